"""Wishes: what a page sends on its socket."""

from typing import Annotated

from msgspec import Meta, field

from wartable.server.talk_info import TalkWish
from wartable.server.wire import Key, MessageId, Picks, SeatNumber, Seq, Wish, Word


class Choose(Wish, tag="choose"):
    id: MessageId
    seq: Seq
    keys: Annotated[list[Key], Meta(min_length=1, max_length=64)]


class ChangeDraft(Wish, tag="change_draft"):
    """Take picks back, then add others."""

    id: MessageId
    seq: Seq
    drop: Picks = field(default_factory=list)
    add: Picks = field(default_factory=list)


class ChooseSet(Wish, tag="choose_set"):
    """Carry out a draft: the picks in any order."""

    id: MessageId
    seq: Seq
    picks: Picks


class Undo(Wish, tag="undo"):
    id: MessageId
    seq: Seq


class Redo(Wish, tag="redo"):
    id: MessageId
    seq: Seq


class AskWhy(Wish, tag="ask_why"):
    """Why a thing cannot be chosen; `held` are the things of a draft that were pressed before it."""

    id: MessageId
    thing: Key
    held: Picks = field(default_factory=list)


class Hurry(Wish, tag="hurry"):
    pass


class AskHint(Wish, tag="ask_hint"):
    id: MessageId
    seq: Seq


class AskReview(Wish, tag="ask_review"):
    id: MessageId


class FillSeat(Wish, tag="fill_seat"):
    """A bot for an open seat of a table that waits; without a level the seat is open again."""

    id: MessageId
    seat: SeatNumber
    level: Word | None = None


class StandIn(Wish, tag="stand_in"):
    """A bot for somebody who is away, or for oneself."""

    id: MessageId
    seat: SeatNumber
    level: Word


class ComeBack(Wish, tag="come_back"):
    """Play on instead of the bot; `seat` where somebody has several."""

    id: MessageId
    seat: SeatNumber | None = None


class Resign(Wish, tag="resign"):
    id: MessageId
    seat: SeatNumber | None = None


class Pause(Wish, tag="pause"):
    """Want a pause, or in a pause, to go on; or no longer want it."""

    id: MessageId
    yes: bool
    seat: SeatNumber | None = None


class Face(Wish, tag="face"):
    """Where a device is passed around: who looks at it now; null covers it."""

    id: MessageId
    seat: SeatNumber | None = None


Deed = FillSeat | StandIn | ComeBack | Resign | Pause | Face
ClientMessage = Choose | ChangeDraft | ChooseSet | Undo | Redo | AskWhy | Hurry | AskHint | AskReview | TalkWish | Deed
