"""Frozen levels: the plan and the weights of the strongest bot of a release, kept so that later ones can play it."""

# not compiled: msgspec structures

from functools import cache
from importlib.resources import files

import msgspec

from wartable.bots.weights import Stored
from wartable.engine.decision import BadSetup

AT = "@"


class FrozenLevel(msgspec.Struct, frozen=True):
    """How a level searched in one game: its plan in words, its seconds, and the weights of its judge."""

    plan: str
    seconds: float
    weights: Stored


def kept_as(name: str, game: str) -> FrozenLevel:
    """A level as it was in a release, as in `master@0.1`."""
    level, _, release = name.partition(AT)
    kept = releases().get(release, {}).get(level, {}).get(game)
    if kept is None:
        raise BadSetup("", "no_such_bot", {"bot": name, "bots": ", ".join(frozen_bots())}, "levels")
    return kept


def frozen_bots() -> list[str]:
    return [f"{level}{AT}{release}" for release, levels in releases().items() for level in levels]


@cache
def releases() -> dict[str, dict[str, dict[str, FrozenLevel]]]:
    """By release, level and game."""
    folder = files("wartable.bots").joinpath("releases")
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".json")), key=lambda one: one.name)
    return {
        one.name.removesuffix(".json"): msgspec.json.decode(one.read_bytes(), type=dict[str, dict[str, FrozenLevel]])
        for one in found
    }
