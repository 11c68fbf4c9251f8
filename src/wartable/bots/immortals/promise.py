"""What an option of Immortals promises at a glance: a search compares the most promising ones with the habit."""

from mypy_extensions import i64

from wartable.bots.immortals.attack import ANYWHERE, NO_ATTACK, Raids, Sight, need_of
from wartable.bots.immortals.magic import worth_of_magic
from wartable.bots.immortals.plan import worth_of_pair
from wartable.bots.immortals.start import worth_of_draft_card, worth_of_start
from wartable.bots.immortals.turn import WORTH_OF_COMPENSATION, worth_of_reveal
from wartable.bots.judge import promising
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.attack import ChooseTarget
from wartable.immortals.components import ARMY_SPACES, BLANK, EMPTY
from wartable.immortals.options import (
    DRAFT_CARD,
    DRAFT_SITE,
    PLAN,
    REINFORCE,
    SOURCE,
    STRENGTH,
    TARGET,
    TRANSITION_SITE,
    TURN,
    V_REVEAL,
    V_SITE,
    argument_of,
    card_of,
    space_of,
    verb_of,
)
from wartable.immortals.table import Immortals


def most_promising_first(world: Immortals, decision: Decision, first: i64) -> list[int]:
    """All options, the given one first."""
    sight = Sight(world, decision.seat, 0)
    pairs: list[tuple[int, int]] = []
    for code in decision.options:
        if code != first:
            pairs.append((-int(promise(sight, decision.question, code)), code))
    pairs.sort()
    found: list[int] = [first]
    for _, code in pairs:
        found.append(code)
    return found


def sensible_options(world: Immortals, decision: Decision) -> list[int]:
    """What promises most, and nearly as much. All cards are revealed sooner or later, so each that brings something."""
    sight = Sight(world, decision.seat, 0)
    worths: list[int] = []
    for code in decision.options:
        worths.append(int(promise(sight, decision.question, code)))
    if decision.question == TURN:
        return [code for code, worth in zip(decision.options, worths, strict=True) if worth > WORTH_OF_COMPENSATION]
    return promising(decision.options, worths, 0 if decision.question == PLAN else NO_ATTACK)


def promise(sight: Sight, question: i64, code: i64) -> i64:
    """The same for all options where nothing sets them apart at a glance."""
    world, seat = sight.world, sight.seat
    if question == PLAN:
        return promise_of_card(sight, space_of(code), card_of(code))
    if question == TURN:
        return worth_of_reveal(sight, space_of(code)) if verb_of(code) == V_REVEAL else 0
    if question in (REINFORCE, TRANSITION_SITE):
        return need_of(world, seat, argument_of(code), 1) if verb_of(code) == V_SITE else 0
    if question == DRAFT_SITE:
        return worth_of_start(world, seat, argument_of(code))
    if question == DRAFT_CARD:
        return worth_of_draft_card(world, seat, argument_of(code))
    if question == SOURCE:
        return Raids(world, seat, bit(argument_of(code)), ANYWHERE).best(world.played).worth
    step = world.asker
    if question == TARGET and isinstance(step, ChooseTarget):
        return Raids(world, seat, bit(step.source), bit(argument_of(code))).best(world.played).worth
    return argument_of(code) if question == STRENGTH else 0


def promise_of_card(sight: Sight, space: i64, card: i64) -> i64:
    if card in (EMPTY, BLANK):
        return 0
    if space >= ARMY_SPACES:
        return worth_of_magic(sight.world, sight.seat, card)
    return worth_of_pair(sight, space, card)
