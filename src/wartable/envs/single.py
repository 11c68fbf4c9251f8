"""Gymnasium: one seat of a game to play from, against chosen bots in the others."""

# not compiled: environments inherit from a class of Gymnasium

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from wartable.bots.bot import Bot
from wartable.bots.levels import make_bot
from wartable.engine.contract import Setting
from wartable.engine.decision import BadSetup, NotOffered
from wartable.engine.window import Window
from wartable.envs.play import PART, SEEDS, Play, Rules
from wartable.envs.rendering import RENDER_MODES, refuse_unknown, shown
from wartable.envs.spaces import Observed, Picture, observation_space, observed

LOST: Final = -1.0  # for an action that is not offered


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """A seat of a game; between two of its decisions the bots of the other seats have played.

    An action that is not offered loses the game at once: take one of the mask, which is in the observation.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(self, rules: Rules, bots: list[str], seat: int, render_mode: str | None) -> None:
        refuse_unknown(render_mode)
        if seat not in range(rules.players):
            raise BadSetup("", "no_such_seat", {"seat": seat, "last": rules.players - 1}, PART)
        self.rules = rules
        self.levels = bots
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(rules)
        self.action_space = spaces.Discrete(rules.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, and new bots in the other seats; a seed gives the same of both."""
        super().reset(seed=seed)
        self.play = Play(self.rules, self.rules.new_game(self.next_seed() if seed is None else seed))
        others = [other for other in range(self.rules.players) if other != self.seat]
        levels = self.levels * len(others) if len(self.levels) == 1 else self.levels
        self.bots: dict[int, Bot] = {
            other: make_bot(level, self.rules.title, self.next_seed())
            for other, level in zip(others, levels, strict=True)
        }
        self.go_on()
        return observed(self.play, self.seat), {}

    def next_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        try:
            self.play.act(int(action))
        except NotOffered as refusal:
            return observed(self.play, self.seat), LOST, True, False, {"refused": refusal.sentence}
        self.go_on()
        over = bool(self.play.game.over)
        reward = self.rules.final_rewards(self.play.game)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return observed(self.play, self.seat), reward, over, False, {}

    def go_on(self) -> None:
        """Let the bots choose until this seat is asked, or the game is over."""
        game = self.play.game
        while not game.over and game.decision is not None and game.decision.seat != self.seat:
            other = game.decision.seat
            game.answer(other, self.bots[other].choose(Window(self.rules.title, game, other)))

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are offered now, as sb3-contrib's MaskablePPO asks for it."""
        return observed(self.play, self.seat)["action_mask"].astype(bool)

    def render(self) -> str | Picture | None:
        """The spectator's view: as text, as a picture, or printed."""
        return shown(self.play, self.render_mode)


def seat_env(
    game: str, players: int, bots: list[str], options: dict[str, Setting] | None = None, **settings: Any
) -> SeatEnv:
    """The environment of a seat; refuses bots that do not exist, or more or fewer than there are seats for."""
    rules = Rules(game, players, options, settings.pop("rewards", "place"))
    for level in bots:
        make_bot(level, rules.title, 0)
    if len(bots) not in (1, players - 1):
        raise BadSetup("", "number_of_bots", {"bots": len(bots), "seats": players - 1}, PART)
    return SeatEnv(rules, bots, settings.pop("seat", 0), settings.pop("render_mode", None), **settings)
