"""Living: what happens at a table beside its game: bots in free seats, stand-ins, resigning, pauses, hints, a rematch.

Bodies of these entries: `fill` the level of the bot, or nothing to open the seat again; `bot` the level and, where
nobody has asked for it, why; `pause` and `again` yes or no, with the table of the rematch; `down` how many milliseconds
the server was down; `resign` why, where nobody has asked for it. `back` and `hint` have none.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from wartable.server.stored import Entry
from wartable.server.terms import Life
from wartable.server.trouble import BAD_REQUEST, CONFLICT, FORBIDDEN, Trouble

PERSON = "person"
YES, NO = "yes", "no"
BY_CLOCK = "clock"
NOBODY = -1  # the seat of an entry that the server makes


class Scope(NamedTuple):
    """Where something happens: the kinds of the seats, the level of stand-ins, and whether the game runs or is over."""

    seats: Sequence[str]
    level: str
    has_begun: bool
    is_over: bool

    def must_run(self) -> None:
        if not self.has_begun:
            raise Trouble(CONFLICT, "not_started")
        if self.is_over:
            raise Trouble(CONFLICT, "ended_already")


def kind_at(life: Life, seats: Sequence[str], seat: int) -> str:
    """Who plays in a seat: a person, or the level of a bot."""
    return life.stand_ins.get(seat) or life.fills.get(seat) or seats[seat]


def persons(life: Life, seats: Sequence[str]) -> list[int]:
    """The seats in which people play themselves, and which are asked to agree."""
    return [seat for seat in range(len(seats)) if kind_at(life, seats, seat) == PERSON]


def after(life: Life, entry: Entry, scope: Scope) -> Life:
    """The life of a table after an entry; refuses what makes no sense."""
    return life if entry.kind == "down" else BESIDE[entry.kind](life, entry, scope)


def _fill(life: Life, entry: Entry, scope: Scope) -> Life:
    if scope.has_begun:
        raise Trouble(CONFLICT, "seat_taken")
    if scope.seats[entry.seat] != PERSON:
        raise Trouble(CONFLICT, "seat_taken")
    others = _without(life.fills, entry.seat)
    return replace(life, fills=others | {entry.seat: entry.body[0]} if entry.body else others)


def _stand_in(life: Life, entry: Entry, scope: Scope) -> Life:
    scope.must_run()
    if kind_at(life, scope.seats, entry.seat) != PERSON:
        raise Trouble(CONFLICT, "bot_plays")
    return _settled(replace(life, stand_ins=life.stand_ins | {entry.seat: entry.body[0]}), scope.seats)


def _back(life: Life, entry: Entry, scope: Scope) -> Life:
    scope.must_run()
    if entry.seat not in life.stand_ins:
        raise Trouble(CONFLICT, "not_replaced")
    if entry.seat in life.resigned:
        raise Trouble(FORBIDDEN, "resigned")
    return replace(life, stand_ins=_without(life.stand_ins, entry.seat))


def _resign(life: Life, entry: Entry, scope: Scope) -> Life:
    """A bot plays on for the others, unless there is nobody left to play against, or nobody left at all."""
    scope.must_run()
    if entry.seat in life.resigned:
        raise Trouble(CONFLICT, "resigned")
    resigned = [*life.resigned, entry.seat]
    late = [*life.out_of_time, entry.seat] if entry.body == [BY_CLOCK] else life.out_of_time
    stand_ins = {entry.seat: scope.level} | life.stand_ins
    rest = [seat for seat in range(len(scope.seats)) if seat not in resigned]
    people = [seat for seat in rest if seat not in life.fills and scope.seats[seat] == PERSON]
    ended = len(rest) == 1 or not people
    life = replace(life, resigned=resigned, out_of_time=late, stand_ins=stand_ins, is_ended=ended)
    return _settled(replace(life, is_paused=life.is_paused and not ended), scope.seats)


def _pause(life: Life, entry: Entry, scope: Scope) -> Life:
    scope.must_run()
    others = [seat for seat in life.pause_wanted if seat != entry.seat]
    wanted = sorted([*others, entry.seat]) if _is_yes(entry) else others
    return _settled(replace(life, pause_wanted=wanted), scope.seats)


def _hint(life: Life, entry: Entry, scope: Scope) -> Life:
    scope.must_run()
    return replace(life, hints=life.hints | {entry.seat: life.hints.get(entry.seat, 0) + 1})


def _again(life: Life, entry: Entry, scope: Scope) -> Life:
    if not scope.is_over:
        raise Trouble(CONFLICT, "not_over_yet")
    found = life.next or (entry.body[1] if len(entry.body) > 1 else "")
    return replace(life, again=life.again | {entry.seat: _is_yes(entry)}, next=found)


BESIDE: dict[str, Callable[[Life, Entry, Scope], Life]] = {
    "fill": _fill,
    "bot": _stand_in,
    "back": _back,
    "resign": _resign,
    "pause": _pause,
    "hint": _hint,
    "again": _again,
}


LIVED = {*BESIDE, "down"}


def _settled(life: Life, seats: Sequence[str]) -> Life:
    """What all who play themselves want happens; where nobody does, nothing is waited for."""
    asked = persons(life, seats)
    wanted = [seat for seat in life.pause_wanted if seat in asked]
    if life.is_ended or not asked:
        return replace(life, pause_wanted=[], is_paused=False)
    if len(wanted) < len(asked):
        return replace(life, pause_wanted=wanted)
    return replace(life, pause_wanted=[], is_paused=not life.is_paused)


def _is_yes(entry: Entry) -> bool:
    if entry.body[:1] not in ([YES], [NO]):
        raise Trouble(BAD_REQUEST, "malformed")
    return entry.body[0] == YES


def _without(those: dict[int, str], seat: int) -> dict[int, str]:
    return {one: level for one, level in those.items() if one != seat}
