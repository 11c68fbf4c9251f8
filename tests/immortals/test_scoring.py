"""Scoring and the end of the game."""

from tests.support.immortals import finish_phase, given, player, stands, table, told

from wartable.immortals.title import TITLE
from wartable.matches.match import Match

SPREAD = [
    "moonwell-light",
    "the_murk-dark",
    "serpent_steps-light",
    "old_bridge-dark",
    "foothold-light",
    "gull_bay-light",
    "lion_gate-dark",
]
SUNCOAST = ["serpent_steps", "amber_dunes", "spear_court", "lion_gate", "emerald_cliff"]


def owning(sites: list[str]) -> str:
    return ", ".join(f"{name} 1" for name in sites)


def scored(armies: list[str], **more: object) -> Match:
    return given(armies=armies, phase="scoring", **more)  # type: ignore[arg-type]


def points(match: Match, seat: int = 0) -> int:
    return player(match, seat).points


def test_two_sites_are_a_point() -> None:
    """IM-173, IM-179: five sites give 2 points, both realms together, rounded down."""
    assert [points(scored([owning(SPREAD[:number])])) for number in range(1, 8)] == [0, 1, 1, 2, 2, 3, 3]


def test_shrines_score() -> None:
    """IM-174, IM-180, IM-106: two sites with a shrine each: 2 points for shrines (and 1 for the sites)."""
    match = scored([owning(SPREAD[:2])], shrines="moonwell-light the_murk-dark gull_bay-dark")
    assert player(match).tally == {"building": 0, "regions": 1, "shrines": 2, "capitals": 0, "areas": 0}


def test_capitals_score() -> None:
    """IM-175, IM-181: one point for the capital."""
    match = scored([owning(SPREAD[:1])], capitals="moonwell-light")
    assert player(match).tally["capitals"] == 1 and points(match) == 1


def test_areas_score() -> None:
    """IM-176, IM-177, IM-182, IM-183: 2 points for three or four regions of an area in one realm, 3 for all five."""
    bonus = []
    for number in range(1, 6):
        match = scored([owning([f"{name}-light" for name in SUNCOAST[:number]])])
        bonus.append(player(match).tally["areas"])
    assert bonus == [0, 0, 2, 2, 3]


def test_areas_are_counted_in_each_realm_by_itself() -> None:
    """IM-R73, IM-I19: two light and two dark regions are no majority; three of each score twice."""
    mixed = [f"{name}-light" for name in SUNCOAST[:2]] + [f"{name}-dark" for name in SUNCOAST[2:4]]
    assert player(scored([owning(mixed)])).tally["areas"] == 0
    both = [f"{name}-{realm}" for name in SUNCOAST[:3] for realm in ("light", "dark")]
    assert player(scored([owning(both)])).tally["areas"] == 4


def test_a_building_on_a_free_site_scores_for_nobody() -> None:
    """IM-R76, IM-106: only the owner of the site at the time of scoring would score it."""
    match = scored(["moonwell-light 1"], shrines="treehome-light", capitals="heartwood-light")
    assert [points(match, seat) for seat in range(3)] == [0, 0, 0]
    match = scored(["moonwell-light 1", "treehome-light 1"], shrines="treehome-light")
    assert [points(match, seat) for seat in range(3)] == [0, 1, 0]


def test_the_left_neighbour_of_the_first_player_scores_first() -> None:
    """IM-172: then clockwise."""
    match = scored(["moonwell-light 1"], first=1)
    assert [fact["seat"] for fact in told(match, "scored")] == [2, 0, 1]


def test_a_round_scores_the_sum() -> None:
    """IM-I18: half the sites, buildings on them, and area bonuses."""
    armies = [owning([f"{name}-light" for name in SUNCOAST])]
    match = scored(armies, shrines="serpent_steps-light", capitals="lion_gate-light", points=[7])
    assert points(match) == 7 + 2 + 1 + 1 + 3
    assert told(match, "scored")[-1]["points"] == 7


def test_points_go_on_beyond_sixty() -> None:
    """IM-178, IM-R77, IM-012: the plain total is kept; laps of 60 are counted with it."""
    assert points(scored([owning(SPREAD)], points=[118])) == 121


def over(armies: list[str], points: list[int], **more: object) -> Match:
    match = scored(armies, points=points, round_number=7, **more)
    assert match.over
    return match


def test_most_points_win() -> None:
    """IM-184: after the scoring of the last round."""
    assert over(["moonwell-light 1", "treehome-light 9"], [5, 4, 0]).winners == [0]
    assert over(["moonwell-light 1, the_murk-light 1", "treehome-light 9"], [4, 4, 0]).winners == [0]  # by its scoring


def test_armies_on_the_board_break_a_tie() -> None:
    """IM-185, IM-R79: on sites of both realms; those in limbo, tray and tower do not count."""
    match = over(["moonwell-light 2", "treehome-light 1, heartwood-dark 1"], [5, 4, 0], limbo=[(0, 0), (9, 0)])
    assert match.scores == [5, 5, 0] and stands(match, "moonwell-light") == (0, 2) and match.winners == [0, 1]
    assert over(
        ["moonwell-light 2", "treehome-light 3"], [5, 5, 0], limbo=[(9, 0)], tray=[3, 0, 0], tower=[[0, 0], [], []]
    ).winners == [1]


def test_still_tied_players_all_win() -> None:
    """IM-186: but a third one with as many armies and fewer points does not."""
    assert over(["moonwell-light 2", "treehome-light 2", "gull_bay-light 2"], [5, 5, 4]).winners == [0, 1]


def test_the_account_adds_up() -> None:
    """IM-184, IM-I18: the lines of each seat are its points."""
    match = over(["moonwell-light 2, the_murk-light 1", "treehome-light 2"], [5, 5, 4], shrines="moonwell-light")
    for seat in range(3):
        assert sum(line.points for line in TITLE.account(match.game) if line.seat == seat) == match.scores[seat]


def test_the_number_of_rounds_is_kept() -> None:
    """IM-I26, IM-051: a game with an added round ends after it."""
    match = given(armies=["moonwell-light 1"], plans=[{"attack_1": "blank"}], round_number=7, options={"rounds": 8})
    finish_phase(match)
    assert not match.over and table(match).round == 8
