"""Environments: the games as learning libraries want them, with action ids, masks and observations of fixed size."""

from wartable.engine.contract import Setting
from wartable.envs.observations import observer
from wartable.envs.tables import action_table

__all__ = ["action_keys", "observation_names"]


def action_keys(game: str, players: int, options: dict[str, Setting] | None = None) -> list[str]:
    """The key of every action id at this table: the place in the list is the id."""
    return list(action_table(game, players, options).keys)


def observation_names(game: str, players: int, options: dict[str, Setting] | None = None) -> list[str]:
    """What each number of an observation at this table is called."""
    return list(observer(game, players, options).names)
