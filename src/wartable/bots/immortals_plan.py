"""Planning in Immortals: what a card on a space is worth now, and the best way to spread the cards over the spaces."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.immortals_attack import NO_ATTACK, Sight, best_march, best_need, need_of
from wartable.bots.immortals_odds import BUILDING, hold, lasting, scorings_left
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
    MAGIC_CARD_ROWS,
    MAGIC_CARDS,
    PORTAL,
    REALM_SITES,
    SHRINE,
    SITES,
    SPACES,
    STANDS_FOR,
    STRUCTURES,
    TRANSITION_ARMIES,
    Cost,
)
from wartable.immortals.construct import is_legal, shrine_sites
from wartable.immortals.magic import armies_against, take_over_sites
from wartable.immortals.options import card_of
from wartable.immortals.table import Immortals

NOTHING_DONE: Final[i64] = 0
CONFLICT_SPENT: Final[i64] = 12  # what a conflict card is worth for later rounds
DRAWN: Final[i64] = 40
MARKER: Final[i64] = 15
TAKEN_OVER: Final[i64] = 90
POINT: Final[i64] = 100
SHARE_OF_NEXT_ATTACK: Final = [100, 75, 55]  # of a hundred: a further attack finds the board changed


def price(world: Immortals) -> i64:
    """What one gold or energy is worth: less and less towards the end."""
    left = scorings_left(world)
    return 45 if left > 3 else 40 if left == 3 else 32 if left == 2 else 12


def cost_of(world: Immortals, cost: Cost) -> i64:
    return price(world) * (cost.energy + cost.gold)


def best_extract(world: Immortals, seat: i64, card: i64, amounts: list[int]) -> i64:
    """The most that the card extracts."""
    sites: i64 = STANDS_FOR[card] & world.players[seat].sites
    best: i64 = 0
    for site in range(SITES):
        if sites >> site & 1 and amounts[site] > best:
            best = amounts[site]
    return best


def worth_of_structure(world: Immortals, seat: i64, site: i64, structure: i64, cost: Cost) -> i64:
    """Points at once, and for buildings at each scoring for which the site is held."""
    worth: i64 = POINT * BUILT_POINTS[structure] - cost_of(world, cost)
    if structure == PORTAL:
        return worth
    return worth + lasting(world, BUILDING) * hold(world, seat, site, world.armies[site]) // 1000


def best_structure(world: Immortals, seat: i64, sites: i64, gold: i64, energy: i64) -> list[int]:
    """The best site and structure that can be paid with so much, and what they are worth."""
    best: list[int] = [-1, -1, 0]
    costs = world.players[seat].board.light.construct
    for site in range(SITES):
        if sites >> site & 1:
            for structure in range(STRUCTURES):
                cost = costs[structure]
                if cost.gold <= gold and cost.energy <= energy and is_legal(world, site, structure):
                    worth = worth_of_structure(world, seat, site, structure, cost)
                    if worth > best[2]:
                        best = [site, structure, int(worth)]
    return best


def best_shrine(world: Immortals, seat: i64, sites: i64, cost: Cost) -> list[int]:
    """The best site for a shrine at a cost, and what it is worth."""
    best: list[int] = [-1, 0]
    for site in range(SITES):
        if sites >> site & 1:
            worth = worth_of_structure(world, seat, site, SHRINE, cost)
            if best[0] < 0 or worth > best[1]:
                best = [site, int(worth)]
    return best


def best_transition(world: Immortals, seat: i64, sites: i64, number: i64) -> list[int]:
    """The site that gains most by so many armies of its realm's limbo, and what they are worth there."""
    limbo = world.players[seat].limbo
    best: list[int] = [-1, 0]
    for site in range(SITES):
        armies: i64 = min(number, limbo[site & 1])
        if sites >> site & 1 and armies:
            worth: i64 = need_of(world, seat, site, armies) + 14 * armies
            if worth > best[1]:
                best = [site, int(worth)]
    return best


def best_take_over(world: Immortals, seat: i64) -> i64:
    """A site whose region card can be taken over, or -1."""
    sites = take_over_sites(world, seat)
    for site in range(SITES):
        if sites >> site & 1 and world.armies[site] > armies_against(world, site):
            return site
    return -1


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
        return best_structure(world, seat, sites, soon(player.gold), soon(player.energy))[2] - spent
    if action == CONSTRUCT_SHRINE:
        return best_shrine(world, seat, sites & shrine_sites(world, seat), cost)[1] - spent
    return best_transition(world, seat, sites, TRANSITION_ARMIES)[1] - cost_of(world, cost) - spent


def soon(amount: i64) -> i64:
    """What there will be after this round's extraction."""
    return amount + 3


def can_afford(world: Immortals, seat: i64, cost: Cost) -> bool:
    player = world.players[seat]
    return soon(player.energy) >= cost.energy and soon(player.gold) >= cost.gold


def worth_of_magic(world: Immortals, seat: i64, card: i64) -> i64:
    """What a magic card would bring now."""
    magic = MAGIC_CARD_ROWS[card - FIRST_MAGIC]
    if not can_afford(world, seat, magic.cost):
        return 0
    best: i64 = 0
    for spell in magic.spells:
        worth = worth_of_spell(world, seat, spell.effect, spell.number)
        if worth > best:
            best = worth
    return best - cost_of(world, magic.cost)


def worth_of_spell(world: Immortals, seat: i64, effect: i64, number: i64) -> i64:
    """What an option of a magic card brings, its cost left aside."""
    player = world.players[seat]
    if effect == 0:
        return DRAWN * number if scorings_left(world) > 1 else 0
    if effect == 1:
        return MARKER if world.marker != seat and scorings_left(world) > 1 else 0
    if effect == 2:
        best = best_shrine(world, seat, shrine_sites(world, seat), MAGIC_CARD_ROWS[2].cost)
        return best[1] + cost_of(world, MAGIC_CARD_ROWS[2].cost) if best[0] >= 0 else 0
    if effect == 3:
        return TAKEN_OVER if best_take_over(world, seat) >= 0 and scorings_left(world) > 1 else 0
    realm = best_limbo(world, seat)
    if realm < 0:
        return 0
    armies: i64 = min(number, player.limbo[realm])
    site = best_need(world, seat, player.sites & REALM_SITES[realm], armies)
    return need_of(world, seat, site, armies) + 14 * armies


def best_limbo(world: Immortals, seat: i64) -> i64:
    """The limbo with the most armies that can come out, or -1."""
    player = world.players[seat]
    best: i64 = -1
    for realm in range(2):
        can_come = player.limbo[realm] and player.sites & REALM_SITES[realm]
        if can_come and (best < 0 or player.limbo[realm] > player.limbo[best]):
            best = realm
    return best


# --- the plan


def best_plan(sight: Sight, first: i64) -> list[int]:
    """The card of each space from the first on, when the cards of the hand are spread over them."""
    world, seat = sight.world, sight.seat
    chosen = spread(sight, hand_cards(world, seat), first)
    for space in range(first, ARMY_SPACES):
        twin: i64 = world.players[seat].board.spaces[space].twin
        if twin > space and chosen[twin] < chosen[space]:  # of two spaces alike the earlier one gets the earlier card
            chosen[space], chosen[twin] = chosen[twin], chosen[space]
    return chosen


def best_magic(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The best magic cards that are left; on the first space the earlier of the two best."""
    worths: list[int] = []
    for number in range(MAGIC_CARDS):
        worths.append(int(worth_of_magic(world, seat, FIRST_MAGIC + number)))
    second = sorted(worths)[-2]
    best: list[int] = []
    for number in range(MAGIC_CARDS):
        if worths[number] >= second and worths[number] > NOTHING_DONE:
            best.append(number)
    for number in best:
        for code in options:
            if card_of(code) == FIRST_MAGIC + number:
                return code
    return options[-1]


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
    """Lay the best pair of space and card again and again; answers the card of each space."""
    worths = worths_of_pairs(sight, cards, first)
    chosen = [int(EMPTY)] * SPACES
    used = [False] * len(cards)
    attacks: i64 = 0
    while True:
        best: i64 = NOTHING_DONE
        at_space: i64 = -1
        at_card: i64 = -1
        for space in range(first, ARMY_SPACES):
            if chosen[space] == EMPTY:
                share = share_of(sight, space, attacks)
                row = worths[space]
                for place in range(len(cards)):
                    if row[place] * share // 100 > best and not used[place]:
                        best = row[place] * share // 100
                        at_space, at_card = space, place
        if at_space < 0:
            return chosen
        chosen[at_space] = cards[at_card]
        used[at_card] = True
        if is_attack(sight, at_space):
            attacks += 1


def worths_of_pairs(sight: Sight, cards: list[int], first: i64) -> list[list[int]]:
    """By space and card; two spaces alike have the same row."""
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
    return worth_of_card(sight, space, card) if may_lie(sight, space, card) else NO_ATTACK


def may_lie(sight: Sight, space: i64, card: i64) -> bool:
    """Wild cards extract nothing, so they are worth nothing there; all else the options decide."""
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
        return 100
    return SHARE_OF_NEXT_ATTACK[min(attacks, len(SHARE_OF_NEXT_ATTACK) - 1)]
