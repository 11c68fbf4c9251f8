"""The action ids of Quests: every verb with every card, slot or seat that it can be about."""

from typing import Final, final

from wartable.engine.agenda import Game
from wartable.engine.contract import Setting
from wartable.engine.decision import Decision
from wartable.envs.actions import ActionTable
from wartable.quests.options import VERB_OF_OPTION, arguments, key

SEAT: Final = "p"
NONE: Final = -1


@final
class QuestsActions(ActionTable):
    version = 1

    def __init__(self) -> None:
        super().__init__()
        self.of_option: Final = [NONE] * len(VERB_OF_OPTION)  # ids by option

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        """Seats that are not at the table cannot be aimed at."""
        for option in range(len(VERB_OF_OPTION)):
            if all(letter != SEAT or value < players for letter, value in arguments(option)):
                self.add(option, key(option))
                self.of_option[option] = self.ids[option]

    def ids_of(self, game: Game, decision: Decision) -> list[int]:
        """By a list instead of a dictionary: options are small numbers here."""
        ids = self.of_option
        found: list[int] = []
        for option in decision.options:
            found.append(ids[option])
        return found
