"""Solo play: the lines move towards the discard piles, and an empty line ends the game (QV-198).

QV-R80: there is no first player, no end by five quests, no tie-break and no count of idle rounds.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.quests import pile
from wartable.quests.components import CITIZENS, RANKS, Rank
from wartable.quests.end_phase import keep_limits
from wartable.quests.ending import EndGame, scores
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import discard_quest, fill_line, lay_quest, slide, slide_line

LONE_PLAYER: Final[i64] = 0
DISCARD_POSITION: Final[i64] = 0
LEFT_END_AFTER_FIRST_TURN: Final[i64] = 1


@final
class WorkOnLines(Step[Quests]):
    """QV-205..QV-207, QV-R61: discard under the 0 token, slide, fill quests, fill citizens, check for the end, limits.

    QV-212: a line without any card ends the game; QV-R65: otherwise the limits of 8 hold. QV-R60: citizens are
    discarded after the first turn too. QV-I16, QV-R64: every turn brings the end nearer, as nothing is reshuffled.
    """

    def happens(self, game: Quests) -> None:
        discard_left_end(game)
        slide_line(game)
        slide_quests(game)
        fill_quest_line(game)
        fill_line(game)
        if is_empty(game.tavern.line) or is_empty(game.tavern.spaces):
            game.agenda.clear()
            game.then(EndGame())
        else:
            keep_limits(game, LONE_PLAYER)


def discard_left_end(game: Quests) -> None:
    """QV-205, QV-204: the citizen and the quest at the 0 token leave for the discard piles on the left."""
    tavern = game.tavern
    kind: i64 = tavern.line[DISCARD_POSITION]
    if kind != NOTHING:
        tavern.line[DISCARD_POSITION] = NOTHING
        tavern.citizen_discard += pile.one(kind)
        if game.telling:
            game.tell("left_the_line", {"citizen": CITIZENS[kind].id})
    quest: i64 = tavern.spaces[DISCARD_POSITION]
    if quest != NOTHING:
        tavern.spaces[DISCARD_POSITION] = NOTHING
        discard_quest(game, quest)


def left_end(game: Quests) -> i64:
    """QV-208, QV-209, QV-R59: after the first turn the quest line begins at position 1, later at 0."""
    return LEFT_END_AFTER_FIRST_TURN if game.round == 1 else DISCARD_POSITION


def slide_quests(game: Quests) -> None:
    """QV-206: the quests slide left, keeping their order, so that no gap is left."""
    slide(game.tavern.spaces, left_end(game))


def fill_quest_line(game: Quests) -> None:
    """QV-207: empty positions are filled from left to right, up to position 5."""
    spaces = game.tavern.spaces
    for space in range(left_end(game), len(spaces)):
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
    """QV-214..QV-218, QV-224: the rank that the lone player has earned, and the auditor's remark."""
    rank = rank_of(scores(game)[LONE_PLAYER])
    return f"{rank.name}. {rank.remark}"
