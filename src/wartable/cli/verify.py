"""`wartable verify`: whether a record is unchanged, was dealt fairly, and is that of a legal and complete game."""

import re
from typing import Annotated

import msgspec
import typer

import wartable
from wartable.cli.arguments import EditionFile, Json, RecordFile, record_in, refuse_other_game
from wartable.cli.unusable import Unusable
from wartable.editions.refusal import BadEdition
from wartable.engine.decision import BadRecord
from wartable.engine.log import Fact
from wartable.engine.seed import SECRET
from wartable.matches.fairness import Fair
from wartable.matches.proof import Flaw, Noted, fingerprint_of, flaw_of
from wartable.matches.record import WITHOUT_CHAIN, Fault, Record
from wartable.words import say, word

Commitment = Annotated[
    str | None, typer.Option(help="What the page showed before the game began.", metavar="DIGITS", show_default=False)
]
Contributions = Annotated[
    list[str] | None,
    typer.Option("--contribution", help="What a seat gave to the deal; can be given again.", metavar="SEAT=DIGITS"),
]
GIVEN = re.compile(r"([0-9])=(.*)")
WRONG, UNTOLD = 1, 2  # exit codes


class Verdict(msgspec.Struct):
    """What was found; `legal` is null where a part was changed, or where the rules of the game are not those of today.

    `proved` are sentences, for people.
    """

    choices: int
    flaw: Flaw | None
    fault: Fault | None = None
    legal: bool | None = None
    complete: bool = False
    fingerprint: str | None = None
    fair: Fair | None = None
    proved: list[str] = []


def verify(
    file: RecordFile,
    json: Json = False,
    commitment: Commitment = None,
    contribution: Contributions = None,
    edition: EditionFile = None,
) -> None:
    """Prove the deal and every choice of a record; exit code 0 if all is well and the game complete, else 1."""
    record, noted = record_in(file), noted_in(commitment, contribution)
    refuse_other_game(edition, record.game)
    verdict = Verdict(len(record.choices), flaw_of(record, noted))
    try:
        if verdict.flaw is None:
            prove(record, noted, verdict)
            replay(record, verdict)
    except (BadRecord, BadEdition):
        if not json:
            print("\n".join(verdict.proved))
            raise
    print(msgspec.json.encode(verdict).decode() if json else told(verdict))
    if not verdict.complete:
        raise typer.Exit(UNTOLD if verdict.legal is None and verdict.flaw is None else WRONG)


def noted_in(commitment: str | None, contributions: list[str] | None) -> Noted:
    """What people give on the command line."""
    given: dict[int, str] = {}
    for text in contributions or []:
        found = GIVEN.fullmatch(text)
        if found is None:
            raise Unusable("contribution", text=text)
        given[int(found[1])] = digits(found[2])
    return Noted(None if commitment is None else digits(commitment), given)


def digits(text: str) -> str:
    if not SECRET.fullmatch(text.strip().lower()):
        raise Unusable("digits", text=text)
    return text.strip().lower()


def prove(record: Record, noted: Noted, verdict: Verdict) -> None:
    """What is proved by a record in which nothing is amiss, and what is not."""
    verdict.fair = record.fair
    if record.wartable == WITHOUT_CHAIN:
        verdict.proved.append(word("cli", "verify-no_chain"))
    else:
        verdict.fingerprint = fingerprint_of(record)
        verdict.proved.append(say("cli", "verify-unchanged", {"fingerprint": verdict.fingerprint}))
    if record.fair is not None:
        verdict.proved += dealt(record.fair, noted)
    elif record.chance == "sealed":
        verdict.proved.append(word("cli", "verify-no_fair"))


def dealt(fair: Fair, noted: Noted) -> list[str]:
    given = sum(one is not None for one in fair.contributions)
    kept = "verify-noted_commitment" if noted.commitment else "verify-no_commitment"
    return [
        say("cli", "verify-dealt", {"given": given, "seats": len(fair.contributions)}),
        *(say("cli", "verify-noted_contribution", {"seat": seat}) for seat in noted.contributions),
        word("cli", kept),
    ]


def replay(record: Record, verdict: Verdict) -> None:
    match = wartable.replay(record, 0)
    verdict.fault = match.follow(record.choices)
    verdict.legal = verdict.fault is None
    verdict.complete = verdict.legal and match.over


def told(verdict: Verdict) -> str:
    return "\n".join([*verdict.proved, judgement(verdict)])


def judgement(verdict: Verdict) -> str:
    choices, fault, flaw = verdict.choices, verdict.fault, verdict.flaw
    if flaw is not None:
        return say("cli", f"verify-flaw-{flaw.part}", {"which": flaw.which})
    if fault is not None:
        facts: dict[str, Fact] = {"choice": fault.choice, "choices": choices, "key": fault.key, "seat": fault.seat}
        rule: dict[str, Fact] = {"rule": fault.rule} if fault.rule else {}
        return say("cli", "verify-not_legal", facts | rule | {"why": fault.sentence})
    return say("cli", "verify-complete" if verdict.complete else "verify-not_complete", {"choices": choices})
