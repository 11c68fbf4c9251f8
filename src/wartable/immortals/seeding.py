"""Seeding the tower: the first throw, and the armies that fall out are divided between the limbos."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import each_seat_from
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY
from wartable.immortals.components import SEED_ARMIES, SEED_INHABITANTS, TRAY_AFTER_SEEDING
from wartable.immortals.options import DIVIDE, V_LIGHT, argument_of, offer_numbers
from wartable.immortals.rounds import BeginRound
from wartable.immortals.table import IN_SEEDING, Immortals
from wartable.immortals.tower import COLORS, GREEN, throw
from wartable.immortals.tray import divide_fallen, fill_tray, keep_inhabitants
from wartable.immortals.verbs import put_supplies_away, take_from_supply, take_inhabitants


@final
class SeedTower(Step[Immortals]):
    """IM-046: seven armies of each player and ten inhabitants are thrown into the empty tower together.

    IM-048, IM-R25: two inhabitants at most stay in the tray, the others go back to the supply.
    """

    def happens(self, game: Immortals) -> None:
        game.phase = IN_SEEDING
        thrown = [0] * COLORS
        for seat in range(game.seats):
            thrown[seat] = take_from_supply(game, seat, SEED_ARMIES)
        thrown[GREEN] = take_inhabitants(game, SEED_INHABITANTS)
        fallen = throw(game.tower, game.chance, thrown)
        fill_tray(game, fallen)
        keep_inhabitants(game, min(game.tray_inhabitants, TRAY_AFTER_SEEDING))
        game.learns(EVERYBODY)
        game.tell("seeded", {"fallen": sum(fallen), "inhabitants": fallen[GREEN]})
        order: list[Step[Immortals]] = [DivideFallen(seat) for seat in each_seat_from(game.first, game.seats)]
        game.do(*order, PutSupplyAway())


@final
class DivideFallen(Step[Immortals]):
    """IM-047: each owner divides the fallen armies freely between both limbos. IM-R24: in player order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, DIVIDE, offer_numbers(V_LIGHT, 0, game.players[self.seat].tray))

    def chosen(self, game: Immortals, option: i64) -> None:
        divide_fallen(game, self.seat, argument_of(option))


@final
class PutSupplyAway(Step[Immortals]):
    """IM-049: armies still in a personal supply leave the game for good; then the first round begins."""

    def happens(self, game: Immortals) -> None:
        put_supplies_away(game)
        game.then(BeginRound())
