"""Summary: what a batch of games shows, with the uncertainty of its shares."""

from collections import Counter
from math import sqrt
from statistics import median

import msgspec

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.lab.experiment import Experiment, Played

CONFIDENCE = 1.959964  # standard deviations that hold 95 % of a normal distribution


class Scores(msgspec.Struct, frozen=True):
    mean: float
    sd: float
    winner_mean: float


class Rounds(msgspec.Struct, frozen=True):
    mean: float
    median: float
    max: int


class BotSummary(msgspec.Struct, frozen=True):
    """How the seats of one kind of bot fared."""

    seats: int
    mean_score: float
    wins: tuple[float, float, float]


class SideSummary(msgspec.Struct, frozen=True):
    """How the players dealt a side, such as a tribe, fared. A fair share of the wins is 1."""

    seats: int
    fair_shares: float


class Summary(msgspec.Struct, frozen=True):
    """Wins are a share with the ends of its 95 % interval (Wilson); a shared victory counts in parts."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: list[str]
    seed: int
    games: int
    finished: int
    over_bound: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_options: float
    max_options: int
    scores: Scores
    rounds: Rounds
    wins_by_seat: list[tuple[float, float, float]]
    wins_by_bot: dict[str, BotSummary]
    wins_by_side: dict[str, SideSummary]
    checked: bool
    broken_invariants: dict[str, int]
    edition: EditionName | None = None  # of component data other than the printed


class Count:
    """Counts games one by one, so that it takes no more memory for many than for few."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.games = self.finished = self.decisions = self.options = self.most_options = 0
        self.scores: Counter[int] = Counter()
        self.best_scores: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.broken: Counter[str] = Counter()
        self.wins = [0.0] * experiment.players
        self.bots = {level: SeatCount() for level in experiment.bots}
        self.sides: dict[str, SeatCount] = {}

    def add(self, row: Played) -> None:
        self.games += 1
        self.finished += row.finished
        self.decisions += row.decisions
        self.options += row.options
        self.most_options = max(self.most_options, row.most_options)
        self.scores.update(row.scores)
        self.best_scores[max(row.scores)] += 1
        self.rounds[row.rounds] += 1
        self.broken.update(row.broken)
        for seat in range(self.experiment.players):
            self.wins[seat] += part_of_victory(row, seat)
            self.bots[self.experiment.bot_at(row.number, seat)].add(row, seat)
        for seat, sides in enumerate(row.sides):
            for side in sides:
                self.sides.setdefault(side, SeatCount()).add(row, seat)

    def summary(self, seconds: float) -> Summary:
        experiment = self.experiment
        return Summary(
            game=experiment.game,
            edition=experiment.edition,
            players=experiment.players,
            options=experiment.options,
            bots=experiment.bots,
            seed=experiment.seed,
            games=self.games,
            finished=self.finished,
            over_bound=self.games - self.finished,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds, 1),
            mean_options=self.options / self.decisions,
            max_options=self.most_options,
            scores=Scores(mean_of(self.scores), spread_of(self.scores), mean_of(self.best_scores)),
            rounds=Rounds(mean_of(self.rounds), median_of(self.rounds), max(self.rounds)),
            wins_by_seat=[share(wins, self.games) for wins in self.wins],
            wins_by_bot={level: one.of_bot() for level, one in self.bots.items()},
            wins_by_side={side: self.sides[side].of_side() for side in sorted(self.sides)},
            checked=experiment.check,
            broken_invariants=dict(sorted(self.broken.items())),
        )


class SeatCount:
    """Counts some of the seats, such as those of one bot."""

    def __init__(self) -> None:
        self.seats = self.games = self.points = 0
        self.wins = self.fair = 0.0
        self.last_game = -1

    def add(self, row: Played, seat: int) -> None:
        self.seats += 1
        self.games += row.number != self.last_game
        self.last_game = row.number
        self.points += row.scores[seat]
        self.wins += part_of_victory(row, seat)
        self.fair += 1 / len(row.scores)

    def of_bot(self) -> BotSummary:
        """The share counts games in which the bot had at least one seat."""
        return BotSummary(self.seats, self.points / self.seats if self.seats else 0.0, share(self.wins, self.games))

    def of_side(self) -> SideSummary:
        return SideSummary(self.seats, round(self.wins / self.fair, 3))


def part_of_victory(row: Played, seat: int) -> float:
    return 1 / len(row.winners) if seat in row.winners else 0.0


def mean_of(numbers: Counter[int]) -> float:
    return sum(number * times for number, times in numbers.items()) / numbers.total()


def spread_of(numbers: Counter[int]) -> float:
    """The standard deviation of a sample."""
    middle = mean_of(numbers)
    squares = sum(times * (number - middle) ** 2 for number, times in numbers.items())
    return sqrt(squares / (numbers.total() - 1)) if numbers.total() > 1 else 0.0


def median_of(numbers: Counter[int]) -> float:
    return median(numbers.elements())


def share(wins: float, games: int) -> tuple[float, float, float]:
    """A share and its Wilson interval, which stays within 0 and 1 and also holds for few games."""
    if not games:
        return 0.0, 0.0, 1.0
    part = wins / games
    square = CONFIDENCE**2
    centre = (part + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE * sqrt(part * (1 - part) / games + square / (4 * games**2)) / (1 + square / games)
    return part, max(0.0, centre - reach), min(1.0, centre + reach)
