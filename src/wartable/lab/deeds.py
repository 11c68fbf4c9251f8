"""Deeds: how often each card, champion, tribe or building was to be had, was taken, and won with."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.lab.experiment import Experiment
from wartable.lab.ratings import Share
from wartable.lab.regression import Matrix, distinct, effects_of
from wartable.lab.summary import part_of_victory, share
from wartable.lab.survey import Seats, Surveyed
from wartable.lab.things import NamedDeed, Printed
from wartable.titles import title

SELDOM: Final = 40  # seats that did it, or did not: fewer say nothing
SEATS_A_DEED: Final = 20  # with fewer, a regression explains more than there is
ALIKE: Final = 0.97


class DeedFigure(msgspec.Struct, frozen=True):
    """Shares of seats; `effect` is what the deed adds to the chance of winning, all other deeds being equal.

    None: it was too rare, or always came with another deed.
    """

    does: str
    sort: str
    thing: str
    name: str
    seats: int
    offered: float
    taken: float
    won_with: Share
    won_without: Share  # of those who could have
    effect: float | None = None
    reach: float | None = None


class Seated(msgspec.Struct):
    """All seats of all games in rows, and for each deed who was offered it and who did it."""

    won: Matrix
    games: NDArray[np.int64]
    offered: dict[NamedDeed, NDArray[np.bool_]]
    taken: dict[NamedDeed, NDArray[np.bool_]]


def deed_figures(experiment: Experiment, games: Sequence[Surveyed]) -> list[DeedFigure]:
    """Every deed that was offered to anybody; with adjusted effects, unless the game is played alone."""
    printed = Printed(title(experiment.game))
    seated = seated_in(games, experiment.players)
    found = [figure_of(deed, seated, printed) for deed in sorted(seated.offered)]
    if experiment.players == 1:
        return found
    effects = adjusted(experiment, seated)
    return [with_effect(one, effects.get(NamedDeed(one.does, one.sort, one.thing))) for one in found]


def seated_in(games: Sequence[Surveyed], players: int) -> Seated:
    won = [part_of_victory(game.played, seat) for game in games for seat in range(players)]
    offered = [game.offered for game in games]
    taken = [game.taken for game in games]
    sorts = {deed.sort for one in offered for deed in one}
    silent = [{deed: seats for deed, seats in game.happened.items() if deed.sort not in sorts} for game in games]
    return Seated(
        np.array(won, dtype=np.float64),
        np.repeat(np.arange(len(games)), players),
        spread(offered, players) | spread(silent, players),  # what only happens is offered to those it happens to
        spread(taken, players) | spread(silent, players),
    )


def spread(noted: Sequence[dict[NamedDeed, Seats]], players: int) -> dict[NamedDeed, NDArray[np.bool_]]:
    """For each deed a row of all seats."""
    found: dict[NamedDeed, NDArray[np.bool_]] = {}
    for number, deeds in enumerate(noted):
        for deed, seats in deeds.items():
            if deed not in found:
                found[deed] = np.zeros(len(noted) * players, dtype=np.bool_)
            for seat in range(players):
                found[deed][number * players + seat] = seats >> seat & 1
    return found


def figure_of(deed: NamedDeed, seated: Seated, printed: Printed) -> DeedFigure:
    offered = seated.offered[deed]
    taken = seated.taken.get(deed, np.zeros_like(offered))
    passed = offered & ~taken
    return DeedFigure(
        deed.does,
        deed.sort,
        deed.thing,
        printed.name(deed),
        int(offered.sum()),
        float(offered.mean()),
        float(taken.sum() / offered.sum()),
        share(float(seated.won[taken].sum()), int(taken.sum())),
        share(float(seated.won[passed].sum()), int(passed.sum())),
    )


def adjusted(experiment: Experiment, seated: Seated) -> dict[NamedDeed, tuple[float, float]]:
    """The effects of all deeds that are neither too rare nor the same as others, with seats and bots beside them."""
    rows = len(seated.won)
    deeds = [deed for deed, taken in sorted(seated.taken.items()) if SELDOM <= taken.sum() <= rows - SELDOM]
    others = settings_columns(experiment, seated)
    if not deeds:
        return {}
    columns = np.stack([seated.taken[deed] for deed in deeds], axis=1).astype(np.float64)
    kept = most_varied(columns, distinct(columns, ALIKE), rows // SEATS_A_DEED)
    effects = effects_of(np.hstack([others, columns[:, kept]]), seated.won, seated.games)
    first = others.shape[1] - 1
    return {
        deeds[place]: (float(effects.values[first + row]), float(effects.reaches[first + row]))
        for row, place in enumerate(kept)
    }


def most_varied(columns: Matrix, kept: list[int], most: int) -> list[int]:
    """Of these columns at most so many, those that tell most seats apart."""
    spread_of = columns.var(axis=0)
    return sorted(sorted(kept, key=lambda place: -float(spread_of[place]))[:most])


def settings_columns(experiment: Experiment, seated: Seated) -> Matrix:
    """A column of ones, then one for each seat and bot but the first."""
    players, rows = experiment.players, len(seated.won)
    seats = np.tile(np.arange(players), rows // players)
    bots = list(dict.fromkeys(experiment.bots))
    sat = np.array([bots.index(experiment.bot_at(row // players, row % players)) for row in range(rows)])
    columns: list[Any] = [np.ones(rows)]
    columns += [seats == seat for seat in range(1, players)]
    columns += [sat == bot for bot in range(1, len(bots))]
    return np.stack(columns, axis=1).astype(np.float64)


def with_effect(figure: DeedFigure, found: tuple[float, float] | None) -> DeedFigure:
    return figure if found is None else msgspec.structs.replace(figure, effect=found[0], reach=found[1])
