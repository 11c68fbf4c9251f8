"""What a position of Shadow Kingdoms is worth, part by part, in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.judge import POINT
from wartable.bots.shadow_kingdoms.outlook import GOLD, battles_left
from wartable.shadow_kingdoms.components import CHAMPIONS, START_INFLUENCE, TRACK_MARKER
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import score_points
from wartable.shadow_kingdoms.riftlands import rank_points, set_points
from wartable.shadow_kingdoms.riftlands_components import AREAS
from wartable.shadow_kingdoms.rifts import Rifts, relics_of
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

BATTLE: Final[i64] = 520  # for each completed plan: fighting brings the end nearer
LATE: Final[i64] = 90  # more of it for each round after this one
LATE_ROUND: Final[i64] = 20
INFLUENCE: Final[i64] = 45  # worth of one more Influence, for each battle that is left
MAGIC: Final[i64] = 32
GEM: Final[i64] = 130
DIE: Final[i64] = 40
PIP: Final[i64] = 14
ENOUGH: Final[i64] = 9  # Gold or Magic beyond this is worth little
SHARE_BEYOND: Final[i64] = 4  # a quarter of it
INFLUENCE_UNTIL_UNLOCKED: Final[i64] = 2  # while the track is covered, no more Influence than this counts
BATTLES_FOR_MEANS: Final[i64] = 4  # with four turns left to fight in, means are worth the most
DICE_A_POINT: Final[i64] = 2  # in final scoring
GROWTH_OF_SCORE: Final[i64] = 30  # worth of an End-game Champion, for each battle that is left
GROWTH_OF_RIFT: Final[i64] = 40  # worth of an active Rift
RANK_POINT: Final[i64] = 70  # a point for a rank can still be lost


def worth_of_means(player: Player, left: i64) -> i64:
    """Gold, Magic, Gems, Influence and dice, while there are battles to use them in."""
    worth: i64 = few(player.gold) * GOLD + few(player.magic) * MAGIC + player.gems * GEM
    influence: i64 = player.influence - START_INFLUENCE
    if player.is_covered(TRACK_MARKER):
        influence = min(influence, INFLUENCE_UNTIL_UNLOCKED)
    worth += INFLUENCE * influence * left
    for die in player.dice:
        worth += DIE + PIP * value_of(die)
    if player.locked_die != NOTHING:
        worth += DIE + PIP * value_of(player.locked_die)
    return worth


def worth_of_usable_means(player: Player, left: i64) -> i64:
    """What the means are worth, given that less and less of them can be used towards the end."""
    return worth_of_means(player, left) * min(left + 1, BATTLES_FOR_MEANS) // BATTLES_FOR_MEANS


def urge(world: ShadowKingdoms) -> i64:
    """What a completed plan is worth besides its points: the longer the game, the more urgent it is to fight."""
    return BATTLE + LATE * (world.round - LATE_ROUND) if world.round > LATE_ROUND else BATTLE


def few(amount: i64) -> i64:
    return amount if amount <= ENOUGH else ENOUGH + (amount - ENOUGH) // SHARE_BEYOND


def scores_of_champions(world: ShadowKingdoms, seat: i64) -> list[int]:
    """What each End-game Champion would score as things stand."""
    scores: list[int] = []
    for kind in world.players[seat].champions:
        score = CHAMPIONS[kind].score
        if score is not None:
            scores.append(int(score_points(world, seat, score)))
    return scores


def final_points(world: ShadowKingdoms, seat: i64) -> i64:
    """What final scoring would pay now; End-game Champions grow while the game lasts."""
    return points_in_the_end(world, seat, scores_of_champions(world, seat))


def points_in_the_end(world: ShadowKingdoms, seat: i64, scores: list[int]) -> i64:
    """The same, when it is known what the End-game Champions would score."""
    player = world.players[seat]
    left = battles_left(world)
    worth: i64 = POINT * len(player.dice) // DICE_A_POINT
    for score in scores:
        worth += POINT * score + GROWTH_OF_SCORE * left
    annex = world.annex
    if isinstance(annex, Rifts):
        worth += POINT * set_points(relics_of(world, seat)) + GROWTH_OF_RIFT * left * len(annex.active[seat])
        for area in range(AREAS):
            worth += RANK_POINT * rank_points(world, area, seat)
    return worth


def best_rival(world: ShadowKingdoms, seat: i64) -> i64:
    """The points of the strongest of the others."""
    best: i64 = 0
    for other in range(world.seats):
        if other != seat:
            best = max(best, world.players[other].points)
    return POINT * best
