"""The ladder: every level against the next one, in every game and for every number of players."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from wartable.bots.levels import LEVELS, definition_of
from wartable.engine.contract import Title
from wartable.lab.arena import Bout, Contest, Pairings, games_of, hold
from wartable.lab.cluster import Cluster
from wartable.lab.ratings import Standings, standings_of
from wartable.titles import TITLES

SEED = 2026


class Climb(msgspec.Struct, frozen=True):
    """How many games are played by two levels, by a level and a yardstick, at a larger table, and by a level alone.

    Finished contests are kept in the folder.
    """

    pair_games: int
    yardstick_games: int
    table_games: int
    solo_games: int
    folder: Path
    plays: bool = True  # otherwise only what was played before is looked up


class Rung(msgspec.Struct, frozen=True):
    """A contest and how it went."""

    contest: Contest
    bouts: list[Bout]

    @property
    def standings(self) -> Standings:
        return standings_of(self.contest, self.bouts)


def contests_of(title: Title[Any], climb: Climb) -> Iterator[Contest]:
    """Pairs of neighbours, the ends against the yardsticks, larger tables of all levels, and every level alone."""
    names = list(LEVELS)
    counts = [int(count) for count in title.players]
    fewest = min(count for count in counts if count > 1 and count not in title.unofficial)
    lineups = 1 if fewest == 2 else 2  # either bot has two of three seats
    yardsticks = [["random", names[0]], ["greedy", names[-1]], ["random", names[-1]]]
    for pair in [*(list(pair) for pair in pairwise(names)), *yardsticks]:
        games = climb.yardstick_games if pair in yardsticks else climb.pair_games
        yield Contest(title.name, fewest, {}, pair, games // lineups, SEED)
    for players in counts:
        if players == 1:
            yield Contest(title.name, 1, {}, names, climb.solo_games, SEED)
        elif players > fewest:
            yield Contest(title.name, players, {}, names, climb.table_games, SEED)


def contests(games: list[str], climb: Climb) -> list[Contest]:
    return [contest for name in games or TITLES for contest in contests_of(TITLES[name], climb)]


def games_in(games: list[str], climb: Climb) -> int:
    return sum(games_of(contest) for contest in contests(games, climb))


def climb_ladder(games: list[str], climb: Climb, cluster: Cluster, played: Callable[[int], None]) -> list[Rung]:
    rungs = [rung_of(contest, climb, cluster, played) for contest in contests(games, climb)]
    return [rung for rung in rungs if rung.bouts]


def rung_of(contest: Contest, climb: Climb, cluster: Cluster, played: Callable[[int], None]) -> Rung:
    """Play a contest, or what is missing if it was begun before: each pairing is stored as soon as it ends."""
    climb.folder.mkdir(parents=True, exist_ok=True)
    with Pairings(climb.folder / f"{name_of(contest)}.jsonl") as kept:
        if not climb.plays:
            return Rung(contest, [bout for _, bouts in sorted(kept.found.items()) for bout in bouts])
        return Rung(contest, hold(contest, cluster, played, kept))


def name_of(contest: Contest) -> str:
    """A different name for the same bots when their levels are redefined, so that old games do not count for them.

    The number of games does not matter: a longer contest begins with the games of a shorter one.
    """
    manners = [definition_of(name, contest.game) for name in contest.bots]
    told = msgspec.json.encode([msgspec.structs.replace(contest, games=0), manners])
    return f"{contest.game}-{contest.players}-{'-'.join(contest.bots)}-{blake2b(told, digest_size=6).hexdigest()}"
