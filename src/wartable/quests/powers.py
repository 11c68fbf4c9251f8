"""Hire powers: paying for one, and the group of steps it grants. The powers themselves are rows of the data.

QV-137..QV-167: each citizen's power is its row; QV-R02, QV-R03 settle the doubtful ones.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import ACTIONS, CITIZENS, COST_CITIZEN, COST_RESERVE, NO_COST
from wartable.quests.deeds import is_possible
from wartable.quests.groups import Group, source_of_citizen
from wartable.quests.options import (
    DECLINE,
    PAY_GUILD,
    PAY_HAND,
    PAY_POWER,
    PAY_RESERVE,
    option,
    verb_of,
)
from wartable.quests.payment import pay_citizen
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import give_up_reserve


def gain_power(game: Quests, seat: i64, kind: i64) -> None:
    """QV-070: gain the power of the citizen just hired; QV-014: a citizen without one triggers nothing."""
    power = CITIZENS[kind].power
    if power.cost != NO_COST:
        game.then(PayPower(seat, kind))
    elif power.group:
        game.then(Group(seat, source_of_citizen(kind), power.group, power.only_one))


@final
class PayPower(Step[Quests]):
    """QV-032: pay for the power of the citizen just hired, or decline it (QV-R08).

    QV-R19: the citizen just hired may pay for its own power. QV-150: a Captain needs a reserved quest. QV-R20: a power
    that is nothing but attacks without a target is not offered.
    """

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind

    def asks(self, game: Quests) -> Decision | None:
        power = CITIZENS[self.kind].power
        player = game.players[self.seat]
        options: list[int] = []
        if power.cost == COST_RESERVE and player.reserve != NOTHING:
            options.append(option(PAY_RESERVE, 0))
        if power.cost == COST_CITIZEN and not has_only_attacks_in_vain(game, self.seat, power.deeds):
            pile.append_kinds(player.hand, option(PAY_HAND, 0), options)
            pile.append_kinds(player.guild, option(PAY_GUILD, 0), options)
        if not options:
            return None
        options.append(option(DECLINE, 0))
        return Decision(self.seat, PAY_POWER, options)

    def chosen(self, game: Quests, option: i64) -> None:
        verb = verb_of(option)
        if verb == DECLINE:
            return
        if verb == PAY_RESERVE:
            give_up_reserve(game, self.seat)
        else:
            pay_citizen(game, self.seat, option)
        power = CITIZENS[self.kind].power
        game.then(Group(self.seat, source_of_citizen(self.kind), power.group, power.only_one))

    def happens(self, game: Quests) -> None:
        """QV-150, QV-R20: the power cannot be paid for, or would find no target, and is lost."""
        if game.telling:
            citizen = CITIZENS[self.kind]
            name = "power_unpaid" if citizen.power.cost == COST_RESERVE else "power_in_vain"
            game.tell(name, {"seat": self.seat, "citizen": citizen.id})


def has_only_attacks_in_vain(game: Quests, seat: i64, deeds: list[int]) -> bool:
    """QV-R20: all steps are attacks, and none of them has a legal target now."""
    for deed in deeds:
        if deed < ACTIONS or is_possible(game, seat, deed):
            return False
    return True
