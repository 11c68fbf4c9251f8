"""What counts in a position of Shadow Kingdoms for one seat. How much it is worth was learned from many games."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.shadow_kingdoms.habits import worth_of_markers
from wartable.bots.shadow_kingdoms.outlook import NO_PROSPECT, battles_left, outlook, prospect, worth_of_powers
from wartable.bots.shadow_kingdoms.worth import final_points, worth_of_usable_means
from wartable.shadow_kingdoms.components import CAMP, CHAMPIONS, MARKERS, PLANS, PLANS_TO_END, SHRINES, TYPES
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import dice_on_board, markers_on_awards, score_points
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


def features_of(world: ShadowKingdoms, seat: i64) -> list[float]:
    player = world.players[seat]
    left = battles_left(world)
    found: list[float] = [float(player.points) / TEN_POINTS, float(final_points(world, seat)) / HUNDRED]
    found.append(points_of_champions(world, seat))
    found.append(float(dice_on_board(player)))
    for number in range(1, PLANS_TO_END + 1):
        found.append(1.0 if len(player.completed) >= number else 0.0)
    found.append(float(worth_of_usable_means(player, left)) / HUNDRED)
    add_means(player, found)
    add_dice(player, found)
    found.append(float(outlook(world, seat)) / HUNDRED)
    add_plans(world, player, found)
    found.append(float(worth_of_powers(player, left)) / HUNDRED)
    found.append(float(markers_on_awards(world, seat)))
    for kind in range(TYPES):
        found.append(float(player.owned[kind]))
    found.append(float(idle_champions(world, seat)))
    found.append(float(worth_of_markers(world, seat, left)) / HUNDRED)
    for marker in range(len(MARKERS)):
        found.append(0.0 if player.is_covered(marker) else 1.0)
    add_time(world, seat, found)
    return found


def points_of_champions(world: ShadowKingdoms, seat: i64) -> float:
    points: i64 = 0
    for kind in world.players[seat].champions:
        score = CHAMPIONS[kind].score
        if score is not None:
            points += score_points(world, seat, score)
    return float(points) / TEN_POINTS


def idle_champions(world: ShadowKingdoms, seat: i64) -> i64:
    """End-game Champions that would score nothing as things stand."""
    idle: i64 = 0
    for kind in world.players[seat].champions:
        score = CHAMPIONS[kind].score
        if score is not None and score_points(world, seat, score) == 0:
            idle += 1
    return idle


def add_means(player: Player, found: list[float]) -> None:
    found.append(float(player.gold))
    found.append(float(over_five(player.gold)))
    found.append(float(player.magic))
    found.append(float(over_five(player.magic)))
    found.append(float(player.gems))
    found.append(float(player.influence) / FIVE)
    found.append(float(over_five(player.influence)) / FIVE)


def over_five(amount: i64) -> i64:
    return max(0, amount - FEW)


def add_dice(player: Player, found: list[float]) -> None:
    pips: i64 = 0
    for die in player.dice:
        pips += value_of(die)
    if player.locked_die != NOTHING:
        pips += value_of(player.locked_die)
    room: i64 = die_spaces(player) - len(player.dice)
    found.append(float(len(player.dice)))
    found.append(float(pips) / FIVE)
    found.append(float(room))
    found.append(1.0 if room <= 0 else 0.0)


def add_plans(world: ShadowKingdoms, player: Player, found: list[float]) -> None:
    """The two best plans in sight, those that could be fought at once, and the best of these."""
    army = army_of(player)
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
        value = prospect(player, PLANS[plan], price)
        reserved += 1 if is_reserved else 0
        best.offer(value)
        if price <= player.gold and army.satisfies(PLANS[plan], player.magic):
            ready += 1
            ready_best = max(ready_best, value)
    found.append(float(best.first) / HUNDRED)
    found.append(float(best.second) / HUNDRED)
    found.append(1.0 if ready else 0.0)
    found.append(float(ready_best) / HUNDRED)
    found.append(float(reserved))
    found.append(1.0 if ready and player.place != CAMP else 0.0)


def add_time(world: ShadowKingdoms, seat: i64, found: list[float]) -> None:
    has_turn = (seat - world.first_player) % world.seats >= (world.active - world.first_player) % world.seats
    decision = world.decision
    moves = decision is not None and decision.seat == seat
    found.append(1.0 if moves else 0.0)
    found.append(1.0 if world.end_triggered and has_turn else 0.0)
    found.append(1.0 if world.players[seat].place == CAMP else 0.0)
    found.append(float(world.adversary.points) / TEN_POINTS)
    next_shrine = (world.adversary.place + 1) % SHRINES
    found.append(float(next_shrine) / FIVE)  # on its way to the Tactics Shrine
    found.append(1.0 if world.is_solo and next_shrine == world.players[seat].place else 0.0)
    found.append(float((seat - world.first_player) % world.seats))
