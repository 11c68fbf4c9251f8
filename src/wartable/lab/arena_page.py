"""The page of an arena: ratings with their intervals, the cross table, and how long the bots thought."""

from html import escape

from wartable.lab.cells import cross_cell, standing_cells
from wartable.lab.plots import Column, bars_plot, html_table, page
from wartable.lab.ratings import Standings


def arena_page(standings: Standings) -> str:
    contest = standings.contest
    heading = f"Arena: {contest.game}, {contest.players} players"
    data = escape(str(contest.edition or "as printed"))
    about = (
        f"<p>{standings.games} games, seed {contest.seed}, component data: {data}. "
        "Every line-up played the same deals from every seat.</p>"
    )
    if contest.players == 1:
        return page(heading, [about, score_table(standings)])
    bars = [Column(one.bot, *one.rating) for one in standings.bots]
    parts = ["<h2>Ratings</h2>", bars_plot(bars, "rating"), score_table(standings)]
    return page(heading, [about, *parts, "<h2>Who was ahead of whom</h2>", cross_table(standings)])


def score_table(standings: Standings) -> str:
    head = ["bot", "games", "rating", "wins", "mean score", "mean time", "95 % of choices within"]
    return html_table(head, [standing_cells(one) for one in standings.bots])


def cross_table(standings: Standings) -> str:
    names = [one.bot for one in standings.bots]
    rows = [[name, *(cross_cell(standings, name, other) for other in names)] for name in names]
    return html_table(["", *names], rows)
