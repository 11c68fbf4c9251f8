#!/usr/bin/env python3
"""Lets the master play against OpenSpiel's information-set search, both with the same time for a move.

    .venv/bin/uv pip install --python .venv/bin/python open_spiel
    .venv/bin/python -m tools.openspiel_match quests --games 100 --seconds 0.1

OpenSpiel searches the very games that our bots search, through `SpielState`: its worlds are imagined by the same
window, and its nodes are told apart by what was chosen since the root and by what may be chosen now.
"""

import argparse
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from wartable.bots.bot import Bot
from wartable.bots.levels import LEVELS, judge_of, plan_of
from wartable.bots.search.bot import SearchBot
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title
from wartable.engine.window import Window
from wartable.lab.arena import Bout, Contest, take_turn
from wartable.lab.experiment import seed_of
from wartable.lab.ratings import standings_of
from wartable.titles import TITLES, title

OURS, THEIRS = "master", "OpenSpiel IS-MCTS"
EXPLORATION = 2.0  # as in OpenSpiel's own examples; returns go from -1 to 1
WORLDS = 1 << 30


class SpielState:
    """A world as OpenSpiel's search expects it."""

    def __init__(self, played: Title[Any], world: Game, chosen: tuple[int, ...]) -> None:
        self.played, self.world, self.chosen = played, world, chosen

    def current_player(self) -> int:
        return int(self.world.decisions()[0].seat)

    def legal_actions(self, _player: int = 0) -> list[int]:
        return list(self.world.decisions()[0].options)

    def is_terminal(self) -> bool:
        return bool(self.world.over)

    def is_chance_node(self) -> bool:
        return False

    def apply_action(self, action: int) -> None:
        self.world.answer(self.current_player(), int(action))
        self.chosen = (*self.chosen, int(action))

    def clone(self) -> "SpielState":
        return SpielState(self.played, self.world.copy(), self.chosen)

    def information_state_string(self) -> str:
        return f"{self.chosen} {self.legal_actions()}"

    def returns(self) -> list[float]:
        winners = self.played.winners(self.world)
        return [1.0 if seat in winners else -1.0 for seat in range(self.world.seats)]


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, stopped by the clock instead of by a number of simulations."""

    def best(self, root: SpielState, window: Window, seconds: float, seeds: Any) -> int:
        ends = perf_counter() + seconds
        self.reset()
        node = self.create_new_node(root)
        while perf_counter() < ends or node.total_visits <= 0:
            self.run_simulation(SpielState(window.title, window.imagine(next(seeds)), ()))
        policy = self.get_final_policy(root, node)
        return int(max(policy, key=lambda choice: choice[1])[0])


class OpenSpielBot(Bot):
    def __init__(self, seed: int, seconds: float) -> None:
        super().__init__(seed)
        chance = np.random.RandomState(seed % WORLDS)
        self.seconds = seconds
        self.seeds = count(seed % WORLDS)
        self.search = TimedSearch(None, RandomRolloutEvaluator(1, chance), EXPLORATION, 0, random_state=chance)

    def choose(self, window: Window) -> int:
        if len(window.decision.options) == 1:
            return int(window.decision.options[0])
        root = SpielState(window.title, window.imagine(next(self.seeds)), ())
        return self.search.best(root, window, self.seconds, self.seeds)


@dataclass
class Match:
    contest: Contest
    seconds: float

    def bouts(self) -> list[Bout]:
        """Every deal is played once from each seat."""
        return [self.bout(deal, turn) for deal in range(self.contest.games // 2) for turn in range(2)]

    def bout(self, deal: int, turn: int) -> Bout:
        played = title(self.contest.game)
        names = [OURS, THEIRS] if turn == 0 else [THEIRS, OURS]
        game = played.new(2, chance_from(seed_of(self.contest.seed, deal, "game")), played.settings(2, {}))
        game.run()
        seeds = [seed_of(self.contest.seed, deal, f"{turn} {name}") for name in names]
        bots = [self.bot(played, name, seed) for name, seed in zip(names, seeds, strict=True)]
        times: dict[str, list[float]] = {name: [] for name in names}
        while not game.over:
            seat = int(game.decisions()[0].seat)
            times[names[seat]].append(take_turn(game, bots[seat], Window(played, game, seat)))
        bout = Bout(names, played.scores(game), played.winners(game), times)
        print(f"deal {deal}, seats {names}: {bout.scores}", flush=True)
        return bout

    def bot(self, played: Title[Any], name: str, seed: int) -> Bot:
        if name == THEIRS:
            return OpenSpielBot(seed, self.seconds)
        plan = plan_of(LEVELS[OURS], played.name)
        return SearchBot(seed, judge_of(played), plan.paced(plan.iterations, self.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TITLES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move, for both")
    parser.add_argument("--seed", type=int, default=7)
    told = parser.parse_args()
    contest = Contest(told.game, 2, {}, [OURS, THEIRS], told.games, told.seed)
    standings = standings_of(contest, Match(contest, told.seconds).bouts())
    for one in standings.bots:
        share, low, high = one.wins
        pace = f"{one.mean_time * 1000:.0f} ms a move"
        print(f"{one.bot}: {share:.1%} ({low:.1%} to {high:.1%}) of {one.games} games, {pace}")


if __name__ == "__main__":
    main()
