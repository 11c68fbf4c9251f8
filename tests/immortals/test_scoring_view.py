"""What is seen of scoring: who holds an area, and what the last scoring brought."""

from tests.support.immortals import given, table

from wartable.immortals.scoring_view import HeldAreaView
from wartable.matches.match import Match

GREENWOOD = "moonwell-light 1, heartwood-light 1, treehome-light 1"


def area(match: Match, name: str, realm: str) -> HeldAreaView:
    return next(one for one in table(match).areas if (one.area, one.realm) == (name, realm))


def test_the_view_tells_who_holds_an_area() -> None:
    """IM-176, IM-182: three regions of an area in one realm are worth two points; two regions nothing."""
    match = given(armies=[f"{GREENWOOD}, gull_bay-dark 1", "reedmarch-dark 1, the_murk-dark 1"], phase="planning")
    held = area(match, "greenwood", "light")
    assert (held.owned, held.holder, held.points) == ([3, 0, 0], 0, 2)
    free = area(match, "mistwater", "dark")
    assert (free.owned, free.holder, free.points) == ([1, 2, 0], None, 0)


def test_a_whole_area_is_worth_more() -> None:
    """IM-177, IM-183: all five regions."""
    match = given(armies=["", f"{GREENWOOD}, borderland-light 1, thornreach-light 1"], phase="planning")
    held = area(match, "greenwood", "light")
    assert (held.owned, held.holder, held.points) == ([0, 5, 0], 1, 3)


def test_the_last_scoring_is_seen_line_by_line() -> None:
    """IM-172..IM-177: regions, shrines, capitals and areas of every seat, in the order of scoring, with their sum."""
    match = given(armies=[GREENWOOD, "reedmarch-dark 1, the_murk-dark 1"], shrines="treehome-light", phase="scoring")
    told = table(match).scoring
    assert told is not None and (told.round, [one.seat for one in told.seats]) == (1, [1, 2, 0])
    mine = told.seats[-1]
    assert (mine.regions, mine.shrines, mine.capitals, mine.areas, mine.points) == (1, 1, 0, 2, 4)
    assert told.seats[0].points == 1


def test_nothing_has_been_scored_in_the_first_round() -> None:
    """IM-050: scoring is the last phase of a round."""
    match = given(armies=[GREENWOOD, "reedmarch-dark 1", "deep_hall-dark 1"], phase="planning")
    assert table(match).scoring is None
