"""Match: the public door to a game. It knows the choices made, refuses what is not offered, and takes back."""

# not compiled: nothing here is hot

from typing import Any

from wartable.engine.agenda import Game
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import BadRecord, BadSetup, Decision, NotAsked, Refusal, UndoRefused
from wartable.engine.log import Event, Fact
from wartable.engine.record import Record

SEEDS = 1 << 63


class Option:
    """One answer to a question, described when it is asked for."""

    def __init__(self, match: "Match", decision: Decision, code: int) -> None:
        self._match = match
        self._decision = decision
        self.code = code
        self.key: str = match.title.key(code)

    @property
    def facts(self) -> dict[str, Fact]:
        return self._match.title.facts(self._match.game, self._decision, self.code)

    @property
    def touches(self) -> list[str]:
        return self._match.title.touches(self._match.game, self._decision, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Question:
    """A decision as the public door shows it: whose it is, what is asked, and the options with their keys."""

    def __init__(self, match: "Match", decision: Decision) -> None:
        self.seat = int(decision.seat)
        self.question = match.title.question(decision)
        self.options = [Option(match, decision, code) for code in decision.options]


class Match:
    """A game with its record. `marks` are the numbers of choices after which somebody had learned something."""

    def __init__(self, title: Title[Any], players: int, seed: int, options: dict[str, Setting]) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = title.settings(players, options)
        self.choices: list[tuple[int, str]] = []
        self.marks: list[int] = []
        self.events: list[Event] = []
        self.told: list[int] = []  # how many events had been told before choice number i
        self.parted = 0  # how many choices had been made when seats began to choose simultaneously
        if not -SEEDS <= seed < SEEDS:
            raise BadSetup("", f"A seed is a whole number of at most 64 bits, not {seed}.")
        self._begin()

    def _begin(self) -> None:
        self.game: Game = self.title.new(self.players, self.seed, self.options)
        self.game.events = self.events = []
        self.choices, self.marks, self.told, self.parted = [], [0], [], 0
        self.game.run()

    # --- looking

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def scores(self) -> list[int]:
        return self.title.scores(self.game)

    @property
    def winners(self) -> list[int]:
        return self.title.winners(self.game)

    def decisions(self) -> list[Question]:
        """What is asked now: one question, or several when seats choose simultaneously."""
        return [Question(self, decision) for decision in self.game.decisions()]

    def view(self, seat: int | None) -> object:
        return self.title.view(self.game, seat)

    def record(self) -> Record:
        return Record(self.title.name, self.title.rules_version, self.players, self.seed, self.options, self.choices[:])

    # --- choosing

    def choose(self, seat: int, key: str) -> None:
        """Take an option by its key; what is not offered is refused with the rule that forbids it."""
        decision = self._decision_of(seat)
        for code in decision.options:
            if self.title.key(code) == key:
                self._take(seat, code, key)
                return
        raise self.title.why_not(self.game, seat, key)

    def choose_all(self, seat: int, keys: list[str]) -> None:
        """Take several options one after the other, or none of them."""
        before = len(self.choices)
        try:
            for key in keys:
                self.choose(seat, key)
        except Refusal:
            self._go_back_to(self.choices[:before])
            raise

    def _decision_of(self, seat: int) -> Decision:
        if self.game.over:
            raise NotAsked("", "The game is over.")
        for decision in self.game.decisions():
            if decision.seat == seat:
                return decision
        raise NotAsked("", "It is not this seat's turn to decide.")

    def _take(self, seat: int, code: int, key: str) -> None:
        self.told.append(len(self.events))
        self.game.learned = 0
        strands = self.game.strands
        if strands is None:
            self.game.choose(code)
        else:
            self.game.choose_in_strand(seat, code)
        self.choices.append((seat, key))
        if self.game.strands is not strands:
            self.parted = len(self.choices)
        if self.game.learned or self.game.over:
            self.marks.append(len(self.choices))

    # --- taking back

    def undo_refusal(self, seat: int) -> UndoRefused | None:
        """Why the seat cannot take back its last choice, or None when it can."""
        if not self.choices:
            return UndoRefused("", "Nothing has been chosen yet.")
        if self.marks[-1] == len(self.choices):
            return UndoRefused("", "Something new has been revealed since.")
        if self._last_choice_of(seat) is None:
            return UndoRefused("", "Another player has chosen since.")
        return None

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, never past a moment at which somebody learned something."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        last = self._last_choice_of(seat)
        assert last is not None
        self._go_back_to(self.choices[:last] + self.choices[last + 1 :])

    def _last_choice_of(self, seat: int) -> int | None:
        """The newest choice if it is the seat's; while seats choose simultaneously, the seat's newest among theirs."""
        newest = len(self.choices) - 1
        if self.choices[newest][0] == seat:
            return newest
        first = newest if self.game.strands is None else max(self.parted, self.marks[-1])
        return next((number for number in range(newest, first - 1, -1) if self.choices[number][0] == seat), None)

    def _go_back_to(self, choices: list[tuple[int, str]]) -> None:
        self._begin()
        for seat, key in choices:
            self.choose(seat, key)

    # --- other worlds

    def copy(self) -> "Match":
        """The same game once more, with its record; choices in one do not touch the other."""
        other = Match.__new__(Match)
        other.title, other.players, other.seed, other.options = self.title, self.players, self.seed, self.options
        other.choices, other.marks, other.told = self.choices[:], self.marks[:], self.told[:]
        other.parted = self.parted
        other.events = self.events[:]
        other.game = self.game.copy()
        other.game.events = other.events
        return other

    def imagine(self, seat: int, seed: int) -> Game:
        """A world that agrees with everything the seat knows. It has no record: it was never played."""
        return self.title.imagine(self.game, seat, seed)  # type: ignore[no-any-return]


def replay(title: Title[Any], record: Record, upto: int | None = None) -> Match:
    """Play a record again, or its first choices only; a choice that is not legal is refused with its number."""
    if record.rules != title.rules_version:
        raise BadRecord(
            "", f"The record follows version {record.rules} of the rules of {title.name}, not {title.rules_version}."
        )
    match = Match(title, record.players, record.seed, record.options)
    for number, (seat, key) in enumerate(record.choices[:upto]):
        try:
            match.choose(seat, key)
        except Refusal as refusal:
            raise BadRecord(refusal.rule, f"Choice {number} ({key} by seat {seat}): {refusal.sentence}") from refusal
    return match
