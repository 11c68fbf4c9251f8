"""Lines: where a field stands in a TOML file, so that a mistake can be shown. The parser does not tell."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

Field = tuple[str | int, ...]  # names of tables and fields, and the numbers of rows
HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
KEY = re.compile(r"\s*([\w.-]+)\s*=")


def line_of(text: str, field: Field) -> int:
    """The line of a field, or of the nearest thing around it that has one; 1 where nothing has."""
    places = (exact_line_of(text, field[:length]) for length in range(len(field), 0, -1))
    return next((line for line in places if line), 1)


def exact_line_of(text: str, field: Field) -> int:
    """The line on which a field, or the first row of a table, stands; 0 if it is not there."""
    return next((line for found, line in _fields(text) if found[: len(field)] == field), 0)


def row_name(row: Any, number: int) -> str:
    """What people call a row: its id, or its number counted from 1."""
    return str(row.get("id", number + 1)) if isinstance(row, dict) else str(number + 1)


def place_of(given: Any, names: tuple[str, ...]) -> Field:
    """Where a field stands whose rows are named, or the nearest thing around it that the file says."""
    place: list[str | int] = []
    for name in names:
        inside = dict(enumerate(given)) if isinstance(given, list) else given
        called = {row_name(one, part) if isinstance(part, int) else part: part for part, one in inside.items()}
        if name not in called:
            break
        place.append(called[name])
        given = inside[called[name]]
    return tuple(place)


def _fields(text: str) -> Iterator[tuple[Field, int]]:
    """Every table, row and key with its line; what stands inside the value of a key is not looked at."""
    rows: Counter[str] = Counter()
    table: Field = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = _table_of(header[2], header[1] == "[[", rows)
            yield table, number
        elif key := KEY.match(line):
            yield (*table, *key[1].split(".")), number


def _table_of(name: str, is_row: bool, rows: Counter[str]) -> Field:
    """The path of a table: of a row in it, the number of that row, and of a table inside a row, that row's."""
    if is_row:
        rows[name] += 1
    path: list[str | int] = []
    parts = name.split(".")
    for length, part in enumerate(parts, 1):
        path.append(part)
        whole = ".".join(parts[:length])
        if rows[whole]:
            path.append(rows[whole] - 1)
    return tuple(path)
