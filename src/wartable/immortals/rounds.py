"""Rounds: reinforcements, planning, performance and scoring, as often as agreed."""

from typing import final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import each_seat_from
from wartable.immortals.ending import EndGame
from wartable.immortals.exile import ReturnFromExile
from wartable.immortals.performance import BeginPerformance
from wartable.immortals.planning import BeginPlanning
from wartable.immortals.reinforcements import DrawCard, Reinforce
from wartable.immortals.scoring import ScoreSeats
from wartable.immortals.table import IN_REINFORCEMENTS, Immortals


@final
class BeginRound(Step[Immortals]):
    """IM-050: the four phases in this order. IM-051, IM-I26: then the next round, or after the last one the end.

    IM-052, IM-I20, IM-R78: player order goes clockwise from the player who holds the first player marker now.
    IM-053, IM-054, IM-R52: all draw first, in player order, then all reinforce.
    """

    def happens(self, game: Immortals) -> None:
        game.round += 1
        game.phase = IN_REINFORCEMENTS
        game.first = game.marker
        game.tell("round", {"round": game.round, "seat": game.first})
        order = each_seat_from(game.first, game.seats)
        steps: list[Step[Immortals]] = []
        if game.mode.exile_return:
            steps.extend([ReturnFromExile(seat) for seat in order])
        steps.extend([DrawCard(seat) for seat in order])
        steps.extend([Reinforce(seat) for seat in order])
        game.do(*steps, BeginPlanning(), BeginPerformance(), ScoreSeats(), EndRound())


@final
class EndRound(Step[Immortals]):
    """IM-051, IM-184: the top round tracker goes away; without one left the game ends. IM-R80: the number is fixed."""

    def happens(self, game: Immortals) -> None:
        last: i64 = game.mode.rounds
        game.then(EndGame() if game.round == last else BeginRound())
