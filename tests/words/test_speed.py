"""The time that sentences take: they are made for every option of every moment."""

from time import process_time

import pytest

from wartable.lab.bench import telling_time
from wartable.titles import TITLES

WORDS = [f"word{number}" for number in range(40)]
ROUNDS = 2000
MOST = 3.75  # times the unit, which takes 2.7 µs where a sentence may take 10


def unit_of_time() -> float:
    """Microseconds for a bit of work on strings, which slows down as everything does on a busy machine."""
    begun = process_time()
    for number in range(ROUNDS):
        "-".join(one.replace("w", "W") for one in WORDS[number % 10 :]).split("-")
    return 1e6 * (process_time() - begun) / ROUNDS


@pytest.mark.parametrize("game", TITLES)
def test_a_sentence_of_a_first_game_is_quick(game: str) -> None:
    """given a game of which nothing has been told / when all of it is told / then a sentence takes 10 µs at the most"""
    shares = [telling_time(TITLES[game], seed) / unit_of_time() for seed in (1, 2, 3)]
    assert min(shares) < MOST
