"""The page of an arena: ratings with their intervals, the cross table, and how long the bots thought."""

from wartable.lab.plots import Column, bars_plot, html_table, page
from wartable.lab.ratings import BotStanding, Share, Standings


def arena_page(standings: Standings) -> str:
    contest = standings.contest
    heading = f"Arena: {contest.game}, {contest.players} players"
    about = f"<p>{standings.games} games, seed {contest.seed}. Every line-up played the same deals from every seat.</p>"
    if contest.players == 1:
        return page(heading, [about, score_table(standings)])
    bars = [Column(one.bot, *one.rating) for one in standings.bots]
    parts = ["<h2>Ratings</h2>", bars_plot(bars, "rating"), score_table(standings)]
    return page(heading, [about, *parts, "<h2>Who was ahead of whom</h2>", cross_table(standings)])


def score_table(standings: Standings) -> str:
    head = ["bot", "games", "rating", "wins", "mean score", "mean time", "95 % of choices within"]
    return html_table(head, [cells(one) for one in standings.bots])


def cells(one: BotStanding) -> list[str]:
    return [
        one.bot,
        str(one.games),
        spread(one.rating),
        percent(one.wins),
        f"{one.mean_score:.1f}",
        f"{1000 * one.mean_time:.1f} ms",
        f"{1000 * one.time_95:.1f} ms",
    ]


def cross_table(standings: Standings) -> str:
    names = [one.bot for one in standings.bots]
    rows = [[name, *(cross_cell(standings, name, other) for other in names)] for name in names]
    return html_table(["", *names], rows)


def cross_cell(standings: Standings, name: str, other: str) -> str:
    return "" if name == other else percent(standings.cross[name][other])


def spread(share: Share) -> str:
    """A rating and how far it may be off."""
    return f"{share[0]:.1f} ± {(share[2] - share[1]) / 2:.1f}"


def percent(share: Share) -> str:
    """A share and the ends of its interval."""
    return f"{share[0]:.1%} ({share[1]:.1%} to {share[2]:.1%})"
