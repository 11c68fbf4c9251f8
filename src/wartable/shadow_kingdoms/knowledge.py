"""Knowledge: worlds that agree with everything a seat knows. All seats know the same: only decks and chance are hidden.

SK-R76: cards that were put under a deck in the open stay there in the order that everybody saw.
"""

from typing import Final

from mypy_extensions import i64

from wartable.engine.chance import Chance, chance_from
from wartable.shadow_kingdoms.components import PLANS, TYPES
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.table import Deck, ShadowKingdoms

ONE_OF_EACH_PLAN: Final[list[int]] = [1] * len(PLANS)


def imagine(game: ShadowKingdoms, seed: i64) -> ShadowKingdoms:
    """A copy in which every deck is dealt again from the cards that are not open, with another source of chance."""
    return imagine_from(prepared(game), seed)


def prepared(game: ShadowKingdoms) -> ShadowKingdoms:
    """A copy in whose decks the cards that are not open lie in order."""
    world = game.copy()
    world.plan_deck = in_order(ONE_OF_EACH_PLAN, open_plans(world), world.plan_deck)
    seen = open_champions(world)
    for kind in range(TYPES):
        world.champion_decks[kind] = in_order(world.edition.copies[kind], seen, world.champion_decks[kind])
    return world


def imagine_from(prepared: ShadowKingdoms, seed: i64) -> ShadowKingdoms:
    world = prepared.copy()
    world.chance = chance_from(seed)
    world.plan_deck = shuffled(world.plan_deck, world.chance)
    for kind in range(TYPES):
        world.champion_decks[kind] = shuffled(world.champion_decks[kind], world.chance)
    world.edition.imagines(world)
    return world


def dealt(copies: list[int], seen: list[int], deck: Deck, chance: Chance) -> Deck:
    """A deck of the same size and the same known cards at its bottom; the others are those that nobody has seen."""
    return shuffled(in_order(copies, seen, deck), chance)


def in_order(copies: list[int], seen: list[int], deck: Deck) -> Deck:
    """The cards that nobody has seen, in order. They are counted from what is open: the true deck cannot show through.

    `copies` says how many there are of each card; cards of other decks may be among those seen.
    """
    left = copies[:]
    bottom = deck.cards[len(deck.cards) - deck.known :]
    for card in seen:
        left[card] -= 1
    for card in bottom:
        left[card] -= 1
    cards: list[int] = []
    for number in range(len(left)):
        for _ in range(left[number]):
            cards.append(number)
    return Deck(cards + bottom, 0, deck.known)


def shuffled(deck: Deck, chance: Chance) -> Deck:
    """The same cards, shuffled but for those at the bottom that are known."""
    cards = deck.cards[: len(deck.cards) - deck.known]
    chance.shuffle(cards)
    return Deck(cards + deck.cards[len(cards) :] if deck.known else cards, 0, deck.known)


def open_plans(world: ShadowKingdoms) -> list[int]:
    """SK-I05, SK-R75: the line, reserved and completed plans, the one in battle, those of the Adversary."""
    seen = world.line + world.adversary.plans + [world.battle.plan]
    for player in world.players:
        seen = seen + player.reserve + player.completed
    return [plan for plan in seen if plan != NOTHING]


def open_champions(world: ShadowKingdoms) -> list[int]:
    """SK-I06: the cards of the rows, and those that players own."""
    seen = [kind for kind in world.rows if kind != NOTHING]
    for player in world.players:
        seen = seen + player.champions
    return seen


def all_champions(world: ShadowKingdoms, kind: i64) -> list[int]:
    """SK-I06: every card of the type, in the order of the data."""
    cards: list[int] = []
    for number, copies in enumerate(world.edition.copies[kind]):
        cards.extend([number] * copies)
    return cards
