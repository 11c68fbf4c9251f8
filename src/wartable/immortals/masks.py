"""Masks: a set of sites, regions or conflict cards as the bits of one number. All of them fit into 60 bits."""

from typing import Final

from mypy_extensions import i64

from wartable.engine.log import bit

NONE: Final[i64] = 0


def count(mask: i64) -> i64:
    """How many members the set has."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def has(mask: i64, member: i64) -> bool:
    return mask >> member & 1 == 1


def members(mask: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    member: i64 = 0
    while mask >> member:
        if mask >> member & 1:
            found.append(member)
        member += 1
    return found


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
