"""How a table is described to a viewer: its seats, who sits there, and how the game stands."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from wartable.server.fairness import commitment_at, secret_of
from wartable.server.halts import Halt
from wartable.server.lessons import LESSON, lesson_at
from wartable.server.marks import mark_of
from wartable.server.stored import Charter, Sitting, StoredTable, has_left
from wartable.server.story import PERSON
from wartable.server.table_info import HaltInfo, ResultInfo, SeatInfo, TableInfo
from wartable.server.trouble import word_of_halt
from wartable.words import MissingSentence, spoken, word


def describe(table: StoredTable, you: int | None, online: Collection[int] = ()) -> TableInfo:
    charter, standing = table.charter, table.standing
    lesson = lesson_at(charter)
    return TableInfo(
        id=charter.id,
        game=charter.game,
        players=charter.players,
        options=charter.options,
        seats=seats_of(charter, table.sittings, online),
        you=you,
        over=standing.over,
        choices=standing.choices,
        created=charter.created,
        asked=[] if table.halt else standing.asked,
        halted=None if table.halt is None else halt_info(table.halt, tells_record(table)),
        result=None if table.result is None else ResultInfo(table.result.winners, table.result.scores),
        expires=None,
        lesson=None if lesson is None else lesson.name,
        puzzle=None if charter.task is None else charter.task.puzzle,
        commitment=commitment_at(charter),
        edition=charter.edition,
    )


def halt_info(halt: Halt, record: bool) -> HaltInfo:
    code = word_of_halt(halt)
    return HaltInfo(code, word("server", code), halt.choice, halt.rule, record)


def tells_record(table: StoredTable) -> bool:
    """A halted game may go on one day: until it is over, its seed and choices tell what nobody must know.

    A numbered seed hides nothing from the one person who plays.
    """
    is_open = secret_of(table.charter) is None and table.charter.seats.count(PERSON) <= 1
    return table.standing.over or is_open


def seats_of(charter: Charter, people: Sequence[Sitting], online: Collection[int]) -> list[SeatInfo]:
    sat = {sitting.seat: sitting for sitting in people}
    bots = bot_names(charter.seats)
    seats = []
    for seat, kind in enumerate(charter.seats):
        if kind != PERSON:
            seats.append(SeatInfo(seat, "bot", bots[seat], kind, True, None))
        elif seat in sat:
            mark = None if has_left(sat[seat]) else mark_of(sat[seat].guest)
            seats.append(SeatInfo(seat, "person", sat[seat].name, None, seat in online, mark))
        else:
            seats.append(SeatInfo(seat, "open", "", None, False, None))
    return seats


def bot_names(seats: Sequence[str]) -> list[str]:
    """Bots are named after their level, and numbered where several are alike."""
    return _bot_names(tuple(seats), spoken())


@lru_cache(1000)
def _bot_names(seats: tuple[str, ...], language: str) -> list[str]:
    total, seen = Counter(seats), Counter[str]()
    names = []
    for kind in seats:
        seen[kind] += 1
        label = "" if kind == PERSON else level_label(kind, language)
        names.append(label if total[kind] == 1 else f"{label} {seen[kind]}")
    return names


def level_label(level: str, language: str) -> str:
    if level.startswith(LESSON):
        return word("server", "rival", language)
    try:
        return word("levels", level, language)
    except MissingSentence:
        return level.replace("_", " ").capitalize()
