"""Chance: the one source of random outcomes in a game, two small numbers that are quick to copy."""

from typing import Final, final

from mypy_extensions import i64

# L'Ecuyer's combined generator: every product stays below 2**47, so compiled and plain runs agree.
MODULUS_A: Final[i64] = 2147483563
MODULUS_B: Final[i64] = 2147483399
MULTIPLIER_A: Final[i64] = 40014
MULTIPLIER_B: Final[i64] = 40692
STIR: Final[i64] = 48271
HALF: Final[i64] = 2147483647


@final
class Chance:
    """A generator whose whole state is two numbers."""

    __slots__ = ("a", "b")

    def __init__(self, a: i64, b: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b

    def copy(self) -> "Chance":
        return Chance(self.a, self.b)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        self.a = self.a * MULTIPLIER_A % MODULUS_A
        self.b = self.b * MULTIPLIER_B % MODULUS_B
        return (self.a + self.b) % MODULUS_A % bound

    def shuffle(self, cards: list[int]) -> None:
        """Bring the cards into random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def chance_from(seed: i64) -> Chance:
    """The generator of a seed; seeds that lie side by side give unrelated games."""
    low: i64 = (seed & HALF) % (MODULUS_A - 1) + 1
    high: i64 = ((seed >> 31) & HALF) % (MODULUS_B - 1) + 1
    for _ in range(3):
        low = (low * STIR + high) % (MODULUS_A - 1) + 1
        high = (high * STIR + low) % (MODULUS_B - 1) + 1
    return Chance(low, high)
