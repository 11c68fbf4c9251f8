"""Verbs of the draft: the only code that moves the cards of draft hands and draft stacks."""

from mypy_extensions import i64

from wartable.engine.log import bit
from wartable.immortals.components import CARD_IDS, DRAFT_HAND, FIRST_CONFLICT, OF_REALM
from wartable.immortals.masks import members
from wartable.immortals.memory import miss_taken, see_taken
from wartable.immortals.table import NOTHING, Immortals
from wartable.immortals.verbs import discard_conflict, keep_shown, pass_marker


def deal_hand(game: Immortals, seat: i64, realm: i64) -> None:
    """IM-026: a whole hand from the stack of a realm."""
    cards = game.cards[seat]
    cards.draft_realm = realm
    for _ in range(DRAFT_HAND):
        cards.draft |= bit(game.draft_stacks[realm].pop())


def refill_hand(game: Immortals, seat: i64) -> None:
    """IM-040, IM-R19: one card from the stack of the hand's realm. IM-R20: discards of the realm make a new stack."""
    cards = game.cards[seat]
    stack = game.draft_stacks[cards.draft_realm]
    if not stack:
        discards: i64 = game.discard & OF_REALM[cards.draft_realm]
        stack.extend(members(discards))
        game.chance.shuffle(stack)
        game.discard &= ~discards
    if stack:
        cards.draft |= bit(stack.pop())


def set_aside(game: Immortals, seat: i64, card: i64) -> None:
    """IM-027: a card of the draft hand is chosen and put face down."""
    cards = game.cards[seat]
    cards.chosen = card
    cards.draft &= ~bit(card - FIRST_CONFLICT)


def show_chosen(game: Immortals, seat: i64) -> None:
    """IM-029: the chosen card is turned over."""
    card = game.cards[seat].chosen
    see_taken(game, seat, card - FIRST_CONFLICT)
    game.known[seat].shown |= bit(card - FIRST_CONFLICT)
    game.tell("revealed_draft_card", {"seat": seat, "card": CARD_IDS[card]})


def keep_unseen(game: Immortals, seat: i64) -> None:
    """IM-038, IM-R18: the chosen card comes to the hand without being shown."""
    cards = game.cards[seat]
    card = cards.chosen
    miss_taken(game, seat)
    cards.chosen = NOTHING
    cards.conflicts |= bit(card - FIRST_CONFLICT)
    game.tell_some("kept_draft_card", {"seat": seat}, {"card": CARD_IDS[card]}, bit(seat))


def keep_chosen(game: Immortals, seat: i64) -> None:
    """The revealed draft card comes to the hand; everybody knows it."""
    card = game.cards[seat].chosen
    if card != NOTHING:
        game.cards[seat].chosen = NOTHING
        keep_shown(game, seat, card - FIRST_CONFLICT)
        game.tell("kept_shown_card", {"seat": seat, "card": CARD_IDS[card]})


def discard_chosen(game: Immortals, seat: i64) -> None:
    """The revealed draft card goes to the draft discards, which are open."""
    card = game.cards[seat].chosen
    if card != NOTHING:
        game.cards[seat].chosen = NOTHING
        discard_conflict(game, seat, card - FIRST_CONFLICT)


def pass_to_the_left(game: Immortals) -> None:
    """IM-039: every hand goes to the next seat, and so does the first player marker, which opens a draft round."""
    last = game.cards[game.seats - 1]
    hand, realm = last.draft, last.draft_realm
    for cards in game.cards:
        passed, passed_realm = cards.draft, cards.draft_realm
        cards.draft, cards.draft_realm = hand, realm
        hand, realm = passed, passed_realm
    game.draft_round += 1
    pass_marker(game, (game.first + 1) % game.seats)
    game.first = game.marker


def gather_stack(game: Immortals) -> None:
    """IM-043, IM-R23: hands, stacks and discards are shuffled into one draw stack."""
    left = game.discard
    for cards in game.cards:
        left |= cards.draft
        cards.draft = 0
    for stack in game.draft_stacks:
        for conflict in stack:
            left |= bit(conflict)
    game.draft_stacks = []
    game.discard = 0
    game.stack = members(left)
    game.chance.shuffle(game.stack)
