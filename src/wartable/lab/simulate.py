"""Simulate: an experiment run in one or more processes; the results are the same for any number of them."""

from collections.abc import Callable
from time import perf_counter

from wartable.lab.experiment import Batch, Experiment, Played, refuse_nonsense, run_batch
from wartable.lab.pool import run_unordered
from wartable.lab.summary import Summary, summarize

BATCHES_PER_JOB = 16
LARGEST_BATCH = 500


def simulate(experiment: Experiment, jobs: int, played: Callable[[int], None]) -> Summary:
    """Play all games; `played` is called with how many more have ended."""
    refuse_nonsense(experiment)
    begun = perf_counter()
    rows = rows_of(experiment, jobs, played)
    return summarize(experiment, rows, perf_counter() - begun)


def rows_of(experiment: Experiment, jobs: int, played: Callable[[int], None]) -> list[Played]:
    """One row per game, in the order of their numbers."""
    batches = batches_of(experiment, jobs)
    found: dict[int, list[Played]] = {}
    for place, rows in run_unordered(run_batch, batches, min(jobs, len(batches))):
        found[place] = rows
        played(len(rows))
    return [row for place in range(len(batches)) for row in found[place]]


def batches_of(experiment: Experiment, jobs: int) -> list[Batch]:
    size = min(LARGEST_BATCH, max(1, experiment.games // (jobs * BATCHES_PER_JOB)))
    return [Batch(experiment, first, min(first + size, experiment.games)) for first in range(0, experiment.games, size)]
