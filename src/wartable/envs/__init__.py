"""Environments: the games as learning libraries want them, with action ids, masks and observations of fixed size."""

from typing import TYPE_CHECKING, Any

from wartable.engine.contract import Setting
from wartable.envs.observations import observer
from wartable.envs.play import Rewards, Rules
from wartable.envs.tables import action_table
from wartable.extras import extra

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from wartable.envs.batches import GameBatch
    from wartable.envs.single import SeatEnv

__all__ = ["action_keys", "batch", "gymnasium", "observation_names", "openspiel", "pettingzoo"]


def action_keys(game: str, players: int, options: dict[str, Setting] | None = None) -> list[str]:
    """The key of every action id at this table: the place in the list is the id.

    Examples:
        >>> action_keys("quests", players=2)[:3]
        ['draw', 'hire:slot:0', 'hire:slot:1']
    """
    return list(action_table(game, players, options).keys)


def observation_names(game: str, players: int, options: dict[str, Setting] | None = None) -> list[str]:
    """What each number of an observation at this table is called.

    Examples:
        >>> names = observation_names("quests", players=2)
        >>> len(names), names[0], names[8]
        (656, 'question.main', 'asked.self')
    """
    return list(observer(game, players, options).names)


def pettingzoo(game: str, players: int, options: dict[str, Setting] | None = None, **settings: Any) -> "AECEnv":
    """A PettingZoo AEC environment; `wartable.envs.aec.raw_env` gives it without wrappers.

    Settings: `rewards` ("place" or "score"), `max_cycles`, `render_mode` ("ansi", "rgb_array" or "human").

    Examples:
        >>> env = pettingzoo("immortals", players=3, rewards="score")
        >>> env.reset(seed=7)
        >>> env.agents
        ['player_0', 'player_1', 'player_2']
        >>> seen, reward, terminated, truncated, _ = env.last()
        >>> seen["observation"].shape, seen["action_mask"].shape
        ((2224,), (1850,))
    """
    with extra("envs"):
        from wartable.envs import aec
    return aec.env(game, players, options, **settings)


def gymnasium(
    game: str,
    players: int,
    bots: str | list[str] = "random",
    options: dict[str, Setting] | None = None,
    **settings: Any,
) -> "SeatEnv":
    """A Gymnasium environment: one seat against bots, one level for all of them or one for each in the order of seats.

    Settings: `seat` (0 unless told), `rewards` ("place" or "score"), `render_mode` ("ansi", "rgb_array" or "human").

    Examples:
        >>> env = gymnasium("quests", players=3, bots=["habitual", "random"])
        >>> seen, _ = env.reset(seed=7)
        >>> action = env.action_space.sample(seen["action_mask"])
        >>> seen, reward, terminated, truncated, _ = env.step(action)
        >>> reward, terminated
        (0.0, False)
    """
    with extra("envs"):
        from wartable.envs import single
    return single.seat_env(game, players, [bots] if isinstance(bots, str) else bots, options, **settings)


def openspiel() -> list[str]:
    """Register all games with OpenSpiel; says the names for `pyspiel.load_game`.

    Examples:
        >>> openspiel()[0]
        'wartable_quests'
    """
    with extra("envs"):
        from wartable.envs import spiel
    return spiel.register()


def batch(
    game: str,
    players: int,
    games: int,
    options: dict[str, Setting] | None = None,
    rewards: Rewards = "place",
    observe: bool = True,
) -> "GameBatch":
    """Many games stepped at once in NumPy arrays; far quicker without `observe`, with masks and no observations.

    Examples:
        >>> games = batch("quests", players=2, games=16)
        >>> games.reset(seed=7)
        >>> games.step(games.random_actions())
        >>> games.observations.shape, games.masks.shape, games.rewards.shape
        ((16, 656), (16, 433), (16, 2))
    """
    with extra("envs"):
        from wartable.envs import batches
    return batches.GameBatch(Rules(game, players, options, rewards), games, observe)
