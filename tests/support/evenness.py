"""Evenness: how far counts are from what honest chance gives, as standard scores of Pearson's chi-square."""

from collections import Counter
from collections.abc import Hashable, Sequence

LAGS = range(1, 9)
FAR = 5.0  # honest chance goes so far once in millions of tests


def unevenness(values: Sequence[int], bound: int) -> float:
    """How far the numbers are from each coming equally often."""
    expected = len(values) / bound
    counts = Counter(values)
    return score(sum((counts[number] - expected) ** 2 / expected for number in range(bound)), bound - 1)


def dependence(values: Sequence[Hashable], lag: int) -> float:
    """How far each value is from telling nothing of the one that comes `lag` later."""
    pairs = Counter(zip(values, values[lag:], strict=False))
    firsts, seconds, total = Counter(values[:-lag]), Counter(values[lag:]), len(values) - lag
    spread = sum(count * count / (firsts[one] * seconds[other]) for (one, other), count in pairs.items())
    return score(total * (spread - 1), (len(firsts) - 1) * (len(seconds) - 1))


def strongest_dependence(values: Sequence[Hashable]) -> float:
    return max(abs(dependence(values, lag)) for lag in LAGS)


def score(chi_square: float, freedom: int) -> float:
    """The standard score, by the approximation of Wilson and Hilferty (1931); also far from zero if too even."""
    part = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - part)) / part**0.5)
