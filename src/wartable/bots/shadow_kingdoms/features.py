"""What counts in a position of Shadow Kingdoms for one seat. How much it is worth was learned from many games."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.shadow_kingdoms.habits import worth_of_markers
from wartable.bots.shadow_kingdoms.outlook import (
    NO_PROSPECT,
    RESERVED,
    battles_left,
    missing_dice,
    outlook_of,
    prospect_without,
    worth_of_powers,
)
from wartable.bots.shadow_kingdoms.worth import points_in_the_end, scores_of_champions, worth_of_usable_means
from wartable.bots.weights import FeatureSum
from wartable.shadow_kingdoms.components import CAMP, MARKERS, PLANS, PLANS_TO_END, SHRINES, TYPES
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import dice_on_board, markers_on_awards
from wartable.shadow_kingdoms.gains import die_spaces
from wartable.shadow_kingdoms.prices import camp_price
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.wilds import army_of

LONG_GAME: Final = 30.0  # rounds
SHARE_OF_PLANS: Final = 0.7  # the part of a game's progress measured by completed plans; the rest goes by rounds
SHARE_OF_ROUNDS: Final = 0.3
FEW: Final[i64] = 5  # Gold, Magic or Influence; more than this is a feature of its own

# Features are divided by these, so that all are of about the same size
HUNDRED: Final = 100.0
TEN_POINTS: Final = 10.0
FIVE: Final = 5.0

# By term: hints are phrased in these
TERMS: Final[list[tuple[str, list[str]]]] = [
    (
        "points",
        [
            "points",
            "final_points",
            "champion_points",
            "dice_points",
            *(f"completed_{number}" for number in range(1, PLANS_TO_END + 1)),
        ],
    ),
    (
        "means",
        [
            "worth_of_means",
            "gold",
            "gold_over_five",
            "magic",
            "magic_over_five",
            "gems",
            "influence",
            "influence_over_five",
        ],
    ),
    ("dice", ["dice", "pips", "room", "no_room"]),
    ("plans", ["outlook", "best_plan", "second_plan", "ready", "ready_plan", "reserved", "ready_away"]),
    ("champions", ["powers", "award_markers", *(f"champions_{kind}" for kind in range(TYPES)), "champions_idle"]),
    ("board", ["worth_of_markers", *(f"marker_{marker.id}" for marker in MARKERS)]),
    ("time", ["to_move", "last_turn", "camp", "adversary_points", "adversary_near", "adversary_next", "order"]),
]


def feature_names() -> list[str]:
    return [name for _, names in TERMS for name in names]


def term_names() -> list[str]:
    return [term for term, names in TERMS for _ in names]


def stage_of(world: ShadowKingdoms) -> float:
    """The end comes with somebody's seventh battle; a slow game is late too."""
    most: i64 = 0
    for player in world.players:
        most = max(most, len(player.completed))
    by_plans = float(most) / float(PLANS_TO_END)
    by_rounds = float(world.round) / LONG_GAME
    return min(1.0, SHARE_OF_PLANS * by_plans + SHARE_OF_ROUNDS * by_rounds)


def count_features(world: ShadowKingdoms, seat: i64, tally: FeatureSum) -> None:
    """Note everything in the order of the names."""
    player = world.players[seat]
    left = battles_left(world)
    scores = scores_of_champions(world, seat)
    tally.add(float(player.points) / TEN_POINTS)
    tally.add(float(points_in_the_end(world, seat, scores)) / HUNDRED)
    tally.add(float(sum_of(scores)) / TEN_POINTS)
    tally.add_number(dice_on_board(player))
    for number in range(1, PLANS_TO_END + 1):
        tally.add_number(1 if len(player.completed) >= number else 0)
    tally.add(float(worth_of_usable_means(player, left)) / HUNDRED)
    count_means(player, tally)
    count_dice(player, tally)
    count_plans(world, player, tally)
    tally.add(float(worth_of_powers(player, left)) / HUNDRED)
    tally.add_number(markers_on_awards(world, seat))
    for kind in range(TYPES):
        tally.add_number(player.owned[kind])
    tally.add_number(scores.count(0))  # End-game Champions that would score nothing as things stand
    tally.add(float(worth_of_markers(world, seat, left)) / HUNDRED)
    for marker in range(len(MARKERS)):
        tally.add_number(0 if player.is_covered(marker) else 1)
    count_time(world, seat, tally)


def sum_of(scores: list[int]) -> i64:
    total: i64 = 0
    for score in scores:
        total += score
    return total


def count_means(player: Player, tally: FeatureSum) -> None:
    tally.add_number(player.gold)
    tally.add_number(over_five(player.gold))
    tally.add_number(player.magic)
    tally.add_number(over_five(player.magic))
    tally.add_number(player.gems)
    tally.add(float(player.influence) / FIVE)
    tally.add(float(over_five(player.influence)) / FIVE)


def over_five(amount: i64) -> i64:
    return max(0, amount - FEW)


def count_dice(player: Player, tally: FeatureSum) -> None:
    pips: i64 = 0
    for die in player.dice:
        pips += value_of(die)
    if player.locked_die != NOTHING:
        pips += value_of(player.locked_die)
    room: i64 = die_spaces(player) - len(player.dice)
    tally.add_number(len(player.dice))
    tally.add(float(pips) / FIVE)
    tally.add_number(room)
    tally.add_number(1 if room <= 0 else 0)


def count_plans(world: ShadowKingdoms, player: Player, tally: FeatureSum) -> None:
    """The outlook, the two best plans in sight, those that could be fought at once, and the best of these."""
    army = army_of(player)
    promised = TwoBest(NO_PROSPECT)
    best = TwoBest(NO_PROSPECT)
    ready: i64 = 0
    ready_best: i64 = 0
    reserved: i64 = 0
    for place in range(len(player.reserve) + len(world.line)):
        is_reserved = place < len(player.reserve)
        plan: i64 = player.reserve[place] if is_reserved else world.line[place - len(player.reserve)]
        if plan == NOTHING:
            continue
        price: i64 = 0 if is_reserved else camp_price(player, place - len(player.reserve))
        is_ready = army.satisfies(PLANS[plan], player.magic)
        missing: i64 = 0 if is_ready else missing_dice(army, PLANS[plan])
        value = prospect_without(missing, player, PLANS[plan], price)
        reserved += 1 if is_reserved else 0
        best.offer(value)
        promised.offer(value + RESERVED if is_reserved else value)
        if is_ready and price <= player.gold:
            ready += 1
            ready_best = max(ready_best, value)
    tally.add(float(outlook_of(promised)) / HUNDRED)
    tally.add(float(best.first) / HUNDRED)
    tally.add(float(best.second) / HUNDRED)
    tally.add_number(1 if ready else 0)
    tally.add(float(ready_best) / HUNDRED)
    tally.add_number(reserved)
    tally.add_number(1 if ready and player.place != CAMP else 0)


def count_time(world: ShadowKingdoms, seat: i64, tally: FeatureSum) -> None:
    has_turn = (seat - world.first_player) % world.seats >= (world.active - world.first_player) % world.seats
    decision = world.decision
    moves = decision is not None and decision.seat == seat
    tally.add_number(1 if moves else 0)
    tally.add_number(1 if world.end_triggered and has_turn else 0)
    tally.add_number(1 if world.players[seat].place == CAMP else 0)
    tally.add(float(world.adversary.points) / TEN_POINTS)
    next_shrine = (world.adversary.place + 1) % SHRINES
    tally.add(float(next_shrine) / FIVE)  # on its way to the Tactics Shrine
    tally.add_number(1 if world.is_solo and next_shrine == world.players[seat].place else 0)
    tally.add_number((seat - world.first_player) % world.seats)
