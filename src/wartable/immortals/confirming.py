"""Confirming: what an option spends or gives away at once, said before it is taken."""

# not compiled: nothing here is hot

from mypy_extensions import i64

from wartable.engine.decision import Decision
from wartable.engine.picking import Note
from wartable.immortals.actions import ACTIONS, SiteAction
from wartable.immortals.components import BLANK, EMPTY, FREE, Cost
from wartable.immortals.construct import Construct
from wartable.immortals.masks import count
from wartable.immortals.options import DRAFT_CARD, STRUCTURE, V_PASS, V_PERFORM, V_STRUCTURE, verb_of
from wartable.immortals.performance import PerformOrForfeit
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import cost_facts


def confirm_of(game: Immortals, decision: Decision, option: i64) -> Note | None:
    verb = verb_of(option)
    if decision.question == DRAFT_CARD:
        return Note("chooses_card", {})
    if decision.question == STRUCTURE:
        return pays(game.players[decision.seat].board.light.construct[verb - V_STRUCTURE])
    if verb == V_PASS:
        return passes(game, decision.seat)
    step = game.asker
    return pays(cost_at_once(game, step)) if verb == V_PERFORM and isinstance(step, PerformOrForfeit) else None


def passes(game: Immortals, seat: i64) -> Note | None:
    """IM-081: cards that could still be revealed come back unused."""
    unused = sum(card not in (EMPTY, BLANK) for card in game.cards[seat].spaces)
    return Note("passes", {"number": unused}) if unused else None


def cost_at_once(game: Immortals, step: PerformOrForfeit) -> Cost:
    """IM-R86: what performing pays without another question: where only one site can be chosen."""
    space = game.players[step.seat].board.spaces[step.space]
    action = ACTIONS[space.action]
    if not isinstance(action, SiteAction) or isinstance(action, Construct):
        return FREE
    return space.cost if count(action.sites(game, step.seat, space.cost)) == 1 else FREE


def pays(cost: Cost) -> Note | None:
    facts = cost_facts(cost)
    return Note("pays", facts) if facts else None
