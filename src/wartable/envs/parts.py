"""Parts of an observation: how each field of a view becomes numbers, and what each number is called.

A part has a fixed number of places. Seats are counted from the viewer: `self`, then `next1`, `next2` … clockwise, so
that what is learned at one seat serves at every other.
"""

from array import array
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final, TypeAlias

Row: TypeAlias = "array[int]"
LEFT_OUT: Final = None  # for fields that are the same in every game at such a table, or follow from the others


class Portion:
    """The names of some numbers, and what writes them. Places that are not written stay 0."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = list(names)
        self.size: Final = len(names)

    def called(self, word: str) -> list[str]:
        """The names of its numbers within a larger part."""
        return [f"{word}.{name}" if name else word for name in self.names]

    def write(self, value: Any, row: Row, at: int, viewer: int) -> None:
        """Write a value of the viewer's view from a place on."""
        raise NotImplementedError


class OneNumber(Portion):
    """A number, or a yes or no; 0 where there is none."""

    def __init__(self) -> None:
        super().__init__([""])

    def write(self, value: int | None, row: Row, at: int, viewer: int) -> None:
        if value:
            row[at] = value


class Listed(Portion):
    """A part with a place for each of some words."""

    def __init__(self, words: Sequence[Hashable]) -> None:
        super().__init__([str(one) for one in words])
        self.place_of: Final = {one: place for place, one in enumerate(words)}


class Word(Listed):
    """Which one of these it is: a 1 at its place, and no 1 where it is unknown or there is none."""

    def write(self, value: Hashable, row: Row, at: int, viewer: int) -> None:
        if value is not None:
            row[at + self.place_of[value]] = 1


class Counts(Listed):
    """How many of each are in a list."""

    def write(self, value: Sequence[Hashable] | None, row: Row, at: int, viewer: int) -> None:
        for one in value or ():
            if one is not None:
                row[at + self.place_of[one]] += 1


class CountsOf(Counts):
    """How many of each a field of the structures in a list names."""

    def __init__(self, field: str, words: Sequence[Hashable]) -> None:
        super().__init__(words)
        self.field: Final = field

    def write(self, value: Sequence[Any] | None, row: Row, at: int, viewer: int) -> None:
        super().write([getattr(one, self.field) for one in value or ()], row, at, viewer)


class Numbers(Listed):
    """The numbers that belong to these words."""

    def write(self, value: dict[str, int], row: Row, at: int, viewer: int) -> None:
        for one, amount in value.items():
            if amount:
                row[at + self.place_of[one]] = amount


class OfSeats(Portion):
    """A part with a place for each seat, the viewer's first."""

    def __init__(self, players: int) -> None:
        super().__init__(seat_names(players))


class WhichSeat(OfSeats):
    """Which seat it is; no 1 where it is nobody."""

    def write(self, value: int | None, row: Row, at: int, viewer: int) -> None:
        if value is not None and value >= 0:
            row[at + (value - viewer) % self.size] = 1


class WhichSeats(OfSeats):
    """Which seats are in a list."""

    def write(self, value: Sequence[int], row: Row, at: int, viewer: int) -> None:
        for one in value:
            row[at + (one - viewer) % self.size] = 1


class BySeat(OfSeats):
    """A number for each seat; what comes after them in the list belongs to nobody at the table."""

    def write(self, value: Sequence[int], row: Row, at: int, viewer: int) -> None:
        for owner in range(self.size):
            row[at + (owner - viewer) % self.size] = value[owner]


class InOrder(Portion):
    """The first things of a list, each at its place."""

    def __init__(self, length: int, part: Portion) -> None:
        super().__init__([name for place in range(length) for name in part.called(str(place))])
        self.length: Final = length
        self.part: Final = part

    def write(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        for one in value[: self.length]:
            self.part.write(one, row, at, viewer)
            at += self.part.size


class Maybe(Portion):
    """A part that is not always there, and before it whether it is."""

    def __init__(self, part: Portion) -> None:
        super().__init__(["is_there", *part.names])
        self.part: Final = part

    def write(self, value: object, row: Row, at: int, viewer: int) -> None:
        if value is not None:
            row[at] = 1
            self.part.write(value, row, at + 1, viewer)


class Fields(Portion):
    """The fields of a structure. All must be named, so that a new field of a view is not forgotten here."""

    def __init__(self, struct: Any, parts: Mapping[str, Portion | None]) -> None:
        assert set(parts) == set(struct.__struct_fields__), set(parts) ^ set(struct.__struct_fields__)
        kept = {name: part for name, part in parts.items() if part is not None}
        super().__init__([full for name, part in kept.items() for full in part.called(name)])
        self.parts: Final = list(kept.items())

    def write(self, value: object, row: Row, at: int, viewer: int) -> None:
        for name, part in self.parts:
            part.write(getattr(value, name), row, at, viewer)
            at += part.size


class Around(Portion):
    """A structure for each seat that has one, found by its field `seat`: the viewer's own, then the others'."""

    def __init__(self, players: int, own: Portion, other: Portion) -> None:
        names = [own.called("self"), *(other.called(name) for name in seat_names(players)[1:])]
        super().__init__([full for one in names for full in one])
        self.players: Final = players
        self.own: Final = own
        self.other: Final = other

    def write(self, value: Sequence[Any], row: Row, at: int, viewer: int) -> None:
        for one in value:
            place = (one.seat - viewer) % self.players
            if place:
                self.other.write(one, row, at + self.own.size + (place - 1) * self.other.size, viewer)
            else:
                self.own.write(one, row, at, viewer)


class FoundBy(Portion):
    """Structures that have places of their own, which one or two of their fields name."""

    def __init__(self, keys: dict[str, list[str]], part: Portion) -> None:
        names = [""]
        for words in keys.values():
            names = [f"{name}.{one}" if name else one for name in names for one in words]
        super().__init__([full for name in names for full in part.called(name)])
        self.places: Final = [(key, {one: place for place, one in enumerate(words)}) for key, words in keys.items()]
        self.part: Final = part

    def write(self, value: Sequence[object], row: Row, at: int, viewer: int) -> None:
        for one in value:
            place = 0
            for key, place_of in self.places:
                place = place * len(place_of) + place_of[getattr(one, key)]
            self.part.write(one, row, at + place * self.part.size, viewer)


def seat_names(players: int) -> list[str]:
    return ["self", *(f"next{place}" for place in range(1, players))]
