"""Changes every number of a game's data, one at a time, and tells what becomes of each. Run as a program.

An edition is chosen before a game is loaded, so each change is tried in a process of its own; it is forked from one
that has loaded everything but the game.
"""

import copy
import json
import os
import sys
import types
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

import wartable.engine.agenda
import wartable.engine.contract
import wartable.words  # noqa: F401
from wartable.editions import chosen
from wartable.editions.agreeing import fitting
from wartable.editions.chosen import EditionName, GameEdition, printed_components
from wartable.editions.laying import changes_between
from wartable.editions.shapes import shape_of
from wartable.engine.refusal import Refusal

ROWS = 10  # of a longer table only the first few are tried: all its rows are read alike
FEW = 2
Place = tuple[str | int, ...]


def numbers_in(value: Any, place: Place = ()) -> Iterator[Place]:
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield place
    elif isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for name, one in inside:
            yield from numbers_in(one, (*place, name))


def tried(printed: dict[str, Any]) -> list[Place]:
    """The numbers to change: all of short tables, and a few of each field of long ones."""
    fields: dict[Place, list[Place]] = {}
    for place in numbers_in(printed):
        fields.setdefault(tuple("*" if isinstance(part, int) else part for part in place), []).append(place)
    return [place for places in fields.values() for place in places[: FEW if len(places) > ROWS else ROWS]]


def number_at(data: Any, place: Place) -> Any:
    for part in place:
        data = data[part]
    return data


def with_number(printed: dict[str, Any], place: Place, number: float) -> dict[str, Any]:
    """The data with another number at a place."""
    data = copy.deepcopy(printed)
    number_at(data, place[:-1])[place[-1]] = number
    return data


def told_of(value: Any, game: str, seen: set[int]) -> Iterator[str]:
    """Everything that a game has made of its data: numbers and words in its own objects."""
    if isinstance(value, int | float | str | None):
        yield repr(value)
    elif id(value) not in seen:
        seen.add(id(value))
        for one in parts_of(value, game):
            yield from told_of(one, game, seen)


def parts_of(value: Any, game: str) -> list[Any]:
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, list | tuple):
        return list(value)
    if isinstance(value, range):
        return [value.start, value.stop]
    kind = type(value)
    if kind.__module__.startswith(f"wartable.{game}."):
        native = [name for name in dir(kind) if isinstance(getattr(kind, name), types.GetSetDescriptorType)]
        return [getattr(value, name, None) for name in (vars(value) if hasattr(value, "__dict__") else native)]
    return []


def tables_in(value: Any) -> Iterator[int]:
    """The tables and lists of rows of the data themselves."""
    if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value)):
        yield id(value)
        for one in value.values() if isinstance(value, dict) else value:
            yield from tables_in(one)


def loaded(game: str, printed: dict[str, Any], data: dict[str, Any]) -> str:
    """What the modules of a game hold when it plays with these data, apart from the data as they were read."""
    shape_of(printed).refuse(data, ())
    edition = GameEdition(game, EditionName("tried", ""), "tried.toml", "", data, changes_between(printed, data))
    chosen.read_edition = lambda _: edition  # type: ignore[assignment]
    chosen.read_components = lambda file: data if file.stem == chosen.MAIN else data[file.stem]
    os.environ[chosen.VARIABLE] = "tried.toml"
    with fitting():
        __import__(f"wartable.{game}.title")
    raw = set(tables_in(data))
    modules = [vars(sys.modules[name]) for name in sorted(sys.modules) if name.startswith(f"wartable.{game}.")]
    values = [value for held in modules for name, value in held.items() if not name.startswith("__")]
    seen: set[int] = set()
    found = (one for value in values if id(value) not in raw for one in told_of(value, game, seen))
    return blake2b("\n".join(found).encode()).hexdigest()


def in_a_child(tell: Callable[[], str]) -> str:
    """What a child process tells, or why its edition was refused."""
    reading, writing = os.pipe()
    if not (child := os.fork()):
        try:
            told = tell()
        except Refusal as refusal:
            told = f"refused: {refusal.name}"
        with os.fdopen(writing, "w") as pipe:
            pipe.write(told)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return told


def silent(game: str) -> list[list[str | int]]:
    """The numbers that can be changed without anybody noticing."""
    printed = printed_components(game)

    def outcome(data: dict[str, Any]) -> str:
        return in_a_child(lambda: loaded(game, printed, data))

    usual, again = (outcome(copy.deepcopy(printed)) for _ in range(2))
    assert usual == again and not usual.startswith("refused"), usual
    more = [(place, with_number(printed, place, number_at(printed, place) + 1)) for place in tried(printed)]
    return [list(place) for place, data in more if outcome(data) == usual]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(silent(sys.argv[1])))
