"""The agenda: immutable steps waiting in order, and the loop that carries them out until one asks."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from wartable.engine.chance import Chance
from wartable.engine.decision import Decision
from wartable.engine.log import Event, Fact

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something to be done. It asks a seat (then `chosen`), or it `happens`.

    A step never changes, holds no table object and no secret; copies of a game share it.
    """

    def asks(self, game: G) -> Decision | None:
        """The question to put, or None when nothing is asked."""
        return None

    def chosen(self, game: G, option: i64) -> None:
        """Carry out the chosen option; what follows is put on the agenda last, in one call."""

    def happens(self, game: G) -> None:
        """What the step does when it asks nothing."""


class Strand:
    """The agenda of one seat while several seats choose at the same time and in secret."""

    def __init__(self, seat: i64, agenda: list[Step[Any]], asker: Step[Any] | None, decision: Decision | None) -> None:
        self.seat: Final[i64] = seat
        self.agenda: Final = agenda
        self.asker = asker
        self.decision = decision

    def copy(self) -> "Strand":
        return Strand(self.seat, self.agenda[:], self.asker, self.decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Looks at the table whenever something has been told."""

    def look(self, game: "Game") -> None:
        """What was told last has just happened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: the table of a subclass, the agenda, and the decision that is put now."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats: i64 = seats
        self.chance = chance
        self.over: bool = False
        self.agenda: list[Step[Any]] = []
        self.asker: Step[Any] | None = None
        self.decision: Decision | None = None
        self.strands: list[Strand] | None = None
        self.learned: i64 = 0
        self.events: list[Event] | None = None
        self.witness: Witness | None = None  # of the events; copies have none
        self.foretold: i64 = -1  # how many events were told before the first reveal; -1 while nothing was revealed
        self.forced: list[tuple[Decision, int]] | None = None  # answers that the engine gave itself, where kept

    # --- for rules

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on top of the agenda, so that they happen in the written order before what was waiting."""
        place: i64 = len(steps)
        while place > 0:
            place -= 1
            self.agenda.append(steps[place])

    def then(self, step: Step[Any]) -> None:
        """Put one step on top of the agenda."""
        self.agenda.append(step)

    def do_instead(self, step: Step[Any]) -> None:
        """Put one step in place of everything that was waiting."""
        self.agenda[:] = [step]

    def learns(self, seats: i64) -> None:
        """Mark that the seats of this bit set have just learned something that no choice can take back."""
        self.learned |= seats
        if self.events is not None and self.foretold < 0:
            self.foretold = len(self.events)

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Log an open event. Ask `telling` first where speed matters."""
        if self.events is not None:
            self.tell_some(name, facts, {}, 0)

    def tell_some(self, name: str, facts: dict[str, Fact], secret: dict[str, Fact], knowers: i64) -> None:
        """Log an event of which only some seats know the secret facts."""
        if self.events is not None:
            self.events.append(Event(name, facts, secret, knowers))
            if self.witness is not None:
                self.witness.look(self)

    @property
    def telling(self) -> bool:
        return self.events is not None

    # --- for those who drive the game

    def run(self) -> None:
        """Carry out steps until one asks a question with two or more answers, or none is left."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            decision = step.asks(self)
            if decision is None:
                step.happens(self)
                if self.strands is not None:
                    return
            elif len(decision.options) == 1:
                if self.forced is not None:
                    self.forced.append((decision, decision.options[0]))
                step.chosen(self, decision.options[0])
            else:
                self.asker = step
                self.decision = decision
                return
        self.asker = None
        self.decision = None

    def answer(self, seat: i64, option: i64) -> None:
        """Answer the decision that is put to a seat, simultaneous with others or not: the one way to choose."""
        if self.strands is not None:
            self.answer_in_strand(seat, option)
            return
        asker = self.asker
        decision = self.decision
        assert asker is not None and decision is not None and decision.seat == seat
        self.asker = None
        self.decision = None
        asker.chosen(self, option)
        self.run()

    # --- simultaneous choices

    def part(self, strands: list[Strand], reveal: Step[Any]) -> None:
        """Let each strand go on independently until its seat is asked; `reveal` happens once all of them are done."""
        self.agenda.append(reveal)
        self.strands = strands
        for strand in strands:
            self.run_strand(strand)
        self.join()

    def answer_in_strand(self, seat: i64, option: i64) -> None:
        """Answer the simultaneous decision of one seat; the order in which seats answer makes no difference."""
        strand = self.strand_of(seat)
        asker = strand.asker
        assert asker is not None
        waiting = self.agenda
        self.agenda = strand.agenda
        asker.chosen(self, option)
        self.agenda = waiting
        self.run_strand(strand)
        self.join()
        if self.strands is None:
            self.run()

    def strand_of(self, seat: i64) -> Strand:
        """The strand in which a seat is asked now."""
        for strand in self.strands or []:
            if strand.seat == seat and strand.asker is not None:
                return strand
        raise ValueError("this seat has nothing to decide")

    def run_strand(self, strand: Strand) -> None:
        waiting = self.agenda
        self.agenda = strand.agenda
        strands = self.strands
        self.strands = None
        self.run()
        assert not self.has_parted(), "seats that choose simultaneously cannot part again"
        strand.asker, strand.decision = self.asker, self.decision
        self.strands = strands
        self.agenda = waiting

    def has_parted(self) -> bool:
        """Whether seats choose simultaneously now. A method, as mypyc assumes that a field set to None stays None."""
        return self.strands is not None

    def join(self) -> None:
        """Put the first open decision of the strands; when there is none, the agenda goes on."""
        strands = self.strands
        assert strands is not None
        self.asker = None
        self.decision = None
        for strand in strands:
            if strand.decision is not None:
                self.asker = strand.asker
                self.decision = strand.decision
                return
        self.strands = None

    def decisions(self) -> list[Decision]:
        """Every decision that is put now: several when seats choose simultaneously."""
        if self.strands is not None:
            return [strand.decision for strand in self.strands if strand.decision is not None]
        return [] if self.decision is None else [self.decision]

    def ask_again(self) -> None:
        """Ask the open questions again, after hidden things have been dealt differently."""
        if self.strands is not None:
            for strand in self.strands:
                if strand.asker is not None:
                    strand.decision = self.asked_again(strand.asker)
            self.join()
        elif self.asker is not None:
            self.decision = self.asked_again(self.asker)

    def asked_again(self, asker: Step[Any]) -> Decision:
        decision = asker.asks(self)
        assert decision is not None and decision.options, "an imagined world must leave the question open"
        return decision

    def copy(self) -> "Game":
        """An exact copy, secrets included, without the log."""
        raise NotImplementedError

    def copy_run_into(self, other: "Game") -> None:
        """Copy what the engine keeps into a new game of the same kind."""
        other.over = self.over
        other.agenda = self.agenda[:]
        other.asker = self.asker
        other.decision = self.decision
        other.learned = self.learned
        if self.strands is not None:
            other.strands = [strand.copy() for strand in self.strands]
