"""Moves: what a player does to the game, and the choices that it stands for."""

from wartable.engine.decision import Refusal
from wartable.server.stored import EntryKind
from wartable.server.story import Story
from wartable.server.trouble import trouble_of
from wartable.server.wishes import Choose, ChooseSet, Redo, Undo

Move = Choose | ChooseSet | Undo | Redo
KINDS: dict[type[Move], EntryKind] = {Choose: "choice", ChooseSet: "choice", Undo: "undo", Redo: "redo"}


def keys_of(story: Story, seat: int, wish: Move) -> list[str]:
    """The choices that a wish stands for."""
    if isinstance(wish, Choose):
        return wish.keys
    if not isinstance(wish, ChooseSet):
        return []
    try:
        return story.started().keys_of_set(seat, wish.picks)
    except Refusal as refusal:
        raise trouble_of(refusal) from refusal
