"""Clocks: the time that each seat has left, folded from what happened and when. No clock of a machine is read here.

While seats choose in secret, nobody may learn from a clock what another did, or that there was nothing to do: so such
a phase has a time of its own, the same for all, and nothing of it is charged to anybody's own time.
"""

from collections.abc import Collection
from typing import NamedTuple

from wartable.server.terms import SECOND, Clock, Days

LAG = SECOND  # of each choice is free: the way to the server and back
RETURN = 30 * SECOND  # what somebody at least has who comes back from a clock at zero
TURNS = ("choice", "redo")


class Tick(NamedTuple):
    """Something happened at a time in milliseconds; afterwards these seats are to choose, perhaps in a secret phase."""

    at: int
    kind: str
    seat: int
    runs: frozenset[int]
    phase: int | None  # the phase by the choices before it
    down: int = 0  # for so long before it nobody could choose, as the server was down
    is_stopped: bool = False  # by a pause


class Zero(NamedTuple):
    at: int
    seats: list[int]


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first] * seats
        self.runs: frozenset[int] = frozenset()
        self._used = [0] * seats  # for the choice that is being made
        self._free = [0] * seats  # of it
        self._at = 0
        self._phase: int | None = None
        self._phase_known: int | None = None  # one that is left by undo and entered again goes on
        self._phase_used = 0
        self._is_stopped = False

    def copy(self) -> "Clocks":
        other = Clocks.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.left, other._used, other._free = self.left[:], self._used[:], self._free[:]
        return other

    # --- what is left

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds that the seat has for what it is asked, or keeps for later."""
        if self._phase is not None:
            return max(0, self.clock.in_secret - self._phase_used - self._since(now) * self.is_phase_running())
        used = self._used[seat] + self._since(now) * (seat in self.runs)
        return max(0, self.left[seat] - max(0, used - self._free[seat]))

    def is_together(self) -> bool:
        """Whether all choose in secret, in a time of their own."""
        return self._phase is not None

    def is_phase_running(self) -> bool:
        return self._phase is not None and not self._is_stopped

    def zero(self) -> Zero | None:
        """Which clocks are at zero next, and when, if nothing happens before."""
        ends = {seat: self._at + self.left_at(seat, self._at) + self._still_free(seat) for seat in self.runs}
        first = min(ends.values(), default=None)
        return None if first is None else Zero(first, sorted(seat for seat, at in ends.items() if at == first))

    def _still_free(self, seat: int) -> int:
        return 0 if self._phase is not None else max(0, self._free[seat] - self._used[seat])

    def _since(self, now: int) -> int:
        return max(0, now - self._at)

    # --- folding

    def take(self, tick: Tick) -> None:
        self._pass(max(0, tick.at - self._at - tick.down) if self._at else 0)
        self._at = max(self._at, tick.at)
        self._settle(tick)
        if tick.kind == "back":
            self.left[tick.seat] = max(self.left[tick.seat], self._at_least())
        began = tick.runs - self.runs if self._phase is None else tick.runs
        for seat in began if tick.phase is None else ():
            self._begin(seat, tick)
        self.runs, self._is_stopped = tick.runs, tick.is_stopped
        self._enter(tick.phase)

    def _pass(self, elapsed: int) -> None:
        if self._phase is not None:
            self._phase_used += elapsed * self.is_phase_running()
            return
        for seat in self.runs:
            self._used[seat] += elapsed

    def _settle(self, tick: Tick) -> None:
        """Charge those who have chosen, or whose clock stops. What was taken back was used all the same."""
        if tick.kind == "undo":
            self._free[tick.seat] = 0
            self._charge(tick.seat)
            if tick.phase is None:
                self.left[tick.seat] = max(0, self.left[tick.seat] - self.clock.bonus)
        elif tick.kind in TURNS and self._phase is None and tick.seat in self.runs:
            self._charge(tick.seat)
            self.left[tick.seat] += self.clock.bonus
            self._free[tick.seat] = LAG
        for seat in self.runs - (tick.runs if tick.phase is None else frozenset()):
            self._charge(seat)

    def _charge(self, seat: int) -> None:
        self.left[seat] = max(0, self.left[seat] - max(0, self._used[seat] - self._free[seat]))
        self._free[seat] = max(0, self._free[seat] - self._used[seat])
        self._used[seat] = 0

    def _begin(self, seat: int, tick: Tick) -> None:
        """The seat is asked: for a turn of days with all its time, unless somebody has only taken something back."""
        if tick.kind in (*TURNS, "join", "fill"):
            self._free[seat] = LAG
            if isinstance(self.clock, Days):
                self.left[seat] = self.clock.first

    def _enter(self, phase: int | None) -> None:
        if phase is not None and phase != self._phase_known:
            self._phase_known, self._phase_used = phase, 0
        self._phase = phase

    def _at_least(self) -> int:
        return self.clock.first if isinstance(self.clock, Days) else RETURN


def shown(clocks: Clocks, seats: Collection[int], now: int) -> list[int]:
    """What each seat has left, those of a phase in secret only where they are shown to be choosing."""
    return [
        clocks.left[seat] if clocks.is_together() and seat not in seats else clocks.left_at(seat, now)
        for seat in range(len(clocks.left))
    ]
