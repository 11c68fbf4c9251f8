"""Phase 3, performance: turn by turn a card is revealed and its action done, until everybody is finished."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY
from wartable.immortals.actions import ACTIONS
from wartable.immortals.components import BLANK, Space
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
    card_on,
    option,
    space_of,
    verb_of,
)
from wartable.immortals.table import IN_PERFORMANCE, NOBODY, Cards, Immortals
from wartable.immortals.verbs import (
    clear_board,
    discard_played,
    gain_energy,
    gain_gold,
    reveal_card,
    take_back_played,
)

COMPENSATED: Final[i64] = 1  # gold or energy


@final
class BeginPerformance(Step[Immortals]):
    """IM-072: the first player begins."""

    def happens(self, game: Immortals) -> None:
        game.phase = IN_PERFORMANCE
        game.then(TakeTurn(game.first))


def is_finished(game: Immortals, seat: i64) -> bool:
    """IM-R41: a player is finished after passing, or when no card is left on their board."""
    return game.cards[seat].laid == 0


def all_are_finished(game: Immortals) -> bool:
    for cards in game.cards:
        if cards.laid:
            return False
    return True


@final
class TakeTurn(Step[Immortals]):
    """IM-072, IM-073: turns go clockwise. IM-R42, IM-I21: the phase ends at once when everybody is finished.

    IM-083, IM-R43: a finished player gets compensation whenever the turn comes to them.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Immortals) -> None:
        if all_are_finished(game):
            game.active = NOBODY
            return
        game.active = self.seat
        if is_finished(game, self.seat):
            game.then(Compensate(self.seat))
        else:
            game.learns(EVERYBODY)  # a player who is asked has more than blank cards
            game.then(RevealOrPass(self.seat))


@final
class RevealOrPass(Step[Immortals]):
    """IM-072, IM-084, IM-085: any card of the board, in any order, or pass (IM-081).

    IM-080, IM-R44: with only blank cards a player can only pass. IM-R45, IM-086: else a blank may be revealed.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        cards, board = game.cards[self.seat], game.players[self.seat].board.spaces
        has_only_blanks = True
        laid = cards.laid
        number: i64 = 0
        while laid >> number:
            if laid >> number & 1:
                card: i64 = cards.spaces[number]
                space = board[number]
                is_blank = card >= BLANK
                if not is_blank:
                    has_only_blanks = False
                if not is_blank or not repeats_blank(cards, space):
                    options.append(card_on(V_REVEAL, space, card))
            number += 1
        if has_only_blanks:
            options.clear()
        options.append(option(V_PASS, 0))
        return Decision(self.seat, TURN, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_PASS:
            clear_board(game, self.seat)
            game.tell("passed", {"seat": self.seat})
            game.then(Compensate(self.seat))
        else:
            reveal_card(game, self.seat, space_of(option))
            game.then(PerformOrForfeit(self.seat, space_of(option)))


def repeats_blank(cards: Cards, space: Space) -> bool:
    """IM-R84: of two blank cards on interchangeable spaces it does not matter which one is revealed."""
    return 0 <= space.twin < space.number and cards.spaces[space.twin] == BLANK


@final
class PerformOrForfeit(Step[Immortals]):
    """IM-079, IM-R46, IM-R47: perform the action if it is possible, or forfeit it. IM-078: a blank card forfeits it.

    IM-R30: then the card comes back to the hand. IM-R88: a player who performs cannot stop halfway.
    """

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = [option(V_FORFEIT, 0)]
        if self.can_perform(game):
            options = [option(V_PERFORM, 0), option(V_FORFEIT, 0)]
        return Decision(self.seat, PERFORM, options)

    def can_perform(self, game: Immortals) -> bool:
        space = game.players[self.seat].board.spaces[self.space]
        return game.played != BLANK and ACTIONS[space.action].is_possible(game, self.seat, space.cost)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_PERFORM:
            space = game.players[self.seat].board.spaces[self.space]
            game.do(ACTIONS[space.action].step(self.seat, space.cost), PutAway(self.seat))
        else:
            if game.telling:
                self.tell_forfeit(game)
            take_back_played(game, self.seat)
            game.then(Compensate(self.seat))

    def tell_forfeit(self, game: Immortals) -> None:
        """Whether the player declined the action, bluffed, or could do nothing with it."""
        if game.played == BLANK:
            game.tell("bluffed", {"seat": self.seat})
        else:
            game.tell("forfeited" if self.can_perform(game) else "lost_action", {"seat": self.seat})


@final
class PutAway(Step[Immortals]):
    """IM-075..IM-077, IM-I28: after its action the revealed card goes back to the hand, or is discarded.

    Then the next player takes a turn (IM-072).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Immortals) -> None:
        discard_played(game, self.seat)
        game.then(TakeTurn((self.seat + 1) % game.seats))


@final
class Compensate(Step[Immortals]):
    """IM-078, IM-079, IM-082, IM-I17: one gold or one energy, as the receiver likes.

    Compensation ends the turn, and the next player takes theirs (IM-072).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, COMPENSATION, [option(V_GOLD, 0), option(V_ENERGY, 0)])

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_GOLD:
            gain_gold(game, self.seat, COMPENSATED)
        else:
            gain_energy(game, self.seat, COMPENSATED)
        game.then(TakeTurn((self.seat + 1) % game.seats))
