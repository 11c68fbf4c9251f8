"""Chance: the one source of random outcomes in a game. Two kinds behind one name, quick and sealed.

The quick kind grows from a whole number and serves simulations, imagined worlds and games against bots. The sealed
kind grows from 256 secret bits and serves games among people: whatever is seen of it, the rest stays unknown. Both
give the same numbers compiled and plain: nothing here leaves 62 bits.
"""

from hashlib import sha256
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

WORD_BITS: Final[i64] = 32
WORDS: Final[i64] = 1 << WORD_BITS
MASK: Final[i64] = WORDS - 1
LARGEST_BOUND: Final[i64] = 1 << 30  # a word times a bound stays below 2**62
ROUNDS_OF_SEEDING: Final = 12
WORD_BYTES: Final[i64] = 4
BLOCK_BYTES: Final[i64] = 32
COUNTER_BYTES: Final = 8

Card = TypeVar("Card")


@final
@mypyc_attr(acyclic=True)
class Seal:
    """SHA-256 in counter mode: block number n is the hash of the secret followed by n, eight bytes, highest first."""

    __slots__ = ("block", "number", "secret", "used")

    def __init__(self, secret: bytes, number: i64, block: bytes, used: i64) -> None:
        self.secret: Final = secret
        self.number: i64 = number
        self.block: bytes = block
        self.used: i64 = used

    def copy(self) -> "Seal":
        return Seal(self.secret, self.number, self.block, self.used)

    def word(self) -> i64:
        """The next four bytes, highest first."""
        if self.used == BLOCK_BYTES:
            self.block = sha256(self.secret + int(self.number).to_bytes(COUNTER_BYTES, "big")).digest()
            self.number += 1
            self.used = 0
        self.used += WORD_BYTES
        return int.from_bytes(self.block[self.used - WORD_BYTES : self.used], "big")


@final
@mypyc_attr(acyclic=True)
class Chance:
    """A generator that is quick to copy: four words of 32 bits, or a seal in their place.

    The words are those of sfc32, the Small Fast Counting generator of Chris Doty-Humphrey's PractRand (version 4).
    """

    __slots__ = ("a", "b", "c", "count", "seal")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count
        self.seal: Seal | None = None

    def copy(self) -> "Chance":
        other = Chance(self.a, self.b, self.c, self.count)
        if self.seal is not None:
            other.seal = self.seal.copy()
        return other

    def word(self) -> i64:
        """32 random bits."""
        if self.seal is not None:
            return self.seal.word()
        b, c, count = self.b, self.c, self.count  # a compiled attribute is checked whenever it is read
        drawn: i64 = (self.a + b + count) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + drawn) & MASK
        self.count = (count + 1) & MASK
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely.

        Daniel Lemire, "Fast Random Integer Generation in an Interval" (2019): the words that would make some numbers
        likelier are drawn again.
        """
        if bound <= 0 or bound > LARGEST_BOUND:
            raise ValueError(f"no number can be drawn below {bound}")
        while True:
            product: i64 = self.word() * bound
            rest: i64 = product & MASK
            if rest >= bound or rest >= WORDS % bound:
                return product >> WORD_BITS

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into random order, in place. Whatever they are, they only change places: none is unpacked."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def chance_from(seed: i64) -> Chance:
    """The quick generator of a seed, seeded as in PractRand; neighbouring seeds give unrelated games."""
    chance = Chance(0, seed & MASK, (seed >> WORD_BITS) & MASK, 1)
    for _ in range(ROUNDS_OF_SEEDING):
        chance.word()
    return chance


def sealed_from(secret: bytes) -> Chance:
    """The sealed generator of 256 secret bits."""
    chance = Chance(0, 0, 0, 0)
    chance.seal = Seal(secret, 0, b"", BLOCK_BYTES)
    return chance
