"""Fair deals and the chain of a record. The same vectors hold the page (web/src/session/fairness.test.ts)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.matches.test_record import SECRET, played, record_text

from wartable.engine.decision import BadRecord
from wartable.matches.fairness import commitment_of, fair_part, seed_from
from wartable.matches.proof import Flaw, Noted, fingerprint_of, flaw_of
from wartable.matches.record import Record, read_record

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "records" / "fairness.json").read_text())
RECORD = read_record(json.dumps(VECTORS["record"]).encode())
TABLE = "abcdefgh2345"
OTHER = "9" * 64


def changed(path: list[str | int], value: object) -> Record:
    """The record of the vectors with one part changed."""
    fields = json.loads(json.dumps(VECTORS["record"]))
    part = fields
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return read_record(json.dumps(fields).encode())


def small_record() -> Record:
    """The beginning of a game that was dealt by three."""
    given = [OTHER, None, "8" * 64]
    match = played(12, seed_from(SECRET, TABLE, given))
    return msgspec.structs.replace(match.record(), fair=fair_part(SECRET, TABLE, given))


@pytest.mark.parametrize("deal", VECTORS["deals"])
def test_a_seed_follows_from_the_secret_and_what_was_given(deal: dict[str, Any]) -> None:
    assert commitment_of(deal["secret"]) == deal["commitment"]
    assert seed_from(deal["secret"], deal["table"], deal["contributions"]) == deal["seed"]


def test_every_bit_of_a_contribution_and_its_seat_count() -> None:
    """Given one changed bit, the other seat, another table or another secret, then another game is dealt."""
    given = int(OTHER, 16)
    deals = [seed_from(SECRET, TABLE, [f"{given ^ (1 << bit):064x}", None]) for bit in range(256)]
    deals += [seed_from(SECRET, TABLE, [OTHER, None]), seed_from(SECRET, TABLE, [None, OTHER])]
    deals += [seed_from(SECRET, "zbcdefgh2345", [OTHER, None]), seed_from(OTHER, TABLE, [OTHER, None])]
    assert len(set(deals)) == len(deals)


def test_the_links_of_a_record_are_those_of_the_vectors() -> None:
    assert RECORD.links() == VECTORS["links"] and RECORD.chained() == RECORD
    assert fingerprint_of(RECORD) == VECTORS["links"][-1]
    assert flaw_of(RECORD) is None


@pytest.mark.parametrize("flaw", VECTORS["flaws"], ids=lambda flaw: ".".join(map(str, flaw["path"])))
def test_a_changed_part_is_named(flaw: dict[str, Any]) -> None:
    assert flaw_of(changed(flaw["path"], flaw["value"])) == Flaw(flaw["part"], flaw["which"])


def test_a_chain_that_was_made_again_does_not_hide_another_seed() -> None:
    forged = read_record(json.dumps(VECTORS["forged"]).encode())
    assert flaw_of(forged) == Flaw("derived")


def test_what_was_noted_must_agree() -> None:
    """Given what somebody noted before the game, then a record that agrees only with itself is not enough."""
    assert RECORD.fair is not None
    given = RECORD.fair.contributions[1]
    assert given is not None
    assert flaw_of(RECORD, Noted(RECORD.fair.commitment, {1: given})) is None
    assert flaw_of(RECORD, Noted(OTHER)) == Flaw("other_commitment")
    assert flaw_of(RECORD, Noted(None, {0: given})) == Flaw("other_contribution", "0")
    assert flaw_of(RECORD, Noted(None, {5: given})) == Flaw("other_contribution", "5")
    without = msgspec.structs.replace(RECORD, fair=None).chained()
    assert flaw_of(without) is None and flaw_of(without, Noted(OTHER)) == Flaw("no_fair")


def test_every_changed_bit_of_a_record_is_noticed() -> None:
    """Given a file in which any one bit is changed, then it cannot be read, or the part that was changed is named."""
    text = small_record().to_json()
    assert flaw_of(read_record(text)) is None
    found = Counter[str]()
    for place in range(len(text)):
        for bit in range(8):
            spoilt = text[:place] + bytes([text[place] ^ (1 << bit)]) + text[place + 1 :]
            found[noticed(spoilt)] += 1
    assert "nothing" not in found
    assert {"unreadable", "seed", "choice", "secret", "commitment", "contribution", "table", "rules"} <= found.keys()


def noticed(text: bytes) -> str:
    try:
        flaw = flaw_of(read_record(text))
    except BadRecord:
        return "unreadable"
    return "nothing" if flaw is None else flaw.part


def test_each_choice_is_found_by_its_number() -> None:
    """Given a choice that was changed, left out or added, then the number of the first that is wrong is told."""
    record = small_record().chained()
    for number, (seat, key) in enumerate(record.choices, 1):
        before, after = record.choices[: number - 1], record.choices[number:]
        for wrong in ([*before, (1 - seat, key), *after], [*before, (seat, f"{key}0"), *after]):
            assert flaw_of(msgspec.structs.replace(record, choices=wrong)) == Flaw("choice", str(number))
    assert flaw_of(msgspec.structs.replace(record, choices=record.choices[1:])) == Flaw("choice", "1")
    assert flaw_of(msgspec.structs.replace(record, choices=[*record.choices, (0, "no")])) == Flaw("length")


def test_a_record_of_the_format_before_is_still_read() -> None:
    """It has no chain, and is written with one; parts of the later format do not belong in it."""
    record = read_record(record_text())
    assert (record.wartable, record.chain, flaw_of(record)) == (2, [], None)
    again = read_record(record.to_json())
    assert again.wartable == 3 and flaw_of(again) is None
    for more in ({"chain": ["00000000"]}, {"fair": msgspec.to_builtins(RECORD.fair)}):
        with pytest.raises(BadRecord, match="format 2"):
            read_record(record_text(**more))
    with pytest.raises(BadRecord, match="no chain"):
        read_record(record_text(wartable=3))


def test_numbered_seeds_have_a_chain_too() -> None:
    record = played(12, 8).record().chained()
    assert record.fair is None and flaw_of(record) is None
    assert flaw_of(msgspec.structs.replace(record, seed=9)) == Flaw("seed")
