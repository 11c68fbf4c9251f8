"""Following a record: playing its choices as far as they are legal."""

import msgspec

from wartable.engine.decision import BadRecord, Refusal
from wartable.engine.match import Match, replay
from wartable.engine.record import Record
from wartable.titles import title


class Fault(msgspec.Struct, frozen=True):
    """The first choice that is not legal, counted from 1."""

    choice: int
    seat: int
    key: str
    rule: str
    sentence: str


def begun(record: Record) -> Match:
    """The game of a record before its first choice; refuses a game or a set-up that does not exist."""
    return replay(title(record.game), record, 0)


def followed(record: Record) -> tuple[Match, Fault | None]:
    """The game after all choices, or up to the first that is not legal."""
    match = begun(record)
    for number, (seat, key) in enumerate(record.choices, 1):
        try:
            match.choose(seat, key)
        except Refusal as refusal:
            return match, Fault(number, seat, key, refusal.rule, refusal.sentence)
    return match, None


def follow(record: Record, upto: int) -> Match:
    """The game after its first choices; they must be legal."""
    match, fault = followed(msgspec.structs.replace(record, choices=record.choices[:upto]))
    if fault is not None:
        raise BadRecord(fault.rule, f"Choice {fault.choice} ({fault.key} by seat {fault.seat}): {fault.sentence}")
    return match
