"""Piles: citizens counted by kind in one number, and what they bring to a quest (QV-R66).

A pile has a few bits for each kind, two where there are at most three copies. It is a plain number of any length, so a
table is quick to copy, and a new kind in the data needs no change here. Loops take a pile apart word by word; thirty
kinds of three copies fit into one word.
"""

from typing import Any, Final

from mypy_extensions import i64

from wartable.quests.printed import TOML

ROWS: Final[list[dict[str, Any]]] = TOML["citizens"]
KINDS: Final[i64] = len(ROWS)
EMPTY: Final = 0

# Arithmetic with a whole pile is done in plain ints, with what is in a word in native ones.
BITS: Final[i64] = 2 if max(row["copies"] for row in ROWS) <= 3 else 4
COPIES: Final[i64] = (1 << BITS) - 1  # the most copies that a kind may have
WORD_KINDS: Final[i64] = 60 // BITS
WORD_BITS: Final[int] = WORD_KINDS * BITS
WORD: Final[int] = (1 << WORD_BITS) - 1

PAIRS: Final[i64] = 0x3333333333333333  # every other field of two bits, of four bits, of eight
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
BYTE: Final[i64] = 0xFF

# What citizens bring: counters of roles, then of the numbers of resources, then of "=" icons. Roles and numbers have a
# bit to spare each, so that all of them are compared with a requirement at once.
ROLES: Final[i64] = 4
RESOURCES: Final[i64] = 3
COUNTERS: Final[i64] = ROLES + RESOURCES

FIELD: Final[i64] = 7  # bits of a counter, with the one to spare
MOST: Final[i64] = 63
EQUALS: Final[i64] = FIELD * COUNTERS  # where the counters of "=" icons begin
EQUALS_FIELD: Final[i64] = 4
MOST_EQUALS: Final[i64] = 15
ALL_COUNTERS: Final[i64] = (1 << EQUALS) - 1
SPARE_BITS: Final[i64] = ALL_COUNTERS // (2 * MOST + 1) * (MOST + 1)  # the top bit of every counter


def one(kind: i64) -> int:
    """The pile of a single citizen; add or subtract it."""
    place: int = BITS * kind
    return 1 << place


def count(pile: int, kind: i64) -> i64:
    if KINDS <= WORD_KINDS:
        word: i64 = pile
        return word >> BITS * kind & COPIES
    place: int = BITS * kind
    copies: int = COPIES
    return pile >> place & copies


def size(pile: int) -> i64:
    """How many citizens the pile holds."""
    total: i64 = 0
    while pile:
        total += size_of_word(pile & WORD)
        pile >>= WORD_BITS
    return total


def size_of_word(word: i64) -> i64:
    """The sum of all fields, by folding neighbouring ones together."""
    if BITS == 2:
        word = (word & PAIRS) + (word >> 2 & PAIRS)
    word = (word & NIBBLES) + (word >> 4 & NIBBLES)
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & BYTE


def append_kinds(pile: int, first: i64, found: list[int]) -> None:
    """Append `first` plus the number of each kind in the pile, in canonical order."""
    while pile:
        word: i64 = pile & WORD
        number = first
        while word:
            if word & COPIES:
                found.append(number)
            word >>= BITS
            number += 1
        pile >>= WORD_BITS
        first += WORD_KINDS


def kinds(pile: int) -> list[int]:
    """The different kinds, in canonical order."""
    found: list[int] = []
    append_kinds(pile, 0, found)
    return found


def cards(pile: int) -> list[int]:
    """The citizens one by one, in canonical order."""
    found: list[int] = []
    first: i64 = 0
    while pile:
        word: i64 = pile & WORD
        kind: int = first
        while word:
            copies: i64 = word & COPIES
            while copies:
                found.append(kind)
                copies -= 1
            word >>= BITS
            kind += 1
        pile >>= WORD_BITS
        first += WORD_KINDS
    return found


def pile_of(kinds: list[int]) -> int:
    pile = EMPTY
    for kind in kinds:
        pile += one(kind)
    return pile


def nth(pile: int, place: i64) -> i64:
    """The kind of the card at a place, counted from 0 in canonical order."""
    for kind in range(KINDS):
        place -= count(pile, kind)
        if place < 0:
            return kind
    raise IndexError("the pile has fewer citizens")


def from_kind(pile: int, first: i64) -> int:
    """The citizens of the pile whose kind is `first` or comes after it."""
    place: int = BITS * first
    return pile >> place << place


# --- what citizens bring


def of_role(role: i64, number: i64) -> i64:
    return number << FIELD * role


def of_resource(resource: i64, number: i64) -> i64:
    return number << FIELD * (ROLES + resource)


def of_equals(resource: i64) -> i64:
    one: i64 = 1
    return one << EQUALS + EQUALS_FIELD * resource


def field(counters: i64, number: i64) -> i64:
    """A counter as it stands: roles first, then numbers of resources."""
    return counters >> FIELD * number & MOST


def resource(brings: i64, number: i64) -> i64:
    """QV-R23: the total of a resource, numbers x (1 + count of "=")."""
    equals = brings >> EQUALS + EQUALS_FIELD * (number - ROLES) & MOST_EQUALS
    return field(brings, number) * (1 + equals)


def totals(brings: i64) -> i64:
    """Counters of roles and of whole resources, each up to 63.

    QV-023, QV-R23: a resource is its numbers, and as much again for every "=". QV-024: without numbers, none.
    QV-025: its role counts all the same. QV-036: Knight 1 and Archer 2 are 3 Strength, with a Warlord 6.
    """
    sums = brings & ALL_COUNTERS
    if brings == sums:
        return sums
    for number in range(ROLES, COUNTERS):
        total = resource(brings, number)
        if total > MOST:
            total = MOST
        sums += (total - field(brings, number)) << FIELD * number
    return sums


def covers(sums: i64, needs: i64) -> bool:
    """QV-088, QV-089: every role is covered, every resource reaches its number. QV-090: more is fine.

    A counter that is too small borrows its spare bit.
    """
    return (sums | SPARE_BITS) - needs & SPARE_BITS == SPARE_BITS


def meets(brings: i64, needs: i64) -> bool:
    """Whether citizens that bring this meet a requirement."""
    return covers(totals(brings), needs)
