"""Gymnasium: its own checker passes on every game, and the bots of the other seats play between two decisions."""

import pytest

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import wartable.envs
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.envs.single import SeatEnv

every_game = pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "immortals", "dragon_valley"])


def played(env: SeatEnv, seed: int) -> tuple[float, list[bytes]]:
    """Play at random to the end; says the reward and all that was observed."""
    seen, _ = env.reset(seed=seed)
    chance, rows, over, reward = chance_from(seed), [], False, 0.0
    while not over:
        offered = seen["action_mask"].nonzero()[0]
        seen, reward, over, _, _ = env.step(offered[chance.below(len(offered))])
        rows.append(seen["observation"].tobytes())
    return reward, rows


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("players", [2, 3])
@every_game
def test_the_checker_passes(game: str, players: int) -> None:
    """Given any game, then Gymnasium's own checker passes, and has nothing to remark."""
    check_env(wartable.envs.gymnasium(game, players, "random", render_mode="ansi"))


@every_game
def test_a_seat_plays_against_bots_to_the_end(game: str) -> None:
    """Given bots of another level in the other seats, then the game ends with the seat's reward by place."""
    env = wartable.envs.gymnasium(game, 2, "habitual", seat=1)
    reward, _ = played(env, 3)
    assert reward == (1.0 if env.play.rules.title.winners(env.play.game) == [1] else reward)
    assert -1 <= reward <= 1


def test_a_seed_gives_the_same_game_and_bots() -> None:
    """Given two environments and one seed, when the same actions are taken, then all that is observed is the same."""
    one, two = (wartable.envs.gymnasium("quests", 3, ["random", "habitual"]) for _ in range(2))
    assert played(one, 8) == played(two, 8)


def test_only_the_learners_seat_is_asked() -> None:
    """Given any moment of a game, then the decision that waits is the learner's."""
    env = wartable.envs.gymnasium("shadow_kingdoms", 3, seat=2)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        assert env.play.decision is not None and env.play.decision.seat == 2
        assert env.action_masks().sum() == seen["action_mask"].sum() > 1
        seen, *_ = env.step(seen["action_mask"].nonzero()[0][0])


def test_an_action_that_is_not_offered_loses() -> None:
    """Given an action outside the mask, then the game is over with the reward of the last place, and it says why."""
    env = wartable.envs.gymnasium("quests", 2)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, truncated, told = env.step((1 - seen["action_mask"]).nonzero()[0][0])
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "not among the options" in told["refused"]


def test_a_wrong_number_of_bots_is_refused() -> None:
    """Given two bots for four other seats, then the refusal says how many are needed."""
    with pytest.raises(BadSetup, match="2 bots were named for 4 other seats"):
        wartable.envs.gymnasium("quests", 5, ["random", "random"])


def test_a_seat_that_does_not_exist_is_refused() -> None:
    """Given a third seat in a game of two, then nobody plays in it: the refusal says which seats there are."""
    with pytest.raises(BadSetup, match="There is no seat 2"):
        wartable.envs.gymnasium("quests", 2, seat=2)


def test_a_render_mode_that_does_not_exist_is_refused() -> None:
    """Given a way to render that there is not, then the refusal names those there are."""
    with pytest.raises(BadSetup, match="human, ansi, rgb_array"):
        wartable.envs.gymnasium("quests", 2, render_mode="pdf")


def test_a_bot_that_does_not_exist_is_refused() -> None:
    """Given an unknown level, then the refusal names those there are."""
    with pytest.raises(BadSetup, match="master"):
        wartable.envs.gymnasium("quests", 2, "wizard")
