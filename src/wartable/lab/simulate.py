"""Simulate: an experiment on a cluster; the results are the same wherever it is."""

from collections.abc import Callable
from time import perf_counter

from wartable.lab.cluster import Cluster, in_order
from wartable.lab.experiment import Batch, Experiment, Played, run_batch
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.summary import Count, Summary

BATCHES = 128  # enough for many workers, and few enough that handing them out costs little
LARGEST_BATCH = 500


def simulate(experiment: Experiment, cluster: Cluster, played: Callable[[int], None]) -> Summary:
    """Play all games; `played` is called with how many more have ended.

    Examples:
        >>> from wartable.lab.local_cluster import LocalCluster
        >>> experiment = Experiment("quests", players=2, options={}, bots=["habitual", "random"], games=10, seed=1)
        >>> summary = simulate(experiment, LocalCluster(1), lambda games: None)
        >>> summary.finished, summary.wins_by_bot["habitual"].wins[0]
        (10, 1.0)
    """
    refuse_nonsense(experiment)
    begun = perf_counter()
    count = Count(experiment)
    for rows in in_order(run_batch, batches_of(experiment), cluster):
        for row in rows:
            count.add(row)
        played(len(rows))
    return count.summary(perf_counter() - begun)


def rows_of(experiment: Experiment, cluster: Cluster, played: Callable[[int], None]) -> list[Played]:
    """One row per game, in the order of their numbers.

    Examples:
        >>> from wartable.lab.local_cluster import LocalCluster
        >>> experiment = Experiment("dragon_valley", players=2, options={}, bots=["random"], games=2, seed=1)
        >>> [(row.number, row.finished) for row in rows_of(experiment, LocalCluster(1), lambda games: None)]
        [(0, True), (1, True)]
    """
    found: list[Played] = []
    for rows in in_order(run_batch, batches_of(experiment), cluster):
        found += rows
        played(len(rows))
    return found


def batches_of(experiment: Experiment) -> list[Batch]:
    """The same batches wherever they are played, so that a run can go on elsewhere."""
    return cut(experiment, min(LARGEST_BATCH, max(1, experiment.games // BATCHES)))


def cut(experiment: Experiment, size: int) -> list[Batch]:
    """All games of an experiment in batches of this size."""
    return [Batch(experiment, first, min(first + size, experiment.games)) for first in range(0, experiment.games, size)]
