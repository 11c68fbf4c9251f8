"""Packing: how stacks and small counts fit into one number, so that steps stay small and sets are quick to compare.

A *group* counts cubes of several kinds, four bits per kind: there are no more than fifteen of any. Cubes that players
keep or that have left the game are counted with eight bits a kind. A *stack* is place * 8 + kind of unit, plus BLESSED
where it is the blessed unit alone; a *fighter* is a stack without its place.
"""

from typing import Final

from mypy_extensions import i64

BLESSED: Final[i64] = 4
BLESSED_KIND: Final[i64] = 3  # the blessed unit has a count of its own in a group, after the three kinds
GROUP_BITS: Final[i64] = 4
GROUP_MASK: Final[i64] = 15
LARGE_BITS: Final[i64] = 8
LARGE_MASK: Final[i64] = 255
STACK_BITS: Final[i64] = 3
FIGHTER_MASK: Final[i64] = 7
KIND_MASK: Final[i64] = 3


# --- groups


def number_of(group: i64, kind: i64) -> i64:
    """How many cubes of a kind a group counts."""
    return group >> GROUP_BITS * kind & GROUP_MASK


def group_of(kind: i64, number: i64) -> i64:
    """A group of cubes of one kind."""
    return number << GROUP_BITS * kind


def only(group: i64, kind: i64) -> i64:
    """The part of a group that is of one kind."""
    return group & GROUP_MASK << GROUP_BITS * kind


# --- large counts


def large_number_of(count: i64, kind: i64) -> i64:
    """How many cubes of a kind a large count holds."""
    return count >> LARGE_BITS * kind & LARGE_MASK


def large_count_of(kind: i64, number: i64) -> i64:
    """A large count of cubes of one kind."""
    return number << LARGE_BITS * kind


# --- stacks


def stack_at(place: i64, fighter: i64) -> i64:
    """The stack of a fighter's kind on a place."""
    return place << STACK_BITS | fighter


def place_in(stack: i64) -> i64:
    """Where a stack is."""
    return stack >> STACK_BITS


def fighter_in(stack: i64) -> i64:
    """The kind of unit, plus BLESSED."""
    return stack & FIGHTER_MASK


def unit_in(stack: i64) -> i64:
    """The kind of unit of a stack or a fighter."""
    return stack & KIND_MASK
