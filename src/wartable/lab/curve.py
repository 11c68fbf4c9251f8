"""The learning curve: how well the weights of each generation predict games that they have not learned from."""

from wartable.lab.plots import Line, html_table, lines_plot, page
from wartable.lab.train import Course, Lap


def curve_page(course: Course, laps: list[Lap]) -> str:
    games = [sum(one.games for one in laps[: place + 1]) for place in range(len(laps))]
    lines = [
        Line("surprise at games held back", [(0, laps[0].untrained), *curve(games, [lap.surprise for lap in laps])]),
        Line("knowing nothing", [(0, laps[0].untrained), *curve(games, [lap.untrained for lap in laps])]),
    ]
    head = ["generation", "games", "iterations a choice", "positions", "surprise", "knowing nothing"]
    rows = [cells(lap) for lap in laps]
    heading = f"Learning {course.game}, {course.players} players, seed {course.seed}"
    return page(heading, [lines_plot(lines, "games", "surprise"), html_table(head, rows)])


def curve(games: list[int], values: list[float]) -> list[tuple[float, float]]:
    return [(float(number), value) for number, value in zip(games, values, strict=True)]


def cells(lap: Lap) -> list[str]:
    counts = [lap.generation, lap.games, lap.iterations, lap.positions]
    return [*(str(one) for one in counts), f"{lap.surprise:.4f}", f"{lap.untrained:.4f}"]
