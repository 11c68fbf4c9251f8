"""Plans and levels: six strengths a game, each a value; in words only on the command line and in ratings."""

from itertools import pairwise

import pytest

from wartable.bots.levels import LEVELS, STUDIED, definition_of, judge_of, make_bot, new_judge, plan_of
from wartable.bots.search.plans import SearchPlan, SideBySidePlan, TreePlan, plan_from
from wartable.engine.decision import BadSetup
from wartable.titles import TITLES, title

QUESTS = title("quests")


def test_six_levels_from_a_kind_beginner_to_the_strongest() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master", "grandmaster"]
    assert all(manner.slack[-1] == 0 for manner in STUDIED.values())
    strongest = [plan_of(LEVELS["grandmaster"], game) for game in STUDIED]
    assert all(plan.seconds == 1.0 and plan.iterations > 10**6 and plan.slack == 0 for plan in strongest)
    assert all(low.seconds <= high.seconds for low, high in pairwise(LEVELS.values()))


@pytest.mark.parametrize(
    ("words", "plan"),
    [
        ("iterations=300:horizon=2", TreePlan(300, horizon=2)),
        ("slack=0.5:trusting=0", TreePlan(slack=0.5, trusting=False)),
        ("iterations=64:halving=4:caution=1.5", SideBySidePlan(64, compared=4, caution=1.5)),
    ],
)
def test_a_search_is_described_in_words(words: str, plan: SearchPlan) -> None:
    assert plan_from(words) == plan
    assert plan_from(plan.text()) == plan


@pytest.mark.parametrize("words", ["depth=3", "iterations", "iterations=many", "halving=4:horizon=2", ""])
def test_a_search_that_makes_no_sense_is_refused(words: str) -> None:
    with pytest.raises(BadSetup, match="name=number"):
        make_bot(f"search:{words}", QUESTS, 1)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_definition_of_a_level_says_all_of_its_plan(level: str, game: str) -> None:
    """given a level / when its definition is read / then it holds its time, its whole plan and its training"""
    seconds, words, weights = definition_of(level, game).split(" ")
    plan = plan_of(LEVELS[level], game)
    assert plan_from(words).paced(plan.iterations, float(seconds)) == plan
    assert weights.startswith("weights=")


def test_a_plan_can_be_given_another_pace() -> None:
    assert TreePlan(300, 1.0, horizon=2).paced(20, 0.1) == TreePlan(20, 0.1, horizon=2)


@pytest.mark.parametrize("game", TITLES)
def test_a_judge_is_made_once(game: str) -> None:
    """given a game / then all its bots share a judge; giving it other weights makes a new one"""
    assert judge_of(title(game)) is judge_of(title(game))
    assert new_judge(title(game)) is not judge_of(title(game))
