"""Halts: why a game cannot go on. It can still be looked at, and may go on when later rules allow it."""

from typing import Literal

import msgspec

Cause = Literal["rules", "damaged", "closed", "edition"]
RULES: Cause = "rules"
DAMAGED: Cause = "damaged"
CLOSED: Cause = "closed"  # by the operator
EDITION: Cause = (
    "edition"  # the server has other component data; never stored, for the next one may have the right ones
)


class Halt(msgspec.Struct, frozen=True):
    """`choice` is the first that is not legal by the version `rules`; counted from 1, 0 where there is none."""

    cause: Cause
    rules: int = 0
    choice: int = 0
    rule: str = ""

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_halt(text: str | None) -> Halt | None:
    return None if text is None else msgspec.json.decode(text, type=Halt)
