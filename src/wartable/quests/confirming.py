"""Confirming: what an option spends or reveals at once, so that one careless click does not do it."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.engine.picking import Note
from wartable.quests.components import CITIZENS
from wartable.quests.drafts import picking_of
from wartable.quests.knowledge import imagine
from wartable.quests.options import DRAW, PAY_HIRE, QUEST_PARTY, argument_of, verb_of
from wartable.quests.table import Quests
from wartable.quests.things import FROM_OWN_GUILD, FROM_OWN_HAND

PAYMENTS = (PAY_HIRE, QUEST_PARTY)


def confirm_of(game: Quests, decision: Decision, code: int) -> Note | None:
    """QV-R16, QV-R26: a payment without a choice is made at once, so the cards are named before it.

    What is drawn, stolen or laid out at the end of the turn cannot be taken back. It is tried in an imagined world, so
    nothing hidden shows.
    """
    if picking_of(decision) is not None:
        return None
    world = imagine(game, decision.seat, 0)
    world.learned, world.forced = 0, []
    world.answer(decision.seat, code)
    paid = cards_paid(world)
    if paid:
        return Note("pays", {"paid": ", ".join(paid)})
    if not world.learned:
        return None
    if verb_of(code) == DRAW:
        return Note("draws", {})
    return Note("reveals" if world.active == decision.seat and not world.over else "ends_turn", {})


def cards_paid(world: Quests) -> list[str]:
    """The cards that went without a question, as there was no choice among them."""
    paid: list[str] = []
    if world.decision is not None and world.decision.question in PAYMENTS:
        return paid
    for decision, code in world.forced or []:
        if decision.question not in PAYMENTS:
            break
        if verb_of(code) in (*FROM_OWN_HAND, *FROM_OWN_GUILD):
            paid.append(CITIZENS[argument_of(code)].id)
    return paid
