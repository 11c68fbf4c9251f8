"""How a table is described to a viewer: its seats, who sits there, and how the game stands."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from wartable.bots.equal import known_as
from wartable.server.fairness import commitment_at, secret_of
from wartable.server.halts import Halt
from wartable.server.lessons import LESSON, lesson_at
from wartable.server.living import PERSON
from wartable.server.marks import mark_of
from wartable.server.stored import StoredTable, has_left, kinds_of
from wartable.server.table_info import HaltInfo, RematchInfo, ResultInfo, SeatInfo, TableInfo
from wartable.server.tempers import temper_told
from wartable.server.terms import Life
from wartable.server.times import written
from wartable.server.trouble import word_of_halt
from wartable.server.wire import SeatKind
from wartable.words import MissingSentence, spoken, word


def describe(table: StoredTable, you: int | None, online: Collection[int] = (), yours: Sequence[int] = ()) -> TableInfo:
    charter, standing, life = table.charter, table.standing, table.standing.life
    yours = list(yours) if you is None else [you]
    lesson = lesson_at(charter)
    return TableInfo(
        id=charter.id,
        game=charter.game,
        players=charter.players,
        options=charter.options,
        seats=seats_of(table, online),
        you=you,
        over=standing.over,
        cut_short=life.is_ended,
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
        terms=charter.terms,
        yours=yours,
        host=None,
        paused=life.is_paused,
        pause_wanted=life.pause_wanted,
        rematch=rematch_in(life),
        due=written(standing.due) if standing.due and set(yours) & set(standing.asked) else None,
    )


def rematch_in(life: Life) -> RematchInfo | None:
    yes, no = ([seat for seat, wish in sorted(life.again.items()) if wish is one] for one in (True, False))
    return RematchInfo(life.next, yes, no) if life.again else None


def halt_info(halt: Halt, record: bool) -> HaltInfo:
    code = word_of_halt(halt)
    return HaltInfo(code, word("server", code), halt.choice, halt.rule, record)


def tells_record(table: StoredTable) -> bool:
    """A halted game may go on one day: until it is over, its seed and choices tell what nobody must know.

    A numbered seed hides nothing from the one person who plays.
    """
    is_open = secret_of(table.charter) is None and table.charter.seats.count(PERSON) <= 1
    return table.standing.over or is_open


def seats_of(table: StoredTable, online: Collection[int]) -> list[SeatInfo]:
    life, kinds = table.standing.life, kinds_of(table)
    sat = {sitting.seat: sitting for sitting in table.sittings}
    bots = bot_names(kinds)
    seats = []
    for seat, kind in enumerate(kinds):
        shown = bots[seat] if kind != PERSON else sat[seat].name if seat in sat else ""
        is_person, here = kind == PERSON, seat in online or kind != PERSON
        mark = mark_of(sat[seat].guest) if is_person and seat in sat and not has_left(sat[seat]) else None
        sits: SeatKind = "bot" if not is_person else "person" if seat in sat else "open"
        stand_in = None if seat not in life.stand_ins else level_label(life.stand_ins[seat], spoken())
        level, resigned, hints = None if is_person else known_as(kind), seat in life.resigned, life.hints.get(seat, 0)
        late, temper = seat in life.out_of_time, None if is_person else temper_told(table.charter, seat, kind)
        seats.append(SeatInfo(seat, sits, shown, level, here, mark, stand_in, resigned, late, hints, temper))
    return seats


def bot_names(seats: Sequence[str]) -> list[str]:
    """Bots are named after their level, and numbered where several are alike."""
    return _bot_names(tuple(seats), spoken())


@lru_cache(1000)
def _bot_names(seats: tuple[str, ...], language: str) -> list[str]:
    kinds = [known_as(kind) for kind in seats]
    total, seen = Counter(kinds), Counter[str]()
    names = []
    for kind in kinds:
        seen[kind] += 1
        label = "" if kind == PERSON else level_label(kind, language)
        names.append(label if total[kind] == 1 else f"{label} {seen[kind]}")
    return names


def level_label(level: str, language: str) -> str:
    if level.startswith(LESSON):
        return word("server", "rival", language)
    try:
        return word("levels", known_as(level), language)
    except MissingSentence:
        return level.replace("_", " ").capitalize()
