"""The contract: what every game gives to the engine, and everything that is asked of it."""

from collections.abc import Sequence
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import G
from wartable.engine.chance import Chance
from wartable.engine.decision import BadSetup, Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking

Setting = bool | int | str
ENGLISH: Final = "en"  # the language that every game has words in


class SetupOption:
    """A setting of a game that is fixed before it starts: its name, its values, and the one taken by default.

    `players` are the numbers of players for which it matters; without any, it always does.
    """

    def __init__(self, name: str, values: Sequence[Setting], default: Setting, players: Sequence[int] = ()) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.players: Final = players


class Shortcut:
    """A thing on the table that no option is about, but that says which choices are to be made in a row."""

    def __init__(self, thing: str, keys: list[str]) -> None:
        self.thing: Final = thing
        self.keys: Final = keys


class ScoreLine:
    """One line of the final account: points of a seat, and the facts that explain them."""

    def __init__(self, seat: int, name: str, points: int, facts: dict[str, Fact]) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.points: Final = points
        self.facts: Final = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[G]):
    """A game as published, with everything that tools, bots, server and command line need to know about it.

    `seat=None` stands for a spectator everywhere.
    """

    name: str
    rules_version: int
    players: Sequence[int]
    unofficial: Sequence[int] = ()  # numbers of players that the rulebook does not know
    setup_options: Sequence[SetupOption] = ()
    books: Sequence[str] = ()  # the rule pages of its expansions, beside the one of its own name
    sudden: Sequence[str] = ()  # events that end a seat's turn without its saying so: bots then give it time to look
    longest: int  # more choices than any game can take: a bound for tests and a guard against endless play
    ties: Sequence[str] = ()  # the events that tell how a tie was broken
    solo_target: int = 0  # the points that a solo player should reach; where there are none, winning is what counts

    def new(self, players: i64, chance: Chance, options: dict[str, Setting]) -> G:
        """Set up a game that keeps this generator; it has not run yet."""
        raise NotImplementedError

    def imagine(self, game: G, seat: i64, seed: i64) -> G:
        """A copy in which everything that the seat cannot know is dealt again."""
        raise NotImplementedError

    def prepared(self, game: G, seat: i64) -> G:
        """The game as it is imagined from many times, with what is the same for all worlds counted out already."""
        return game

    def imagine_from(self, prepared: G, seat: i64, seed: i64) -> G:
        """The world that `imagine` gives for this seed, from what was prepared for the seat."""
        return self.imagine(prepared, seat, seed)

    def view_type(self) -> type:
        """The structure of its views, from which the types of the client are made."""
        raise NotImplementedError

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        """What is printed on every different card and piece, in the order of the component data."""
        return []

    def names(self, language: str = ENGLISH) -> dict[tuple[str, str], str]:
        """The printed names of cards and other things on the table, by their sort and id."""
        return {(face.sort, face.id): face.name for face in self.faces(language)}

    def numbers(self) -> dict[str, Fact]:
        """Numbers of the component data that every sentence of the game may tell, by name."""
        return {}

    def view(self, game: G, seat: int | None) -> object:
        """What the seat may see, built from scratch: a structure that msgspec can encode."""
        raise NotImplementedError

    def glimpse(self, game: G) -> object | None:
        """What everybody sees change with the event told last, where a page shows events one by one; else None."""
        return None

    def question(self, decision: Decision) -> str:
        """The word for the question, as in the Decisions chapter of the rules."""
        raise NotImplementedError

    def asked(self, game: G) -> list[tuple[int, str]]:
        """The seats that everybody sees being asked, with the question; a seat that is not may be shown among them."""
        return [(int(decision.seat), self.question(decision)) for decision in game.decisions()]

    def key(self, option: i64) -> str:
        """The option's word for records, tests and the wire."""
        raise NotImplementedError

    def facts(self, game: G, decision: Decision, option: i64) -> dict[str, Fact]:
        """What a sentence about the option needs to know."""
        raise NotImplementedError

    def touches(self, game: G, decision: Decision, option: i64) -> list[str]:
        """The ids of the things on the table that the option is about."""
        raise NotImplementedError

    def caution(self, game: G, decision: Decision, option: i64) -> Note | None:
        """What a person should hear before taking this option, where it costs something that is easily overlooked."""
        return None

    def confirm(self, game: G, decision: Decision, option: i64) -> Note | None:
        """What this option spends or reveals at once, where that is final or no further question comes before it."""
        return None

    def mode(self, game: G, decision: Decision, option: i64) -> Note | None:
        """What a player first says they want to do, where the option must not be mistaken for another; else None."""
        return None

    def is_minor(self, game: G, decision: Decision, option: i64) -> bool:
        """Whether the option is legal but seldom what a player wants: a page shows it less brightly."""
        return False

    def remarks(self, game: G, seat: i64) -> dict[str, Note]:
        """What can be said to a seat about things on the table now: what they cost it, what is missing for them."""
        return {}

    def question_facts(self, game: G, decision: Decision) -> dict[str, Fact]:
        """What the sentence of the question can name, such as a card and what it would give."""
        return {}

    def why_not(self, game: G, seat: int, wish: str) -> NotOffered:
        """Why a key, or a thing on the table, is not among the seat's options now."""
        raise NotImplementedError

    def picking(self, decision: Decision) -> Picking[G] | None:
        """How the decision is made by picking several things; None where one choice answers it."""
        return None

    def shortcuts(self, game: G, decision: Decision) -> list[Shortcut]:
        """Things that answer this question and the next ones at once, as far as the seat can know these."""
        return []

    def scores(self, game: G) -> list[int]:
        """The points of each seat: final when the game is over, otherwise as they stand with all secrets known."""
        raise NotImplementedError

    def winners(self, game: G) -> list[int]:
        """The seats that have won; several when the victory is shared."""
        raise NotImplementedError

    def places(self, game: G) -> list[int]:
        """The place of each seat in the final ranking, from 1: the winners first, then by points; equals share one."""
        winners, scores = self.winners(game), self.scores(game)
        standings = [(seat in winners, score) for seat, score in enumerate(scores)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def account(self, game: G) -> list[ScoreLine]:
        """The final scores, line by line; only for a game that is over."""
        raise NotImplementedError

    def earned(self, game: G) -> list[ScoreLine]:
        """The points so far of which everybody knows, line by line; none before the end where all are secret."""
        return self.account(game) if game.over else []

    def verdict(self, game: G) -> str:
        """What the rules say about the result beyond points, such as a solo player's rank; empty if nothing."""
        return ""

    def sides(self, game: G, seat: int) -> list[str]:
        """What chance has dealt to a seat for the whole game, such as a tribe: simulations report how each fares."""
        return []

    def rounds(self, game: G) -> int:
        """How many rounds have been begun."""
        raise NotImplementedError

    def broken_invariants(self, game: G) -> list[str]:
        """The ids of the invariants that do not hold."""
        raise NotImplementedError

    # --- the same for every game

    def settings(self, players: int, options: dict[str, Setting]) -> dict[str, Setting]:
        """The options with defaults filled in; refuses player counts, names and values that do not exist."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise BadSetup("", "players", {"game": self.name, "counts": counts, "players": players})
        known = {option.name: option for option in self.setup_options}
        for name, value in options.items():
            if name not in known:
                facts: dict[str, Fact] = {"game": self.name, "option": name}
                raise BadSetup("", "no_such_option", facts | {"options": ", ".join(known)} if known else facts)
            if not any(value == one and type(value) is type(one) for one in known[name].values):
                values = ", ".join(str(one) for one in known[name].values)
                told: dict[str, Fact] = {"game": self.name, "option": name, "values": values, "value": repr(value)}
                raise BadSetup("", "no_such_value", told)
        return {option.name: options.get(option.name, option.default) for option in self.setup_options}
