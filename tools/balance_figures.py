#!/usr/bin/env python3
"""Prints the figures of the reports in docs/reports that docs/balance.md talks about.

    PYTHONPATH=src .venv/bin/python tools/balance_figures.py [GAME]...

The five sentences about each game are written by a person; every number in them is here.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "docs" / "reports"
MOST = 6  # things at either end


def main(games: list[str]) -> None:
    for path in [REPORTS / f"{game}.html" for game in games] or sorted(REPORTS.glob("*.html")):
        print("\n".join(figures_of(path)), end="\n\n")


def figures_of(path: Path) -> list[str]:
    from wartable.lab.cells import percent
    from wartable.lab.report_page import read_report, told

    report = read_report(path.read_bytes(), str(path))
    half = report.leaders[len(report.leaders) // 2]
    lines = [
        f"{path.stem}: {report.experiment.players} players, {report.games:,} games",
        f"  wins by seat {', '.join(map(percent, report.wins_by_seat))}; by chance with {report.uneven:.2g}",
        f"  wins by order {', '.join(map(percent, report.wins_by_order))}",
        f"  the leader wins {percent(half)} at half-time, {percent(report.leaders[-1])} after nine tenths",
        f"  the lead changes {told(report.lead_changes)} times, the winner is {told(report.margin)} points ahead",
        f"  points {told(report.points)}, rounds {told(report.length)}, decisions {told(report.length_in_decisions)}",
    ]
    lines += [f"  {one.name}: {one.all:.1f} points of all, {one.winners:.1f} of winners" for one in report.sources]
    for name, part in report.luck.items():
        lines.append(f"  {name}: the deal explains {part.deal:.1%} ({part.ends[0]:.1%} to {part.ends[1]:.1%})")
    lines += [f"  {one.bot} alone: asked first {percent(one.first)}" for one in report.levels]
    dealt = [one for one in report.deeds if one.does == "dealt"]
    lines += [f"  dealt {one.name}: {percent(one.won_with)}" for one in sorted(dealt, key=lambda one: -one.won_with[0])]
    known = sorted((one for one in report.deeds if one.effect is not None), key=lambda one: -(one.effect or 0.0))
    for one in [*known[:MOST], *known[-MOST:]]:
        taken = f"taken {one.taken:.1%}, won with {percent(one.won_with)}"
        lines.append(f"  {one.does} {one.name}: {taken}, adjusted {100 * (one.effect or 0):+.1f}")
    return lines


if __name__ == "__main__":
    main(sys.argv[1:])
