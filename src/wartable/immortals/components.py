"""Components: the regions, cards, tribes and the tower of `components.toml` as immutable objects.

A site is a region in one realm: number 2 x region + realm. Cards are numbered in the order of the options:
region cards, conflict cards, magic cards, the blank card; `EMPTY` stands for no card. Printed counts are asserted here.
"""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.editions.agreeing import agree, within
from wartable.editions.chosen import read_components
from wartable.engine.log import bit
from wartable.immortals.masks import mask_of

LIGHT: Final[i64] = 0
DARK: Final[i64] = 1
REALMS: Final[i64] = 2
AREAS: Final[i64] = 5
REGIONS: Final[i64] = 25  # as a literal it is compiled into the rules; the data is held to it below
SITES: Final[i64] = REALMS * REGIONS
CONFLICTS: Final[i64] = 60
FIRST_CONFLICT: Final[i64] = REGIONS  # IM-002, IM-003: region cards come first, then conflict cards
FIRST_MAGIC: Final[i64] = FIRST_CONFLICT + CONFLICTS
BLANKS: Final[i64] = 4
TWO_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5

# How options pack a card on a space: the card in the lowest bits, then the space, then the number of its name
CARD_BITS: Final[i64] = 7
SPACE_BITS: Final[i64] = 4
NAME_SHIFT: Final[i64] = CARD_BITS + SPACE_BITS
NAME_BITS: Final[i64] = 4
SPACES: Final[i64] = 10
ARMY_SPACES: Final[i64] = 8

PORTAL: Final[i64] = 0
SHRINE: Final[i64] = 1
CAPITAL: Final[i64] = 2
STRUCTURES: Final[i64] = 3

EXTRACT_GOLD: Final[i64] = 0
EXTRACT_ENERGY: Final[i64] = 1
TRANSITION_3: Final[i64] = 2
CONSTRUCT: Final[i64] = 3
CONSTRUCT_SHRINE: Final[i64] = 4
ATTACK: Final[i64] = 5
MOVE: Final[i64] = 6
ATTACK_OR_MOVE: Final[i64] = 7
MAGIC: Final[i64] = 8

TOML: Final[dict[str, Any]] = read_components(Path(__file__).parent / "components.toml")

REALM_IDS: Final[list[str]] = TOML["game"]["realms"]
AREA_IDS: Final[list[str]] = [row["id"] for row in TOML["area"]]
REGION_IDS: Final[list[str]] = [row["id"] for row in TOML["region"]]
COLOR_IDS: Final[list[str]] = [row["id"] for row in TOML["player_color"]]
STRUCTURE_IDS: Final[list[str]] = [row["id"] for row in TOML["structure"]]
ACTION_IDS: Final[list[str]] = [row["id"] for row in TOML["action"]]
SPACE_IDS: Final[list[str]] = [row["id"] for row in TOML["action_space"]]
SPACE_NAMES: Final[list[str]] = list(dict.fromkeys(row.get("same_as", row["id"]) for row in TOML["action_space"]))
MAGIC_IDS: Final[list[str]] = [row["id"] for row in TOML["magic_card"]]
MAGIC_CARDS: Final[i64] = len(MAGIC_IDS)
BLANK: Final[i64] = FIRST_MAGIC + MAGIC_CARDS
EMPTY: Final[i64] = BLANK + 1
CARD_IDS: Final[list[str]] = [
    *(row["id"] for row in TOML["region_card"]),
    *(row["id"] for row in TOML["conflict_card"]),
    *MAGIC_IDS,
    TOML["blank_card"]["id"],
    "empty",
]
SITE_IDS: Final[list[str]] = [f"{region}-{realm}" for region in REGION_IDS for realm in REALM_IDS]
SPELL_IDS: Final = ["draw_conflict", "take_first_player_marker", "construct", "take_over_region_card", "transition"]


@final
class Cost:
    """IM-097: what an action costs, in energy and gold."""

    def __init__(self, row: dict[str, int]) -> None:
        self.energy: Final[i64] = row["energy"]
        self.gold: Final[i64] = row["gold"]


FREE: Final = Cost({"energy": 0, "gold": 0})


@final
class Region:
    """IM-001: a region, which exists in both realms with the same borders."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.area: Final[i64] = AREA_IDS.index(row["area"])
        self.neighbours: Final[list[int]] = [REGION_IDS.index(name) for name in row["adjacent"]]
        self.energy: Final[list[int]] = [row[realm]["energy"] for realm in REALM_IDS]
        self.gold: Final[list[int]] = [row[realm]["gold"] for realm in REALM_IDS]


@final
class ConflictCard:
    """IM-003: a conflict card: one site, or (wild) the five sites of an area in one realm."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.realm: Final[i64] = REALM_IDS.index(row["realm"])
        self.wild: Final[bool] = row["wild"]
        region = -1 if self.wild else REGION_IDS.index(row["region"])
        self.region: Final[i64] = region
        self.area: Final[i64] = AREA_IDS.index(row["area"]) if self.wild else REGION_ROWS[region].area


@final
class Tribe:
    """IM-006, IM-007: a half board. Light: the home region and what construction costs; dark: a special space."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.groups: Final[list[int]] = row["groups"]
        self.outer_group: Final[i64] = row["outer_group"]
        self.energy: Final[i64] = row["start"]["energy"]
        self.gold: Final[i64] = row["start"]["gold"]
        self.home: Final[i64] = REGION_IDS.index(row["home"]) if "home" in row else -1
        self.construct: Final = [Cost(row["construct"][name]) for name in STRUCTURE_IDS] if "construct" in row else []
        self.special: Final[dict[str, Any]] = row.get("special", {})


@final
class Space:
    """IM-007: a space of a player board: its action and cost.

    IM-R84: interchangeable spaces share a name, that of `same_as`; `twin` is the other one, or -1. `packed` is how
    options name the space.
    """

    def __init__(self, number: i64, action: i64, cost: Cost, same_as: str) -> None:
        self.number: Final[i64] = number
        self.id: Final = SPACE_IDS[number]
        self.action: Final[i64] = action
        self.cost: Final = cost
        self.same_as: Final = same_as
        self.half: Final[str] = TOML["action_space"][number]["half"]
        name: i64 = SPACE_NAMES.index(same_as)
        self.packed: Final[i64] = name << NAME_SHIFT | number << CARD_BITS
        self.takes_wild: Final = action not in (EXTRACT_GOLD, EXTRACT_ENERGY)
        self.twin: i64 = -1


@final
class Board:
    """IM-006, IM-017: a player board, put together from a light and a dark half."""

    def __init__(self, light: Tribe, dark: Tribe) -> None:
        self.light: Final = light
        self.dark: Final = dark
        self.spaces: Final = [printed_space(row, number, dark) for number, row in enumerate(TOML["action_space"])]
        for one in self.spaces:
            for other in self.spaces:
                if one is not other and one.same_as == other.same_as:
                    one.twin = other.number

    def groups(self, outer: bool) -> list[int]:
        """IM-020, IM-021: the printed army groups; the outermost of each half are used with up to four players."""
        groups = self.light.groups + self.dark.groups
        return [*groups, int(self.light.outer_group), int(self.dark.outer_group)] if outer else groups[:]


@final
class Spell:
    """One option of a magic card: what it does, and to how many cards or armies."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.effect: Final[i64] = SPELL_IDS.index(row["effect"])
        self.number: Final[i64] = row.get("cards", row.get("armies", 1))


@final
class MagicCard:
    """IM-005: a magic card: its cost and its options in printed order."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.cost: Final = Cost(row["cost"])
        self.spells: Final = [Spell(option) for option in row["options"]]


@final
class Shelf:
    """IM-190: a shelf of the tower; chances in thousandths."""

    def __init__(self, row: dict[str, int]) -> None:
        self.capacity: Final[i64] = row["capacity"]
        self.catch: Final[i64] = row["catch"]
        self.knock: Final[i64] = row["knock"]


def printed_space(row: dict[str, Any], number: i64, dark: Tribe) -> Space:
    """IM-R03, IM-R05: a printed space; the eighth is the special of the dark tribe (IM-125..IM-130).

    IM-R04: the light half has no special.
    """
    if row["kind"] == "magic":
        return Space(number, MAGIC, FREE, row["same_as"])
    if "action_from" in row:
        special = dark.special
        return Space(number, ACTION_IDS.index(special["action"]), Cost(special["cost"]), special["same_as"])
    return Space(number, ACTION_IDS.index(row["action"]), Cost(row["cost"]) if "cost" in row else FREE, row["same_as"])


def site_of(region: i64, realm: i64) -> i64:
    return REALMS * region + realm


def stands_for(card: i64) -> i64:
    """IM-002, IM-067, IM-069, IM-071: the sites that a card stands for."""
    if card < FIRST_CONFLICT:
        return bit(site_of(card, LIGHT)) | bit(site_of(card, DARK))
    if card >= FIRST_MAGIC:
        return 0
    conflict = CONFLICT_CARDS[card - FIRST_CONFLICT]
    if conflict.wild:
        return AREA_SITES[REALMS * conflict.area + conflict.realm]
    return bit(site_of(conflict.region, conflict.realm))


def sites_of_area(area: i64, realm: i64) -> i64:
    return mask_of([int(site_of(one.number, realm)) for one in REGION_ROWS if one.area == area])


def neighbours_of(site: i64) -> i64:
    """IM-109: the sites of the same realm that share a border."""
    realm: i64 = site & 1
    return mask_of([int(site_of(region, realm)) for region in REGION_ROWS[site >> 1].neighbours])


REGION_ROWS: Final = [Region(row, number) for number, row in enumerate(TOML["region"])]
CONFLICT_CARDS: Final = [ConflictCard(row, number) for number, row in enumerate(TOML["conflict_card"])]
LIGHT_TRIBES: Final = [Tribe(row, n) for n, row in enumerate([row for row in TOML["tribe"] if row["realm"] == "light"])]
DARK_TRIBES: Final = [Tribe(row, n) for n, row in enumerate([row for row in TOML["tribe"] if row["realm"] == "dark"])]
BOARDS: Final = [[Board(light, dark) for dark in DARK_TRIBES] for light in LIGHT_TRIBES]
MAGIC_CARD_ROWS: Final = [MagicCard(row) for row in TOML["magic_card"]]
SHELVES: Final = [Shelf(row) for row in TOML["tower"]["shelf"]]
SECTORS: Final[list[int]] = [row["sector"] for row in TOML["area"]]
MOVE_COST: Final = Cost(TOML["action_space"][SPACE_IDS.index("attack_or_move")]["cost_by_action"]["move"])

AREA_OF_REGION: Final[list[int]] = [int(region.area) for region in REGION_ROWS]
AREA_SITES: Final[list[int]] = [sites_of_area(area, realm) for area in range(AREAS) for realm in range(REALMS)]
REALM_SITES: Final[list[int]] = [mask_of(list(range(int(realm), int(SITES), 2))) for realm in range(REALMS)]
AREA_OF_SITE: Final[list[int]] = [
    AREA_SITES[REALMS * AREA_OF_REGION[region] + realm] for region in range(REGIONS) for realm in range(REALMS)
]
ADJACENT: Final[list[int]] = [neighbours_of(site) for site in range(SITES)]
STANDS_FOR: Final[list[int]] = [stands_for(card) for card in range(EMPTY + 1)]
GOLD_OF_SITE: Final[list[int]] = [region.gold[realm] for region in REGION_ROWS for realm in range(REALMS)]
ENERGY_OF_SITE: Final[list[int]] = [region.energy[realm] for region in REGION_ROWS for realm in range(REALMS)]
WILD: Final[i64] = mask_of([int(one.number) for one in CONFLICT_CARDS if one.wild])
OF_REALM: Final[list[int]] = [
    mask_of([int(one.number) for one in CONFLICT_CARDS if one.realm == realm]) for realm in range(REALMS)
]

CUBES: Final[i64] = 43
INHABITANTS: Final[i64] = 20
PORTALS: Final[i64] = 20
HOME_DARK_ARMIES: Final[i64] = 2
DRAFT_HAND: Final[i64] = 5
LIMBO_START: Final[i64] = 3
SEED_ARMIES: Final[i64] = 7
SEED_INHABITANTS: Final[i64] = 10
TRAY_AFTER_SEEDING: Final[i64] = 2
LIMBO_PER_ARMY: Final[i64] = 3
TRANSITION_ARMIES: Final[i64] = 3
MOST_TRAY_INHABITANTS: Final[i64] = 3
EXILE_ARMIES: Final[i64] = 3
MOST_ROUNDS: Final[i64] = 8
BUILT_POINTS: Final[list[int]] = [row["vp_when_built"] for row in TOML["structure"]]
ROUNDS: Final[dict[int, int]] = {row["players"]: row["rounds"] for row in TOML["player_count"]} | {
    TWO_PLAYERS: TOML["variants"]["two_players"]["rounds"]
}
OUTER_GROUPS: Final[dict[int, bool]] = {row["players"]: row["outer_groups"] for row in TOML["player_count"]} | {
    TWO_PLAYERS: TOML["variants"]["two_players"]["outer_groups"]
}


def assert_printed_counts() -> None:
    """IM-001..IM-012, IM-209, IM-R02, IM-R06..IM-R09: the counts of the box; one spelling for each region.

    IM-R08: there is a building tile for every site, so tiles cannot run out. IM-011, IM-R09: gold and energy are
    counted, not laid out in tokens, and do not run out.
    """
    counts = TOML["counts"]
    agree("immortals", "counts.region_cards", counts["region_cards"], len(REGION_ROWS))
    agree("immortals", "counts.conflict_cards", counts["conflict_cards"], len(CONFLICT_CARDS))
    agree("immortals", "counts.magic_cards_per_player", counts["magic_cards_per_player"], len(MAGIC_IDS))
    assert len(REGION_ROWS) == REGIONS and len(CONFLICT_CARDS) == CONFLICTS
    assert all(sum(one.realm == realm for one in CONFLICT_CARDS) == CONFLICTS // REALMS for realm in range(REALMS))
    assert sum(one.wild for one in CONFLICT_CARDS) == AREAS * REALMS
    agree("immortals", "counts.magic_cards", counts["magic_cards"], MOST_PLAYERS * len(MAGIC_IDS))
    assert counts["blank_cards_per_player"] == BLANKS and counts["blank_cards"] == MOST_PLAYERS * BLANKS
    assert len(LIGHT_TRIBES) == len(DARK_TRIBES) == counts["player_colors"] == len(COLOR_IDS) == MOST_PLAYERS
    assert len(LIGHT_TRIBES) + len(DARK_TRIBES) == counts["tribe_tokens"] == counts["tribe_boards"]
    assert counts["army_cubes_per_color"] - counts["army_cubes_spare_per_color"] == CUBES
    assert counts["army_cubes_used_per_player"] == CUBES and counts["dice_towers"] == 1
    assert counts["victory_point_tokens"] == counts["plus60_markers"] == counts["player_colors"]
    for token in TOML["currency_token"]:
        assert [one["value"] for one in token["values"]] == [1, 2, 5]
        assert sum(one["count"] for one in token["values"]) == counts[f"{token['id']}_tokens"]
    assert counts["building_tiles"] == SITES and counts["inhabitants"] == INHABITANTS
    assert TOML["counts_reconstructed"]["portals"] == PORTALS
    assert TOML["counts_reconstructed"]["round_tracker_cards"] == MOST_ROUNDS
    assert [row["id"] for row in TOML["region_card"]] == [f"region_{name}" for name in REGION_IDS]


def assert_printed_numbers() -> None:
    """The numbers named above are those of the data, and the map is whole: borders go both ways."""
    setup = TOML["setup"]
    assert (setup["home_dark_armies"], setup["draft_hand_size"]) == (HOME_DARK_ARMIES, DRAFT_HAND)
    assert (setup["limbo_start_each"], setup["tower_seed_armies_each"]) == (LIMBO_START, SEED_ARMIES)
    assert setup["tower_seed_inhabitants"] == SEED_INHABITANTS
    assert setup["tray_inhabitants_kept_after_seeding"] == TRAY_AFTER_SEEDING
    assert TOML["reinforcement"]["limbo_armies_per_reinforcement"] == LIMBO_PER_ARMY
    assert TOML["battle"]["tray_remove_inhabitant_if_more_than"] == MOST_TRAY_INHABITANTS
    assert sum(len(region.neighbours) for region in REGION_ROWS) == 2 * TOML["map"]["borders"]
    assert all(one.number in REGION_ROWS[other].neighbours for one in REGION_ROWS for other in one.neighbours)
    assert sorted(SECTORS) == list(range(AREAS)) and sorted(ROUNDS) == [2, 3, 4, 5]
    assert EMPTY < 1 << CARD_BITS and len(SPACE_NAMES) <= 1 << NAME_BITS
    assert len(SPACE_IDS) == SPACES and ACTION_IDS.index("attack_or_move") == ATTACK_OR_MOVE


def assert_playable_numbers() -> None:
    """What an edition may say: there has to be a round, an army in each group, and room on each shelf."""
    within("immortals", 1, 100, "player_count.*.rounds", "variants.two_players.rounds", "tower.shelf.*.capacity")
    within("immortals", 1, int(CUBES), "tribe.*.groups.*", "tribe.*.outer_group")


assert_playable_numbers()
assert_printed_counts()
assert_printed_numbers()
