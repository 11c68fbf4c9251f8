"""What a server of the tests is like: wide limits, a clock that can be moved on, and a tower that can be shaken."""

import os
import sys
import time
from functools import partial
from pathlib import Path

import msgspec

from wartable.immortals.table import IN_PLANNING, Immortals
from wartable.matches.match import Match
from wartable.server import messenger, passwords, push_keys, story, times, waking
from wartable.server.keeping import Keeping
from wartable.server.limits import Limits
from wartable.server.run import serve
from wartable.server.settings import DoorLimits, Settings, read_settings

WIDE = Limits(
    guest_creates="100000/minute",
    address_creates="100000/minute",
    guest_joins="100000/minute",
    address_joins="100000/minute",
    guest_guesses="100000/minute",
    address_guesses="100000/minute",
    handle_guesses="100000/hour",
    address_asks="1000000/minute",
    guest_sockets=10_000,
    address_sockets=10_000,
    address_requests=1_000_000,
    address_at_once=1_000,
    messages=100_000,
    address_messages=1_000_000,
    moves=100_000,
    address_moves=1_000_000,
    hints=100_000,
    address_hints=1_000_000,
    says=100_000,
    address_says=1_000_000,
)
WIDE_DOOR = DoorLimits(address_connections=100_000, connections=100_000)


class ShakenMatch(Match):
    """A match of Immortals in whose tower everything lies elsewhere."""

    def copy(self) -> Match:
        other = super().copy()
        other.__class__ = ShakenMatch
        return other

    def _take(self, seat: int, code: int, key: str) -> None:
        super()._take(seat, code, key)
        game = self.game
        if isinstance(game, Immortals) and game.phase == IN_PLANNING and self.marks[-1] == len(self.choices):
            first, *others = game.tower.shelves
            game.tower.shelves = [*(shelf[::-1] for shelf in others), first[::-1]]
            sys.stderr.write("shaken\n")
            sys.stderr.flush()


def shifted(file: Path) -> int:
    """The time of day, moved on by the seconds that stand in a file."""
    seconds = float(file.read_text() or 0) if file.exists() else 0.0
    return time.time_ns() + int(seconds * 1e9)


def serve_as(words: list[str]) -> None:
    """Serve as `tests.support.launching` says, until a signal ends it."""
    given = dict(enumerate(words))
    data, pause, limits = given[0], given.get(1, "0"), given.get(2, "wide")
    push_keys.MAY_BE_PRIVATE = True  # the push service of a test is on this machine
    if given.get(3) == "shaken":
        story.Match = ShakenMatch  # type: ignore[misc]
    times.clock = partial(shifted, Path(data).parent / "shift")
    messenger.SECONDS_BETWEEN_LOOKS = 0.2
    waking.SECONDS_BETWEEN_LOOKS = 0.2
    settings = Settings(port=0, data=Path(data), bot_pause=float(pause))
    if limits == "wide":
        passwords.ROUNDS, passwords.MEMORY_KIB, passwords.LANES = 1, 64, 1  # tests hash many
        settings = msgspec.structs.replace(settings, limits=WIDE, door=WIDE_DOOR, keeping=Keeping(absent_seconds=0.2))
    elif limits != "usual":
        settings = read_settings(Path(limits), port=0, data=Path(data), bot_pause=float(pause))
    serve(msgspec.structs.replace(settings, database=os.environ.get("WARTABLE_DATABASE")))
