"""The page `docs/bots.md`: what the levels are, and how strong they were found to be."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from wartable.bots.levels import LEVELS, plan_of
from wartable.bots.manner import UNLIMITED
from wartable.bots.ratings import Measured, rating_of
from wartable.engine.contract import Title
from wartable.lab.arena import Bout, Contest
from wartable.lab.cells import percent, spread, table
from wartable.lab.foresight_page import foresight_part, read_foretold
from wartable.lab.headroom_page import headroom_part, read_headroom
from wartable.lab.ladder import Rung
from wartable.lab.ratings import BotStanding, standings_of
from wartable.lab.summary import share
from wartable.titles import TITLES
from wartable.words import MissingSentence, plain, sentence, word

PICTURE = "bots.svg"  # beside the page
HEAD = """# Bots

This page is written by `wartable ladder`; do not edit it.

Six levels play every game. A level thinks until it has looked ahead often enough or its time is up. The lower ones do
not blunder: now and then they take the next best of what they see, never one that is far worse. All of them know only
what a person in their seat knows. A contest with few games is unfinished: the command goes on with it.

At a table every level has a temper, which the page tells beside its name: bold, careful, builder or raider. It decides
only where the search cannot say which of two moves is better (one is behind by less than its standard error and by at
most 1 % of the chance to win): the bold take the move whose outcomes differ most, the careful the one whose outcomes
differ least, builders and raiders compare what the moves leave on the table. Tempers follow from the table's id; as
long as there are enough of them no two are alike, and where a game is rated bots have none. `wartable arena` and
everything else that takes a bot knows them by names such as `skilled+bold`.

`equal` stands for a bot about as strong as whoever sets up the table. By Elo's rule, their last 40 finished games
against bots of known strength say how many points they play like in this game; its iterations and slack lie between
those of the two levels next to that. Rated tables take none.
"""
RATINGS = """Ratings are measured at the smallest table of each game, in games of each level with the next one. They are
points as in chess: a player 200 points higher is ahead in three games out of four. 1500 is the middle of the levels; it
says nothing about people, and points of different games cannot be compared.

![The rating of every level in every game](bots.svg)
"""
FIGURES = """`random` and `greedy` are yardsticks: one takes whatever comes up, the other what looks best at once.
Shares are of games on the same deals from every seat; the brackets hold the 95 % interval, and so does ±. OpenSkill's
ratings take all games of a table together; they start at 25.

How long choices take depends on the machine. Four bots that think at the same time on two cores:

```
taskset --cpu-list 0,1 .venv/bin/wartable arena quests --players 2 --bots master --games 40 --jobs 4
```

plays four games at a time, with one bot thinking in each, and prints the time within which 95 % of its choices came.
"""
NEXT_CHAPTER = "\n## "
TIMES = ["time at most", "95 % of choices within"]
WON = "won"


def ladder_page(rungs: Sequence[Rung], ratings: dict[str, Measured], before: str = "") -> str:
    """The whole page. Games not played this time keep their chapters of the previous page, while those are true."""
    played = {rung.contest.game for rung in rungs}
    kept = [game for game in TITLES if game not in played and is_current(game, ratings)]
    chapters = [
        chapter(game, rungs, ratings) if game in played else chapter_of(game, before)
        for game in TITLES
        if game in played or game in kept
    ]
    levels = [HEAD, level_table(), RATINGS, rating_table(ratings), FIGURES]
    measured = [foresight_part(read_foretold()), headroom_part(read_headroom())]
    return "\n".join([*levels, *(part for part in measured if part), *chapters]).rstrip() + "\n"


def is_current(game: str, ratings: dict[str, Measured]) -> bool:
    """Whether all levels of a game that were measured are still what they were then."""
    return game in ratings and all(rating_of(level, game, ratings) for level in ratings[game].levels)


def chapter_of(game: str, page: str) -> str:
    """The chapter of a game in a page, or nothing."""
    heading = f"## {title_of(game)}\n"
    _, found, rest = f"\n{page}".partition(f"\n{heading}")
    return f"{heading}{rest.partition(NEXT_CHAPTER)[0].rstrip()}\n" if found else ""


def level_table() -> str:
    rows = [[level.name, f"{level.seconds:g} s", word("levels", f"blurb-{level.name}")] for level in LEVELS.values()]
    return f"{table(['level', 'thinks at most', ''], rows)}\n"


def rating_table(ratings: dict[str, Measured]) -> str:
    known = [game for game in TITLES if game in ratings]
    if not known:
        return "No game is measured yet.\n"
    head = [f"{title_of(game)}, {ratings[game].players} players" for game in known]
    rows = [[level, *(rating_told(level, game, ratings) for game in known)] for level in LEVELS]
    return f"{table(['level', *head], [row for row in rows if any(row[1:])])}\n"


def rating_told(bot: str, game: str, ratings: dict[str, Measured]) -> str:
    return str(rating_of(bot, game, ratings) or "")


def chapter(game: str, rungs: Sequence[Rung], ratings: dict[str, Measured]) -> str:
    own = [rung for rung in rungs if rung.contest.game == game]
    parts = [f"## {title_of(game)}\n", pairs_part([rung for rung in own if len(rung.contest.bots) == 2], ratings)]
    parts += [table_part(rung) for rung in own if len(rung.contest.bots) > 2]
    return "\n".join(parts)


def title_of(game: str) -> str:
    return word(game, "title")


def pairs_part(rungs: Sequence[Rung], ratings: dict[str, Measured]) -> str:
    """The ratings from all games in pairs, then who beat whom."""
    if not rungs:
        return ""
    first = rungs[0].contest
    names = list(dict.fromkeys(name for rung in rungs for name in rung.contest.bots))
    whole = standings_of(Contest(first.game, first.players, {}, names, first.games, first.seed), in_turns(rungs))
    rated = [pairs_row(one, first.game, ratings) for one in whole.bots]
    won = [[high, low, str(len(rung.bouts)), share_of(rung)] for rung in rungs for low, high in [rung.contest.bots]]
    return (
        f"{first.players} players:\n\n"
        f"{table(['bot', 'against', 'games', 'was ahead in'], won)}\n\n"
        f"{table(['bot', 'rating', 'OpenSkill', 'iterations at most', *TIMES], rated)}\n"
    )


def pairs_row(one: BotStanding, game: str, ratings: dict[str, Measured]) -> list[str]:
    known = [rating_told(one.bot, game, ratings), spread(one.rating), iterations_of(one.bot, game)]
    return [one.bot, *known, *times_of(one)]


def in_turns(rungs: Sequence[Rung]) -> list[Bout]:
    """One game of each contest, then the next of each: OpenSkill distorts contests played one after another."""
    rounds = zip_longest(*(rung.bouts for rung in rungs))
    return [bout for one_round in rounds for bout in one_round if bout is not None]


def iterations_of(bot: str, game: str) -> str:
    if bot not in LEVELS:
        return ""
    iterations = plan_of(LEVELS[bot], game).iterations
    return "no limit" if iterations == UNLIMITED else str(iterations)


def times_of(one: BotStanding) -> list[str]:
    limit = f"{1000 * LEVELS[one.bot].seconds:.0f} ms" if one.bot in LEVELS else ""
    return [limit, f"{1000 * one.time_95:.0f} ms"]


def share_of(rung: Rung) -> str:
    low, high = rung.contest.bots
    return percent(rung.standings.cross[high][low])


def table_part(rung: Rung) -> str:
    players = rung.contest.players
    heading = "Alone" if players == 1 else f"{players} players"
    return f"{heading}, {len(rung.bouts)} games:\n\n{alone_table(rung) if players == 1 else standings_table(rung)}\n"


def standings_table(rung: Rung) -> str:
    rows = [
        [one.bot, spread(one.rating), percent(one.wins), f"{one.mean_score:.1f}", *times_of(one)]
        for one in rung.standings.bots
    ]
    return table(["bot", "OpenSkill", "wins", "mean score", *TIMES], rows)


def alone_table(rung: Rung) -> str:
    """The mean score of each level, and how often it reached what counts as success in the game."""
    rows = [
        [one.bot, success(one.bot, rung), f"{one.mean_score:.1f}", *times_of(one)]
        for one in reversed(rung.standings.bots)
    ]
    return table(["bot", solo_goal(TITLES[rung.contest.game]), "mean score", *TIMES], rows)


def solo_goal(title: Title[Any]) -> str:
    """What a solo player aims for, in words."""
    try:
        return plain(sentence(title.name, "solo", "goal", {"points": title.solo_target}))
    except MissingSentence:
        return WON


def success(bot: str, rung: Rung) -> str:
    own = [bout for bout in rung.bouts if bout.bots == [bot]]
    target = TITLES[rung.contest.game].solo_target
    reached = [bout.scores[0] >= target if target else bool(bout.winners) for bout in own]
    return percent(share(sum(reached), len(own)))
