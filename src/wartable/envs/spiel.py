"""OpenSpiel: every game registered with `pyspiel`, for its search and learning algorithms.

    pyspiel.load_game("wartable_quests(players=3)")

Chance is one move, the deal: each of a number of seeds is equally likely, and everything drawn later follows from it.
"""

# not compiled: games and states inherit from classes of OpenSpiel

from typing import Any, Final

import numpy as np
import pyspiel

from wartable.engine.contract import Title
from wartable.envs.chronicle import Chronicle
from wartable.envs.play import SEEDS, Rules
from wartable.envs.text import rendered
from wartable.titles import TITLES

DEALS: Final = 4096
PREFIX: Final = "wartable_"
OWN_PARAMETERS: Final = ("players", "deals")


def game_type(title: Title[Any]) -> pyspiel.GameType:
    parameters = {"players": min(count for count in title.players if count > 1), "deals": DEALS}
    return pyspiel.GameType(
        short_name=PREFIX + title.name,
        long_name=PREFIX + title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # zero-sum but for a lone player
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | {option.name: option.default for option in title.setup_options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """A game with its number of players and options as OpenSpiel's parameters."""

    kind: pyspiel.GameType

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        kind = self.kind
        told = kind.parameter_specification | (parameters or {})
        options = {name: value for name, value in told.items() if name not in OWN_PARAMETERS}
        self.rules = Rules(kind.short_name.removeprefix(PREFIX), told["players"], options, "place")
        self.deals = told["deals"]
        size = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.title.longest,
        )
        super().__init__(kind, size, parameters or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.rules, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal without a chronicle, then with one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.chronicle: Chronicle | None = None

    def current_player(self) -> int:
        if self.chronicle is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.chronicle.play.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.chronicle is not None
        return sorted(self.chronicle.play.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.chronicle is None:
            self.chronicle = Chronicle(self.rules, action)
        else:
            self.chronicle.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.rules.actions.keys[action]

    def is_terminal(self) -> bool:
        return self.chronicle is not None and bool(self.chronicle.play.game.over)

    def returns(self) -> list[float]:
        if self.chronicle is None or not self.is_terminal():
            return [0.0] * self.rules.players
        return self.rules.final_rewards(self.chronicle.play.game)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state that agrees with everything the player knows; everything else is dealt again."""
        state: SpielState = self.clone()
        if self.chronicle is not None:
            state.chronicle = self.chronicle.imagine(player_id, int(probability_sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        return "" if self.chronicle is None else rendered(self.chronicle.play)


class SpielObserver:
    """What a player sees now; with recall also how often it has chosen each action, and when it saw what, as a digest.

    The digest is in the string only. It covers what the player saw whenever they were asked.
    """

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self.rules: Final = rules
        self.recalls: Final = recalls
        self.tensor = np.zeros(rules.observer.size + (rules.actions.size if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[: rules.observer.size]}
        if recalls:
            self.dict["chosen"] = self.tensor[rules.observer.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.chronicle is None:
            return
        self.dict["observation"][:] = np.frombuffer(state.chronicle.observe(player), np.int16)
        if self.recalls:
            np.add.at(self.dict["chosen"], state.chronicle.chosen[player], 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """Names and numbers of what is not 0."""
        if state.chronicle is None:
            return ""
        row = np.frombuffer(state.chronicle.observe(player), np.int16)
        seen = " ".join(f"{self.rules.observer.names[place]}={row[place]}" for place in row.nonzero()[0])
        return f"{state.chronicle.memories[player].hex()} {seen}" if self.recalls else seen


def register() -> list[str]:
    """Make all games known to `pyspiel.load_game`, once; says under which names."""
    for title in TITLES.values():
        kind = game_type(title)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"kind": kind}))  # a function would not
            # outlive Python, and OpenSpiel lets go of it later
    return [PREFIX + name for name in TITLES]
