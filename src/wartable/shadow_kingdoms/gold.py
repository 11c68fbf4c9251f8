"""The Gold Shrine: its Gold, and the Goblin's exchange of Gold for Magic, which may come before it or after it."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.effects import AROUND_ACTION, GAIN_GOLD, POWERS, SHRINE_IDS
from wartable.shadow_kingdoms.exchange import grown
from wartable.shadow_kingdoms.gains import NO_SOURCE, gain_gold, gain_magic, pay_gold, tell_idle, track_limit
from wartable.shadow_kingdoms.offers import offering
from wartable.shadow_kingdoms.options import argument_of, option
from wartable.shadow_kingdoms.riftlands_components import EXCHANGE, EXCHANGE_FIRST, EXCHANGE_GOLD
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

GOLD: Final[i64] = SHRINE_IDS.index("gold")


def gold_action(player: Player, seat: i64, discount: i64) -> Step[Any]:
    """SK-085: the Shrine's Gold. RL-030: with a power that exchanges Gold there, that comes before or after it."""
    if player.listens_to(AROUND_ACTION):
        return ExchangeFirst(seat, offering(player, AROUND_ACTION, GOLD)[0], discount)
    return VisitGold(seat, discount)


@final
class VisitGold(Step[ShadowKingdoms]):
    """SK-085, SK-231: as much Gold as the die's Discount. SK-086: a 6 brings nothing."""

    def __init__(self, seat: i64, discount: i64) -> None:
        self.seat: Final[i64] = seat
        self.discount: Final[i64] = discount

    def happens(self, game: ShadowKingdoms) -> None:
        if self.discount == 0:
            tell_idle(game, self.seat)
        gain_gold(game, self.seat, self.discount, NO_SOURCE)


@final
class ExchangeFirst(Step[ShadowKingdoms]):
    """RL-R20: the exchange before the Shrine's Gold, asked only if some of that Gold would be lost without it.

    Otherwise it makes no difference, and the exchange is asked for afterwards, when more Gold is at hand.
    """

    def __init__(self, seat: i64, number: i64, discount: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.discount: Final[i64] = discount

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        if not makes_room(player, self.discount):
            return None
        return Decision(self.seat, EXCHANGE_FIRST, exchange_options(player, self.number))

    def happens(self, game: ShadowKingdoms) -> None:
        game.do(VisitGold(self.seat, self.discount), ExchangeGold(self.seat, self.number))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        amount = argument_of(option)
        if amount == 0:
            self.happens(game)
            return
        exchange_gold(game, self.seat, self.number, amount)
        game.then(VisitGold(self.seat, self.discount))


def makes_room(player: Player, discount: i64) -> bool:
    """RL-R20: 1 Gold spent first leaves more Gold in the end than 1 Gold spent afterwards."""
    if player.gold == 0:
        return False
    return grown(player, player.gold - 1, discount, GAIN_GOLD) > grown(player, player.gold, discount, GAIN_GOLD) - 1


@final
class ExchangeGold(Step[ShadowKingdoms]):
    """RL-030, RL-113, RL-R20: the exchange after the Shrine's Gold."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, EXCHANGE, exchange_options(game.players[self.seat], self.number))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        exchange_gold(game, self.seat, self.number, argument_of(option))


def exchange_options(player: Player, number: i64) -> list[int]:
    """RL-030, RL-R20: from none to 3, but no more than the Gold at hand, and no more than fits as Magic."""
    most: i64 = POWERS[number].argument
    most = min(most, player.gold, track_limit(player) - player.magic)
    return [option(EXCHANGE_GOLD, amount) for amount in range(most + 1)]


def exchange_gold(game: ShadowKingdoms, seat: i64, number: i64, amount: i64) -> None:
    """RL-R20: one exchange is one instance of gaining Magic."""
    pay_gold(game, seat, amount)
    gain_magic(game, seat, amount, number)
