"""The turn: two main actions, then the End Phase (QV-052). No decision is ever made out of turn."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests.components import ACTIONS_PER_TURN, IDLE_ROUNDS, MOST_PLAYERS
from wartable.quests.deeds import DEEDS
from wartable.quests.draw import DrawOne
from wartable.quests.end_phase import RefillTavern
from wartable.quests.hire import Hire
from wartable.quests.options import DEED_OF_OPTION, FORFEIT, MAIN, option
from wartable.quests.questing import Questing
from wartable.quests.reserving import Reserve
from wartable.quests.solo import WorkOnLines
from wartable.quests.table import Quests


@final
class TakeTurn(Step[Quests]):
    """QV-052, QV-053: exactly two main actions, then the End Phase (QV-057). QV-176: then the next player.

    QV-I25: whatever the actions have put on the agenda is done before the End Phase begins.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        action, pass_turn = MainAction(seat), PassTurn(seat)
        self.phases: Final[list[Step[Quests]]] = [action, action, RefillTavern(seat), pass_turn]
        self.solo_phases: Final[list[Step[Quests]]] = [action, action, WorkOnLines(), pass_turn]

    def happens(self, game: Quests) -> None:
        game.active = self.seat
        game.main_actions = ACTIONS_PER_TURN
        if game.telling:
            game.tell("turn", {"seat": self.seat, "round": game.round})
        game.do(*(self.solo_phases if game.mode.solo else self.phases))


@final
class MainAction(Step[Quests]):
    """QV-053, QV-054: one of Draw, Hire, Reserve and Quest, the same one twice if wanted.

    QV-055, QV-056: it uses up one of the turn's actions, which bonus actions do not. QV-R06, QV-R50: it is forfeited
    only when nothing is legal.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.draw: Final = DrawOne()
        self.hire: Final = Hire()
        self.reserve: Final = Reserve()
        self.quest: Final = Questing()

    def asks(self, game: Quests) -> Decision | None:
        options: list[int] = []
        self.draw.offer(game, self.seat, options)
        self.hire.offer(game, self.seat, options)
        self.reserve.offer(game, self.seat, options)
        self.quest.offer(game, self.seat, options)
        if not options:
            options.append(option(FORFEIT, 0))
        return Decision(self.seat, MAIN, options)

    def chosen(self, game: Quests, option: i64) -> None:
        game.main_actions -= 1
        deed: i64 = DEED_OF_OPTION[option]
        if deed < 0:
            game.tell("forfeited", {"seat": self.seat})
            return
        follows = DEEDS[deed].carry_out(game, self.seat, option)
        if follows is not None:
            game.then(follows)


@final
class PassTurn(Step[Quests]):
    """QV-176, QV-049: the next player clockwise. QV-179: the turn that triggers the end goes on as usual."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Quests) -> None:
        following: i64 = (self.seat + 1) % game.seats
        game.then(CLOSE_ROUND if following == game.first_player else TURNS[following])


@final
class CloseRound(Step[Quests]):
    """QV-180..QV-182, QV-197, QV-I14: when the end is triggered the game is over before the first player's next turn.

    QV-R49, QV-I15: rounds in which nobody completed a quest are counted; the fifteenth in a row ends the game too. No
    turn follows then, and the agenda comes to the end of the game, which has waited there since set-up.
    """

    def happens(self, game: Quests) -> None:
        if not game.mode.solo:  # QV-R80
            game.idle_rounds = 0 if game.quest_this_round else game.idle_rounds + 1
        game.quest_this_round = False
        if game.idle_rounds == IDLE_ROUNDS:
            game.tell("idle_end", {"rounds": game.idle_rounds})
        elif not game.end_triggered:
            game.round += 1
            game.then(TURNS[game.first_player])


CLOSE_ROUND: Final = CloseRound()
TURNS: Final = [TakeTurn(seat) for seat in range(MOST_PLAYERS)]  # a step never changes, so one for each seat is enough
