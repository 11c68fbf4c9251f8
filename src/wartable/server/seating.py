"""Seating: who may take which seat, and who may look on."""

from collections.abc import Sequence

from wartable.server.living import PERSON
from wartable.server.stored import Sitting
from wartable.server.story import Story
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, Trouble


def is_taken(story: Story, people: Sequence[Sitting], seat: int) -> bool:
    """By a person; a bot that fills an open seat gives way while the game has not begun."""
    is_closed = story.match is not None or story.charter.seats[seat] != PERSON
    return is_closed or any(sitting.seat == seat for sitting in people)


def refuse_seat(story: Story, people: Sequence[Sitting], wish: Sitting) -> None:
    if wish.seat >= story.charter.players:
        raise Trouble(NOT_FOUND, "no_such_seat")
    if is_taken(story, people, wish.seat) or wish.seat in story.life.fills:
        raise Trouble(CONFLICT, "seat_taken")
    if any(sitting.guest == wish.guest for sitting in people) and not story.charter.terms.one_device:
        raise Trouble(CONFLICT, "seated_already")


def refuse_strangers(story: Story, people: Sequence[Sitting], guest: str) -> None:
    """Where a private game has begun, only those who play see it."""
    is_private = story.charter.terms.visibility == "private" and story.match is not None
    if is_private and all(sitting.guest != guest for sitting in people):
        raise Trouble(FORBIDDEN, "private_table")
