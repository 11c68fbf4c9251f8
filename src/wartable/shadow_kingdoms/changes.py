"""Changing dice in step 2 of a battle: flips for Gems, then single steps for Magic.

SK-108: only now. SK-R44: any die of the player. SK-R94: useless changes are allowed. D16: dice are numbered when the
step begins, and changes are made in the order of their numbers; a change before a flip equals the opposite one after.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle_verbs import numbered_dice, turn_die
from wartable.shadow_kingdoms.components import FACES
from wartable.shadow_kingdoms.dice import flipped, value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import pay_magic, spend_gem
from wartable.shadow_kingdoms.options import (
    CHANGE,
    DONE,
    FLIP,
    FLIP_DIE,
    LOWER_DIE,
    RAISE_DIE,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.table import ShadowKingdoms

CHANGE_COST: Final[i64] = 1
UP: Final[i64] = 1
DOWN: Final[i64] = -1


def is_repeated(game: ShadowKingdoms, seat: i64, dice: list[int], number: i64, first: i64) -> bool:
    """D16: an equal die in the same place with a lower number can be chosen for the same change."""
    troops: i64 = len(game.battle.troops)
    is_locked = game.players[seat].locked_die != NOTHING and number == len(dice) - 1
    start: i64 = troops if number >= troops > first else first
    if is_locked:
        return False
    for other in range(start, number):
        if dice[other] == dice[number]:
            return True
    return False


@final
class FlipDice(Step[ShadowKingdoms]):
    """SK-053, SK-055: a Gem flips a die to its opposite face, as often as there are Gems.

    The same die may flip again.
    """

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        if not game.players[self.seat].gems:
            return None
        dice = numbered_dice(game, self.seat)
        options: list[int] = []
        for number in range(self.first, len(dice)):
            if not is_repeated(game, self.seat, dice, number, self.first):
                options.append(option(FLIP_DIE, number))
        options.append(plain(DONE))
        return Decision(self.seat, FLIP, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == DONE:
            return
        number = argument_of(option)
        spend_gem(game, self.seat)
        turn_die(game, self.seat, number, flipped(numbered_dice(game, self.seat)[number]))
        game.then(FlipDice(self.seat, number))


@final
class ChangeDice(Step[ShadowKingdoms]):
    """SK-069: 1 Magic changes a die by 1, up or down; SK-070: never beyond 1 and 6. SK-071: as often as can be paid."""

    def __init__(self, seat: i64, first: i64, direction: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first
        self.direction: Final[i64] = direction  # in which the die `first` has been changed, or 0

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        if game.players[self.seat].magic < CHANGE_COST:
            return None
        dice = numbered_dice(game, self.seat)
        options: list[int] = []
        for number in range(self.first, len(dice)):
            value = value_of(dice[number])
            if value < FACES and self.may_go(game, dice, number, UP):
                options.append(option(RAISE_DIE, number))
            if value > 1 and self.may_go(game, dice, number, DOWN):
                options.append(option(LOWER_DIE, number))
        options.append(plain(DONE))
        return Decision(self.seat, CHANGE, options)

    def may_go(self, game: ShadowKingdoms, dice: list[int], number: i64, direction: i64) -> bool:
        """D16: never the other direction on the same die; of equal dice only the lowest number."""
        if number == self.first:
            return self.direction != -direction
        first: i64 = self.first + 1 if self.direction == -direction else self.first
        return not is_repeated(game, self.seat, dice, number, first)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        verb = verb_of(option)
        if verb == DONE:
            return
        number = argument_of(option)
        direction: i64 = UP if verb == RAISE_DIE else DOWN
        pay_magic(game, self.seat, CHANGE_COST)
        turn_die(game, self.seat, number, numbered_dice(game, self.seat)[number] + direction)
        game.then(ChangeDice(self.seat, number, direction))
