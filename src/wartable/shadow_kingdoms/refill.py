"""Refilling the board: when it happens, and in which order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import dice_in_shrines, empty_shrines, fill_shrines, renew_champions


def must_refill(game: ShadowKingdoms, seat: i64) -> bool:
    """SK-040, SK-225: no more dice in the Shrines than the threshold. SK-041, SK-R66: or no legal destination at all.

    SK-R01, SK-I26, SK-244: looked at once, at the start of a turn. SK-R92: a Shrine emptied later changes nothing.
    """
    return dice_in_shrines(game) <= game.count.refill_threshold or not has_destination(game, seat)


def has_destination(game: ShadowKingdoms, seat: i64) -> bool:
    """SK-041: some location where the Warden is not is open, Camp included."""
    place: i64 = game.players[seat].place
    locations = game.edition.locations
    for number in range(len(locations)):
        if number != place and locations[number].is_open(game, seat):
            return True
    return False


@final
class Refill(Step[ShadowKingdoms]):
    """SK-042..SK-045: dice back to the bag, new ones to each Shrine, new Champions. SK-046: nothing else is touched.

    SK-048: so nine Champions are new. SK-047: then the turn goes on. SK-R04, SK-I20: there always is a destination.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        game.tell("refilled", {})
        empty_shrines(game)
        fill_shrines(game, game.count.refill_dice)
        renew_champions(game)
        game.edition.after_refill(game, self.seat)
