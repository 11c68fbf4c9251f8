"""The bar that shows how far a long command has come, and how many processes it takes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wartable.cli.unusable import Unusable
from wartable.lab.pool import PoolBroken


class Bar:
    """Called with how many more games have ended."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("games", total=total)

    def advance(self, more: int) -> None:
        self._progress.advance(self._task, more)


@contextmanager
def games_bar(total: int) -> Iterator[Bar]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        try:
            yield Bar(progress, total)
        except PoolBroken as broken:
            raise Unusable("as_told", why=str(broken)) from broken


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
