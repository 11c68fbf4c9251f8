"""Shapes: what may stand in a field, read off the printed data. So nothing about a game is said a second time.

A word may be any that the printed data uses in that field, or the id of any row of the table whose ids these are.
"""

import re
from collections.abc import Iterator
from typing import Any

from wartable.editions.lines import Field
from wartable.editions.refusal import BadEdition, not_within

WORD = re.compile(r"[a-z][a-z0-9_]*|")
SOURCE, REMOVED, ID = "source", "removed", "id"
MOST = 1000  # of any number; none is larger in print
SOURCES = ("house", "part", "reconstructed", "rulebook")
KINDS = {bool: "kind_truth", int: "kind_whole", float: "kind_number", str: "kind_text", list: "kind_list"}
Pool = dict[str, list[Any]]  # the tables inside rows, by name: effects have the same fields wherever they stand


class ComponentShape:
    """What the printed values of a field have in common. `ids` are those of each table of the game."""

    def __init__(self, name: str, samples: list[Any], pool: Pool, ids: list[set[str]]) -> None:
        self.kinds = {type(sample) for sample in samples}
        self.least = min((one for one in samples if type(one) in (int, float)), default=0)
        self.may_be_empty = "" in samples
        self.words = set() if name == ID else words_of(samples, ids)
        inner = [one for sample in samples if isinstance(sample, list) for one in sample]
        self.items = ComponentShape(name, inner, pool, ids) if inner else None
        tables = [one for one in samples if isinstance(one, dict)]
        self.ids = {one.get(ID) for one in tables}
        self.required = set.intersection(*map(set, tables)) - {SOURCE} if tables else set()
        known = [*tables, *(pool.get(name, []) if tables else [])]
        others = {one: tables for one, tables in pool.items() if one != name}
        self.fields = {
            field: ComponentShape(field, [one[field] for one in known if field in one], others, ids)
            for field in dict.fromkeys(field for one in known for field in one)
        }

    def refuse(self, value: Any, place: Field) -> None:
        """Refuses a value that does not have this shape, or holds one that does not."""
        if type(value) not in self.kinds and not (type(value) is int and float in self.kinds):
            raise self.misfit(value, place)
        if isinstance(value, dict):
            self._refuse_table(value, place)
        elif isinstance(value, list):
            self._refuse_list(value, place)
        elif isinstance(value, str):
            if value not in self.words if self.words else not (value.strip() or self.may_be_empty):
                raise self.misfit(value, place)
        elif value < min(0, self.least):
            raise self.misfit(value, place)
        elif not value <= MOST:  # nor what is no number
            raise not_within(place, value, min(0, self.least), MOST)

    def _refuse_table(self, table: dict[str, Any], place: Field) -> None:
        for name, value in table.items():
            here = (*place, name)
            if name == SOURCE:
                if value not in SOURCES:
                    raise BadEdition("not_allowed", here, value=repr(value), allowed=", ".join(SOURCES))
            elif name in self.fields:
                self.fields[name].refuse(value, here)
            elif name != REMOVED:
                raise BadEdition("no_such_field", here, allowed=", ".join(sorted(self.fields)))
            elif not isinstance(value, bool):
                raise BadEdition("not_allowed", here, value=repr(value), allowed=KINDS[bool])

    def _refuse_list(self, items: list[Any], place: Field) -> None:
        if self.items is None:
            return
        refuse_same_ids(items, place)
        for number, one in enumerate(items):
            self.items.refuse(one, (*place, number))
            if isinstance(one, dict) and one.get(ID) not in self.items.ids - {None}:
                self.items.refuse_gaps(one, (*place, number))

    def refuse_gaps(self, row: dict[str, Any], place: Field) -> None:
        """A row that is new has to say everything."""
        missing = sorted(self.required - set(row))
        if missing:
            raise BadEdition("missing_fields", place, fields=", ".join(missing))

    def misfit(self, value: Any, place: Field) -> BadEdition:
        return BadEdition("not_allowed", place, value=repr(value), allowed=self.allowed())

    def allowed(self) -> str:
        """What may stand here: words, or kinds of things, for which the catalogue has words."""
        if self.words:
            return ", ".join(sorted(self.words))
        kinds = sorted(KINDS.get(kind, "kind_table") for kind in self.kinds)
        told = {KINDS[int]: "kind_positive"} if self.least >= 0 else {}
        told |= {} if self.may_be_empty else {KINDS[str]: "kind_name"}
        return ", ".join(told.get(kind, kind) for kind in kinds)


def shape_of(printed: dict[str, Any]) -> ComponentShape:
    """The shape of a game's whole data."""
    pool: Pool = {}
    for row in rows_in(printed):
        for name, value in row.items():
            if isinstance(value, dict):
                pool.setdefault(name, []).append(value)
    return ComponentShape("", [printed], pool, list(ids_in(printed)))


def refuse_same_ids(items: list[Any], place: Field) -> None:
    """Of two rows with one id it would not be clear which one counts."""
    seen: set[str] = set()
    for number, one in enumerate(items):
        known = one.get(ID) if isinstance(one, dict) else None
        if isinstance(known, str):
            if known in seen:
                raise BadEdition("same_id", (*place, number))
            seen.add(known)


def inside(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def rows_in(value: Any) -> Iterator[dict[str, Any]]:
    """All rows of lists, at any depth."""
    for one in inside(value):
        if isinstance(value, list) and isinstance(one, dict):
            yield one
        yield from rows_in(one)


def ids_in(value: Any) -> Iterator[set[str]]:
    """The ids of each list of rows."""
    if isinstance(value, list) and value and all(isinstance(one, dict) and ID in one for one in value):
        yield {one[ID] for one in value}
    for one in inside(value):
        yield from ids_in(one)


def words_of(samples: list[Any], ids: list[set[str]]) -> set[str]:
    """The words of a field that has a vocabulary; none where any text may stand."""
    texts = {one for one in samples if isinstance(one, str)}
    named = texts - {""}
    if not named or not all(WORD.fullmatch(one) for one in texts):
        return set()
    return texts | min((one for one in ids if named <= one), key=len, default=set())
