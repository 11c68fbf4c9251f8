"""Bench: how fast a game is played at random, copied, imagined and viewed."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from wartable.bots.chancer import RandomBot
from wartable.bots.playout import Seating, play_out
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title

SLICES = 5
CALLS = 200
GAMES_COUNTED = 20
MID_GAME = 40  # choices into a game, so that hands and guilds hold something


class Figures(msgspec.Struct, frozen=True):
    """Medians of several measurements, in one process on one core."""

    decisions_per_second: float
    copy_us: float
    imagine_us: float
    view_us: float
    mean_options: float


def measure(title: Title[Any], seconds: float) -> Figures:
    """Measure a title for about as many seconds."""
    players = usual_players(title)
    game = mid_game(title, players)
    seat = game.decisions()[0].seat
    part = seconds / 8
    return Figures(
        decisions_per_second=round(playing_speed(title, players, seconds / 2)),
        copy_us=microseconds(game.copy, part),
        imagine_us=microseconds(lambda: title.imagine(game, seat, 7), part),
        view_us=microseconds(lambda: title.view(game, seat), part),
        mean_options=round(mean_options(title, players), 2),
    )


def usual_players(title: Title[Any]) -> int:
    """The largest count up to four."""
    return max(count for count in title.players if count <= 4)


def started(title: Title[Any], players: int, seed: int) -> Game:
    game: Game = title.new(players, seed, title.settings(players, {}))
    game.run()
    return game


def mid_game(title: Title[Any], players: int) -> Game:
    game = started(title, players, 1)
    chance = chance_from(1)
    for _ in range(MID_GAME):
        assert game.decision is not None
        options = game.decision.options
        game.choose(options[chance.below(len(options))])
    return game


def playing_speed(title: Title[Any], players: int, seconds: float) -> float:
    """Decisions a second of random play to the end; setting a game up is counted with it."""
    speeds = []
    for number in range(SLICES):
        seed = decisions = 0
        begun = perf_counter()
        while (passed := perf_counter() - begun) < seconds / SLICES or not decisions:
            seed += 1
            decisions += play_out(started(title, players, seed), chance_from(number * 1000 + seed))
        speeds.append(decisions / passed)
    return median(speeds)


def microseconds(function: Callable[[], object], seconds: float) -> float:
    times: list[float] = []
    ends = perf_counter() + seconds
    while not times or perf_counter() < ends:
        begun = perf_counter()
        for _ in range(CALLS):
            function()
        times.append((perf_counter() - begun) / CALLS)
    return round(median(times) * 1e6, 3)


def mean_options(title: Title[Any], players: int) -> float:
    options = decisions = 0
    for seed in range(GAMES_COUNTED):
        bots = [RandomBot(seed * players + seat) for seat in range(players)]
        tally = Seating(title, [*bots], False).play(started(title, players, seed))
        options += tally.options
        decisions += tally.decisions
    return options / decisions
