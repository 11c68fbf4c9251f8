"""Phase 3, performance: turn by turn a card is revealed and its action done, until everybody is finished."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY
from wartable.immortals.actions import ACTIONS
from wartable.immortals.components import BLANK, SPACES
from wartable.immortals.options import (
    COMPENSATION,
    PERFORM,
    TURN,
    V_ENERGY,
    V_FORFEIT,
    V_GOLD,
    V_PASS,
    V_PERFORM,
    V_REVEAL,
    argument_of,
    option,
    verb_of,
)
from wartable.immortals.table import IN_PERFORMANCE, NOBODY, Immortals
from wartable.immortals.verbs import (
    clear_board,
    discard_played,
    gain_energy,
    gain_gold,
    reveal_card,
    take_back_played,
)


@final
class BeginPerformance(Step[Immortals]):
    """IM-072: the first player begins."""

    def happens(self, game: Immortals) -> None:
        game.phase = IN_PERFORMANCE
        game.then(TakeTurn(game.first))


def is_finished(game: Immortals, seat: i64) -> bool:
    """IM-R41: a player is finished who has passed, or on whose board no card is left."""
    return game.cards[seat].laid == 0


@final
class TakeTurn(Step[Immortals]):
    """IM-072, IM-073: turns go clockwise. IM-R42, IM-I21: the phase ends at once when everybody is finished.

    IM-083, IM-R43: a finished player gets compensation whenever the turn comes to them.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Immortals) -> None:
        game.active = NOBODY
        for seat in range(game.seats):
            if not is_finished(game, seat):
                game.active = self.seat
        if game.active == NOBODY:
            return
        game.then(TakeTurn((self.seat + 1) % game.seats))
        if is_finished(game, self.seat):
            game.then(Compensate(self.seat))
        else:
            game.learns(EVERYBODY)  # whoever is asked has more than blank cards
            game.then(RevealOrPass(self.seat))


def has_only_blanks(game: Immortals, seat: i64) -> bool:
    cards = game.cards[seat]
    for space in range(SPACES):
        if cards.spaces[space] < BLANK:
            return False
    return True


@final
class RevealOrPass(Step[Immortals]):
    """IM-072, IM-084, IM-085: any card of the board, in any order, or pass (IM-081).

    IM-080, IM-R44: with only blank cards there is nothing but to pass. IM-R45, IM-086: else a blank may be revealed.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        if not has_only_blanks(game, self.seat):
            laid = game.cards[self.seat].laid
            for space in range(SPACES):
                if laid >> space & 1:
                    options.append(option(V_REVEAL, space))
        options.append(option(V_PASS, 0))
        return Decision(self.seat, TURN, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_PASS:
            clear_board(game, self.seat)
            game.tell("passed", {"seat": self.seat})
            game.then(Compensate(self.seat))
        else:
            reveal_card(game, self.seat, argument_of(option))
            game.then(PerformOrForfeit(self.seat, argument_of(option)))


@final
class PerformOrForfeit(Step[Immortals]):
    """IM-079, IM-R46, IM-R47: perform the action if it is possible, or forfeit it. IM-078: a blank card forfeits it.

    IM-R30: then the card comes back to the hand. IM-R88: who performs cannot stop halfway.
    """

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = [option(V_FORFEIT, 0)]
        if game.played != BLANK:
            space = game.players[self.seat].board.spaces[self.space]
            if ACTIONS[space.action].is_possible(game, self.seat, space.cost):
                options = [option(V_PERFORM, 0), option(V_FORFEIT, 0)]
        return Decision(self.seat, PERFORM, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_PERFORM:
            space = game.players[self.seat].board.spaces[self.space]
            game.then(PutAway(self.seat))
            ACTIONS[space.action].perform(game, self.seat, space.cost)
        else:
            game.tell("forfeited", {"seat": self.seat})
            take_back_played(game, self.seat)
            game.then(Compensate(self.seat))


@final
class PutAway(Step[Immortals]):
    """IM-075..IM-077, IM-I28: after its action the revealed card goes back to the hand, or is discarded."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Immortals) -> None:
        discard_played(game, self.seat)


@final
class Compensate(Step[Immortals]):
    """IM-078, IM-079, IM-082, IM-I17: one gold or one energy, as the receiver likes."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, COMPENSATION, [option(V_GOLD, 0), option(V_ENERGY, 0)])

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_GOLD:
            gain_gold(game, self.seat, 1)
        else:
            gain_energy(game, self.seat, 1)
