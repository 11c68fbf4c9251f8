"""The page that compares two balance reports: what has changed, and whether by more than chance."""

from math import sqrt
from statistics import NormalDist

import msgspec

from wartable.lab.balance import BalanceFigures, Measure
from wartable.lab.cells import percent
from wartable.lab.deeds import SELDOM, DeedFigure
from wartable.lab.plots import Column, Line, bars_plot, dots_plot, html_table, lines_plot, page
from wartable.lab.ratings import Share
from wartable.lab.report_page import deed_column, effect_told, spaced, told
from wartable.lab.summary import CONFIDENCE
from wartable.words import word

MOST_SHOWN = 20
DOUBT = 0.05
DIFFERENCES = (
    "Differences are after minus before, ± holds the 95 % interval. A star marks what is clearly different; in the "
    "lists of things this takes into account how many of them are compared."
)
BEFORE, AFTER = "before", "after"


class Difference(msgspec.Struct, frozen=True):
    """A difference of two figures, after minus before, and how far it may be off."""

    value: float
    reach: float

    @property
    def surprise(self) -> float:
        return abs(self.value) / self.reach if self.reach else 0.0


def comparison_page(before: BalanceFigures, after: BalanceFigures) -> str:
    """Two reports side by side, with what is clearly different marked, as one page of HTML."""
    game = word(after.experiment.game, "title")
    parts = [about(before, after), "<h2>Wins by seat</h2>", *seats_part(before, after)]
    parts += ["<h2>Figures</h2>", figures_table(before, after), "<h2>Runaway leader</h2>", lead_plot(before, after)]
    parts += ["<h2>Where points come from</h2>", sources_table(before, after), *levels_part(before, after)]
    return page(f"Balance of {game}: before and after", [*parts, *deeds_part(before, after)])


def about(before: BalanceFigures, after: BalanceFigures) -> str:
    rows = [[name, *told_of(one)] for name, one in ((BEFORE, before), (AFTER, after))]
    table = html_table(["", "games", "bots", "seed", "players", "component data"], rows)
    return f"{table}<p>{DIFFERENCES}</p>"


def told_of(one: BalanceFigures) -> list[str]:
    played = one.experiment
    data = str(played.edition or "as printed")
    return [str(one.games), ", ".join(played.bots), str(played.seed), str(played.players), data]


def seats_part(before: BalanceFigures, after: BalanceFigures) -> list[str]:
    fair = 1 / after.experiment.players
    columns = [
        Column(f"seat {seat} {name}", *one)
        for seat, pair in enumerate(zip(before.wins_by_seat, after.wins_by_seat, strict=False))
        for name, one in zip((BEFORE, AFTER), pair, strict=True)
    ]
    return [bars_plot(columns, "wins", fair)]


def figures_table(before: BalanceFigures, after: BalanceFigures) -> str:
    shares = {
        "the seat asked first wins": (before.wins_by_order[0], after.wins_by_order[0]),
        "the leader at half-time wins": (half_time(before), half_time(after)),
    }
    measures = {
        "points of a seat": (before.points, after.points),
        "lead of the winner": (before.margin, after.margin),
        "changes of the lead": (before.lead_changes, after.lead_changes),
        "rounds in a game": (before.length, after.length),
        "decisions in a game": (before.length_in_decisions, after.length_in_decisions),
    }
    rows = [[name, percent(one), percent(two), marked(of_shares(one, two), 100)] for name, (one, two) in shares.items()]
    rows += [[name, told(one), told(two), marked(of_measures(one, two), 1)] for name, (one, two) in measures.items()]
    turns = [before.decisions_a_turn, after.decisions_a_turn]
    rows.append(["decisions in a turn", *(f"{one:.2f}" for one in turns), f"{turns[1] - turns[0]:+.2f}"])
    for name in (one for one in after.luck if one in before.luck):
        one, two = before.luck[name], after.luck[name]
        rows.append([f"{name}: share of the deal", f"{one.deal:.1%}", f"{two.deal:.1%}", f"{two.deal - one.deal:+.1%}"])
    return html_table(["", BEFORE, AFTER, "difference"], rows)


def half_time(balance: BalanceFigures) -> Share:
    return balance.leaders[len(balance.leaders) // 2]


def lead_plot(before: BalanceFigures, after: BalanceFigures) -> str:
    lines = [
        Line(name, [(10.0 * tenth, share[0]) for tenth, share in enumerate(one.leaders, 1)])
        for name, one in ((BEFORE, before), (AFTER, after))
    ]
    return lines_plot(lines, "% of the rounds", "wins of the leader")


def sources_table(before: BalanceFigures, after: BalanceFigures) -> str:
    old = {one.name: one for one in before.sources}
    new = {one.name: one for one in after.sources}
    rows = []
    for name in dict.fromkeys([*old, *new]):
        was, now = (one[name].all if name in one else 0.0 for one in (old, new))
        rows.append([spaced(name), f"{was:.2f}", f"{now:.2f}", f"{now - was:+.2f}"])
    return html_table(["mean of all seats", BEFORE, AFTER, "difference"], rows)


def levels_part(before: BalanceFigures, after: BalanceFigures) -> list[str]:
    """Every level among itself, where both reports have it."""
    old = {one.bot: one for one in before.levels}
    pairs = [(old[one.bot], one) for one in after.levels if one.bot in old]
    rows = [
        [f"{now.bot}: {what}", percent(one), percent(two), marked(of_shares(one, two), 100)]
        for was, now in pairs
        for what, one, two in (
            ("the seat asked first wins", was.first, now.first),
            ("the leader at half-time wins", was.leader, now.leader),
        )
    ]
    return ["<h2>Level by level</h2>", html_table(["", BEFORE, AFTER, "difference"], rows)] if rows else []


def deeds_part(before: BalanceFigures, after: BalanceFigures) -> list[str]:
    """The things whose use or worth has changed most; among so many, some do by chance, so the bar is higher."""
    old = {(one.does, one.sort, one.thing): one for one in before.deeds}
    known = [one for one in after.deeds if (one.does, one.sort, one.thing) in old]
    pairs = [(old[one.does, one.sort, one.thing], one) for one in known]
    pairs = [(was, now) for was, now in pairs if min(was.seats, now.seats) >= SELDOM]
    valued = [(was, now) for was, now in pairs if was.effect is not None and now.effect is not None]
    used = sorted(pairs, key=lambda pair: -of_taken(*pair).surprise)[:MOST_SHOWN]
    worth = sorted(valued, key=lambda pair: -of_effects(*pair).surprise)[:MOST_SHOWN]
    head = ["", BEFORE, AFTER, "difference in percentage points"]
    parts = [
        "<h2>What is taken more or less often</h2>",
        html_table(head, [taken_row(*pair, len(pairs)) for pair in used]),
    ]
    if worth:
        dots = {
            BEFORE: [deed_column(was) for was, _ in worth],
            AFTER: [deed_column(now) for _, now in worth],
        }
        parts += ["<h2>What is worth more or less</h2>", dots_plot(dots, "percentage points of victory")]
        parts.append(html_table(head, [effect_row(*pair, len(valued)) for pair in worth]))
    return parts


def taken_row(was: DeedFigure, now: DeedFigure, looks: int) -> list[str]:
    change = marked(of_taken(was, now), 100, looks)
    return [f"{spaced(now.does)}: {now.name}", f"{was.taken:.1%}", f"{now.taken:.1%}", change]


def effect_row(was: DeedFigure, now: DeedFigure, looks: int) -> list[str]:
    change = marked(of_effects(was, now), 100, looks)
    return [f"{spaced(now.does)}: {now.name}", effect_told(was), effect_told(now), change]


def of_shares(one: Share, two: Share) -> Difference:
    return Difference(two[0] - one[0], sqrt((one[2] - one[1]) ** 2 + (two[2] - two[1]) ** 2) / 2)


def of_measures(one: Measure, two: Measure) -> Difference:
    return Difference(two.mean - one.mean, sqrt(one.reach**2 + two.reach**2))


def of_taken(was: DeedFigure, now: DeedFigure) -> Difference:
    variance = sum(one.taken * (1 - one.taken) / one.seats for one in (was, now))
    return Difference(now.taken - was.taken, CONFIDENCE * sqrt(variance))


def of_effects(was: DeedFigure, now: DeedFigure) -> Difference:
    reach = sqrt((was.reach or 0.0) ** 2 + (now.reach or 0.0) ** 2)
    return Difference((now.effect or 0.0) - (was.effect or 0.0), reach)


def marked(change: Difference, scale: float, looks: int = 1) -> str:
    """The difference, with a star where it is clear even though it is one of so many (Bonferroni)."""
    needed = NormalDist().inv_cdf(1 - DOUBT / 2 / looks) / CONFIDENCE
    return f"{scale * change.value:+.2f} ± {scale * change.reach:.2f}{' *' if change.surprise > needed else ''}"
