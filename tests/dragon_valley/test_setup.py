"""Terms, components, the map and set-up."""

import pytest
from tests.support.chances import to_come
from tests.support.dragon_valley import (
    asked,
    asked_seat,
    barony,
    given,
    location,
    move,
    offered,
    play,
    play_randomly,
    points,
    table,
    told,
    units,
)

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    CARD_ROWS,
    CELL_ROWS,
    FIRST_CARD,
    FIRST_CUBE,
    TERRITORIES,
    TOML,
    UNITS,
)
from wartable.dragon_valley.title import TITLE
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.matches.match import Match

COLUMNS = ("a", "b", "c")
CELLS = {cell.id: cell for cell in CELL_ROWS}
PLAYERS = (2, 3, 4)


def new(players: int = 2, seed: int = 1, **options: str) -> Match:
    return Match(TITLE, players, seed, dict(options))


# --- terms


def test_a_round_is_one_pass_through_six_phases() -> None:
    """DV-001: phases come in this order in every round, and every player has one turn in the Action phase."""
    match = play_randomly(new(3), 1, 400)
    phases = [fact["phase"] for fact in told(match, "phase")]
    order = ["selection", "deployment", "special_events", "action", "advance_enemies", "round_end"]
    assert len(phases) > 12 and all(word == order[at % 6] for at, word in enumerate(phases))


def test_turn_order_runs_clockwise_from_the_kings_favored() -> None:
    """DV-002, DV-085: with seat 2 as King's Favored the turns are 2, 0, 1."""
    match = given(players=3, at="turns", favored=2)
    while asked(match) != "":
        play(match, "end_turn")
    assert [fact["seat"] for fact in told(match, "turn")] == [2, 0, 1]


def test_there_are_three_friendly_and_three_enemy_units() -> None:
    """DV-003: Trebuchets, Archers and Knights; Battering Rams, Orcs and Dragons."""
    assert [unit.id for unit in UNITS if unit.friendly] == ["trebuchet", "archer", "knight"]
    assert [unit.id for unit in UNITS if not unit.friendly] == ["battering_ram", "orc", "dragon"]


def test_a_barony_belongs_to_its_owner_alone() -> None:
    """DV-004: in the turn of player 1 only their own units can be moved, and points won there are player 1's."""
    match = given(units=["a4.knight", "a4.knight"], enemies=["a3.battering_ram", "a3.battering_ram"])
    move(match, "a4.knight a3", "done")
    assert (points(match, 0), points(match, 1)) == (1, 0)
    assert units(match, 1) == "a4.knight" and barony(match, 1).enemies[0].count == 1


# --- components


def test_the_printed_counts() -> None:
    """DV-009, DV-010, DV-011, DV-012: 54 tiles of 14 names, 12 cards, 9 territories with 3 empty fields, 70 cubes."""
    assert (len(BUILDING_ROWS), sum(row.count for row in BUILDING_ROWS)) == (14, 54)
    assert len(CARD_ROWS) == len({card.name for card in CARD_ROWS}) == 12
    assert sum(row.count for row in TERRITORIES) == 9
    assert sum(row.count for row in TERRITORIES if row.empty) == 3
    assert [row.count for row in TERRITORIES if not row.empty] == [1] * 6
    assert [row.empty for row in TERRITORIES if row.id == "dragon_mountain"] == [False]
    assert {unit.id: unit.count for unit in UNITS} == {
        "trebuchet": 10,
        "archer": 15,
        "knight": 15,
        "battering_ram": 10,
        "orc": 10,
        "dragon": 10,
    }
    assert [unit.color for unit in UNITS] == ["yellow", "blue", "white", "black", "green", "red"]


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_and_territories_of_a_new_game(players: int) -> None:
    """DV-010, DV-011: every card once, in the deck or drawn; six tiles that can be conquered and three empty fields."""
    game = new(players).game
    drawn = [item - FIRST_CARD for draw in game.draws for item in draw.items if FIRST_CARD <= item < FIRST_CUBE]
    assert sorted(game.stock.deck + drawn) == list(range(12))
    lying = sorted(TERRITORIES[kind].id for kind in game.valley.territories)
    forts = ["dragon_mountain", "goblin_fort", "orc_stronghold", "orc_watchtower", "ram_foundry", "wyrm_nest"]
    assert lying == sorted([*forts, "empty_field", "empty_field", "empty_field"])


def test_purple_cubes_never_run_out() -> None:
    """DV-013: claims, prisoners, a blessing and Defensive Fire are marked at once, more than any box would allow."""
    match = given(
        players=4,
        units=["a1.knight t1.knight t2.knight", "t3.archer t4.archer", "t5.archer t6.archer"],
        claimed=["t1 t2", "t3 t4", "t5 t6"],
        buildings=["a1.wall cellar.dungeon", "cellar.dungeon", "cellar.dungeon"],
        prisoners=[4, 4, 4],
        blessed="a1.knight",
        fire="a1",
    )
    assert [barony(match, seat).prisoners for seat in range(3)] == [4, 4, 4]
    assert all(location(match, f"t{number}").claimed is not None for number in range(1, 7))


def test_a_player_has_two_markers_for_territories() -> None:
    """DV-014, DV-313: besides the score marker two markers of the barony's own colour."""
    match = given(players=4, units=["t1.knight"])
    assert [barony(match, seat).markers for seat in range(4)] == [1, 2, 2, 2]
    assert len({barony(match, seat).color for seat in range(4)}) == 4
    assert all(row["markers"] == 3 for row in TOML["player_color"])


def test_any_number_of_units_share_a_space() -> None:
    """DV-015: fifteen Knights come to one space."""
    match = move(given(units=["a4.knight*14 a3.knight"]), "a4.knight a3 14")
    assert units(match) == "a3.knight*15"


# --- the map


def test_the_rows_of_the_barony() -> None:
    """DV-017, DV-018: pass, three green rows, one green/tan row, two tan rows of three spaces; the Keep is c6."""
    terrain = {cell.id: cell.terrain for cell in CELL_ROWS}
    for row, kind in enumerate(["green", "green", "green", "green_tan"], start=1):
        assert [terrain[f"{column}{row}"] for column in COLUMNS] == [kind] * 3
    assert [terrain[cell] for cell in ("a5", "b5", "c5")] == ["tan", "tan", "orange_tan"]
    assert [terrain[cell] for cell in ("a6", "b6", "keep")] == ["tan", "orange_tan", "keep"]
    assert terrain["pass"] == "mountain_pass" and CELLS["pass"].next == "a1"
    assert CELLS["keep"].row == 6 and CELLS["keep"].next == ""


def test_the_cliff_runs_along_the_right_edge() -> None:
    """DV-019: rows 1 to 4 have the cliff to the right of column c, and no unit of the owner can go there."""
    assert [cell.id for cell in CELL_ROWS if cell.right == "cliff"] == ["c1", "c2", "c3", "c4"]
    assert all("cliff" not in cell.neighbors for cell in CELL_ROWS)


def test_spaces_are_adjacent_orthogonally() -> None:
    """DV-020: a Trebuchet on b2 can go to b1, a2, c2 and b3 and nowhere else."""
    match = play(given(units=["b2.trebuchet"]), "move", "b2.trebuchet")
    assert set(offered(match)) == {"b1", "a2", "c2", "b3"}


def test_the_pass_leads_to_every_territory() -> None:
    """DV-021, DV-022: from the pass of any player one step leads to a1 or any of the nine locations."""
    for seat in (0, 1):
        match = given(units=["pass.trebuchet", "pass.trebuchet"], seat=seat)
        play(match, "move", "pass.trebuchet")
        assert offered(match) == ["a1", *(f"t{number}" for number in range(1, 10))]


def test_no_unit_enters_the_strip() -> None:
    """DV-023, DV-R13: a Knight with four Stables reaches the whole map, but no orange or black space."""
    match = given(units=["keep.knight"], buildings=["a5.stable b5.stable c5.stable a6.stable"])
    play(match, "move", "keep.knight")
    assert not {"ward_1", "ward_2", "cellar"} & set(offered(match))
    assert {"b6", "c5", "a1"} <= set(offered(match))  # orange/tan spaces are ordinary spaces


@pytest.mark.parametrize(
    ("cell", "gained"),
    [("pass", 0), ("a1", 2), ("b2", 2), ("c3", 1), ("a4", 1), ("b5", 0), ("a6", 0), ("b6", 0), ("c5", 0)],
)
def test_kill_points_by_row(cell: str, gained: int) -> None:
    """DV-024: 2 in rows 1 and 2, 1 in rows 3 and 4, 0 in the pass and in rows 5 and 6."""
    match = given(units=[f"{cell}.knight"], enemies=[f"{cell}.battering_ram"])
    move(match, f"{cell}.knight {cell}")
    assert points(match) == gained


@pytest.mark.parametrize(
    ("cell", "lost"), [("a2", 0), ("a3", 0), ("a4", 1), ("a5", 1), ("a6", 1), ("b6", 1), ("c5", 1), ("b4", 1)]
)
def test_entering_a_tan_space_or_the_keep_costs_a_point(cell: str, lost: int) -> None:
    """DV-025, DV-R11, DV-R14: a Ram that enters row 5 or 6 or the Keep costs 1; a green/tan space costs nothing."""
    match = given(at="advance", enemies=[f"{cell}.battering_ram"], scores=[10])
    assert points(match) == 10 - lost


def test_the_score_starts_at_0_and_has_no_upper_limit() -> None:
    """DV-026, DV-031: 0 at the start; points beyond 30 count on. DV-R55: without using a siege marker."""
    assert table(new()).baronies[0].score == 0
    match = given(units=["a2.knight"], enemies=["a1.battering_ram"], scores=[59])
    move(match, "a2.knight a1")
    assert points(match) == 61 and barony(match).markers == 2


def test_at_minus_5_nothing_is_lost_and_gains_count_from_there() -> None:
    """DV-026, DV-027: at -5 an enemy in the Keep costs nothing; a later kill on row 2 leads to -3."""
    match = given(at="advance turn", enemies=["b6.dragon a1.battering_ram"], units=["b2.knight"], scores=[-5])
    assert points(match) == -5
    move(match, "b2.knight a2")
    assert points(match) == -3


# --- set-up


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_nothing(players: int) -> None:
    """DV-028, DV-031, DV-034, DV-035: markers unused, no units, buildings or tiles, whatever the number of players."""
    game = TITLE.new(players, chance_from(3), TITLE.settings(players, {}))
    assert len(game.players) == players
    for player in game.players:
        assert (player.score, player.markers, player.cards, sum(player.units), sum(player.enemies)) == (0, 0, 0, 0, 0)
        assert set(player.buildings) == {-1} and sum(player.supply) == 0
    assert game.stock.bag == [10, 15, 15, 10, 10, 10]
    assert len(game.stock.stack) == 54


def test_the_tile_stack_is_shuffled() -> None:
    """DV-029: other seeds give other orders, always of the same 54 tiles."""
    stacks = [TITLE.new(2, chance_from(seed), TITLE.settings(2, {})).stock.stack for seed in range(3)]
    assert stacks[0] != stacks[1] != stacks[2]
    assert sorted(stacks[0]) == sorted(stacks[1])


def test_territories_lie_face_down_and_unseen() -> None:
    """DV-030: nobody, not even a player, sees one of the nine tiles, which may be anywhere."""
    for seat in (None, 0, 1):
        assert [one.state for one in table(new(), seat).locations] == ["unknown"] * 9
    games = [TITLE.new(2, chance_from(seed), TITLE.settings(2, {})) for seed in range(5)]
    assert len({tuple(game.valley.territories) for game in games}) == 5


@pytest.mark.parametrize("seed", range(6))
def test_the_alphabetically_first_card_makes_the_kings_favored(seed: int) -> None:
    """DV-032, DV-033, DV-R75: each player is dealt a card openly; they go back, so the draw is from all twelve."""
    match = new(4, seed)
    dealt = {fact["card"]: fact["seat"] for fact in told(match, "dealt")}
    assert len(dealt) == 4 and table(match).favored == dealt[min(dealt)]
    assert all(one.cards == [] for one in table(match).baronies)
    everything = table(play_until_divided(match))
    drawn = [item for draw in everything.draws for pile in draw.piles for item in pile.items]
    assert sum(item.startswith("card:") for item in drawn) + everything.deck == 12


def play_until_divided(match: Match) -> Match:
    while asked(match) != "choose_pile":
        play(match, offered(match)[0])
    return match


def test_only_five_things_are_random() -> None:
    """DV-312: the same seed and the same choices give the same draws; another seed gives others."""
    first, second, other = (play_randomly(new(3, seed), 7, 300) for seed in (5, 5, 6))
    assert first.record().choices == second.record().choices and table(first) == table(second)
    assert table(first) != table(other)
    after = to_come(first.game.chance)
    while asked(first) in ("turn_menu", "move_unit", "move_to", "advance_pick"):  # no chance in these phases
        play(first, offered(first)[-1])
        if table(first).phase == "selection":
            break
        assert to_come(first.game.chance) == after


# --- modes


def test_one_mode_a_game() -> None:
    """DV-288, DV-R74: four modes, one a game; modes cannot be combined."""
    assert set(next(c for c in TITLE.setup_options if c.name == "mode").values) == {
        "for_glory",
        "dragon_hunt",
        "eradication",
        "eminent_death",
    }
    with pytest.raises(BadSetup):
        new(2, 1, mode="dragon_hunt+eradication")
    assert table(new(2, 1)).mode == "for_glory"


def test_seats_are_two_to_four() -> None:
    """DV-034: one or five players are refused."""
    for players in (1, 5):
        with pytest.raises(BadSetup):
            new(players)
    assert asked_seat(new(2)) == table(new(2)).favored
