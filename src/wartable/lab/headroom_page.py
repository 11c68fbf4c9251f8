"""The chapter of `docs/bots.md` about headroom: what is left to be gained over the master in each game."""

from pathlib import Path
from typing import Final

import msgspec

from wartable.lab.cells import percent, table
from wartable.lab.headroom import Found
from wartable.titles import TITLES
from wartable.words import word

MEASURED: Final = Path("src/wartable/bots/headroom.json")
HEADING: Final = "## Headroom"
TEXT: Final = """How much better than the master can a game be played? In `tools/headroom.py` one seat, the insider,
sees every hidden card and searches several times as long; masters sit in all other seats. What the insider wins is
about the most that a fair bot could hope for that judges and searches in the same way. Better judgement may win more,
and so may another way of searching, such as the grandmaster's whole divisions in Dragon Valley.
"""
LITTLE: Final = 0.6  # of games ahead


def read_headroom(file: Path = MEASURED) -> dict[str, Found]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Found]) if file.is_file() else {}


def write_headroom(one: Found, file: Path = MEASURED) -> None:
    """Beside those of other games."""
    whole = dict(sorted((read_headroom(file) | {one.game: one}).items()))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


def headroom_part(found: dict[str, Found]) -> str:
    known = [found[game] for game in TITLES if game in found]
    if not known:
        return ""
    sentences = "\n".join(f"- {sentence_of(one)}" for one in known)
    return f"{HEADING}\n\n{TEXT}\n{figures(known)}\n\n{sentences}\n"


def figures(known: list[Found]) -> str:
    head = ["game", "games", "searches", "was ahead of a master in", "won"]
    rows = [
        [
            f"{word(one.game, 'title')}, {one.players} players",
            str(one.games),
            f"{one.times} times as long",
            percent(one.ahead),
            percent(one.won),
        ]
        for one in known
    ]
    return table(head, rows)


def sentence_of(one: Found) -> str:
    """What the figures mean, in a sentence, as far as the interval lets it be said."""
    _, low, high = one.ahead
    told = "so few games do not tell how much open secrets and longer thought would gain"
    if low > 1 / 2:
        told = "open secrets and longer thought win more than half: something is left to be gained by them"
    elif high < LITTLE:
        told = "open secrets and longer thought gain little: only better judgement can"
    return f"{word(one.game, 'title')}: {told}."
