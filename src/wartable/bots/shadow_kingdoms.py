"""The judge of Shadow Kingdoms of Valeria and Riftlands: what a position is worth, and which options are compared."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.judge import POINT, SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.shadow_kingdoms_features import feature_names, features_of, stage_of, term_names
from wartable.bots.shadow_kingdoms_habits import answer_for, best_destination, without_cycling, worth_of_markers
from wartable.bots.shadow_kingdoms_outlook import GOLD, battles_left, outlook, worth_of_powers
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import CHAMPIONS, START_INFLUENCE, TRACK_MARKER
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import score_points, winners
from wartable.shadow_kingdoms.options import (
    BATTLE_TROOPS,
    CHAMPIONS_SHRINE,
    CHANGE,
    COLOUR,
    DESTINATION,
    FLIP,
    MAP_SIDE,
    TACTICS_SHRINE,
)
from wartable.shadow_kingdoms.riftlands import rank_points, set_points
from wartable.shadow_kingdoms.riftlands_components import AREAS
from wartable.shadow_kingdoms.rifts import Rifts, relics_of
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

VICTORY: Final[i64] = 2000
LEAD: Final = 1200.0
BATTLE: Final[i64] = 520  # for each completed plan: the end comes to those who fight
LATE: Final[i64] = 90  # more of it for each round after this one
LATE_ROUND: Final[i64] = 20
INFLUENCE: Final[i64] = 45  # of a point more Influence, for each battle that is left
MAGIC: Final[i64] = 32
GEM: Final[i64] = 130
DIE: Final[i64] = 40
PIP: Final[i64] = 14
ENOUGH: Final[i64] = 9  # Gold or Magic beyond this is worth little
RIVAL_SHARE: Final[i64] = 10


@final
class ShadowKingdomsJudge(LearnedJudge[ShadowKingdoms]):
    """Everything lies open, so the judge looks at the whole table; only cards and rolls to come are imagined."""

    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def features(self, world: ShadowKingdoms, seat: i64) -> list[float]:
        return features_of(world, seat)

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
            worth += worth_of_means(player, left) * min(left + 1, 4) // 4
            worth += worth_of_powers(player, left) + outlook(world, seat)
            worth += worth_of_markers(world, seat, left)
        return worth - best_rival(world, seat) // RIVAL_SHARE

    def lead(self) -> float:
        return LEAD

    def candidates(self, world: ShadowKingdoms, decision: Decision) -> list[int]:
        """Dice and changes of a battle are found without comparing; cards are seldom cycled."""
        question = decision.question
        if question in (BATTLE_TROOPS, FLIP, CHANGE):
            return [answer_for(world, decision)]
        if question in (COLOUR, MAP_SIDE):
            return [decision.options[0]]
        if question in (CHAMPIONS_SHRINE, TACTICS_SHRINE):
            return without_cycling(world, decision)
        return decision.options

    def habit(self, world: ShadowKingdoms, decision: Decision) -> i64:
        if decision.question == DESTINATION:
            return best_destination(world, decision)
        return answer_for(world, decision)

    def follow_up(self, world: ShadowKingdoms, decision: Decision) -> i64:
        if decision.question == DESTINATION:
            return SETTLED
        return answer_for(world, decision)


def worth_of_means(player: Player, left: i64) -> i64:
    """Gold, Magic, Gems, Influence and dice, while there are battles to use them in."""
    worth: i64 = few(player.gold) * GOLD + few(player.magic) * MAGIC + player.gems * GEM
    influence: i64 = player.influence - START_INFLUENCE
    if player.is_covered(TRACK_MARKER) and influence > 2:
        influence = 2
    worth += INFLUENCE * influence * left
    for die in player.dice:
        worth += DIE + PIP * value_of(die)
    if player.locked_die != NOTHING:
        worth += DIE + PIP * value_of(player.locked_die)
    return worth


def urge(world: ShadowKingdoms) -> i64:
    """What a completed plan is worth beside its points: the longer the game, the more it is time to fight."""
    return BATTLE + LATE * (world.round - LATE_ROUND) if world.round > LATE_ROUND else BATTLE


def few(amount: i64) -> i64:
    return amount if amount <= ENOUGH else ENOUGH + (amount - ENOUGH) // 4


def final_points(world: ShadowKingdoms, seat: i64) -> i64:
    """What final scoring would pay now; End-game Champions grow while the game lasts."""
    player = world.players[seat]
    left = battles_left(world)
    worth: i64 = POINT * len(player.dice) // 2
    for kind in player.champions:
        score = CHAMPIONS[kind].score
        if score is not None:
            worth += POINT * score_points(world, seat, score) + 30 * left
    annex = world.annex
    if isinstance(annex, Rifts):
        worth += POINT * set_points(relics_of(world, seat)) + 40 * left * len(annex.active[seat])
        for area in range(AREAS):
            worth += 70 * rank_points(world, area, seat)
    return worth


def best_rival(world: ShadowKingdoms, seat: i64) -> i64:
    """The points of the strongest of the others."""
    best: i64 = 0
    for other in range(world.seats):
        if other != seat and POINT * world.players[other].points > best:
            best = POINT * world.players[other].points
    return best
