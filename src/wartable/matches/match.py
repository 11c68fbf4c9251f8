"""Match: the public door to a game. It knows the choices made, refuses what is not offered, and takes back."""

# not compiled: nothing here is hot

from typing import Any

from msgspec import UNSET

from wartable.editions.chosen import label_of
from wartable.editions.refusal import BadEdition
from wartable.engine.agenda import Game
from wartable.engine.contract import Setting, Shortcut, Title
from wartable.engine.decision import BadRecord, Decision, NotAsked, NotOffered, Refusal, UndoRefused
from wartable.engine.log import Event, Fact
from wartable.engine.picking import Note
from wartable.engine.seed import Seed, chance_of, kind_of
from wartable.matches.draft import Draft
from wartable.matches.record import Fault, Record

CHOICES_A_SNAPSHOT = 32  # at least: a copy costs less than these, and plain play hardly notices it


class Option:
    """One answer to a question: its `key` for `Match.choose`, and more about it when that is asked for."""

    def __init__(self, match: "Match", decision: Decision, code: int) -> None:
        self._match = match
        self._decision = decision
        self.code = code
        self.key: str = match.title.key(code)

    @property
    def facts(self) -> dict[str, Fact]:
        """What its sentence is made from, such as the card and its cost."""
        return self._match.title.facts(self._match.game, self._decision, self.code)

    @property
    def touches(self) -> list[str]:
        """The things on the table that it is about."""
        return self._match.title.touches(self._match.game, self._decision, self.code)

    @property
    def caution(self) -> Note | None:
        """What a player may overlook, such as an action that would be lost."""
        return self._match.title.caution(self._match.game, self._decision, self.code)

    @property
    def confirm(self) -> Note | None:
        return self._match.title.confirm(self._match.game, self._decision, self.code)

    @property
    def mode(self) -> Note | None:
        return self._match.title.mode(self._match.game, self._decision, self.code)

    @property
    def is_minor(self) -> bool:
        return self._match.title.is_minor(self._match.game, self._decision, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Question:
    """A decision as the public door shows it: whose it is (`seat`), what is asked (`question`), and the `options`."""

    def __init__(self, match: "Match", decision: Decision) -> None:
        self.seat = int(decision.seat)
        self.question = match.title.question(decision)
        self.options = [Option(match, decision, code) for code in decision.options]
        self._match = match
        self._decision = decision

    @property
    def facts(self) -> dict[str, Fact]:
        """What the sentence of the question is made from."""
        return self._match.title.question_facts(self._match.game, self._decision)

    @property
    def shortcuts(self) -> list[Shortcut]:
        """Rows of choices that people often make together."""
        return self._match.title.shortcuts(self._match.game, self._decision)


class Snapshot:
    """A game as it stood when somebody had just learned something: undo begins here and not at the first choice."""

    def __init__(self, match: "Match") -> None:
        self.game = match.game.copy()
        self.choices, self.marks, self.events = len(match.choices), len(match.marks), len(match.events)


class Match:
    """A game with its record. `marks` are the numbers of choices after which somebody had learned something.

    So is the moment from which seats choose simultaneously: whether one has chosen in secret must not show in what
    another can take back.

    Examples:
        >>> import wartable
        >>> game = wartable.new_game("quests", players=2, seed=7)
        >>> seat = game.decisions()[0].seat
        >>> game.choose(seat, "hire:slot:0")
        >>> game.undo(seat)
        >>> game.choices
        []
        >>> [player.hand is not None for player in game.view(seat).players]  # of the other hand only its size is seen
        [False, True]
    """

    def __init__(self, title: Title[Any], players: int, seed: Seed, options: dict[str, Setting]) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = title.settings(players, options)
        self.choices: list[tuple[int, str]] = []
        self.marks: list[int] = []
        self.events: list[Event] = []
        self.events_before: list[int] = []  # how many events had been logged before each choice
        self._begin()

    def _begin(self) -> None:
        self.game: Game = self.title.new(self.players, chance_of(self.seed), self.options)
        self.game.events = self.events = []
        self.choices, self.marks, self.events_before = [], [0], []
        self.game.run()
        self._snapshot = Snapshot(self)

    # --- looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def scores(self) -> list[int]:
        """The points by seat, hidden ones included."""
        return self.title.scores(self.game)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several where a victory is shared."""
        return self.title.winners(self.game)

    @property
    def places(self) -> list[int]:
        """The final place of each seat, from 1; those who share a place have the same number."""
        return self.title.places(self.game)

    def decisions(self) -> list[Question]:
        """What is asked now: one question, or several when seats choose simultaneously."""
        return [Question(self, decision) for decision in self.game.decisions()]

    def view(self, seat: int | None) -> object:
        """What a seat may see, or a spectator (None): a structure of the game's own, built from what is allowed."""
        return self.title.view(self.game, seat)

    def record(self) -> Record:
        """Everything that is needed to play the game again."""
        return Record(
            game=self.title.name,
            rules=self.title.rules_version,
            players=self.players,
            chance=kind_of(self.seed),
            seed=self.seed,
            options=self.options,
            choices=self.choices[:],
            edition=label_of(self.title.name) or UNSET,
        )

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
        """Take several options one after the other, or none of them; never past a moment that reveals something."""
        before = len(self.choices)
        try:
            for place, key in enumerate(keys):
                if place:
                    self.refuse_if_revealed()
                self.choose(seat, key)
        except Refusal:
            self._go_back_to(self.choices[:before])
            raise

    def refuse_if_revealed(self) -> None:
        """What comes after a reveal is not looked at in the same row of choices, whatever it is.

        Nor is what comes after a simultaneous choice: that would reveal whether the others have one to make at all.
        """
        if self.marks[-1] == len(self.choices) or self._has_chosen_in_secret(self.choices[-1][0]):
            raise NotOffered("", "revealed")

    def _has_chosen_in_secret(self, seat: int) -> bool:
        """Whether the seat waits for others who choose at the same time."""
        return self.game.strands is not None and all(one.seat != seat for one in self.game.decisions())

    # --- drafts

    def draft(self, seat: int, picks: list[str]) -> Draft | None:
        """What can be said about these picks; None where the open question is answered by one choice."""
        if self.title.picking(self._decision_of(seat)) is None:
            return None
        return Draft(self.title, self.game, seat, picks)

    def choose_set(self, seat: int, picks: list[str]) -> None:
        """Carry out a finished draft in canonical order, or refuse it and change nothing."""
        self.choose_all(seat, self.keys_of_set(seat, picks))

    def keys_of_set(self, seat: int, picks: list[str]) -> list[str]:
        """The choices that carry out a finished draft; refuses one that is not."""
        draft = self.draft(seat, picks)
        if draft is None:
            raise NotOffered("", "one_choice")
        keys = draft.keys()
        if keys is None:
            raise draft.refusal(self.game)
        return keys

    def _decision_of(self, seat: int) -> Decision:
        if self.game.over:
            raise NotAsked("", "game_over")
        for decision in self.game.decisions():
            if decision.seat == seat:
                return decision
        raise NotAsked("", "not_asked")

    def follow(self, choices: list[tuple[int, str]]) -> Fault | None:
        """Make choices one after the other, up to the first that is not legal; returns which one that is, if any."""
        for seat, key in choices:
            try:
                self.choose(seat, key)
            except Refusal as refusal:
                return Fault(len(self.choices) + 1, seat, key, refusal.rule, refusal.sentence)
        return None

    def follow_all(self, choices: list[tuple[int, str]]) -> None:
        """Make choices one after the other; the first that is not legal is refused with its number."""
        fault = self.follow(choices)
        if fault is not None:
            facts: dict[str, Fact] = {"choice": fault.choice, "key": fault.key, "seat": fault.seat}
            raise BadRecord(fault.rule, "not_legal", facts | {"why": fault.sentence})

    def _take(self, seat: int, code: int, key: str) -> None:
        self.events_before.append(len(self.events))
        self.game.learned = 0
        strands = self.game.strands
        self.game.answer(seat, code)
        self.choices.append((seat, key))
        if self.game.learned or self.game.over or self.game.strands is not strands:
            self.marks.append(len(self.choices))
            if len(self.choices) - self._snapshot.choices >= CHOICES_A_SNAPSHOT:
                self._snapshot = Snapshot(self)

    # --- taking back

    def undo_refusal(self, seat: int) -> UndoRefused | None:
        """Why the seat cannot take back its last choice, or None when it can."""
        open_to_undo = self._since_the_last_mark(seat)
        if not open_to_undo:
            return UndoRefused("", "revealed_since" if self.marks[-1] else "nothing_to_undo")
        if self.choices[open_to_undo[-1]][0] != seat:
            return UndoRefused("", "another_has_chosen")
        return None

    def undo(self, seat: int, number: int = 1) -> None:
        """Take back the last choices of a seat, never past a moment at which somebody learned something."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        last = set(self._since_the_last_mark(seat)[-number:])
        self._go_back_to([choice for place, choice in enumerate(self.choices) if place not in last])

    def _since_the_last_mark(self, seat: int) -> list[int]:
        """The choices that stand since; while seats choose simultaneously and in secret, only the seat's own."""
        numbers = range(self.marks[-1], len(self.choices))
        return [number for number in numbers if self.game.strands is None or self.choices[number][0] == seat]

    def _go_back_to(self, choices: list[tuple[int, str]]) -> None:
        """Stand where these choices lead; they differ from those made only after the last mark, or end before it."""
        last_mark = self.marks[-1]
        if self._snapshot.choices <= len(choices):
            self._return(self._snapshot)
        else:
            self._begin()
        for seat, key in choices[len(self.choices) :]:
            self.choose(seat, key)
            if len(self.choices) == last_mark:
                self._snapshot = Snapshot(self)

    def _return(self, snapshot: Snapshot) -> None:
        """To the moment of the snapshot, which stays as it is for the next time."""
        self.game = snapshot.game.copy()
        self.game.events = self.events = self.events[: snapshot.events]
        self.choices, self.events_before = self.choices[: snapshot.choices], self.events_before[: snapshot.choices]
        self.marks = self.marks[: snapshot.marks]

    # --- other worlds

    def copy(self) -> "Match":
        """Another copy of the same game, with its record; choices in one do not touch the other."""
        other = Match.__new__(Match)
        other.title, other.players, other.seed, other.options = self.title, self.players, self.seed, self.options
        other.choices, other.marks, other.events_before = self.choices[:], self.marks[:], self.events_before[:]
        other.events = self.events[:]
        other._snapshot = self._snapshot  # nobody changes it
        other.game = self.game.copy()
        other.game.events = other.events
        return other

    def imagine(self, seat: int, seed: int) -> Game:
        """A world that agrees with everything the seat knows. It has no record: it was never played.

        Examples:
            >>> import wartable
            >>> game = wartable.new_game("quests", players=2, seed=7)
            >>> world = game.imagine(seat=0, seed=1)
            >>> game.title.view(world, 0) == game.view(0), game.title.view(world, 1) == game.view(1)
            (True, False)
        """
        return self.title.imagine(self.game, seat, seed)  # type: ignore[no-any-return]


def replay(title: Title[Any], record: Record, upto: int | None = None) -> Match:
    """Play a record again, or only its first choices; a choice that is not legal is refused with its number."""
    if record.rules != title.rules_version:
        facts: dict[str, Fact] = {"game": title.name, "version": record.rules, "known": title.rules_version}
        raise BadRecord("", "other_rules", facts)
    refuse_other_edition(record)
    match = Match(title, record.players, record.seed, record.options)
    match.follow_all(record.choices[:upto])
    return match


def refuse_other_edition(record: Record) -> None:
    """Choices that were made among other cards mean nothing among these."""
    now = label_of(record.game)
    if record.edition is UNSET:
        if now is not None:
            raise BadEdition("record_of_printed", game=record.game, now=str(now))
    elif now is None or now.digest != record.edition.digest:
        raise BadEdition("record_of_edition", game=record.game, edition=str(record.edition))
