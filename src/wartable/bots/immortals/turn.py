"""A turn in Immortals: the card to reveal, and everything that its action asks."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.immortals.attack import ANYWHERE, Raids, Sight, best_march, best_need
from wartable.bots.immortals.magic import SHRINE_COST, best_limbo, best_take_over, worth_of_magic, worth_of_spell
from wartable.bots.immortals.odds import NOWHERE
from wartable.bots.immortals.plan import best_shrine, best_structure, best_transition, price, worth_of_card
from wartable.bots.immortals.start import best_reinforcement
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.actions import ChooseSite, affected_sites
from wartable.immortals.attack import ChooseStrength, ChooseTarget
from wartable.immortals.components import (
    BLANK,
    ENERGY_OF_SITE,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    FIRST_MAGIC,
    GOLD_OF_SITE,
    MAGIC_CARD_ROWS,
    MAGIC_CARDS,
    TRANSITION_ARMIES,
)
from wartable.immortals.construct import ChooseStructure, Construct, ConstructShrine, shrine_sites
from wartable.immortals.extract import Extract
from wartable.immortals.options import (
    AFFECTED_SITE,
    ATTACK_OR_MOVE,
    COMPENSATION,
    DESTINATION,
    LIMBO,
    MAGIC,
    MOVE_NUMBER,
    MOVE_SOURCE,
    PERFORM,
    SHRINE_SITE,
    SOURCE,
    STRENGTH,
    STRUCTURE,
    TAKE_OVER_SITE,
    TARGET,
    TRANSITION_SITE,
    V_ARMIES,
    V_ATTACK,
    V_ENERGY,
    V_FORFEIT,
    V_FROM,
    V_GOLD,
    V_LIMBO,
    V_MOVE,
    V_PASS,
    V_PERFORM,
    V_REVEAL,
    V_SITE,
    V_SPELL,
    V_STRUCTURE,
    V_TO,
    argument_of,
    option,
    space_of,
    verb_of,
)
from wartable.immortals.performance import PerformOrForfeit
from wartable.immortals.table import NOTHING, Immortals

GAINS_FIRST: Final[i64] = 120  # extracting comes early: what is extracted can be spent
WORTH_OF_COMPENSATION: Final[i64] = 1  # a card that brings nothing still brings a compensation
COMPENSATION_SHARE: Final[i64] = 2  # which is worth about half of one gold or energy
ARMIES_MOVED: Final[i64] = 2  # assumed until their number is asked for


def answer_turn(sight: Sight, decision: Decision) -> i64:
    """Everything that a turn may ask."""
    world, seat = sight.world, sight.seat
    question, options = decision.question, decision.options
    if question == PERFORM:
        return perform_or_forfeit(sight)
    if question == COMPENSATION:
        player = world.players[seat]
        return option(V_GOLD if player.gold <= player.energy else V_ENERGY, 0)
    if question == AFFECTED_SITE:
        return option(V_SITE, best_site(world, seat, sites_of(options)))
    if question == STRUCTURE:
        return best_building(world, seat, options)
    if question in (SOURCE, TARGET, STRENGTH, ATTACK_OR_MOVE):
        return answer_attack(sight, question, options)
    if question == MOVE_SOURCE:
        return option(V_FROM, best_march(world, seat, sites_of(options)).start)
    if question == DESTINATION:
        return option(V_TO, best_need(world, seat, sites_of(options), ARMIES_MOVED))
    if question == MOVE_NUMBER:
        return options[-1]
    if question == TRANSITION_SITE:
        return best_reinforcement(world, seat, options)
    return answer_magic(world, seat, question, options)


def sites_of(options: list[int]) -> i64:
    sites: i64 = 0
    for code in options:
        sites |= bit(argument_of(code))
    return sites


# --- a turn


def best_reveal(sight: Sight, decision: Decision) -> i64:
    """The card that brings most now; extraction early, what cannot be paid for yet later; pass when nothing is left."""
    best = Best(option(V_PASS, 0), 0)
    for code in decision.options:
        if verb_of(code) == V_REVEAL:
            best.offer(code, worth_of_reveal(sight, space_of(code)))
    return best.choice


def worth_of_reveal(sight: Sight, space: i64) -> i64:
    """What revealing the card of a space is worth."""
    world, seat = sight.world, sight.seat
    card: i64 = world.cards[seat].spaces[space]
    if card == BLANK:
        return WORTH_OF_COMPENSATION
    if FIRST_MAGIC <= card < FIRST_MAGIC + MAGIC_CARDS:
        return max(WORTH_OF_COMPENSATION, worth_of_magic(world, seat, card))
    worth = worth_of_card(sight, space, card)
    if worth > 0 and world.players[seat].board.spaces[space].action in (EXTRACT_GOLD, EXTRACT_ENERGY):
        worth += GAINS_FIRST
    return max(WORTH_OF_COMPENSATION, worth)


def perform_or_forfeit(sight: Sight) -> i64:
    """Perform what is worth more than a compensation."""
    world = sight.world
    card = world.played
    step = world.asker
    worth: i64 = 0
    if FIRST_MAGIC <= card < FIRST_MAGIC + MAGIC_CARDS:
        worth = worth_of_magic(world, sight.seat, card)
    elif isinstance(step, PerformOrForfeit) and card != NOTHING:
        worth = worth_of_card(sight, step.space, card)
    return option(V_PERFORM if worth > price(world) // COMPENSATION_SHARE else V_FORFEIT, 0)


def best_site(world: Immortals, seat: i64, sites: i64) -> i64:
    """The affected site that suits the action."""
    step = world.asker
    if not isinstance(step, ChooseSite):
        return NOWHERE
    action = step.action
    if isinstance(action, Extract):
        return richest(GOLD_OF_SITE if action.kind == EXTRACT_GOLD else ENERGY_OF_SITE, sites)
    player = world.players[seat]
    if isinstance(action, Construct):
        return best_structure(world, seat, sites, player.gold, player.energy).site
    if isinstance(action, ConstructShrine):
        return best_shrine(world, seat, sites, step.cost).choice
    return best_transition(world, seat, sites, TRANSITION_ARMIES).choice


def richest(amounts: list[int], sites: i64) -> i64:
    best = Best(NOWHERE, -1)
    for site in range(len(amounts)):
        if sites >> site & 1:
            best.offer(site, amounts[site])
    return best.choice


def best_building(world: Immortals, seat: i64, options: list[int]) -> i64:
    step = world.asker
    if not isinstance(step, ChooseStructure):
        return options[0]
    player = world.players[seat]
    structure = best_structure(world, seat, bit(step.site), player.gold, player.energy).structure
    return option(V_STRUCTURE + structure, 0) if structure != NOTHING else options[0]


def answer_attack(sight: Sight, question: i64, options: list[int]) -> i64:
    """Source, target and strength of the best attack, or of the best one that earlier answers allow."""
    world, seat = sight.world, sight.seat
    raid = sight.raids.best(world.played)
    if question == ATTACK_OR_MOVE:
        march = best_march(world, seat, affected_sites(world, seat))
        return option(V_MOVE if march.worth - price(world) > raid.worth else V_ATTACK, 0)
    if question == SOURCE:
        return option(V_FROM, raid.source)
    step = world.asker
    if isinstance(step, ChooseTarget):
        if step.source != raid.source:
            raid = Raids(world, seat, bit(step.source), ANYWHERE).best(world.played)
        return option(V_TO, raid.target)
    if isinstance(step, ChooseStrength) and (step.source != raid.source or step.target != raid.target):
        raid = Raids(world, seat, bit(step.source), bit(step.target)).best(world.played)
    code = option(V_ARMIES, raid.armies)
    return code if code in options else options[-1]


def answer_magic(world: Immortals, seat: i64, question: i64, options: list[int]) -> i64:
    if question == MAGIC:
        return best_spell(world, seat, options)
    if question == LIMBO:
        return option(V_LIMBO, best_limbo(world, seat))
    if question == SHRINE_SITE:
        return option(V_SITE, best_shrine(world, seat, shrine_sites(world, seat), SHRINE_COST).choice)
    if question == TAKE_OVER_SITE:
        return option(V_SITE, best_take_over(world, seat))
    return options[0]


def best_spell(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The option of a magic card that brings most."""
    best = Best(options[0], -1)
    card = MAGIC_CARD_ROWS[world.played - FIRST_MAGIC]
    for spell in card.spells:
        code = option(V_SPELL + spell.effect, 0)
        if code in options:
            best.offer(code, worth_of_spell(world, seat, spell.effect, spell.number))
    return best.choice
