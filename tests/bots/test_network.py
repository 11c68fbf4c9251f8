"""The network behind chances of winning: what it sees, and who tells what it says."""

from math import tanh

import pytest

from wartable.bots.adviser import Adviser
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import new_judge
from wartable.bots.network import Network, network_from
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.titles import TITLES, title

NAMES = ["points", "late"]
ONE_UNIT = {"points": [2.0, 1.0, -1.0], "bias": [0.5], "out": [3.0]}


def test_a_unit_sees_what_a_seat_has_beside_the_average_of_its_rivals() -> None:
    """given a unit that weighs own points and, against them, those of the rivals / then it sees a lead of 4 - 1.5"""
    network = network_from(ONE_UNIT, NAMES)
    found = network.strengths([[4.0, 9.0], [1.0, 9.0], [2.0, 9.0]])
    assert found[0] == pytest.approx(8.0 + 3.0 * tanh(0.5 + 4.0 - 1.5))
    assert found[1] == pytest.approx(2.0 + 3.0 * tanh(0.5 + 1.0 - 3.0))


@pytest.mark.parametrize("game", TITLES)
def test_everything_that_is_noted_has_a_name(game: str) -> None:
    played = title(game)
    judge, match = new_judge(played), Match(played, 3, 5, {})
    assert isinstance(judge, LearnedJudge)
    names = [*judge.names(), *judge.circumstance_names()]
    assert len(set(names)) == len(names) == len(judge.noted(match.game, 1))


def bold(network_for: int) -> Adviser[object]:
    """One for whom only points count, at tables of one size."""
    judge = new_judge(title("quests"))
    assert isinstance(judge, LearnedJudge)
    names = [*judge.names(), *judge.circumstance_names()]
    networks: list[Network | None] = [None] * 6
    networks[network_for] = network_from({"points": [9.0], "bias": [], "out": []}, names)
    return Adviser(judge, networks)


def test_the_adviser_tells_what_the_network_says_and_plays_as_the_judge() -> None:
    """given a network for two and none for three / then at a table of two it is told, at one of three the judge's"""
    for players in (2, 3):
        match = Match(title("quests"), players, 5, {})
        adviser = bold(2)
        told, judged = adviser.prospects(match.game), adviser.judge.prospects(match.game)
        assert (told == [0.5, 0.5]) if players == 2 else (told == judged != [1 / 3] * 3)
        decision = Window(match.title, match.game, match.decisions()[0].seat).decision
        assert adviser.habit(match.game, decision) == adviser.judge.habit(match.game, decision)
