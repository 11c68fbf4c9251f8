"""Dealing: the conflict cards that a seat does not see, dealt again to the places where they may be.

Everything is counted from what is open and from what the seat remembers, never from the true places.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.engine.log import bit
from wartable.immortals.components import (
    CONFLICT_CARDS,
    DARK,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    LIGHT,
    OF_REALM,
    SPACES,
)
from wartable.immortals.masks import count, has, members
from wartable.immortals.memory import HELD_BY, HELD_CARDS, TRIPLE, packet_of
from wartable.immortals.table import NOTHING, Immortals


@final
class Room:
    """Room for cards unseen by the viewer: how many are held, how many at least of each realm, and a draft hand."""

    def __init__(self, held: i64, light: i64, dark: i64, draft: i64) -> None:
        self.held: i64 = held
        self.light: i64 = light
        self.dark: i64 = dark
        self.draft: i64 = draft
        self.held_cards: i64 = 0
        self.draft_cards: i64 = 0

    def can_hold(self, realm: i64) -> bool:
        """Whether another card of the realm can be held, so that enough room is left for the other realm."""
        other = self.dark if realm == LIGHT else self.light
        return self.held > other

    def hold(self, conflict: i64) -> None:
        self.held_cards |= bit(conflict)
        self.held -= 1
        if CONFLICT_CARDS[conflict].realm == LIGHT:
            self.light = max(self.light - 1, 0)
        else:
            self.dark = max(self.dark - 1, 0)

    def copy(self) -> "Room":
        other = Room(self.held, self.light, self.dark, self.draft)
        other.held_cards, other.draft_cards = self.held_cards, self.draft_cards
        return other


@final
class Clue:
    """A card that one of some seats has, no two of one clue group the same seat, or else it is in a draft hand."""

    def __init__(self, conflict: i64, group: i64, takers: i64, holder: i64) -> None:
        self.conflict: Final[i64] = conflict
        self.group: Final[i64] = group
        self.takers: Final[i64] = takers
        self.holder: Final[i64] = holder  # who has the packet now; NOTHING, if the card is not in it


def own_cards(game: Immortals, seat: i64) -> i64:
    """All conflict cards that a seat has: in hand, on the board, in the draft hand, and the one chosen."""
    cards = game.cards[seat]
    own: i64 = held_cards(game, seat) | cards.draft
    if cards.chosen != NOTHING:
        own |= bit(cards.chosen - FIRST_CONFLICT)
    return own


def held_cards(game: Immortals, seat: i64) -> i64:
    """The conflict cards in a seat's hand and on its board."""
    cards = game.cards[seat]
    held = cards.conflicts
    for space in range(SPACES):
        card: i64 = cards.spaces[space]
        if FIRST_CONFLICT <= card < FIRST_MAGIC:
            held |= bit(card - FIRST_CONFLICT)
    return held


def unseen_cards(game: Immortals, seat: i64) -> i64:
    """IM-I05: what is neither open nor with the viewer, and is not known to all."""
    unseen: i64 = game.mode.conflicts & ~game.discard & ~own_cards(game, seat)
    if FIRST_CONFLICT <= game.played < FIRST_MAGIC:
        unseen &= ~bit(game.played - FIRST_CONFLICT)
    for known in game.known:
        unseen &= ~known.shown
    return unseen


def room_of(game: Immortals, seat: i64) -> Room:
    """How many unseen cards a seat has; these numbers are open to all."""
    known, cards = game.known[seat], game.cards[seat]
    draft: i64 = count(cards.draft)
    if cards.chosen != NOTHING and not has(known.shown, cards.chosen - FIRST_CONFLICT):
        draft += 1
    return Room(count(held_cards(game, seat) & ~known.shown), known.kept[LIGHT], known.kept[DARK], draft)


def clues_of(game: Immortals, viewer: i64) -> list[Clue]:
    """What the viewer remembers of the draft, card by card."""
    memory = game.memory
    clues: list[Clue] = []
    for place in range(0, len(memory.held), TRIPLE):
        if memory.held[place] == viewer:
            for conflict in members(memory.held[place + HELD_CARDS]):
                clues.append(Clue(conflict, place, memory.held[place + HELD_BY], NOTHING))
    if memory.passed:
        for holder in range(game.seats):
            place_of_packet: i64 = viewer * game.seats + packet_of(game, holder)
            takers: i64 = memory.takers[place_of_packet]
            for conflict in members(memory.passed[place_of_packet]):
                clues.append(Clue(conflict, -1 - holder, takers, holder))
    return clues


def follow_clues(rooms: list[Room], clues: list[Clue], chance: Chance, number: i64, taken: list[int]) -> bool:
    """Place the cards of all clues from a number on, one after the other, going back where it cannot be done."""
    if number == len(clues):
        return True
    clue = clues[number]
    places = members(clue.takers)
    if clue.holder != NOTHING:
        places.append(-1)
    chance.shuffle(places)
    for place in places:
        if try_place(rooms, clue, place, taken):
            saved = [room.copy() for room in rooms]
            put(rooms, clue, place)
            if follow_clues(rooms, clues, chance, number + 1, [*taken, int(clue.group), place]):
                return True
            rooms[:] = saved
    return False


def try_place(rooms: list[Room], clue: Clue, place: i64, taken: list[int]) -> bool:
    """Whether the card can be with a taker, who has taken no other card of the group, or in the packet."""
    if place < 0:
        return rooms[clue.holder].draft > 0
    for at in range(0, len(taken), 2):
        if taken[at] == clue.group and taken[at + 1] == place:
            return False
    return rooms[place].can_hold(CONFLICT_CARDS[clue.conflict].realm)


def put(rooms: list[Room], clue: Clue, place: i64) -> None:
    if place < 0:
        rooms[clue.holder].draft_cards |= bit(clue.conflict)
        rooms[clue.holder].draft -= 1
    else:
        rooms[place].hold(clue.conflict)


def take_from(pool: list[int], wanted: i64) -> i64:
    """Take the last card of the pool that is wanted, or the last one if none is."""
    place: i64 = len(pool) - 1
    while place > 0 and not wanted >> pool[place] & 1:
        place -= 1
    if not wanted >> pool[place] & 1:
        place = len(pool) - 1
    return pool.pop(place)


def fill_rooms(game: Immortals, viewer: i64, rooms: list[Room], pool: list[int]) -> None:
    """Fill what the clues leave open: draft hands and cards kept in the draft by realm, then any card.

    What the viewer has seen go into the draw stack was not kept by anybody.
    """
    kept: i64 = ~game.memory.buried[viewer]
    for seat in range(game.seats):
        room = rooms[seat]
        realm = game.cards[seat].draft_realm
        while room.draft > 0:
            room.draft_cards |= bit(take_from(pool, OF_REALM[realm]))
            room.draft -= 1
        while room.light > 0:
            room.hold(take_from(pool, OF_REALM[LIGHT] & kept))
        while room.dark > 0:
            room.hold(take_from(pool, OF_REALM[DARK] & kept))
    for seat in range(game.seats):
        while rooms[seat].held > 0:
            rooms[seat].hold(pool.pop())


def deal_conflicts(world: Immortals, viewer: i64) -> list[Room]:
    """Deal the unseen conflict cards to rooms and stacks; the viewer's own cards stay."""
    rooms = [room_of(world, seat) if seat != viewer else Room(0, 0, 0, 0) for seat in range(world.seats)]
    unseen = unseen_cards(world, viewer)
    clues = clues_of(world, viewer)
    solved = follow_clues(rooms, clues, world.chance, 0, [])
    assert solved, "what a seat remembers must fit what is open"
    for room in rooms:
        unseen &= ~(room.held_cards | room.draft_cards)
    pool = members(unseen)
    world.chance.shuffle(pool)
    fill_rooms(world, viewer, rooms, pool)
    if world.draft_stacks:
        for realm in (LIGHT, DARK):
            world.draft_stacks[realm] = [card for card in pool if has(OF_REALM[realm], card)]
    else:
        world.stack = pool
    return rooms
