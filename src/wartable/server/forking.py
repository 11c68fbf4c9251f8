"""Continue from here: a new table that begins with the seed and the first choices of another one."""

from collections.abc import Sequence

import msgspec

from wartable.bots.levels import known_bots
from wartable.server.description import bot_names
from wartable.server.fairness import secret_of
from wartable.server.living import PERSON
from wartable.server.names import clean_name, refuse_look_alike
from wartable.server.stored import Charter, Entry, Sitting, Standing, now
from wartable.server.story import Story, fold
from wartable.server.table_info import Continue
from wartable.server.terms import USUAL_LEVEL, Terms
from wartable.server.trouble import BAD_REQUEST, CONFLICT, FORBIDDEN, NOT_FOUND, Trouble
from wartable.titles import title
from wartable.words import word


class Fork(msgspec.Struct, frozen=True):
    """A table to be made: its charter, who sits at it, and the choices that lead to the moment."""

    charter: Charter
    sitting: Sitting
    choices: list[Entry]
    standing: Standing


def refuse_unfair(story: Story, people: Sequence[Sitting], guest: str) -> None:
    """While a game with other people runs, nobody may see how it could go on; a solo player cheats nobody.

    A fork has the same seed: of a running game it would show what sealed chance hides, also from one who sat down
    alone at a table that others could have joined.
    """
    story.started()
    if story.is_over:
        return
    if [one.guest for one in people] != [guest]:
        raise Trouble(FORBIDDEN, "still_running")
    if secret_of(story.charter) is not None:
        raise Trouble(FORBIDDEN, "still_sealed")


def fork(story: Story, you: Sitting | None, number: int, wish: Continue, new: tuple[str, str]) -> Fork:
    """From the moment after a choice that this viewer has seen; `new` are the id of the table and its guest."""
    viewer = None if you is None else you.seat
    if number > story.number_of(viewer):
        raise Trouble(NOT_FOUND, "no_such_moment")
    past = story.at(number, viewer)
    if past.started().over:
        raise Trouble(CONFLICT, "nothing_to_continue")
    seat = seat_of(past, viewer, wish)
    charter = charter_of(past, seat, wish.level, new[0])
    name = clean_name(wish.name) if wish.name else you.name if you else f"{word('server', 'player')} {seat + 1}"
    refuse_look_alike(name, bot_names(charter.seats))
    return lay(charter, Sitting(seat, new[1], name), past.started().choices)


def lay(charter: Charter, sitting: Sitting, made: Sequence[tuple[int, str]]) -> Fork:
    """A table at the position to which these choices lead."""
    choices = [Entry(seq, "choice", who, [key]) for seq, (who, key) in enumerate(made, 2)]
    entries = [Entry(1, "join", sitting.seat, [sitting.name]), *choices]
    return Fork(charter, sitting, choices, fold(title(charter.game), charter, entries).standing())


def seat_of(past: Story, viewer: int | None, wish: Continue) -> int:
    """The requested seat, or their own; for spectators, the one that has to decide."""
    if wish.seat is not None and wish.seat >= past.charter.players:
        raise Trouble(NOT_FOUND, "no_such_seat")
    own = past.asked()[0] if viewer is None else viewer
    return own if wish.seat is None else wish.seat


def charter_of(past: Story, seat: int, level: str | None, table_id: str) -> Charter:
    """Bots stay as they were, unless a level is requested; people become bots."""
    old, seed = past.charter, past.started().seed
    if level is not None and level not in known_bots():
        raise Trouble(BAD_REQUEST, "no_such_level")
    kinds = (past.life.fills.get(place, kind) for place, kind in enumerate(old.seats))
    seats = [level or (USUAL_LEVEL if kind == PERSON else kind) for kind in kinds]
    seats[seat] = PERSON
    new = {"id": table_id, "seed": seed, "seats": seats, "created": now()}
    return msgspec.structs.replace(old, **new, is_fork=True, terms=Terms(), task=None)
