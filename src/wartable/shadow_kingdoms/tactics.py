"""The Tactics Shrine and reserving: taking a plan into a reserve slot, and the slot's bonus."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import CYCLE_PLAN_COST, SLOT_MARKERS, SLOT_POWERS, SLOTS
from wartable.shadow_kingdoms.effects import ANY, FREE_CYCLE, GAIN_PLAN, NO_OFFER, NOTHING, Power
from wartable.shadow_kingdoms.gains import (
    NO_SOURCE,
    amount_of,
    gain,
    may_gain_influence,
    pay_gold,
    pay_magic,
    set_off,
    tell_idle,
)
from wartable.shadow_kingdoms.offers import Offer, Use
from wartable.shadow_kingdoms.options import (
    CYCLE_PLAN,
    DONE,
    INTO_SLOT,
    PASS,
    PAY,
    PLAN_PICK,
    RESERVE,
    RESERVE_BONUS,
    RESERVE_SLOT,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.options import TACTICS_SHRINE as TACTICS_QUESTION
from wartable.shadow_kingdoms.prices import TACTICS_SHRINE, bonus_price, plan_price
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import cycle_plan, reserve


def is_open_slot(player: Player, slot: i64) -> bool:
    """SK-094, SK-R19, SK-R20, SK-I11: the left slot is open from the start, the others without their marker;
    one plan each.
    """
    marker: i64 = SLOT_MARKERS[slot]
    return player.reserve[slot] == NOTHING and (marker == NOTHING or not player.is_covered(marker))


def has_open_slot(player: Player) -> bool:
    """SK-090: a plan needs an open, unlocked slot. SK-101: slots are filled in any order."""
    for slot in range(SLOTS):
        if is_open_slot(player, slot):
            return True
    return False


@final
class VisitTactics(Step[ShadowKingdoms]):
    """SK-088: take one plan of the line into a slot, or none. SK-067, SK-R21: plans may be cycled before and after.

    RL-026, RL-R46: the first cycling of a visit may be free, even without Magic.
    """

    def __init__(self, seat: i64, discount: i64, has_taken: bool, cycled: i64) -> None:
        self.seat: Final[i64] = seat
        self.discount: Final[i64] = discount
        self.has_taken: Final = has_taken
        self.cycled: Final[i64] = cycled

    def cycle_price(self, player: Player) -> i64:
        return 0 if self.cycled < amount_of(player, FREE_CYCLE, TACTICS_SHRINE) else CYCLE_PLAN_COST

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        options: list[int] = []
        if not self.has_taken and has_open_slot(player):
            for place in range(len(game.line)):
                if player.gold >= plan_price(player, place, self.discount):
                    options.append(option(RESERVE, game.line[place]))
        if game.plan_deck.size and player.magic >= self.cycle_price(player):
            for plan in game.line:
                options.append(option(CYCLE_PLAN, plan))
        if not options:
            return None
        options.append(plain(DONE))
        return Decision(self.seat, TACTICS_QUESTION, options)

    def happens(self, game: ShadowKingdoms) -> None:
        if not self.has_taken:
            tell_idle(game, self.seat)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        verb, plan = verb_of(option), argument_of(option)
        player = game.players[self.seat]
        if verb == CYCLE_PLAN:
            pay_magic(game, self.seat, self.cycle_price(player))
            cycle_plan(game, self.seat, plan)
            game.then(VisitTactics(self.seat, self.discount, self.has_taken, self.cycled + 1))
        elif verb == RESERVE:
            price = plan_price(player, game.line.index(plan), self.discount)
            again = VisitTactics(self.seat, self.discount, True, self.cycled)
            game.do(ReservePlan(self.seat, plan, price), again)


@final
class PickPlan(Step[ShadowKingdoms]):
    """SK-155: reserve one plan without paying its cost; SK-R50: or none. SK-R22: plans may be cycled first.

    SK-R56: as nothing is paid, nothing is reduced.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for plan in game.line:
            options.append(option(RESERVE, plan))
        if game.plan_deck.size and game.players[self.seat].magic >= CYCLE_PLAN_COST:
            for plan in game.line:
                options.append(option(CYCLE_PLAN, plan))
        options.append(plain(PASS))
        return Decision(self.seat, PLAN_PICK, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        verb, plan = verb_of(option), argument_of(option)
        if verb == CYCLE_PLAN:
            pay_magic(game, self.seat, CYCLE_PLAN_COST)
            cycle_plan(game, self.seat, plan)
            game.then(self)
        elif verb == RESERVE:
            game.then(ReservePlan(self.seat, plan, 0))


@final
class ReserveFree(Offer):
    """The offer of PickPlan. SK-R84: not without an open slot, nor with an empty line."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return len(game.line) > 0 and has_open_slot(game.players[seat])

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(PickPlan(seat))


@final
class ReservePlan(Step[ShadowKingdoms]):
    """SK-R81, SK-242: choose the slot; pay; the plan moves, the line is refilled; Scout; then the slot's bonus.

    SK-R54, SK-R55: so it is for Sentry too; every level of nesting fills a slot, so there are three at most. RL-R58: an
    overlay's gain comes with Scout.
    """

    def __init__(self, seat: i64, plan: i64, price: i64) -> None:
        self.seat: Final[i64] = seat
        self.plan: Final[i64] = plan
        self.price: Final[i64] = price

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for slot in range(SLOTS):
            if is_open_slot(game.players[self.seat], slot):
                options.append(option(INTO_SLOT, slot))
        return Decision(self.seat, RESERVE_SLOT, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        slot = argument_of(option)
        pay_gold(game, self.seat, self.price)
        reserve(game, self.seat, self.plan, slot)
        if game.players[self.seat].listens_to(GAIN_PLAN):
            set_off(game, self.seat, GAIN_PLAN, ANY, 1, NO_SOURCE)
        if SLOT_POWERS[slot].offer == NO_OFFER:
            game.then(TakeSlotBonus(self.seat, slot))
        else:
            game.then(Use(self.seat, SLOT_POWERS[slot].number))


@final
class TakeSlotBonus(Step[ShadowKingdoms]):
    """SK-095, SK-096: pay at once for the slot's bonus, or never. SK-R41: not offered if it gives nothing."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final[i64] = slot

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        price = bonus_price(player, SLOT_POWERS[self.slot].cost_gold)
        if player.gold < price or not may_gain_influence(player):
            return None
        return Decision(self.seat, RESERVE_BONUS, [plain(PAY), plain(PASS)])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == PAY:
            power = SLOT_POWERS[self.slot]
            pay_gold(game, self.seat, bonus_price(game.players[self.seat], power.cost_gold))
            gain(game, self.seat, power.gain, 1, NO_SOURCE)
