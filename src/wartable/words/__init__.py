"""Words: every sentence that people read is filled from one catalogue, so that a translation is one file."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files

import msgspec

from wartable.engine.log import Fact

PLACE = re.compile(r"\{(?P<fact>\w+)(?:\|(?P<one>[^|}]*)\|(?P<many>[^}]*))?\}")


class Segment(msgspec.Struct, frozen=True):
    """A piece of a sentence; `ref` is the id of the thing that it names."""

    text: str
    ref: str | None


class MissingSentence(LookupError):
    """The catalogue has no sentence of this name that the facts can fill."""


def sentence(title: str, section: str, name: str, facts: Mapping[str, Fact], names: Sequence[str]) -> list[Segment]:
    """The sentence of a game's section, filled with facts; `names` are the players' names by seat."""
    template = template_of(title, section, name, facts)
    segments: list[Segment] = []
    end = 0
    for place in PLACE.finditer(template):
        segments.append(Segment(template[end : place.start()], None))
        segments.append(_filled(title, place, facts[place["fact"]], names))
        end = place.end()
    segments.append(Segment(template[end:], None))
    return [segment for segment in segments if segment.text]


def plain(segments: Iterable[Segment]) -> str:
    """The sentence as plain text."""
    return "".join(segment.text for segment in segments)


def template_of(title: str, section: str, name: str, facts: Mapping[str, Fact]) -> str:
    """The first template of this name for which all facts are known: those who know more read more."""
    found = _section(title, section).get(name, [])
    for template in [found] if isinstance(found, str) else found:
        if all(place["fact"] in facts for place in PLACE.finditer(template)):
            return template
    raise MissingSentence(f"[{title}.{section}] {name} with the facts {', '.join(facts) or 'none'}")


def word(section: str, name: str) -> str:
    """A fixed text that belongs to no game."""
    found = catalogue().get(section, {}).get(name)
    if not isinstance(found, str):
        raise MissingSentence(f"[{section}] {name}")
    return found


@cache
def catalogue() -> dict[str, dict[str, object]]:
    return tomllib.loads(files(__name__).joinpath("en.toml").read_text(encoding="utf-8"))


def _section(title: str, section: str) -> Mapping[str, str | list[str]]:
    found = catalogue().get(title, {}).get(section, {})
    assert isinstance(found, dict)
    return found


def _filled(title: str, place: re.Match[str], value: Fact, names: Sequence[str]) -> Segment:
    if place["one"] is not None:
        return Segment((place["one"] if value == 1 else place["many"]).replace("#", str(value)), None)
    kind = _section(title, "facts").get(place["fact"])
    if kind == "player" and isinstance(value, int) and 0 <= value < len(names):
        return Segment(names[value], f"player:{value}")
    if kind == "word":
        return Segment(str(_section(title, "words").get(str(value), value)), None)
    if isinstance(kind, str) and (kind, str(value)) in _printed_names(title):
        return Segment(_printed_names(title)[kind, str(value)], f"{kind}:{value}")
    return Segment(str(value), None)


@cache
def _printed_names(title: str) -> dict[tuple[str, str], str]:
    """The names printed on a game's components, by kind and id."""
    return {(face.sort, face.id): face.name for face in import_module(f"wartable.{title}.cards").faces()}
