#!/usr/bin/env python3
"""Measures environments beside the bare engine in one run: steps a second, two players, random play, one core.

    .venv/bin/python -m tools.envs_bench --seconds 3
    peers/bin/python -m tools.envs_bench --peers      also games of RLCard, PettingZoo classic and OpenSpiel;
                                                      tools/envs_peers.py says how to install them

Bare: decisions answered at random, nothing looked at. Masks: a batch without observations. Batch: with observations and
masks. raw_env: PettingZoo's `last` and `step`, with observation and mask. Seconds are those of the processor, so that
other work of the machine does not count.
"""

import argparse
from collections.abc import Callable
from time import process_time

import numpy as np
from tools.envs_peers import peers

import wartable.envs
from wartable.engine.chance import chance_from
from wartable.envs import aec
from wartable.titles import TITLES

GAMES = 256


def steps_a_second(step: Callable[[], int], seconds: float) -> float:
    """Step until the time is up."""
    started, steps = process_time(), 0
    while process_time() < started + seconds:
        steps += step()
    return steps / (process_time() - started)


def bare(name: str) -> Callable[[], int]:
    title, seeds = TITLES[name], iter(range(1 << 30))

    def step() -> int:
        seed = next(seeds)
        chance, steps = chance_from(-1 - seed), 0
        game = title.new(2, chance_from(seed), title.settings(2, {}))
        game.run()
        while not game.over:
            decision = game.decision
            game.answer(decision.seat, decision.options[chance.below(len(decision.options))])
            steps += 1
        return steps

    return step


def batch(name: str, observe: bool) -> Callable[[], int]:
    games = wartable.envs.batch(name, players=2, games=GAMES, observe=observe)

    def step() -> int:
        games.step(games.random_actions())
        return GAMES

    return step


def raw_env(name: str) -> Callable[[], int]:
    env, chance = aec.raw_env(name, 2), chance_from(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            return 0
        offered = np.flatnonzero(seen["action_mask"])
        env.step(offered[chance.below(len(offered))])
        return 1

    return step


def tell_our_own(names: list[str], seconds: float) -> None:
    print(f"{'steps a second':<34}{'bare':>12}{'masks':>12}{'batch':>12}{'raw_env':>12}")
    for name in names:
        kinds = (bare(name), batch(name, False), batch(name, True), raw_env(name))
        figures = [steps_a_second(kind, seconds) for kind in kinds]
        print(f"{name:<34}" + "".join(f"{figure:>12,.0f}" for figure in figures), flush=True)


def tell_peers(seconds: float) -> None:
    for name, maker in peers().items():
        try:
            print(f"{name:<34}{steps_a_second(maker(), seconds):>12,.0f}", flush=True)
        except ImportError as missing:
            print(f"{name:<34}{missing}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--games", nargs="*", default=list(TITLES))
    parser.add_argument("--peers", action="store_true", help="games of other libraries too")
    told = parser.parse_args()
    tell_our_own(told.games, told.seconds)
    if told.peers:
        tell_peers(told.seconds)


if __name__ == "__main__":
    main()
