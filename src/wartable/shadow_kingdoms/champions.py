"""Champions: the Champions Shrine, picking one by an effect, and what happens when one is gained."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import CHAMPIONS, CYCLE_CHAMPION_COST, INSTANT, ONGOING, ROW_SLOTS
from wartable.shadow_kingdoms.effects import (
    ANY,
    GAIN_CHAMPION,
    GAIN_INSTANT,
    NOTHING,
    Power,
)
from wartable.shadow_kingdoms.gains import may_gain_champion, pay_gold, pay_magic, set_off_those, tell_idle
from wartable.shadow_kingdoms.offers import CarryOut, Occasion, Offer, magic_price
from wartable.shadow_kingdoms.options import (
    BUY,
    CHAMPION_PICK,
    CHAMPIONS_SHRINE,
    CYCLE_CHAMPION,
    DONE,
    PASS,
    TAKE_CHAMPION,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.prices import bonus_champion_price, champion_price
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import cycle_champion, receive_champion


def cycle_options(game: ShadowKingdoms, seat: i64, kind: i64, reserve: i64) -> list[int]:
    """SK-068, SK-071, SK-072: cycle a Champion of one or all rows for 1 Magic each, `reserve` Magic being kept back.

    SK-R23: not while the deck is empty. SK-R93: options name slots, even if two cards are alike.
    """
    options: list[int] = []
    if game.players[seat].magic < CYCLE_CHAMPION_COST + reserve:
        return options
    for place in range(len(game.rows)):
        row = place // ROW_SLOTS
        if (kind == ANY or row == kind) and game.rows[place] != NOTHING and game.champion_decks[row].size:
            options.append(option(CYCLE_CHAMPION, place))
    return options


def pay_and_cycle(game: ShadowKingdoms, seat: i64, place: i64) -> None:
    pay_magic(game, seat, CYCLE_CHAMPION_COST)
    cycle_champion(game, seat, place)


@final
class VisitChampions(Step[ShadowKingdoms]):
    """SK-073: buy one face-up Champion; SK-083: or none. SK-078: not beyond the limit.

    SK-R21: cards may be cycled before and after the purchase, and without one.
    """

    def __init__(self, seat: i64, discount: i64, has_bought: bool) -> None:
        self.seat: Final[i64] = seat
        self.discount: Final[i64] = discount
        self.has_bought: Final = has_bought

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        player = game.players[self.seat]
        if not self.has_bought and may_gain_champion(player):
            for place in range(len(game.rows)):
                price = champion_price(player, place // ROW_SLOTS, self.discount)
                if game.rows[place] != NOTHING and player.gold >= price:
                    options.append(option(BUY, place))
        options.extend(cycle_options(game, self.seat, ANY, 0))
        if not options:
            return None
        options.append(plain(DONE))
        return Decision(self.seat, CHAMPIONS_SHRINE, options)

    def happens(self, game: ShadowKingdoms) -> None:
        if not self.has_bought:
            tell_idle(game, self.seat)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        verb, place = verb_of(option), argument_of(option)
        if verb == CYCLE_CHAMPION:
            pay_and_cycle(game, self.seat, place)
            game.then(self)
        elif verb == BUY:
            pay_gold(game, self.seat, champion_price(game.players[self.seat], place // ROW_SLOTS, self.discount))
            game.do(GainChampion(self.seat, place), VisitChampions(self.seat, self.discount, True))


@final
class PickChampion(Step[ShadowKingdoms]):
    """D11: an effect lets the player take a Champion, of one type or any, for nothing, its base cost, or Magic.

    SK-146, SK-R50: it may be declined. SK-R22, RL-R29: cards may be cycled first while the price stays payable.
    """

    def __init__(self, seat: i64, kind: i64, asks_gold: bool, magic: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.asks_gold: Final = asks_gold
        self.magic: Final[i64] = magic

    def price(self, game: ShadowKingdoms, place: i64) -> i64:
        """SK-098: the right slot's bonus asks the base cost. SK-R57: a free Champion costs nothing."""
        return bonus_champion_price(game.players[self.seat], place // ROW_SLOTS) if self.asks_gold else 0

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for place in range(len(game.rows)):
            if (self.kind != ANY and place // ROW_SLOTS != self.kind) or game.rows[place] == NOTHING:
                continue
            if game.players[self.seat].gold >= self.price(game, place):
                options.append(option(TAKE_CHAMPION, place))
        options.extend(cycle_options(game, self.seat, self.kind, self.magic))
        options.append(plain(PASS))
        return Decision(self.seat, CHAMPION_PICK, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        """SK-R87, RL-R60: the price is paid when the card is chosen; declining costs nothing."""
        verb, place = verb_of(option), argument_of(option)
        if verb == CYCLE_CHAMPION:
            pay_and_cycle(game, self.seat, place)
            game.then(self)
        elif verb == TAKE_CHAMPION:
            pay_gold(game, self.seat, self.price(game, place))
            pay_magic(game, self.seat, self.magic)
            game.then(GainChampion(self.seat, place))


@final
class DraftChampion(Offer):
    """SK-146, RL-049, RL-073, RL-077, RL-084: one face-up Champion without Gold. SK-R29, SK-R84: not at the limit."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        if not may_gain_champion(game.players[seat]):
            return False
        for place in range(len(game.rows)):
            if game.rows[place] != NOTHING and (power.argument == ANY or place // ROW_SLOTS == power.argument):
                return True
        return False

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(PickChampion(seat, power.argument, False, magic_price(game.players[seat], power)))


@final
class BuyChampion(Offer):
    """SK-098, SK-099, SK-R41: a Champion for its base cost; not at the limit, nor if none can be paid."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        player = game.players[seat]
        if not may_gain_champion(player):
            return False
        for place in range(len(game.rows)):
            if game.rows[place] != NOTHING and player.gold >= bonus_champion_price(player, place // ROW_SLOTS):
                return True
        return False

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(PickChampion(seat, ANY, True, 0))


@final
class GainChampion(Step[ShadowKingdoms]):
    """SK-R80: the card moves and its slot is refilled; automatic gains for gaining one; then an Instant's own effect.

    SK-R30: a Champion does not react to its own arrival. SK-080, SK-082: Instants and End-game cards stay and count.
    RL-R26: what Instants set off comes last.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place

    def happens(self, game: ShadowKingdoms) -> None:
        player = game.players[self.seat]
        before = player.powers
        is_heard = player.listens_to(GAIN_CHAMPION)
        champion = CHAMPIONS[receive_champion(game, self.seat, self.place)]
        if champion.type == ONGOING:
            player.gets_powers(champion.powers)
        if is_heard:
            set_off_those(game, self.seat, GAIN_CHAMPION, ANY, before)
        if champion.type == INSTANT:
            if player.listens_to(GAIN_INSTANT):
                game.do(CarryOut(self.seat, champion.powers), Occasion(self.seat, GAIN_INSTANT, ANY))
            else:
                game.then(CarryOut(self.seat, champion.powers))
