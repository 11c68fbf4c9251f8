"""The catalogue: the files of every language, read when they are first needed.

`<language>/<part>.ftl` holds the messages of a game or of another part of the program, `every_language/<game>.toml`
what is the same in all languages. What a language does not say is said in English.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

import msgspec

from wartable.engine.contract import ENGLISH

if TYPE_CHECKING:
    from wartable.words.messages import Part, Wording

EVERY_LANGUAGE: Final = "every_language"
FOLDERS: Final[list[Traversable]] = [files("wartable.words")]  # where languages are looked for; the first find counts


class EveryLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for a game in every language."""

    minutes: int = 0
    weight: float = 0.0  # how demanding it is, out of 5
    first_game: dict[str, bool | int | str] = {}  # the options that make a first game simpler
    facts: dict[str, str] = {}  # what a fact is: a player, a word or words of the language, or a kind of component
    rules: dict[str, str] = {}  # the rule behind each question
    about: dict[str, str] = {}  # the rule behind each thing that a page explains
    shown: dict[str, list[str]] = {}  # what the terminal shows of a view and of its parts, in this order


@cache
def languages() -> list[str]:
    """The languages that have a folder, English first."""
    found = {one.name for folder in FOLDERS for one in folder.iterdir() if one.joinpath("client.ftl").is_file()}
    return sorted(found, key=lambda name: (name != ENGLISH, name))


@cache
def part(language: str, name: str) -> "Part | None":
    from wartable.words.messages import Part

    text = _text(f"{language}/{name}.ftl")
    return None if text is None else Part(language, name, text)


@cache
def wordings(language: str, name: str, message: str) -> "tuple[Wording, ...]":
    """The ways to say a message of a part, in English where the language has none."""
    of_part = part(language, name)
    found = of_part.wordings(message) if of_part else ()
    return found if found or language == ENGLISH else wordings(ENGLISH, name, message)


@cache
def form(language: str, name: str, message: str, wanted: str, number: int = 1) -> str | None:
    """A name in one of its grammatical forms, or what the language notes about it; None where there is nothing."""
    of_part = part(language, name)
    found = of_part.forms(message).get(wanted) if of_part else None
    return None if found is None else found.filled({"number": number})


@cache
def in_every_language(game: str) -> EveryLanguage:
    return msgspec.toml.decode(_text(f"{EVERY_LANGUAGE}/{game}.toml") or "", type=EveryLanguage)


def _text(name: str) -> str | None:
    for folder in FOLDERS:
        file = folder.joinpath(name)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None
