"""A Ray cluster: it hands out the chunks, and gives those of a lost worker to another."""

import logging
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from wartable.lab.work_order import WorkersLost, WorkOrder, carry_out

Given = TypeVar("Given")
Result = TypeVar("Result")
AHEAD = 4  # chunks per core that are handed in at a time
RETRIES = 3  # of a chunk whose worker was lost


class RayCluster:
    """The cluster whose Ray Client server listens at ray://host:port."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> "RayCluster":
        ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def run(self, function: Callable[[Given], Result], inputs: Mapping[int, Given]) -> Iterator[tuple[int, Result]]:
        """A chunk that has been fetched is let go at once: memory does not grow with their number."""
        remote = ray.remote(max_retries=RETRIES)(carry_out)
        waiting = iter(inputs.items())
        places: dict[Any, int] = {}
        while True:
            for place, given in islice(waiting, max(0, most_at_a_time() - len(places))):
                places[remote.remote(WorkOrder(function, given))] = place
            if not places:
                return
            for done in ray.wait(list(places))[0]:
                yield places.pop(done), self.fetched(done)

    def fetched(self, done: Any) -> Any:
        """What the worker refuses, it refuses here too, in its own words."""
        try:
            return ray.get(done)
        except WorkerCrashedError as lost:
            raise WorkersLost(self.address) from lost
        except RayTaskError as failed:
            raise failed.cause from failed


def most_at_a_time() -> int:
    """Workers come and go."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
