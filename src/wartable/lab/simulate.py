"""Simulate: an experiment run in one or more processes; the results are the same for any number of them."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

from wartable.lab.experiment import Batch, Experiment, Played, refuse_nonsense, run_batch
from wartable.lab.pool import run_unordered
from wartable.lab.summary import Count, Summary

BATCHES_PER_JOB = 16
LARGEST_BATCH = 500
Result = TypeVar("Result")


def simulate(experiment: Experiment, jobs: int, played: Callable[[int], None]) -> Summary:
    """Play all games; `played` is called with how many more have ended.

    Examples:
        >>> experiment = Experiment("quests", players=2, options={}, bots=["habitual", "random"], games=10, seed=1)
        >>> summary = simulate(experiment, 1, lambda games: None)
        >>> summary.finished, summary.wins_by_bot["habitual"].wins[0]
        (10, 1.0)
    """
    refuse_nonsense(experiment)
    begun = perf_counter()
    count = Count(experiment)
    for rows in in_order(run_batch, batches_of(experiment, jobs), jobs):
        for row in rows:
            count.add(row)
        played(len(rows))
    return count.summary(perf_counter() - begun)


def rows_of(experiment: Experiment, jobs: int, played: Callable[[int], None]) -> list[Played]:
    """One row per game, in the order of their numbers.

    Examples:
        >>> experiment = Experiment("dragon_valley", players=2, options={}, bots=["random"], games=2, seed=1)
        >>> [(row.number, row.finished) for row in rows_of(experiment, 1, lambda games: None)]
        [(0, True), (1, True)]
    """
    found: list[Played] = []
    for rows in in_order(run_batch, batches_of(experiment, jobs), jobs):
        found += rows
        played(len(rows))
    return found


def in_order(function: Callable[[Batch], Result], batches: Sequence[Batch], jobs: int) -> Iterator[Result]:
    """The results of all batches in their order; those that come early wait for the others."""
    early: dict[int, Result] = {}
    following = 0
    for place, result in run_unordered(function, batches, min(jobs, len(batches))):
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1


def batches_of(experiment: Experiment, jobs: int) -> list[Batch]:
    size = min(LARGEST_BATCH, max(1, experiment.games // (jobs * BATCHES_PER_JOB)))
    return cut(experiment, size)


def cut(experiment: Experiment, size: int) -> list[Batch]:
    """All games of an experiment in batches of this size."""
    return [Batch(experiment, first, min(first + size, experiment.games)) for first in range(0, experiment.games, size)]
