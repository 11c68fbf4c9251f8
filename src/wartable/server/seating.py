"""Seating: who may sit down where."""

from wartable.server.stored import Sitting
from wartable.server.story import PERSON, Story
from wartable.server.trouble import CONFLICT, NOT_FOUND, Trouble


def refuse_seat(story: Story, people: list[Sitting], wish: Sitting) -> None:
    charter = story.charter
    if wish.seat >= charter.players:
        raise Trouble(NOT_FOUND, "no_such_seat")
    if charter.seats[wish.seat] != PERSON or any(sitting.seat == wish.seat for sitting in people):
        raise Trouble(CONFLICT, "seat_taken")
    if any(sitting.guest == wish.guest for sitting in people):
        raise Trouble(CONFLICT, "seated_already")
