"""Work orders: chunks that go to workers elsewhere, who must have the very same program, or all is in vain."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Generic, TypeVar

from wartable.editions.chosen import PACKAGE
from wartable.engine.decision import BadSetup, Refusal

Given = TypeVar("Given")
Result = TypeVar("Result")
PART = "lab"
PLAYED_BY = ("*.py", "*.toml", "*.json")  # compiled rules lie beside the sources that they were made from
ONE_AT_A_TIME = Lock()  # threads of a worker would only wait for one another in the middle of a game


class WorkersLost(Refusal):
    """Workers die again and again, for example because memory runs out, or there are none any more."""

    def __init__(self, where: str) -> None:
        super().__init__("", "workers_lost", {"where": where}, PART)


class WorkOrder(Generic[Given, Result]):
    """What is given, what is to be done with it, and by which program."""

    def __init__(self, function: Callable[[Given], Result], given: Given) -> None:
        self.function = function
        self.given = given
        self.program = program()


def carry_out(order: WorkOrder[Given, Result]) -> Result:
    """Work on a chunk, one at a time in a process; a worker with another version of Wartable refuses."""
    if order.program != program():
        raise BadSetup("", "another_program", {}, PART)
    with ONE_AT_A_TIME:
        return order.function(order.given)


@cache
def program() -> str:
    """A digest of everything that decides how games go: rules, bots with their weights, printed components."""
    found = blake2b(digest_size=12)
    for file in sorted(path for pattern in PLAYED_BY for path in PACKAGE.rglob(pattern)):
        if "client" not in file.parts:
            found.update(f"{file.relative_to(PACKAGE).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()
