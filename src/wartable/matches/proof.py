"""Proof: whether a record agrees with itself and with what people noted. A replay tells whether it is legal."""

# not compiled: msgspec structures, and nothing here is hot

from collections.abc import Mapping

import msgspec

from wartable.matches.chain import shortened
from wartable.matches.fairness import Fair, commitment_of, seed_from
from wartable.matches.record import WITHOUT_CHAIN, Record


class Flaw(msgspec.Struct, frozen=True):
    """What does not fit in a record; `which` is the number or the name of the part where there are several."""

    part: str
    which: str = ""


class Noted(msgspec.Struct, frozen=True):
    """What somebody wrote down before the game began; contributions by seats."""

    commitment: str | None = None
    contributions: Mapping[int, str] = {}


NOTHING_NOTED = Noted()


def flaw_of(record: Record, noted: Noted = NOTHING_NOTED) -> Flaw | None:
    """The first part that does not fit; None where everything does."""
    flaw = None if record.wartable == WITHOUT_CHAIN else _flaw_of_chain(record)
    if flaw is not None:
        return flaw
    if record.fair is None:
        return None if noted == NOTHING_NOTED else Flaw("no_fair")
    return _flaw_of_deal(record, record.fair) or _flaw_against(record.fair, noted)


def fingerprint_of(record: Record) -> str:
    """Of the whole game: two people whose fingerprints agree have the same record."""
    return record.links()[-1]


def _flaw_of_chain(record: Record) -> Flaw | None:
    """A changed part spoils its own link and all that follow, a changed link only itself."""
    lines, links = record.lines(), shortened(record.links())
    spoilt = [place for place, (right, told) in enumerate(zip(links, record.chain, strict=False)) if right != told]
    if spoilt and spoilt == [spoilt[0]] and spoilt[0] < min(len(lines), len(record.chain)) - 1:
        return Flaw("link", str(spoilt[0] + 1))
    if spoilt:
        return Flaw(lines[spoilt[0]].part, lines[spoilt[0]].which)
    return None if len(lines) == len(record.chain) else Flaw("length")


def _flaw_of_deal(record: Record, fair: Fair) -> Flaw | None:
    if commitment_of(fair.secret) != fair.commitment:
        return Flaw("secret")
    if len(fair.contributions) != record.players:
        return Flaw("seats")
    if seed_from(fair.secret, fair.table, fair.contributions) != record.seed:
        return Flaw("derived")
    return None


def _flaw_against(fair: Fair, noted: Noted) -> Flaw | None:
    if noted.commitment not in (None, fair.commitment):
        return Flaw("other_commitment")
    for seat, given in noted.contributions.items():
        if seat >= len(fair.contributions) or fair.contributions[seat] != given:
            return Flaw("other_contribution", str(seat))
    return None
