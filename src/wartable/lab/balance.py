"""Balance: the figures of a report, counted from games under survey."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import msgspec
import numpy as np

from wartable.lab.cluster import Cluster, in_order
from wartable.lab.deeds import DeedFigure, deed_figures
from wartable.lab.experiment import Experiment
from wartable.lab.luck import Portions, luck_experiment, luck_of
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.ratings import Share
from wartable.lab.simulate import batches_of, rows_of
from wartable.lab.summary import CONFIDENCE, part_of_victory, share
from wartable.lab.survey import Surveyed, survey
from wartable.titles import title

TENTHS = 10
DRAWS = 20_000  # of victories among fair seats
ROUNDING = 1e-9  # sums of squares this near to one another are equal
BINS = 30  # of decisions a game
GAMES_A_LEVEL = 25  # for so many games of a report, every level plays one among itself


class Measure(msgspec.Struct, frozen=True):
    """A mean and how far it may be off (95 %)."""

    mean: float
    reach: float


class Source(msgspec.Struct, frozen=True):
    """Where points come from: the mean of all seats, and that of winners."""

    name: str
    all: float
    winners: float


class QuestionFigure(msgspec.Struct, frozen=True):
    """A question: how often a game asks it, and with how many options."""

    name: str
    times: float
    options: float


class BotFigure(msgspec.Struct, frozen=True):
    """How a bot fared against the others of the report: its share of the victories of its seats, and its points."""

    bot: str
    seats: int
    wins: Share
    points: Measure


class LevelFigure(msgspec.Struct, frozen=True):
    """How balanced the game is among bots of one level; `leader` is who leads at half-time."""

    bot: str
    games: int
    first: Share
    leader: Share
    points: Measure
    rounds: Measure
    decisions: Measure


class BalanceFigures(msgspec.Struct, frozen=True):
    """All figures of a report. Wins are shares with the ends of their 95 % intervals; fair is one in `players`."""

    experiment: Experiment
    rules: int
    games: int
    finished: int
    wins_by_seat: list[Share]
    wins_by_order: list[Share]  # by how long after the first a seat is asked
    uneven: float  # how likely chance alone makes seats differ so much
    points: Measure
    margin: Measure
    rounds: dict[int, int]
    decisions: dict[int, int]
    turns: dict[int, int]
    questions: list[QuestionFigure]
    sources: list[Source]
    leaders: list[Share]  # how often the leader after each tenth of the game wins
    lead_changes: Measure
    bots: list[BotFigure]
    levels: list[LevelFigure]
    luck: dict[str, Portions]
    deeds: list[DeedFigure]

    @property
    def length(self) -> Measure:
        """Rounds in a game."""
        return measure_of(self.rounds)

    @property
    def length_in_decisions(self) -> Measure:
        """The mean is that of the questions; `decisions` are counted in bins, which is enough for how far it is off."""
        return Measure(sum(one.times for one in self.questions), measure_of(self.decisions).reach)

    @property
    def decisions_a_turn(self) -> float:
        return measure_of(self.turns).mean


class ReportPlan(msgspec.Struct, frozen=True):
    """What a report is made of: its games, and the levels that also play among themselves."""

    experiment: Experiment
    levels: list[str]

    @property
    def luck(self) -> Experiment:
        return luck_experiment(self.experiment)

    def among_themselves(self, level: str) -> Experiment:
        games = max(1, self.experiment.games // GAMES_A_LEVEL)
        return msgspec.structs.replace(self.experiment, bots=[level], games=games)

    @property
    def experiments(self) -> list[Experiment]:
        """All that are played for it."""
        return [self.experiment, self.luck, *(self.among_themselves(level) for level in self.levels)]

    @property
    def games(self) -> int:
        return sum(one.games for one in self.experiments)


def measure_balance(plan: ReportPlan, cluster: Cluster, played: Callable[[int], None]) -> BalanceFigures:
    """Play the games of a report, then some deals several times, then every level among itself."""
    for experiment in plan.experiments:
        refuse_nonsense(experiment)
    games = surveyed(plan.experiment, cluster, played)
    luck = luck_of(plan.luck, rows_of(plan.luck, cluster, played))
    alone = {level: surveyed(plan.among_themselves(level), cluster, played) for level in plan.levels}
    levels = [level_figure(level, among) for level, among in alone.items()]
    return balance_of(plan.experiment, games, luck, levels)


def surveyed(experiment: Experiment, cluster: Cluster, played: Callable[[int], None]) -> list[Surveyed]:
    games: list[Surveyed] = []
    for rows in in_order(survey, batches_of(experiment), cluster):
        games += rows
        played(len(rows))
    return games


def balance_of(
    experiment: Experiment, games: Sequence[Surveyed], luck: dict[str, Portions], levels: list[LevelFigure]
) -> BalanceFigures:
    players = experiment.players
    wins = [sum(part_of_victory(game.played, seat) for game in games) for seat in range(players)]
    return BalanceFigures(
        experiment=experiment,
        rules=title(experiment.game).rules_version,
        games=len(games),
        finished=sum(game.played.finished for game in games),
        wins_by_seat=[share(one, len(games)) for one in wins],
        wins_by_order=wins_by_order(games, players),
        uneven=unevenness(wins),
        points=measure([score for game in games for score in game.played.scores]),
        margin=measure([margin(game.played.scores) for game in games]),
        rounds=dict(sorted(Counter(game.played.rounds for game in games).items())),
        decisions=binned([game.played.decisions for game in games]),
        turns=dict(sorted(sum((Counter(game.turns) for game in games), Counter[int]()).items())),
        questions=questions_of(games),
        sources=sources_of(games),
        leaders=[leader_wins(games, tenth) for tenth in range(1, TENTHS)],
        lead_changes=measure([lead_changes(game.course) for game in games]),
        bots=[bot_figure(experiment, games, bot) for bot in dict.fromkeys(experiment.bots)],
        levels=levels,
        luck=luck,
        deeds=deed_figures(experiment, games),
    )


def wins_by_order(games: Sequence[Surveyed], players: int) -> list[Share]:
    wins = [0.0] * players
    for game in games:
        for seat in range(players):
            wins[(seat - game.first) % players] += part_of_victory(game.played, seat)
    return [share(one, len(games)) for one in wins]


def unevenness(wins: Sequence[float]) -> float:
    """How likely fair seats differ at least so much: drawn, not looked up, as shared victories are no whole numbers."""
    fair = sum(wins) / len(wins)
    found = sum((one - fair) ** 2 for one in wins)
    draws = np.random.default_rng(1).multinomial(round(sum(wins)), [1 / len(wins)] * len(wins), DRAWS)
    return float((((draws - fair) ** 2).sum(axis=1) >= found - ROUNDING).mean())


def measure(values: Sequence[float]) -> Measure:
    numbers = np.array(values, dtype=np.float64)
    return Measure(float(numbers.mean()), float(CONFIDENCE * numbers.std() / np.sqrt(len(numbers))))


def measure_of(counts: Mapping[int, int]) -> Measure:
    """The mean of numbers of which it is known how often each came up."""
    return measure(list(Counter(counts).elements()))


def margin(scores: Sequence[int]) -> int:
    """How many points lie between the first and the second."""
    first, second, *_ = [*sorted(scores, reverse=True), 0]
    return first - second


def binned(values: Sequence[int]) -> dict[int, int]:
    """How many values lie around each of some numbers at even distances."""
    step = max(1, (max(values) - min(values)) // BINS)
    return dict(sorted(Counter(value // step * step + step // 2 for value in values).items()))


def questions_of(games: Sequence[Surveyed]) -> list[QuestionFigure]:
    times: Counter[str] = Counter()
    options: Counter[str] = Counter()
    for game in games:
        for name, (asked, offered) in game.questions.items():
            times[name] += asked
            options[name] += offered
    return [QuestionFigure(name, many / len(games), options[name] / many) for name, many in times.most_common()]


def sources_of(games: Sequence[Surveyed]) -> list[Source]:
    """Every line of the account, the largest first."""
    seats = sum(len(game.played.scores) for game in games)
    winners = sum(bool(game.played.winners) for game in games) or 1
    points: Counter[str] = Counter()
    of_winners: dict[str, float] = {}
    for game in games:
        for name, by_seat in game.sources.items():
            points[name] += sum(by_seat)
            won = sum(part_of_victory(game.played, seat) * value for seat, value in enumerate(by_seat))
            of_winners[name] = of_winners.get(name, 0.0) + won
    return [Source(name, total / seats, of_winners[name] / winners) for name, total in points.most_common()]


def leader_wins(games: Sequence[Surveyed], tenth: int) -> Share:
    """How often those who lead after some tenths of the rounds win; where all are level, nobody leads."""
    wins, counted = 0.0, 0
    for game in games:
        scores = game.course[len(game.course) * tenth // TENTHS]
        leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if game.played.finished and len(leaders) < len(scores):
            wins += sum(part_of_victory(game.played, seat) for seat in leaders) / len(leaders)
            counted += 1
    return share(wins, counted)


def lead_changes(course: Sequence[Sequence[int]]) -> int:
    """How often somebody else is ahead alone."""
    alone = [scores.index(max(scores)) for scores in course if list(scores).count(max(scores)) == 1]
    return sum(one != other for one, other in pairwise(alone))


def bot_figure(experiment: Experiment, games: Sequence[Surveyed], bot: str) -> BotFigure:
    seats = [
        (game.played, seat)
        for game in games
        for seat in range(experiment.players)
        if experiment.bot_at(game.played.number, seat) == bot
    ]
    wins = share(sum(part_of_victory(row, seat) for row, seat in seats), len(seats))
    return BotFigure(bot, len(seats), wins, measure([row.scores[seat] for row, seat in seats] or [0]))


def level_figure(level: str, games: Sequence[Surveyed]) -> LevelFigure:
    rows = [game.played for game in games]
    return LevelFigure(
        level,
        len(games),
        share(sum(part_of_victory(game.played, game.first) for game in games), len(games)),
        leader_wins(games, TENTHS // 2),
        measure([score for row in rows for score in row.scores]),
        measure([row.rounds for row in rows]),
        measure([row.decisions for row in rows]),
    )
