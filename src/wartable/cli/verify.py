"""`wartable verify`: whether a record is that of a legal and complete game."""

import typer

import wartable
from wartable.cli.arguments import Json, RecordFile, record_in
from wartable.engine.log import Fact
from wartable.engine.record import Fault
from wartable.words import say


def verify(file: RecordFile, json: Json = False) -> None:
    """Replay a record; exit code 0 if it is legal and complete, else 1."""
    import msgspec

    record = record_in(file)
    match = wartable.replay(record, 0)
    fault = match.follow(record.choices)
    complete = fault is None and match.over
    if json:
        told = {"legal": fault is None, "complete": complete, "choices": len(record.choices), "fault": fault}
        print(msgspec.json.encode(told).decode())
    else:
        print(verdict(fault, complete, len(record.choices)))
    if not complete:
        raise typer.Exit(1)


def verdict(fault: Fault | None, complete: bool, choices: int) -> str:
    if fault is not None:
        facts: dict[str, Fact] = {"choice": fault.choice, "choices": choices, "key": fault.key, "seat": fault.seat}
        rule: dict[str, Fact] = {"rule": fault.rule} if fault.rule else {}
        return say("cli", "verify-not_legal", facts | rule | {"why": fault.sentence})
    return say("cli", "verify-complete" if complete else "verify-not_complete", {"choices": choices})
