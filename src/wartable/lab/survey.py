"""Survey: what a balance report needs to know of a game, noted while it is played."""

from typing import Any

import msgspec

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.lab.experiment import Batch, Played, play
from wartable.lab.things import NamedDeed, Printed
from wartable.lab.watching import Watcher

Seats = int  # a set of seats, one bit each


class Surveyed(msgspec.Struct):
    """One game: who was offered what and took it, and how decisions and points came about."""

    played: Played
    first: int = -1  # the seat that was asked first
    offered: dict[NamedDeed, Seats] = {}
    taken: dict[NamedDeed, Seats] = {}
    happened: dict[NamedDeed, Seats] = {}
    questions: dict[str, tuple[int, int]] = {}  # how often each was asked, and with how many options altogether
    turns: dict[int, int] = {}  # how many turns took so many decisions
    course: list[list[int]] = []  # the points of all seats at the end of every round
    sources: dict[str, list[int]] = {}  # points by line of the account and seat


class Surveyor(Watcher):
    """Notes one game after the other."""

    def __init__(self) -> None:
        self.printed: Printed | None = None

    def begins(self, title: Title[Any], game: Game, number: int) -> None:
        if self.printed is None or self.printed.title is not title:
            self.printed = Printed(title)
        self.title, self.game = title, game
        game.events = []
        self.first = -1
        self.offered: dict[NamedDeed, Seats] = {}
        self.taken: dict[NamedDeed, Seats] = {}
        self.questions: dict[str, tuple[int, int]] = {}
        self.turns: dict[int, int] = {}
        self.course: list[list[int]] = []
        self.round = self.asked = -1
        self.in_turn = 0

    def sees(self, decision: Decision, option: int) -> None:
        seat = int(decision.seat)
        if self.first < 0:
            self.first = seat
        self.note_turn(seat)
        self.note_question(decision)
        self.note_deeds(decision, option)

    def note_turn(self, seat: int) -> None:
        """Decisions of one seat in a row, within a round, are a turn."""
        number = self.title.rounds(self.game)
        if number != self.round and self.round >= 0:
            self.course.append(self.title.scores(self.game))
        if (number, seat) != (self.round, self.asked):
            self.end_turn()
        self.round, self.asked = number, seat
        self.in_turn += 1

    def end_turn(self) -> None:
        if self.in_turn:
            self.turns[self.in_turn] = self.turns.get(self.in_turn, 0) + 1
        self.in_turn = 0

    def note_question(self, decision: Decision) -> None:
        name = self.title.question(decision)
        times, options = self.questions.get(name, (0, 0))
        self.questions[name] = (times + 1, options + len(decision.options))

    def note_deeds(self, decision: Decision, option: int) -> None:
        assert self.printed is not None
        mine = 1 << int(decision.seat)
        for one in decision.options:
            for deed in self.printed.of_option(self.game, decision, one):
                self.offered[deed] = self.offered.get(deed, 0) | mine
                if one == option:
                    self.taken[deed] = self.taken.get(deed, 0) | mine

    def surveyed(self, played: Played) -> Surveyed:
        """The game that has just ended."""
        self.end_turn()
        self.course.append(played.scores)
        return Surveyed(
            played,
            self.first,
            self.offered,
            self.taken,
            self.happened(),
            self.questions,
            self.turns,
            self.course,
            self.sources(len(played.scores)) if self.game.over else {},
        )

    def happened(self) -> dict[NamedDeed, Seats]:
        """What the log says of things and seats, and what was dealt."""
        assert self.printed is not None
        found: dict[NamedDeed, Seats] = {}
        for event in self.game.events or []:
            seat, deeds = self.printed.of_event(event)
            for deed in deeds if seat >= 0 else []:
                found[deed] = found.get(deed, 0) | 1 << seat
        for seat in range(self.game.seats):
            for deed in self.printed.dealt(self.game, seat):
                found[deed] = found.get(deed, 0) | 1 << seat
        return found

    def sources(self, seats: int) -> dict[str, list[int]]:
        """Points by where they come from; lines of the same name are one source."""
        found: dict[str, list[int]] = {}
        for line in self.title.account(self.game):
            found.setdefault(line.name, [0] * seats)[line.seat] += line.points
        return found


def survey(batch: Batch) -> list[Surveyed]:
    """Play the games of a batch under survey; the same in every process and on every machine."""
    surveyor = Surveyor()
    numbers = range(batch.first, batch.end)
    return [surveyor.surveyed(play(batch.experiment, number, [surveyor])) for number in numbers]
