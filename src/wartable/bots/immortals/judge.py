"""Judgement for Immortals: plans around what it owns, attacks where it expects to win, builds where it can hold.

By habit every question is answered by weighing what it is about. A search compares that with other promising answers.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.immortals.attack import Sight
from wartable.bots.immortals.circumstances import circumstance_names, circumstances_of
from wartable.bots.immortals.features import count_features, feature_names, stage_of, term_names
from wartable.bots.immortals.gauges import COUNTED, built, gauges_of, raided
from wartable.bots.immortals.magic import best_magic
from wartable.bots.immortals.outlook import worth_of_position
from wartable.bots.immortals.plan import best_plan
from wartable.bots.immortals.promise import most_promising_first, sensible_options
from wartable.bots.immortals.start import (
    best_division,
    best_draft_card,
    best_reinforcement,
    best_return,
    best_start,
    fitting_group,
    middle_group,
)
from wartable.bots.immortals.turn import answer_turn, best_reveal, sites_of
from wartable.bots.judge import SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.weights import FeatureSum
from wartable.engine.contract import Title
from wartable.engine.decision import Decision
from wartable.immortals.components import (
    ARMY_SPACES,
    SPACES,
)
from wartable.immortals.draft import DeployGroup
from wartable.immortals.masks import count
from wartable.immortals.options import (
    AFFECTED_SITE,
    ATTACK_OR_MOVE,
    DIVIDE,
    DRAFT_CARD,
    DRAFT_GROUP,
    DRAFT_SITE,
    DRAW,
    HOME_GROUP,
    MOVE_SOURCE,
    PLAN,
    REINFORCE,
    SOURCE,
    STRENGTH,
    STRUCTURE,
    TARGET,
    TRANSITION_SITE,
    TURN,
    V_PLAN,
    V_SITE,
    card_on,
    option,
    space_of,
)
from wartable.immortals.table import IN_PERFORMANCE, Immortals

MARGIN: Final = 600.0
COMPARED: Final = (
    *(REINFORCE, PLAN, TURN),
    *(AFFECTED_SITE, STRUCTURE, ATTACK_OR_MOVE, SOURCE, TARGET, STRENGTH, MOVE_SOURCE, TRANSITION_SITE),
)


GLANCED_AT: Final = (PLAN, TURN, REINFORCE, DRAFT_CARD, DRAFT_SITE, SOURCE, TARGET, TRANSITION_SITE)


@final
class Layout:
    """A plan made in one world: the card of each space."""

    def __init__(self, world: Immortals | None, seat: i64, round_number: i64, cards: list[int]) -> None:
        self.world: Final = world
        self.seat: Final[i64] = seat
        self.round: Final[i64] = round_number
        self.cards: Final = cards

    def fits(self, world: Immortals, seat: i64, space: i64) -> bool:
        """Whether it was made for this seat and has been followed up to the space."""
        if world is not self.world or seat != self.seat or world.round != self.round:
            return False
        spaces = world.cards[seat].spaces
        for earlier in range(space):
            if spaces[earlier] != self.cards[earlier]:
                return False
        return True


@final
class ImmortalsJudge(LearnedJudge[Immortals]):
    """What was seen for one question of a turn serves the next ones; it depends only on the world."""

    def __init__(self, title: Title[Any]) -> None:
        super().__init__(title)
        self.sight: Sight | None = None
        self.layout: Layout = Layout(None, 0, 0, [])

    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def count(self, world: Immortals, seat: i64, tally: FeatureSum) -> None:
        count_features(world, seat, tally)

    def circumstance_names(self) -> list[str]:
        return circumstance_names()

    def circumstances(self, world: Immortals, seat: i64) -> list[float]:
        return circumstances_of(world, seat)

    def gauges(self, world: Immortals, seat: i64) -> dict[str, float]:
        return gauges_of(world, seat)

    def built(self, world: Immortals, seat: i64) -> float:
        return built(world, seat)

    def raided(self, world: Immortals, seat: i64) -> float:
        return raided(world, seat)

    def counted(self) -> dict[str, list[str]]:
        return COUNTED

    def stage(self, world: Immortals) -> float:
        return stage_of(world)

    def worth(self, world: Immortals, seat: i64) -> i64:
        return worth_of_position(world, seat)

    def margin(self) -> float:
        return MARGIN

    def contenders(self, world: Immortals, decision: Decision) -> list[int]:
        """A search compares plans, the order of cards, and attacks; everything else is done by habit."""
        return decision.options if decision.question in COMPARED else [self.habit(world, decision)]

    def ranking(self, world: Immortals, decision: Decision) -> list[int]:
        return most_promising_first(world, decision, self.habit(world, decision))

    def candidates(self, world: Immortals, decision: Decision) -> list[int]:
        """The one option that habit suggests."""
        return [self.habit(world, decision)]

    def glances(self, decision: Decision) -> bool:
        return decision.question in GLANCED_AT

    def sensible(self, world: Immortals, decision: Decision) -> list[int]:
        return sensible_options(world, decision)

    def follow_up(self, world: Immortals, decision: Decision) -> i64:
        """Rounds are played to their end: a position can only be judged when everybody begins to plan."""
        return SETTLED if decision.question == PLAN and has_just_begun(world) else self.habit(world, decision)

    def habit(self, world: Immortals, decision: Decision) -> i64:
        code = self.answer(world, decision)
        return code if code in decision.options else decision.options[0]

    def answer(self, world: Immortals, decision: Decision) -> i64:
        question = decision.question
        if question == PLAN:
            return self.next_card(world, decision)
        if question == TURN:
            return best_reveal(self.look(world, decision.seat, count(world.cards[decision.seat].laid)), decision)
        if world.phase < IN_PERFORMANCE:
            return answer_before(world, decision)
        return answer_turn(self.look(world, decision.seat, count(world.cards[decision.seat].laid) + 1), decision)

    def look(self, world: Immortals, seat: i64, cards: i64) -> Sight:
        """What the seat sees in its turn, which began with this number of cards on its board."""
        moment: i64 = SPACES * world.round + cards
        sight = self.sight
        if sight is None or sight.world is not world or sight.seat != seat or sight.moment != moment:
            sight = Sight(world, seat, moment)
            self.sight = sight
        return sight

    def next_card(self, world: Immortals, decision: Decision) -> i64:
        """The option for a space, by a plan for it and the spaces after it."""
        seat, options = decision.seat, decision.options
        space = space_of(options[0])
        if space >= ARMY_SPACES:
            return best_magic(world, seat, options)
        if not self.layout.fits(world, seat, space):
            self.layout = Layout(world, seat, world.round, best_plan(Sight(world, seat, 0), space))
        code = card_on(V_PLAN, world.players[seat].board.spaces[space], self.layout.cards[space])
        return code if code in options else options[-1]


def has_just_begun(world: Immortals) -> bool:
    """Whether every seat is about to lay its first card."""
    decisions = world.decisions()
    for decision in decisions:
        if space_of(decision.options[0]) > 0:
            return False
    return len(decisions) == world.seats


def answer_before(world: Immortals, decision: Decision) -> i64:
    """The starting round and the phases before performance."""
    seat, question, options = decision.seat, decision.question, decision.options
    if question == REINFORCE:
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
    return best_return(world, seat, options)
