"""The protocol: every structure that goes between page and server, as docs/protocol.md tells it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wartable.engine.contract import Setting
from wartable.words import Segment

LARGEST_SEED = 2**53 - 1  # what a page can hold in a number
LONGEST_NAME = 24

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seq = Annotated[int, Meta(ge=0, le=10**9)]
Key = Annotated[str, Meta(pattern="^[a-z0-9_-]+([:+.][a-z0-9_-]+){0,12}$", max_length=80)]
Seed = Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
SeatKind = Literal["person", "bot", "open"]
Unit = Literal["chance", "points"]  # what prospects are: chances to win from 0 to 1; alone, points


class Answer(msgspec.Struct):
    """A structure that the server sends: every field is always there."""


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A structure that a page sends: what is not known is refused."""


# --- games


class ChoiceInfo(Answer):
    name: str
    label: str
    values: list[Setting]
    labels: list[str]  # of the values
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


class GameInfo(Answer):
    name: str
    title: str
    blurb: str
    players: list[int]
    minutes: int
    weight: float
    choices: list[ChoiceInfo]
    levels: list[LevelInfo]


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


class TableInfo(Answer):
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


class NewTable(Wish):
    """`seats` holds "me", "open" or the name of a bot's level for each player."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[Word], Meta(max_length=8)]
    options: Annotated[dict[Word, bool | Annotated[int, Meta(ge=-(10**6), le=10**6)] | Word], Meta(max_length=16)] = {}
    seed: Seed | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class TakeSeat(Wish):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Continue(Wish):
    """Play on from a moment: who sits where is left open, so null is the own seat and the bots that were there."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    level: Word | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


# --- socket, server to page


class Asked(Answer):
    seat: int
    question: str
    text: str


class OptionInfo(Answer):
    key: str
    text: str
    touches: list[str]


class DecisionInfo(Answer):
    seat: int
    question: str
    text: str
    rule: str
    options: list[OptionInfo]


class UndoInfo(Answer):
    may: bool
    why: str | None


class LogLine(Answer):
    number: int
    choice: int
    seat: int | None
    text: list[Segment]


class Happening(Answer):
    """A thing that happened, as data: what a page needs to show it step by step."""

    name: str
    line: int  # its number in the log
    facts: dict[str, str | int]


class AccountLine(Answer):
    seat: int
    text: str
    points: int


class Account(Answer):
    winners: list[int]
    scores: list[int]
    lines: list[AccountLine]
    rank: str | None


class Moment(Answer, tag="moment"):
    seq: int
    number: int
    table: TableInfo
    view: Any  # of the game: QuestsView …; null until every seat is taken
    asked: list[Asked]
    decision: DecisionInfo | None
    undo: UndoInfo
    redo: bool
    log_from: int
    log: list[LogLine]
    happened: list[Happening]
    last: list[str]
    over: bool
    account: Account | None


class Ack(Answer, tag="ack"):
    id: str
    seq: int


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


class Hint(Answer, tag="hint"):
    """`steps` are the option and what would follow of it before anything new is revealed."""

    id: str
    seq: int
    steps: list[OptionInfo]
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
    """How many choices of a seat cost it something worth telling, of how many, and how much each of them on average."""

    costly: int
    choices: int
    mean: float


class Review(Answer, tag="review"):
    """`prospects`, evened out over a round, has a row at the start and after each choice, `numbers` their moments."""

    id: str
    unit: Unit
    numbers: list[int]
    prospects: list[list[float]]
    lapses: list[Lapse]
    fortunes: list[Fortune]
    tolls: list[Toll]
    won_by_luck: list[float]


ServerMessage = Moment | Ack | Refused | Why | Thinking | Presence | Hint | Reviewing | Review


# --- socket, page to server


class Choose(Wish, tag="choose"):
    id: MessageId
    seq: Seq
    keys: Annotated[list[Key], Meta(min_length=1, max_length=64)]


class Undo(Wish, tag="undo"):
    id: MessageId
    seq: Seq


class Redo(Wish, tag="redo"):
    id: MessageId
    seq: Seq


class AskWhy(Wish, tag="ask_why"):
    id: MessageId
    thing: Key


class Hurry(Wish, tag="hurry"):
    pass


class AskHint(Wish, tag="ask_hint"):
    id: MessageId
    seq: Seq


class AskReview(Wish, tag="ask_review"):
    id: MessageId


ClientMessage = Choose | Undo | Redo | AskWhy | Hurry | AskHint | AskReview
