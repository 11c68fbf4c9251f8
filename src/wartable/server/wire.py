"""Wire: what every structure of the protocol is made of: ids, keys and seats, what is sent and what is wished."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LARGEST_SEED = 2**53 - 1  # what a page can hold in a number
LONGEST_NAME = 24

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seq = Annotated[int, Meta(ge=0, le=10**9)]
Key = Annotated[str, Meta(pattern="^[a-z0-9_-]+([:+.][a-z0-9_-]+){0,12}$", max_length=80)]
Picks = Annotated[list[Key], Meta(max_length=64)]
Seed = Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SeatKind = Literal["person", "bot", "open"]
Unit = Literal["chance", "points"]  # what prospects are: chances of winning from 0 to 1; in solo games, points


class Answer(msgspec.Struct):
    """A structure that the server sends: every field is always there."""


class PlayerMark(Answer):
    """By which a player is recognised: a sign on a ground of one of eight colours."""

    sign: str
    colour: int


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A structure that a page sends: unknown fields are refused."""


def is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
