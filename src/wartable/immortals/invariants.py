"""Invariants: what holds after every choice. Those that compare two moments are tested in `tests/immortals`."""

from wartable.immortals.components import (
    AREA_SITES,
    ARMY_SPACES,
    BLANK,
    BLANKS,
    CONFLICTS,
    CUBES,
    DRAFT_HAND,
    EMPTY,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    HOME_DARK_ARMIES,
    INHABITANTS,
    LIMBO_START,
    OF_REALM,
    OUTER_GROUPS,
    PORTALS,
    REALMS,
    SEED_ARMIES,
    SHELVES,
    SITES,
    SPACES,
    WILD,
)
from wartable.immortals.masks import count, members
from wartable.immortals.options import key
from wartable.immortals.scoring import REGIONS_FOR_BONUS
from wartable.immortals.table import ALL_MAGIC, IN_PERFORMANCE, IN_PLANNING, NOBODY, NOTHING, Immortals, holder_of
from wartable.immortals.tower import GREEN, inside

MOST_OPTIONS = 90


def broken(game: Immortals) -> list[str]:
    """The ids of the invariants that do not hold."""
    checks = {
        "IM-I01": armies_are_complete(game),
        "IM-I02": inhabitants_are_complete(game),
        "IM-I03": sites_have_one_owner(game),
        "IM-I04": region_cards_are_complete(game),
        "IM-I05": conflict_cards_are_complete(game),
        "IM-I06": sets_are_complete(game),
        "IM-I07": boards_hold_what_they_may(game),
        "IM-I08": draft_hands_are_of_one_realm(game),
        "IM-I09": game.tower.coins or shelves_are_kept(game),
        "IM-I16": structures_are_single(game),
        "IM-I17": all(player.gold >= 0 and player.energy >= 0 for player in game.players),
        "IM-I19": areas_have_one_winner(game),
        "IM-I20": 0 <= game.marker < game.seats and 0 <= game.first < game.seats,
        "IM-I21": game.phase in (IN_PLANNING, IN_PERFORMANCE) or all(cards.laid == 0 for cards in game.cards),
        "IM-I26": not game.over or game.round == game.mode.rounds,
        "IM-I28": revealed_card_is_in_use(game),
        "IM-R80": game.over or has_a_choice(game),
    }
    return [name for name, holds in checks.items() if not holds]


def armies_are_complete(game: Immortals) -> bool:
    """IM-I01, IM-008: the cubes of each player are all there; what was left of the supply is gone after seeding."""
    in_tower = inside(game.tower)
    for seat, player in enumerate(game.players):
        on_sites = sum(game.armies[site] for site in members(player.sites))
        total = on_sites + sum(player.limbo) + player.tray + in_tower[seat] + sum(player.groups) + player.supply
        groups = sum(player.board.groups(OUTER_GROUPS[len(game.players)]))
        used = groups + HOME_DARK_ARMIES + REALMS * LIMBO_START + SEED_ARMIES
        if total != (used if game.round else CUBES) or min(*player.limbo, player.tray, player.supply) < 0:
            return False
    return True


def inhabitants_are_complete(game: Immortals) -> bool:
    """IM-I02: supply, tray and tower hold all inhabitants."""
    counts = (int(game.inhabitants), int(game.tray_inhabitants), inside(game.tower)[GREEN])
    return sum(counts) == INHABITANTS and min(counts) >= 0


def sites_have_one_owner(game: Immortals) -> bool:
    """IM-I03: nobody shares a site, armies are on owned sites only, and all of these are in play (IM-205)."""
    owned = sorted(site for player in game.players for site in members(player.sites))
    return owned == [site for site in range(SITES) if game.armies[site] > 0] and min(game.armies) >= 0


def region_cards_are_complete(game: Immortals) -> bool:
    """IM-I04, IM-I28: each is in one place; those held are in the hand, on the holder's board, or being played."""
    everywhere = members(game.region_stack)
    for seat, cards in enumerate(game.cards):
        on_board = [card for card in cards.spaces if card < FIRST_CONFLICT]
        played = (
            [int(game.played)] if 0 <= game.played < FIRST_CONFLICT and holder_of(game, game.played) == seat else []
        )
        if sorted(members(cards.regions) + on_board + played) != members(cards.holds):
            return False
        everywhere += members(cards.holds)
    return sorted(everywhere) == members(game.mode.regions)


def conflict_cards_are_complete(game: Immortals) -> bool:
    """IM-I05: stacks, discards, hands, draft hands and boards hold all of them once."""
    everywhere = game.stack + members(game.discard)
    for stack in game.draft_stacks:
        everywhere = everywhere + stack
    for cards in game.cards:
        everywhere = everywhere + members(cards.conflicts) + members(cards.draft)
        everywhere += [card - int(FIRST_CONFLICT) for card in cards.spaces if FIRST_CONFLICT <= card < FIRST_MAGIC]
        everywhere += [] if cards.chosen == NOTHING else [int(cards.chosen - FIRST_CONFLICT)]
    if FIRST_CONFLICT <= game.played < FIRST_MAGIC:
        everywhere.append(int(game.played - FIRST_CONFLICT))
    return sorted(everywhere) == members(game.mode.conflicts) and len(everywhere) <= CONFLICTS


def sets_are_complete(game: Immortals) -> bool:
    """IM-I06, IM-004, IM-005: four blank and four magic cards each, in hand, on their own board or being played."""
    for seat, cards in enumerate(game.cards):
        played = int(game.played) if seat == game.active else int(NOTHING)
        shown = [card for card in [*cards.spaces, played] if card >= FIRST_MAGIC and card != EMPTY]
        magic = members(cards.magic) + [card - int(FIRST_MAGIC) for card in shown if card < BLANK]
        if sorted(magic) != members(ALL_MAGIC) or cards.blanks + shown.count(int(BLANK)) != BLANKS:
            return False
    return True


def boards_hold_what_they_may(game: Immortals) -> bool:
    """IM-I07: army spaces hold no magic, magic spaces nothing else, and extract spaces no wild card."""
    for player, cards in zip(game.players, game.cards, strict=True):
        for space in range(SPACES):
            card = cards.spaces[space]
            is_magic = FIRST_MAGIC <= card < BLANK
            is_wild = FIRST_CONFLICT <= card < FIRST_MAGIC and WILD >> (card - FIRST_CONFLICT) & 1
            if (card != EMPTY) != bool(cards.laid >> space & 1):
                return False
            if card < BLANK and is_magic == (space < ARMY_SPACES):
                return False
            if is_wild and not player.board.spaces[space].takes_wild:
                return False
    return True


def draft_hands_are_of_one_realm(game: Immortals) -> bool:
    """IM-I08: of one realm, five cards at most."""
    for cards in game.cards:
        if cards.draft & ~OF_REALM[cards.draft_realm] or count(cards.draft) > DRAFT_HAND:
            return False
    return True


def shelves_are_kept(game: Immortals) -> bool:
    """IM-I09: no shelf holds more than its capacity."""
    return all(len(cubes) <= shelf.capacity for cubes, shelf in zip(game.tower.shelves, SHELVES, strict=True))


def structures_are_single(game: Immortals) -> bool:
    """IM-I16: one building per site, one capital in each area of a realm, no more portals than there are."""
    one_capital = all(count(game.capitals & area) <= 1 for area in AREA_SITES)
    in_play = not (game.shrines | game.capitals | game.portals) & ~game.mode.sites
    return not game.shrines & game.capitals and one_capital and in_play and count(game.portals) <= PORTALS


def areas_have_one_winner(game: Immortals) -> bool:
    """IM-I19: nobody shares the majority of an area."""
    return all(
        sum(count(player.sites & area) >= REGIONS_FOR_BONUS for player in game.players) <= 1 for area in AREA_SITES
    )


def revealed_card_is_in_use(game: Immortals) -> bool:
    """IM-I28: a revealed card is open only while its action is being done."""
    return game.played == NOTHING or (game.phase == IN_PERFORMANCE and game.active != NOBODY)


def has_a_choice(game: Immortals) -> bool:
    """IM-R80: a seat that is asked has something to choose, and not too much; all keys differ."""
    decisions = game.decisions()
    few = all(0 < len(one.options) <= MOST_OPTIONS for one in decisions)
    return bool(decisions) and few and all(len({key(code) for code in d.options}) == len(d.options) for d in decisions)
