"""Knowledge: worlds that agree with everything a seat knows. All seats know the same: only decks and chance are hidden.

SK-R76: cards that were put under a deck in the open lie there in the order that everybody saw.
"""

from mypy_extensions import i64

from wartable.engine.chance import Chance, chance_from
from wartable.shadow_kingdoms.components import PLANS, ROW_SLOTS, TYPES
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.table import Deck, ShadowKingdoms


def imagine(game: ShadowKingdoms, seed: i64) -> ShadowKingdoms:
    """A copy in which every deck is dealt anew from the cards that lie nowhere in the open, and chance is
    another one.
    """
    world = game.copy()
    world.chance = chance_from(seed)
    world.plan_deck = dealt(list(range(len(PLANS))), open_plans(world), world.plan_deck, world.chance)
    for kind in range(TYPES):
        deck = world.champion_decks[kind]
        world.champion_decks[kind] = dealt(all_champions(world, kind), open_champions(world, kind), deck, world.chance)
    world.edition.imagines(world)
    return world


def dealt(cards: list[int], seen: list[int], deck: Deck, chance: Chance) -> Deck:
    """A deck of the same size and the same known cards at its bottom; the others are those that nobody has seen.

    They are counted from what lies open, so the true deck cannot shine through.
    """
    bottom = deck.cards[len(deck.cards) - deck.known :]
    for card in seen:
        cards.remove(card)
    for card in bottom:
        cards.remove(card)
    chance.shuffle(cards)
    return Deck(cards + bottom, 0, deck.known)


def open_plans(world: ShadowKingdoms) -> list[int]:
    """SK-I05, SK-R75: the line, reserved and completed plans, the one in battle, those of the Adversary."""
    seen = world.line + world.adversary.plans + [world.battle.plan]
    for player in world.players:
        seen = seen + player.reserve + player.completed
    return [plan for plan in seen if plan != NOTHING]


def all_champions(world: ShadowKingdoms, kind: i64) -> list[int]:
    """SK-I06: every card of the type, in the order of the data."""
    cards: list[int] = []
    for champion in world.edition.champions:
        if champion.type == kind:
            cards.extend([int(champion.number)] * champion.copies)
    return cards


def open_champions(world: ShadowKingdoms, kind: i64) -> list[int]:
    """SK-I06: the cards of the row, and those that players own."""
    seen = world.rows[kind * ROW_SLOTS : (kind + 1) * ROW_SLOTS]
    for player in world.players:
        seen = seen + player.champions
    cards = set(all_champions(world, kind))
    return [card for card in seen if card in cards]
