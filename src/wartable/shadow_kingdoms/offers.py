"""Offers: what a power lets a player choose. The vocabulary is closed; vocabulary.py fills it.

SK-R84, RL-R61: an offer that cannot give anything is not made.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.shadow_kingdoms.effects import ANY, CHAMPION, GAINED, NO_OFFER, POWERS, SLOT, Power
from wartable.shadow_kingdoms.gains import NO_SOURCE, gain, source_fact
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms


class Offer:
    """Something that a power lets a player do. It never changes."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        """Whether it can give something now and can be paid."""
        raise NotImplementedError

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        """Put its question on the agenda, or do it at once if there is nothing to choose."""
        raise NotImplementedError


@final
class NoOffer(Offer):
    """A power that only gives something automatically."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return False


OFFERS: Final[list[Offer]] = [NoOffer()]  # in the order of effects.OFFER_IDS


def magic_price(player: Player, power: Power) -> i64:
    """RL-077, RL-R56: the Magic a power costs; Evermap F asks 1 more for each Ongoing Champion owned before."""
    if power.cost_per_owned < 0:
        return power.cost_magic
    return power.cost_magic + player.owned[power.cost_per_owned]


def can_use(game: ShadowKingdoms, seat: i64, power: Power) -> bool:
    """RL-R61: the power offers something, it is possible now, and its Magic is at hand."""
    player = game.players[seat]
    if power.offer == NO_OFFER or player.magic < magic_price(player, power):
        return False
    return OFFERS[power.offer].is_possible(game, seat, power)


def power_from(numbers: list[int], source: i64) -> int:
    """Which of these powers comes from a source."""
    for number in numbers:
        if POWERS[number].source == source:
            return number
    raise LookupError("no such power is offered")


class FirstTasks:
    """What a player may do right after each move of their own Warden. The base game has no such powers."""

    def begins(self, seat: i64) -> Step[Any]:
        raise NotImplementedError


OCCASIONS: Final[list[FirstTasks]] = [FirstTasks()]  # an expansion with such powers puts its own here


@final
class Use(Step[ShadowKingdoms]):
    """Make the offer of a power, if it can give something now."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number

    def happens(self, game: ShadowKingdoms) -> None:
        power = POWERS[self.number]
        if can_use(game, self.seat, power):
            OFFERS[power.offer].begin(game, self.seat, power)
        elif power.when == GAINED and power.source_kind != SLOT and game.telling:
            game.tell("missed", {**source_fact(power), "seat": self.seat})


@final
class Occasion(Step[ShadowKingdoms]):
    """Something has happened at which powers offer something: each in force is used, in the order of the data."""

    def __init__(self, seat: i64, event: i64, kind: i64) -> None:
        self.seat: Final[i64] = seat
        self.event: Final[i64] = event
        self.kind: Final[i64] = kind

    def happens(self, game: ShadowKingdoms) -> None:
        steps = [Use(self.seat, number) for number in offering(game.players[self.seat], self.event, self.kind)]
        if steps:
            game.do(*steps)


def offering(player: Player, event: i64, kind: i64) -> list[int]:
    """The powers in force that offer something at this event."""
    found: list[int] = []
    if player.listens_to(event):
        for number in player.powers:
            power = POWERS[number]
            if power.when == event and power.offer != NO_OFFER and (power.only == ANY or power.only == kind):
                found.append(number)
    return found


@final
class CarryOut(Step[ShadowKingdoms]):
    """SK-R80: what a card or bonus gives: first automatic gains, then what is chosen. SK-R31: as far as it can."""

    def __init__(self, seat: i64, powers: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.powers: Final = powers

    def happens(self, game: ShadowKingdoms) -> None:
        steps: list[Step[Any]] = []
        for number in self.powers:
            power = POWERS[number]
            gain(game, self.seat, power.gain, 1, power.number if power.source_kind == CHAMPION else NO_SOURCE)
            if power.offer != NO_OFFER:
                steps.append(Use(self.seat, number))
        if steps:
            game.do(*steps)
