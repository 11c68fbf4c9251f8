"""Reading: says which keys of the component files nobody reads, in a process in which every file is watched.

    PYTHONPATH=src python -m tests.support.reading

A key that stands in many rows counts as read when it is read in one of them.
"""

import sys
import tomllib
from collections.abc import Iterator, KeysView
from typing import Any, BinaryIO

Path = tuple[str, ...]
written: set[Path] = set()
read: set[Path] = set()


class Watched(dict[str, Any]):
    """A table that notes which of its keys are asked for. Iterating over it reads them all."""

    def __init__(self, table: dict[str, Any], path: Path) -> None:
        super().__init__({key: watched(value, (*path, key)) for key, value in table.items()})
        self.path = path
        written.update((*path, key) for key in table)

    def __getitem__(self, key: str) -> Any:
        read.add((*self.path, key))
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        read.add((*self.path, key))
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        read.add((*self.path, str(key)))
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        own = list(super().__iter__())
        read.update((*self.path, key) for key in own)
        return iter(own)

    def keys(self) -> KeysView[str]:
        iter(self)
        return super().keys()

    def items(self) -> Any:
        iter(self)
        return super().items()

    def values(self) -> Any:
        iter(self)
        return super().values()

    def __eq__(self, other: object) -> bool:
        iter(self)
        return super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]


def watched(value: Any, path: Path) -> Any:
    if isinstance(value, dict):
        return Watched(value, path)
    return [watched(one, path) for one in value] if isinstance(value, list) else value


def load_watched(file: BinaryIO) -> dict[str, Any]:
    """In place of `tomllib.load`; a path begins with the game's folder and the file's name."""
    return Watched(tomllib.loads(file.read().decode()), tuple(str(file.name).split("/")[-2:]))


def unread() -> list[str]:
    """The keys that nobody has asked for; within a table that nobody knows, the table only."""
    missed = written - read
    return sorted(".".join(path) for path in missed if path[:-1] not in missed)


def main() -> None:
    tomllib.load = load_watched  # type: ignore[assignment]
    import wartable
    from wartable.titles import TITLES

    for title in TITLES.values():
        title.faces()
        title.names()
        for players in title.players:
            wartable.new_game(title.name, players, 1)
    sys.stdout.write("\n".join(unread()))


if __name__ == "__main__":
    main()
