"""Bots from outside: classes of installed packages or of a file, and programs in any language. They join by name."""

# not compiled: loads what nobody knew when it was compiled

import os
import re
import runpy
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from wartable.bots.bot import Bot
from wartable.bots.program import SECONDS, BotFailed, ProgramBot
from wartable.engine.decision import BadSetup
from wartable.engine.window import Window

GROUP = "wartable.bots"
VARIABLE = "WARTABLE_BOTS_FROM"  # carries what was asked for to worker processes
BETWEEN = "\n"
NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
PART = "levels"


class Chooser(Protocol):
    """All that a bot has to be. It is made with a seed for each seat of each game."""

    def choose(self, window: Window) -> int | str:
        """One of the options of `window.decision`, as a number or by its key."""


class Outsider(NamedTuple):
    """A bot from outside: its name, what it says about itself, how one is made, and how long it may think."""

    name: str
    about: str
    make: Callable[[int], Chooser]
    seconds: float = SECONDS


class OutsideBot(Bot):
    """A seat played from outside. What it is given to look at was dealt again from what the seat knows.

    So even one that reaches behind the window finds nothing that it may not know. `screened=False` is for tests that
    want to catch it at trying.
    """

    def __init__(self, seed: int, outsider: Outsider, screened: bool = True) -> None:
        super().__init__(seed)
        self.outsider = outsider
        self.screened = screened
        self.chooser = outsider.make(seed)

    def choose(self, window: Window) -> int:
        seed, seen = self.next_seed(), window
        if self.screened:
            seen = Window(window.title, window.imagine(seed), window.seat)
        try:
            chosen = self.chooser.choose(seen)
        except BotFailed:
            raise
        except Exception as error:  # whatever an outsider stumbles over is said in its name
            raise self.failed("crashed", why=_where(error)) from error
        return self.offered(window, chosen)

    def offered(self, window: Window, chosen: int | str) -> int:
        """The option that was meant; refuses what is none."""
        for option in window.decision.options:
            if chosen in (option, window.title.key(option)):
                return option
        raise self.failed("not_offered", chosen=str(chosen))

    def failed(self, name: str, **facts: str) -> BotFailed:
        return BotFailed("", name, {"bot": self.outsider.name, **facts}, PART)


def outside_bot(name: str, seed: int, screened: bool = True) -> OutsideBot | None:
    """A bot of this name from a place that was asked for, or from any installed package."""
    outsider = asked_for().get(name) or _installed(name)
    return None if outsider is None else OutsideBot(seed, outsider, screened)


def add_bots(places: Iterable[str] | None) -> None:
    """Look for bots there, from now on, in this process and in those that it starts.

    A place is a file with a class, the name of an installed package, or `NAME=COMMAND` for a program.
    """
    known = _places()
    os.environ[VARIABLE] = BETWEEN.join([*known, *(one for one in places or () if one not in known)])
    asked_for()


def asked_for() -> dict[str, Outsider]:
    """The bots of all places that were asked for, by name."""
    return {one.name: one for place in _places() for one in found_at(place)}


def _places() -> list[str]:
    return [one for one in os.environ.get(VARIABLE, "").split(BETWEEN) if one]


@cache
def found_at(place: str) -> list[Outsider]:
    """The bots of a Python file, a program (NAME=COMMAND) or an installed package."""
    name, equals, command = place.partition("=")
    if equals:
        found = [Outsider(name, command, lambda seed: ProgramBot(seed, name, command))]
    elif place.endswith(".py"):
        found = [of_class(one) for one in runpy.run_path(place).values() if _is_bot(one)]
    else:
        found = [of_entry_point(one) for one in entry_points(group=GROUP) if one.dist and one.dist.name == place]
    if not found:
        raise BadSetup("", "no_bots_there", {"place": place}, PART)
    for one in found:
        refuse_name(one.name)
    return found


def _installed(name: str) -> Outsider | None:
    return next((of_entry_point(one) for one in entry_points(group=GROUP, name=name)), None)


def of_entry_point(point: EntryPoint) -> Outsider:
    made = point.load()
    return Outsider(point.name, _about(made), made)


def of_class(made: Any) -> Outsider:
    named = getattr(made, "name", None)
    words = re.sub(r"(?<!^)(?=[A-Z])", "_", made.__name__).lower()
    name = named if isinstance(named, str) else words.removesuffix("_bot")
    return Outsider(name, _about(made), made)


def refuse_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadSetup("", "no_name_for_a_bot", {"bot": name}, PART)


def _is_bot(one: object) -> bool:
    return isinstance(one, type) and issubclass(one, Bot) and one is not Bot


def _about(made: object) -> str:
    return (made.__doc__ or "").strip().partition("\n")[0]


def _where(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, {last.lineno})"
