"""Quick answers in Shadow Kingdoms: which die, card, marker and area, where a comparison would take long."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.shadow_kingdoms_outlook import (
    GOLD,
    battles_left,
    prospect,
    use_of_die,
    worth_of_champion,
)
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle import combined_strength
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.components import CAMP, CHART, MAP_SIDES, PLANS, ROW_SLOTS, TRACK_LIMIT
from wartable.shadow_kingdoms.conquest import links, skirmish_points
from wartable.shadow_kingdoms.dice import discount_of, flipped, value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import track_limit
from wartable.shadow_kingdoms.options import (
    AREA,
    BATTLE_PLAN,
    BATTLE_TROOPS,
    BUY,
    CHAMPION_PICK,
    CHAMPIONS_SHRINE,
    CHANGE,
    CYCLE_CHAMPION,
    CYCLE_PLAN,
    DIE_AT_SHRINE,
    DIE_FROM_ANY_SHRINE,
    FIGHT,
    FLIP,
    FLIP_DIE,
    MAGIC_SHRINE,
    MARKER_CHOICE,
    NO_ROOM,
    PLAN_PICK,
    RAISE_DIE,
    REPLACE,
    RESERVE,
    TACTICS_SHRINE,
    TAKE_CHAMPION,
    argument_of,
    die_in,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.prices import camp_price
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.wilds import army_of

NEVER: Final[i64] = -100000
LINK: Final[i64] = 160
MOST_CHANGES: Final[i64] = 3

# What each marker is worth for every battle that is left, in the order of the data, the overlay's last
MARKER_WORTH: Final = [40, 20, 45, 45, 30, 25, 70, 60, 85, 50, 55]


def worth_of_markers(world: ShadowKingdoms, seat: i64, left: i64) -> i64:
    """What the uncovered circles do in the battles that are left."""
    player = world.players[seat]
    worth: i64 = 0
    for marker in range(len(world.edition.markers)):
        if not player.is_covered(marker):
            worth += MARKER_WORTH[marker] * left
    return worth


def answer_for(world: ShadowKingdoms, decision: Decision) -> i64:
    """A quick answer to any question; where nothing better is known, the first option."""
    question = decision.question
    if question in (DIE_AT_SHRINE, DIE_FROM_ANY_SHRINE):
        return best_die(world, decision)
    if question == NO_ROOM:
        return least_die(world, decision)
    if question in (CHAMPIONS_SHRINE, CHAMPION_PICK):
        return best_champion(world, decision)
    if question in (TACTICS_SHRINE, PLAN_PICK, BATTLE_PLAN):
        return best_plan(world, decision)
    if question == MARKER_CHOICE:
        return best_marker(decision)
    if question == AREA:
        return best_area(world, decision)
    return answer_in_battle(world, decision)


def answer_in_battle(world: ShadowKingdoms, decision: Decision) -> i64:
    question = decision.question
    if question == BATTLE_TROOPS:
        return best_troops(world, decision)
    if question == FLIP:
        return best_flip(world, decision)
    if question == CHANGE:
        return best_change(world, decision)
    if question == MAGIC_SHRINE:
        return decision.options[-1]
    return decision.options[0]


def best_destination(world: ShadowKingdoms, decision: Decision) -> i64:
    """To the Camp when a battle can be won, else to the Shrine with the most useful die."""
    best: i64 = decision.options[0]
    highest: i64 = NEVER
    for code in decision.options:
        place = argument_of(code)
        value: i64 = 0
        if place == CAMP:
            value = best_battle(world, decision.seat)
        elif place < len(world.shrines):
            for die in world.shrines[place]:
                use: i64 = use_of_die(world, decision.seat, die) + (GOLD - 5) * discount_of(die)
                if use > value:
                    value = use
        if value > highest:
            highest = value
            best = code
    return best


def best_battle(world: ShadowKingdoms, seat: i64) -> i64:
    """What the best battle promises that can be fought now."""
    player = world.players[seat]
    army = army_of(player)
    best: i64 = NEVER
    for plan in player.reserve:
        if plan != NOTHING and army.satisfies(PLANS[plan], player.magic):
            best = max(best, prospect(player, PLANS[plan], 0))
    for place in range(len(world.line)):
        price = camp_price(player, place)
        if price <= player.gold and army.satisfies(PLANS[world.line[place]], player.magic):
            best = max(best, prospect(player, PLANS[world.line[place]], price))
    return best


def best_die(world: ShadowKingdoms, decision: Decision) -> i64:
    """Useful for plans in sight, or cheap to act with."""
    best: i64 = decision.options[-1]
    highest: i64 = NEVER
    for code in decision.options:
        die = die_in(argument_of(code))
        if verb_of(code) == 0:
            continue
        value: i64 = use_of_die(world, decision.seat, die) + (GOLD - 5) * discount_of(die)
        if value > highest:
            highest = value
            best = code
    return best


def least_die(world: ShadowKingdoms, decision: Decision) -> i64:
    """The die of least use goes; the new one is thought to be the best."""
    best: i64 = decision.options[0]
    lowest: i64 = -NEVER
    for code in decision.options:
        if verb_of(code) == REPLACE:
            value = use_of_die(world, decision.seat, argument_of(code))
            if value < lowest:
                lowest = value
                best = code
    return best


def best_champion(world: ShadowKingdoms, decision: Decision) -> i64:
    player = world.players[decision.seat]
    left = battles_left(world)
    best: i64 = decision.options[-1]
    highest: i64 = 60
    for code in decision.options:
        verb = verb_of(code)
        if verb in (BUY, TAKE_CHAMPION):
            place = argument_of(code)
            price: i64 = (2 * (place // ROW_SLOTS) + 1) * GOLD if verb == BUY else 0
            value = worth_of_champion(world.rows[place], player, left) - price
            if value > highest:
                highest = value
                best = code
    return best


def best_plan(world: ShadowKingdoms, decision: Decision) -> i64:
    player = world.players[decision.seat]
    best: i64 = decision.options[-1]
    highest: i64 = 0 if decision.question != BATTLE_PLAN else NEVER
    for code in decision.options:
        verb = verb_of(code)
        if verb in (RESERVE, FIGHT):
            plan = argument_of(code)
            price: i64 = 0
            if verb == FIGHT and plan in world.line:
                price = camp_price(player, world.line.index(plan))
            value = prospect(player, PLANS[plan], price)
            if value > highest:
                highest = value
                best = code
    return best


def best_marker(decision: Decision) -> i64:
    best: i64 = decision.options[0]
    highest: i64 = NEVER
    for code in decision.options:
        value: i64 = MARKER_WORTH[argument_of(code)]
        if value > highest:
            highest = value
            best = code
    return best


def best_area(world: ShadowKingdoms, decision: Decision) -> i64:
    """Points of the area, links it makes, and neighbours that it opens."""
    player = world.players[decision.seat]
    best: i64 = decision.options[0]
    highest: i64 = NEVER
    for code in decision.options:
        area = argument_of(code)
        value: i64 = 100 * skirmish_points(world, MAP_SIDES[player.side].areas[area])
        value += LINK * len(links(player, area)) + 10 * len(MAP_SIDES[player.side].borders_at[area])
        if value > highest:
            highest = value
            best = code
    return best


def best_troops(world: ShadowKingdoms, decision: Decision) -> i64:
    """The set that pays most; of those the weakest, so that strong dice stay."""
    player = world.players[decision.seat]
    best: i64 = decision.options[0]
    highest: i64 = NEVER
    bonus = combined_strength(world, decision.seat)
    for code in decision.options:
        total: i64 = bonus
        for die in unpacked_dice(argument_of(code)):
            total += value_of(die)
        value: i64 = 100 * CHART[min(total, player.influence, TRACK_LIMIT)] - total
        if value > highest:
            highest = value
            best = code
    return best


def best_flip(world: ShadowKingdoms, decision: Decision) -> i64:
    """Flip the die that gains a better row of the chart, if there is one."""
    dice = numbered_dice(world, decision.seat)
    now = chart_of(world, decision.seat, 0)
    best: i64 = decision.options[-1]
    highest: i64 = 1
    for code in decision.options:
        number = argument_of(code)
        if verb_of(code) == FLIP_DIE and number < len(world.battle.troops):
            gain: i64 = chart_of(world, decision.seat, value_of(flipped(dice[number])) - value_of(dice[number])) - now
            if gain > highest:
                highest = gain
                best = code
    return best


def best_change(world: ShadowKingdoms, decision: Decision) -> i64:
    """Raise dice while the next row of the chart is near enough."""
    magic: i64 = min(world.players[decision.seat].magic, MOST_CHANGES)
    now = chart_of(world, decision.seat, 0)
    if chart_of(world, decision.seat, magic) > now:
        for code in decision.options:
            if verb_of(code) == RAISE_DIE and argument_of(code) < len(world.battle.troops):
                return code
    return decision.options[-1]


def chart_of(world: ShadowKingdoms, seat: i64, more: i64) -> i64:
    """The points of the battle as the dice lie, with so much more Strength."""
    total: i64 = combined_strength(world, seat) + more
    return CHART[min(total, world.players[seat].influence)]


def without_cycling(world: ShadowKingdoms, decision: Decision) -> list[int]:
    """Cards are cycled only with Magic to spare, and then only the cheapest look is taken."""
    player = world.players[decision.seat]
    is_rich = player.magic >= track_limit(player) - 3
    found: list[int] = []
    cycled = False
    for code in decision.options:
        verb = verb_of(code)
        if verb in (CYCLE_CHAMPION, CYCLE_PLAN):
            if cycled or not is_rich:
                continue
            cycled = True
        found.append(code)
    return found or decision.options
