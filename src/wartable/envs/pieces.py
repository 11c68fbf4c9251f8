"""Pieces: an observation put together from ready-made bytes, which is many times quicker than number by number.

A writer reads the table itself instead of a view, so it must take from it only what the seat may see. A contract test
holds every row that it makes equal to the row made from the seat's view, byte by byte.
"""

import sys
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game

NUMBER_BYTES: Final = 2
READY_NUMBERS: Final[i64] = 1024
GROUP_BITS: Final = 14  # of fields that are looked up at once


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceWriter:
    """Appends the pieces of what a seat observes; joined, they are its row."""

    def write(self, game: Game, seat: i64, pieces: list[bytes]) -> None:
        raise NotImplementedError


def number_piece(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, sys.byteorder, signed=True)


def nothing(size: int) -> bytes:
    """The piece of so many numbers that are all 0."""
    return bytes(NUMBER_BYTES * size)


def counts_piece(counts: list[int]) -> bytes:
    return b"".join([number_piece(count) for count in counts])


GROUPS: Final[dict[tuple[int, int], list[bytes]]] = {}
READY: Final[list[bytes]] = [number_piece(value) for value in range(READY_NUMBERS)]


def number(value: i64) -> bytes:
    if 0 <= value < READY_NUMBERS:
        return READY[value]
    return number_piece(int(value))


def one_of(size: int) -> list[bytes]:
    """At place 0 the piece for nothing, then for each of so many words the one with a 1 at its place."""
    return [nothing(size)] + [counts_piece([int(one == place) for one in range(size)]) for place in range(size)]


class PackedCounts:
    """Small counters side by side in a whole number, each with the same number of bits, looked up group by group."""

    def __init__(self, size: int, bits: int) -> None:
        at_once = GROUP_BITS // bits
        self.bits: Final = at_once * bits
        self.mask: Final = (1 << self.bits) - 1
        self.none: Final = nothing(size)
        self.groups: Final = [group_pieces(min(at_once, size - first), bits) for first in range(0, size, at_once)]

    def append(self, packed: int, pieces: list[bytes]) -> None:
        if not packed:
            pieces.append(self.none)
            return
        for group in self.groups:
            pieces.append(group[packed & self.mask])
            packed >>= self.bits

    def piece(self, packed: int) -> bytes:
        pieces: list[bytes] = []
        self.append(packed, pieces)
        return b"".join(pieces)


def group_pieces(size: int, bits: int) -> list[bytes]:
    """The pieces of so many counters, by the number that holds all of them; made once, as they are many."""
    if (size, bits) not in GROUPS:
        pieces = [b""]
        for _ in range(size):
            pieces = [before + number(value) for value in range(1 << bits) for before in pieces]
        GROUPS[size, bits] = pieces
    return GROUPS[size, bits]
