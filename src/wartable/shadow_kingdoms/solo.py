"""Solo play: the Adversary, a Warden that circles the Shrines and scores by a fixed table.

SK-238: everything else is as in the multiplayer game. SK-221: the Adversary takes no die.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.shadow_kingdoms.components import (
    ADVERSARY_MEETS,
    ADVERSARY_PLAN_POINTS,
    ADVERSARY_PLANS,
    PLANS,
    SHRINES,
)
from wartable.shadow_kingdoms.ending import EndGame
from wartable.shadow_kingdoms.gains import gain_adversary_points
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import give_to_adversary, move_adversary

TACTICS: Final[i64] = 4


@final
class AdversaryMoves(Step[ShadowKingdoms]):
    """SK-219, SK-R08: one Shrine clockwise after each turn. SK-222, SK-R67: entering the player's scores 2 VP.

    SK-227: its seventh plan ends the game at once. SK-226, SK-R70: after the player's seventh it still moves once.
    """

    def happens(self, game: ShadowKingdoms) -> None:
        adversary = game.adversary
        move_adversary(game, (adversary.place + 1) % SHRINES)
        if game.players[0].place == adversary.place:
            gain_adversary_points(game, ADVERSARY_MEETS)
            game.tell("adversary_met", {"points": ADVERSARY_MEETS})
        if adversary.place == TACTICS:
            complete_plan(game)
        game.edition.adversary_enters(game, adversary.place)
        if len(adversary.plans) >= ADVERSARY_PLANS:
            game.do_instead(EndGame())


def complete_plan(game: ShadowKingdoms) -> None:
    """SK-223, SK-R68: the Adversary completes the most expensive plan. SK-224: 9, 12 or 15 VP for 2, 3 or 4 icons."""
    plan: i64 = game.line[-1]
    points = ADVERSARY_PLAN_POINTS[PLANS[plan].size]
    gain_adversary_points(game, points)
    if game.telling:
        game.tell("adversary_completed", {"plan": PLANS[plan].id, "points": points})
    give_to_adversary(game, plan)
