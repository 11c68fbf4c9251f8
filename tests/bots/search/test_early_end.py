"""A tree search ends when its best option can no longer change, and not before."""

import pytest

from wartable.bots.levels import judge_of
from wartable.bots.search.plans import TreePlan
from wartable.bots.search.tree import TreeSearch
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.titles import title

QUESTS = title("quests")
ITERATIONS = 160


def search_for(match: Match, slack: float) -> TreeSearch:
    seat = match.decisions()[0].seat
    plan = TreePlan(ITERATIONS, slack=slack)
    found = TreeSearch(Window(QUESTS, match.game, seat), judge_of(QUESTS), plan, 3)
    found.run()
    return found


@pytest.fixture(scope="module")
def both() -> list[tuple[TreeSearch, TreeSearch]]:
    """The same questions, thought through by one that may end early and by one that may not."""
    match, found = Match(QUESTS, 2, 8, {}), []
    for _ in range(10):
        found.append((search_for(match, 0.0), search_for(match, 0.1)))
        seat = match.decisions()[0].seat
        match.choose(seat, QUESTS.key(found[-1][1].best()))
    return found


def test_it_chooses_what_it_would_have_chosen_in_the_end(both: list[tuple[TreeSearch, TreeSearch]]) -> None:
    assert all(early.best() == late.best() for early, late in both)


def test_it_saves_iterations_and_one_whose_next_best_matters_does_not_end(
    both: list[tuple[TreeSearch, TreeSearch]],
) -> None:
    assert sum(early.done for early, _ in both) < sum(late.done for _, late in both)
    assert all(late.done == ITERATIONS for _, late in both)
