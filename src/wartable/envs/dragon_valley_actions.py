"""The action ids of Dragon Valley: every verb with every place, stack, card, tile, enemy, item or number.

An option that goes on with one chosen before has a long key, `a4.knight:a2:1`. All options of a question share what
was chosen before, so the id is that of the last part alone: `1`.
"""

from typing import Final, final

from wartable.dragon_valley.components import (
    BUILDINGS,
    CARDS,
    CELLS,
    FOES,
    FRIENDS,
    ITEM_IDS,
    PLACES,
)
from wartable.dragon_valley.options import OWN_PART, SEAT, WORDS, key, lay_option, option, stack_option
from wartable.dragon_valley.packing import GROUP_MASK
from wartable.engine.agenda import Game
from wartable.engine.contract import Setting
from wartable.engine.decision import Decision
from wartable.envs.actions import ActionTable

PILES: Final = 4
COUNTS: Final = {
    "": 1,
    "c": int(CARDS),
    "l": int(PLACES),
    "u": int(FRIENDS),
    "f": int(FOES),
    "b": int(BUILDINGS),
    "#": int(GROUP_MASK) + 1,
}


@final
class DragonValleyActions(ActionTable):
    """A table in which an option is found by its last part."""

    version = 1

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        for verb, (_, letter, _) in enumerate(WORDS):
            for code in codes(verb, letter, players):
                self.add(code, key(code))

    def ids_of(self, game: Game, decision: Decision) -> list[int]:
        return [self.id_of(code & OWN_PART) for code in decision.options]


def codes(verb: int, letter: str, players: int) -> list[int]:
    """All options of a verb, by what its argument is."""
    if letter == "s":
        return [int(stack_option(verb, place, kind)) for place in range(PLACES) for kind in range(FRIENDS)]
    if letter == "e":
        return [int(stack_option(verb, place, kind)) for place in range(CELLS) for kind in range(FOES)]
    if letter == "i":
        return [int(lay_option(item, pile)) for item in range(len(ITEM_IDS)) for pile in range(PILES)]
    if letter == "n":
        return [int(option(verb, number)) for number in range(players if verb == SEAT else PILES)]
    return [int(option(verb, argument)) for argument in range(COUNTS[letter])]
