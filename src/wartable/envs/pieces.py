"""Pieces: an observation put together from ready-made bytes, which is many times quicker than number by number.

A writer reads the table itself instead of a view, so it must take from it only what the seat may see. A contract test
holds every row that it makes equal to the row made from the seat's view, byte by byte.

What seldom changes is kept from step to step, with all that it was made from, and made again when any of that differs.
What is kept is changed in place: new objects at every step would keep Python's garbage collector busy.
"""

import sys
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game

NUMBER_BYTES: Final = 2
READY_NUMBERS: Final[i64] = 1024
READY_ZEROS: Final = 512
NOTHING_KEPT: Final[i64] = -1
NONE_PACKED: Final = -1  # what is packed is never negative
SMALL_BITS: Final[i64] = 10  # of numbers that are packed; six of them fit into one
SMALL: Final[i64] = (1 << SMALL_BITS) - 1
NOT_MADE: Final = b""  # instead of a piece that is to be made when it is asked for
MOST_REMEMBERED: Final = 1 << 15  # pieces of one kind, of a few hundred bytes each
GROUP_BITS: Final = 14  # of fields that are looked up at once


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceWriter:
    """Appends the pieces of what a seat observes; joined, they are its row."""

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        """The slot is the game's number in its batch: what is kept of a game is looked for there the next time.

        Where it is NOTHING_KEPT, all is made anew, so that threads can share the writer.
        """
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
ZEROS: Final[list[bytes]] = [nothing(size) for size in range(READY_ZEROS)]


def number(value: i64) -> bytes:
    if 0 <= value < READY_NUMBERS:
        return READY[value]
    return number_piece(int(value))


def one_of(size: int) -> list[bytes]:
    """At place 0 the piece for nothing, then for each of so many words the one with a 1 at its place."""
    return [nothing(size)] + [counts_piece([int(one == place) for one in range(size)]) for place in range(size)]


def sets_of(size: int) -> list[bytes]:
    """The pieces of all sets of so many words, by the number that has a bit for each."""
    return [counts_piece([found >> place & 1 for place in range(size)]) for found in range(1 << size)]


def write_counts(sorted_words: list[int], size: i64, pieces: list[bytes]) -> None:
    """How many of each of so many words are in a list, which is in order."""
    at: i64 = 0
    count: i64 = 0
    for word in sorted_words:
        if count and word == at:
            count += 1
            continue
        if count:
            pieces.append(number(count))
            at += 1
        pieces.append(ZEROS[word - at])
        at = word
        count = 1
    if count:
        pieces.append(number(count))
        at += 1
    pieces.append(ZEROS[size - at])


@final
class AskedRows:
    """Who is asked, and what, in games in which one seat is asked at a time."""

    def __init__(self, questions: Sequence[str], players: int) -> None:
        words = [question for question in questions if question]
        told = one_of(len(words))
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.no_question: Final = told[0]
        self.question: Final = [told[1 + words.index(one)] if one else told[0] for one in questions]

    def write(self, game: Game, seat: i64, pieces: list[bytes]) -> None:
        """The question is only told to the seat that it is put to."""
        decision = game.decision
        if decision is None:
            pieces.append(self.no_question)
            pieces.append(self.seat[0])
            return
        pieces.append(self.question[decision.question] if decision.seat == seat else self.no_question)
        pieces.append(self.seat[1 + (decision.seat - seat) % self.players])


@final
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


@final
class KeptNumbers:
    """The piece of a few small numbers, which come packed into one, the last of them lowest."""

    def __init__(self) -> None:
        self.packed: i64 = NONE_PACKED
        self.piece = NOT_MADE

    def of(self, packed: i64, size: i64) -> bytes:
        if packed != self.packed:
            self.packed = packed
            pieces: list[bytes] = []
            while size > 0:
                size -= 1
                pieces.append(READY[packed >> SMALL_BITS * size & SMALL])
            self.piece = b"".join(pieces)
        return self.piece


@final
class KeptCounts:
    """The piece of packed counters, made again when they are not those that it was made from."""

    def __init__(self, counts: PackedCounts) -> None:
        self.counts: Final = counts
        self.packed: int = NONE_PACKED
        self.piece = NOT_MADE

    def of(self, packed: int) -> bytes:
        if packed != self.packed:
            self.packed = packed
            self.piece = self.counts.piece(packed)
        return self.piece


def group_pieces(size: int, bits: int) -> list[bytes]:
    """The pieces of so many counters, by the number that holds all of them; made once, as they are many."""
    if (size, bits) not in GROUPS:
        pieces = [b""]
        for _ in range(size):
            pieces = [before + number(value) for value in range(1 << bits) for before in pieces]
        GROUPS[size, bits] = pieces
    return GROUPS[size, bits]


def remember(pieces: dict[int, bytes], key: int, piece: bytes) -> None:
    """Keep a piece for the next time; now and then all are forgotten, so that memory stays as it is."""
    if len(pieces) >= MOST_REMEMBERED:
        pieces.clear()
    pieces[key] = piece
