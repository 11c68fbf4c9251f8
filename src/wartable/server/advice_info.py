"""The protocol of hints and reviews, and the options that they are about."""

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


AboutChoices = Hint | Reviewing | Review
