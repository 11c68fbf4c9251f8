"""Orders: what `wartable admin` asks of the running server, and what it answers."""

from typing import Annotated

import msgspec
from msgspec import Meta

LONGEST_TEXT = 200
Most = Annotated[int, Meta(ge=1, le=10_000)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of JSON on the admin socket."""


class ListTables(Order, frozen=True, tag="tables"):
    most: Most = 50


class ListGuests(Order, frozen=True, tag="guests"):
    most: Most = 50


class CloseTable(Order, frozen=True, tag="close"):
    """Its game does not go on; it can still be looked at."""

    table: str


class DeleteTable(Order, frozen=True, tag="delete_table"):
    table: str


class DeleteGuest(Order, frozen=True, tag="delete_guest"):
    guest: str  # the first digits of the hash are enough


class ListBans(Order, frozen=True, tag="bans"):
    pass


class BanWho(Order, frozen=True, tag="ban"):
    """`who`: the first digits of a guest's hash, an address or a network."""

    who: str
    reason: str = ""


class Unban(Order, frozen=True, tag="unban"):
    who: str


class Announce(Order, frozen=True, tag="announce"):
    """`minutes` until the server restarts; None where it does not."""

    text: str = ""
    minutes: Annotated[int, Meta(ge=0, le=10_080)] | None = None


class TakeDown(Order, frozen=True, tag="take_down"):
    number: int


class ListAnnouncements(Order, frozen=True, tag="announcements"):
    pass


class ListComplaints(Order, frozen=True, tag="complaints"):
    """What players have reported of talk."""

    most: Most = 50


class Settle(Order, frozen=True, tag="settle"):
    """A report has been seen to."""

    number: int


AnyOrder = (
    ListTables
    | ListGuests
    | CloseTable
    | DeleteTable
    | DeleteGuest
    | ListBans
    | BanWho
    | Unban
    | Announce
    | TakeDown
    | ListAnnouncements
    | ListComplaints
    | Settle
)


class Report(msgspec.Struct, frozen=True):
    """The answer: a refusal with its sentence, or rows under their columns, and what was done."""

    problem: str = ""
    done: str = ""  # the name of the sentence
    facts: dict[str, str | int] = {}
    columns: list[str] = []
    rows: list[list[str | int]] = []
