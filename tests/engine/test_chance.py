"""Chance: even, repeatable, the same compiled and plain, and quick to copy."""

from collections import Counter
from itertools import permutations

import pytest

from wartable.engine.chance import Chance, chance_from

# the values that one honest generator in ten thousand exceeds, by degrees of freedom
LIMITS = {1: 15.1, 2: 18.4, 5: 25.7, 9: 33.7, 23: 54.9, 83: 138.0}

# written down once; a change means that every record and golden file is void
SEQUENCES = {
    0: [108522, 697171, 298539, 855447, 299933],
    1: [536804, 38802, 128413, 467599, 867206],
    2: [114833, 925659, 509978, 788257, 592019],
    -1: [306693, 913500, 900621, 272059, 527933],
    2**40 + 7: [669012, 416528, 797900, 542503, 318721],
    2**63 - 1: [306693, 913500, 900621, 272059, 527933],
}
SHUFFLED = [5, 1, 0, 2, 8, 3, 6, 9, 7, 4]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("seed", "numbers"), SEQUENCES.items())
def test_a_seed_gives_the_numbers_written_down(seed: int, numbers: list[int]) -> None:
    """Given a seed, then the same numbers come on every machine, compiled or not."""
    chance = chance_from(seed)
    assert [chance.below(1_000_000) for _ in range(5)] == numbers


def test_a_shuffle_gives_the_order_written_down() -> None:
    """Given a seed, then a shuffle gives the same order everywhere."""
    cards = list(range(10))
    chance_from(3).shuffle(cards)
    assert cards == SHUFFLED


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 84])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    """Given 20,000 draws of one generator, then all numbers come equally often."""
    chance = chance_from(11)
    counts = Counter(int(chance.below(bound)) for _ in range(20_000))
    assert set(counts) == set(range(bound))
    assert chi_square(list(counts.values())) < LIMITS[bound - 1]


@pytest.mark.parametrize("bound", [2, 3, 6, 10])
def test_the_first_number_is_even_over_neighbouring_seeds(bound: int) -> None:
    """Given seeds that lie side by side, then their games begin differently: no seed is near another."""
    counts = Counter(int(chance_from(seed).below(bound)) for seed in range(20_000))
    assert chi_square([counts[number] for number in range(bound)]) < LIMITS[bound - 1]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """Given 24,000 shuffles of four cards, then all 24 orders come equally often."""
    chance = chance_from(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4))) and chi_square(list(counts.values())) < LIMITS[23]


def test_pairs_of_numbers_are_even() -> None:
    """Given pairs of draws that follow each other, then the second does not depend on the first."""
    chance = chance_from(8)
    counts = Counter((int(chance.below(2)), int(chance.below(5))) for _ in range(20_000))
    assert chi_square(list(counts.values())) < LIMITS[9]


def test_below_one_there_is_only_nought() -> None:
    """Given a bound of 1, then the number is 0, and the generator has moved on all the same."""
    chance = chance_from(1)
    assert chance.below(1) == 0 and (chance.a, chance.b) != (chance_from(1).a, chance_from(1).b)


def test_a_copy_goes_its_own_way() -> None:
    """Given a copy, then both give the same numbers, and drawing from one leaves the other."""
    chance = chance_from(4)
    other = chance.copy()
    assert [chance.below(100) for _ in range(10)] == [other.below(100) for _ in range(10)]
    chance.below(100)
    assert (chance.a, chance.b) != (other.a, other.b)


def test_shuffling_none_or_one_draws_nothing() -> None:
    """Given no card or one, then chance is not asked."""
    for cards in ([], [7]):
        chance = Chance(1, 1)
        chance.shuffle(cards)
        assert (chance.a, chance.b) == (1, 1)
