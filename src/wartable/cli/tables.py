"""The table of any game, drawn for the terminal from its view: every field in turn, with the cards that are there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from wartable.cli.telling import SEAT_STYLES
from wartable.engine.contract import Title
from wartable.engine.face import Amount, CardFace
from wartable.words import word

NARROW = 96  # anything this wide or narrower is drawn on one line
SEAT = "seat"
OWNERS = ("owner", "active", "first_player")  # fields that hold a seat


class Artist:
    """Draws the views of one game; `players` are the names of the seats."""

    def __init__(self, title: Title[Any], players: Sequence[str]) -> None:
        self.players = players
        self.faces = {face.id: face for face in title.faces()}
        self.names = {name: text for (_, name), text in title.names().items()}

    def table(self, view: object, before: object = None) -> RenderableType:
        """The whole table or, if its previous look is known, only what has changed."""
        fields, known = fields_of(view), fields_of(before)
        shown = {name: value for name, value in fields.items() if name not in known or known[name] != value}
        tree = Tree(Text(word("cli", "table-whole" if before is None else "table-changes"), style="bold reverse"))
        self._grow(tree, shown)
        cards = [self.faces[name] for name in dict.fromkeys(ids_in(shown)) if name in self.faces]
        return Group(tree, card_table(cards)) if cards else tree

    def _grow(self, tree: Tree, fields: Mapping[str, Any]) -> None:
        """Numbers and words are in the first line; everything else has a branch of its own."""
        told = {name: value for name, value in fields.items() if name != SEAT and not is_empty(value)}
        short = {name: value for name, value in told.items() if not isinstance(value, Mapping | list)}
        if short:
            tree.add(Text(self._line(short)))
        for name, value in told.items():
            if name not in short:
                self._branch(tree, Text(spaced(name), style="bold"), value)

    def _branch(self, tree: Tree, label: Text, value: Any) -> None:
        """In one line if it is short or a plain row, else a line for each part."""
        line = self._line(value)
        if len(line) <= NARROW or not any(isinstance(part, Mapping | list) for part in parts_of(value)):
            tree.add(Text.assemble(label, " ", line))
        elif isinstance(value, Mapping):
            self._grow(tree.add(self._heading(label, value)), value)
        elif are_alike(value):
            tree.add(Group(label, self._rows(value)))
        else:
            branch = tree.add(label)
            for number, part in enumerate(value, 1):
                self._branch(branch, Text(f"{number}", style="dim"), part)

    def _rows(self, things: list[Mapping[str, Any]]) -> Table:
        """Things of one kind, a line each; what none of them has gets no column."""
        names = [name for name in things[0] if not all(is_nothing(one[name]) for one in things)]
        table = Table(*(spaced(name) for name in names), box=None, header_style="dim", pad_edge=False)
        for one in things:
            table.add_row(*(self._cell(name, one[name]) for name in names))
        return table

    def _cell(self, name: str, value: Any) -> str:
        if is_empty(value):
            return ""
        return self.players[value] if name in OWNERS else self._line(value)

    def _heading(self, label: Text, fields: Mapping[str, Any]) -> Text:
        if SEAT not in fields:
            return label
        return Text(self.players[fields[SEAT]], style=SEAT_STYLES[fields[SEAT] % len(SEAT_STYLES)])

    def _line(self, value: Any) -> str:
        if isinstance(value, Mapping):
            told = (f"{spaced(name)} {self._line(one)}" for name, one in value.items() if not is_empty(one))
            return ", ".join(told)
        if isinstance(value, list):
            return " · ".join("–" if one is None else self._line(one) for one in value)
        return self._word(value) if isinstance(value, str) else "yes" if value is True else str(value)

    def _word(self, word: str) -> str:
        """A printed name where the word is the id of something."""
        name = word.rpartition(":")[2]
        return self.names.get(word) or self.names.get(name) or spaced(word)


def fields_of(view: object) -> dict[str, Any]:
    built: dict[str, Any] = {} if view is None else msgspec.to_builtins(view)
    return built


def ids_in(value: Any) -> Iterator[str]:
    """Every word in a view; where it says `citizen:knight`, the id in it."""
    if isinstance(value, str):
        yield value.rpartition(":")[2]
    elif isinstance(value, Mapping | list):
        for part in parts_of(value):
            yield from ids_in(part)


def parts_of(value: Mapping[str, Any] | list[Any]) -> list[Any]:
    return [*value, *value.values()] if isinstance(value, Mapping) else value


def are_alike(things: list[Any]) -> bool:
    """Several with the same fields, none of them a player: players have a branch each."""
    return len(things) > 1 and all(
        isinstance(one, Mapping) and SEAT not in one and one.keys() == things[0].keys() for one in things
    )


def is_nothing(value: object) -> bool:
    """Empty, zero, or made of such."""
    if isinstance(value, Mapping):
        return all(is_nothing(one) for one in value.values())
    return is_empty(value) or value == 0


def is_empty(value: object) -> bool:
    return value is None or value is False or value in ("", [], {})


def spaced(name: str) -> str:
    return name.replace("_", " ")


def card_table(faces: Iterable[CardFace]) -> Table:
    """What is printed on the cards that are on the table."""
    table = Table("card", "kind", "gives", "needs", "points", "text", box=None, header_style="dim", pad_edge=False)
    for face in faces:
        points = "" if face.points is None else str(face.points)
        table.add_row(
            Text(face.name, "bold"), spaced(face.kind), amounts(face.gives), amounts(face.needs), points, face.text
        )
    return table


def amounts(printed: Iterable[Amount]) -> str:
    return ", ".join(f"{'=' if one.amount is None else one.amount} {spaced(one.what)}" for one in printed)
