"""The page of a balance report: one file with pictures, tables, and all figures for those who compare."""

import re
from html import escape
from typing import Any

import msgspec

from wartable.engine.decision import BadRecord
from wartable.lab.balance import BalanceFigures, LevelFigure, Measure
from wartable.lab.cells import percent
from wartable.lab.deeds import DeedFigure
from wartable.lab.luck import REPLAYS, SLIPS
from wartable.lab.plots import (
    Column,
    Line,
    bars_plot,
    counts_plot,
    dots_plot,
    html_table,
    lines_plot,
    page,
    stacks_plot,
)
from wartable.words import word

DIGITS = 5  # of the figures that a page carries
SMALLEST_ODDS = 0.0001  # they are drawn, so that smaller ones are not known
MOST_SHOWN = 15  # deeds at either end
LONGEST_TURN = 40
FIGURES = re.compile(rb'<script type="application/json" id="figures">(.*?)</script>', re.DOTALL)
IN_ORDER = ("asked first", "second", "third", "fourth", "fifth")
LIMITS = (
    "What stands here holds for these bots. People, or stronger bots, may find uses that these do not see. "
    "An adjusted effect compares seats that did the same otherwise; it is no proof that the thing is the cause."
)
LUCK = (
    f"The same deals were played {REPLAYS} times, with other seeds for the bots and one decision in {SLIPS} left to "
    "chance. What is the same whenever a deal is played is explained by the deal; what differs, by decisions and by "
    "what follows from them."
)
DEEDS = (
    "All kinds of choices and events that are about something printed. Available: to which share of seats it was "
    "offered in a game. Taken: by which share of these. The adjusted effect comes from a logistic regression on all of "
    "them together, with seats and bots; it is left out for what is too rare or always comes with something else."
)


def report_page(balance: BalanceFigures) -> str:
    """The report as one page of HTML that needs nothing but itself; it carries its figures."""
    parts = [*head(balance), *seats_part(balance), *length_part(balance), *points_part(balance)]
    parts += [*decisions_part(balance), *lead_part(balance), *luck_part(balance), *levels_part(balance)]
    return page(heading(balance), [*parts, *deeds_part(balance), figures_part(balance)])


def heading(balance: BalanceFigures) -> str:
    experiment = balance.experiment
    return f"Balance of {word(experiment.game, 'title')}, {experiment.players} players"


def head(balance: BalanceFigures) -> list[str]:
    experiment = balance.experiment
    options = ", ".join(f"{name}={value}" for name, value in experiment.options.items()) or "none"
    about = (
        f"{balance.games:,} games ({balance.finished:,} finished) by {', '.join(experiment.bots)}, "
        f"seed {experiment.seed}, rules version {balance.rules}, options: {options}, "
        f"component data: {experiment.edition or 'as printed'}. Brackets and ± hold the 95 % interval."
    )
    return [f"<p>{escape(about)}</p>", f"<p>{LIMITS}</p>"]


def seats_part(balance: BalanceFigures) -> list[str]:
    """Wins by seat, and by who is asked first."""
    players = balance.experiment.players
    if players == 1:
        return [f"<h2>Wins</h2><p>Won: {percent(balance.wins_by_seat[0])}.</p>"]
    seats = [Column(f"seat {seat}", *one) for seat, one in enumerate(balance.wins_by_seat)]
    order = [Column(name, *one) for name, one in zip(IN_ORDER, balance.wins_by_order, strict=False)]
    first = balance.wins_by_order[0]
    told = "more" if first[1] > 1 / players else "less" if first[2] < 1 / players else "neither clearly more nor less"
    return [
        "<h2>Wins by seat, and the first player's advantage</h2>",
        bars_plot(seats, "wins", 1 / players),
        f"<p>If all seats were equal, chance would make them differ so much with probability {odds(balance)}.</p>",
        f"<p>The seat that is asked first wins {percent(first)}: {told} than its fair share of {1 / players:.1%}.</p>",
        bars_plot(order, "wins", 1 / players),
    ]


def odds(balance: BalanceFigures) -> str:
    return f"{balance.uneven:.3g}" if balance.uneven > SMALLEST_ODDS else f"below {SMALLEST_ODDS}"


def length_part(balance: BalanceFigures) -> list[str]:
    return [
        "<h2>Length</h2>",
        f"<p>A game takes {told(balance.length)} rounds and {told(balance.length_in_decisions)} decisions.</p>",
        counts_plot(balance.rounds, "rounds in a game"),
        counts_plot(balance.decisions, "decisions in a game, of all seats"),
    ]


def points_part(balance: BalanceFigures) -> list[str]:
    rows = [[spaced(one.name), f"{one.all:.2f}", f"{one.winners:.2f}"] for one in balance.sources]
    shown = [one for one in balance.sources if one.all > 0]
    stacks = {
        "all seats": {spaced(one.name): one.all for one in shown},
        "winners": {spaced(one.name): one.winners for one in shown},
    }
    return [
        "<h2>Points and where they come from</h2>",
        f"<p>A seat makes {told(balance.points)} points; the winner is {told(balance.margin)} ahead of the second.</p>",
        stacks_plot(stacks, "points"),
        html_table(["source", "mean of all seats", "mean of winners"], rows),
    ]


def decisions_part(balance: BalanceFigures) -> list[str]:
    turns = {length: times for length, times in balance.turns.items() if length <= LONGEST_TURN}
    rows = [[spaced(one.name), f"{one.times:.1f}", f"{one.options:.1f}"] for one in balance.questions]
    return [
        "<h2>Decisions in a turn</h2>",
        f"<p>What one seat decides in a row within a round: {balance.decisions_a_turn:.2f} decisions on average.</p>",
        counts_plot(turns, "decisions in a turn"),
        folded("All questions", html_table(["question", "times a game", "options"], rows)),
    ]


def lead_part(balance: BalanceFigures) -> list[str]:
    """The runaway leader: how early the game is decided."""
    if balance.experiment.players == 1:
        return []
    shares = [(tenth * 10.0, one) for tenth, one in enumerate(balance.leaders, 1)]
    lines = [
        Line("the leader wins", [(at, one[0]) for at, one in shares]),
        Line("fair share", [(at, 1 / balance.experiment.players) for at, _ in shares]),
    ]
    return [
        "<h2>Runaway leader</h2>",
        lines_plot(lines, "% of the rounds", "wins of the leader"),
        f"<p>The seat that leads at half-time wins {percent(balance.leaders[len(balance.leaders) // 2])}.</p>",
        f"<p>The lead changes hands {told(balance.lead_changes)} times a game.</p>",
    ]


def luck_part(balance: BalanceFigures) -> list[str]:
    stacks = {
        name: {"deal": one.deal, "which bot": one.bots, "decisions and what follows": one.decisions}
        for name, one in balance.luck.items()
    }
    rows = [
        [name, f"{one.deal:.1%} ({one.ends[0]:.1%} to {one.ends[1]:.1%})", f"{one.bots:.1%}", f"{one.decisions:.1%}"]
        for name, one in balance.luck.items()
    ]
    return [
        "<h2>Luck and decisions</h2>",
        f"<p>{LUCK}</p>",
        stacks_plot(stacks, "share of the variance"),
        html_table(["", "deal", "which bot", "decisions and what follows"], rows),
    ]


def levels_part(balance: BalanceFigures) -> list[str]:
    bots = [[one.bot, str(one.seats), percent(one.wins), told(one.points)] for one in balance.bots]
    levels = [level_cells(one) for one in balance.levels]
    parts = ["<h2>Level by level</h2>"]
    if len(bots) > 1:
        parts += ["<p>Against one another:</p>", html_table(["bot", "seats", "wins of a seat", "points"], bots)]
    if levels:
        names = ["level", "games", "asked first wins", "leader at half-time wins", "points", "rounds", "decisions"]
        parts += ["<p>Every level among itself:</p>", *levels_plot(balance), html_table(names, levels)]
    return parts if len(parts) > 1 else []


def levels_plot(balance: BalanceFigures) -> list[str]:
    """Whether the seat that is asked first, and the one that leads at half-time, win more as play gets better."""
    players = balance.experiment.players
    if players == 1:
        return []
    series = {
        "asked first": [Column(one.bot, *one.first) for one in balance.levels],
        "leader at half-time": [Column(one.bot, *one.leader) for one in balance.levels],
    }
    return [dots_plot(series, f"wins; a fair share is {1 / players:.0%}")]


def level_cells(one: LevelFigure) -> list[str]:
    means = [told(mean) for mean in (one.points, one.rounds, one.decisions)]
    return [one.bot, str(one.games), percent(one.first), percent(one.leader), *means]


def deeds_part(balance: BalanceFigures) -> list[str]:
    """What could be had, what was taken, and what it was worth."""
    known = sorted((one for one in balance.deeds if one.effect is not None), key=lambda one: -(one.effect or 0.0))
    ends = known if len(known) <= 2 * MOST_SHOWN else known[:MOST_SHOWN] + known[-MOST_SHOWN:]
    kinds = dict.fromkeys((one.does, one.sort) for one in balance.deeds)
    tables = [folded(f"{spaced(does)}: {spaced(sort)}", deed_table(balance, does, sort)) for does, sort in kinds]
    plot = [dots_plot({"effect": [deed_column(one) for one in ends]}, "percentage points of victory")] if ends else []
    return [
        "<h2>Cards and other things: available, taken, won with</h2>",
        f"<p>{DEEDS}</p>",
        *plot,
        *tables,
    ]


def deed_column(one: DeedFigure) -> Column:
    value, reach = 100 * (one.effect or 0.0), 100 * (one.reach or 0.0)
    return Column(f"{spaced(one.does)}: {one.name}", value, value - reach, value + reach)


def deed_table(balance: BalanceFigures, does: str, sort: str) -> str:
    own = [one for one in balance.deeds if (one.does, one.sort) == (does, sort)]
    names = [spaced(sort), "available", "taken", "won with", "won without it, if available", "adjusted effect"]
    return html_table(names, [deed_cells(one) for one in sorted(own, key=lambda one: -(one.effect or 0.0))])


def deed_cells(one: DeedFigure) -> list[str]:
    without = "" if one.taken == 1 else percent(one.won_without)
    won = percent(one.won_with) if one.taken else ""
    return [one.name, f"{one.offered:.1%}", f"{one.taken:.1%}", won, without, effect_told(one)]


def effect_told(one: DeedFigure) -> str:
    if one.effect is None or one.reach is None:
        return ""
    return f"{100 * one.effect:+.1f} ± {100 * one.reach:.1f}"


def told(one: Measure) -> str:
    return f"{one.mean:.2f} ± {one.reach:.2f}"


def spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def figures_part(balance: BalanceFigures) -> str:
    """All figures as JSON, which no browser shows and `wartable compare` reads."""
    text = msgspec.json.encode(rounded(msgspec.to_builtins(balance))).replace(b"</", b"<\\/")
    return f'<script type="application/json" id="figures">{text.decode()}</script>'


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, list | tuple) else value


def read_report(text: bytes, name: str) -> BalanceFigures:
    """The figures that a page carries."""
    found = FIGURES.search(text)
    try:
        return msgspec.json.decode(found[1] if found else b"", type=BalanceFigures)
    except msgspec.DecodeError as error:
        raise BadRecord("", "no_report", {"path": name}, "lab") from error
