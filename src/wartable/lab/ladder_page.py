"""The page `docs/bots.md`: what the levels are, and how strong they were found to be."""

from collections.abc import Sequence

from wartable.bots.levels import LEVELS, plan_of
from wartable.lab.arena import Contest
from wartable.lab.arena_page import percent, spread
from wartable.lab.ladder import Rung
from wartable.lab.ratings import Standings, standings_of
from wartable.words import catalogue, word

HEAD = """# Bots

This page is written by `wartable ladder`; do not edit it.

Five levels play every game. A level thinks until it has looked ahead often enough or its time is up. The lower ones do
not blunder: now and then they take the next best of what they see, never one that is far worse. All of them know only
what a person in their seat knows. A contest with few games is unfinished: the command goes on with it.

`random`, `habitual` and `greedy` are yardsticks for experiments. Shares are of games on the same deals from every seat;
the brackets hold the 95 % interval. Ratings are OpenSkill's, as far as they were measured in pairs.
"""


def ladder_page(rungs: Sequence[Rung]) -> str:
    games = list(dict.fromkeys(rung.contest.game for rung in rungs))
    return "\n".join([HEAD, level_table(), *(chapter(game, rungs) for game in games)]).rstrip() + "\n"


def level_table() -> str:
    rows = [
        [word("levels", level.name), f"{level.seconds:g} s", word("level_blurbs", level.name)]
        for level in LEVELS.values()
    ]
    return f"{table(['level', 'seconds at most', ''], rows)}\n"


def chapter(game: str, rungs: Sequence[Rung]) -> str:
    own = [rung for rung in rungs if rung.contest.game == game]
    title = catalogue()[game]["title"]
    parts = [f"## {title}\n", pairs_part([rung for rung in own if len(rung.contest.bots) == 2])]
    parts += [table_part(rung) for rung in own if len(rung.contest.bots) > 2]
    return "\n".join(parts)


def pairs_part(rungs: Sequence[Rung]) -> str:
    """The ratings from all games in pairs, then who beat whom."""
    if not rungs:
        return ""
    first = rungs[0].contest
    names = list(dict.fromkeys(name for rung in rungs for name in rung.contest.bots))
    bouts = [bout for rung in rungs for bout in rung.bouts]
    whole = standings_of(Contest(first.game, first.players, {}, names, first.games, first.seed), bouts)
    rated = [
        [one.bot, iterations_of(one.bot, first.game), spread(one.rating), f"{1000 * one.time_95:.0f} ms"]
        for one in whole.bots
    ]
    won = [[high, low, str(len(rung.bouts)), share_of(rung)] for rung in rungs for low, high in [rung.contest.bots]]
    head = ["bot", "iterations at most", "rating", "95 % of choices within"]
    return (
        f"{first.players} players:\n\n{table(head, rated)}\n\n"
        f"{table(['bot', 'against', 'games', 'was ahead in'], won)}\n"
    )


def iterations_of(bot: str, game: str) -> str:
    return str(plan_of(LEVELS[bot], game).iterations) if bot in LEVELS else ""


def share_of(rung: Rung) -> str:
    low, high = rung.contest.bots
    return percent(rung.standings.cross[high][low])


def table_part(rung: Rung) -> str:
    standings = rung.standings
    players = rung.contest.players
    heading = "Alone" if players == 1 else f"{players} players"
    return f"{heading}, {standings.games} games:\n\n{standings_table(standings)}\n"


def standings_table(standings: Standings) -> str:
    if standings.contest.players == 1:
        return table(["bot", "mean score"], [[one.bot, f"{one.mean_score:.1f}"] for one in standings.bots])
    rows = [[one.bot, spread(one.rating), percent(one.wins), f"{one.mean_score:.1f}"] for one in standings.bots]
    return table(["bot", "rating", "wins", "mean score"], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
