"""Laying an edition over the printed data: what it says counts, and all that it does not say stays as printed."""

from collections.abc import Iterable
from hashlib import blake2b
from json import dumps
from typing import Any

import msgspec

from wartable.editions.shapes import ID, REMOVED, SOURCE

DIGEST_BYTES = 8
Path = tuple[str, ...]


class FieldChange(msgspec.Struct, frozen=True):
    """A field that the edition has changed: its path, rows by their ids; None where it was not there, or is gone."""

    path: Path
    printed: Any
    now: Any

    def is_within(self, fields: Iterable[str]) -> bool:
        """Whether it belongs to one of these fields, or to something in it; `*` stands for any row."""
        return any(self._belongs_to(field.split(".")) for field in fields)

    def _belongs_to(self, names: list[str]) -> bool:
        return len(self.path) >= len(names) and all(
            one in ("*", part) for one, part in zip(names, self.path, strict=False)
        )


def laid_over(printed: Any, given: Any) -> Any:
    """Tables are joined field by field and rows by their ids; any other list is taken as it is given."""
    if isinstance(printed, dict) and isinstance(given, dict):
        return printed | {name: laid_over(printed.get(name), value) for name, value in given.items()}
    if has_ids(printed) and has_ids(given):
        rows = by_id(printed) | {row[ID]: laid_over(by_id(printed).get(row[ID]), row) for row in given}
        return [row for row in rows.values() if not row.get(REMOVED, False)]
    return given


def has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and ID in one for one in value)


def by_id(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {row[ID]: row for row in rows}


def changes_between(printed: Any, now: Any, path: Path = ()) -> list[FieldChange]:
    """Every field that differs; where facts come from is no difference."""
    if isinstance(printed, dict) and isinstance(now, dict):
        names = [name for name in dict.fromkeys([*printed, *now]) if name not in (SOURCE, REMOVED)]
        pairs = [(name, printed.get(name), now.get(name)) for name in names]
    elif has_ids(printed) and has_ids(now):
        before, after = by_id(printed), by_id(now)
        pairs = [(one, before.get(one), after.get(one)) for one in dict.fromkeys([*before, *after])]
    else:
        return [] if printed == now else [FieldChange(path, printed, now)]
    return [change for name, old, new in pairs for change in changes_between(old, new, (*path, name))]


def digest_of(components: dict[str, Any]) -> str:
    """A few digits that are the same for the same data, whatever is said about where they come from."""
    text = dumps(without_sources(components), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()


def without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_sources(one) for name, one in value.items() if name not in (SOURCE, REMOVED)}
    return [without_sources(one) for one in value] if isinstance(value, list) else value
