"""Hire: a citizen of the line or of the hand enters the guild for a payment in cards, and its power is gained."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import HAND_COST, LINE_COSTS, SLOTS
from wartable.quests.deeds import Deed
from wartable.quests.options import (
    HIRE_HAND,
    HIRE_SLOT,
    PAY_GUILD,
    PAY_HAND,
    PAY_HIRE,
    argument_of,
    option,
    verb_of,
)
from wartable.quests.payment import GUILD, offer_picks, pay_citizen
from wartable.quests.powers import gain_power
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import enter_guild, set_aside_from_hand, set_aside_from_line

HIGHEST_COST: Final[i64] = max(LINE_COSTS)
FIRST_SLOT: Final[i64] = option(HIRE_SLOT, 0)
FIRST_OF_HAND: Final[i64] = option(HIRE_HAND, 0)
FIRST_PAID_FROM_HAND: Final[i64] = option(PAY_HAND, 0)
FIRST_PAID_FROM_GUILD: Final[i64] = option(PAY_GUILD, 0)


@final
class Hire(Deed):
    """QV-064, QV-065: hire a citizen of the tavern line, or one of the hand.

    QV-067: only one that can be paid in full. QV-R17, QV-075: from the hand that takes two others, as it cannot pay for
    itself. QV-R15: choosing it commits the action. QV-100, QV-R14: a bonus Hire costs the same. QV-R21: a slot
    serves once a turn, as the line does not slide before the End Phase.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        player = game.players[seat]
        owned: i64 = pile.size(player.hand) + pile.size(player.guild)
        line = game.tavern.line
        for slot in range(SLOTS):
            if line[slot] != NOTHING and (owned >= HIGHEST_COST or owned >= LINE_COSTS[slot]):
                options.append(FIRST_SLOT + slot)
        if owned > HAND_COST:
            pile.append_kinds(player.hand, FIRST_OF_HAND, options)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        """QV-R73: it is chosen and set aside, paid, enters the guild, and then its power is gained.

        QV-I13: so exactly the cost is paid before it enters. QV-069: the slot of the 0 token is free. QV-I24: it is set
        aside only while it is paid.
        """
        argument = argument_of(option)
        cost: i64 = HAND_COST
        if verb_of(option) == HIRE_SLOT:
            cost = LINE_COSTS[argument]
            set_aside_from_line(game, seat, argument)
        else:
            set_aside_from_hand(game, seat, argument)
        return PayHire(seat, cost, 0) if cost else EnterGuild(seat)


@final
class PayHire(Step[Quests]):
    """QV-066: pay with citizens of hand and guild, in any mix. QV-R16: exactly the cost. QV-R22: they bring nothing.

    QV-076: a guild citizen alone may pay; its role and resources do not matter. QV-R18: citizens hired earlier in the
    same turn may be used.
    """

    def __init__(self, seat: i64, cost: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final[i64] = cost
        self.first: Final[i64] = first

    def asks(self, game: Quests) -> Decision | None:
        player = game.players[self.seat]
        options: list[int] = []
        if self.first < GUILD:
            self.offer(pile.from_kind(player.hand, self.first), player.guild, options)
        else:
            self.offer(pile.EMPTY, pile.from_kind(player.guild, self.first - GUILD), options)
        if not options:  # in an imagined world the hand was dealt again in the middle of the payment: start over
            self.offer(player.hand, player.guild, options)
        return Decision(self.seat, PAY_HIRE, options)

    def offer(self, hand: int, guild: int, options: list[int]) -> None:
        spare: i64 = pile.size(hand) + pile.size(guild) - self.cost
        spare = offer_picks(hand, spare, FIRST_PAID_FROM_HAND, options)
        offer_picks(guild, spare, FIRST_PAID_FROM_GUILD, options)

    def chosen(self, game: Quests, option: i64) -> None:
        place = pay_citizen(game, self.seat, option)
        game.then(PayHire(self.seat, self.cost - 1, place) if self.cost > 1 else EnterGuild(self.seat))


@final
class EnterGuild(Step[Quests]):
    """QV-068, QV-070: the citizen that was paid enters the guild, and its hire power is gained at once.

    QV-072, QV-R13: so it is for every Hire action. QV-I20: this is the only place where a power is triggered.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Quests) -> None:
        gain_power(game, self.seat, enter_guild(game, self.seat))
