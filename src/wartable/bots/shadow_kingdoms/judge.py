"""The judge of Shadow Kingdoms of Valeria and Riftlands: what a position is worth, and which options are compared."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from wartable.bots.judge import POINT, SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.shadow_kingdoms.circumstances import circumstance_names, circumstances_of
from wartable.bots.shadow_kingdoms.features import count_features, feature_names, stage_of, term_names
from wartable.bots.shadow_kingdoms.gauges import COUNTED, built, gauges_of, raided
from wartable.bots.shadow_kingdoms.habits import answer_for, best_destination, without_cycling, worth_of_markers
from wartable.bots.shadow_kingdoms.outlook import battles_left, outlook, worth_of_powers
from wartable.bots.shadow_kingdoms.worth import best_rival, final_points, urge, worth_of_usable_means
from wartable.bots.weights import FeatureSum
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.ending import winners
from wartable.shadow_kingdoms.options import (
    AFTER_BATTLE,
    AREA,
    BATTLE_PLAN,
    BATTLE_TROOPS,
    CHAMPION_PICK,
    CHAMPIONS_SHRINE,
    CHANGE,
    COLOUR,
    DESTINATION,
    DIE_AT_SHRINE,
    DIE_FROM_ANY_SHRINE,
    FLIP,
    MAP_SIDE,
    MARKER_CHOICE,
    NO_ROOM,
    PLAN_PICK,
    TACTICS_SHRINE,
)
from wartable.shadow_kingdoms.table import ShadowKingdoms

VICTORY: Final[i64] = 20 * POINT
MARGIN: Final = 1200.0
RIVAL_SHARE: Final[i64] = 10  # what the strongest rival has counts for a tenth
COMPARED: Final = (
    *(DESTINATION, DIE_AT_SHRINE, DIE_FROM_ANY_SHRINE, NO_ROOM, CHAMPIONS_SHRINE, CHAMPION_PICK),
    *(TACTICS_SHRINE, PLAN_PICK, BATTLE_PLAN, AREA, MARKER_CHOICE),
)
LEAD_ALONE: Final = 8.0  # points: with this expected lead, three games out of four are won


@final
class ShadowKingdomsJudge(LearnedJudge[ShadowKingdoms]):
    """Everything is open, so the judge looks at the whole table; only cards and rolls to come are imagined."""

    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def count(self, world: ShadowKingdoms, seat: i64, tally: FeatureSum) -> None:
        count_features(world, seat, tally)

    def circumstance_names(self) -> list[str]:
        return circumstance_names()

    def circumstances(self, world: ShadowKingdoms, seat: i64) -> list[float]:
        return circumstances_of(world, seat)

    def gauges(self, world: ShadowKingdoms, seat: i64) -> dict[str, float]:
        return gauges_of(world, seat)

    def built(self, world: ShadowKingdoms, seat: i64) -> float:
        return built(world, seat)

    def raided(self, world: ShadowKingdoms, seat: i64) -> float:
        return raided(world, seat)

    def counted(self) -> dict[str, list[str]]:
        return COUNTED

    def stage(self, world: ShadowKingdoms) -> float:
        return stage_of(world)

    def worth(self, world: ShadowKingdoms, seat: i64) -> i64:
        player = world.players[seat]
        worth: i64 = POINT * player.points + urge(world) * len(player.completed)
        if world.over:
            return worth + (VICTORY if seat in winners(world) else 0)
        left = battles_left(world)
        worth += final_points(world, seat)
        if not world.end_triggered:
            worth += worth_of_usable_means(player, left)
            worth += worth_of_powers(player, left) + outlook(world, seat)
            worth += worth_of_markers(world, seat, left)
        return worth - best_rival(world, seat) // RIVAL_SHARE

    def margin(self) -> float:
        return MARGIN

    # --- in solo play there is the Adversary to beat

    def counts_points(self, seats: i64) -> bool:
        return False

    def outcome(self, world: ShadowKingdoms) -> list[float]:
        return [float(len(winners(world)))] if world.is_solo else super().outcome(world)

    def result(self, world: ShadowKingdoms, seat: i64) -> i64:
        points: i64 = world.players[seat].points
        return points - world.adversary.points if world.is_solo else points

    def prospect_alone(self, lead: float) -> float:
        return 1.0 / (1.0 + exp(-lead / LEAD_ALONE))

    def candidates(self, world: ShadowKingdoms, decision: Decision) -> list[int]:
        """Dice and changes of a battle are found without comparing; cards are seldom cycled."""
        question = decision.question
        if question in (BATTLE_TROOPS, FLIP, CHANGE):
            return [answer_for(world, decision)]
        if question == COLOUR:
            return [decision.options[0]]
        if question == MAP_SIDE:
            return [either_side(world, decision)]
        if question in (CHAMPIONS_SHRINE, TACTICS_SHRINE, AFTER_BATTLE):
            return without_cycling(world, decision)
        return decision.options

    def glances(self, decision: Decision) -> bool:
        return decision.question in COMPARED

    def habit(self, world: ShadowKingdoms, decision: Decision) -> i64:
        if decision.question == DESTINATION:
            return best_destination(world, decision)
        return self.follow_up(world, decision)

    def follow_up(self, world: ShadowKingdoms, decision: Decision) -> i64:
        if decision.question == DESTINATION:
            return SETTLED
        if decision.question == MAP_SIDE:
            return either_side(world, decision)
        return answer_for(world, decision)


def either_side(world: ShadowKingdoms, decision: Decision) -> i64:
    """Nobody has found a side of the map that is better than the other."""
    return decision.options[world.chance.below(len(decision.options))]
