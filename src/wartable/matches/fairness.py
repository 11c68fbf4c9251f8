"""Fairness: how the seed of a game among people follows from what the server and every browser gave to it."""

# not compiled: msgspec structures, and nothing here is hot

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

import msgspec

Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes
TableName = Annotated[str, msgspec.Meta(pattern="^[a-z2-7]{12}$", max_length=12)]
VERSION = "wartable-fair-1"
NOTHING_GIVEN = "-"


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proves the deal; `contributions` has one for each seat, null for bots and for those who gave nothing.

    The server draws the secret when a table is made and shows its commitment at once; whoever sits down contributes.
    So the server could not choose the deal when it had seen what they gave, nor could they, not knowing the secret.
    """

    table: TableName
    commitment: Digits
    secret: Digits
    contributions: list[Digits | None]


def commitment_of(secret: str) -> str:
    """What can be shown of a secret before it is told: nobody can find another secret with the same commitment."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, table: str, contributions: Sequence[str | None]) -> str:
    """The seed of the game. Where nobody has given anything, the secret itself deals.

    HMAC (RFC 2104) and not the hash of both in a row, which could be continued from the commitment.
    """
    if not any(contributions):
        return secret
    seats = [f"seat {seat} {given or NOTHING_GIVEN}" for seat, given in enumerate(contributions)]
    message = "".join(f"{line}\n" for line in (VERSION, f"table {table}", *seats))
    return hmac.digest(bytes.fromhex(secret), message.encode(), "sha256").hex()


def fair_part(secret: str, table: str, contributions: Sequence[str | None]) -> Fair:
    return Fair(table, commitment_of(secret), secret, list(contributions))
