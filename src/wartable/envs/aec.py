"""PettingZoo: the games as AEC environments, `env` as PettingZoo recommends and `raw_env` without its wrappers."""

# not compiled: environments inherit from classes of PettingZoo

from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wartable.engine.contract import Setting
from wartable.envs.play import SEEDS, Play, Rewards, Rules, refuse_fewer
from wartable.envs.rendering import RENDER_MODES, refuse_unknown, shown
from wartable.envs.spaces import Observed, Picture, observation_space, observed


class TableEnv(AECEnv[str, Observed, int], EzPickle):  # type: ignore[misc]  # PettingZoo tells no types
    """A game as an AEC environment: agents act when they are asked, in the order of the rules.

    Seats that choose at the same time and in secret act one after the other; none observes what another has chosen
    until all have.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, rules: Rules, max_cycles: int | None, render_mode: str | None) -> None:
        EzPickle.__init__(self, rules, max_cycles, render_mode)
        refuse_unknown(render_mode)
        if max_cycles is not None:
            refuse_fewer("max_cycles", max_cycles)
        self.rules = rules
        self.metadata = TableEnv.metadata | {"name": f"wartable_{rules.title.name}_v{rules.actions.version}"}
        self.render_mode = render_mode
        self.most_steps = None if max_cycles is None else max_cycles * rules.players
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(rules.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(rules) for agent in self.possible_agents}
        self.seeds = np_random()[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; a seed gives the same one as in `wartable.new_game`."""
        if seed is not None:
            self.seeds = np_random(seed)[0]
        self.play = Play(self.rules, self.rules.new_game(int(self.seeds.integers(SEEDS)) if seed is None else seed))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def observe(self, agent: str) -> Observed:
        """What the agent's seat observes, and a mask of what it may do: empty unless it is the one to act."""
        return observed(self.play, self.seat_of[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.act(int(action))
        self.steps += 1
        self._clear_rewards()
        if self.play.game.over:
            self.rewards = dict(zip(self.agents, self.rules.final_rewards(self.play.game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps == self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def select(self) -> None:
        decision = self.play.decision
        self.agent_selection = self.agents[0] if decision is None else self.possible_agents[decision.seat]

    def render(self) -> str | Picture | None:
        """The spectator's view: as text, as a picture, or printed."""
        return shown(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(
    game: str,
    players: int,
    options: dict[str, Setting] | None = None,
    rewards: Rewards = "place",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment without wrappers, which is quicker; an action that is not offered is refused with an error.

    `max_cycles` cuts a game short after that many choices a player, on average.
    """
    return TableEnv(Rules(game, players, options, rewards), max_cycles, render_mode)


def env(game: str, players: int, options: dict[str, Setting] | None = None, **settings: Any) -> AECEnv[Any, Any, Any]:
    """The environment in the wrappers that PettingZoo recommends; an action that is not offered loses the game."""
    wrapped: AECEnv[Any, Any, Any] = raw_env(game, players, options, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
