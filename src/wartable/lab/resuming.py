"""Resuming: every finished chunk is kept in a folder, so that an interrupted run goes on from there.

A chunk's file is named after what was asked and by which program, so that only the very same work is skipped.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import TypeVar, get_type_hints

import msgspec

from wartable.lab.cluster import Cluster
from wartable.lab.work_order import program

Given = TypeVar("Given")
Result = TypeVar("Result")
SUFFIX = ".chunks"


def beside(file: Path) -> Path:
    """Where the chunks of a file are kept until it is whole."""
    return file.with_name(f"{file.name}{SUFFIX}")


class ResumableCluster:
    """A cluster that has kept what is finished. When all went well, nothing of it is left."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.cluster = cluster
        self.folder = folder
        self.files: set[Path] = set()

    def __enter__(self) -> "ResumableCluster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if kind is None:
            for file in self.files:
                file.unlink(missing_ok=True)
            with contextlib.suppress(OSError):  # another run may keep something here, or nobody
                self.folder.rmdir()

    def run(self, function: Callable[[Given], Result], inputs: Mapping[int, Given]) -> Iterator[tuple[int, Result]]:
        decoder = msgspec.msgpack.Decoder(get_type_hints(function)["return"])
        files = {place: self.folder / name_of(function, given) for place, given in inputs.items()}
        self.files |= set(files.values())
        missing: dict[int, Given] = {}
        for place, given in inputs.items():
            try:
                result = decoder.decode(files[place].read_bytes())
            except (FileNotFoundError, msgspec.DecodeError):
                missing[place] = given
            else:
                yield place, result
        for place, result in self.cluster.run(function, missing):
            keep(files[place], msgspec.msgpack.encode(result))
            yield place, result


def name_of(function: Callable[[Given], object], given: Given) -> str:
    asked = msgspec.msgpack.encode((function.__module__, function.__qualname__, program(), given))
    return blake2b(asked, digest_size=12).hexdigest()


def keep(file: Path, encoded: bytes) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(encoded)
    part.replace(file)
