"""`wartable verify`: whether a record is that of a legal and complete game."""

import typer

from wartable.cli.arguments import Json, RecordFile, record_in
from wartable.cli.following import Fault, followed


def verify(file: RecordFile, json: Json = False) -> None:
    """Replay a record; exit code 0 if it is legal and complete, else 1."""
    import msgspec

    record = record_in(file)
    match, fault = followed(record)
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
        rule = f" [{fault.rule}]" if fault.rule else ""
        return (
            f"Not legal: choice {fault.choice} of {choices}, {fault.key} by seat {fault.seat}: {fault.sentence}{rule}"
        )
    return f"Legal and complete: {choices} choices." if complete else f"Legal but not complete: {choices} choices."
