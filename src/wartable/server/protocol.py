"""The protocol: every structure that goes between page and server, as docs/protocol.md describes it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wartable.engine.contract import Setting
from wartable.matches.fairness import Digits
from wartable.words import Segment

LARGEST_SEED = 2**53 - 1  # what a page can hold in a number
LONGEST_NAME = 24

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seq = Annotated[int, Meta(ge=0, le=10**9)]
Key = Annotated[str, Meta(pattern="^[a-z0-9_-]+([:+.][a-z0-9_-]+){0,12}$", max_length=80)]
Picks = Annotated[list[Key], Meta(max_length=64)]
Seed = Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
SeatKind = Literal["person", "bot", "open"]
Unit = Literal["chance", "points"]  # what prospects are: chances of winning from 0 to 1; in solo games, points


class Answer(msgspec.Struct):
    """A structure that the server sends: every field is always there."""


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A structure that a page sends: unknown fields are refused."""


# --- games


class ChoiceInfo(Answer):
    name: str
    label: str
    values: list[Setting]
    labels: list[str]  # of the values
    note: str | None
    default: Setting
    players: list[int]  # the numbers of players for which it matters


class RatingInfo(Answer):
    """Points as in chess, measured against the other levels; with 95 % confidence no further off than `reach`."""

    points: int
    reach: int


class LevelInfo(Answer):
    name: str
    label: str
    blurb: str
    seconds: float  # that it thinks at most
    rating: RatingInfo | None  # until it is measured


class FirstGame(Answer):
    """How a game is set up for those who have never played it."""

    level: str  # of the bots
    options: dict[str, Setting]


class LessonName(Answer):
    """A lesson by which a game, or a part of it, is learned."""

    name: str
    title: str
    steps: int


class GameInfo(Answer):
    name: str
    title: str
    blurb: str
    players: list[int]
    minutes: int
    weight: float
    choices: list[ChoiceInfo]
    levels: list[LevelInfo]
    lessons: list[LessonName]
    first_game: FirstGame


class RuleText(Answer):
    id: str
    source: str
    text: str


class RuleChapter(Answer):
    heading: str
    rules: list[RuleText]


class Problem(Answer):
    """Why a request was refused."""

    code: str
    rule: str
    text: str


# --- tables


class SeatInfo(Answer):
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    online: bool


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


class TableInfo(Answer):
    """`expires`: when the table is deleted if nobody visits it; null if never, or while it is still in use.

    `commitment` is that of the secret from which chance grows; null where the seed is a number.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    you: int | None
    over: bool
    choices: int
    created: str
    asked: list[int]
    halted: HaltInfo | None
    result: ResultInfo | None
    expires: str | None
    lesson: str | None  # the one that is taught there
    commitment: str | None


class Fairness(Answer):
    """What is known of the deal. `contributions` by seats; `secret` and `seed` are null until the game is over."""

    table: str
    commitment: str | None
    contributions: list[str | None]
    secret: str | None
    seed: int | str | None


class NewTable(Wish):
    """`seats` holds "me", "open" or the name of a bot's level for each player."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[Word], Meta(max_length=8)]
    options: Annotated[dict[Word, bool | Annotated[int, Meta(ge=-(10**6), le=10**6)] | Word], Meta(max_length=16)] = {}
    seed: Seed | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Learn(Wish):
    """A lesson already begun goes on, unless it is to start over."""

    again: bool = False


class TakeSeat(Wish):
    """`contribution`: what the page gives to the deal, 32 random bytes."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    contribution: Digits | None = None


class Continue(Wish):
    """Play on from a moment; null stands for the viewer's own seat and for the bots that were there."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    level: Word | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


# --- socket, server to page


class Asked(Answer):
    seat: int
    question: str
    text: str


class OptionInfo(Answer):
    """`caution` is what a person should hear before taking it."""

    key: str
    text: str
    touches: list[str]
    caution: str | None


class ShortcutInfo(Answer):
    """A thing that no option touches and that stands for a row of choices."""

    thing: str
    keys: list[str]


class DecisionInfo(Answer):
    seat: int
    question: str
    text: str
    rule: str
    options: list[OptionInfo]
    shortcuts: list[ShortcutInfo]


class PickInfo(Answer):
    """Something that is or can be picked; `note` says what is already known about it, such as what it would bring.

    `signs` say the same in brief: glyphs, numbers or names by which a page draws it. `instead`: it would take the
    place of another pick. Of `touches`, `a|b` is one of two things alike.
    """

    key: str
    text: str
    touches: list[str]
    note: str
    signs: list[list[str]]
    instead: bool


class TotalInfo(Answer):
    """A running total; where it is a limit, `need` is the most that counts."""

    what: str
    label: str
    have: int
    need: int
    is_limit: bool


class DraftInfo(Answer):
    """An unfinished choice: what is picked, what can be added, what is known to follow, and whether it is complete."""

    picks: list[PickInfo]
    additions: list[PickInfo]
    totals: list[TotalInfo]
    follows: list[str]
    suggestions: list[list[str]]
    ready: bool
    foreseen: Any  # the part of the view that it is about, as it would be; null where there is none
    full: bool  # ready, and nothing more could be picked beside it


class UndoInfo(Answer):
    may: bool
    why: str | None


class LogLine(Answer):
    number: int
    choice: int
    seat: int | None
    text: list[Segment]


class Happening(Answer):
    """A thing that happened, as data: what a page needs to show it step by step.

    `glimpse` is the part of the view that it changed, as it was seen just then; null where it is not shown by itself.
    """

    name: str
    line: int  # its number in the log
    facts: dict[str, str | int]
    glimpse: Any


class AccountLine(Answer):
    seat: int
    text: str
    points: int


class Account(Answer):
    winners: list[int]
    scores: list[int]
    places: list[int]  # of the seats, from 1; equals share one
    lines: list[AccountLine]
    rank: str | None


class LessonStep(Answer):
    """A step of a lesson: a sentence, what to do, and the things it is about.

    `expects` are the keys that are to be chosen, or the picks that make the set being asked for.
    """

    text: str
    task: str  # empty where there is nothing to do but read on
    points: list[str]
    expects: list[str]


class LessonInfo(Answer):
    """The steps from the last choice of a learner to the next, `first` the number of the first of `total`."""

    name: str
    first: int
    total: int
    steps: list[LessonStep]


class Moment(Answer, tag="moment"):
    seq: int
    number: int
    table: TableInfo
    view: Any  # of the game: QuestsView …; null until every seat is taken
    asked: list[Asked]
    decision: DecisionInfo | None
    draft: DraftInfo | None  # where the decision is made by picking several things
    undo: UndoInfo
    redo: bool
    log_from: int
    log: list[LogLine]
    happened: list[Happening]
    last: list[str]
    over: bool
    account: Account | None
    lesson: LessonInfo | None  # where one is taught


class Ack(Answer, tag="ack"):
    id: str
    seq: int


class Drafted(Answer, tag="draft"):
    """The draft as it stands now, sent to every window of its seat; `id` is that of the wish that changed it."""

    id: str
    seq: int
    draft: DraftInfo


class Refused(Answer, tag="refused"):
    id: str
    code: str
    rule: str
    text: str


class Why(Answer, tag="why"):
    id: str
    thing: str
    rule: str
    text: str


class Thinking(Answer, tag="thinking"):
    seat: int


class Presence(Answer, tag="presence"):
    online: list[bool]
    spectators: int


class HintReason(Answer):
    """Why a move is good: what it gains, or what it keeps from the others."""

    text: str
    prevents: bool
    gain: float


class Announcement(Answer):
    """What the operator of the server announces; `at`: when it restarts, or null."""

    number: int
    text: str
    at: str | None


class Announcements(Answer, tag="announcements"):
    """All that are in force; sent when they change."""

    list: list[Announcement]


class Hint(Answer, tag="hint"):
    """`steps` are the option and what would follow from it before anything new is revealed.

    Where a set is asked for, `picks` make it.
    """

    id: str
    seq: int
    steps: list[OptionInfo]
    picks: list[str]
    reasons: list[HintReason]
    unit: Unit
    prospects: float


class Reviewing(Answer, tag="reviewing"):
    id: str
    done: int
    total: int


class Lapse(Answer):
    """A choice that cost its seat something; `place` is its place in the lists of the review."""

    place: int
    number: int  # of the moment at which it was made
    seat: int
    cost: float
    taken: OptionInfo
    better: OptionInfo


class Fortune(Answer):
    """What chance gave to a seat, or took."""

    place: int
    number: int  # of the moment after it
    seat: int
    gain: float


class Toll(Answer):
    """How many choices of a seat cost it something worth mentioning, of how many, and how much each on average."""

    costly: int
    choices: int
    mean: float


class Review(Answer, tag="review"):
    """`prospects`, smoothed over a round, has a row at the start and after each choice, `numbers` their moments."""

    id: str
    unit: Unit
    numbers: list[int]
    prospects: list[list[float]]
    lapses: list[Lapse]
    fortunes: list[Fortune]
    tolls: list[Toll]
    won_by_luck: list[float]


ServerMessage = Moment | Ack | Drafted | Refused | Why | Thinking | Presence | Announcements | Hint | Reviewing | Review


# --- socket, page to server


class Choose(Wish, tag="choose"):
    id: MessageId
    seq: Seq
    keys: Annotated[list[Key], Meta(min_length=1, max_length=64)]


class ChangeDraft(Wish, tag="change_draft"):
    """Take picks back, then add others."""

    id: MessageId
    seq: Seq
    drop: Picks = []
    add: Picks = []


class ChooseSet(Wish, tag="choose_set"):
    """Carry out a draft: the picks in any order."""

    id: MessageId
    seq: Seq
    picks: Picks


class Undo(Wish, tag="undo"):
    id: MessageId
    seq: Seq


class Redo(Wish, tag="redo"):
    id: MessageId
    seq: Seq


class AskWhy(Wish, tag="ask_why"):
    """Why a thing cannot be chosen; `held` are the things of a draft that were pressed before it."""

    id: MessageId
    thing: Key
    held: Picks = []


class Hurry(Wish, tag="hurry"):
    pass


class AskHint(Wish, tag="ask_hint"):
    id: MessageId
    seq: Seq


class AskReview(Wish, tag="ask_review"):
    id: MessageId


ClientMessage = Choose | ChangeDraft | ChooseSet | Undo | Redo | AskWhy | Hurry | AskHint | AskReview
