"""Judgement for Immortals: plans around what it owns, attacks where it expects to win, builds where it can hold.

Every question is answered by weighing what it is about; no option is tried out, as chance would decide too much.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.immortals_attack import Raid, best_march, best_need, best_raid
from wartable.bots.immortals_features import feature_names, features_of, stage_of, term_names
from wartable.bots.immortals_odds import Odds
from wartable.bots.immortals_outlook import worth_of_position
from wartable.bots.immortals_plan import (
    best_limbo,
    best_shrine,
    best_structure,
    best_take_over,
    best_transition,
    next_card,
    price,
    worth_of_card,
    worth_of_magic,
    worth_of_spell,
)
from wartable.bots.immortals_start import (
    best_division,
    best_draft_card,
    best_reinforcement,
    best_return,
    best_start,
    fitting_group,
    middle_group,
)
from wartable.bots.judge import SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.actions import ChooseSite, affected_sites
from wartable.immortals.attack import Move
from wartable.immortals.components import (
    BLANK,
    ENERGY_OF_SITE,
    EXTRACT_GOLD,
    FIRST_MAGIC,
    GOLD_OF_SITE,
    MAGIC_CARD_ROWS,
    MAGIC_CARDS,
    TRANSITION_ARMIES,
)
from wartable.immortals.construct import ChooseStructure, Construct, ConstructShrine, shrine_sites
from wartable.immortals.draft import DeployGroup
from wartable.immortals.extract import Extract
from wartable.immortals.options import (
    AFFECTED_SITE,
    ATTACK_OR_MOVE,
    COMPENSATION,
    DESTINATION,
    DIVIDE,
    DRAFT_CARD,
    DRAFT_GROUP,
    DRAFT_SITE,
    DRAW,
    HOME_GROUP,
    LIMBO,
    MAGIC,
    MOVE_NUMBER,
    PERFORM,
    PLAN,
    REINFORCE,
    RETURN,
    SHRINE_SITE,
    SOURCE,
    STRENGTH,
    STRUCTURE,
    TAKE_OVER_SITE,
    TARGET,
    TRANSITION_SITE,
    TURN,
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

LEAD: Final = 600.0
COMPARED: Final[list[int]] = [TURN, PERFORM, STRUCTURE, SOURCE, TARGET]
GAINS_FIRST: Final[i64] = 120  # extracting comes early: what is extracted can be spent


@final
class ImmortalsJudge(LearnedJudge[Immortals]):
    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def features(self, world: Immortals, seat: i64) -> list[float]:
        return features_of(world, seat)

    def stage(self, world: Immortals) -> float:
        return stage_of(world)

    def worth(self, world: Immortals, seat: i64) -> i64:
        return worth_of_position(world, seat)

    def lead(self) -> float:
        return LEAD

    def choices(self, world: Immortals, decision: Decision) -> list[int]:
        """A search compares what is done in a turn; plans and reinforcements are made by habit."""
        if decision.question not in COMPARED:
            return [self.habit(world, decision)]
        return decision.options

    def may_slip(self, decision: Decision) -> bool:
        return decision.question in (PLAN, REINFORCE, DRAFT_SITE)

    def candidates(self, world: Immortals, decision: Decision) -> list[int]:
        """The one option that its weights speak for."""
        return [self.habit(world, decision)]

    def follow_up(self, world: Immortals, decision: Decision) -> i64:
        return SETTLED if decision.question in (PLAN, TURN) else self.habit(world, decision)

    def habit(self, world: Immortals, decision: Decision) -> i64:
        code = answer(world, decision)
        return code if code in decision.options else decision.options[0]


def answer(world: Immortals, decision: Decision) -> i64:
    """The starting round and the phases before performance; then all that a turn may ask."""
    seat, question, options = decision.seat, decision.question, decision.options
    if question == PLAN:
        return next_card(world, seat, options, space_of(options[0]))
    if question in (REINFORCE, TRANSITION_SITE):
        return best_reinforcement(world, seat, options)
    if question == DRAW:
        return options[0]
    if question == HOME_GROUP:
        return middle_group(options)
    if question == DRAFT_CARD:
        return best_draft_card(world, seat, options)
    if question == DRAFT_SITE:
        return option(V_SITE, best_start(world, seat, sites_of(options)))
    if question == DRAFT_GROUP:
        step = world.asker
        return fitting_group(world, seat, step.site, options) if isinstance(step, DeployGroup) else options[0]
    if question == DIVIDE:
        return best_division(world, seat, options)
    if question == RETURN:
        return best_return(world, seat, options)
    return answer_turn(world, decision)


def answer_turn(world: Immortals, decision: Decision) -> i64:
    seat, question, options = decision.seat, decision.question, decision.options
    if question == TURN:
        return best_reveal(world, seat, options)
    if question == PERFORM:
        return perform_or_forfeit(world, seat)
    if question == COMPENSATION:
        player = world.players[seat]
        return option(V_GOLD if player.gold <= player.energy else V_ENERGY, 0)
    if question == AFFECTED_SITE:
        return option(V_SITE, best_site(world, seat, sites_of(options)))
    if question == STRUCTURE:
        return best_building(world, seat, options)
    if question in (SOURCE, TARGET, STRENGTH, ATTACK_OR_MOVE):
        return answer_attack(world, seat, question, options)
    if question in (DESTINATION, MOVE_NUMBER):
        return answer_move(world, seat, question, options)
    return answer_magic(world, seat, question, options)


def sites_of(options: list[int]) -> i64:
    sites: i64 = 0
    for code in options:
        sites |= bit(argument_of(code))
    return sites


# --- a turn


def best_reveal(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The card that brings most now; extraction early, what cannot be paid yet later; pass when nothing is left."""
    odds = Odds(world)
    best: i64 = option(V_PASS, 0)
    most: i64 = 0
    for code in options:
        if verb_of(code) == V_REVEAL:
            space = argument_of(code)
            worth = worth_of_reveal(odds, seat, space)
            if worth > most:
                best, most = code, worth
    return best


def worth_of_reveal(odds: Odds, seat: i64, space: i64) -> i64:
    """What revealing the card of a space is worth; a card that brings nothing still brings a compensation."""
    world = odds.world
    card: i64 = world.cards[seat].spaces[space]
    if card == BLANK:
        return 1
    if FIRST_MAGIC <= card < FIRST_MAGIC + MAGIC_CARDS:
        return max(1, worth_of_magic(world, seat, card))
    worth = worth_of_card(odds, seat, space, card)
    if worth > 0 and world.players[seat].board.spaces[space].action <= 1:
        worth += GAINS_FIRST
    return max(1, worth)


def perform_or_forfeit(world: Immortals, seat: i64) -> i64:
    """Perform what is worth more than a compensation."""
    card = world.played
    worth: i64 = 0
    if FIRST_MAGIC <= card < FIRST_MAGIC + MAGIC_CARDS:
        worth = worth_of_magic(world, seat, card)
    elif card != NOTHING:
        worth = worth_of_played(world, seat)
    return option(V_PERFORM if worth > price(world) // 2 else V_FORFEIT, 0)


def worth_of_played(world: Immortals, seat: i64) -> i64:
    """What the revealed card is worth on the space it came from."""
    step = world.asker
    if not isinstance(step, PerformOrForfeit):
        return 0
    return worth_of_card(Odds(world), seat, step.space, world.played)


def best_site(world: Immortals, seat: i64, sites: i64) -> i64:
    """The affected site that suits the action."""
    step = world.asker
    if not isinstance(step, ChooseSite):
        return -1
    action = step.action
    if isinstance(action, Extract):
        return richest(GOLD_OF_SITE if action.kind == EXTRACT_GOLD else ENERGY_OF_SITE, sites)
    player = world.players[seat]
    if isinstance(action, Construct):
        return best_structure(world, seat, sites, player.gold, player.energy)[0]
    if isinstance(action, ConstructShrine):
        return best_shrine(world, seat, sites, step.cost)[0]
    if isinstance(action, Move):
        return best_march(world, seat, sites).start
    return best_transition(world, seat, sites, TRANSITION_ARMIES)[0]


def richest(amounts: list[int], sites: i64) -> i64:
    best: i64 = -1
    for site in range(len(amounts)):
        if sites >> site & 1 and (best < 0 or amounts[site] > amounts[best]):
            best = site
    return best


def best_building(world: Immortals, seat: i64, options: list[int]) -> i64:
    step = world.asker
    if not isinstance(step, ChooseStructure):
        return options[0]
    player = world.players[seat]
    structure: i64 = best_structure(world, seat, bit(step.site), player.gold, player.energy)[1]
    return option(V_STRUCTURE + structure, 0) if structure >= 0 else options[0]


def answer_attack(world: Immortals, seat: i64, question: i64, options: list[int]) -> i64:
    """Source, target and strength of the best attack; the later questions find the same one again."""
    raid = best_raid(Odds(world), seat, world.played)
    if question == ATTACK_OR_MOVE:
        march = best_march(world, seat, affected_sites(world, seat))
        return option(V_MOVE if march.worth - price(world) > raid.worth else V_ATTACK, 0)
    if question == SOURCE:
        return option(V_FROM, raid.source)
    return option(V_TO, raid.target) if question == TARGET else strength_of(raid, options)


def strength_of(raid: Raid, options: list[int]) -> i64:
    code = option(V_ARMIES, raid.armies)
    return code if code in options else options[-1]


def answer_move(world: Immortals, seat: i64, question: i64, options: list[int]) -> i64:
    """Where armies are needed, as many as can be spared."""
    if question == DESTINATION:
        return option(V_TO, best_need(world, seat, sites_of(options), 2))
    return options[-1]


def answer_magic(world: Immortals, seat: i64, question: i64, options: list[int]) -> i64:
    if question == MAGIC:
        return best_spell(world, seat, options)
    if question == LIMBO:
        return option(V_LIMBO, best_limbo(world, seat))
    if question == SHRINE_SITE:
        return option(V_SITE, best_shrine(world, seat, shrine_sites(world, seat), MAGIC_CARD_ROWS[2].cost)[0])
    if question == TAKE_OVER_SITE:
        return option(V_SITE, best_take_over(world, seat))
    return options[0]


def best_spell(world: Immortals, seat: i64, options: list[int]) -> i64:
    """The option of a magic card that brings most."""
    best: i64 = options[0]
    most: i64 = -1
    card = MAGIC_CARD_ROWS[world.played - FIRST_MAGIC]
    for spell in card.spells:
        code = option(V_SPELL + spell.effect, 0)
        worth = worth_of_spell(world, seat, spell.effect, spell.number)
        if code in options and worth > most:
            best, most = code, worth
    return best
