"""The action ids of Quests: every verb with every card, slot or seat that it can be about."""

from typing import Final, final

from wartable.engine.contract import Setting
from wartable.envs.actions import ActionTable
from wartable.quests.options import VERB_OF_OPTION, arguments, key

SEAT: Final = "p"


@final
class QuestsActions(ActionTable):
    version = 1

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        """Seats that are not at the table cannot be aimed at."""
        for option in range(len(VERB_OF_OPTION)):
            if all(letter != SEAT or value < players for letter, value in arguments(option)):
                self.add(option, key(option))
