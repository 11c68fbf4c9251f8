"""Whether the data of a game agree with themselves and with the rules; what does not is refused in a sentence."""

import json
import linecache
import tomllib
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import shorten
from typing import Any

from wartable.editions.chosen import (
    PACKAGE,
    EditionName,
    GameEdition,
    component_files,
    edition_of,
    files_chosen,
    games,
    label_of,
)
from wartable.editions.laying import FieldChange
from wartable.editions.lines import exact_line_of, line_of, place_of, row_name
from wartable.editions.refusal import BadEdition, not_within
from wartable.engine.refusal import Refusal

LONGEST_TOLD = 80  # of a printed value, in characters
MOST_TOLD = 5  # changes
Names = tuple[str, ...]


def agree(game: str, field: str, says: object, counted: object) -> None:
    """Refuses data in which a number is not what the rows come to."""
    if says == counted:
        return
    edition = edition_of(game)
    file = component_files(game)[0] if edition is None else Path(edition.file)
    text = file.read_text(encoding="utf-8") if edition is None else edition.text
    line = exact_line_of(text, tuple(field.split(".")))
    name = "counts" if line else "untold_counts"  # a short edition need not say what it does not change
    raise BadEdition(name, file=str(file), line=line, field=field, says=str(says), counted=str(counted))


def built_in(game: str, *fields: str) -> None:
    """Refuses an edition that changes what is written as code, or what it has been proved with; `*` is any row."""
    edition = edition_of(game)
    if edition is None:
        return
    for change in edition.changes:
        if change.is_within(fields):
            raise refused_change("built_in", edition, change)


def refused_change(name: str, edition: GameEdition, change: FieldChange) -> BadEdition:
    """Why a field has to stay as printed, with its line in the file and what is printed."""
    given = tomllib.loads(edition.text)
    printed = shorten(json.dumps(change.printed, ensure_ascii=False), LONGEST_TOLD, placeholder=" …")
    return BadEdition(name, place_of(given, change.path), printed=printed).found_in(edition.file, edition.text, given)


def within(game: str, least: int, most: int, *fields: str) -> None:
    """Refuses an edition with a number that the rules cannot play with; `*` is any row."""
    edition = edition_of(game)
    if edition is None:
        return
    for field in fields:
        for path, number in numbers_at(edition.components, tuple(field.split("."))):
            if not least <= number <= most:
                given = tomllib.loads(edition.text)
                bad = not_within(place_of(given, path), number, least, most)
                raise bad.found_in(edition.file, edition.text, given)


def numbers_at(value: Any, names: Names, path: Names = ()) -> Iterator[tuple[Names, float]]:
    """The numbers of a field in every row, each with its path; none where it is left out."""
    if not names:
        yield path, value
    elif isinstance(value, dict) and names[0] in value:
        yield from numbers_at(value[names[0]], names[1:], (*path, names[0]))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            name = row_name(one, number)
            if names[0] in ("*", name):
                yield from numbers_at(one, names[1:], (*path, name))


def refuse_another(game: str, wanted: EditionName | None) -> None:
    """Refuses to play in a process that has other data than those that were meant, wherever it was started."""
    now = label_of(game)
    if (now and now.digest) != (wanted and wanted.digest):
        raise BadEdition("another_edition", game=game)


@contextmanager
def fitting() -> Iterator[None]:
    """Games are loaded meanwhile. What the rules stumble over in an edition is the edition's mistake."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        files = files_chosen()
        if not files:
            raise
        names = ", ".join(map(str, files))
        raise BadEdition("does_not_fit", file=names, why=_where(error), changes=_told_changes()) from error


def _told_changes() -> str:
    """What the editions change, with the lines that say so; of many, the first few."""
    editions = [edition for edition in map(edition_of, games()) if edition]
    found = [(edition, change) for edition in editions for change in edition.changes]
    told = [f"{change_line(*one)}: {'.'.join(one[1].path)}" for one in found[:MOST_TOLD]]
    return "; ".join([*told, "…"] if len(found) > MOST_TOLD else told)


def change_line(edition: GameEdition, change: FieldChange) -> int:
    return line_of(edition.text, place_of(tomllib.loads(edition.text), change.path))


def _where(error: Exception) -> str:
    """The line of the rules that could not be satisfied: most often an assertion that says what must hold."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        place = Path(frame.filename)
        file = place if place.is_absolute() else PACKAGE.parent / place  # compiled code names its sources like this
        if PACKAGE in file.parents:
            line = linecache.getline(str(file), frame.lineno or 0).strip().removeprefix("assert ")
            return f"{file.relative_to(PACKAGE)}, {frame.lineno}: {line}"
    return repr(error)
