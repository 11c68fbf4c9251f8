"""The outlook of a player in Shadow Kingdoms: what plans promise, less the effort that they still take.

All values are hundredths of a point, found by trying others in many games.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.judge import POINT
from wartable.shadow_kingdoms.components import (
    CHAMPIONS,
    CHART,
    FIELD,
    FIELD_MASK,
    INSTANT,
    PLANS,
    PLANS_TO_END,
    STRENGTH_BONUS,
    STRENGTH_MARKER,
    TROOPS,
    Plan,
)
from wartable.shadow_kingdoms.dice import troop_of, value_of
from wartable.shadow_kingdoms.effects import (
    BATTLE_STRENGTH,
    COMPLETE_PLAN,
    DIE_SPACE,
    GAIN_CHAIN_BONUS,
    GAIN_GOLD,
    GAIN_MAGIC,
    NOTHING,
    POWERS,
)
from wartable.shadow_kingdoms.gains import amount_of, die_spaces
from wartable.shadow_kingdoms.prices import camp_price
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.wilds import Army, army_of

LAST_ROUND: Final[i64] = 27  # by then somebody should have completed seven plans
ROUNDS_A_BATTLE: Final[i64] = 4
CONQUEST: Final[i64] = 380  # area, links and marker of a battle
MISSING_DIE: Final[i64] = 330
EXPECTED_DIE: Final[i64] = 4
GOLD: Final[i64] = 35
FAR: Final[i64] = 260  # a plan that cannot be paid for yet
NO_PROSPECT: Final[i64] = -400
RESERVED: Final[i64] = 90
HUNDRED: Final[i64] = 100
SHARE_OF_BEST: Final[i64] = 60  # percent
SHARE_OF_SECOND: Final[i64] = 15
WANTED_FOR_RESERVED: Final[i64] = 3  # a die for a reserved plan counts as much as one for three others
WANTED_DIE: Final[i64] = 40
PIP_OF_DIE: Final[i64] = 25

# What powers are worth for each battle that is left
STRENGTH_POWER: Final[i64] = 55  # for each point of Strength
PLAN_POWER: Final[i64] = 45
GAIN_POWER: Final[i64] = 70
OTHER_POWER: Final[i64] = 35
CHAMPION_POWER: Final[i64] = 45  # worth of a Champion on offer

# What Champions on offer are worth at once, or in the end
ENDGAME_CHAMPION: Final[i64] = 120
ENDGAME_LATE: Final[i64] = 25  # more for each battle that has been fought
ENDGAME_PLAN: Final[i64] = 40  # more for each completed plan
INSTANT_INFLUENCE: Final[i64] = 45  # for each battle that is left
INSTANT_MAGIC: Final[i64] = 35
INSTANT_GEM: Final[i64] = 130
INSTANT_OFFER: Final[i64] = 160


def battles_left(world: ShadowKingdoms) -> i64:
    """How many battles there is still time for. It goes by rounds, so that no battle is put off to keep it high."""
    if world.end_triggered or world.round >= LAST_ROUND:
        return 0
    return min((LAST_ROUND - world.round) // ROUNDS_A_BATTLE, PLANS_TO_END)


def outlook(world: ShadowKingdoms, seat: i64) -> i64:
    """The best plan in sight, and something for the second best."""
    player = world.players[seat]
    army = army_of(player)
    best = TwoBest(NO_PROSPECT)
    for plan in player.reserve:
        if plan != NOTHING:
            best.offer(prospect(player, army, PLANS[plan], 0) + RESERVED)
    for place in range(len(world.line)):
        best.offer(prospect(player, army, PLANS[world.line[place]], camp_price(player, place)))
    return outlook_of(best)


def outlook_of(best: TwoBest) -> i64:
    return (SHARE_OF_BEST * best.first + SHARE_OF_SECOND * best.second) // HUNDRED


def prospect(player: Player, army: Army, plan: Plan, price: i64) -> i64:
    """What a battle with the plan promises now, less the dice that are missing and the price."""
    return prospect_without(0 if army.satisfies(plan, player.magic) else missing_dice(army, plan), player, plan, price)


def prospect_without(missing: i64, player: Player, plan: Plan, price: i64) -> i64:
    """The same, when it is known how many dice are missing."""
    if plan.size > die_spaces(player) + (1 if player.locked_die != NOTHING else 0):
        missing += 1
    strength: i64 = fitting_strength(player, plan) + missing * EXPECTED_DIE
    value: i64 = POINT * CHART[min(strength, player.influence)] + CONQUEST - MISSING_DIE * missing - GOLD * price
    return value - FAR if price > player.gold else value


def missing_dice(army: Army, plan: Plan) -> i64:
    """How many dice of the right Troop Types are missing, with the help of Wild sources if they do not suffice."""
    missing: i64 = 0
    for troop in range(TROOPS):
        lacking: i64 = (plan.needs >> FIELD * troop & FIELD_MASK) - (army.dice >> FIELD * troop & FIELD_MASK)
        if lacking > 0:
            missing += lacking
    return missing - army.free if missing > army.free and army.free > 0 else missing


def fitting_strength(player: Player, plan: Plan) -> i64:
    """The strongest dice that fit, with all bonuses. Dice lie in canonical order, the strongest of a type last."""
    total: i64 = amount_of(player, BATTLE_STRENGTH, plan.type)
    if not player.is_covered(STRENGTH_MARKER):
        total += STRENGTH_BONUS
    place: i64 = len(player.dice) - 1
    wanted: i64 = 0
    last: i64 = NOTHING
    while place >= 0:
        die: i64 = player.dice[place]
        troop = troop_of(die)
        if troop != last:
            last = troop
            wanted = plan.needs >> FIELD * troop & FIELD_MASK
        if wanted:
            total += value_of(die)
            wanted -= 1
        place -= 1
    return total


def use_of_die(world: ShadowKingdoms, seat: i64, die: i64) -> i64:
    """How much a die would do for the plans in sight, by its Troop Type and value."""
    player = world.players[seat]
    troop = troop_of(die)
    wanted: i64 = 0
    for plan in player.reserve:
        if plan != NOTHING:
            wanted += WANTED_FOR_RESERVED * lacks(player, PLANS[plan], troop)
    for place in range(len(world.line)):
        if player.gold >= camp_price(player, place):
            wanted += lacks(player, PLANS[world.line[place]], troop)
    return WANTED_DIE * wanted + PIP_OF_DIE * value_of(die)


def lacks(player: Player, plan: Plan, troop: i64) -> i64:
    """1 if the plan wants one more die of the Troop Type."""
    have: i64 = 0
    for die in player.dice:
        if troop_of(die) == troop:
            have += 1
    return 1 if plan.needs >> FIELD * troop & FIELD_MASK > have else 0


def worth_of_powers(player: Player, left: i64) -> i64:
    """What Ongoing Champions and other powers will bring in the battles that are left."""
    worth: i64 = 0
    for number in player.powers:
        when = POWERS[number].when
        if when == BATTLE_STRENGTH:
            worth += STRENGTH_POWER * left * POWERS[number].amount
        elif when == COMPLETE_PLAN:
            worth += PLAN_POWER * left
        elif when in (GAIN_GOLD, GAIN_MAGIC, GAIN_CHAIN_BONUS, DIE_SPACE):
            worth += GAIN_POWER * left
        else:
            worth += OTHER_POWER * left
    return worth


def worth_of_champion(kind: i64, player: Player, left: i64) -> i64:
    """What a Champion on offer would bring at a glance."""
    champion = CHAMPIONS[kind]
    if champion.score is not None:
        return ENDGAME_CHAMPION + ENDGAME_LATE * (PLANS_TO_END - left) + ENDGAME_PLAN * len(player.completed)
    worth: i64 = 0
    for number in champion.powers:
        power = POWERS[number]
        if champion.type == INSTANT:
            gain = power.gain
            worth += INSTANT_INFLUENCE * left * gain.influence + INSTANT_MAGIC * gain.magic
            worth += GOLD * gain.gold + INSTANT_GEM * gain.gems + (INSTANT_OFFER if power.offer else 0)
        elif power.when == BATTLE_STRENGTH:
            worth += STRENGTH_POWER * left * power.amount
        else:
            worth += CHAMPION_POWER * left
    return worth
