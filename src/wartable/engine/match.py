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
    """A game with its record. `marks` are the numbers of choices after which somebody had learned something.

    So is the moment from which seats choose simultaneously: whether one has chosen in secret must not show in what
    another can take back.
    """

    def __init__(self, title: Title[Any], players: int, seed: int, options: dict[str, Setting]) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = title.settings(players, options)
        self.choices: list[tuple[int, str]] = []
        self.marks: list[int] = []
        self.events: list[Event] = []
        self.told: list[int] = []  # how many events had been told before choice number i
        if not -SEEDS <= seed < SEEDS:
            raise BadSetup("", f"A seed is a whole number of at most 64 bits, not {seed}.")
        self._begin()

    def _begin(self) -> None:
        self.game: Game = self.title.new(self.players, self.seed, self.options)
        self.game.events = self.events = []
        self.choices, self.marks, self.told = [], [0], []
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
        if self.game.learned or self.game.over or self.game.strands is not strands:
            self.marks.append(len(self.choices))

    # --- taking back

    def undo_refusal(self, seat: int) -> UndoRefused | None:
        """Why the seat cannot take back its last choice, or None when it can."""
        open_to_undo = self._since_the_last_mark(seat)
        if not open_to_undo:
            sentence = "Something new has been revealed since." if self.marks[-1] else "Nothing has been chosen yet."
            return UndoRefused("", sentence)
        if self.choices[open_to_undo[-1]][0] != seat:
            return UndoRefused("", "Another player has chosen since.")
        return None

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, never past a moment at which somebody learned something."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        last = self._since_the_last_mark(seat)[-1]
        self._go_back_to(self.choices[:last] + self.choices[last + 1 :])

    def _since_the_last_mark(self, seat: int) -> list[int]:
        """The choices that stand since; while seats choose simultaneously and in secret, only the seat's own."""
        numbers = range(self.marks[-1], len(self.choices))
        return [number for number in numbers if self.game.strands is None or self.choices[number][0] == seat]

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
