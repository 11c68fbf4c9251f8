"""Division in Dragon Valley: what items are worth to whom, how a Castellan divides, and which pile is taken."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.dragon_valley.outlook import (
    BUILT_WORTH,
    NEVER,
    SPARE_DUNGEON,
    SUPPLY_WORTH,
    UNIT_WORTH,
    outcome,
    outcome_of_enemies,
    worth_of_rows,
)
from wartable.dragon_valley.barony import free_sites, working_defenses
from wartable.dragon_valley.components import (
    CARD_IDS,
    CELLS,
    CLAIMED,
    DEFENSIVE_FIRE,
    DUNGEON,
    FIRST_CARD,
    FIRST_CUBE,
    FIRST_LOCATION,
    FRIENDS,
    INVASION,
    IS_DEFENSIVE,
    MAP,
    PASS,
    PLACES,
    SMITE,
    SQUARES,
    SQUASHED_REBELLION,
)
from wartable.dragon_valley.table import NOTHING, DragonValley, Draw

WORTH_BY_CARD: Final[dict[str, int]] = {
    "blessing": 50,
    "charge": 60,
    "claimed": 30,
    "construction": 50,
    "defensive_fire": 40,
    "invasion": 0,
    "kings_envoy": 70,
    "loyalty_change": 30,
    "lucky_day": 40,
    "remodel": 15,
    "smite": 60,
    "squashed_rebellion": -90,
}
UNKNOWN_CARD: Final = 30
CARD_WORTH: Final[list[int]] = [WORTH_BY_CARD.get(card, UNKNOWN_CARD) for card in CARD_IDS]
REBELLION_WITH_DUNGEON: Final[i64] = 220
CLAIMED_WITH_SIEGE: Final[i64] = 2  # twice as much while a siege is under way
SMITE_SHARE: Final[i64] = 2  # half of what the enemies would cost
INVASION_SHARE: Final[i64] = 4  # a quarter of what they bring or cost
ROW_SHARE: Final[i64] = 2  # what a tile completes counts half before it is built
NEW_UNIT: Final[i64] = 20  # more than a unit on the board, as it can be placed
NEEDED_IN_SIEGE: Final[i64] = 70
RIVAL_SHARE: Final[i64] = 2  # what the other gets counts half
ROUNDS_OF_NAMING: Final = 3  # sorting equal items can change the numbering of piles, and numbering can undo the sorting


def worth_of_item(world: DragonValley, seat: i64, item: i64) -> i64:
    """What an item would bring to a seat on its own."""
    if item < FIRST_CARD:
        return worth_of_tile(world, seat, item)
    if item < FIRST_CUBE:
        return worth_of_card(world, seat, item - FIRST_CARD)
    kind: i64 = item - FIRST_CUBE
    if kind < FRIENDS:
        return UNIT_WORTH[kind] + NEW_UNIT + (NEEDED_IN_SIEGE if is_needed(world, seat, kind) else 0)
    units = world.players[seat].units[: MAP * FRIENDS]
    return outcome(world, seat, PASS, kind - FRIENDS, units)


def is_needed(world: DragonValley, seat: i64, unit: i64) -> bool:
    """Whether a tile that the seat besieges has an open square for this kind of unit."""
    player = world.players[seat]
    sieges: i64 = player.markers & world.valley.tiles & world.valley.face_up
    for place in range(FIRST_LOCATION, PLACES):
        if sieges >> place & 1:
            kind: i64 = world.valley.territories[place - FIRST_LOCATION]
            if SQUARES[kind * FRIENDS + unit] > player.units[place * FRIENDS + unit]:
                return True
    return False


def worth_of_tile(world: DragonValley, seat: i64, building: i64) -> i64:
    """A defensive tile is worth the row that it completes at its best place; half of it before it is built."""
    player = world.players[seat]
    if building == DUNGEON and (DUNGEON in player.buildings or player.supply[DUNGEON]):
        return SPARE_DUNGEON
    if not IS_DEFENSIVE[building]:
        return (SUPPLY_WORTH[building] + BUILT_WORTH[building]) // 2
    buildings = player.buildings[:]
    before = worth_of_rows(world, buildings)
    best: i64 = 0
    sites = free_sites(player, building)
    for cell in range(CELLS):
        if sites >> cell & 1:
            buildings[cell] = building
            best = max(best, worth_of_rows(world, buildings) - before)
            buildings[cell] = NOTHING
    return SUPPLY_WORTH[building] + best // ROW_SHARE


def worth_of_card(world: DragonValley, seat: i64, card: i64) -> i64:
    """What a card of the round can do for the seat as things stand."""
    player = world.players[seat]
    worth: i64 = CARD_WORTH[card]
    if card == SQUASHED_REBELLION and DUNGEON in player.buildings:
        return REBELLION_WITH_DUNGEON
    if card in (SMITE, INVASION):
        threat = outcome_of_enemies(world, seat)
        return max(worth, -threat // SMITE_SHARE) if card == SMITE else threat // INVASION_SHARE
    if card == CLAIMED and player.markers & world.valley.tiles:
        return CLAIMED_WITH_SIEGE * worth
    if card == DEFENSIVE_FIRE and not working_defenses(world, seat):
        return 0
    return worth


def worth_of_pile(world: DragonValley, seat: i64, draw: Draw, pile: i64) -> i64:
    worth: i64 = 0
    for number in range(len(draw.piles)):
        if draw.piles[number] == pile:
            worth += worth_of_item(world, seat, draw.items[number])
    return worth


def best_pile(world: DragonValley, seat: i64, draw: Draw, piles: list[int]) -> i64:
    """The pile that is worth most to the seat."""
    best = Best(piles[0], NEVER)
    for pile in piles:
        best.offer(pile, worth_of_pile(world, seat, draw, pile))
    return best.choice


# --- dividing


@final
class Divider:
    """Plans a division when its first item is asked for, and remembers the plan while the others are."""

    def __init__(self) -> None:
        self.draw: Draw | None = None
        self.plan: list[int] = []

    def plan_for(self, world: DragonValley, draw: Draw) -> list[int]:
        """The pile of every item; a copy of the world has draws of its own."""
        if self.draw is not draw:
            self.plan = plan_division(world, draw)
            self.draw = draw
        return self.plan


def plan_division(world: DragonValley, draw: Draw) -> list[int]:
    """The pile of every item, in canonical form; the same plan comes out at every item of a division."""
    mine = [int(worth_of_item(world, draw.castellan, item)) for item in draw.items]
    theirs: list[int] = []
    for item in draw.items:
        total: i64 = 0
        for chooser in draw.choosers:
            total += worth_of_item(world, chooser, item)
        theirs.append(total // len(draw.choosers))
    plan = best_halves(mine, theirs) if len(draw.owners) == 2 else even_piles(theirs, len(draw.owners))
    return in_canonical_form(draw.items, plan)


def best_halves(mine: list[int], theirs: list[int]) -> list[int]:
    """Two piles: the chooser takes the better one for itself, so the Castellan looks for the best remainder.

    From one division to the next a single item changes its pile (a Gray code), so that the sums are not made again.
    """
    my_first: i64 = sum(mine)
    their_first: i64 = sum(theirs)
    my_second: i64 = 0
    their_second: i64 = 0
    best: i64 = NEVER
    chosen: i64 = 1
    second: i64 = 0
    for step in range(1, 1 << len(mine) - 1):
        item = 1 + lowest_bit(step)
        second ^= 1 << item
        sign: i64 = 1 if second >> item & 1 else -1
        my_second += sign * mine[item]
        my_first -= sign * mine[item]
        their_second += sign * theirs[item]
        their_first -= sign * theirs[item]
        rest: i64 = my_first - their_second // RIVAL_SHARE
        if their_first >= their_second:
            rest = my_second - their_first // RIVAL_SHARE
        if rest > best or (rest == best and second < chosen):  # of equals the lowest, whatever the order of the steps
            best = rest
            chosen = second
    return [int(chosen >> item & 1) for item in range(len(mine))]


def lowest_bit(number: i64) -> i64:
    place: i64 = 0
    while not number >> place & 1:
        place += 1
    return place


def even_piles(worths: list[int], piles: i64) -> list[int]:
    """Several piles, as even as possible: the weightiest items first, each to the poorest pile."""
    totals = [0] * piles
    plan = [-1] * len(worths)
    order = sorted(range(len(worths)), key=lambda item: -abs(worths[item]))
    for place, item in enumerate(order):
        poorest: i64 = place if place < piles else poorest_of(totals, worths[item] >= 0)
        plan[item] = poorest
        totals[poorest] += worths[item]
    return plan


def poorest_of(totals: list[int], is_good: bool) -> i64:
    """The poorest pile for something good, the richest for something bad."""
    return totals.index(min(totals)) if is_good else totals.index(max(totals))


def in_canonical_form(items: list[int], plan: list[int]) -> list[int]:
    """Equal items go to piles in ascending order, and piles are numbered as they first appear."""
    for _ in range(ROUNDS_OF_NAMING):
        plan = with_sorted_equals(items, plan)
        names: dict[int, int] = {}
        for pile in plan:
            names.setdefault(pile, len(names))
        plan = [names[pile] for pile in plan]
    return plan


def with_sorted_equals(items: list[int], plan: list[int]) -> list[int]:
    sorted_plan = plan[:]
    first = 0
    for item in range(1, len(items) + 1):
        if item == len(items) or items[item] != items[first]:
            sorted_plan[first:item] = sorted(plan[first:item])
            first = item
    return sorted_plan
