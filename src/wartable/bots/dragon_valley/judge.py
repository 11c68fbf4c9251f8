"""Judgement for Dragon Valley: divides without giving the game away, takes the better pile, builds a row that pushes
enemies over the cliff or a force for a siege, and sees what the enemies will do.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.dragon_valley.circumstances import circumstance_names, circumstances_of
from wartable.bots.dragon_valley.division import Divider, best_pile, worth_of_card
from wartable.bots.dragon_valley.divisions import courses_of_division
from wartable.bots.dragon_valley.features import count_features, feature_names, stage_of, term_names
from wartable.bots.dragon_valley.gauges import COUNTED, built, gauges_of, raided
from wartable.bots.dragon_valley.habits import (
    best_destination,
    count_for,
    name_to_build,
    next_move,
    place_to_build,
    places_worth_going_to,
    sap_or_pass,
    units_worth_moving,
    what_to_claim,
)
from wartable.bots.dragon_valley.outlook import (
    LONG_GAME,
    NEVER,
    outcome_of_enemies,
    worth_of_buildings,
    worth_of_units,
)
from wartable.bots.judge import POINT, SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.weights import FeatureSum
from wartable.dragon_valley.components import CARDS, DUNGEON, REMODEL, SQUASHED_REBELLION
from wartable.dragon_valley.ending import conquests, kept_enemies, scores, winners
from wartable.dragon_valley.options import (
    ADVANCE_JOIN,
    ASSIGN_ITEM,
    BATTLE_ENEMY,
    BATTLE_UNIT,
    BUILD_NAME,
    BUILD_PLACE,
    CARD,
    CHOOSE,
    CHOOSE_PARTNER,
    CHOOSE_PILE,
    CHOOSE_ROLE,
    CLAIMED_WHAT,
    CONSTRUCTION_NOW,
    LUCKY_PICK,
    MOVE_COUNT,
    MOVE_TO,
    MOVE_UNIT,
    NO_EFFECT,
    NONE,
    PILE,
    REMODEL_MODE,
    SAP,
    SCOUT_FIRST,
    SCOUT_SECOND,
    TURN_MENU,
    argument_of,
    lay_option,
    option,
    verb_of,
)
from wartable.dragon_valley.selection import ChoosePile, Divide
from wartable.dragon_valley.table import DragonValley
from wartable.engine.contract import Title
from wartable.engine.decision import Decision


def bits_of(questions: list[int]) -> i64:
    """Questions as a set of bits, which is quick to look into."""
    bits: i64 = 0
    for question in questions:
        bits |= 1 << question
    return bits


VICTORY: Final[i64] = 20 * POINT
MARGIN: Final = 1000.0
TERRITORY_IN_ERADICATION: Final[i64] = 8 * POINT
RIVAL_SHARE: Final[i64] = 2  # what the others have counts half
KEPT_ENEMY: Final[i64] = POINT // 2
HELD_CARD: Final[i64] = 5
REBELLION_TO_COME: Final[i64] = -95
GLANCED_AT: Final[list[int]] = [MOVE_UNIT, MOVE_TO, BUILD_NAME, BUILD_PLACE, BATTLE_ENEMY, BATTLE_UNIT]
HABITS: Final[i64] = bits_of(
    [
        ASSIGN_ITEM,
        CHOOSE_PILE,
        CHOOSE_PARTNER,
        CHOOSE_ROLE,
        LUCKY_PICK,
        SAP,
        CLAIMED_WHAT,
        SCOUT_FIRST,
        SCOUT_SECOND,
        REMODEL_MODE,
    ]
)  # questions that are answered at a glance


@final
class DragonValleyJudge(LearnedJudge[DragonValley]):
    def __init__(self, title: Title[Any]) -> None:
        super().__init__(title)
        self.divider: Final = Divider()

    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def count(self, world: DragonValley, seat: i64, tally: FeatureSum) -> None:
        count_features(world, seat, tally)

    def circumstance_names(self) -> list[str]:
        return circumstance_names()

    def circumstances(self, world: DragonValley, seat: i64) -> list[float]:
        return circumstances_of(world, seat)

    def gauges(self, world: DragonValley, seat: i64) -> dict[str, float]:
        return gauges_of(world, seat)

    def built(self, world: DragonValley, seat: i64) -> float:
        return built(world, seat)

    def raided(self, world: DragonValley, seat: i64) -> float:
        return raided(world, seat)

    def counted(self) -> dict[str, list[str]]:
        return COUNTED

    def stage(self, world: DragonValley) -> float:
        return stage_of(world)

    def worth(self, world: DragonValley, seat: i64) -> i64:
        player = world.players[seat]
        worth: i64 = POINT * player.score - share_of_rivals(world, seat)
        if world.over:
            return worth + (VICTORY if seat in winners(world) else 0)
        worth += worth_of_units(world, seat) + worth_of_buildings(world, seat)
        worth += outcome_of_enemies(world, seat) + worth_of_held_cards(world, seat)
        if world.mode.ends_by_conquest:
            worth += TERRITORY_IN_ERADICATION * conquests(world)[seat]
        if world.mode.keep_keeps:
            worth -= KEPT_ENEMY * kept_enemies(world)[seat]
        return worth

    def margin(self) -> float:
        return MARGIN

    def contenders(self, world: DragonValley, decision: Decision) -> list[int]:
        """A search looks at every pile."""
        if decision.question in (CHOOSE_PILE, LUCKY_PICK):
            return decision.options
        return self.candidates(world, decision)

    def courses(self, world: DragonValley, decision: Decision, most: i64) -> list[list[int]]:
        """A division is one thought, though items are laid one by one."""
        return courses_of_division(world, most) if decision.question == ASSIGN_ITEM else []

    def is_reply(self, decision: Decision) -> bool:
        return decision.question == CHOOSE_PILE

    def glances(self, decision: Decision) -> bool:
        return decision.question in GLANCED_AT

    def sensible(self, world: DragonValley, decision: Decision) -> list[int]:
        """Whoever moves one unit may move the others too, so only what it gains itself says whether it should."""
        if decision.question == MOVE_UNIT:
            return units_worth_moving(world, decision)
        if decision.question == MOVE_TO:
            return places_worth_going_to(world, decision)
        return super().sensible(world, decision)

    def habit(self, world: DragonValley, decision: Decision) -> i64:
        if HABITS >> decision.question & 1:
            return self.at_a_glance(world, decision)
        if decision.question == TURN_MENU:
            return decision.options[0]
        return self.follow_up(world, decision)

    def rests(self, decision: Decision) -> bool:
        """A new round depends on what is drawn."""
        return decision.question in (ASSIGN_ITEM, CHOOSE_PARTNER)

    def drags(self, world: DragonValley) -> bool:
        return world.round > LONG_GAME

    def candidates(self, world: DragonValley, decision: Decision) -> list[int]:
        """Divisions, piles and the like are found without comparing."""
        if HABITS >> decision.question & 1:
            return [int(self.at_a_glance(world, decision))]
        if decision.question == TURN_MENU:
            return [code for code in decision.options if code != option(CARD, REMODEL)]
        return decision.options

    def follow_up(self, world: DragonValley, decision: Decision) -> i64:
        question = decision.question
        if question == ASSIGN_ITEM:
            return self.assign(world, decision) if is_divided_in_part(world) else SETTLED
        if question in (TURN_MENU, CHOOSE_PILE, CHOOSE_PARTNER, CHOOSE_ROLE):
            return SETTLED
        if HABITS >> question & 1:
            return self.at_a_glance(world, decision)
        if question == MOVE_UNIT:
            return next_move(world, decision)
        if question == MOVE_TO:
            return best_destination(world, decision)
        if question == MOVE_COUNT:
            return count_for(world, decision)
        if question in (BUILD_NAME, CONSTRUCTION_NOW):
            return name_to_build(world, decision)
        if question == BUILD_PLACE:
            return place_to_build(world, decision)
        return decision.options[-1] if question == ADVANCE_JOIN else decision.options[0]

    def at_a_glance(self, world: DragonValley, decision: Decision) -> i64:
        """Answers that need no comparison of positions."""
        question = decision.question
        if question == ASSIGN_ITEM:
            return self.assign(world, decision)
        if question == CHOOSE_PILE:
            return take_pile(world, decision)
        if question == LUCKY_PICK:
            return best_card(world, decision)
        if question == SAP:
            return sap_or_pass(world, decision)
        if question == CLAIMED_WHAT:
            return what_to_claim(world, decision)
        if question == REMODEL_MODE:
            return option(NO_EFFECT, 0)
        if question == CHOOSE_ROLE:
            return option(CHOOSE, 0)
        if question == CHOOSE_PARTNER:
            return leader(world, decision)
        return decision.options[0]

    def assign(self, world: DragonValley, decision: Decision) -> i64:
        """The next item of the planned division."""
        asker = world.asker
        assert isinstance(asker, Divide)
        draw = world.draws[asker.draw]
        planned: i64 = lay_option(draw.items[len(draw.piles)], self.divider.plan_for(world, draw)[len(draw.piles)])
        return planned if planned in decision.options else decision.options[-1]


def is_divided_in_part(world: DragonValley) -> bool:
    asker = world.asker
    assert isinstance(asker, Divide)
    return len(world.draws[asker.draw].piles) > 0


def take_pile(world: DragonValley, decision: Decision) -> i64:
    asker = world.asker
    assert isinstance(asker, ChoosePile)
    piles = [int(argument_of(code)) for code in decision.options]
    return option(PILE, best_pile(world, decision.seat, world.draws[asker.draw], piles))


def best_card(world: DragonValley, decision: Decision) -> i64:
    """The revealed card that helps most, or none if all hurt."""
    best = Best(option(NONE, 0), 0)
    for code in decision.options:
        if verb_of(code) == CARD:
            best.offer(code, worth_of_card(world, decision.seat, argument_of(code)))
    return best.choice


def leader(world: DragonValley, decision: Decision) -> i64:
    """The partner who has the most points: dividing against them is dividing against the leader."""
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        best.offer(code, world.players[argument_of(code)].score)
    return best.choice


def share_of_rivals(world: DragonValley, seat: i64) -> i64:
    """A part of the average of what the others have."""
    total: i64 = 0
    for number in scores(world):
        total += number
    return POINT * (total - world.players[seat].score) // (RIVAL_SHARE * (world.seats - 1))


def worth_of_held_cards(world: DragonValley, seat: i64) -> i64:
    """A card not yet used keeps a possibility open; a rebellion without a Dungeon will cost a point."""
    player = world.players[seat]
    worth: i64 = 0
    for card in range(CARDS):
        if player.cards >> card & 1:
            worth += HELD_CARD
    if player.cards >> SQUASHED_REBELLION & 1 and DUNGEON not in player.buildings:
        worth += REBELLION_TO_COME
    return worth
