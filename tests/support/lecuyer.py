"""The generator that games had at first, and the attack that reads its state from a few results.

It is the combined generator of Pierre L'Ecuyer, "Efficient and Portable Combined Random Number Generators" (1988).
"""

from tests.support.lattice import Row, reduced

MODULUS_A, MULTIPLIER_A = 2147483563, 40014
MODULUS_B, MULTIPLIER_B = 2147483399, 40692
BOTH = MODULUS_A * MODULUS_B
GAP = MODULUS_A - MODULUS_B
WEIGHT = MODULUS_A // 4  # of the last column: about as large as the others are in the row that is sought


class CombinedGenerator:
    """Two numbers, each multiplied and divided with remainder at every draw; their sum is what is drawn."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def below(self, bound: int) -> int:
        self.a = self.a * MULTIPLIER_A % MODULUS_A
        self.b = self.b * MULTIPLIER_B % MODULUS_B
        return (self.a + self.b) % MODULUS_A % bound


# The attack. Let x be the sum that is drawn, of which x modulo a bound is seen. By the Chinese remainder theorem
# w = MODULUS_B * a + MODULUS_A * b goes on as one number modulo BOTH, and w = MODULUS_B * x + GAP * b. So all x and b
# that go together are points of a lattice; the right ones are those that lie in the ranges of x and b, near its middle.


def recovered(bounds: list[int], seen: list[int]) -> CombinedGenerator:
    """The generator that would have given these results, as it stands after them; where none would, some generator."""
    count = len(bounds)
    nearest = min(reduced(lattice(bounds, seen)), key=unlikeliness)
    sign = 1 if nearest[-1] < 0 else -1
    middle = middle_of(seen)
    rest, b = (sign * nearest[at] + middle[at] for at in (count - 1, 2 * count - 1))
    return CombinedGenerator((rest + seen[-1] - b) % MODULUS_A, b % MODULUS_B)


def unlikeliness(row: Row) -> tuple[int, int]:
    """The row that is sought has taken the middle away once, and is short."""
    return abs(abs(row[-1]) - WEIGHT), sum(number * number for number in row)


def middle_of(seen: list[int]) -> list[int]:
    """The middle of the ranges: of what is drawn less what is seen of it, and of b."""
    return [MODULUS_A // 2 - result for result in seen] + [MODULUS_B // 2] * len(seen)


def lattice(bounds: list[int], seen: list[int]) -> list[Row]:
    """A column for each multiple of a bound, one for each b, and one that counts the middles taken away."""
    count = len(bounds)
    unit = pow(GAP, -1, BOTH) * MODULUS_B % BOTH
    multiplier = combined_multiplier()
    rows = []
    for number, bound in enumerate(bounds):
        row = [0] * (2 * count + 1)
        row[number], row[count + number] = bound, -unit * bound % BOTH
        rows.append(row)
        if number:
            rows.append([BOTH if at == count + number else 0 for at in range(2 * count + 1)])
    rows.append([0] * count + [pow(multiplier, number, BOTH) for number in range(count)] + [0])
    shift = [0] * count + [unit * result % BOTH for result in seen]
    return [*rows, [*(a + b for a, b in zip(middle_of(seen), shift, strict=True)), WEIGHT]]


def combined_multiplier() -> int:
    """MULTIPLIER_A modulo MODULUS_A and MULTIPLIER_B modulo MODULUS_B."""
    part_a = MULTIPLIER_A * MODULUS_B * pow(MODULUS_B, -1, MODULUS_A)
    part_b = MULTIPLIER_B * MODULUS_A * pow(MODULUS_A, -1, MODULUS_B)
    return (part_a + part_b) % BOTH
