"""Writing: the printed data as an edition to be edited, and the list of what in them was reconstructed."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from wartable.editions.chosen import HEAD, MAIN, component_files, printed_components
from wartable.editions.shapes import ID, SOURCE

HEADER = re.compile(r"(?m)^(\[\[?)(?=\w)")
DOUBTFUL = ("part", "reconstructed")
NOT_PRINTED = (ID, SOURCE, "rule")  # names of our own


class Doubtful(NamedTuple):
    """A table or row of which the rulebook states nothing, or only a part: its path, and what it says."""

    path: str
    source: str
    says: dict[str, Any]

    def line(self) -> str:
        fields = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in self.says.items())
        return f"{self.path} ({self.source}){': ' if fields else ''}{fields}"


def as_edition(game: str, name: str) -> str:
    """All component files of a game in one, with their comments; tables of an expansion bear its name."""
    quoted = msgspec.json.encode(name).decode()
    text = f'[{HEAD}]\ngame = "{game}"\nname = {quoted}\n'
    for file in component_files(game):
        tables = file.read_text(encoding="utf-8")
        text += "\n" + (tables if file.stem == MAIN else HEADER.sub(rf"\g<1>{file.stem}.", tables))
    return text


def doubtful(game: str) -> list[Doubtful]:
    """What an owner of the game should compare with the printed components."""
    return list(_doubtful(printed_components(game), ()))


def _doubtful(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[Doubtful]:
    if table.get(SOURCE) in DOUBTFUL:
        says = {name: value for name, value in table.items() if name not in NOT_PRINTED and not _has_sources(value)}
        yield Doubtful(".".join(path), table[SOURCE], says)
    for name, value in table.items():
        for place, row in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(row, dict):
                own = (str(row.get(ID, place + 1)),) if isinstance(value, list) else ()
                yield from _doubtful(row, (*path, name, *own))


def _has_sources(value: Any) -> bool:
    """Whether the rows of a value say for themselves where they come from."""
    return isinstance(value, list) and any(isinstance(one, dict) and SOURCE in one for one in value)
