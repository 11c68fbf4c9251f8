"""The table of any game, drawn for the terminal from its view.

Which fields are shown, and in which order, is in `words/every_language/<game>.toml`, what they are called in the words
of the game. Of a game that says nothing about it, every field is shown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.cli.telling import SEAT_STYLES
from wartable.engine.contract import Title
from wartable.engine.face import Amount, CardFace
from wartable.words import Speaker, names_at, names_in, say, spoken, word
from wartable.words.catalogue import in_every_language

SEAT = "seat"
OWNERS = ("seat", "owner", "active", "first_player", "favored", "wardens", "castellan", "choosers", "claimed")
CARD_TEXT = "text"  # among the fields of a row: what is printed on its card
WHOLE, BRIEF = "table", "brief"  # what is shown of the whole view, and of each player beside every question
AT, PRINT = "at_", "print_"  # before a question: what is shown with it; before a sort of cards: what is told of them
ROUND, PHASE = "round", "phase"
ROUNDS = (ROUND, "rounds")  # which it is, and of how many
PRINTED = ["kind", "gives", "needs", "points"]
ROW, COLUMN = "row", "column"  # things that have both are drawn where they lie
BETWEEN, DOT, NOTHING, YES = 2, " · ", "–", "✓"
INDENT = (0, 0, 0, 2)


class Artist:
    """Draws the views of one game; `players` are the names of the seats."""

    def __init__(self, title: Title[Any], players: Sequence[str]) -> None:
        self.players = players
        self.game = title.name
        self.speaker = Speaker(title.name, spoken())
        self.faces = {face.id: face for face in title.faces(spoken())}
        self.names = {name: text for (_, name), text in names_at(title, players).things.items()}
        self.shown = in_every_language(title.name).shown
        self.labels = names_in(title.name, "terminal")

    # --- the table

    def table(self, view: object, wanted: str = "") -> RenderableType:
        """The whole table, or those of its parts whose names begin with what is wanted."""
        fields = self._fields(msgspec.to_builtins(view), WHOLE)
        return Group(*(self._wanted(fields, wanted) if wanted else self._parts(fields)))

    def _wanted(self, fields: Mapping[str, Any], wanted: str) -> Iterator[RenderableType]:
        """Parts that are called like this, of the table and of the players."""
        yield from self._parts({name: one for name, one in fields.items() if self._is_called(name, wanted)})
        for part, players in fields.items():
            for player in players if are_players(players) else ():
                found = {name: one for name, one in self._fields(player, part).items() if self._is_called(name, wanted)}
                if found:
                    yield Group(self._player(player[SEAT]), Padding(Group(*self._parts(found)), INDENT))

    def _is_called(self, name: str, wanted: str) -> bool:
        return self._label(name).lower().startswith(wanted)

    def head(self, view: object) -> str:
        """Which round it is, of how many, and which phase, as far as the game has these."""
        fields = msgspec.to_builtins(view)
        rounds = {name: fields[name] for name in ROUNDS if name in fields}
        told = [say("cli", "sitting-round", rounds)] if rounds.get(ROUND) else []
        return DOT.join([*told, *([begun(self._line(PHASE, fields[PHASE]))] if PHASE in fields else [])])

    def around(self, question: str, view: object) -> RenderableType | None:
        """The parts of the table that a question is about."""
        if f"{AT}{question}" not in self.shown:
            return None
        return Group(*self._parts(self._fields(msgspec.to_builtins(view), f"{AT}{question}")))

    def brief(self, view: object, before: object = None) -> RenderableType | None:
        """A line for each player with how much its numbers have changed; nothing where they all are as before."""
        known, players = self._players(before), self._players(view)
        if known and self._told(known) == self._told(players):
            return None
        names = self._chosen(players[0], BRIEF) if players else []
        lines = Table(box=None, header_style="dim", padding=(0, BETWEEN, 0, 0), pad_edge=False)
        lines.add_column()
        for name in names:
            lines.add_column(begun(self._label(name)), justify="right")
        for player in players:
            was = next((one for one in known if one[SEAT] == player[SEAT]), player)
            numbers = (self._number(name, counted(player[name]), counted(was[name])) for name in names)
            lines.add_row(self._player(player[SEAT]), *numbers)
        return lines

    def _told(self, players: list[dict[str, Any]]) -> list[list[Any]]:
        return [[counted(player[name]) for name in self._chosen(player, BRIEF)] for player in players]

    def _players(self, view: object) -> list[dict[str, Any]]:
        found: dict[str, Any] = {} if view is None else msgspec.to_builtins(view)
        return next((value for value in found.values() if are_players(value)), [])

    def _number(self, name: str, value: Any, before: Any) -> str:
        change = f" ({value - before:+})" if isinstance(value, int) and value != before else ""
        return f"{self._line(name, value) or NOTHING}{change}"

    def _chosen(self, fields: Mapping[str, Any], part: str) -> list[str]:
        return [name for name in self.shown.get(part, list(fields)) if name in fields]

    def _fields(self, fields: Mapping[str, Any], part: str) -> dict[str, Any]:
        return {name: fields[name] for name in self._chosen(fields, part) if not has_none(name, fields[name])}

    def _parts(self, fields: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Numbers and words are in one line; everything else has a place of its own."""
        short = {name: value for name, value in fields.items() if not isinstance(value, Mapping | list)}
        if short:
            yield Text(DOT.join(self._pair(name, one) for name, one in short.items()))
        for name, value in fields.items():
            if name not in short and name != SEAT:
                yield self._part(name, value)

    def _part(self, name: str, value: Any) -> RenderableType:
        heading = Text(self._label(name), "bold")
        if are_players(value):
            return Group(*(self._player_part(name, one) for one in value))
        if isinstance(value, list) and isinstance(value[0], Mapping) and len(self._chosen(value[0], name)) == 1:
            [only] = self._chosen(value[0], name)
            return Text.assemble(heading, " ", self._counted_line(only, [one[only] for one in value]))
        if isinstance(value, list) and isinstance(value[0], Mapping) and len(value) > 1:
            rows = self._grid(name, value) if ROW in value[0] and COLUMN in value[0] else self._rows(name, value)
            return Group(heading, Padding(rows, INDENT)) if rows.row_count else Group()
        if isinstance(value, list) and isinstance(value[0], Mapping):
            return self._part(name, value[0])
        if isinstance(value, list) and CARD_TEXT in self.shown.get(name, ()):
            return Group(heading, Padding(self.cards(one for one in value if one), INDENT))
        if isinstance(value, Mapping) and any(isinstance(one, Mapping | list) for one in value.values()):
            return Group(heading, Padding(Group(*self._parts(self._fields(value, name))), INDENT))
        return Text.assemble(heading, " ", self._line(name, value))

    def _player_part(self, part: str, fields: Mapping[str, Any]) -> RenderableType:
        told = {name: value for name, value in self._fields(fields, part).items() if name != SEAT}
        return Group(self._player(fields[SEAT]), Padding(Group(*self._parts(told)), INDENT))

    def _player(self, seat: int) -> Text:
        return Text(self.players[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])

    def _grid(self, part: str, things: list[Mapping[str, Any]]) -> Table:
        """Things that lie in rows and columns, as they lie."""
        names = [name for name in self._chosen(things[0], part) if name not in (ROW, COLUMN)]
        table = Table.grid(padding=(0, BETWEEN, 0, 0))
        for row in sorted({one[ROW] for one in things}):
            line = sorted((one for one in things if one[ROW] == row), key=lambda one: int(one[COLUMN]))
            table.add_row(*(" ".join(filter(None, (self._line(name, one[name]) for name in names))) for one in line))
        return table

    def _rows(self, part: str, things: list[Mapping[str, Any]]) -> Table:
        """Things of one kind, a line each; what none of them has gets no column."""
        names = [name for name in self._chosen(things[0], part) if not all(has_none(name, one[name]) for one in things)]
        has_text = CARD_TEXT in self.shown.get(part, ())
        heads = [self._label(name, part) for name in names] + [""] * has_text
        table = Table(*heads, box=None, header_style="dim", padding=(0, BETWEEN, 0, 0), pad_edge=False)
        for one in things:
            told = ["" if has_none(name, one[name]) else self._line(name, one[name]) for name in names]
            if any(told[1:]):
                text = [self._print(face) for face in self._faces_in(one)[:1]] if has_text else []
                table.add_row(told[0] or self._line(names[0], one[names[0]]), *told[1:], *text)
        return table

    def _line(self, name: str, value: Any) -> str:
        """A value in one line: seats by their names, things by theirs, and what there is none of not at all."""
        if value is None or isinstance(value, bool):
            return YES if value else ""
        if isinstance(value, int):
            return self.players[value] if name in OWNERS else str(value)
        if isinstance(value, list):
            return self._counted_line(name, value)
        if isinstance(value, Mapping):
            return ", ".join(self._pair(key, one) for key, one in value.items() if not has_none(key, one))
        return self._word(value)

    def _counted_line(self, name: str, values: list[Any]) -> str:
        """Things in a line; of those that have names, equal ones once with their number."""
        lines = [self._line(name, value) or NOTHING for value in values]
        if not all(isinstance(value, str) for value in values):
            return DOT.join(lines)
        return DOT.join(f"{lines.count(one)} × {one}" if lines.count(one) > 1 else one for one in dict.fromkeys(lines))

    def _pair(self, name: str, value: Any) -> str:
        if name == SEAT:
            return self.players[int(value)]
        if value is True:
            return self._label(name)
        if isinstance(value, int) and name not in self.labels:
            return f"{value} {self._word(name)}"
        return f"{self._label(name)} {self._line(name, value)}".strip()

    def _label(self, name: str, part: str = "") -> str:
        """What a field is called, perhaps otherwise in one part of the table."""
        label = next((one for one in (f"{part}-{name}", name) if one in self.labels), None)
        return spaced(name) if label is None else word(self.game, f"terminal-{label}")

    def _word(self, value: str) -> str:
        """A name where the value is the id of something, else what the language calls it."""
        last = value.rpartition(":")[2]
        told = self.speaker.word(value)
        return self.names.get(value) or self.names.get(last) or (spaced(last) if told == value else told)

    # --- cards

    def cards(self, ids: Iterable[str]) -> Table:
        """What is printed on these cards, a line each."""
        table = Table.grid(padding=(0, BETWEEN, 0, 0))
        for one in ids:
            face = self.faces.get(one.rpartition(":")[2])
            table.add_row(Text(face.name if face else self._word(one), "bold"), self._print(face) if face else "")
        return table

    def named(self, wanted: str) -> list[str]:
        """The ids of the cards whose names hold this."""
        return [face.id for face in self.faces.values() if wanted.lower() in face.name.lower()]

    def about(self, things: Iterable[object]) -> list[str]:
        """The ids of the cards among these things."""
        ids = (str(one).rpartition(":")[2] for one in things)
        return [one for one in dict.fromkeys(ids) if one in self.faces]

    def _faces_in(self, row: Mapping[str, Any]) -> list[CardFace]:
        return [self.faces[one] for one in self.about(row.values())]

    def _print(self, face: CardFace) -> str:
        facts = {
            "kind": self.speaker.word(face.kind),
            "gives": self._amounts(face.gives),
            "needs": self._amounts(face.needs),
            "points": face.points or "",
        }
        chosen = self.shown.get(f"{PRINT}{face.sort}", [] if self.shown else PRINTED)
        told = [say("cli", f"cards-{name}", {"what": facts[name]}) for name in chosen if facts[name]]
        first = self.speaker.listed(told, "semicolon")
        return f"{first}. {face.text}" if first else face.text

    def _amounts(self, printed: Iterable[Amount]) -> str:
        return ", ".join(f"{'=' if one.amount is None else one.amount} {self._word(one.what)}" for one in printed)


def counted(value: Any) -> Any:
    """How many there are, of things in a row."""
    return len(value) if isinstance(value, list) else value


def are_players(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping) and SEAT in value[0]


def has_none(name: str, value: object) -> bool:
    """A field without a value; the first seat is a value."""
    return is_nothing(value) and not (name in OWNERS and type(value) is int)


def is_nothing(value: object) -> bool:
    """Empty, zero, or made of nothing else."""
    if isinstance(value, Mapping):
        return all(is_nothing(one) for one in value.values())
    return value in (None, False, 0, "", [])


def begun(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


def spaced(name: str) -> str:
    return name.replace("_", " ")
