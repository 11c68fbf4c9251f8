"""The protocol of players: what is told of oneself, and what it takes to come back on another device."""

from typing import Annotated

from msgspec import Meta

from wartable.server.rating_info import OwnRatings
from wartable.server.table_info import TableInfo
from wartable.server.tiding_info import MailInfo, UnwantedInfo
from wartable.server.wire import LONGEST_NAME, Answer, PlayerMark, Wish

LONGEST_PASSWORD = 128
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Handle = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
Bytes = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,12000}$")]  # in base64url
CredentialId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,400}$")]


class DeviceInfo(Answer):
    """`here`: the one that asks. `label` is its browser and system, as far as they are known."""

    id: str
    label: str
    created: str
    seen: str
    here: bool


class PasskeyInfo(Answer):
    id: str
    label: str
    created: str


class Me(Answer):
    """What is known of a player. `is_kept`: there is a way back if this device is lost."""

    name: str
    mark: PlayerMark
    handle: str | None
    has_password: bool
    codes: int  # recovery codes that have not been used
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    is_kept: bool


class DeviceLink(Answer):
    """A link that signs one other device in, and its picture as SVG. `is_local`: only this machine can follow it."""

    address: str
    picture: str
    expires: str
    is_local: bool


class LinkInfo(Answer):
    """Whose link it is, and how many tables of this device would come along."""

    name: str
    mark: PlayerMark
    tables: int


class RecoveryCodes(Answer):
    codes: list[str]


class PasskeyQuestion(Answer):
    """What an authenticator is to sign. `user` and `known` are for a new passkey: known ones are not made again."""

    challenge: str
    host: str
    user: str
    name: str
    known: list[str]


class OwnEntry(Answer):
    """Something that the player did at a table."""

    at: str
    kind: str
    body: list[str]


class OwnTable(Answer):
    table: TableInfo
    name: str
    entries: list[OwnEntry]
    draft: list[str]


class OwnAttempt(Answer):
    """How the player did with a puzzle: whether the first try was right, and whether it is solved by now."""

    puzzle: str
    at: str
    first: bool
    solved: bool


class OwnSaying(Answer):
    """Something that the player said at a table, a reaction by its word."""

    table: str
    at: str
    room: str
    text: str


class OwnComplaint(Answer):
    """What the player has reported to the operator."""

    table: str
    at: str
    text: str


class OwnTiding(Answer):
    """What the player was told, or is to be told."""

    table: str
    kind: str
    at: str


class OwnTidings(Answer):
    """`browsers` receive Web Push; `unwanted` says of what, and in which way, the player is not told."""

    tidings: list[OwnTiding]
    browsers: int
    mail: MailInfo | None
    unwanted: list[UnwantedInfo]


class Export(Answer):
    """Everything that the server knows of a player."""

    written: str
    player: Me
    tables: list[OwnTable]
    puzzles: list[OwnAttempt]
    said: list[OwnSaying]
    reported: list[OwnComplaint]
    muted: int  # how many people the player does not want to hear
    told: OwnTidings
    ratings: OwnRatings


class Rename(Wish):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class FollowLink(Wish):
    code: Code


class SetPassword(Wish):
    """`current` is needed where there is a password already."""

    handle: Handle
    password: Password
    current: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""


class SignIn(Wish):
    handle: Handle
    password: Password


class Recover(Wish):
    code: Code


class NewPasskey(Wish):
    """What an authenticator answered to the wish for a new passkey."""

    id: CredentialId
    client_data: Bytes
    attestation: Bytes


class UsePasskey(Wish):
    """What an authenticator has signed."""

    id: CredentialId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
