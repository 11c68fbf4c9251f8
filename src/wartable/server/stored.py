"""What is stored of a table: its charter, who sits there, what happened, and how it stands."""

from typing import Literal

import msgspec

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.engine.seed import Seed
from wartable.server.halts import Halt
from wartable.server.terms import Life, Terms
from wartable.server.times import millis, written

LEFT = "left:"  # in the place of a guest's hash where somebody has left; no guest can be called so
EntryKind = Literal["join", "choice", "undo", "redo", "fill", "bot", "back", "resign", "pause", "hint", "again", "down"]


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table, at a time in milliseconds since 1970.

    `body`: the keys of a choice; of who joined the name and contribution; what else it can be, `living.py` says.
    """

    seq: int
    kind: EntryKind
    seat: int
    body: list[str] = []
    message: str | None = None
    at: int = 0


class Kept(msgspec.Struct, frozen=True):
    """The picks of a seat, good for one moment only: `since` is the count of what the seat had been sent by then."""

    seat: int
    since: int
    picks: list[str]


class Sitting(msgspec.Struct, frozen=True):
    """A person at a seat; `guest` is the id of the player: the hash of the token in their first device's cookie."""

    seat: int
    guest: str
    name: str


class Standing(msgspec.Struct, frozen=True):
    """How a game stands, as far as a list of tables shows it. `due`: when a clock is at zero; 0: none runs."""

    over: bool = False
    choices: int = 0
    asked: list[int] = []
    life: Life = Life()
    due: int = 0


class Task(msgspec.Struct, frozen=True):
    """What is asked of whoever sits at a table that poses a puzzle: to answer the question after so many choices.

    `answers` are the right keys; `costs` says what others give away, as far as that is known. Where it `is_strict`,
    every other key is wrong; else nothing is said about those that nobody has looked at. `puzzle` is its id.
    """

    puzzle: str
    number: int
    answers: list[str]
    costs: dict[str, float]
    is_strict: bool = True


class Charter(msgspec.Struct, frozen=True):
    """What is fixed when a table is made. `seats` holds "person" or the name of a bot's level.

    The seed does not leave the server before the game is over. Among people it is the secret that the table commits to,
    and the game is dealt from it and what those who sat down gave to it (`fairness.py`). A fork goes on from a moment
    of another game, by the seed of which it was dealt.
    """

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Setting]
    seed: Seed
    seats: list[str]
    created: str
    is_fork: bool = False
    edition: EditionName | None = None  # of component data other than the printed
    terms: Terms = Terms()
    task: Task | None = None  # where the table poses a puzzle


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class StoredTable(msgspec.Struct, frozen=True):
    charter: Charter
    standing: Standing
    sittings: list[Sitting]
    halt: Halt | None = None
    touched: str = ""  # when somebody last came, to the day
    result: Result | None = None


def kinds_of(table: StoredTable) -> list[str]:
    """Who plays in each seat, once filled: "person" or the level of a bot."""
    return [table.standing.life.fills.get(seat, kind) for seat, kind in enumerate(table.charter.seats)]


def has_left(sitting: Sitting) -> bool:
    return sitting.guest.startswith(LEFT)


def now() -> str:
    return written(millis())
