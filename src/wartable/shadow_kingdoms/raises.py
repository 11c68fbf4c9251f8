"""Raising dice: Dragon Orbs, the Orc's and the Goblin's raise. RL-R17: a die stops at 6, and a 6 cannot be chosen."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import DIE_CODES, FACES
from wartable.shadow_kingdoms.dice import different, raised, troop_of, value_of
from wartable.shadow_kingdoms.effects import ANY, NOTHING, Power
from wartable.shadow_kingdoms.gains import pay_magic
from wartable.shadow_kingdoms.offers import Offer, magic_price
from wartable.shadow_kingdoms.options import (
    PASS,
    PAY,
    argument_of,
    option,
    packed_dice,
    plain,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.riftlands_components import ORB, RAISE, RAISE_GAINED, RAISE_ONE, RAISE_SPLIT, RAISE_TWO
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import change_die, change_locked_die

ONE: Final[i64] = 1
TWO: Final[i64] = 2


def raisable(player: Player, troop: i64) -> list[int]:
    """The dice below 6, of one Troop Type or any; the one on the extra space comes last and is distinguished."""
    found: list[int] = []
    for die in player.dice:
        if value_of(die) < FACES and (troop == ANY or troop_of(die) == troop):
            found.append(die)
    locked: i64 = player.locked_die
    if locked != NOTHING and value_of(locked) < FACES and (troop == ANY or troop_of(locked) == troop):
        found.append(DIE_CODES + locked)
    return found


def raise_die(game: ShadowKingdoms, seat: i64, die: i64, steps: i64) -> None:
    if die >= DIE_CODES:
        change_locked_die(game, seat, raised(die - DIE_CODES, steps))
    else:
        change_die(game, seat, die, raised(die, steps))


@final
class RaiseAny(Step[ShadowKingdoms]):
    """RL-032, RL-041: the player may raise any one of their own dice by 1."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for die in different(raisable(game.players[self.seat], ANY)):
            options.append(option(RAISE_ONE, die))
        options.append(plain(PASS))
        return Decision(self.seat, RAISE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == RAISE_ONE:
            raise_die(game, self.seat, argument_of(option), ONE)


@final
class RollUpAny(Offer):
    """The offer of RaiseAny. RL-R61: not if all dice show 6."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return len(raisable(game.players[seat], ANY)) > 0

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(RaiseAny(seat))


@final
class RaiseOwnTroop(Step[ShadowKingdoms]):
    """RL-066..RL-070, RL-R18: raise one die of the kind by 2, or two different ones by 1 each, or none."""

    def __init__(self, seat: i64, troop: i64) -> None:
        self.seat: Final[i64] = seat
        self.troop: Final[i64] = troop

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        dice = raisable(game.players[self.seat], self.troop)
        options: list[int] = []
        for die in different(dice):
            options.append(option(RAISE_TWO, die))
        for pair in pairs(dice):
            options.append(option(RAISE_SPLIT, packed_dice(pair)))
        options.append(plain(PASS))
        return Decision(self.seat, ORB, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        verb = verb_of(option)
        if verb == RAISE_TWO:
            raise_die(game, self.seat, argument_of(option), TWO)
        elif verb == RAISE_SPLIT:
            lower, higher = unpacked_dice(argument_of(option))
            raise_die(game, self.seat, higher, ONE)
            raise_die(game, self.seat, lower, ONE)


def pairs(dice: list[int]) -> list[list[int]]:
    """E3: each different pair in canonical order; two equal dice make a pair."""
    found: list[list[int]] = []
    for first in range(len(dice)):
        for second in range(first + 1, len(dice)):
            pair = [dice[first], dice[second]]
            if pair not in found:
                found.append(pair)
    return found


@final
class RollUpOwnTroop(Offer):
    """The offer of RaiseOwnTroop. RL-R15: it works even if the die taken went to the bag at once."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return len(raisable(game.players[seat], power.only)) > 0

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(RaiseOwnTroop(seat, power.only))


@final
class RaiseGained(Step[ShadowKingdoms]):
    """RL-071: for 1 Magic the die just taken is raised by 2."""

    def __init__(self, seat: i64, magic: i64) -> None:
        self.seat: Final[i64] = seat
        self.magic: Final[i64] = magic

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, RAISE_GAINED, [plain(PAY), plain(PASS)])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == PAY:
            pay_magic(game, self.seat, self.magic)
            raise_die(game, self.seat, game.players[self.seat].fresh_die, TWO)


@final
class RollUpGainedDie(Offer):
    """The offer of RaiseGained. RL-R15: not if the die went to the bag; RL-R17: nor if it shows 6."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        die: i64 = game.players[seat].fresh_die
        return die != NOTHING and value_of(die % DIE_CODES) < FACES

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(RaiseGained(seat, magic_price(game.players[seat], power)))
