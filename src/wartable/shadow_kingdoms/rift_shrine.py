"""The Riftlands Shrine: a die from any base Shrine, then an expedition through one of the three rifts."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.dice import discount_of
from wartable.shadow_kingdoms.effects import ANY, PLACE_CHIT
from wartable.shadow_kingdoms.gains import NO_SOURCE, pay_magic, set_off, tell_idle
from wartable.shadow_kingdoms.options import (
    DIE_FROM_ANY_SHRINE,
    DONE,
    argument_of,
    die_in,
    option,
    plain,
    shrine_in,
    verb_of,
)
from wartable.shadow_kingdoms.relics import PickRelic
from wartable.shadow_kingdoms.riftlands_components import ACTIVATE, AREAS, CHIT_SURCHARGE, CHITS, RIFT, RIFTS
from wartable.shadow_kingdoms.rifts import chits_in, chits_on_board, place_chit
from wartable.shadow_kingdoms.table import Location, ShadowKingdoms
from wartable.shadow_kingdoms.taking import GainDie, dice_of_all_shrines
from wartable.shadow_kingdoms.verbs import dice_in_shrines, take_from_shrine


@final
class RiftlandsShrine(Location):
    """RL-010, RL-R51: a further destination, open while there is a die in a base Shrine. RL-019: it holds no dice."""

    def is_open(self, game: ShadowKingdoms, seat: i64) -> bool:
        return dice_in_shrines(game) > 0

    def enter(self, game: ShadowKingdoms, seat: i64) -> None:
        game.then(TakeRiftDie(seat))


@final
class TakeRiftDie(Step[ShadowKingdoms]):
    """RL-011: one die of any base Shrine, without that Shrine's action.

    RL-R32: in solo play, the blocked one is no exception.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, DIE_FROM_ANY_SHRINE, dice_of_all_shrines(game))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        argument = argument_of(option)
        die = die_in(argument)
        take_from_shrine(game, self.seat, shrine_in(argument), die)
        game.do(GainDie(self.seat, die), ActivateRift(self.seat, discount_of(die)))


def rift_price(game: ShadowKingdoms, seat: i64, area: i64, discount: i64) -> i64:
    """RL-012, RL-013, RL-015, RL-116, RL-I12: the cost, 1 more for each chit of theirs there, less the Discount, at
    least 0.
    """
    price: i64 = RIFTS[area].cost + CHIT_SURCHARGE * chits_in(game, seat, area) - discount
    return max(0, price)


@final
class ActivateRift(Step[ShadowKingdoms]):
    """RL-013, RL-R05, RL-R53, RL-I18: one rift at most may be activated, for Magic (RL-R08).

    RL-R06: it takes a chit in hand.
    """

    def __init__(self, seat: i64, discount: i64) -> None:
        self.seat: Final[i64] = seat
        self.discount: Final[i64] = discount

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        if chits_on_board(game, self.seat) < CHITS:
            for area in range(AREAS):
                if game.players[self.seat].magic >= rift_price(game, self.seat, area, self.discount):
                    options.append(option(ACTIVATE, area))
        if not options:
            return None
        options.append(plain(DONE))
        return Decision(self.seat, RIFT, options)

    def happens(self, game: ShadowKingdoms) -> None:
        tell_idle(game, self.seat)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        """RL-R09: pay; place the chit; Infiltrator, Syphon; then the Relic. RL-R07: if there is one."""
        if verb_of(option) == DONE:
            return
        area = argument_of(option)
        pay_magic(game, self.seat, rift_price(game, self.seat, area, self.discount))
        place_chit(game, self.seat, area)
        set_off(game, self.seat, PLACE_CHIT, ANY, 1, NO_SOURCE)
        game.then(PickRelic(self.seat, area, 0, False))
