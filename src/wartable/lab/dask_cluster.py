"""A Dask cluster: its scheduler hands out the chunks, and gives those of a lost worker to another."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar

from distributed import Client, Future, KilledWorker, as_completed

from wartable.lab.work_order import WorkersLost, WorkOrder, carry_out

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
        while True:
            for place, given in islice(waiting, max(0, self.most_at_a_time() - len(places))):
                future = self.client.submit(carry_out, WorkOrder(function, given), pure=False)
                places[future] = place
                coming.add(future)
            if not places:
                return
            done = next(coming)
            yield places.pop(done), self.fetched(done)

    def most_at_a_time(self) -> int:
        """Workers come and go."""
        return AHEAD * max(1, int(sum(self.client.nthreads().values())))

    def fetched(self, done: Future) -> Any:
        try:
            return done.result()
        except KilledWorker as lost:
            raise WorkersLost(self.address) from lost
