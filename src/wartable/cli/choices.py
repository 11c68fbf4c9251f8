"""The options of a question as they are listed: numbered, side by side where they are short, in sections by kind."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.matches.match import Option
from wartable.words import MissingSentence, word

NUMBER_WIDTH = 7  # of an option, with the room around it
MOST_IN_A_COLUMN = 9
LEAST_IN_A_SECTION = 2
INDENT = (0, 0, 0, 2)
ROOMY = 30  # lines of a terminal in which sections have room between them

Numbered = tuple[int, str]


def listed(options: Sequence[Option], texts: Sequence[str], console: Console) -> RenderableType:
    """All options; where there are many of several kinds, each kind has its heading."""
    numbered = list(zip(range(1, len(texts) + 1), texts, strict=True))
    if len(options) <= MOST_IN_A_COLUMN:
        return grid(numbered, console.width)
    return Group(*sections(options, numbered, console))


def sections(options: Sequence[Option], numbered: list[Numbered], console: Console) -> Iterator[RenderableType]:
    """Runs of one kind under its name; what has none follows without one."""
    is_roomy = console.height >= ROOMY
    for name, run in groupby(zip(options, numbered, strict=True), lambda both: heading(both[0])):
        found = [one for _, one in run]
        is_named = name != "" and len(found) >= LEAST_IN_A_SECTION
        if is_roomy and found[0] != numbered[0]:
            yield Text()
        if is_named:
            yield Padding(Text(name, "italic"), INDENT, expand=False)
        yield grid(found, console.width)


def heading(option: Option) -> str:
    """What options of this kind are called, by the first word of their keys."""
    try:
        return word("cli", f"kinds-{option.key.partition(':')[0]}")
    except MissingSentence:
        return ""


def grid(numbered: list[Numbered], width: int) -> Table:
    """In one column, or in two that are read downwards."""
    fits = 2 * (max(len(text) for _, text in numbered) + NUMBER_WIDTH) <= width
    rows = -(-len(numbered) // 2) if fits and len(numbered) > MOST_IN_A_COLUMN // 2 else len(numbered)
    table = Table.grid(padding=(0, 2))
    for row in range(rows):
        table.add_row(*(Text.assemble((f"{number:3}  ", "bold"), text) for number, text in numbered[row::rows]))
    return table
