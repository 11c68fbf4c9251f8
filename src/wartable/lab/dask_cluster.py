"""A Dask cluster: its scheduler hands out the chunks, and gives those of a lost worker to another."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from distributed import Client, Future, KilledWorker, as_completed

from wartable.lab.errand import Errand, WorkersLost, carry_out

Given = TypeVar("Given")
Result = TypeVar("Result")
AHEAD = 4  # chunks per thread of a worker that are handed in at a time
SECONDS = 20  # to reach the scheduler


class DaskCluster:
    """The cluster whose scheduler listens at host:port."""

    def __init__(self, address: str) -> None:
        self.address = f"tcp://{address}"

    def __enter__(self) -> "DaskCluster":
        self.client = Client(self.address, timeout=SECONDS, set_as_default=False)
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def run(self, function: Callable[[Given], Result], inputs: Mapping[int, Given]) -> Iterator[tuple[int, Result]]:
        """A chunk that has been fetched is let go at once: memory does not grow with their number."""
        waiting = iter(inputs.items())
        places: dict[Future, int] = {}
        coming = as_completed(loop=self.client.loop)

        def hand_in(many: int) -> None:
            for place, given in islice(waiting, many):
                future = self.client.submit(carry_out, Errand(function, given), pure=False)
                places[future] = place
                coming.add(future)

        hand_in(AHEAD * max(1, sum(self.client.nthreads().values())))
        for future in coming:
            try:
                result = future.result()
            except KilledWorker as lost:
                raise WorkersLost("workers_lost", self.address) from lost
            yield places.pop(future), result
            hand_in(1)
