"""Nobody who watches can compute what comes: what breaks the first generator gets nothing out of the sealed one.

The first generator of games is kept in `tests/support/lecuyer.py`; seeing 16 quests laid open gave away all the decks.
"""

import random
from collections.abc import Callable

import pytest
from tests.support.lecuyer import MODULUS_A, MODULUS_B, CombinedGenerator, recovered

from wartable.engine.chance import sealed_from

OPEN_CARDS = 24
DECK = list(range(60, 60 - OPEN_CARDS, -1))  # the bounds of a shuffle: its results are where the cards come from
TO_COME = [6] * 50
GAMES = 4
Draw = Callable[[int], int]


def predicted(draw: Draw) -> int:
    """How many of the next results the attack tells right, after watching some."""
    stolen = recovered(DECK, [draw(bound) for bound in DECK])
    return sum(stolen.below(bound) == draw(bound) for bound in TO_COME)


def first_kind(seed: int) -> Draw:
    chance = random.Random(seed)
    return CombinedGenerator(chance.randrange(1, MODULUS_A), chance.randrange(1, MODULUS_B)).below


def sealed_kind(seed: int) -> Draw:
    return sealed_from(random.Random(seed).randbytes(32)).below


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_first_generator_was_broken_by_watching(seed: int) -> None:
    """Given 24 results of the first generator, then the next 50 are known: the attack is a real one."""
    assert predicted(first_kind(seed)) == len(TO_COME)


def test_the_same_attack_on_the_sealed_generator_is_no_better_than_chance() -> None:
    """Given 24 results of the sealed generator, then one in six of the next is guessed right, as by a die."""
    told = sum(predicted(sealed_kind(seed)) for seed in range(GAMES))
    assert told < 60  # of 200; a die tells 33, and 60 once in a million times
