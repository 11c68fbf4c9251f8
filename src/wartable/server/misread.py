"""Misread: what is wrong in a configuration file, told so that it can be mended: where, and what belongs there."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, get_type_hints

import msgspec

from wartable.engine.log import Fact
from wartable.words import say

PLACE = re.compile(r" - at `\$\.?([^`\[]*)[^`]*`")
UNKNOWN = re.compile(r"field `([^`]+)`")
PATTERN = "regex"  # what it says tells nobody anything
Kind = type[msgspec.Struct]


def mistake(text: str, error: str, kind: Kind) -> str:
    """What msgspec complains about, which names only the field: with its line and meaning, or what may be meant."""
    unknown, place = UNKNOWN.search(error), PLACE.search(error)
    section = place.group(1).split(".") if place and place.group(1) else []
    path = [*section, *([unknown.group(1)] if unknown else [])]
    line = next((number for number, found in _fields(text) if path and found == path), None)
    where = f", line {line}, {'.'.join(path)}" if line else ""
    if unknown:
        return f"{where}: {_of_unknown(section, path[-1], kind)}"
    return f"{where}: {_of_value(path, PLACE.sub('', error), kind)}"


def about(kind: Kind, name: str) -> str:
    """What a setting is for."""
    told: Any = get_type_hints(kind, include_extras=True)[name]
    return next(str(meta.description) for meta in told.__metadata__[::-1] if meta.description)


def as_toml(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def sections(kind: Kind) -> dict[str, Kind]:
    """The parts of the file that have names, and the part without one."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {"": kind} | {name: type(one) for name, one in defaults.items() if isinstance(one, msgspec.Struct)}


def _of_unknown(section: list[str], name: str, kind: Kind) -> str:
    known, facts = sections(kind), dict[str, Fact](name=name)
    elsewhere = [place for place, one in known.items() if name in one.__struct_fields__]
    here = known.get(".".join(section), kind)
    if elsewhere:
        facts["section" if elsewhere[0] else "first"] = elsewhere[0]
    elif close := get_close_matches(name, here.__struct_fields__, 1):
        facts["close"] = close[0]
    return say("server", "setting-unknown", facts)


def _of_value(path: list[str], wrong: str, kind: Kind) -> str:
    here = sections(kind).get(".".join(path[:-1]))
    field = next((one for one in msgspec.structs.fields(here) if path and one.name == path[-1]), None) if here else None
    if here is None or field is None or isinstance(field.default, msgspec.Struct):
        return wrong
    facts: dict[str, Fact] = {"about": about(here, field.name)}
    if PATTERN not in wrong:
        facts["wrong"] = wrong
    if field.default not in (None, msgspec.NODEFAULT):
        facts["usual"] = as_toml(field.default)
    return say("server", "setting-mistake", facts)


def _fields(text: str) -> Iterator[tuple[int, list[str]]]:
    """Every line that sets a field or begins a section, with its path."""
    section: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if begun := re.match(r"\s*\[([\w.-]+)\]", line):
            section = begun.group(1).split(".")
            yield number, section
        elif key := re.match(r"\s*([\w.-]+)\s*=", line):
            yield number, [*section, *key.group(1).split(".")]
