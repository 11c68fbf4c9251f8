"""The action ids of Immortals: every verb with every card, site, space, realm or number that it can be about."""

from itertools import chain
from typing import Final, final

from wartable.engine.contract import Setting
from wartable.envs.actions import ActionTable
from wartable.immortals.components import BOARDS, CARD_IDS, CUBES, REALM_IDS, SITE_IDS
from wartable.immortals.options import WORDS, card_on, key, option

ON_A_SPACE: Final = "p"
COUNTS: Final = {"": 1, "n": int(CUBES) + 1, "c": len(CARD_IDS), "s": len(SITE_IDS), "r": len(REALM_IDS)}


@final
class ImmortalsActions(ActionTable):
    version = 1

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        """A player has no more armies than cubes, so no number is larger."""
        for verb, (_, letter) in enumerate(WORDS):
            if letter == ON_A_SPACE:
                self.fill_spaces(verb)
            else:
                for argument in range(COUNTS[letter]):
                    self.add_option(int(option(verb, argument)))

    def fill_spaces(self, verb: int) -> None:
        """Boards differ in their spaces. IM-R84: spaces that are alike share a name, and so the ids."""
        for board in chain.from_iterable(BOARDS):
            for space in board.spaces:
                for card in range(len(CARD_IDS)):
                    self.add_option(int(card_on(verb, space, card)))

    def add_option(self, code: int) -> None:
        self.add(code, key(code))
