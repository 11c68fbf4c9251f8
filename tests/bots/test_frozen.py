"""Frozen levels: the strongest bot of a release stays as it was, so that progress is a number."""

import pytest

from wartable.bots.frozen import frozen_bots, kept_as
from wartable.bots.levels import frozen_judge, make_bot
from wartable.bots.search.bot import SearchBot
from wartable.bots.search.plans import TreePlan
from wartable.engine.decision import BadSetup
from wartable.lab.arena import Contest, hold
from wartable.lab.local_cluster import LocalCluster
from wartable.titles import TITLES, title


def test_the_master_of_the_first_release_is_kept() -> None:
    """It divided by habit in Dragon Valley, and stopped after 200 iterations."""
    assert frozen_bots() == ["master@0.1"]
    bot = make_bot("master@0.1", title("dragon_valley"), 1)
    assert isinstance(bot, SearchBot)
    assert bot.plan == TreePlan(200, 1.0, horizon=4, exploration=0.05)
    assert bot.plan.courses == 0


@pytest.mark.parametrize("game", TITLES)
def test_it_judges_by_the_weights_it_had(game: str) -> None:
    judge = frozen_judge("master@0.1", title(game))
    players = max(int(count) for count in kept_as("master@0.1", game).weights)
    stored = kept_as("master@0.1", game).weights[str(players)]
    weights = judge.weights[players]  # type: ignore[attr-defined]
    for number, name in enumerate(judge.names()):  # type: ignore[attr-defined]
        assert [weights.at(float(stage))[number] for stage in range(4)] == pytest.approx(stored.get(name, [0.0] * 4))


@pytest.mark.exhaustive
def test_it_plays_in_the_arena() -> None:
    contest = Contest("quests", 2, {}, ["greedy", "master@0.1"], 2, 1)
    assert [sorted(bout.bots) for bout in hold(contest, LocalCluster(1), lambda _: None)] == [
        ["greedy", "master@0.1"]
    ] * 2


@pytest.mark.parametrize("name", ["master@9", "beginner@0.1", "@", "master@"])
def test_one_that_was_not_kept_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match=r"master@0\.1"):
        make_bot(name, title("quests"), 1)
