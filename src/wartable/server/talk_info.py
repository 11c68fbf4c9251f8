"""The protocol of talk: what is told of what people say at a table, and what they wish to say, hear or report."""

from typing import Annotated, Literal

from msgspec import Meta

from wartable.server.wire import Answer, MessageId, Wish

LONGEST_SAYING = 300
Room = Literal["players", "spectators"]
Reaction = Literal["hello", "good_luck", "well_played", "thanks", "wow", "oops", "one_moment", "good_game"]
Author = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]  # the same person at the same table, and nothing more
Number = Annotated[int, Meta(ge=1, le=10**9)]


class TalkLine(Answer):
    """Something that was said: a text, or a reaction."""

    number: int
    author: str
    seat: int | None
    name: str
    text: str
    reaction: Reaction | None
    at: str


class Muted(Answer):
    author: str
    name: str


class Talk(Answer, tag="talk"):
    """All that a viewer hears in their room; sent to those who come, and when more than a line has changed."""

    room: Room
    you: str  # as an author
    is_off: bool
    may_switch: bool
    lines: list[TalkLine]
    muted: list[Muted]


class Said(Answer, tag="said"):
    line: TalkLine


class Heard(Answer, tag="heard"):
    """A wish about talk has been granted."""

    id: str


class Say(Wish, tag="say"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class React(Wish, tag="react"):
    id: MessageId
    reaction: Reaction


class Mute(Wish, tag="mute"):
    """Hear somebody no more, at any table; or again."""

    id: MessageId
    author: Author
    on: bool


class Complain(Wish, tag="complain"):
    """Report a line to the operator of the server."""

    id: MessageId
    number: Number


class SwitchTalk(Wish, tag="switch_talk"):
    """The owner of the table allows talk there, or does not."""

    id: MessageId
    on: bool


AboutTalk = Talk | Said | Heard
TalkWish = Say | React | Mute | Complain | SwitchTalk
