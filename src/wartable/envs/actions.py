"""Action ids: a stable table for each game, table size and option set, made once from the component data.

A game's table lists every key that can exist, verb by verb, each with all its arguments in the order of the data. The
place in the list is the id, so it changes only with the data or the verbs, and then the table's version is raised.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game
from wartable.engine.contract import Setting
from wartable.engine.decision import Decision

PAGE_BITS: Final[i64] = 8
PAGE_MASK: Final[i64] = (1 << PAGE_BITS) - 1
NO_ID: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """The ids of a game's options: `keys` by id, and the id of each option number."""

    version: int

    def __init__(self) -> None:
        self.keys: Final[list[str]] = []
        self.pages: Final[list[list[int]]] = []  # ids by option number: lists are quicker to look into than a dict
        self.known: Final[dict[str, int]] = {}

    @property
    def size(self) -> int:
        return len(self.keys)

    def number(self, key: str) -> int:
        """The id of a key, which is new at the end of the table unless it is there already."""
        if key not in self.known:
            self.known[key] = len(self.keys)
            self.keys.append(key)
        return self.known[key]

    def add(self, option: i64, key: str) -> None:
        """Give an option the id of its key. Two options of one key never meet in a decision, so they share an id."""
        page, place = option >> PAGE_BITS, option & PAGE_MASK
        while len(self.pages) <= page:
            self.pages.append([])
        ids = self.pages[page]
        while len(ids) <= place:
            ids.append(NO_ID)
        ids[place] = self.number(key)

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        """Add everything that the game can offer at such a table, in the order of its ids."""
        raise NotImplementedError

    def ids_of(self, game: Game, decision: Decision) -> list[int]:
        """The id of each option of a decision, in their order."""
        return [self.id_of(option) for option in decision.options]

    @final
    def id_of(self, option: i64) -> int:
        """The id of an option number that was added."""
        found = self.pages[option >> PAGE_BITS][option & PAGE_MASK]
        assert found != NO_ID, "every option that is offered has an id"
        return found

    def option_of(self, game: Game, decision: Decision, action: i64) -> i64:
        """The option of the decision that has this id, or -1."""
        ids = self.ids_of(game, decision)
        for place in range(len(ids)):
            if ids[place] == action:
                return decision.options[place]
        return -1
