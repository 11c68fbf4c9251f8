"""Memory: what individual seats know about hidden conflict cards, because they have had them in a draft hand.

A packet is a draft hand going round the table. A seat that passes it on knows its cards; it sees when one is shown;
when it comes back, the cards that are missing were kept by those who had it in between, one each at most.
"""

from typing import Final

from mypy_extensions import i64

from wartable.engine.log import bit
from wartable.immortals.components import CONFLICT_CARDS
from wartable.immortals.table import Immortals

TRIPLE: Final = 3  # a viewer, cards, and seats; at these places:
HELD_CARDS: Final = 1
HELD_BY: Final = 2


def packet_of(game: Immortals, seat: i64) -> i64:
    """The packet that a seat has in this draft round."""
    return (seat - game.draft_round) % game.seats


def pass_on(game: Immortals, seat: i64) -> None:
    """The seat passes its packet on and knows what is in it."""
    place: i64 = seat * game.seats + packet_of(game, seat)
    game.memory.passed[place] = game.cards[seat].draft
    game.memory.takers[place] = 0


def get_back(game: Immortals, seat: i64) -> None:
    """The seat looks into a packet; what it passed on and is now missing was kept by the takers."""
    memory = game.memory
    place: i64 = seat * game.seats + packet_of(game, seat)
    missing: i64 = memory.passed[place] & ~game.cards[seat].draft
    if missing:
        memory.held.extend([int(seat), int(missing), memory.takers[place]])
    memory.passed[place] = 0


def see_taken(game: Immortals, taker: i64, conflict: i64) -> None:
    """Everybody sees which card the taker took from its packet."""
    packet = packet_of(game, taker)
    for viewer in range(game.seats):
        game.memory.passed[viewer * game.seats + packet] &= ~bit(conflict)


def miss_taken(game: Immortals, taker: i64) -> None:
    """Nobody else sees which card the taker kept from its packet, only its realm."""
    packet = packet_of(game, taker)
    game.known[taker].kept[game.cards[taker].draft_realm] += 1
    for viewer in range(game.seats):
        game.memory.takers[viewer * game.seats + packet] |= bit(taker)


def end_draft(game: Immortals) -> None:
    """The last hands go unseen into the new stack; each seat remembers its own."""
    memory = game.memory
    memory.passed = []
    memory.takers = []
    for seat in range(game.seats):
        memory.buried[seat] = game.cards[seat].draft


def surface(game: Immortals, seat: i64, conflict: i64) -> None:
    """A conflict card of a seat that not everybody knew is seen by all."""
    if game.known[seat].shown >> conflict & 1:
        return
    kept = game.known[seat].kept
    realm = CONFLICT_CARDS[conflict].realm
    if kept[realm]:
        kept[realm] -= 1
    held = game.memory.held
    for place in range(0, len(held), TRIPLE):
        if held[place + HELD_CARDS] >> conflict & 1:
            held[place + HELD_CARDS] &= ~bit(conflict)
            held[place + HELD_BY] &= ~bit(seat)
