"""Piles: citizens counted by kind in one number, and what they bring to a quest (QV-R66).

A pile has two bits for each kind, enough for the three copies of a kind. What a pile brings is ten counters of six
bits: four roles, three numbered resources, three "=" icons. Both are plain numbers, so copying a table is cheap.
"""

from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 28
EMPTY: Final[i64] = 0

PAIRS: Final[i64] = 0x33333333333333
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F
BYTE: Final[i64] = 0xFF

ROLES: Final[i64] = 4
RESOURCES: Final[i64] = 3
FIELD: Final[i64] = 6
MASK: Final[i64] = 63
FIRST_EQUALS: Final[i64] = 7  # the fields of roles, then of numbers, then of "=" icons


def one(kind: i64) -> i64:
    """The pile of a single citizen; add or subtract it."""
    return 1 << 2 * kind


def count(pile: i64, kind: i64) -> i64:
    return pile >> 2 * kind & 3


def size(pile: i64) -> i64:
    """How many citizens the pile holds, by folding neighbouring counters together."""
    folded: i64 = (pile & PAIRS) + (pile >> 2 & PAIRS)
    folded = (folded & NIBBLES) + (folded >> 4 & NIBBLES)
    folded += folded >> 8
    folded += folded >> 16
    folded += folded >> 32
    return folded & BYTE


def cards(pile: i64) -> list[int]:
    """The citizens one by one, in canonical order."""
    found: list[int] = []
    for kind in range(KINDS):
        for _ in range(count(pile, kind)):
            found.append(kind)
    return found


def pile_of(kinds: list[int]) -> i64:
    pile: i64 = EMPTY
    for kind in kinds:
        pile += one(kind)
    return pile


def nth(pile: i64, place: i64) -> i64:
    """The kind of the card at a place, counted from 0 in canonical order."""
    for kind in range(KINDS):
        place -= count(pile, kind)
        if place < 0:
            return kind
    raise IndexError("the pile has fewer citizens")


def field(counters: i64, number: i64) -> i64:
    return counters >> FIELD * number & MASK


def meets(brings: i64, needs: i64) -> bool:
    """QV-088, QV-089: every role is covered, every resource reaches its number. QV-090: more is fine.

    QV-023, QV-R23: a resource is its numbers, and as much again for every "=". QV-024: without numbers, none.
    QV-025: its role counts all the same. QV-036: Knight 1 and Archer 2 are 3 Strength, with a Warlord 6.
    """
    for role in range(ROLES):
        if field(brings, role) < field(needs, role):
            return False
    for number in range(ROLES, ROLES + RESOURCES):
        if resource(brings, number) < field(needs, number):
            return False
    return True


def resource(brings: i64, number: i64) -> i64:
    """QV-R23: the total of a resource, numbers x (1 + count of "=")."""
    return field(brings, number) * (1 + field(brings, number + RESOURCES))
