"""Batches: many games at once play just as each of them would alone."""

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

import wartable.envs
from wartable.engine.decision import BadSetup, NotOffered
from wartable.envs import aec
from wartable.envs.batches import GameBatch

every_game = pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "immortals", "dragon_valley"])
GAMES = 3


def stepped_until_one_is_over(batch: GameBatch) -> None:
    while not batch.finished.any():
        batch.step(batch.random_actions())


@every_game
def test_a_game_of_a_batch_is_the_one_that_an_environment_plays(game: str) -> None:
    """Given the seeds of a batch, when an environment acts the same, then seats, masks and observations agree."""
    batch = wartable.envs.batch(game, 2, GAMES)
    batch.reset(40)
    env = aec.raw_env(game, 2)
    env.reset(seed=41)
    for _ in range(60):
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{batch.seats[1]}"
        assert (seen["observation"] == batch.observations[1]).all()
        assert (seen["action_mask"] == batch.masks[1]).all()
        actions = batch.random_actions()
        env.step(actions[1])
        batch.step(actions)


@every_game
def test_a_game_that_is_over_is_rewarded_and_followed_by_a_new_one(game: str) -> None:
    """Given random play, when a game ends, then its rewards stand there for one step, and the next has begun."""
    batch = wartable.envs.batch(game, 2, GAMES, observe=False)
    batch.reset(7)
    stepped_until_one_is_over(batch)
    over = int(batch.finished.argmax())
    assert abs(batch.rewards[over]).sum() in (0, 2) and not batch.rewards[~batch.finished].any()
    assert batch.masks[over].sum() >= 2 and not batch.loop.games[over].over
    batch.step(batch.random_actions())
    assert not batch.finished[over] and not batch.rewards[over].any()


def test_the_arrays_stay_where_they_are() -> None:
    """Given the arrays of a batch, when it is stepped, then they are the same memory with other numbers."""
    batch = wartable.envs.batch("quests", 2, GAMES)
    places = [one.ctypes.data for one in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.finished)]
    before = batch.observations.copy()
    batch.step(np.array(batch.random_actions()))
    assert (batch.observations != before).any()
    assert places == [
        one.ctypes.data for one in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.finished)
    ]


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    """Given one action outside a mask, then the step is refused before any game has moved."""
    batch = wartable.envs.batch("quests", 2, GAMES)
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[2] = int((batch.masks[2] == 0).argmax())
    with pytest.raises(NotOffered):
        batch.step(actions)
    assert (batch.observations == before).all()


def test_each_game_takes_one_action() -> None:
    """Given more actions than games, or no games, then the refusal says how many there are of each."""
    batch = wartable.envs.batch("quests", 2, GAMES)
    with pytest.raises(BadSetup, match="4 actions were given for 3 games"):
        batch.step([*batch.random_actions(), 0])
    with pytest.raises(BadSetup, match="games is 0"):
        wartable.envs.batch("quests", 2, 0)


def test_a_seed_gives_the_same_batch() -> None:
    """Given a seed, when the random policy plays twice from it, then all rewards are the same."""
    batch = wartable.envs.batch("quests", 3, GAMES, rewards="score", observe=False)
    totals = []
    for _ in range(2):
        batch.reset(3)
        total = np.zeros(3)
        for _ in range(300):
            batch.step(batch.random_actions())
            total += batch.rewards.sum(axis=0)
        totals.append(total)
    assert totals[0].sum() > 0 and (totals[0] == totals[1]).all()
