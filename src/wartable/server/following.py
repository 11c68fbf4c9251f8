"""Following: what a change at a table means for those of its players who are not there."""

from collections.abc import Callable, Iterable
from typing import Protocol

from wartable.server.living import PERSON
from wartable.server.messenger import MOSTLY, Messenger
from wartable.server.stored import Sitting, has_left
from wartable.server.story import Story
from wartable.server.terms import Days
from wartable.server.tiding_info import TidingKind
from wartable.server.tidings import Tiding
from wartable.server.times import millis

Follower = Callable[[Story, Story], None]  # called with the story before and after something has happened


class Followed(Protocol):
    """A table as those who are away see it."""

    people: list[Sitting]

    def online(self) -> set[int]: ...


def follow(messenger: Messenger, table: Followed) -> Follower:
    """Tells those who are away. Who plays alone with bots is not told that the bots are waiting."""

    def changed(before: Story, after: Story) -> None:
        if after.charter.seats.count(PERSON) > 1:
            messenger.tell(*tidings_of(before, after, away_from(table)))
            for told, when in late_ones(before, after, table.people):
                messenger.tell_at(told, when)

    return changed


def away_from(table: Followed) -> list[Sitting]:
    """Those who look at the table at no server."""
    present = table.online()
    return [one for one in table.people if one.seat not in present]


def tidings_of(before: Story, after: Story, away: Iterable[Sitting]) -> list[Tiding]:
    """What each of them is told, one thing at most: that the game is over, has begun, or waits for them."""
    return [told for sitting in away if (told := _told(before, after, sitting)) is not None]


def late_ones(before: Story, after: Story, people: Iterable[Sitting]) -> list[tuple[Tiding, int]]:
    """Where a turn has days: what is told, and when, as most of them are gone, whether anybody is there now or not."""
    if after.clocks is None or not isinstance(after.clocks.clock, Days):
        return []
    fresh = [one for one in people if _waits_for(after, one) and one.seat not in _asked(before)]
    found = []
    for sitting in fresh:
        late = millis() + int(MOSTLY * after.clocks.left_at(sitting.seat, millis()))
        found.append((_tiding(after, sitting, "clock", _turn(after, sitting.seat)), late))
    return found


def _told(before: Story, after: Story, sitting: Sitting) -> Tiding | None:
    if after.match is None or has_left(sitting):
        return None
    if after.is_over:
        return None if before.is_over else _tiding(after, sitting, "over")
    if before.match is None:
        return _tiding(after, sitting, "ready")
    return _tiding(after, sitting, "turn", _turn(after, sitting.seat)) if _waits_for(after, sitting) else None


def _waits_for(story: Story, sitting: Sitting) -> bool:
    """Whether the game waits for the person, and for no bot in the person's place."""
    is_away = has_left(sitting) or story.life.is_paused or story.level_at(sitting.seat) is not None
    return not is_away and sitting.seat in _asked(story)


def _asked(story: Story) -> list[int]:
    return [] if story.match is None or story.is_over else story.asked()


def _turn(story: Story, seat: int) -> str:
    """Which turn it is: the same one, whatever else happens before the seat has chosen."""
    own = sum(chooser == seat for chooser, _ in story.started().choices)
    return f":{seat}:{own}"


def _tiding(story: Story, sitting: Sitting, kind: TidingKind, which: str = "") -> Tiding:
    return Tiding(sitting.guest, f"{kind}:{story.charter.id}{which}", kind, story.charter.id)
