"""Following: what a change at a table means for those of its players who are not there."""

from collections.abc import Callable
from typing import Protocol

from wartable.server.company import Viewer
from wartable.server.messenger import Messenger
from wartable.server.stored import Sitting, has_left
from wartable.server.story import PERSON, Story
from wartable.server.tiding_info import TidingKind
from wartable.server.tidings import Tiding

Follower = Callable[[Story, Story], None]  # called with the story before and after something has happened


class Followed(Protocol):
    """A table as those who are away see it."""

    people: list[Sitting]
    viewers: list[Viewer]


def follow(messenger: Messenger, table: Followed) -> Follower:
    """Tells those who are away. Who plays alone with bots is not told that the bots are waiting."""

    def changed(before: Story, after: Story) -> None:
        if after.charter.seats.count(PERSON) > 1:
            messenger.tell(*tidings_of(before, after, away_from(table)))

    return changed


def away_from(table: Followed) -> list[Sitting]:
    present = {viewer.guest for viewer in table.viewers}
    return [one for one in table.people if one.guest not in present and not has_left(one)]


def tidings_of(before: Story, after: Story, away: list[Sitting]) -> list[Tiding]:
    """What each of them is told, one thing at most: that the game is over, has begun, or waits for them."""
    found = []
    for sitting in away:
        told = _told(before, after, sitting.seat)
        if told is not None:
            kind, which = told
            table = after.charter.id
            found.append(Tiding(sitting.guest, f"{kind}:{table}{which}", kind, table))
    return found


def _told(before: Story, after: Story, seat: int) -> tuple[TidingKind, str] | None:
    match = after.match
    if match is None:
        return None
    if match.over:
        return None if before.match is not None and before.match.over else ("over", "")
    if before.match is None:
        return "ready", ""
    if seat not in after.asked():
        return None
    own = sum(chooser == seat for chooser, _ in match.choices)
    return "turn", f":{own}"  # the same turn, whatever else happens before the seat has chosen
