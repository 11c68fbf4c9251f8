"""Summary: what a batch of games shows, with the uncertainty of its shares."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev

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


def summarize(experiment: Experiment, rows: Sequence[Played], seconds: float) -> Summary:
    decisions = sum(row.decisions for row in rows)
    finished = sum(row.finished for row in rows)
    return Summary(
        game=experiment.game,
        edition=experiment.edition,
        players=experiment.players,
        options=experiment.options,
        bots=experiment.bots,
        seed=experiment.seed,
        games=len(rows),
        finished=finished,
        over_bound=len(rows) - finished,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        mean_options=sum(row.options for row in rows) / decisions,
        max_options=max(row.most_options for row in rows),
        scores=scores_of(rows),
        rounds=rounds_of(rows),
        wins_by_seat=[share(wins_of_seat(rows, seat), len(rows)) for seat in range(experiment.players)],
        wins_by_bot={level: bot_summary(experiment, rows, level) for level in dict.fromkeys(experiment.bots)},
        wins_by_side=sides_of(rows),
        checked=experiment.check,
        broken_invariants=broken_in(rows),
    )


def scores_of(rows: Sequence[Played]) -> Scores:
    scores = [score for row in rows for score in row.scores]
    return Scores(mean(scores), stdev(scores) if len(scores) > 1 else 0.0, mean(max(row.scores) for row in rows))


def rounds_of(rows: Sequence[Played]) -> Rounds:
    rounds = [row.rounds for row in rows]
    return Rounds(mean(rounds), median(rounds), max(rounds))


def wins_of_seat(rows: Sequence[Played], seat: int) -> float:
    return sum(part_of_victory(row, seat) for row in rows)


def part_of_victory(row: Played, seat: int) -> float:
    return 1 / len(row.winners) if seat in row.winners else 0.0


def bot_summary(experiment: Experiment, rows: Sequence[Played], level: str) -> BotSummary:
    """All seats in which a bot sat. Its share counts games in which it had at least one seat."""
    seated = [(row, seat) for row in rows for seat in range(experiment.players) if is_at(experiment, row, seat, level)]
    games = len({row.number for row, _ in seated})
    wins = sum(part_of_victory(row, seat) for row, seat in seated)
    points = [row.scores[seat] for row, seat in seated]
    return BotSummary(len(seated), mean(points) if points else 0.0, share(wins, games))


def is_at(experiment: Experiment, row: Played, seat: int, level: str) -> bool:
    return experiment.bot_at(row.number, seat) == level


def sides_of(rows: Sequence[Played]) -> dict[str, SideSummary]:
    """Each side that was dealt, with its wins as a multiple of its fair share."""
    seats: Counter[str] = Counter()
    fair: defaultdict[str, float] = defaultdict(float)
    wins: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        for seat, sides in enumerate(row.sides):
            for side in sides:
                seats[side] += 1
                fair[side] += 1 / len(row.sides)
                wins[side] += part_of_victory(row, seat)
    return {side: SideSummary(seats[side], round(wins[side] / fair[side], 3)) for side in sorted(seats)}


def broken_in(rows: Sequence[Played]) -> dict[str, int]:
    """How often each invariant was found broken."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row.broken)
    return dict(sorted(total.items()))


def share(wins: float, games: int) -> tuple[float, float, float]:
    """A share and its Wilson interval, which stays within 0 and 1 and also holds for few games."""
    if not games:
        return 0.0, 0.0, 1.0
    part = wins / games
    square = CONFIDENCE**2
    centre = (part + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE * sqrt(part * (1 - part) / games + square / (4 * games**2)) / (1 + square / games)
    return part, max(0.0, centre - reach), min(1.0, centre + reach)
