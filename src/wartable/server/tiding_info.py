"""The protocol of tidings: what somebody is told who is away, in which ways, and what they do not want."""

from typing import Annotated, Literal

from msgspec import Meta

from wartable.server.wire import Answer, Wish

TidingKind = Literal["turn", "ready", "invited", "over", "clock"]
Way = Literal["page", "push", "mail"]
Digits64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,100}=*$")]


class TidingInfo(Answer):
    """Something that has not been seen; `thing` is the same however it is told."""

    thing: str
    kind: TidingKind
    table: str
    title: str
    text: str
    at: str


class UnwantedInfo(Answer):
    kind: TidingKind
    way: Way


class MailInfo(Answer):
    address: str
    is_confirmed: bool


class WaysInfo(Answer):
    """How somebody is told. `key` is what a browser subscribes with; `mails`: whether the server sends any."""

    unwanted: list[UnwantedInfo]
    key: str
    browsers: int  # that receive Web Push
    is_here: bool  # this device does
    mails: bool
    mail: MailInfo | None


class Want(Wish):
    kind: TidingKind
    way: Way
    on: Literal["yes", "no"]


class Subscribe(Wish):
    """What a browser's push service gave it, in base64url."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=600)]
    p256dh: Digits64
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,38}=*$")]


class SetMail(Wish):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class SeeTiding(Wish):
    thing: Annotated[str, Meta(min_length=1, max_length=60)]


class MailCode(Wish):
    code: Annotated[str, Meta(min_length=1, max_length=64)]
