"""Magic in Immortals: what magic cards bring, and which ones are planned."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.immortals.attack import best_need, need_of
from wartable.bots.immortals.odds import NOWHERE, scorings_left
from wartable.bots.immortals.plan import ARMY_FROM_LIMBO, NOTHING_DONE, best_shrine, can_afford, cost_of
from wartable.immortals.components import (
    FIRST_MAGIC,
    MAGIC_CARD_ROWS,
    MAGIC_CARDS,
    REALM_SITES,
    REALMS,
    SITES,
    SPELL_IDS,
    Cost,
)
from wartable.immortals.construct import shrine_sites
from wartable.immortals.magic import armies_against, take_over_sites
from wartable.immortals.options import card_of
from wartable.immortals.table import Immortals

DRAW: Final[i64] = SPELL_IDS.index("draw_conflict")
TAKE_MARKER: Final[i64] = SPELL_IDS.index("take_first_player_marker")
BUILD_SHRINE: Final[i64] = SPELL_IDS.index("construct")
TAKE_OVER: Final[i64] = SPELL_IDS.index("take_over_region_card")
DRAWN: Final[i64] = 40
MARKER: Final[i64] = 15
TAKEN_OVER: Final[i64] = 90


def shrine_cost() -> Cost:
    """The cost of the magic card that builds a shrine."""
    return next(card.cost for card in MAGIC_CARD_ROWS for spell in card.spells if spell.effect == BUILD_SHRINE)


SHRINE_COST: Final = shrine_cost()


def worth_of_magic(world: Immortals, seat: i64, card: i64) -> i64:
    """What a magic card would bring now."""
    magic = MAGIC_CARD_ROWS[card - FIRST_MAGIC]
    if not can_afford(world, seat, magic.cost):
        return 0
    best: i64 = 0
    for spell in magic.spells:
        best = max(best, worth_of_spell(world, seat, spell.effect, spell.number))
    return best - cost_of(world, magic.cost)


def worth_of_spell(world: Immortals, seat: i64, effect: i64, number: i64) -> i64:
    """What an option of a magic card brings, apart from its cost."""
    player = world.players[seat]
    if effect == DRAW:
        return DRAWN * number if scorings_left(world) > 1 else 0
    if effect == TAKE_MARKER:
        return MARKER if world.marker != seat and scorings_left(world) > 1 else 0
    if effect == BUILD_SHRINE:
        best = best_shrine(world, seat, shrine_sites(world, seat), SHRINE_COST)
        return best.worth + cost_of(world, SHRINE_COST) if best.choice != NOWHERE else 0
    if effect == TAKE_OVER:
        return TAKEN_OVER if best_take_over(world, seat) != NOWHERE and scorings_left(world) > 1 else 0
    realm = best_limbo(world, seat)
    if realm == NOWHERE:
        return 0
    armies: i64 = min(number, player.limbo[realm])
    site = best_need(world, seat, player.sites & REALM_SITES[realm], armies)
    return need_of(world, seat, site, armies) + ARMY_FROM_LIMBO * armies


def best_limbo(world: Immortals, seat: i64) -> i64:
    """The realm of the limbo with the most armies that can come out, if there is one."""
    player = world.players[seat]
    best = Best(NOWHERE, 0)
    for realm in range(REALMS):
        if player.sites & REALM_SITES[realm]:
            best.offer(realm, player.limbo[realm])
    return best.choice


def best_take_over(world: Immortals, seat: i64) -> i64:
    """A site whose region card can be taken over, if there is one."""
    sites = take_over_sites(world, seat)
    for site in range(SITES):
        if sites >> site & 1 and world.armies[site] > armies_against(world, site):
            return site
    return NOWHERE


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
