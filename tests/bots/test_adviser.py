"""The adviser: by what it tells chances of winning, and that it plays as the judge does."""

import json

import pytest

from wartable.bots.adviser import Adviser
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import new_judge
from wartable.bots.weights import ADVISING, Rows, file_of, weights_by_players
from wartable.engine.agenda import Game
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.titles import TITLES, title


@pytest.mark.parametrize("game", TITLES)
def test_everything_that_is_noted_has_a_name(game: str) -> None:
    played = title(game)
    judge, match = new_judge(played), Match(played, 3, 5, {})
    assert isinstance(judge, LearnedJudge)
    names = [*judge.names(), *judge.circumstance_names()]
    assert len(set(names)) == len(names) == len(judge.noted(match.game, 1))


def told_with(weights: Rows, players: int = 2) -> tuple[Adviser[Game], Match]:
    """An adviser with weights for two, at a table."""
    judge = new_judge(title("quests"))
    assert isinstance(judge, LearnedJudge)
    names = [*judge.names(), *judge.circumstance_names()]
    return Adviser(judge, weights_by_players({"2": weights}, names)), Match(title("quests"), players, 5, {})


def test_the_adviser_tells_what_its_weights_say_and_plays_as_the_judge() -> None:
    """given weights for two / then at a table of two they tell, and alone the judge does"""
    for players in (1, 2):
        adviser, match = told_with({"points": [9.0] * 4}, players)
        told, judged = adviser.prospects(match.game), adviser.judge.prospects(match.game)
        assert (told == [0.5, 0.5] != judged) if players == 2 else (told == judged)
        decision = Window(match.title, match.game, match.decisions()[0].seat).decision
        assert adviser.habit(match.game, decision) == adviser.judge.habit(match.game, decision)


@pytest.mark.parametrize(
    ("weight", "chance"), [([1.0] * 4, 0.73), ([2.0, 1.0, 1.0, 1.0], 0.88), ([1, 1, 1, 9.0], 0.73)]
)
def test_the_adviser_sees_who_plays_first_and_how_far_the_game_has_come(weight: list[float], chance: float) -> None:
    """given a weight for the first player at each stage / then at the start the chance follows the one of the first"""
    adviser, match = told_with({"first": weight})
    first = int(match.game.first_player)  # type: ignore[attr-defined]
    assert adviser.prospects(match.game)[first] == pytest.approx(chance, abs=0.01)


@pytest.mark.parametrize("game", TITLES)
def test_weights_that_are_shipped_are_for_what_is_noted_today(game: str) -> None:
    file = file_of(game, ADVISING)
    if not file.is_file():
        pytest.skip("none are shipped: the values that play tell the chances")
    judge = new_judge(title(game))
    assert isinstance(judge, LearnedJudge)
    for rows in json.loads(file.read_text(encoding="utf-8"))["weights"].values():
        assert set(rows) == {*judge.names(), *judge.circumstance_names()}
