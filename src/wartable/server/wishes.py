"""Wishes: what a page sends on its socket."""

from typing import Annotated

from msgspec import Meta, field

from wartable.server.talk_info import TalkWish
from wartable.server.wire import Key, MessageId, Picks, Seq, Wish


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


ClientMessage = Choose | ChangeDraft | ChooseSet | Undo | Redo | AskWhy | Hurry | AskHint | AskReview | TalkWish
