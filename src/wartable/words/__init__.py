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
    segments = []
    for before, place in _parts(template_of(title, section, name, facts)):
        if before:
            segments.append(Segment(before, None))
        if place is not None:
            segments.append(_filled(title, place, facts[place["fact"]], names))
    return segments


def option_sentence(title: str, key: str, facts: Mapping[str, Fact], names: Sequence[str]) -> list[Segment]:
    """An option, told by the longest beginning of its key that the catalogue knows: `hire:slot:3` as `hire:slot`.

    Where keys alone do not tell what is meant, the fact `says` stands for the key.
    """
    words = str(facts.get("says", key)).split(":")
    for length in range(len(words), 0, -1):
        name = ":".join(words[:length])
        if name in _section(title, "options"):
            return sentence(title, "options", name, facts, names)
    raise MissingSentence(f"[{title}.options] {key}")


def plain(segments: Iterable[Segment]) -> str:
    """The sentence as plain text."""
    return "".join(segment.text for segment in segments)


def template_of(title: str, section: str, name: str, facts: Mapping[str, Fact]) -> str:
    """The first template of this name for which all facts are known: those who know more read more."""
    found = _section(title, section).get(name, [])
    for template in [found] if isinstance(found, str) else found:
        if _wanted(template) <= facts.keys():
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


@cache
def _parts(template: str) -> list[tuple[str, re.Match[str] | None]]:
    """The texts of a template, each with the place that follows it."""
    parts: list[tuple[str, re.Match[str] | None]] = []
    end = 0
    for place in PLACE.finditer(template):
        parts.append((template[end : place.start()], place))
        end = place.end()
    return [*parts, (template[end:], None)]


@cache
def _wanted(template: str) -> frozenset[str]:
    return frozenset(place["fact"] for place in PLACE.finditer(template))


@cache
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
    """The names printed on a game's components, by kind and id; `names` of its cards tells those of other things."""
    cards = import_module(f"wartable.{title}.cards")
    return {(face.sort, face.id): face.name for face in cards.faces()} | getattr(cards, "names", dict)()
