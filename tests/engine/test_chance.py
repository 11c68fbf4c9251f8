"""Chance: even, unbiased, repeatable, the same compiled and plain; neighbouring seeds are unrelated; copies part."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import permutations

import pytest
from tests.support.evenness import FAR, strongest_dependence, unevenness

from wartable.engine.chance import LARGEST_BOUND, Chance, chance_from, sealed_from

DRAWS = 20_000
SECRET = bytes(range(32))
KINDS: dict[str, Callable[[], Chance]] = {"quick": lambda: chance_from(11), "sealed": lambda: sealed_from(SECRET)}

# the words of sfc32; those of 0 and 0x123456789ABCDEF are printed by PractRand's own `RNG_output sfc32`
WORDS = {
    0: [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6],
    0x123456789ABCDEF: [0x84712D97, 0xF5A3D9C8, 0x5CD0A295, 0x35E05B54, 0x4C627CA1, 0x33A043E2],
    1: [0x77EEF724, 0x6F99472C, 0x65C86823, 0x6A161A47],
    -1: [0xC7053320, 0xDB48177E, 0xB7B300C7, 0x8D4E1C21],
    2**63 - 1: [0x16159C44, 0x4FA586A0, 0x4CB5355C, 0x6B5A9135],
    -(2**63): [0x3D715554, 0x7DD04F46, 0x8BF80FD3, 0x25610A79],
}
# of SHA-256 over the secret 00 01 … 1f and eight bytes that count from 0
SEALED_WORDS = [0xA9D6E500, 0x293A88BD, 0x38CBE213, 0xD07AB71F, 0x8CB22585, 0x52072A01, 0xBDF1C40B, 0xE527F4D0]
# written down once; a change means that every record and golden file is void
BOUNDS = (2, 6, 52, 1_000_000, LARGEST_BOUND)
NUMBERS = {"quick": [0, 5, 24, 140618, 1041955353], "sealed": [1, 0, 11, 814372, 590121313]}
SHUFFLED = {"quick": [8, 9, 6, 7, 3, 0, 4, 2, 5, 1], "sealed": [1, 4, 0, 5, 9, 8, 2, 7, 6, 3]}

each_kind = pytest.mark.parametrize("kind", KINDS)


# --- the same everywhere


@pytest.mark.parametrize(("seed", "words"), WORDS.items())
def test_a_seed_gives_the_words_written_down(seed: int, words: list[int]) -> None:
    """Given a seed, then the same words come on every machine, compiled or not."""
    chance = chance_from(seed)
    assert [chance.word() for _ in words] == words


def test_a_secret_gives_the_words_written_down() -> None:
    """Given a secret, then the words are those of SHA-256 in counter mode, block after block."""
    chance = sealed_from(SECRET)
    words = [chance.word() for _ in range(24)]
    blocks = b"".join(sha256(SECRET + number.to_bytes(8, "big")).digest() for number in range(3))
    assert words == [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, 96, 4)]
    assert words[:8] == SEALED_WORDS


@each_kind
def test_both_kinds_give_the_numbers_and_orders_written_down(kind: str) -> None:
    """Given either kind, then `below` and `shuffle` make the same of its words everywhere."""
    chance, cards = KINDS[kind](), list(range(10))
    assert [chance.below(bound) for bound in BOUNDS] == NUMBERS[kind]
    chance.shuffle(cards)
    assert cards == SHUFFLED[kind]


# --- even and unrelated


@pytest.mark.exhaustive
@each_kind
def test_numbers_below_every_bound_are_even_and_unrelated(kind: str) -> None:
    """Given 20,000 draws below each bound up to 100, then all numbers come equally often and tell nothing of the next.

    A number is held against the eight that follow it.
    """
    for bound in range(2, 101):
        chance = KINDS[kind]()
        numbers = [int(chance.below(bound)) for _ in range(DRAWS)]
        assert abs(unevenness(numbers, bound)) < FAR, bound
        assert strongest_dependence(numbers) < FAR, bound


@pytest.mark.exhaustive
@pytest.mark.parametrize(("stride", "bounds"), [(1, range(2, 101)), (1 << 32, (2, 3, 6, 10, 52, 100))])
def test_the_first_numbers_of_neighbouring_seeds_are_even_and_unrelated(stride: int, bounds: Sequence[int]) -> None:
    """Given seeds that lie side by side, then their first numbers are as those of one generator: no seed is near.

    The bots imagine worlds from such seeds. Seeds that differ only in their upper half are held to the same.
    """
    seeded = [chance_from(number * stride) for number in range(DRAWS)]
    for bound in bounds:
        numbers = [int(chance.copy().below(bound)) for chance in seeded]
        assert abs(unevenness(numbers, bound)) < FAR, bound
        assert strongest_dependence(numbers) < FAR, bound


def test_every_bit_of_a_seed_matters() -> None:
    """Given seeds that differ in one bit, then about half the bits of their first words differ."""
    for seed in (0, 1, 2026, -1):
        first = chance_from(seed).word()
        others = [chance_from(seed ^ (-(1 << 63) if bit == 63 else 1 << bit)).word() for bit in range(64)]
        apart = [(first ^ other).bit_count() for other in others]
        assert min(apart) >= 4 and 14 < sum(apart) / len(apart) < 18


@each_kind
@pytest.mark.parametrize("bound", [3 << 28, 5 << 27, (1 << 30) - 1])
def test_no_number_is_likelier_than_another(kind: str, bound: int) -> None:
    """Given bounds that do not divide 2**32, then neither small numbers nor every third are likelier.

    A remainder would favour the small ones (below 3 * 2**28 by an eighth), a bare multiplication one of three.
    """
    chance = KINDS[kind]()
    numbers = [int(chance.below(bound)) for _ in range(DRAWS)]
    assert abs(unevenness([number * 6 // bound for number in numbers], 6)) < FAR
    for parts in (3, 5):
        assert abs(unevenness([number % parts for number in numbers], parts)) < FAR


@each_kind
def test_every_order_of_a_shuffle_is_equally_likely(kind: str) -> None:
    """Given 24,000 shuffles of four cards, then all 24 orders come equally often."""
    chance, orders = KINDS[kind](), {order: number for number, order in enumerate(permutations(range(4)))}
    found = []
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        found.append(orders[tuple(cards)])
    assert abs(unevenness(found, 24)) < FAR


# --- drawing


@each_kind
def test_below_one_there_is_only_zero(kind: str) -> None:
    """Given a bound of 1, then the number is 0, and the generator has moved on all the same."""
    chance, other = KINDS[kind](), KINDS[kind]()
    assert chance.below(1) == 0
    other.word()
    assert chance.word() == other.word()


@pytest.mark.parametrize("bound", [0, -1, LARGEST_BOUND + 1])
def test_a_bound_that_cannot_be_kept_is_refused(bound: int) -> None:
    """Given no number to draw, or a bound whose products would need more than 62 bits, then nothing is drawn."""
    with pytest.raises(ValueError, match="below"):
        chance_from(1).below(bound)


@each_kind
def test_shuffling_none_or_one_draws_nothing(kind: str) -> None:
    """Given no card or one, then chance is not asked."""
    chance = KINDS[kind]()
    for cards in ([], [7]):
        chance.shuffle(cards)
    assert chance.word() == KINDS[kind]().word()


# --- copies and secrets


@each_kind
@pytest.mark.parametrize("drawn", [0, 3, 8, 13])
def test_a_copy_goes_its_own_way(kind: str, drawn: int) -> None:
    """Given a copy, in the middle of a block or at its end, then drawing from one leaves the other as it was."""
    chance = KINDS[kind]()
    for _ in range(drawn):
        chance.word()
    other, third = chance.copy(), chance.copy()
    words = [chance.word() for _ in range(20)]
    assert [other.word() for _ in range(20)] == words
    assert [third.word() for _ in range(20)] == words


def test_another_secret_gives_another_stream() -> None:
    """Given secrets that differ in one bit, then nothing in their first words is alike; the same one gives the same."""
    streams = []
    for bit in range(256):
        chance = sealed_from((int.from_bytes(SECRET, "big") ^ (1 << bit)).to_bytes(32, "big"))
        streams.append(tuple(chance.word() for _ in range(8)))
    words = Counter(word for stream in streams for word in stream)
    assert len(set(streams)) == 256 and max(words.values()) == 1
    assert [sealed_from(SECRET).word() for _ in range(2)] == [SEALED_WORDS[0]] * 2


def test_every_block_of_the_seal_differs() -> None:
    """Given 2,000 blocks of eight words, then none comes twice: the counter counts."""
    chance = sealed_from(SECRET)
    blocks = {tuple(chance.word() for _ in range(8)) for _ in range(2_000)}
    assert len(blocks) == 2_000
