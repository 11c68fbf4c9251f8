"""Decision: a question put to a seat with its options, and the refusals of what is not offered."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.refusal import BadRecord, BadSetup, NotAsked, NotOffered, Refusal, UndoRefused

__all__ = ["BadRecord", "BadSetup", "Decision", "NotAsked", "NotOffered", "Refusal", "UndoRefused"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # the one that is answered makes room for the next
class Decision:
    """One question to one seat. An option is a number that packs a verb and its arguments."""

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: i64, question: i64, options: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.question: Final[i64] = question
        self.options: Final = options
