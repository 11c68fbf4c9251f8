"""The chapter of `docs/bots.md` about chances of winning: how well they foretell games, how often they come true."""

from pathlib import Path
from typing import Final

import msgspec

from wartable.lab.cells import table
from wartable.lab.foretold import STEPS, Foretold
from wartable.titles import TITLES
from wartable.words import word

MEASURED: Final = Path("src/wartable/bots/foresight.json")
HEADING: Final = "## Chances of winning"
TEXT: Final = """Hints and reviews tell chances of winning. Where a game has weights for that, they were fitted to who
won (`wartable train --levels`); bots play by other values, which also learn from points. `wartable foresight` holds
both against games of a level from which the weights have not learned, at the same moments. Brier is the mean square
error of a chance, where 0 knows everything; a fair share for everybody scores 0.25 with two players and 0.222 with
three. The calibration error is how far chances are from what came of them, on average over tenths. Larger tables borrow
the weights of the smallest.
"""


def read_foretold(file: Path = MEASURED) -> dict[str, Foretold]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Foretold]) if file.is_file() else {}


def write_foretold(one: Foretold, file: Path = MEASURED) -> None:
    """Beside those of other games."""
    whole = dict(sorted((read_foretold(file) | {one.game: one}).items()))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


def foresight_part(found: dict[str, Foretold]) -> str:
    known = [found[game] for game in TITLES if game in found]
    if not known:
        return ""
    return f"{HEADING}\n\n{TEXT}\n{scores(known)}\n\nWhat came of chances, by tenths:\n\n{curves(known)}\n"


def scores(known: list[Foretold]) -> str:
    head = ["game", "games", "moments", "Brier", "by the values that play", "calibration error", "of those"]
    rows = [
        [
            f"{word(one.game, 'title')}, {one.players} players, {one.level}",
            str(one.games),
            str(one.moments),
            f"{one.advising.brier:.4f}",
            f"{one.playing.brier:.4f}",
            f"{one.advising.error:.3f}",
            f"{one.playing.error:.3f}",
        ]
        for one in known
    ]
    return table(head, rows)


def curves(known: list[Foretold]) -> str:
    head = ["told", *(word(one.game, "title") for one in known)]
    rows = [[f"{10 * tenth} to {10 * tenth + 10} %", *(came_of(one, tenth) for one in known)] for tenth in range(STEPS)]
    return table(head, rows)


def came_of(one: Foretold, tenth: int) -> str:
    for step in one.advising.curve:
        if min(int(step.told * STEPS), STEPS - 1) == tenth:
            return f"{step.told:.0%} told, {step.came:.0%} came"
    return ""
