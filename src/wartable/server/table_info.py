"""The protocol of tables: what is told of one, and what it takes to open, join or continue one."""

from typing import Annotated

from msgspec import Meta, field

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.matches.fairness import Digits
from wartable.server.terms import Terms
from wartable.server.wire import LONGEST_NAME, Answer, PlayerMark, SeatKind, Seed, Wish, Word


class TemperInfo(Answer):
    """What a bot leans to where moves seem equally good."""

    name: str
    label: str
    blurb: str


class SeatInfo(Answer):
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    online: bool
    mark: PlayerMark | None  # of the person who sits there
    stand_in: str | None  # the bot that plays for the person
    resigned: bool
    out_of_time: bool  # counted as resigned, where the game is rated
    hints: int  # that were asked for, as far as everybody knows
    temper: TemperInfo | None  # of a bot that has one


class HaltInfo(Answer):
    """Why a game cannot go on; `choice` is the first that is no longer possible, 0 where that is not the reason.

    `record`: whether the record can be downloaded.
    """

    code: str
    text: str
    choice: int
    rule: str
    record: bool


class ResultInfo(Answer):
    """How a game ended, by seats."""

    winners: list[int]
    scores: list[int]


class RematchInfo(Answer):
    """The table of the rematch, and the seats that want it or do not."""

    table: str
    yes: list[int]
    no: list[int]


class TableInfo(Answer):
    """`expires`: when the table is deleted if nobody visits it; null if never, or while it is still in use.

    `commitment` is that of the secret from which chance grows; null where the seed is a number. `you` is the seat that
    is shown, `yours` are all in which the viewer sits. `due`: when the viewer's clock is at zero, as far as is known.
    `cut_short`: it ended by resignation.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    you: int | None
    over: bool
    cut_short: bool
    choices: int
    created: str
    asked: list[int]
    halted: HaltInfo | None
    result: ResultInfo | None
    expires: str | None
    lesson: str | None  # the one that is taught there
    puzzle: str | None  # the one that is posed there
    commitment: str | None
    edition: EditionName | None  # of component data other than the printed
    terms: Terms
    yours: list[int]
    host: int | None  # the seat of whoever sat down first; they may cancel while the table waits
    paused: bool
    pause_wanted: list[int]  # the seats that want a pause, or in a pause, to go on
    rematch: RematchInfo | None
    due: str | None


class Fairness(Answer):
    """What is known of the deal. `contributions` by seats; `secret` and `seed` are null until the game is over."""

    table: str
    commitment: str | None
    contributions: list[str | None]
    secret: str | None
    seed: int | str | None


class NewTable(Wish):
    """`seats` holds "me", "open" or the name of a bot's level for each player; "equal" is as strong as the maker."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[Word], Meta(max_length=8)]
    options: Annotated[dict[Word, bool | Annotated[int, Meta(ge=-(10**6), le=10**6)] | Word], Meta(max_length=16)] = (
        field(default_factory=dict)
    )
    seed: Seed | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    terms: Terms = Terms()


class Learn(Wish):
    """A lesson already begun goes on, unless it is to start over."""

    again: bool = False


class TakeSeat(Wish):
    """Without a name, the player's own. `contribution`: what the page gives to the deal, 32 random bytes."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    contribution: Digits | None = None


class Continue(Wish):
    """Play on from a moment; null stands for the viewer's own seat and for the bots that were there."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    level: Word | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
