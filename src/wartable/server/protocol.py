"""The protocol: what goes between page and server, as docs/protocol.md describes it; some parts are in other files."""

from typing import Any

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.server.advice_info import AboutChoices, OptionInfo
from wartable.server.puzzle_info import PuzzleTold
from wartable.server.table_info import TableInfo
from wartable.server.talk_info import AboutTalk
from wartable.server.wire import Answer
from wartable.words import Segment


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
    equal: LevelInfo  # as strong as the one who sets up the table
    lessons: list[LessonName]
    first_game: FirstGame
    edition: EditionName | None  # of component data other than the printed


class RuleText(Answer):
    id: str
    source: str
    text: str


class RuleChapter(Answer):
    heading: str
    rules: list[RuleText]


class HowIcon(Answer):
    """A sign of the game's sheet of glyphs, and what it is called."""

    sign: str
    name: str


class HowIcons(Answer):
    heading: str
    icons: list[HowIcon]


class HowPart(Answer):
    """A sentence, with the cards and signs that it is about."""

    text: str
    cards: list[str]
    icons: list[HowIcon]


class HowChapter(Answer):
    name: str
    heading: str
    parts: list[HowPart]
    in_order: bool  # the parts follow one another at the table


class HowToPlay(Answer):
    """A game told in a few pictures: its goal, how it ends, points and turns, all icons, and what beginners miss."""

    goal: str
    ending: str
    chapters: list[HowChapter]
    icons: list[HowIcons]
    missed: list[str]


class Problem(Answer):
    """Why a request was refused."""

    code: str
    rule: str
    text: str


# --- socket, server to page


class Asked(Answer):
    seat: int
    question: str
    text: str


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
    place of another pick. What is `minor` is legal but seldom wanted. Of `touches`, `a|b` is one of two things alike.
    """

    key: str
    text: str
    touches: list[str]
    note: str
    signs: list[list[str]]
    instead: bool
    minor: bool


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
    confirm: str | None  # what sending it gives away for good: a page asks for a second click, as with an option


class UndoInfo(Answer):
    may: bool
    why: str | None


class LogLine(Answer, omit_defaults=True):
    """What happened, told; `round` where the line says which round it is."""

    number: int
    choice: int
    seat: int | None
    text: list[Segment]
    round: int | None = None


class Remark(Answer):
    """What is said to the viewer about a thing on the table; `signs` say the same where there is little room."""

    thing: str
    text: str
    signs: list[str]


class LineSpan(Answer):
    """Lines of the log, by their numbers; `end` is the first that does not belong to them."""

    first: int
    end: int


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
    ties: list[str]  # how they were broken
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


class ClockInfo(Answer):
    """Milliseconds that each seat has left now, and the seats whose clocks run. `together`: a time that all share."""

    left: list[int]
    runs: list[int]
    together: bool


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
    since: LineSpan | None  # what happened since the viewer's last turn
    remarks: list[Remark]
    last: list[str]
    over: bool
    account: Account | None
    lesson: LessonInfo | None  # where one is taught
    puzzle: PuzzleTold | None  # where one is posed
    clock: ClockInfo | None = None  # where there are clocks


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


class Announcement(Answer):
    """What the operator of the server announces; `at`: when it restarts, or null."""

    number: int
    text: str
    at: str | None


class Announcements(Answer, tag="announcements"):
    """All that are in force; sent when they change."""

    list: list[Announcement]


ServerMessage = Moment | Ack | Drafted | Refused | Why | Thinking | Presence | Announcements | AboutChoices | AboutTalk
