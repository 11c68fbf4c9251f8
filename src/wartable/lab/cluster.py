"""Clusters: where the chunks of a long run are worked on, one small interface for all of them.

A chunk is an input that says everything about its games, seeds included, so its result is the same wherever and how
often it is worked on. Results come in any order; `in_order` puts them back, and files are written only from that.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

from wartable.engine.decision import BadSetup
from wartable.extras import extra
from wartable.lab.local_cluster import LocalCluster

Given = TypeVar("Given")
Result = TypeVar("Result")
LOCAL = "local"
DASK = "dask://"
RAY = "ray://"


class Cluster(Protocol):
    """Works on many inputs. Every result comes once, as soon as it is there, even if workers are lost meanwhile."""

    def run(self, function: Callable[[Given], Result], inputs: Mapping[int, Given]) -> Iterator[tuple[int, Result]]:
        """The place of each input and its result, in any order. The function is one of a module, found by its name."""


@contextmanager
def cluster_at(address: str, jobs: int) -> Iterator[Cluster]:
    """The processes of this machine, or a cluster that somebody has started; we never stop that."""
    if address == LOCAL:
        yield LocalCluster(jobs)
    elif address.startswith(DASK):
        with extra("cluster"):
            from wartable.lab.dask_cluster import DaskCluster
        with DaskCluster(address.removeprefix(DASK)) as dask:
            yield dask
    elif address.startswith(RAY):
        with extra("cluster"):
            from wartable.lab.ray_cluster import RayCluster
        with RayCluster(address) as ray:
            yield ray
    else:
        raise BadSetup("", "no_such_cluster", {"address": address}, "lab")


def in_order(function: Callable[[Given], Result], inputs: Sequence[Given], cluster: Cluster) -> Iterator[Result]:
    """The results of all inputs in their order; those that come early wait for the others."""
    early: dict[int, Result] = {}
    following = 0
    for place, result in cluster.run(function, dict(enumerate(inputs))):
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1
