"""Endings: what is written together with the last entry of a game: how it ended for each person, and what that counts.

The entry has a number that nobody can write twice, and all this is written with it or not at all: so a game counts
once, whichever server ends it and whenever one is killed.
"""

from collections.abc import Sequence

from wartable.server.attempts import attempt_in
from wartable.server.base import Work
from wartable.server.lessons import lesson_at
from wartable.server.living import PERSON
from wartable.server.outcome import outcome_of
from wartable.server.rating import Ending, SeatEnd
from wartable.server.stored import Sitting, now
from wartable.server.story import Story


def written_with(before: Story, after: Story, people: Sequence[Sitting]) -> list[Work]:
    """What an entry of the log brings with it: an answered puzzle, or a game that has just ended."""
    return [*attempt_in(before, after, people), *ending_in(before, after, people)]


def ending_in(before: Story, after: Story, people: Sequence[Sitting]) -> list[Work]:
    if before.is_over or not after.is_over or not counts(after):
        return []
    charter = after.charter
    return [Ending(charter.id, charter.game, now(), charter.terms.rated, _seats(after, people))]


def counts(story: Story) -> bool:
    """Puzzles, lessons and games that go on from a moment of another one are no games of their own."""
    charter = story.charter
    is_own = charter.task is None and not charter.is_fork and lesson_at(charter) is None
    return is_own and charter.edition is None and PERSON in charter.seats


def _seats(story: Story, people: Sequence[Sitting]) -> list[SeatEnd]:
    winners, _, places = outcome_of(story)
    sat = {one.seat: one.guest for one in people}
    sources = sources_of(story)
    ended = []
    for seat in range(story.charter.players):
        player, bot = sat.get(seat), story.level_at(seat)
        is_alone = player is not None and list(sat.values()).count(player) == 1
        gone = player is not None and bot is not None
        own = player if is_alone else None  # of a shared device nobody knows who sat where
        ended.append(SeatEnd(seat, own, None if player else bot, places[seat], seat in winners, gone, sources[seat]))
    return ended


def sources_of(story: Story) -> list[dict[str, int] | None]:
    """The points of each seat by where they came from; None where the game was not played to its end."""
    match = story.started()
    if not match.over:
        return [None] * story.charter.players
    found: list[dict[str, int]] = [{} for _ in range(story.charter.players)]
    for line in match.title.account(match.game):
        found[line.seat][line.name] = found[line.seat].get(line.name, 0) + line.points
    return list(found)
