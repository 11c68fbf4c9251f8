"""Errands: chunks that go to workers elsewhere, which must play by the very same program, or all would be in vain."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Generic, TypeVar

import wartable
from wartable.engine.decision import BadSetup, Refusal

Given = TypeVar("Given")
Result = TypeVar("Result")
PART = "lab"
PLAYED_BY = ("*.py", "*.toml", "*.json")  # compiled rules lie beside the sources that they were made from
ONE_AT_A_TIME = Lock()  # threads of a worker would only wait for one another in the middle of a game


class WorkersLost(Refusal):
    """Workers die again and again, for example because memory runs out, or there are none any more."""

    def __init__(self, name: str, where: str) -> None:
        super().__init__("", name, {"where": where}, PART)


class Errand(Generic[Given, Result]):
    """A chunk, what is to be done with it, and by which program."""

    def __init__(self, function: Callable[[Given], Result], given: Given) -> None:
        self.function = function
        self.given = given
        self.program = program()


def carry_out(errand: Errand[Given, Result]) -> Result:
    """Work on a chunk, one at a time in a process; a worker with another version of Wartable refuses."""
    if errand.program != program():
        raise BadSetup("", "another_program", {}, PART)
    with ONE_AT_A_TIME:
        return errand.function(errand.given)


@cache
def program() -> str:
    """A digest of everything that decides how games go: rules, bots with their weights, printed components."""
    found = blake2b(digest_size=12)
    folder = Path(wartable.__file__).parent
    for file in sorted(path for pattern in PLAYED_BY for path in folder.rglob(pattern)):
        if "client" not in file.parts:
            found.update(f"{file.relative_to(folder).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()
