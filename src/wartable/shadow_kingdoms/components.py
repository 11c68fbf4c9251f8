"""Components: dice, cards, maps and boards of `components.toml` as immutable objects. The printed counts are asserted.

SK-008: a player set needs no objects of its own: markers are bits, tokens are counters of the player.
"""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.editions.agreeing import agree, built_in, within
from wartable.editions.chosen import read_components
from wartable.shadow_kingdoms.effects import (
    CHAIN,
    CHAMPION,
    CHAMPION_TYPE_IDS,
    MARKER,
    NOTHING,
    POWERS,
    SHRINE_IDS,
    SLOT,
    TROOP_IDS,
    TYPE_IDS,
    Power,
    read_powers,
)
from wartable.shadow_kingdoms.shapes import placements

TOML: Final[dict[str, Any]] = read_components(Path(__file__).parent / "components.toml")
GENERAL: Final[dict[str, Any]] = TOML["general"]

TROOPS: Final[i64] = 5
SHRINES: Final[i64] = 5
CAMP: Final[i64] = 5
FACES: Final[i64] = 6
DIE_CODES: Final[i64] = 30
MAP_WIDTH: Final[i64] = 3
AREAS: Final[i64] = 9
FIELD: Final[i64] = 4  # bits for the number of icons or dice of one Troop Type
FIELD_MASK: Final[i64] = 15

# The kinds of Skirmish area: the five Troop Types, the three Battle Types, Strength
FIRST_TYPE_AREA: Final[i64] = 5
STRENGTH_AREA: Final[i64] = 8
AREA_IDS: Final = (*TROOP_IDS, *TYPE_IDS, "strength")


@final
class Plan:
    """SK-002, SK-093: a Battle Plan: its Battle Type and the Troop Types it shows."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.type: Final[i64] = TYPE_IDS.index(row["type"])
        self.troops: Final[list[int]] = [TROOP_IDS.index(troop) for troop in row["troops"]]
        self.size: Final[i64] = len(self.troops)
        self.needs: Final[i64] = counted(self.troops)


@final
class Score:
    """What an End-game Champion pays: points for each unit of what it counts, up to a maximum."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.count: Final[str] = row["count"]
        of: str = row.get("of", "")
        self.of: Final[str] = of
        self.of_number: Final[i64] = number_in(of)
        self.points: Final[i64] = row["vp"]
        self.most: Final[i64] = row["max"]
        self.per: Final[i64] = row.get("per", 1)
        self.above: Final[i64] = row.get("above", 0)
        self.at_least: Final[i64] = row.get("at_least", 0)
        assert row.get("round", "up") == "up"


@final
class Champion:
    """SK-003: a kind of Champion: its type, and its powers or what it scores."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.type: Final[i64] = CHAMPION_TYPE_IDS.index(row["type"])
        self.copies: Final[i64] = row.get("copies", COPIES[CHAMPION_TYPE_IDS.index(row["type"])])
        self.replaces: Final[str] = row.get("replaces", "")
        self.powers: Final[list[int]] = [] if "score" in row else read_powers((int(CHAMPION), int(number)), row)
        self.score: Final = Score(row["score"]) if "score" in row else None
        self.row: Final = row


@final
class Award:
    """SK-004: an Award: its deck and its condition."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.deck: Final[str] = row["deck"]
        self.kind: Final[str] = row["kind"]
        self.count: Final[i64] = row.get("count", 0)
        self.size: Final[i64] = row.get("size", 0)
        self.type: Final[i64] = TYPE_IDS.index(row["type"]) if "type" in row else NOTHING
        self.gold: Final[i64] = row.get("gold", 0)
        self.magic: Final[i64] = row.get("magic", 0)
        self.areas: Final[list[int]] = row.get("areas", [])
        self.shapes: Final = placements(row.get("cells", []))
        self.row: Final = row


@final
class MapSide:
    """SK-140: one side of a Campaign Map: nine Skirmish areas, and a Chain bonus on each of the twelve borders."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.board: Final[i64] = row["board"]
        self.side: Final[str] = row["side"]
        self.areas: Final[list[int]] = [AREA_IDS.index(area) for line in row["areas"] for area in line]
        self.borders: Final = borders_of(row)
        self.borders_at: Final = [[b for b in self.borders if area in (b[0], b[1])] for area in range(AREAS)]


@final
class Marker:
    """SK-128: a circle of the player board that a Conquest Marker covers at the start."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.effect: Final[str] = row["effect"]
        self.value: Final[i64] = row.get("value", 0)
        self.slot: Final[i64] = SLOT_IDS.index(row["slot"]) if "slot" in row else NOTHING
        self.requires: Final[str] = row["requires"]
        do = {"do": row["on_unlock"]} if "on_unlock" in row else {}
        self.powers: Final = read_powers((int(MARKER), int(number)), do)


@final
class PlayerCount:
    """SK-017..SK-019, SK-040, SK-043, SK-215, SK-216, SK-225: what the number of players decides.

    SK-R05: a refill brings another number of dice than the set-up.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final[i64] = row["players"]
        self.gems: Final[i64] = row["gems"]
        self.dice_per_color: Final[i64] = row["dice_per_color"]
        self.setup_dice: Final[i64] = row["setup_dice_per_shrine"]
        self.refill_threshold: Final[i64] = row["refill_threshold"]
        self.refill_dice: Final[i64] = row["refill_per_shrine"]


def counted(troops: list[int]) -> i64:
    """Troop Types counted in one number."""
    total: i64 = 0
    for troop in troops:
        total += 1 << FIELD * troop
    return total


def number_in(word: str) -> i64:
    """The number of a Troop Type, Battle Type or Champion type."""
    for ids in (TROOP_IDS, TYPE_IDS, CHAMPION_TYPE_IDS):
        if word in ids:
            return ids.index(word)
    return NOTHING


def borders_of(row: dict[str, Any]) -> list[tuple[int, int, int]]:
    """The borders of a map side: two areas and the kind of Chain bonus between them."""
    across = [
        (MAP_WIDTH * y + x, MAP_WIDTH * y + x + 1, CHAIN_IDS.index(kind))
        for y, line in enumerate(row["chain_h"])
        for x, kind in enumerate(line)
    ]
    down = [
        (MAP_WIDTH * y + x, MAP_WIDTH * (y + 1) + x, CHAIN_IDS.index(kind))
        for y, line in enumerate(row["chain_v"])
        for x, kind in enumerate(line)
    ]
    return across + down


def number_of(ids: list[str], name: str) -> i64:
    return ids.index(name)


CHAMPION_TYPES: Final[list[dict[str, Any]]] = TOML["champion_type"]
COPIES: Final[list[int]] = [row["copies_each"] for row in CHAMPION_TYPES]
BASE_COSTS: Final[list[int]] = [row["base_cost"] for row in CHAMPION_TYPES]
ROW_SLOTS: Final[i64] = CHAMPION_TYPES[0]["row_slots"]
TYPES: Final[i64] = 3
INSTANT: Final[i64] = 0
ONGOING: Final[i64] = 1

SLOT_ROWS: Final[list[dict[str, Any]]] = TOML["reserve_slot"]
SLOT_IDS: Final[list[str]] = [row["id"] for row in SLOT_ROWS]
SLOTS: Final[i64] = 3
SLOT_POWERS: Final = [POWERS[read_powers((int(SLOT), place), row)[0]] for place, row in enumerate(SLOT_ROWS)]

CHAIN_ROWS: Final[list[dict[str, Any]]] = TOML["chain_kind"]
CHAIN_IDS: Final[list[str]] = [row["id"] for row in CHAIN_ROWS]
CHAIN_POWERS: Final = [POWERS[read_powers((int(CHAIN), kind), row)[0]] for kind, row in enumerate(CHAIN_ROWS)]

CHAMPIONS: Final = [Champion(row, number) for number, row in enumerate(TOML["champion"])]
PLANS: Final = [Plan(row, number) for number, row in enumerate(TOML["battle_plan"])]
AWARDS: Final = [Award(row, number) for number, row in enumerate(TOML["award"])]
MAP_SIDES: Final = [MapSide(row, number) for number, row in enumerate(TOML["map_side"])]
MARKERS: Final = [Marker(row, number) for number, row in enumerate(TOML["conquest_marker"])]
BASE_CHAMPIONS: Final = CHAMPIONS[:]  # the lists above grow when an expansion joins its own cards to them
BASE_MARKERS: Final = MARKERS[:]
PLAYER_COUNTS: Final = {row["players"]: PlayerCount(row) for row in TOML["player_count"]}

# Die faces by Strength; the entry 0 is unused
DISCOUNTS: Final[list[int]] = [0, *(row["discount"] for row in TOML["die_face"])]
OPPOSITE: Final[list[int]] = [0, *(row["opposite"] for row in TOML["die_face"])]

LINE_COSTS: Final[list[int]] = TOML["battle_line"]["costs"][::-1]  # from the space farthest from the deck upwards
LINE_SPACES: Final[i64] = len(LINE_COSTS)
CYCLE_PLAN_COST: Final[i64] = TOML["battle_line"]["cycle_cost_magic"]
CYCLE_CHAMPION_COST: Final[i64] = TOML["champion_market"]["cycle_cost_magic"]
SURCHARGE: Final[i64] = TOML["champion_market"]["surcharge_per_owned_of_type"]

TRACK: Final[dict[str, int]] = TOML["track"]
START_INFLUENCE: Final[i64] = TRACK["start_influence"]
START_GOLD: Final[i64] = TRACK["start_gold"]
START_MAGIC: Final[i64] = TRACK["start_magic"]
LOCKED_LIMIT: Final[i64] = TRACK["cap_locked"]
TRACK_LIMIT: Final[i64] = TRACK["cap"]
FIXED_VALUES: Final[dict[str, int]] = {"wild_own_troop": 1, "track_cap": int(TRACK_LIMIT), "troop_spaces": 1}
POINTS_PER_INFLUENCE: Final[i64] = TRACK["vp_per_influence_over_cap"]
PLAYER_LIMITS: Final[dict[str, int]] = TOML["player_limits"]
CHAMPIONS_AT_START: Final[i64] = PLAYER_LIMITS["champions_start"]
GEMS_AT_START: Final[i64] = PLAYER_LIMITS["gems_start"]
TROOP_SPACES_AT_START: Final[i64] = PLAYER_LIMITS["troop_spaces_start"]
MORE_TROOP_SPACES: Final[i64] = 5  # that a player can get: two by markers, two by cards, and the extra space

MARKER_IDS: Final[list[str]] = [marker.id for marker in MARKERS]
CHAMPIONS_6: Final[i64] = number_of(MARKER_IDS, "champions_6")
CHAMPIONS_10: Final[i64] = number_of(MARKER_IDS, "champions_10")
WILD_MARKER: Final[i64] = number_of(MARKER_IDS, "wild")
GEM_MARKER: Final[i64] = number_of(MARKER_IDS, "gems")
STRENGTH_MARKER: Final[i64] = number_of(MARKER_IDS, "strength")
TRACK_MARKER: Final[i64] = number_of(MARKER_IDS, "track_14")
TROOP_4: Final[i64] = number_of(MARKER_IDS, "troop_4")
TROOP_5: Final[i64] = number_of(MARKER_IDS, "troop_5")
SLOT_MARKERS: Final[list[int]] = [next((int(m.number) for m in MARKERS if m.slot == s), -1) for s in range(SLOTS)]
CHAMPION_LIMITS: Final[list[int]] = [CHAMPIONS_AT_START, *(m.value for m in MARKERS if m.effect == "champion_limit")]
GEM_LIMIT: Final[i64] = MARKERS[GEM_MARKER].value
STRENGTH_BONUS: Final[i64] = MARKERS[STRENGTH_MARKER].value

CHART: Final[list[int]] = [
    next(row["vp"] for row in TOML["strength_chart"] if row["min"] <= total <= row["max"])
    for total in range(TRACK["cap"] + 1)
]
SKIRMISH: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in TOML["skirmish_kind"]}
POINTS_PER_ICON: Final[i64] = SKIRMISH["troop"]["per_icon_vp"]
POINTS_FOR_TYPE: Final[i64] = SKIRMISH["battle_type"]["vp"]
POINTS_FOR_STRENGTH: Final[i64] = SKIRMISH["strength"]["vp"]
STRONG_BATTLE: Final[i64] = SKIRMISH["strength"]["min_total_strength"]

CIRCLES: Final[list[int]] = TOML["award_vp"]["circles"]
AWARD_DECKS: Final = ("left", "middle", "right")
MAGIC_SHRINE_GAIN: Final[i64] = 2
PLANS_TO_END: Final[i64] = GENERAL["end_trigger_completed_plans"]
MOST_ROUNDS: Final[i64] = TOML["safety"]["max_rounds"]
POINTS_PER_DIE: Final[i64] = GENERAL["final_vp_per_troop_die"]

SOLO: Final[dict[str, Any]] = TOML["solo"]
ADVERSARY_START: Final[i64] = SHRINE_IDS.index(SOLO["adversary_start_shrine"])
ADVERSARY_MEETS: Final[i64] = SOLO["adversary_meet_vp"]
ADVERSARY_PLANS: Final[i64] = SOLO["adversary_end_completed_plans"]
ADVERSARY_PLAN_POINTS: Final[dict[int, int]] = {row["dice"]: row["vp"] for row in TOML["solo_plan_vp"]}


def icons(plan: Plan, troop: i64) -> i64:
    """How many icons of a Troop Type the plan shows."""
    return plan.needs >> FIELD * troop & FIELD_MASK


def power_of(number: i64) -> Power:
    return POWERS[number]


def plan_number(name: str) -> int:
    return next(int(plan.number) for plan in PLANS if plan.id == name)


def champion_number(name: str) -> int:
    return next(int(champion.number) for champion in CHAMPIONS if champion.id == name)


def award_number(name: str) -> int:
    return next(int(award.number) for award in AWARDS if award.id == name)


def side_number(name: str) -> int:
    return next(int(side.number) for side in MAP_SIDES if side.id == name)


def marker_number(name: str) -> int:
    return next(int(marker.number) for marker in MARKERS if marker.id == name)


def assert_printed_counts() -> None:
    """SK-002..SK-007, SK-009..SK-012, SK-140, SK-R72, SK-R73: the counts and faces that the rulebook prints."""
    agree("shadow_kingdoms", "general.battle_plan_cards", GENERAL["battle_plan_cards"], len(PLANS))
    assert all(2 <= plan.size <= 4 for plan in PLANS)
    copies = sum(champion.copies for champion in CHAMPIONS)
    agree("shadow_kingdoms", "general.champion_cards", GENERAL["champion_cards"], copies)
    for kind, row in enumerate(CHAMPION_TYPES):
        size = sum(c.copies for c in CHAMPIONS if c.type == kind)
        agree("shadow_kingdoms", f"champion_type.{row['id']}.deck_size", row["deck_size"], size)
    agree("shadow_kingdoms", "general.award_cards", GENERAL["award_cards"], len(AWARDS))
    assert len({sum(award.deck == deck for award in AWARDS) for deck in AWARD_DECKS}) == 1
    assert len(MAP_SIDES) == 2 * GENERAL["campaign_maps"]
    assert all(len(side.areas) == AREAS and len(side.borders) == 12 for side in MAP_SIDES)
    assert len(MARKERS) == GENERAL["conquest_markers_per_player"]
    assert GENERAL["dice_in_box"] == TROOPS * GENERAL["dice_per_color_in_box"]
    assert all(count.dice_per_color <= GENERAL["dice_per_color_in_box"] for count in PLAYER_COUNTS.values())
    assert all(count.gems <= GENERAL["gems_in_box"] for count in PLAYER_COUNTS.values())
    built_in("shadow_kingdoms", "general.gems_in_box", "shrine.*.clockwise")
    assert list(PLAYER_COUNTS) == [1, 2, 3, 4, 5]
    assert [row["id"] for row in TOML["troop"]] == list(TROOP_IDS)
    assert [row["id"] for row in TOML["shrine"]] == list(SHRINE_IDS)


def assert_fixed_sizes() -> None:
    """Numbers that the packing of the table relies on."""
    assert all(marker.value == FIXED_VALUES.get(marker.effect, marker.value) for marker in MARKERS)
    steps = [(row["min"], row["max"]) for row in TOML["strength_chart"]]
    assert [least for least, _ in steps] == [0, *(most + 1 for _, most in steps[:-1])] and steps[-1][1] == TRACK_LIMIT
    assert CYCLE_PLAN_COST > 0 and CYCLE_CHAMPION_COST > 0
    assert len(SLOT_IDS) == SLOTS and len(CHAMPION_TYPES) == TYPES
    assert all(row["row_slots"] == ROW_SLOTS for row in CHAMPION_TYPES)
    assert [row["id"] for row in CHAMPION_TYPES] == list(CHAMPION_TYPE_IDS)
    assert len(DISCOUNTS) == len(OPPOSITE) == FACES + 1


def assert_playable_numbers() -> None:
    """What an edition may say: dice for every Shrine, plans until the end, and limits that never fall."""
    within("shadow_kingdoms", 1, 8, "general.end_trigger_completed_plans")
    within("shadow_kingdoms", 1, 7, "solo.adversary_end_completed_plans")
    for players in PLAYER_COUNTS:  # a Shrine with dice has to be left, however many everybody has taken
        enough = -(-players * int(TROOP_SPACES_AT_START + MORE_TROOP_SPACES) // int(TROOPS))
        within("shadow_kingdoms", enough, GENERAL["dice_per_color_in_box"], f"player_count.{players}.dice_per_color")
    within("shadow_kingdoms", 1, 6, "player_count.*.refill_per_shrine")
    within("shadow_kingdoms", 10, int(TRACK_LIMIT), "track.cap_locked")
    within("shadow_kingdoms", 0, 10, "track.start_influence", "track.start_gold", "track.start_magic")
    within("shadow_kingdoms", 1, 4, "player_limits.troop_spaces_start")
    within("shadow_kingdoms", 0, 6, "player_limits.champions_start")
    within("shadow_kingdoms", 6, 10, "conquest_marker.champions_6.value")
    within("shadow_kingdoms", 10, 20, "conquest_marker.champions_10.value")
    within("shadow_kingdoms", 1, 100, "champion.*.score.per")
    assert all(OPPOSITE[face] == FACES + 1 - face for face in range(1, FACES + 1))
    assert list(ADVERSARY_PLAN_POINTS) == [2, 3, 4]


assert_playable_numbers()
assert_printed_counts()
assert_fixed_sizes()
