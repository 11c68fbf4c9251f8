"""The round: six phases in order, the Deployment phase, and the Round End (DV-001)."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.dragon_valley.advance import AdvanceBarony
from wartable.dragon_valley.aid_verbs import clear_draws, collect_cards, deploy_item, end_effects, lay_off_cards
from wartable.dragon_valley.components import CARD_IDS
from wartable.dragon_valley.ending import check_end
from wartable.dragon_valley.selection import Select
from wartable.dragon_valley.special_events import LoyaltyGive, LuckyDay, Sap, Smite
from wartable.dragon_valley.table import (
    ACTION,
    ADVANCE,
    DEPLOYMENT,
    NOBODY,
    PHASE_WORDS,
    ROUND_END,
    SELECTION,
    SPECIAL_EVENTS,
    DragonValley,
)
from wartable.dragon_valley.turn import TakeTurn
from wartable.engine.agenda import Step
from wartable.engine.combinators import each_seat_from
from wartable.engine.log import EVERYBODY


@final
class Phase(Step[DragonValley]):
    """DV-001: a phase of the round begins."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def happens(self, game: DragonValley) -> None:
        game.phase = self.phase
        if game.telling:
            game.tell("phase", {"phase": PHASE_WORDS[self.phase]})


@final
class Opening(Step[DragonValley]):
    """DV-032, DV-033: the cards dealt for the first King's Favored are shown and go back."""

    def __init__(self, dealt: list[int]) -> None:
        self.dealt: Final = dealt

    def happens(self, game: DragonValley) -> None:
        game.learns(EVERYBODY)
        for seat in range(game.seats):
            game.tell("dealt", {"seat": seat, "card": CARD_IDS[self.dealt[seat]]})
        game.then(BeginRound())


@final
class BeginRound(Step[DragonValley]):
    """DV-001: one pass through the six phases. DV-R06: every step of it is taken once, so the round ends."""

    def happens(self, game: DragonValley) -> None:
        game.round += 1
        game.tell("round", {"round": game.round, "seat": game.favored})
        game.do(
            Phase(SELECTION),
            Select(),
            Phase(DEPLOYMENT),
            Deploy(),
            Phase(SPECIAL_EVENTS),
            SpecialEvents(),
            Phase(ACTION),
            Turns(),
            Phase(ADVANCE),
            Advances(),
            Phase(ROUND_END),
            EndRound(),
        )


@final
class Deploy(Step[DragonValley]):
    """DV-059..DV-064: piles come to their owners without a decision: enemies at the pass, friends at the Keep.

    DV-060: nobody fights now. DV-062: tiles go to the supply. DV-063: cards stay face up in front of their owner.
    """

    def happens(self, game: DragonValley) -> None:
        for draw in game.draws:
            for number in range(len(draw.items)):
                deploy_item(game, draw.owners[draw.piles[number]], draw.items[number])
        clear_draws(game)


@final
class SpecialEvents(Step[DragonValley]):
    """DV-065: Lucky Day, Loyalty Change, Smite, then Sappers in turn order (DV-080)."""

    def happens(self, game: DragonValley) -> None:
        sappers: list[Step[Any]] = [Sap(seat) for seat in each_seat_from(game.favored, game.seats)]
        game.do(LuckyDay(), LoyaltyGive(), Smite(), *sappers)


@final
class Turns(Step[DragonValley]):
    """DV-085, DV-002: each player takes one turn, clockwise from the King's Favored. DV-279: all take as many."""

    def happens(self, game: DragonValley) -> None:
        turns: list[Step[Any]] = [TakeTurn(seat) for seat in each_seat_from(game.favored, game.seats)]
        game.do(*turns)


@final
class Advances(Step[DragonValley]):
    """DV-251, DV-R76: each player moves the enemies of their own barony, in turn order."""

    def happens(self, game: DragonValley) -> None:
        game.active = NOBODY
        advances: list[Step[Any]] = [AdvanceBarony(seat) for seat in each_seat_from(game.favored, game.seats)]
        game.do(*advances)


@final
class EndRound(Step[DragonValley]):
    """DV-274..DV-277: cards are discarded, effects end, the pawn passes to the left, then the end is checked."""

    def happens(self, game: DragonValley) -> None:
        clean_up(game)
        game.favored = (game.favored + 1) % game.seats
        if not check_end(game):
            game.then(BeginRound())


def clean_up(game: DragonValley) -> None:
    """DV-274, DV-215, DV-I03: all cards come back. DV-275: what lasted for the round ends."""
    collect_cards(game)
    for seat in range(game.seats):
        lay_off_cards(game, seat)
        end_effects(game, seat)
