"""The window: what a bot gets, and that the game is not in it."""

import pytest
from tests.support.envelopes import TITLE

from wartable.engine.window import Window, decision_of
from wartable.matches.match import Match


def test_a_window_shows_the_seats_view_and_decision() -> None:
    """Given simultaneous choices, then each seat's window has its own decision and view."""
    match = Match(TITLE, 3, 5, {})
    for seat in range(3):
        window = Window(TITLE, match.game, seat)
        assert window.decision.seat == seat and window.view() == match.view(seat)


def test_an_imagined_world_can_be_played_without_touching_the_game() -> None:
    """Given a world of a window, when it is played on, then the game is as before."""
    match = Match(TITLE, 3, 5, {})
    before = match.view(1)
    world = Window(TITLE, match.game, 1).imagine(4)
    assert TITLE.view(world, 1) == before
    while not world.over:
        world.answer(world.decision.seat, world.decision.options[0])
    assert match.view(1) == before and not match.over


def test_a_seat_without_decision_has_no_window() -> None:
    """Given a seat that is not asked, then there is nothing to look at for a bot."""
    match = Match(TITLE, 2, 5, {})
    match.choose(0, match.decisions()[0].options[0].key)
    match.choose(0, "no")
    with pytest.raises(ValueError, match="nothing to decide"):
        decision_of(match.game, 0)
