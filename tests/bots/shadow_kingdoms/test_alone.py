"""In solo Shadow Kingdoms a judge predicts whether the Adversary is beaten (SK-229), not how many points are made."""

from typing import Any

from wartable.bots.levels import judge_of
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.titles import title

TITLE = title("shadow_kingdoms")


def started(adversary: int) -> Any:
    game: Game = TITLE.new(1, chance_from(3), TITLE.settings(1, {"adversary_points": adversary}))
    game.run()
    return game


def test_the_further_ahead_the_adversary_starts_the_worse() -> None:
    judge = judge_of(TITLE)
    easy, hard = (judge.prospects(started(points))[0] for points in (10, 30))
    assert 0.0 < hard < easy < 1.0
    assert not judge.counts_points(1)


def test_the_end_is_a_victory_or_none() -> None:
    judge, game = judge_of(TITLE), started(10)
    game.over = True
    assert judge.prospects(game) == [0.0] and judge.result(game, 0) == -10
    game.players[0].points = 11
    assert judge.prospects(game) == [1.0] and judge.result(game, 0) == 1
