"""The local cluster: several processes of this machine. It goes on when one of them dies."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from wartable.lab.work_order import WorkersLost

Given = TypeVar("Given")
Result = TypeVar("Result")
AHEAD = 4  # inputs per process that are in the pool at a time
PATIENCE = 3  # pools that may break one after the other before any result comes


class LocalCluster:
    """As many processes as there are jobs; one job needs no other process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, function: Callable[[Given], Result], inputs: Mapping[int, Given]) -> Iterator[tuple[int, Result]]:
        jobs = min(self.jobs, len(inputs))
        if jobs > 1:
            yield from run_in_pools(function, dict(inputs), jobs)
            return
        for place, given in inputs.items():
            yield place, function(given)


def run_in_pools(
    function: Callable[[Given], Result], missing: dict[int, Given], jobs: int
) -> Iterator[tuple[int, Result]]:
    """One pool after the other, until nothing is missing."""
    patience = PATIENCE
    while missing:
        before = len(missing)
        for place, result in run_in_pool(function, missing, jobs):
            del missing[place]
            yield place, result
        patience = patience - 1 if len(missing) == before else PATIENCE
        if not patience:
            raise WorkersLost("local")


def run_in_pool(
    function: Callable[[Given], Result], missing: dict[int, Given], jobs: int
) -> Iterator[tuple[int, Result]]:
    """Results until the pool breaks: a process that dies takes the whole pool with it, but not what was finished.

    Only a few inputs wait in the pool, and no result stays here: memory does not grow with their number.
    """
    waiting = iter(list(missing.items()))
    places: dict[Future[Result], int] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            while True:
                for place, given in islice(waiting, AHEAD * jobs - len(places)):
                    places[pool.submit(function, given)] = place
                if not places:
                    return
                for future in wait(places, return_when=FIRST_COMPLETED).done:
                    yield places.pop(future), future.result()
        except BrokenProcessPool:
            return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
