"""Terms: what those at a table agree on beside the rules: who may come, hints, clocks, and what happens at zero."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wartable.server.wire import Word

Visibility = Literal["public", "link", "private"]
AtZero = Literal["bot", "wait"]
USUAL_LEVEL = "skilled"  # of the bot that takes the place of a person
SECOND = 1000
DAY = 24 * 3600 * SECOND


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Seconds for the game, and more for each choice; `together`: for each phase in which all choose in secret."""

    seconds: Annotated[int, Meta(ge=1, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)]
    together: Annotated[int, Meta(ge=1, le=24 * 3600)]

    @property
    def first(self) -> int:
        """Milliseconds of each seat when the game begins."""
        return self.seconds * SECOND

    @property
    def bonus(self) -> int:
        return self.increment * SECOND

    @property
    def in_secret(self) -> int:
        return self.together * SECOND


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """Days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]

    @property
    def first(self) -> int:
        return self.days * DAY

    @property
    def bonus(self) -> int:
        return 0

    @property
    def in_secret(self) -> int:
        return self.first


Clock = Live | Days
SPEEDS: dict[str, Clock | None] = {
    "none": None,
    "fast": Live(300, 10, 90),
    "calm": Live(1200, 20, 300),
    "days": Days(2),
}


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Public tables stand in the lobby; private ones are for those who sit there. `level` is that of stand-ins.

    `rated`: the game counts for ratings; `rated.py` says what that needs. `one_device`: people pass a device around, so
    that one guest may sit in several seats. `follows`: the table of whose players this is the rematch; their seats are
    kept for them.
    """

    visibility: Visibility = "link"
    hints: bool = True
    clock: Clock | None = None
    at_zero: AtZero = "wait"
    level: Word = USUAL_LEVEL
    one_device: bool = False
    rated: bool = False
    follows: Annotated[str, Meta(pattern="^([a-z2-7]{12})?$")] = ""


class Life(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has happened at a table beside its game, as far as everybody knows. `fills` are bots at once open seats.

    `stand_ins` play for people who are away or have resigned, or, where a game is rated, have no time left: then they
    are among those who have `resigned`, and `out_of_time`. `again` holds who wants a rematch and who does not, and
    `next` its table.
    """

    fills: dict[int, str] = {}
    stand_ins: dict[int, str] = {}
    resigned: list[int] = []
    out_of_time: list[int] = []
    is_paused: bool = False
    pause_wanted: list[int] = []  # or, in a pause, its end
    hints: dict[int, int] = {}
    again: dict[int, bool] = {}
    next: str = ""
    is_ended: bool = False  # by resignation
