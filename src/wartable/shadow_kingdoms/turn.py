"""The turn: refill the board if needed, move the Warden, do what its location says.

SK-R77: no decision of the base game is made out of turn after the set-up.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import MOST_ROUNDS
from wartable.shadow_kingdoms.effects import FIRST_TASK, VISIT
from wartable.shadow_kingdoms.ending import EndGame
from wartable.shadow_kingdoms.gains import NO_SOURCE, set_off
from wartable.shadow_kingdoms.offers import OCCASIONS
from wartable.shadow_kingdoms.options import DESTINATION, GO, argument_of, option
from wartable.shadow_kingdoms.refill import Refill, must_refill
from wartable.shadow_kingdoms.solo import AdversaryMoves
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import move_warden


@final
class TakeTurn(Step[ShadowKingdoms]):
    """SK-R01: first the refill check, then the move. SK-028, SK-R95: turns pass to the next higher seat.

    SK-219: in solo play the Adversary moves after each turn.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        game.active = self.seat
        game.players[self.seat].turns += 1
        if game.telling:
            game.tell("turn", {"seat": self.seat, "round": game.round})
        if must_refill(game, self.seat):
            game.do(Refill(self.seat), MoveWarden(self.seat), PassTurn(self.seat))
        else:
            game.do(MoveWarden(self.seat), PassTurn(self.seat))


@final
class MoveWarden(Step[ShadowKingdoms]):
    """SK-029, SK-I18: move the Warden to a location where it is not; staying is not allowed."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        place: i64 = game.players[self.seat].place
        locations = game.edition.locations
        options: list[int] = []
        for number in range(len(locations)):
            if number != place and locations[number].is_open(game, self.seat):
                options.append(option(GO, number))
        return Decision(self.seat, DESTINATION, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        move_warden(game, self.seat, argument_of(option))
        if game.players[self.seat].listens_to(FIRST_TASK):
            game.do(OCCASIONS[0].begins(self.seat), Arrive(self.seat))
        else:
            game.then(Arrive(self.seat))


@final
class Arrive(Step[ShadowKingdoms]):
    """RL-110, RL-111, RL-R62: what a visit brings automatically comes with the move; then the location's action."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        player = game.players[self.seat]
        if player.listens_to(VISIT):
            set_off(game, self.seat, VISIT, player.place, 1, NO_SOURCE)
        game.edition.locations[player.place].enter(game, self.seat)


@final
class PassTurn(Step[ShadowKingdoms]):
    """SK-028: the next player clockwise.

    SK-209, SK-R59, SK-I21: the game ends only when all have had the same number of turns.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        following: i64 = (self.seat + 1) % game.seats
        if game.is_solo:
            game.do(AdversaryMoves(), CloseRound(), TakeTurn(following))
        elif following == game.first_player:
            game.do(CloseRound(), TakeTurn(following))
        else:
            game.then(TakeTurn(following))


@final
class CloseRound(Step[ShadowKingdoms]):
    """SK-208, SK-209: after the round in which the end was triggered the game is over. SK-R52: as after round 100."""

    def happens(self, game: ShadowKingdoms) -> None:
        if game.end_triggered or game.round == MOST_ROUNDS:
            if not game.end_triggered:
                game.tell("round_limit", {"round": game.round})
            game.do_instead(EndGame())
        else:
            game.round += 1
