"""Confirming: what an option spends or reveals at once, and cycling as a mode of its own: no careless click does it."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.engine.picking import Note
from wartable.shadow_kingdoms.drafts import picking_of
from wartable.shadow_kingdoms.knowledge import imagine
from wartable.shadow_kingdoms.options import CYCLE_CHAMPION, CYCLE_PLAN, DESTINATION, verb_of
from wartable.shadow_kingdoms.rift_shrine import ActivateRift
from wartable.shadow_kingdoms.riftlands_components import STAFF_CHAMPION, STAFF_PLAN
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.tactics import ReservePlan
from wartable.shadow_kingdoms.things import cost_of

CYCLES = (CYCLE_PLAN, CYCLE_CHAMPION)
STAFFS = (STAFF_PLAN, STAFF_CHAMPION)  # questions about nothing else


def confirm_of(game: ShadowKingdoms, decision: Decision, code: int) -> Note | None:
    """SK-R23, SK-R80, SK-R81: a card that leaves its place is replaced by one that nobody has seen.

    It is tried in an imagined world, so nothing hidden shows. What only the next player's refill reveals is not meant,
    except where a move alone makes a whole turn (SK-035: the only kind of die is taken unasked).
    """
    if picking_of(decision) is not None:
        return None
    price = price_of(game, decision, code)
    if verb_of(code) in CYCLES:
        return Note("cycles", {"cost": price})
    world = imagine(game, 0)
    world.learned = 0
    world.answer(decision.seat, code)
    is_turn_over = has_ended_turn(game, world, int(decision.seat))
    if price and (world.learned or is_turn_over):
        return Note("pays", {"magic" if isinstance(game.asker, ActivateRift) else "gold": price})
    if is_turn_over and decision.question == DESTINATION:
        return Note("ends_turn", {})
    is_own = not is_turn_over or cards_hidden(world) < cards_hidden(game)
    return Note("reveals", {}) if world.learned and is_own else None


def mode_of(game: ShadowKingdoms, decision: Decision, code: int) -> Note | None:
    """SK-067, SK-068: cycling for Magic is not what the card is there for, so it is wished for first."""
    price = price_of(game, decision, code)
    if verb_of(code) not in CYCLES or decision.question in STAFFS:
        return None
    return Note("cycle_plan" if verb_of(code) == CYCLE_PLAN else "cycle_champion", {"cost": price})


def price_of(game: ShadowKingdoms, decision: Decision, code: int) -> Fact:
    """SK-R81: the price of a plan is paid when its slot is chosen."""
    if isinstance(game.asker, ReservePlan):
        return int(game.asker.price)
    return cost_of(game, decision, code) or 0


def cards_hidden(game: ShadowKingdoms) -> int:
    """SK-043: a refill brings dice; only what a player does brings cards."""
    return int(game.plan_deck.size) + sum(int(deck.size) for deck in game.champion_decks)


def has_ended_turn(game: ShadowKingdoms, world: ShadowKingdoms, seat: int) -> bool:
    """Whether somebody else moves next, or the same player in a new turn."""
    return world.over or world.active != seat or world.players[seat].turns != game.players[seat].turns
