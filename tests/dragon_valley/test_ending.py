"""Round end, the end of the game in all modes, and ranking."""

import pytest
from tests.support.dragon_valley import asked, barony, given, move, offered, play, points, table, told

from wartable.dragon_valley.components import DUNGEON
from wartable.dragon_valley.ending import account, ranks
from wartable.matches.match import Match

SIX = "goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain"


def conquests(*numbers: int) -> dict[str, object]:
    """A position in which the players have conquered this many of the six territories."""
    names = SIX.split()
    taken: list[str] = []
    at = 0
    for number in numbers:
        taken.append(" ".join(names[at : at + number]))
        at += number
    tiles = ["-"] * at + names[at:] + ["empty_field"] * 3
    return {"conquered": taken, "territories": " ".join(tiles), "players": len(numbers)}


# --- round end


def test_effects_end_with_the_round() -> None:
    """DV-275, DV-I22: Blessing, Defensive Fire, Royal Guard and sapped names are gone."""
    match = given(
        at="round_end",
        units=["a1.knight"],
        blessed="a1.knight",
        buildings=["a1.wall"],
        fire="a1",
        guard=True,
        sapped="wall",
    )
    one = barony(match)
    assert table(match).round == 2 and not one.guard and table(match).sapped == []
    assert not any(stack.blessed for stack in one.units) and not any(tile.fire for tile in one.buildings)


def test_the_log_tells_which_cards_vanish() -> None:
    """DV-274: cards that were not used are laid off by name."""
    match = given(at="round_end", cards=["invasion", "charge remodel"])
    assert [(fact["seat"], fact["card"]) for fact in told(match, "laid_off")] == [
        (0, "invasion"),
        (1, "charge"),
        (1, "remodel"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pawn_passes_to_the_left(players: int) -> None:
    """DV-276, DV-I23: the next seat is King's Favored."""
    match = given(players=players, at="round_end", favored=players - 1)
    assert table(match).favored == 0 and table(match).round == 2
    assert asked(match) == ("choose_partner" if players == 4 else "assign_item")


# --- For Glory


def test_thirty_points_end_the_game() -> None:
    """DV-278, DV-282: with 30 or more at the end of the round; 29 go on (DV-277)."""
    assert given(at="round_end", scores=[30, 0]).over
    match = given(at="round_end", scores=[29, 28])
    assert not match.over and table(match).round == 2


def test_falling_back_after_the_turn() -> None:
    """DV-278, DV-280, DV-R02: 31 at the end of the player's own turn make this round the last, whatever comes after."""
    match = given(
        at="turn advances round_end",
        units=["a2.knight"],
        enemies=["a1.battering_ram a6.dragon"],
        scores=[29],
    )
    move(match, "a2.knight a1")
    assert [fact["score"] for fact in told(match, "scored")] == [31, 30, 29]
    assert match.over and table(match).ending == "score" and match.scores == [29, 0]
    assert [fact["seat"] for fact in told(match, "last_round")] == [0]


def test_falling_back_within_the_turn() -> None:
    """DV-280, DV-R02: 30 are reached in the turn, but a rebellion takes the point before it ends: the game goes on."""
    match = given(
        at="turn advances round_end",
        units=["a4.knight"],
        enemies=["a3.battering_ram"],
        scores=[29],
        cards=["squashed_rebellion"],
    )
    move(match, "a4.knight a3")
    play(match, "end_turn")
    assert [fact["score"] for fact in told(match, "scored")] == [30, 29] and not match.over


def test_thirty_points_in_anothers_turn() -> None:
    """DV-278, DV-R02: a siege taken by another brings 30 in that player's turn; only the end of the round counts it."""
    match = given(
        at="turns advances round_end",
        units=["t3.trebuchet t3.knight a3.knight", "pass.knight*2"],
        enemies=["a6.dragon"],
        scores=[27],
    )
    play(match, "end_turn", "move", "take:t3")
    assert [fact["score"] for fact in told(match, "scored") if fact["seat"] == 0] == [31, 30, 29]
    assert not match.over and told(match, "last_round") == []


def test_no_score_ends_eradication_at_a_turn() -> None:
    """DV-295, DV-278: 30 points at the end of a turn mean nothing there."""
    match = given(mode="eradication", at="turn round_end", scores=[35], units=["a3.knight"])
    play(match, "end_turn")
    assert not match.over and not table(match).is_last_round


def test_points_won_in_the_advance_end_the_game() -> None:
    """DV-R02, DV-278: the cliff brings 30 in the same round."""
    match = given(at="advances round_end", enemies=["c1.orc"], buildings=["c1.wall"], scores=[26])
    assert match.over and match.scores == [30, 0]


def test_all_have_the_same_number_of_turns() -> None:
    """DV-279, DV-I24: a player at 30 before the last turn of the round does not cut it off."""
    match = given(players=3, at="turns advances round_end", scores=[35, 0, 0], units=["a1.knight"] * 3)
    for _ in range(3):
        play(match, "end_turn")
    assert match.over and [fact["seat"] for fact in told(match, "turn")] == [0, 1, 2]


def test_points_beyond_thirty_count_in_full() -> None:
    """DV-281: 41 beats 40."""
    assert given(at="round_end", scores=[40, 41]).winners == [1]


def test_ties() -> None:
    """DV-283, DV-284, DV-286, DV-324: territories, then buildings, then the victory is shared."""
    more = conquests(1, 0)
    assert given(at="round_end", scores=[30, 30], **more).winners == [0]  # type: ignore[arg-type]
    built = ["a1.wall", "a1.wall ~ward_1.chapel cellar.dungeon"]
    assert given(at="round_end", scores=[30, 30], buildings=built).winners == [1]
    match = given(players=3, at="round_end", scores=[30, 12, 30])
    assert match.winners == [0, 2] and ranks(match.game) == [1, 3, 1]


def criteria_told(match: Match) -> list[tuple[str, object]]:
    return [(event.name, event.facts.get("criterion")) for event in match.events if event.name.startswith("tie")]


def test_the_log_tells_how_a_tie_was_broken() -> None:
    """DV-283, DV-284, DV-286: what was tied, what broke it, or that the victory is shared; without a tie nothing."""
    assert criteria_told(given(at="round_end", scores=[31, 30])) == []
    tied = given(at="round_end", scores=[30, 30], buildings=["a1.wall", ""])
    assert criteria_told(tied) == [("tie", "points"), ("tie", "territories"), ("tie_break", "buildings")]
    assert criteria_told(given(at="round_end", scores=[30, 30]))[-1] == ("tie_shared", None)
    assert criteria_told(given(mode="dragon_hunt", at="round_end", scores=[31, 30])) == []


def test_buildings_count_as_they_stand() -> None:
    """DV-R04: face-down tiles and the Dungeon count, destroyed and unbuilt ones do not."""
    match = given(
        at="round_end", scores=[30], buildings=["~ward_1.chapel cellar.dungeon"], supply=["wall"], destroyed="wall"
    )
    assert barony(match).built == 2 and DUNGEON == 4


def test_no_ancestors_are_named() -> None:
    """DV-285, DV-R03: equal players share the victory."""
    assert given(at="round_end", scores=[31, 31]).winners == [0, 1]


@pytest.mark.parametrize(
    ("mode", "last"), [("for_glory", 40), ("dragon_hunt", 40), ("eminent_death", 40), ("eradication", 60)]
)
def test_the_last_round(mode: str, last: int) -> None:
    """DV-287, DV-R05, DV-I24: without another end the game ends after round 40, in Eradication 60."""
    assert not given(mode=mode, at="round_end", round_number=last - 1).over
    match = given(mode=mode, at="round_end", round_number=last, scores=[5, 4])
    assert match.over and table(match).ending == "rounds" and match.winners == [0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ranking_from_first_to_last(players: int) -> None:
    """DV-324, DV-R92: by points, territories, buildings; equal players share a place."""
    match = given(players=players, at="round_end", scores=[10, 30, 10, 11][:players])
    assert ranks(match.game) == {2: [2, 1], 3: [2, 1, 2], 4: [3, 1, 3, 2]}[players]


def test_the_account_tells_where_points_came_from() -> None:
    """DV-I20: the lines of each player add up to the score."""
    match = given(at="advances round_end", enemies=["c1.orc", "b6.orc"], buildings=["c1.wall"], scores=[30, 2])
    lines = account(match.game)
    for seat in (0, 1):
        assert sum(line.points for line in lines if line.seat == seat) == points(match, seat)
    assert [line.points for line in lines if line.name == "cliff"] == [4]


# --- Eradication


@pytest.mark.parametrize(
    ("numbers", "ends"),
    [
        ((4, 0), True),
        ((4, 2), True),
        ((3, 1, 1), True),
        ((3, 3), True),
        ((2, 2, 2), True),
        ((3, 2), False),
        ((3, 0), False),
        ((3, 1, 0), False),
        ((0, 0), False),
    ],
)
def test_guaranteed_majority(numbers: tuple[int, ...], ends: bool) -> None:
    """DV-297, DV-295, DV-296: 4-0 with 2 left, 4-2 and 3-1-1 with 1 left end the game; 3-2, 3-0 and 3-1-0 do not."""
    match = given(mode="eradication", at="round_end", **conquests(*numbers))  # type: ignore[arg-type]
    assert match.over is ends


def test_eradication_knows_no_thirty_points() -> None:
    """DV-295: 50 points do not end the game."""
    assert not given(mode="eradication", at="round_end", scores=[50, 0]).over


def test_most_territories_win_eradication() -> None:
    """DV-298, DV-R92: territories before points; ties by points."""
    match = given(mode="eradication", at="round_end", scores=[0, 50], **conquests(4, 2))  # type: ignore[arg-type]
    assert match.winners == [0]
    match = given(mode="eradication", at="round_end", scores=[7, 9], **conquests(3, 3))  # type: ignore[arg-type]
    assert match.winners == [1]


def test_the_final_places_follow_the_mode() -> None:
    """DV-298, DV-324, DV-R92: in Eradication a player with more territories stands before one with more points."""
    match = given(mode="eradication", at="round_end", scores=[0, 1, 50], **conquests(4, 2, 0))  # type: ignore[arg-type]
    assert match.over and match.places == [1, 2, 3]


def test_eradication_ends_with_the_round() -> None:
    """DV-R73: the decisive conquest is made in the first turn, the others still take theirs."""
    position = conquests(3, 2)
    position["territories"] = "dragon_mountain - - - - - empty_field empty_field empty_field"
    position["conquered"] = ["goblin_fort orc_watchtower ram_foundry", "wyrm_nest orc_stronghold"]
    match = given(
        mode="eradication",
        at="turns advances round_end",
        units=["t1.trebuchet*2 t1.archer*3 t1.knight*2 a3.knight", "a1.knight"],
        **position,  # type: ignore[arg-type]
    )
    play(match, "end_turn")
    assert not match.over and barony(match).conquered[-1] == "dragon_mountain"
    play(match, "end_turn")
    assert match.over and match.winners == [0]


def test_a_claimed_tile_may_hold_up_the_end() -> None:
    """DV-R72: only the round limit ends such a game."""
    position = conquests(3, 2)
    match = given(mode="eradication", at="round_end", claimed=["t6"], face_up="t6", **position)  # type: ignore[arg-type]
    assert not match.over
    match = given(mode="eradication", at="round_end", claimed=["t6"], face_up="t6", round_number=60, **position)  # type: ignore[arg-type]
    assert match.over


# --- Eminent Death


def test_dead_friends_leave_the_game() -> None:
    """DV-299, DV-005, DV-R70: in battle, consumed by a siege or given up; otherwise they go back into the bag."""
    match = given(mode="eminent_death", units=["a2.archer t1.archer t1.knight*2 t2.knight"], enemies=["a1.orc"])
    move(match, "a2.archer a1", "give_up:t2", "done")
    assert table(match).dead == {"trebuchet": 0, "archer": 2, "knight": 3}
    assert table(match).bag["archer"] == 13 and table(match).bag["orc"] == 10
    match = move(given(units=["a2.archer"], enemies=["a1.orc"]), "a2.archer a1")
    assert table(match).dead["archer"] == 0 and table(match).bag["archer"] == 15


def test_the_keep_keeps_enemies() -> None:
    """DV-300, DV-R71: enemies destroyed in the Keep are kept by the player, others return to the bag."""
    match = given(mode="eminent_death", at="advance", enemies=["b6.orc c5.dragon c1.orc"], buildings=["c1.wall"])
    assert barony(match).kept == {"battering_ram": 0, "orc": 1, "dragon": 1}
    assert table(match).bag["orc"] == 9 and table(match).bag["dragon"] == 9


FULL = "keep.trebuchet*10 keep.archer*15 keep.knight*15"


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 6), (4, 10)])
def test_the_bag_ends_eminent_death(players: int, needed: int) -> None:
    """DV-301, DV-054: fewer cubes than the round needs end the game at once; just enough do not."""
    for left in (needed - 1, needed):
        orcs, dragons = 10 - min(left, 5), 10 - max(left - 5, 0)
        foes = [f"pass.battering_ram*10 pass.orc*{orcs} pass.dragon*{dragons}"]
        match = given(players=players, mode="eminent_death", at="select", units=[FULL], enemies=foes)
        assert sum(table(match).bag.values()) in (left, 0)
        assert match.over is (left < needed)
    assert not given(players=players, at="select", units=[FULL], enemies=foes).over


def test_fewest_kept_enemies_win_after_the_bag_end() -> None:
    """DV-302, DV-R92, DV-R71: kept cubes first, then points; enemies on the map do not count."""
    match = given(
        mode="eminent_death",
        at="advances select",
        units=[FULL],
        enemies=["b6.orc a1.battering_ram*9 a1.orc*8 a1.dragon*10", "a1.orc"],
        scores=[20, 3],
    )
    while not match.over:
        play(match, offered(match)[0])
    assert table(match).ending == "bag" and match.winners == [1]


def test_the_thirty_points_end_remains_in_eminent_death() -> None:
    """DV-303: it is then scored as in For Glory."""
    match = given(mode="eminent_death", at="advances round_end", enemies=["b6.orc"], scores=[35, 10])
    assert match.over and match.winners == [0] and sum(barony(match).kept.values()) == 1
