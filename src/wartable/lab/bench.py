"""Bench: how fast a game is played at random, searched, copied, imagined, viewed and told."""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import msgspec

from wartable.bots.levels import ADVISER, LEVELS, judge_of, plan_of
from wartable.bots.playout import Seating, play_out
from wartable.bots.random_bot import RandomBot
from wartable.bots.search.bot import search_by
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title
from wartable.engine.log import Fact
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.words import MissingSentence, forget, names_at, option_sentence, sentence

GAMES_A_SLICE = 20
CALLS = 500
GAMES_COUNTED = 20
ITERATIONS_A_SLICE = 500
FIRST_GAMES = 3  # that are told as if nothing had been told before
MID_GAME = 40  # choices into a game, so that hands and guilds hold something; half of a short game


class Figures(msgspec.Struct, frozen=True):
    """The best of several measurements in processor time: the others were disturbed by other work of the machine."""

    decisions_per_second: float
    copy_us: float
    imagine_us: float
    view_us: float
    sentence_us: float
    mean_options: float
    search_per_second: float = 0.0


def measure(title: Title[Any], seconds: float) -> Figures:
    """Measure a title for about this many seconds."""
    players = usual_players(title)
    game = mid_game(title, players)
    seat = game.decisions()[0].seat
    part = seconds / 10
    return Figures(
        decisions_per_second=round(playing_speed(title, players, seconds / 2)),
        search_per_second=round(searching_speed(title, 2 * part)),
        copy_us=microseconds(game.copy, part),
        imagine_us=microseconds(lambda: title.imagine(game, seat, 7), part),
        view_us=microseconds(lambda: title.view(game, seat), part),
        sentence_us=round(min(telling_time(title, seed) for seed in range(1, FIRST_GAMES + 1)), 3),
        mean_options=round(mean_options(title, players), 2),
    )


def usual_players(title: Title[Any]) -> int:
    """The largest count up to four."""
    return max(count for count in title.players if count <= 4)


def started(title: Title[Any], players: int, seed: int) -> Game:
    game: Game = title.new(players, chance_from(seed), title.settings(players, {}))
    game.run()
    return game


def mid_game(title: Title[Any], players: int) -> Game:
    game = started(title, players, 1)
    length = int(play_out(game.copy(), chance_from(1)))
    play_out(game, chance_from(1), min(MID_GAME, length // 2))
    return game


def to_be_searched(title: Title[Any], players: int) -> Game:
    """The midst of a game, at a decision that the bots do not make by habit."""
    game, chance = mid_game(title, players), chance_from(2)
    while game.decision is not None and len(judge_of(title).contenders(game, game.decision)) < 2:
        play_out(game, chance, 1)
    return game


def playing_speed(title: Title[Any], players: int, seconds: float) -> float:
    """Decisions per second of random play from set-up to the end."""
    best = 0.0
    ends = perf_counter() + seconds
    seed = 0
    while not seed or perf_counter() < ends:
        decisions = 0
        begun = process_time()
        for _ in range(GAMES_A_SLICE):
            seed += 1
            decisions += play_out(started(title, players, seed), chance_from(-seed))
        best = max(best, decisions / (process_time() - begun))
    return best


def searching_speed(title: Title[Any], seconds: float) -> float:
    """Iterations a second of the strongest level's search, in a game for as few as can play against each other."""
    players = min(count for count in title.players if count > 1)
    game = to_be_searched(title, players)
    window = Window(title, game, game.decisions()[0].seat)
    plan = plan_of(LEVELS[ADVISER], title.name).paced(ITERATIONS_A_SLICE, seconds)
    best = 0.0
    ends = perf_counter() + seconds
    while not best or perf_counter() < ends:
        search = search_by(plan, window, judge_of(title), 1)
        begun = process_time()
        search.run()
        best = max(best, int(search.done) / (process_time() - begun))
    return best


def microseconds(function: Callable[[], object], seconds: float) -> float:
    best = float("inf")
    ends = perf_counter() + seconds
    while best == float("inf") or perf_counter() < ends:
        begun = process_time()
        for _ in range(CALLS):
            function()
        best = min(best, (process_time() - begun) / CALLS)
    return round(best * 1e6, 3)


def telling_time(title: Title[Any], seed: int) -> float:
    """Microseconds a sentence, on average over a whole game of which nothing has been told before."""
    match, options = Match(title, usual_players(title), seed, {}), list[tuple[str, dict[str, Fact]]]()
    chance = chance_from(seed)
    while not match.over:
        for question in match.decisions():
            options += [(option.key, option.facts) for option in question.options]
        match.choose(question.seat, question.options[chance.below(len(question.options))].key)
    forget()
    names = names_at(title, ["Ann", "Bob", "Cleo", "Dan"])  # reads the words of the game
    begun = process_time()
    try:
        for key, facts in options:
            option_sentence(title.name, key, facts, names)
        for event in match.events:
            sentence(title.name, "log", event.name, event.facts, names)
    except MissingSentence:
        return 0.0  # a game that has no words yet
    return 1e6 * (process_time() - begun) / (len(options) + len(match.events))


def mean_options(title: Title[Any], players: int) -> float:
    options = decisions = 0
    for seed in range(GAMES_COUNTED):
        bots = [RandomBot(-1 - seed * players - seat) for seat in range(players)]
        tally = Seating(title, [*bots], False).play(started(title, players, seed))
        options += tally.options
        decisions += tally.decisions
    return options / decisions
