"""Pool: runs a function on many inputs in several processes, and goes on when one of them dies."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Given = TypeVar("Given")
Result = TypeVar("Result")
AHEAD = 4  # inputs per process that are in the pool at a time
PATIENCE = 3  # pools that may break one after the other before any result comes


class PoolBroken(Exception):
    """Worker processes die again and again, for example because memory runs out."""


def run_unordered(
    function: Callable[[Given], Result], inputs: Sequence[Given], jobs: int
) -> Iterator[tuple[int, Result]]:
    """The place of each input and its result, as they come. One job needs no other process."""
    if jobs == 1:
        for place, given in enumerate(inputs):
            yield place, function(given)
        return
    missing = dict(enumerate(inputs))
    patience = PATIENCE
    while missing:
        before = len(missing)
        for place, result in run_in_pool(function, missing, jobs):
            del missing[place]
            yield place, result
        patience = patience - 1 if len(missing) == before else PATIENCE
        if not patience:
            raise PoolBroken(f"The worker processes died {PATIENCE} times without finishing anything.")


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
