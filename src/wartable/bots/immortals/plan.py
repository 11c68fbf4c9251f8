"""Planning in Immortals: what a card on a space is worth now, and the best way to spread the cards over the spaces."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.best import Best, Worthwhile, better_of
from wartable.bots.immortals.attack import NO_ATTACK, Sight, best_march, need_of
from wartable.bots.immortals.odds import BUILDING, CERTAIN, NOWHERE, hold, lasting, scorings_left
from wartable.bots.judge import POINT
from wartable.immortals.components import (
    ARMY_SPACES,
    ATTACK,
    ATTACK_OR_MOVE,
    BUILT_POINTS,
    CONSTRUCT,
    CONSTRUCT_SHRINE,
    EMPTY,
    ENERGY_OF_SITE,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    GOLD_OF_SITE,
    PORTAL,
    SHRINE,
    SITES,
    SPACES,
    STANDS_FOR,
    STRUCTURES,
    TRANSITION_ARMIES,
    Cost,
)
from wartable.immortals.construct import is_legal, shrine_sites
from wartable.immortals.table import NOTHING, Immortals

NOTHING_DONE: Final[i64] = 0
CONFLICT_SPENT: Final[i64] = 12  # what a conflict card is worth for later rounds
ARMY_FROM_LIMBO: Final[i64] = 14  # beside what it does where it arrives
EXTRACTED: Final[i64] = 3  # gold or energy that a round brings
HUNDRED: Final[i64] = 100
SHARE_OF_NEXT_ATTACK: Final = [100, 75, 55]  # percent: a further attack finds the board changed
PRICES: Final = [12, 12, 32, 40, 45]  # worth of one gold or energy, by the scorings that are left


@final
class Project(Worthwhile):
    """Something to build, where, and what it is worth."""

    def __init__(self, site: i64, structure: i64, worth: i64) -> None:
        super().__init__(worth)
        self.site: Final[i64] = site
        self.structure: Final[i64] = structure


def price(world: Immortals) -> i64:
    """What one gold or energy is worth: less and less towards the end."""
    return PRICES[min(scorings_left(world), len(PRICES) - 1)]


def cost_of(world: Immortals, cost: Cost) -> i64:
    return price(world) * (cost.energy + cost.gold)


def best_extract(world: Immortals, seat: i64, card: i64, amounts: list[int]) -> i64:
    """The most that the card extracts."""
    sites: i64 = STANDS_FOR[card] & world.players[seat].sites
    best: i64 = 0
    for site in range(SITES):
        if sites >> site & 1:
            best = max(best, amounts[site])
    return best


def worth_of_structure(world: Immortals, seat: i64, site: i64, structure: i64, cost: Cost) -> i64:
    """Points at once, and for buildings at each scoring for which the site is held."""
    worth: i64 = POINT * BUILT_POINTS[structure] - cost_of(world, cost)
    if structure == PORTAL:
        return worth
    return worth + lasting(world, BUILDING) * hold(world, seat, site, world.armies[site]) // CERTAIN


def best_structure(world: Immortals, seat: i64, sites: i64, gold: i64, energy: i64) -> Project:
    """The best structure and its site, of those that can be paid for and are worth something."""
    best = Project(NOWHERE, NOTHING, 0)
    costs = world.players[seat].board.light.construct
    for site in range(SITES):
        if sites >> site & 1:
            for structure in range(STRUCTURES):
                cost = costs[structure]
                if cost.gold <= gold and cost.energy <= energy and is_legal(world, site, structure):
                    worth = worth_of_structure(world, seat, site, structure, cost)
                    best = better_of(best, Project(site, structure, worth))
    return best


def best_shrine(world: Immortals, seat: i64, sites: i64, cost: Cost) -> Best:
    """The best site for a shrine at a cost, even if it is worth less than nothing."""
    best = Best(NOWHERE, NO_ATTACK)
    for site in range(SITES):
        if sites >> site & 1:
            best.offer(site, worth_of_structure(world, seat, site, SHRINE, cost))
    return best if best.choice != NOWHERE else Best(NOWHERE, NOTHING_DONE)


def best_transition(world: Immortals, seat: i64, sites: i64, number: i64) -> Best:
    """The site that gains most by armies from the limbo of its realm, and what they are worth there."""
    limbo = world.players[seat].limbo
    best = Best(NOWHERE, NOTHING_DONE)
    for site in range(SITES):
        armies: i64 = min(number, limbo[site & 1])
        if sites >> site & 1 and armies:
            best.offer(site, need_of(world, seat, site, armies) + ARMY_FROM_LIMBO * armies)
    return best


def worth_of_card(sight: Sight, space: i64, card: i64) -> i64:
    """What the card on the space would bring if it were played now, with what the player has and will extract."""
    world, seat = sight.world, sight.seat
    player = world.players[seat]
    action = player.board.spaces[space].action
    cost = player.board.spaces[space].cost
    spent: i64 = CONFLICT_SPENT if card >= FIRST_CONFLICT else 0
    if action == EXTRACT_GOLD:
        return price(world) * best_extract(world, seat, card, GOLD_OF_SITE) - spent
    if action == EXTRACT_ENERGY:
        return price(world) * best_extract(world, seat, card, ENERGY_OF_SITE) - spent
    sites: i64 = STANDS_FOR[card] & player.sites
    if action == ATTACK_OR_MOVE:
        march = best_march(world, seat, sites).worth - price(world)
        return max(march, sight.raids.best(card).worth) - spent
    if not can_afford(world, seat, cost):
        return 0
    if action == ATTACK:
        return sight.raids.best(card).worth - cost_of(world, cost) - spent
    if action == CONSTRUCT:
        return best_structure(world, seat, sites, soon(player.gold), soon(player.energy)).worth - spent
    if action == CONSTRUCT_SHRINE:
        return best_shrine(world, seat, sites & shrine_sites(world, seat), cost).worth - spent
    return best_transition(world, seat, sites, TRANSITION_ARMIES).worth - cost_of(world, cost) - spent


def soon(amount: i64) -> i64:
    """What there will be after this round's extraction."""
    return amount + EXTRACTED


def can_afford(world: Immortals, seat: i64, cost: Cost) -> bool:
    player = world.players[seat]
    return soon(player.energy) >= cost.energy and soon(player.gold) >= cost.gold


# --- the plan


def best_plan(sight: Sight, first: i64) -> list[int]:
    """The card of each space from the first on, when the cards of the hand are spread over them."""
    world, seat = sight.world, sight.seat
    chosen = spread(sight, hand_cards(world, seat), first)
    for space in range(first, ARMY_SPACES):
        twin: i64 = world.players[seat].board.spaces[space].twin
        if twin > space and chosen[twin] < chosen[space]:  # of two equal spaces, the first gets the lower card
            chosen[space], chosen[twin] = chosen[twin], chosen[space]
    return chosen


def hand_cards(world: Immortals, seat: i64) -> list[int]:
    """The region cards that may be laid and the conflict cards of the hand."""
    cards: list[int] = []
    regions: i64 = world.cards[seat].regions & world.known[seat].could_lay
    for region in range(FIRST_CONFLICT):
        if regions >> region & 1:
            cards.append(region)
    conflicts = world.cards[seat].conflicts
    for conflict in range(FIRST_MAGIC - FIRST_CONFLICT):
        if conflicts >> conflict & 1:
            cards.append(FIRST_CONFLICT + conflict)
    return cards


def spread(sight: Sight, cards: list[int], first: i64) -> list[int]:
    """The card of each space: the best pair of space and card is laid, then the best of those left, and so on."""
    worths = worths_of_pairs(sight, cards, first)
    chosen = [int(EMPTY)] * SPACES
    used = [False] * len(cards)
    attacks: i64 = 0
    while True:
        best = Best(NOWHERE, NOTHING_DONE)  # a space and a card in one number
        for space in range(first, ARMY_SPACES):
            if chosen[space] == EMPTY:
                share = share_of(sight, space, attacks)
                row = worths[space]
                for place in range(len(cards)):
                    if not used[place]:
                        best.offer(space * len(cards) + place, row[place] * share // HUNDRED)
        if best.choice == NOWHERE:
            return chosen
        laid_on: i64 = best.choice // len(cards)
        laid: i64 = best.choice % len(cards)
        chosen[laid_on] = cards[laid]
        used[laid] = True
        if is_attack(sight, laid_on):
            attacks += 1


def worths_of_pairs(sight: Sight, cards: list[int], first: i64) -> list[list[int]]:
    """What each card is worth on each space; two equal spaces share a row."""
    spaces = sight.world.players[sight.seat].board.spaces
    rows: list[list[int]] = []
    for space in range(ARMY_SPACES):
        twin: i64 = spaces[space].twin
        row: list[int] = []
        if first <= twin < space:
            row = rows[twin]
        elif space >= first:
            for card in cards:
                row.append(int(worth_of_pair(sight, space, card)))
        rows.append(row)
    return rows


def worth_of_pair(sight: Sight, space: i64, card: i64) -> i64:
    return worth_of_card(sight, space, card) if may_be_laid(sight, space, card) else NO_ATTACK


def may_be_laid(sight: Sight, space: i64, card: i64) -> bool:
    """A wild card extracts nothing, so it is not laid to extract; the options say what else may go where."""
    return (
        sight.world.players[sight.seat].board.spaces[space].takes_wild
        or STANDS_FOR[card] & (STANDS_FOR[card] - 1) == 0
        or (card < FIRST_CONFLICT)
    )


def is_attack(sight: Sight, space: i64) -> bool:
    action = sight.world.players[sight.seat].board.spaces[space].action
    return action in (ATTACK, ATTACK_OR_MOVE)


def share_of(sight: Sight, space: i64, attacks: i64) -> i64:
    """How much of a further attack counts."""
    if not is_attack(sight, space):
        return HUNDRED
    return SHARE_OF_NEXT_ATTACK[min(attacks, len(SHARE_OF_NEXT_ATTACK) - 1)]
