"""Which citizens to part with in Quests of Valeria: those of least use first."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.quests.outlook import KIND_WORTH, outlook
from wartable.quests import pile
from wartable.quests.components import BRINGS, NEEDS, brings
from wartable.quests.options import DISCARD_GUILD, DISCARD_HAND, PAY_GUILD, argument_of, verb_of
from wartable.quests.payment import GUILD, PLACES
from wartable.quests.table import Quests

HAND_SHARE: Final[i64] = 3  # a citizen in hand is worth a third of what it is worth in the guild
PLACE_BITS: Final[i64] = 6  # a use and a place are sorted as one number
PLACE_MASK: Final[i64] = (1 << PLACE_BITS) - 1


def place_of(code: i64) -> i64:
    """The place of the card that an option parts with: hand before guild, in the order in which cards are picked."""
    verb = verb_of(code)
    return argument_of(code) + (GUILD if verb in (PAY_GUILD, DISCARD_GUILD) else 0)


def part_with_least(world: Quests, seat: i64, options: list[int], number: i64) -> i64:
    """The option that leads to parting with the `number` least useful cards, as they are picked in canonical order.

    The first card in this order is always offered, so its option shows from where on cards can be picked.
    """
    end = GUILD if verb_of(options[0]) == DISCARD_HAND else PLACES
    ranked = ranked_uses(world, seat, place_of(options[0]), end)
    return option_at(options, first_place(ranked, number))


def ranked_uses(world: Quests, seat: i64, first: i64, end: i64) -> list[int]:
    """Every card from a place on, the least useful first: its use and its place in one number."""
    player = world.players[seat]
    whole = outlook(world, seat, player.guild)
    ranked: list[int] = []
    for place in range(first, end):
        copies = pile.count(player.hand, place) if place < GUILD else pile.count(player.guild, place - GUILD)
        if copies:
            ranked.extend([use_of(world, seat, place, whole) << PLACE_BITS | place] * copies)
    ranked.sort()
    return ranked


def use_of(world: Quests, seat: i64, place: i64, whole: i64) -> i64:
    """What the seat would miss without the card; `whole` is the outlook with it."""
    if place < GUILD:
        return KIND_WORTH[place] // HAND_SHARE
    kind = place - GUILD
    return whole - outlook(world, seat, world.players[seat].guild - pile.one(kind)) + KIND_WORTH[kind]


def first_place(ranked: list[int], number: i64) -> i64:
    """The earliest place among the least useful cards."""
    first: i64 = PLACES
    for code in ranked[:number]:
        first = min(first, code & PLACE_MASK)
    return first


def option_at(options: list[int], place: i64) -> i64:
    for code in options:
        if place_of(code) == place:
            return code
    return options[0]


def smallest_party(pool: int, chosen: int, quest: i64) -> int:
    """Citizens of a pool who meet a quest, including those already chosen; the most valuable others stay at home."""
    party = pool
    total = brings(pool)
    for kind in MOST_VALUABLE_FIRST:
        while pile.count(party, kind) > pile.count(chosen, kind) and pile.meets(total - BRINGS[kind], NEEDS[quest]):
            party -= pile.one(kind)
            total -= BRINGS[kind]
    return party


def most_valuable_first() -> list[int]:
    return sorted(range(pile.KINDS), key=lambda kind: -KIND_WORTH[kind])


MOST_VALUABLE_FIRST: Final[list[int]] = most_valuable_first()
