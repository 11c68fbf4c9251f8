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
about the most that a fair bot with the same judgement could hope for; better judgement may win more.
"""
MUCH: Final = 0.7  # of games ahead: from here on there is much to gain
SOME: Final = 0.55
SENTENCES: Final = (
    (MUCH, "much is left to be gained by longer thought and by guessing what is hidden"),
    (SOME, "something is left to be gained by longer thought and by guessing what is hidden, and not much"),
    (0.0, "longer thought and knowing what is hidden gain little: only better judgement can"),
)


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
    """What the figures mean, in a sentence."""
    told = next(sentence for least, sentence in SENTENCES if one.ahead[0] >= least)
    return f"{word(one.game, 'title')}: {told}."
