"""Card and board games of RLCard, PettingZoo classic and OpenSpiel, stepped at random as their documentation shows.

A step always includes what its player observes and which actions are legal. `tools/envs_bench.py --peers` runs them
beside our own; what they need is not among our dependencies, so it wants an environment of its own:

    python -m venv peers
    peers/bin/pip install dist/wartable-*.whl[envs] rlcard "pettingzoo[classic]"
    peers/bin/python -m tools.envs_bench --peers
"""

from collections.abc import Callable
from random import Random
from typing import Any

RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "tictactoe_v3")
OPENSPIEL = ("leduc_poker", "gin_rummy", "hearts", "hanabi")
Step = Callable[[], int]


def rlcard_step(name: str) -> Step:
    import rlcard  # type: ignore[import-not-found]  # only the benchmark has it

    env, chance = rlcard.make(name), Random(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        return 1

    return step


def classic_step(name: str) -> Step:
    import numpy as np
    from pettingzoo import classic

    env, chance = getattr(classic, name).raw_env(), Random(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask)))
        return 1

    return step


def openspiel_step(name: str) -> Step:
    import pyspiel

    game, chance = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
            return 0
        look(game, state)
        state.apply_action(chance.choice(state.legal_actions()))
        return 1

    return step


def look(game: Any, state: Any) -> None:
    """What the player observes, in the form that the game has, and the mask."""
    if game.get_type().provides_observation_tensor:
        state.observation_tensor()
    else:
        state.information_state_tensor()
    state.legal_actions_mask()


def peers() -> dict[str, Callable[[], Step]]:
    """What makes the steps of each game, by library and name."""
    found: dict[str, Callable[[], Step]] = {}
    for library, names, maker in (
        ("RLCard", RLCARD, rlcard_step),
        ("PettingZoo", CLASSIC, classic_step),
        ("OpenSpiel", OPENSPIEL, openspiel_step),
    ):
        found |= {f"{library} {name}": lambda name=name, maker=maker: maker(name) for name in names}  # type: ignore[misc]
    return found
