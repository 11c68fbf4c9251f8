"""Solo play: the lines move towards the discard piles, and an empty line ends the game (QV-198).

QV-R80: there is no first player, no end by five quests, no tie-break and no count of idle rounds.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.quests.components import RANKS, Rank
from wartable.quests.end_phase import keep_limits
from wartable.quests.ending import EndGame, scores
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import (
    discard_first_citizen,
    discard_first_quest,
    fill_line,
    lay_quest,
    move_by_one,
    slide,
    slide_line,
)
from wartable.words import say

LONE_PLAYER: Final[i64] = 0
FIRST_TURN: Final[i64] = 1
FIRST_POSITION_AFTER_IT: Final[i64] = 1


@final
class WorkOnLines(Step[Quests]):
    """QV-205..QV-207, QV-R61: discard at the 0 token, slide, fill quests, fill citizens, check for the end, limits.

    QV-204: so cards move left, towards the discard piles. QV-212: a line without any card ends the game; QV-R65:
    otherwise the limits of 8 hold. QV-R60: citizens are discarded after the first turn too. QV-I16, QV-R64: every turn
    brings the end nearer, as nothing is reshuffled.
    """

    def happens(self, game: Quests) -> None:
        discard_first_citizen(game)
        discard_first_quest(game)
        slide_line(game)
        slide_quests(game)
        fill_quest_line(game)
        fill_line(game)
        if is_empty(game.tavern.line) or is_empty(game.tavern.spaces):
            game.tell("line_is_empty", {})
            game.do_instead(EndGame())
        else:
            keep_limits(game, LONE_PLAYER)


def slide_quests(game: Quests) -> None:
    """QV-206: the quests slide left, keeping their order, so that no gap is left.

    QV-208, QV-209, QV-R59: after the first turn each moves exactly one position instead, and gaps move with them.
    """
    if game.round == FIRST_TURN:
        move_by_one(game.tavern.spaces)
    else:
        slide(game.tavern.spaces)


def fill_quest_line(game: Quests) -> None:
    """QV-207: empty positions are filled from left to right; QV-208: after the first turn position 0 stays empty."""
    spaces = game.tavern.spaces
    first: i64 = FIRST_POSITION_AFTER_IT if game.round == FIRST_TURN else 0
    for space in range(first, len(spaces)):
        if spaces[space] == NOTHING:
            lay_quest(game, space)


def is_empty(line: list[int]) -> bool:
    for card in line:
        if card != NOTHING:
            return False
    return True


def rank_of(points: int) -> Rank:
    """QV-214..QV-218: the rank that a solo score earns."""
    for rank in RANKS:
        if points >= rank.least:
            return rank
    return RANKS[-1]


def verdict(game: Quests) -> str:
    """QV-214..QV-218, QV-224: the rank that the solo player has earned, and the auditor's remark."""
    rank = rank_of(scores(game)[LONE_PLAYER])
    return say("quests", f"verdicts-{rank.id}", {"rank": rank.name})
