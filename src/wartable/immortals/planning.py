"""Phase 2, planning: all players lay cards face down on the ten spaces of their boards, at the same time."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import Secretly, each_seat_from
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY
from wartable.immortals.components import (
    ARMY_SPACES,
    BLANK,
    EMPTY,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    REALMS,
    SPACES,
    WILD,
    Space,
)
from wartable.immortals.options import PLAN, V_PLAN, card_of, card_on, offer_members
from wartable.immortals.table import IN_PLANNING, Cards, Immortals
from wartable.immortals.verbs import lay_card

BOTH_REALMS: Final[i64] = (1 << REALMS) - 1  # the sites of a region


@final
class BeginPlanning(Step[Immortals]):
    """IM-058: all players plan simultaneously and secretly; the phase ends when all are done.

    IM-R40, IM-R84: meanwhile others see only who is done.
    """

    def happens(self, game: Immortals) -> None:
        game.phase = IN_PLANNING
        seats = each_seat_from(game.first, game.seats)
        steps: list[Step[Immortals]] = []
        for seat in seats:
            begin_plan(game, seat)
            steps.append(PlanSpace(seat, 0))
        game.then(Secretly(seats, steps, RevealBoards()))


def begin_plan(game: Immortals, seat: i64) -> None:
    """What everybody knows about the plan to come: which region cards can be laid. IM-066 needs no rule here."""
    known = game.known[seat]
    known.declared = False
    known.could_lay = regions_with_armies(game, seat)
    known.regions_back = 0
    known.conflicts_back = 0
    known.magic_back = 0
    known.blanks_back = 0
    known.drawn = 0


def regions_with_armies(game: Immortals, seat: i64) -> i64:
    """IM-062: the regions in which the player has an army, in either realm."""
    sites = game.players[seat].sites
    regions: i64 = 0
    place: i64 = 1
    while sites:
        if sites & BOTH_REALMS:
            regions |= place
        sites >>= REALMS
        place <<= 1
    return regions


@final
class PlanSpace(Step[Immortals]):
    """IM-059, IM-065, IM-R38: one space after the other gets a card of the hand, or stays empty.

    IM-060: army spaces take region, conflict and blank cards. IM-061: magic spaces take magic and blank cards, any
    magic card on either of them. IM-139: each can be laid once. IM-062, IM-R35: region cards need an army there.
    """

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def asks(self, game: Immortals) -> Decision | None:
        space = game.players[self.seat].board.spaces[self.space]
        laid = card_on(V_PLAN, space, 0)
        lowest: i64 = laid + first_card(game, self.seat, space)
        cards = game.cards[self.seat]
        options: list[int] = []
        if self.space < ARMY_SPACES:
            offer_members(cards.regions & game.known[self.seat].could_lay, laid, lowest, options)
            offer_members(conflict_cards(cards, space), laid + FIRST_CONFLICT, lowest, options)
        else:
            offer_members(cards.magic, laid + FIRST_MAGIC, lowest, options)
        if cards.blanks and lowest <= laid + BLANK:
            options.append(laid + BLANK)
        options.append(laid + EMPTY)
        return Decision(self.seat, PLAN, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        lay_card(game, self.seat, self.space, card_of(option))
        if self.space + 1 < SPACES:
            game.then(PlanSpace(self.seat, self.space + 1))
        else:
            game.known[self.seat].declared = True
            game.tell("planned", {"seat": self.seat})


def conflict_cards(cards: Cards, space: Space) -> i64:
    """IM-063: of any site. IM-064, IM-089: but no wild ones where gold or energy is extracted."""
    return cards.conflicts if space.takes_wild else cards.conflicts & ~WILD


def first_card(game: Immortals, seat: i64, space: Space) -> i64:
    """IM-R84: on the later of two twin spaces, cards come after that of the earlier; blank and empty may come twice."""
    if space.twin < 0 or space.twin > space.number:
        return 0
    earlier: i64 = game.cards[seat].spaces[space.twin]
    return earlier if earlier >= BLANK else earlier + 1


@final
class RevealBoards(Step[Immortals]):
    """IM-R39: now everybody sees which spaces hold a card, but not which card."""

    def happens(self, game: Immortals) -> None:
        game.learns(EVERYBODY)
        game.tell("all_planned", {})
