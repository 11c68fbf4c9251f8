"""Components: the pieces of `components.toml` as immutable objects. The printed counts are asserted here.

DV-013: purple cubes only mark states, so they are fields of the table and never run out.
"""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.dragon_valley.packing import GROUP_BITS, GROUP_MASK
from wartable.editions.agreeing import agree, built_in, within
from wartable.editions.chosen import read_components

NOTHING: Final[i64] = -1
FRIENDS: Final[i64] = 3
FOES: Final[i64] = 3
TREBUCHET: Final[i64] = 0
ARCHER: Final[i64] = 1
KNIGHT: Final[i64] = 2
RAM: Final[i64] = 0
ORC: Final[i64] = 1
DRAGON: Final[i64] = 2
PASS: Final[i64] = 0
KEEP: Final[i64] = 18
MAP: Final[i64] = 19  # cells 0 to 18 can hold units; DV-023: the strip below cannot
CELLS: Final[i64] = 22
ALL_CELLS: Final[i64] = (1 << CELLS) - 1
ALL_OF_MAP: Final[i64] = (1 << MAP) - 1
LOCATIONS: Final[i64] = 9
FIRST_LOCATION: Final[i64] = CELLS  # DV-021: places go on from the cells to t1..t9
PLACES: Final[i64] = CELLS + LOCATIONS
CLIFF: Final[i64] = 99
FLOOR: Final[i64] = -5
MARKERS: Final[i64] = 2  # for territories, of each player
PLAYERS_IN_PAIRS: Final[i64] = 4
CLIFF_POINTS: Final[i64] = 4
FIRE_POINTS: Final[i64] = 1
LUCKY_CARDS: Final[i64] = 3
PRISON: Final[i64] = 4
POINTS_PER_CUBE_TAKEN: Final[i64] = 2
BITS_OF_A_NUMBER: Final = 63  # without its sign

TOML: Final[dict[str, Any]] = read_components(Path(__file__).parent / "components.toml")


@final
class Unit:
    """DV-003: a kind of cube: a friendly or an enemy unit, how many there are and how far it moves."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.friendly: Final[bool] = row["side"] == "friendly"
        self.color: Final[str] = row["color"]
        self.count: Final[i64] = row["count"]
        self.move: Final[i64] = row["move"]
        self.upgraded_by: Final[str] = row.get("upgraded_by", "")
        self.deploy: Final[str] = row["deploy"]


@final
class Cell:
    """DV-017..DV-019: a space of the barony: terrain, points, and where an enemy goes from it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.index: Final[i64] = row["index"]
        self.row: Final[i64] = row["row"]
        self.terrain: Final[str] = row["terrain"]
        self.on_map: Final[bool] = row["on_map"]
        self.kill_points: Final[i64] = row["kill_points"]
        self.entry_points: Final[i64] = row["entry_points"]
        self.next: Final[str] = row["next"]
        self.right: Final[str] = row["right"]
        self.neighbors: Final[list[str]] = row["neighbors"]
        self.to_territories: Final[bool] = row["to_territories"]


@final
class Building:
    """A building tile: where it may be built, whom it stops, turns aside and destroys, and who destroys it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.kind: Final[str] = row["kind"]
        self.terrain: Final[list[str]] = row["terrain"]
        self.count: Final[i64] = row["count"]
        self.stops: Final[list[str]] = row["stops"]
        self.turns: Final[list[str]] = row["turns"]
        self.destroyed_by: Final[list[str]] = row["destroyed_by"]
        self.destroys: Final[list[str]] = row.get("destroys", [])
        self.upgrades: Final[str] = row.get("upgrades", "")
        self.effects: Final[list[dict[str, Any]]] = row.get("effects", [])


@final
class Card:
    """DV-010: a King's Aid card. There is one of each name."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.timing: Final[str] = row["timing"]
        self.mandatory: Final[bool] = row["mandatory"]
        self.exclusive: Final[bool] = "exclusive" in row
        self.effects: Final[list[dict[str, Any]]] = row["effects"]


@final
class Territory:
    """DV-011: a kind of territory tile: the squares of each colour and the crown. DV-135: squares by friendly unit."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.count: Final[i64] = row["count"]
        self.empty: Final[bool] = row["empty"]
        self.squares: Final[list[int]] = [row["trebuchets"], row["archers"], row["knights"]]
        self.crown: Final[i64] = row["crown"]


@final
class Mode:
    """DV-288, DV-R74: For Glory or one of the three alternate modes, fixed before the game."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.end_score: Final[i64] = row["end_score"]
        self.max_rounds: Final[i64] = row["max_rounds"]
        self.sieges: Final[i64] = row["siege_limit"]
        self.one_siege: Final[bool] = self.sieges == 1
        self.dragon_hunt: Final[bool] = "dragon_mountain_min_score" in row
        self.dragon_score: Final[i64] = row.get("dragon_mountain_min_score", 0)
        self.dead_leave: Final[bool] = row.get("dead_friendly_units_leave_game", False)
        self.keep_keeps: Final[bool] = row.get("keep_kills_are_kept", False)
        self.ends_by_bag: Final[bool] = "bag_cannot_fill_selection" in row["ends_when"]
        self.ends_by_conquest: Final[bool] = "all_conquered_at_round_end" in row["ends_when"]
        self.ranking: Final[list[str]] = row["ranking"]
        self.ranking_after_bag_end: Final[list[str]] = row.get("ranking_after_bag_end", row["ranking"])


@final
class Chart:
    """DV-038..DV-040: what a Castellan draws, for a number of players."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.castellans: Final[i64] = row["castellans"]
        self.piles: Final[i64] = row["piles_per_castellan"]
        self.tiles: Final[i64] = row["tiles"]
        self.cards: Final[i64] = row["cards"]
        self.cubes: Final[i64] = row["cubes"]


UNITS: Final = [Unit(row) for row in sorted(TOML["unit"], key=lambda row: row["order"])]
CELL_ROWS: Final = [Cell(row) for row in TOML["barony"]["cell"]]
BUILDING_ROWS: Final = [Building(row) for row in sorted(TOML["building"], key=lambda row: row["id"])]
CARD_ROWS: Final = [Card(row) for row in sorted(TOML["card"], key=lambda row: row["id"])]
TERRITORIES: Final = [Territory(row) for row in TOML["territory"]]
MODES: Final = {row["id"]: Mode(row) for row in TOML["mode"]}
CHARTS: Final = {row["players"]: Chart(row) for row in TOML["selection"]}
COLORS: Final[list[str]] = [row["id"] for row in TOML["player_color"]]
LEVELS: Final[dict[str, int]] = {row["id"]: row["rival_start"] for row in TOML["solo"]["level"]}
RANKS: Final[list[tuple[str, int]]] = [(row["id"], row["min_margin"]) for row in TOML["solo"]["rank"]]
PAYOUT: Final[list[int]] = TOML["dungeon"]["payout"]

FRIEND_IDS: Final[list[str]] = [unit.id for unit in UNITS if unit.friendly]
FOE_IDS: Final[list[str]] = [unit.id for unit in UNITS if not unit.friendly]
CELL_IDS: Final[list[str]] = [cell.id for cell in CELL_ROWS]
PLACE_IDS: Final[list[str]] = CELL_IDS + TOML["territory_grid"]["locations"]
BUILDING_IDS: Final[list[str]] = [building.id for building in BUILDING_ROWS]
CARD_IDS: Final[list[str]] = [card.id for card in CARD_ROWS]
ITEM_IDS: Final[list[str]] = BUILDING_IDS + CARD_IDS + FRIEND_IDS + FOE_IDS  # what is divided, in canonical order
TERRITORY_IDS: Final[list[str]] = [territory.id for territory in TERRITORIES]
BUILDINGS: Final[i64] = len(BUILDING_ROWS)
CARDS: Final[i64] = len(CARD_ROWS)
FIRST_CARD: Final[i64] = BUILDINGS  # items that are divided: tiles by name, then cards, then cubes
FIRST_CUBE: Final[i64] = BUILDINGS + CARDS
KINDS_OF_TERRITORY: Final[i64] = len(TERRITORIES)
CONQUERABLE: Final[i64] = sum(int(territory.count) for territory in TERRITORIES if not territory.empty)


def mask_of(words: list[str], ids: list[str]) -> int:
    """A set of ids as bits."""
    return sum(1 << ids.index(word) for word in words)


def cell_number(word: str) -> int:
    if word == "cliff":
        return CLIFF
    return CELL_IDS.index(word) if word else NOTHING


def path_of(cell: int, steps: int) -> int:
    """The spaces that an enemy comes to from a cell, along its normal way."""
    path = 0
    for _ in range(steps):
        if NEXT[cell] == NOTHING:
            break
        cell = NEXT[cell]
        path |= 1 << cell
    return path


NEXT: Final[list[int]] = [cell_number(cell.next) for cell in CELL_ROWS]
RIGHT: Final[list[int]] = [cell_number(cell.right) for cell in CELL_ROWS]
KILL_POINTS: Final[list[int]] = [cell.kill_points for cell in CELL_ROWS]
ENTRY_POINTS: Final[list[int]] = [cell.entry_points for cell in CELL_ROWS]
NEIGHBORS: Final[list[int]] = [mask_of(cell.neighbors, CELL_IDS) for cell in CELL_ROWS]
FRIEND_MOVES: Final[list[int]] = [unit.move for unit in UNITS if unit.friendly]
FOE_MOVES: Final[list[int]] = [unit.move for unit in UNITS if not unit.friendly]
PATHS: Final[list[int]] = [path_of(cell, move) for cell in range(MAP) for move in FOE_MOVES]
SITES: Final[list[int]] = [
    mask_of([cell.id for cell in CELL_ROWS if cell.terrain in building.terrain], CELL_IDS) for building in BUILDING_ROWS
]
STOPS: Final[list[int]] = [mask_of(building.stops, FOE_IDS) for building in BUILDING_ROWS]
TURNS: Final[list[int]] = [mask_of(building.turns, FOE_IDS) for building in BUILDING_ROWS]
DESTROYED_BY: Final[list[int]] = [mask_of(building.destroyed_by, FOE_IDS) for building in BUILDING_ROWS]
IS_DEFENSIVE: Final[list[bool]] = [building.kind == "defensive" for building in BUILDING_ROWS]
IS_UPGRADE: Final[list[bool]] = [building.kind == "upgrade" for building in BUILDING_ROWS]
IS_FRATERNAL: Final[list[bool]] = [building.kind == "fraternal" for building in BUILDING_ROWS]
DEFENSES: Final[i64] = sum(1 << building for building in range(BUILDINGS) if IS_DEFENSIVE[building])
UPGRADES: Final[i64] = sum(1 << building for building in range(BUILDINGS) if IS_UPGRADE[building])
SQUARES: Final[list[int]] = [number for territory in TERRITORIES for number in territory.squares]
CROWNS: Final[list[int]] = [territory.crown for territory in TERRITORIES]
UPGRADE_OF: Final[list[int]] = [BUILDING_IDS.index(unit.upgraded_by) for unit in UNITS if unit.friendly]
CHART_ROWS: Final[list[dict[str, Any]]] = sorted(
    TOML["battle"], key=lambda row: (FRIEND_IDS.index(row["friendly"]), FOE_IDS.index(row["enemy"]))
)
FRIEND_DIES: Final[list[bool]] = [row["friendly_destroyed"] for row in CHART_ROWS]  # unit * 3 + enemy
FOE_DIES: Final[list[bool]] = [row["enemy_destroyed"] for row in CHART_ROWS]

# Buildings, cards and territories that a rule names
CHAPEL: Final[i64] = BUILDING_IDS.index("chapel")
DUNGEON: Final[i64] = BUILDING_IDS.index("dungeon")
ROYAL_GUARD: Final[i64] = BUILDING_IDS.index("royal_guard")
SAPPERS: Final[i64] = BUILDING_IDS.index("sappers")
SCOUT_HOUSE: Final[i64] = BUILDING_IDS.index("scout_house")
STABLE: Final[i64] = BUILDING_IDS.index("stable")
TOWER: Final[i64] = BUILDING_IDS.index("tower")
WALL: Final[i64] = BUILDING_IDS.index("wall")
BLESSING: Final[i64] = CARD_IDS.index("blessing")
CHARGE: Final[i64] = CARD_IDS.index("charge")
CLAIMED: Final[i64] = CARD_IDS.index("claimed")
CONSTRUCTION: Final[i64] = CARD_IDS.index("construction")
DEFENSIVE_FIRE: Final[i64] = CARD_IDS.index("defensive_fire")
INVASION: Final[i64] = CARD_IDS.index("invasion")
KINGS_ENVOY: Final[i64] = CARD_IDS.index("kings_envoy")
LOYALTY_CHANGE: Final[i64] = CARD_IDS.index("loyalty_change")
LUCKY_DAY: Final[i64] = CARD_IDS.index("lucky_day")
REMODEL: Final[i64] = CARD_IDS.index("remodel")
SMITE: Final[i64] = CARD_IDS.index("smite")
SQUASHED_REBELLION: Final[i64] = CARD_IDS.index("squashed_rebellion")
EMPTY_FIELD: Final[i64] = TERRITORY_IDS.index("empty_field")
DRAGON_MOUNTAIN: Final[i64] = TERRITORY_IDS.index("dragon_mountain")


def assert_printed_counts() -> None:
    """DV-009..DV-012, DV-014, DV-313: the counts that the rulebook prints."""
    counts = TOML["components"]
    tiles = sum(building.count for building in BUILDING_ROWS)
    territories = sum(territory.count for territory in TERRITORIES)
    agree("dragon_valley", "components.building_tiles", counts["building_tiles"], tiles)
    agree("dragon_valley", "components.kings_aid_cards", counts["kings_aid_cards"], len(CARD_ROWS))
    agree("dragon_valley", "components.enemy_territory_tiles", counts["enemy_territory_tiles"], territories)
    agree("dragon_valley", "components.unit_cubes", counts["unit_cubes"], sum(unit.count for unit in UNITS))
    assert territories == LOCATIONS
    assert all(row["markers"] == counts["player_markers_per_player"] for row in TOML["player_color"])
    assert counts["siege_markers_per_player"] == MARKERS and len(COLORS) == max(CHARTS)
    assert counts["player_markers_per_player"] == MARKERS + counts["score_markers_per_player"]


def assert_board() -> None:
    """What the packing of the table relies on: numbers of kinds, the places of the board, one kind of empty tile."""
    assert len(FRIEND_IDS) == FRIENDS and len(FOE_IDS) == FOES
    assert len(CELL_ROWS) == CELLS and len(PLACE_IDS) == PLACES
    assert BUILDINGS * GROUP_BITS < BITS_OF_A_NUMBER, "too many names of buildings to count in one number"
    assert all(building.count <= GROUP_MASK for building in BUILDING_ROWS)
    assert CELL_IDS[PASS] == "pass" and CELL_IDS[KEEP] == "keep"
    assert [cell.index for cell in CELL_ROWS] == list(range(CELLS))
    assert [kind for kind, territory in enumerate(TERRITORIES) if territory.empty] == [EMPTY_FIELD]


def assert_numbers() -> None:
    """DV-308..DV-309, DV-R38: the points named above and the cards of Lucky Day are those of the data."""
    points, track = TOML["points"], TOML["score_track"]
    assert points["cliff"] == CLIFF_POINTS and points["defensive_fire"] == FIRE_POINTS and track["floor"] == FLOOR
    assert points["taken_siege_per_cube_to_first"] == POINTS_PER_CUBE_TAKEN and TOML["dungeon"]["capacity"] == PRISON
    assert all(unit.move > 0 for unit in UNITS) and all(mode.sieges in (1, MARKERS) for mode in MODES.values())
    built_in("dragon_valley", "unit.*.order", "barony.rows", "barony.columns", "barony.cliff_rows", "barony.cell.*.row")
    built_in("dragon_valley", "territory_grid", "card.*.effects", "building.*.effects")
    lucky = CARD_ROWS[LUCKY_DAY].effects[0]
    assert lucky["amount"] == LUCKY_CARDS


def assert_playable_numbers() -> None:
    """What an edition may say. DV-038..DV-040: who divides for whom is built into the rules."""
    within("dragon_valley", 1, 9, "unit.*.move", "selection.*.cards")
    within("dragon_valley", 1, 1000, "mode.*.max_rounds")
    for number, (players, castellans) in enumerate(((2, 1), (3, 1), (4, 2)), 1):
        within("dragon_valley", players, players, f"selection.{number}.players")
        within("dragon_valley", castellans, castellans, f"selection.{number}.castellans")
        piles = players // castellans
        within("dragon_valley", piles, piles, f"selection.{number}.piles_per_castellan")
    assert all(chart.castellans * chart.cards + LUCKY_CARDS <= CARDS for chart in CHARTS.values())


assert_playable_numbers()
assert_printed_counts()
assert_board()
assert_numbers()
