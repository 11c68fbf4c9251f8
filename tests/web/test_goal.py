"""The goal card: one key away at any time, it says how points are made, how the game ends, and who is ahead and why."""

import random

import pytest
from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.moments import lay
from tests.web.test_accessibility import check

from wartable.matches.match import Match
from wartable.server.how import how_to_play
from wartable.titles import TITLES, title

ENOUGH = 5  # points between the first and the second
LOOKS = [(False, "dark"), (True, "light")]


def points_at(match: Match) -> list[int]:
    earned = match.title.earned(match.game)
    return [sum(line.points for line in earned if line.seat == seat) for seat in range(len(match.scores))]


def one_sided(game: str) -> Match:
    """A game in which somebody is well ahead while the first seat is asked."""
    for seed in range(50):
        match, chance = Match(title(game), 3, seed, {}), random.Random(seed)
        while not match.over:
            decision = match.decisions()[0]
            second, first = sorted(points_at(match))[-2:]
            if decision.seat == 0 and first - second >= ENOUGH:
                return match
            match.choose(decision.seat, chance.choice(decision.options).key)
    raise AssertionError("nobody is ever ahead")


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_the_goal_card_tells_who_is_ahead_and_why(
    person: NewPerson, server: RunningServer, game: str, phone: bool, theme: str
) -> None:
    """given a game that somebody leads / when G or its button is pressed / then the card tells all of it, and closes"""
    mira, match = person(phone=phone, theme=theme), one_sided(game)
    page = mira.page
    mira.go(f"/t/{lay(server, match, ['person', 'beginner', 'beginner'], page.context)}")
    mira.await_turn()
    if phone:
        page.get_by_role("button", name="The goal, and who is ahead (G)").click()
    else:
        page.keyboard.press("g")
    card, told, points = page.get_by_role("dialog", name="The goal"), how_to_play(game), points_at(match)
    expect(card).to_contain_text(told.ending)
    expect(card.locator(".columns li")).to_have_count(len(told.chapters[0].parts))
    expect(card.locator(".seats h3 b")).to_have_text([str(one) for one in sorted(points, reverse=True)])
    second, first = sorted(points)[-2:]
    expect(card).to_contain_text(f"{first - second} points ahead")
    shown = card.locator(".seats li b").all_inner_texts()
    assert sum(map(int, shown)) == sum(points)
    check(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
