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
from wartable.quests.payment import GUILD, pay_citizen, picks
from wartable.quests.powers import gain_power
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import enter_guild, set_aside_from_hand, set_aside_from_line


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
            if line[slot] != NOTHING and owned >= LINE_COSTS[slot]:
                options.append(option(HIRE_SLOT, slot))
        if owned > HAND_COST:
            for kind in range(pile.KINDS):
                if pile.count(player.hand, kind):
                    options.append(option(HIRE_HAND, kind))

    def carry_out(self, game: Quests, seat: i64, option: i64) -> None:
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
        game.then(EnterGuild(seat))
        if cost:
            game.then(PayHire(seat, cost, 0))


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
        for place in picks(player.hand, player.guild, self.cost, self.first):
            options.append(option(PAY_HAND, place) if place < GUILD else option(PAY_GUILD, place - GUILD))
        return Decision(self.seat, PAY_HIRE, options)

    def chosen(self, game: Quests, option: i64) -> None:
        place = pay_citizen(game, self.seat, option)
        if self.cost > 1:
            game.then(PayHire(self.seat, self.cost - 1, place))


@final
class EnterGuild(Step[Quests]):
    """QV-068, QV-070: the citizen that was paid enters the guild, and its hire power is gained at once.

    QV-072, QV-R13: so it is for every Hire action. QV-I20: this is the only place where a power is triggered.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Quests) -> None:
        gain_power(game, self.seat, enter_guild(game, self.seat))
