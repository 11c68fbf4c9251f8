"""Cells: the figures of bots as they stand in tables, on pages and in the terminal."""

from collections.abc import Sequence

from wartable.lab.ratings import BotStanding, Share, Standings


def standing_cells(one: BotStanding) -> list[str]:
    return [
        one.bot,
        str(one.games),
        spread(one.rating),
        percent(one.wins),
        f"{one.mean_score:.1f}",
        f"{1000 * one.mean_time:.1f} ms",
        f"{1000 * one.time_95:.1f} ms",
    ]


def cross_cell(standings: Standings, name: str, other: str) -> str:
    return "" if name == other else percent(standings.cross[name][other])


def spread(share: Share) -> str:
    """A rating and how far it may be off."""
    return f"{share[0]:.1f} ± {(share[2] - share[1]) / 2:.1f}"


def percent(share: Share) -> str:
    """A share and the ends of its interval."""
    return f"{share[0]:.1%} ({share[1]:.1%} to {share[2]:.1%})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
