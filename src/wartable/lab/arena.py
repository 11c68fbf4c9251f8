"""Arena: bots against one another. Every line-up plays the same deals from every seat, so that luck favours nobody."""

import contextlib
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from time import perf_counter

import msgspec

from wartable.bots.bot import Bot
from wartable.bots.levels import unhurried_bot
from wartable.editions.agreeing import refuse_another
from wartable.editions.chosen import EditionName
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Setting
from wartable.engine.window import Window
from wartable.lab.cluster import Cluster
from wartable.lab.experiment import seed_of
from wartable.lab.nonsense import refuse_nonsense
from wartable.titles import title


class Contest(msgspec.Struct, frozen=True):
    """What is played: `games` is how many each line-up plays, in rounds of one game per seat."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: list[str]
    games: int
    seed: int
    edition: EditionName | None = None  # of component data other than the printed


class Pairing(msgspec.Struct, frozen=True):
    """One deal for one line-up: it is played once from every seat."""

    contest: Contest
    lineup: list[str]
    deal: int


class Bout(msgspec.Struct, frozen=True):
    """How one game of a contest ended, by seat; `times` holds the seconds of each choice by bot."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    times: dict[str, list[float]]

    def seats_of(self, bot: str) -> list[int]:
        """Where the bot sat."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def part_of(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Pairings:
    """A file of finished pairings, one per line: an interrupted contest goes on from there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[int, list[Bout]] = {}

    def __enter__(self) -> "Pairings":
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        for line in lines:
            with contextlib.suppress(msgspec.DecodeError):  # the last line of a run that was killed
                place, bouts = msgspec.json.decode(line, type=tuple[int, list[Bout]])
                self.found[place] = bouts
        self.file = self.path.open("ab")
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, place: int, bouts: list[Bout]) -> None:
        self.file.write(b"\n" + msgspec.json.encode((place, bouts)))  # an unfinished line stays on its own
        self.file.flush()


def hold(contest: Contest, cluster: Cluster, played: Callable[[int], None], kept: Pairings | None = None) -> list[Bout]:
    """Play all games of a contest that are not stored yet; `played` is called with how many more have ended.

    Examples:
        >>> from wartable.lab.local_cluster import LocalCluster
        >>> contest = Contest("quests", players=2, options={}, bots=["habitual", "random"], games=4, seed=1)
        >>> bouts = hold(contest, LocalCluster(1), lambda games: None)
        >>> sum(bout.part_of(seat) for bout in bouts for seat in bout.seats_of("habitual"))
        4.0
    """
    refuse_nonsense(contest)
    pairings = list(pairings_of(contest))
    found = {place: bouts for place, bouts in kept.found.items() if place < len(pairings)} if kept else {}
    played(sum(len(bouts) for bouts in found.values()))
    missing = {place: pairing for place, pairing in enumerate(pairings) if place not in found}
    for place, bouts in cluster.run(play_pairing, missing):
        found[place] = bouts
        if kept:
            kept.add(place, bouts)
        played(len(bouts))
    return [bout for place in range(len(pairings)) for bout in found[place]]


def lineups(contest: Contest) -> list[list[str]]:
    """Who plays whom: all groups of different bots, or mixed ones where there are fewer bots than seats."""
    bots = list(dict.fromkeys(contest.bots))
    if len(bots) >= contest.players:
        return [list(group) for group in combinations(bots, contest.players)]
    groups = combinations_with_replacement(bots, contest.players)
    return [list(group) for group in groups if len(set(group)) > 1 or len(bots) == 1]


def rotations(contest: Contest) -> int:
    return contest.players


def deals_of(contest: Contest) -> int:
    return max(1, round(contest.games / rotations(contest)))


def games_of(contest: Contest) -> int:
    """How many games the contest has in all."""
    return len(lineups(contest)) * deals_of(contest) * rotations(contest)


def pairings_of(contest: Contest) -> Iterator[Pairing]:
    """Deal by deal, so that an interrupted contest has seen all line-ups equally often."""
    for deal in range(deals_of(contest)):
        for lineup in lineups(contest):
            yield Pairing(contest, lineup, deal)


def play_pairing(pairing: Pairing) -> list[Bout]:
    refuse_another(pairing.contest.game, pairing.contest.edition)
    return [play_bout(pairing, turn) for turn in range(rotations(pairing.contest))]


def play_bout(pairing: Pairing, turn: int) -> Bout:
    """One game; the line-up has moved on by `turn` seats."""
    contest = pairing.contest
    played = title(contest.game)
    names = pairing.lineup[turn:] + pairing.lineup[:turn]
    settings = played.settings(contest.players, contest.options)
    game: Game = played.new(contest.players, chance_from(seed_of(contest.seed, pairing.deal, "game")), settings)
    game.run()
    bots = [
        unhurried_bot(name, played, seed_of(contest.seed, pairing.deal, f"{turn} {seat}"))
        for seat, name in enumerate(names)
    ]
    times: dict[str, list[float]] = {name: [] for name in names}
    while not game.over:
        seat = int(game.decisions()[0].seat)
        times[names[seat]].append(take_turn(game, bots[seat], Window(played, game, seat)))
    return Bout(names, played.scores(game), played.winners(game), times)


def take_turn(game: Game, bot: Bot, window: Window) -> float:
    """Let a bot choose, and return how long it took."""
    begun = perf_counter()
    option = bot.choose(window)
    took = perf_counter() - begun
    game.answer(window.seat, option)
    return took
