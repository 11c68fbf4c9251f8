"""Quick answers in Shadow Kingdoms: which die, card, marker and area, where a comparison would take too long."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.judge import POINT
from wartable.bots.shadow_kingdoms.outlook import (
    GOLD,
    battles_left,
    prospect,
    prospect_without,
    use_of_die,
    worth_of_champion,
)
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle import combined_strength
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.components import (
    BASE_COSTS,
    CAMP,
    CHART,
    MAP_SIDES,
    MARKERS,
    PLANS,
    ROW_SLOTS,
    TRACK_LIMIT,
)
from wartable.shadow_kingdoms.conquest import links, skirmish_points
from wartable.shadow_kingdoms.dice import discount_of, flipped, value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import track_limit
from wartable.shadow_kingdoms.options import (
    AFTER_BATTLE,
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
    PASS,
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
from wartable.shadow_kingdoms.riftlands_components import EXCHANGE_FIRST
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.wilds import army_of

NEVER: Final[i64] = -100000
LINK: Final[i64] = 160
NEIGHBOUR: Final[i64] = 10  # a further area that a battle opens
MOST_CHANGES: Final[i64] = 3
DISCOUNT: Final[i64] = 30  # a Gold that a die saves, if there is something to buy
LEAST_CHAMPION: Final[i64] = 60  # a Champion must be worth more than this to be bought
LEAST_FLIP: Final[i64] = 1  # a flip must gain more points than this
MAGIC_TO_SPARE: Final[i64] = 3  # below the limit of the track

# What each marker is worth for every battle that is left
WORTH_BY_MARKER: Final[dict[str, int]] = {
    "champions_6": 40,
    "champions_10": 20,
    "wild": 45,
    "gems": 45,
    "reserve_middle": 30,
    "reserve_right": 25,
    "strength": 70,
    "track_14": 60,
    "troop_4": 85,
    "troop_5": 50,
    "overlay_power": 55,
}
UNKNOWN_MARKER: Final = 40
MARKER_WORTH: Final[list[int]] = [WORTH_BY_MARKER.get(marker.id, UNKNOWN_MARKER) for marker in MARKERS]


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
    if question in (TACTICS_SHRINE, PLAN_PICK, BATTLE_PLAN, AFTER_BATTLE):
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
    if question in (MAGIC_SHRINE, EXCHANGE_FIRST):
        return decision.options[-1]
    return decision.options[0]


def best_destination(world: ShadowKingdoms, decision: Decision) -> i64:
    """To the Camp when a battle can be won, otherwise to the Shrine with the most useful die."""
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        place = argument_of(code)
        value: i64 = 0
        if place == CAMP:
            value = best_battle(world, decision.seat)
        elif place < len(world.shrines):
            for die in world.shrines[place]:
                value = max(value, worth_of_die(world, decision.seat, die))
        best.offer(code, value)
    return best.choice


def worth_of_die(world: ShadowKingdoms, seat: i64, die: i64) -> i64:
    """Useful for plans in sight, or cheap to act with."""
    return use_of_die(world, seat, die) + DISCOUNT * discount_of(die)


def best_battle(world: ShadowKingdoms, seat: i64) -> i64:
    """What the best battle that can be fought now promises."""
    player = world.players[seat]
    army = army_of(player)
    best: i64 = NEVER
    for plan in player.reserve:
        if plan != NOTHING and army.satisfies(PLANS[plan], player.magic):
            best = max(best, prospect_without(0, player, PLANS[plan], 0))
    for place in range(len(world.line)):
        price = camp_price(player, place)
        if price <= player.gold and army.satisfies(PLANS[world.line[place]], player.magic):
            best = max(best, prospect_without(0, player, PLANS[world.line[place]], price))
    return best


def best_die(world: ShadowKingdoms, decision: Decision) -> i64:
    best = Best(decision.options[-1], NEVER)
    for code in decision.options:
        if verb_of(code) != PASS:
            best.offer(code, worth_of_die(world, decision.seat, die_in(argument_of(code))))
    return best.choice


def least_die(world: ShadowKingdoms, decision: Decision) -> i64:
    """The least useful die goes; the new one is assumed to be useful."""
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        if verb_of(code) == REPLACE:
            best.offer(code, -use_of_die(world, decision.seat, argument_of(code)))
    return best.choice


def best_champion(world: ShadowKingdoms, decision: Decision) -> i64:
    player = world.players[decision.seat]
    left = battles_left(world)
    best = Best(decision.options[-1], LEAST_CHAMPION)
    for code in decision.options:
        verb = verb_of(code)
        if verb in (BUY, TAKE_CHAMPION):
            place = argument_of(code)
            price: i64 = GOLD * BASE_COSTS[place // ROW_SLOTS] if verb == BUY else 0
            best.offer(code, worth_of_champion(world.rows[place], player, left) - price)
    return best.choice


def best_plan(world: ShadowKingdoms, decision: Decision) -> i64:
    player = world.players[decision.seat]
    army = army_of(player)
    best = Best(decision.options[-1], NEVER if decision.question == BATTLE_PLAN else 0)
    for code in decision.options:
        verb = verb_of(code)
        if verb in (RESERVE, FIGHT):
            plan = argument_of(code)
            price: i64 = 0
            if verb == FIGHT and plan in world.line:
                price = camp_price(player, world.line.index(plan))
            best.offer(code, prospect(player, army, PLANS[plan], price))
    return best.choice


def best_marker(decision: Decision) -> i64:
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        best.offer(code, MARKER_WORTH[argument_of(code)])
    return best.choice


def best_area(world: ShadowKingdoms, decision: Decision) -> i64:
    """Points of the area, links it makes, and neighbours that it opens."""
    player = world.players[decision.seat]
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        area = argument_of(code)
        value: i64 = POINT * skirmish_points(world, MAP_SIDES[player.side].areas[area])
        value += LINK * len(links(player, area)) + NEIGHBOUR * len(MAP_SIDES[player.side].borders_at[area])
        best.offer(code, value)
    return best.choice


def best_troops(world: ShadowKingdoms, decision: Decision) -> i64:
    """The set that pays most; of those the weakest, so that strong dice stay."""
    player = world.players[decision.seat]
    best = Best(decision.options[0], NEVER)
    bonus = combined_strength(world, decision.seat)
    for code in decision.options:
        total: i64 = bonus
        for die in unpacked_dice(argument_of(code)):
            total += value_of(die)
        best.offer(code, POINT * CHART[min(total, player.influence, TRACK_LIMIT)] - total)
    return best.choice


def best_flip(world: ShadowKingdoms, decision: Decision) -> i64:
    """Flip the die that gains a better row of the chart, if there is one."""
    dice = numbered_dice(world, decision.seat)
    now = chart_of(world, decision.seat, 0)
    best = Best(decision.options[-1], LEAST_FLIP)
    for code in decision.options:
        number = argument_of(code)
        if verb_of(code) == FLIP_DIE and number < len(world.battle.troops):
            more: i64 = value_of(flipped(dice[number])) - value_of(dice[number])
            best.offer(code, chart_of(world, decision.seat, more) - now)
    return best.choice


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
    """The points of the battle with the dice as they are and some more Strength."""
    total: i64 = combined_strength(world, seat) + more
    return CHART[min(total, world.players[seat].influence)]


def without_cycling(world: ShadowKingdoms, decision: Decision) -> list[int]:
    """Cards are cycled only with Magic to spare, and then only the first such option is considered."""
    player = world.players[decision.seat]
    is_rich = player.magic >= track_limit(player) - MAGIC_TO_SPARE
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
