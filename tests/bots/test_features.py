"""Features: every game names as many as it counts, and they belong to few terms."""

import pytest

from wartable.bots.balance import WHOSE_TURN
from wartable.bots.learned import LearnedJudge
from wartable.bots.levels import judge_of
from wartable.bots.weights import weights_by_players
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.titles import TITLES
from wartable.words import names_in

PLAYERS = 3


@pytest.mark.parametrize("name", TITLES)
def test_every_feature_has_a_name_and_every_term_words(name: str) -> None:
    title = TITLES[name]
    judge = judge_of(title)
    assert isinstance(judge, LearnedJudge)
    game: Game = title.new(PLAYERS, chance_from(3), title.settings(PLAYERS, {}))
    game.run()
    chance = chance_from(1)
    stages = []
    while game.decision is not None:
        stages.append(judge.stage(game))
        for seat in range(PLAYERS):
            assert len(judge.features(game, seat)) == len(judge.names()) == len(judge.groups())
        game.answer(game.decision.seat, game.decision.options[chance.below(len(game.decision.options))])
    assert len(set(judge.names())) == len(judge.names())
    assert 0 <= min(stages) <= max(stages) <= 1
    for term in set(judge.groups()) - {WHOSE_TURN}:
        assert {term, f"rivals_{term}"} <= names_in(name, "reasons")
    assert {*judge.gauges(game, 0)} == names_in(name, "gauges")


def test_who_was_never_trained_borrows_from_the_next_smaller_table() -> None:
    stored = {"1": {"gold": [1.0] * 4}, "3": {"gold": [3.0] * 4}, "4": {"gold": [4.0] * 4}}
    found = [weights.at(0.0)[0] for weights in weights_by_players(stored, ["gold"])]
    assert found == [0.0, 1.0, 3.0, 3.0, 4.0, 4.0]


def test_nobody_borrows_from_those_who_play_alone() -> None:
    found = weights_by_players({"1": {"gold": [1.0] * 4}}, ["gold"])
    assert [weights.trained for weights in found] == [False, True, False, False, False, False]
