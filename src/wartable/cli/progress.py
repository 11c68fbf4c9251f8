"""How far a long command has come, where it keeps what is finished, and how many processes it takes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wartable.lab.cluster import Cluster
from wartable.lab.resuming import ResumableCluster, beside


class Bar:
    """Called with how many more games have ended."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("games", total=total)

    def advance(self, more: int) -> None:
        self._progress.advance(self._task, more)


@contextmanager
def games_bar(total: int) -> Iterator[Bar]:
    """Only on a terminal: in a log it would be noise."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Bar(progress, total)


@contextmanager
def kept_in(keep: Path | None, file: Path | None, cluster: Cluster) -> Iterator[Cluster]:
    """A cluster whose finished chunks are kept in a folder, or beside the file that they are for, until all are."""
    folder = keep or (file and beside(file))
    if folder is None:
        yield cluster
        return
    with ResumableCluster(cluster, folder) as resumable:
        yield resumable


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
