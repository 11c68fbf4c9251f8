"""The Camp: when a battle is certain there, step 1 of it, choosing the plan, and cycling plans before and after it."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle_verbs import begin_battle
from wartable.shadow_kingdoms.components import CYCLE_PLAN_COST, PLANS
from wartable.shadow_kingdoms.effects import ANY, GAIN_PLAN, NOTHING, POWERS
from wartable.shadow_kingdoms.gains import NO_SOURCE, pay_gold, pay_magic, set_off
from wartable.shadow_kingdoms.options import (
    AFTER_BATTLE,
    BATTLE_PLAN,
    CYCLE_PLAN,
    DONE,
    FIGHT,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.prices import camp_price
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import cycle_plan
from wartable.shadow_kingdoms.wilds import Army, army_of


def magic_for_buying(player: Player) -> i64:
    """RL-R40, RL-124: Magic that a power in force gives at once for a plan bought in Camp.

    RL-R25: Champions' is held.
    """
    total: i64 = 0
    if player.listens_to(GAIN_PLAN):
        for number in player.powers:
            power = POWERS[number]
            if power.when == GAIN_PLAN and not power.is_held:
                total += power.gain.magic
    return total


def slides_needed(game: ShadowKingdoms, seat: i64, place: i64, gold: i64) -> i64:
    """SK-R02: how many cheaper cards must be cycled until the plan at this place can be paid for, or NOTHING if it
    cannot.
    """
    player = game.players[seat]
    for slides in range(place + 1):
        if gold >= camp_price(player, place - slides):
            return slides
    return NOTHING


def can_complete(game: ShadowKingdoms, seat: i64, gold: i64, magic: i64, line: list[int]) -> bool:
    """SK-R02, SK-239: with this Gold and Magic, and this line, the player's own choices lead to a completed plan for
    certain.
    """
    player = game.players[seat]
    army = army_of(player)
    for plan in player.reserve:
        if plan != NOTHING and army.satisfies(PLANS[plan], magic):
            return True
    gift = magic_for_buying(player)
    most: i64 = magic // CYCLE_PLAN_COST if game.plan_deck.size else 0
    for place in range(len(line)):
        if not army.satisfies(PLANS[line[place]], magic + gift):
            continue
        slides = slides_needed(game, seat, place, gold)
        if slides == NOTHING or slides > most:
            continue
        if army.satisfies(PLANS[line[place]], magic - slides * CYCLE_PLAN_COST + gift):
            return True
    return False


@final
class ChoosePlan(Step[ShadowKingdoms]):
    """SK-104: a reserved plan, or one of the line for the Gold of its space, that the dice satisfy.

    SK-067, SK-R03, SK-R21, SK-I27: before the battle plans may be cycled while a completed plan stays certain.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        army = army_of(player)
        options: list[int] = []
        for plan in player.reserve:
            if plan != NOTHING and army.satisfies(PLANS[plan], player.magic):
                options.append(option(FIGHT, plan))
        add_payable(game, self.seat, army, options)
        if game.plan_deck.size and player.magic >= CYCLE_PLAN_COST:
            for plan in game.line:
                if may_cycle(game, self.seat, plan, player.magic - CYCLE_PLAN_COST):
                    options.append(option(CYCLE_PLAN, plan))
        return Decision(self.seat, BATTLE_PLAN, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        plan = argument_of(option)
        if verb_of(option) == CYCLE_PLAN:
            pay_and_cycle_plan(game, self.seat, plan)
            game.then(self)
        else:
            choose_plan(game, self.seat, plan)


def add_payable(game: ShadowKingdoms, seat: i64, army: Army, options: list[int]) -> None:
    """SK-104, SK-106: the plans of the line that can be paid for now and that the dice satisfy."""
    player = game.players[seat]
    magic = player.magic + magic_for_buying(player)
    for place in range(len(game.line)):
        plan = game.line[place]
        if player.gold >= camp_price(player, place) and army.satisfies(PLANS[plan], magic):
            options.append(option(FIGHT, plan))


def may_cycle(game: ShadowKingdoms, seat: i64, plan: i64, magic: i64) -> bool:
    """SK-R03: without this plan, with this Magic, and not counting the card to come, a completed plan is certain."""
    rest = [other for other in game.line if other != plan]
    return can_complete(game, seat, game.players[seat].gold, magic, rest)


def choose_plan(game: ShadowKingdoms, seat: i64, plan: i64) -> None:
    """SK-105: a plan bought in Camp needs no slot and gives no bonus. SK-R88: it counts as gained from the line."""
    player = game.players[seat]
    is_bought = plan not in player.reserve
    if is_bought:
        pay_gold(game, seat, camp_price(player, game.line.index(plan)))
    begin_battle(game, seat, plan)
    if is_bought and player.listens_to(GAIN_PLAN):
        set_off(game, seat, GAIN_PLAN, ANY, 1, NO_SOURCE)


@final
class CycleAfterBattle(Step[ShadowKingdoms]):
    """SK-R21: the Warden is still at the Camp after the battle, so any plan of the line may be cycled then."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        if not game.plan_deck.size or game.players[self.seat].magic < CYCLE_PLAN_COST:
            return None
        options: list[int] = []
        for plan in game.line:
            options.append(option(CYCLE_PLAN, plan))
        options.append(plain(DONE))
        return Decision(self.seat, AFTER_BATTLE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == CYCLE_PLAN:
            pay_and_cycle_plan(game, self.seat, argument_of(option))
            game.then(self)


def pay_and_cycle_plan(game: ShadowKingdoms, seat: i64, plan: i64) -> None:
    pay_magic(game, seat, CYCLE_PLAN_COST)
    cycle_plan(game, seat, plan)
