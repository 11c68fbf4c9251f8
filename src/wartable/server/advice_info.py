"""The protocol of hints and reviews, and the options that they are about."""

from wartable.bots.turning import TurnKind
from wartable.server.wire import Answer, Unit


class OptionInfo(Answer):
    """`caution` is what a person should hear before taking it.

    `confirm` is what it spends or reveals at once: a page asks for a second click, unless its reader has had enough.
    Options with the same `mode` can be chosen on the table only after a button with these words was pressed.
    What is `minor` is legal but seldom wanted.
    """

    key: str
    text: str
    touches: list[str]
    caution: str | None
    confirm: str | None
    mode: str | None
    minor: bool


class HintReason(Answer):
    """Why a move is good: what it gains, or what it keeps from the others."""

    text: str
    prevents: bool
    gain: float


class ContrastInfo(Answer):
    """What there is more of after a move than after the next best, as in "+2 points"; `others` have it or lack it."""

    text: str
    others: bool


class NextBestInfo(Answer):
    """The next best move, and how much less it promises; `even` where luck explains the difference.

    With `later`, the differences are those at the next turn.
    """

    text: str
    lead: float
    even: bool
    differences: list[ContrastInfo]
    later: bool


class NudgeInfo(Answer):
    """Where to look: how many moves of the best one's kind there are, and what they touch."""

    moves: int
    touches: list[str]


class Hint(Answer, tag="hint"):
    """`steps` are the option and what would follow from it before anything new is revealed.

    Where a set is asked for, `picks` make it. `nudge` only says where to look. Where others reply to what is laid out
    for them, `least` is what can be expected whatever they choose.
    """

    id: str
    seq: int
    nudge: NudgeInfo
    steps: list[OptionInfo]
    picks: list[str]
    reasons: list[HintReason]
    next_best: NextBestInfo | None
    unit: Unit
    prospects: float
    least: float | None


class Reviewing(Answer, tag="reviewing"):
    id: str
    done: int
    total: int


class Lapse(Answer):
    """A choice that cost its seat something; `place` is its place in the lists of the review.

    The cost may be off by `error`, in nineteen cases of twenty.
    """

    place: int
    number: int  # of the moment at which it was made
    seat: int
    cost: float
    error: float
    taken: OptionInfo
    better: OptionInfo


class Fortune(Answer):
    """What chance gave to a seat, or took."""

    place: int
    number: int  # of the moment after it
    seat: int
    gain: float


class TurningPoint(Answer):
    """Where the game turned for a seat, from what it could expect before to after.

    `kind` says by what: a costly choice, chance, or play. `cause` is the place of the choice behind it, and `number`
    the moment after that; of a costly choice, `taken` and `better` are told.
    """

    kind: TurnKind
    cause: int
    number: int
    seat: int
    by: int  # the seat that chose
    before: float
    after: float
    taken: str | None
    better: str | None


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
    turns: list[TurningPoint]
    lapses: list[Lapse]
    fortunes: list[Fortune]
    tolls: list[Toll]
    won_by_luck: list[float]


AboutChoices = Hint | Reviewing | Review
