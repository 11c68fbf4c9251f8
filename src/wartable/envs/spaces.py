"""Spaces: what Gymnasium and PettingZoo are told of observations and masks, and the arrays that hold them."""

# not compiled: it speaks to Gymnasium and NumPy

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from wartable.envs.play import Play, Rules

Picture = np.ndarray[Any, Any]
Observed = dict[str, np.ndarray[Any, Any]]
LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1


def observation_space(rules: Rules) -> spaces.Dict:
    numbers = spaces.Box(LEAST, MOST, (rules.observer.size,), np.int16)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8)})


def observed(play: Play, seat: int) -> Observed:
    """What a seat observes, and the mask of what it may do: empty unless it is the one to act."""
    mask = np.zeros(play.rules.actions.size, np.int8)
    decision = play.decision
    if decision is not None and decision.seat == seat:
        mask[play.legal_actions()] = 1
    return {"observation": np.frombuffer(play.observe(seat), np.int16), "action_mask": mask}
