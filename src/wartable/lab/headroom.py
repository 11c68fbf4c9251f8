"""Headroom: how much better than the master a game can be played, by a bot that looks at everything and thinks longer.

It is an experiment and serves no player: its bot sees the hidden cards as they lie, which no bot of a table can, and
cannot be asked for by a name. What it wins is more than any fair bot can hope for; where even that is little, the
master leaves little to be gained.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from wartable.bots.bot import Bot
from wartable.bots.levels import ADVISER, LEVELS, judge_of, plan_of, unhurried_bot
from wartable.bots.search.bot import SearchBot
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title
from wartable.engine.window import Window
from wartable.lab.arena import Bout
from wartable.lab.cluster import Cluster
from wartable.lab.experiment import seed_of
from wartable.lab.ratings import ahead
from wartable.lab.summary import share
from wartable.titles import title

INSIDER = "insider"


class Inside(msgspec.Struct, frozen=True):
    """A contest of one insider, who searches so many times as long, with masters in all other seats."""

    game: str
    players: int
    games: int
    times: int = 10
    seed: int = 1


class Deal(msgspec.Struct, frozen=True):
    """It is played once from every seat."""

    contest: Inside
    number: int


class Found(msgspec.Struct, frozen=True):
    """The insider's share of being ahead of a master, and of winning, each with its 95 % interval."""

    game: str
    players: int
    times: int
    games: int
    ahead: tuple[float, float, float]
    won: tuple[float, float, float]


class OpenWindow(Window):
    """A window through which the game itself is seen; only what chance will do later is imagined."""

    def imagine(self, seed: int) -> Game:
        world: Game = self._game.copy()
        world.chance = chance_from(seed)
        return world


class Insider(Bot):
    def __init__(self, seed: int, played: Title[Any], times: int) -> None:
        super().__init__(seed)
        plan = plan_of(LEVELS[ADVISER], played.name)
        self.bot = SearchBot(seed, judge_of(played), plan.paced(times * plan.iterations, plan.seconds * times))

    def choose(self, window: Window) -> int:
        return int(self.bot.choose(OpenWindow(window.title, window._game, window.seat)))


def headroom(contest: Inside, cluster: Cluster, played: Callable[[int], None]) -> Found:
    deals = max(1, round(contest.games / contest.players))
    bouts: list[Bout] = []
    for _, found in cluster.run(play_deal, {number: Deal(contest, number) for number in range(deals)}):
        bouts += found
        played(len(found))
    return summed_up(contest, bouts)


def summed_up(contest: Inside, bouts: list[Bout]) -> Found:
    won = sum(bout.part_of(seat) for bout in bouts for seat in bout.seats_of(INSIDER))
    before = sum(ahead(bout, INSIDER, ADVISER) for bout in bouts)
    shares = share(before, len(bouts)), share(won, len(bouts))
    return Found(contest.game, contest.players, contest.times, len(bouts), *shares)


def play_deal(deal: Deal) -> list[Bout]:
    return [play_from(deal, seat) for seat in range(deal.contest.players)]


def play_from(deal: Deal, insider: int) -> Bout:
    contest = deal.contest
    played = title(contest.game)
    settings = played.settings(contest.players, {})
    game: Game = played.new(contest.players, chance_from(seed_of(contest.seed, deal.number, "game")), settings)
    game.run()
    seeds = [seed_of(contest.seed, deal.number, f"{insider} {seat}") for seat in range(contest.players)]
    names = [INSIDER if seat == insider else ADVISER for seat in range(contest.players)]
    bots = [
        Insider(seed, played, contest.times) if name == INSIDER else unhurried_bot(name, played, seed)
        for name, seed in zip(names, seeds, strict=True)
    ]
    while not game.over:
        seat = int(game.decisions()[0].seat)
        game.answer(seat, bots[seat].choose(Window(played, game, seat)))
    return Bout(names, played.scores(game), played.winners(game), {})
