"""Battles: who engages whom, and what is destroyed. DV-112: the barony's owner decides.

DV-111: they happen on spaces of the barony and in the pass, never in the Keep and never on locations.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import unengaged, upgrades
from wartable.dragon_valley.components import (
    FOE_DIES,
    FOES,
    FRIEND_DIES,
    FRIEND_IDS,
    FRIENDS,
    PLACE_IDS,
    RAM,
    TREBUCHET,
)
from wartable.dragon_valley.options import (
    BATTLE_ENEMY,
    BATTLE_EXTRA,
    BATTLE_UNIT,
    BLESSED_FRIEND,
    BLESSED_STACK,
    DONE,
    FOE,
    FOE_STACK,
    FRIEND,
    STACK,
    argument_of,
    following,
    kind_of,
    option,
    stack_option,
    verb_of,
)
from wartable.dragon_valley.packing import BLESSED, BLESSED_KIND, group_of, number_of, unit_in
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.verbs import destroy_friend, engage, kill_foes
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision

# Kinds of fray
ATTACK: Final[i64] = 0
START: Final[i64] = 1
START_WITHOUT_RAMS: Final[i64] = 2
CLASH: Final[i64] = 3


@final
class Fray:
    """Where a battle is fought: who takes part in it, and who has already done so. It never changes.

    `members` are the enemies of a group that entered and are not engaged yet, `used` the friendly units that have
    battled here and live; both are counts of four bits a kind, the blessed unit in the fourth place. Cubes of a kind
    are alike, so of several the one that has not battled yet goes first.
    """

    def __init__(self, seat: i64, cell: i64, kind: i64, members: i64, used: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.kind: Final[i64] = kind
        self.members: Final[i64] = members
        self.used: Final[i64] = used

    def opponents(self, game: DragonValley, enemy: i64) -> i64:
        """DV-099, DV-254, DV-I19: enemies of a kind that may still be engaged first in this fray."""
        if self.kind == CLASH:
            return number_of(self.members, enemy)
        if self.kind == START_WITHOUT_RAMS and enemy == RAM:
            return 0
        return unengaged(game, self.seat, self.cell, enemy)

    def fighters(self, game: DragonValley, unit: i64) -> i64:
        """DV-254, DV-R27: units of a kind there, without the blessed one; survivors of a battle may fight again."""
        player = game.players[self.seat]
        at: i64 = self.cell * FRIENDS + unit
        number: i64 = player.units[at]
        return number - 1 if player.blessed == at else number

    def has_blessed(self, game: DragonValley) -> bool:
        """DV-216: the blessed unit is here."""
        blessed = game.players[self.seat].blessed
        return blessed >= 0 and blessed // FRIENDS == self.cell

    def has_fresh(self, game: DragonValley) -> bool:
        """DV-R29: a unit there has not battled in this fray, so that some pair must still be made."""
        for unit in range(FRIENDS):
            if self.fighters(game, unit) > number_of(self.used, unit):
                return True
        return self.has_blessed(game) and not number_of(self.used, BLESSED_KIND)

    def used_after(self, game: DragonValley, fighter: i64, is_lost: bool) -> i64:
        """The units that have battled here and live, after one more battle of this fighter."""
        if fighter & BLESSED:
            return self.used | group_of(BLESSED_KIND, 1)
        unit = unit_in(fighter)
        is_fresh = self.fighters(game, unit) > number_of(self.used, unit)
        if is_fresh == is_lost:
            return self.used
        return self.used - group_of(unit, 1) if is_lost else self.used + group_of(unit, 1)


def enemy_options(game: DragonValley, fray: Fray) -> list[int]:
    options: list[int] = []
    for enemy in range(FOES):
        if fray.opponents(game, enemy) > 0:
            options.append(stack_option(FOE_STACK, fray.cell, enemy))
    return options


def unit_options(game: DragonValley, fray: Fray) -> list[int]:
    """The units that may fight, without the enemy that they are to fight."""
    options: list[int] = []
    for unit in range(FRIENDS):
        if fray.fighters(game, unit) > 0:
            options.append(option(FRIEND, unit))
    if fray.has_blessed(game):
        options.append(option(BLESSED_FRIEND, game.players[fray.seat].blessed % FRIENDS))
    return options


@final
class EngageEnemy(Step[DragonValley]):
    """DV-097, DV-099, DV-101: a unit that has entered, or stayed to fight, engages one enemy not engaged yet."""

    def __init__(self, seat: i64, cell: i64, fighter: i64) -> None:
        self.fray: Final = Fray(seat, cell, ATTACK, 0, 0)
        self.fighter: Final[i64] = fighter

    def asks(self, game: DragonValley) -> Decision | None:
        fighter = option_of_fighter(self.fray.cell, self.fighter)
        options = [following(fighter, option(FOE, kind_of(code))) for code in enemy_options(game, self.fray)]
        return Decision(self.fray.seat, BATTLE_ENEMY, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(first_blow(game, self.fray, self.fighter, argument_of(option)))


def option_of_fighter(cell: i64, fighter: i64) -> i64:
    """The unit that fights, as a stack on its space."""
    return stack_option(BLESSED_STACK if fighter & BLESSED else STACK, cell, unit_in(fighter))


@final
class PairUp(Step[DragonValley]):
    """DV-253, DV-263, DV-R29: the owner pairs an enemy with a friendly unit, the battle is resolved, and so on.

    Some pair must be made while enemies and units that have not battled are left (DV-264, DV-321, DV-323). DV-R27: then
    units that survived may fight again, or the owner is done.
    """

    def __init__(self, fray: Fray) -> None:
        self.fray: Final = fray

    def asks(self, game: DragonValley) -> Decision | None:
        if not unit_options(game, self.fray):
            return None
        options = enemy_options(game, self.fray)
        if not options:
            return None
        if not self.fray.has_fresh(game):
            options.append(option(DONE, 0))
        return Decision(self.fray.seat, BATTLE_ENEMY, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == FOE_STACK:
            game.then(ChooseUnit(self.fray, kind_of(option)))


@final
class ChooseUnit(Step[DragonValley]):
    """DV-262: the unit that battles, chosen by the owner, even one that has battled before in this set (DV-265)."""

    def __init__(self, fray: Fray, enemy: i64) -> None:
        self.fray: Final = fray
        self.enemy: Final[i64] = enemy

    def asks(self, game: DragonValley) -> Decision | None:
        enemy = stack_option(FOE_STACK, self.fray.cell, self.enemy)
        options = [following(enemy, code) for code in unit_options(game, self.fray)]
        return Decision(self.fray.seat, BATTLE_UNIT, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        blessed: i64 = BLESSED if verb_of(option) == BLESSED_FRIEND else 0
        game.then(first_blow(game, self.fray, argument_of(option) | blessed, self.enemy))


def first_blow(game: DragonValley, fray: Fray, fighter: i64, enemy: i64) -> "ChooseExtra":
    """DV-113: one enemy, and as many extras as the unit has working upgrade buildings."""
    return ChooseExtra(fray, fighter, group_of(enemy, 1), 0, extras(game, fray.seat, unit_in(fighter)))


def extras(game: DragonValley, seat: i64, unit: i64) -> i64:
    """DV-113, DV-196, DV-197: one for each upgrade building. DV-198, DV-210: Carpenters under Royal Guard."""
    if unit == TREBUCHET and not game.players[seat].guard:
        return 0
    return upgrades(game, seat, unit)


def does_destroy(game: DragonValley, seat: i64, unit: i64, enemy: i64) -> bool:
    """DV-114..DV-122: the chart. DV-206, DV-208, DV-209: under Royal Guard every enemy engaged is destroyed."""
    return FOE_DIES[unit * FOES + enemy] or game.players[seat].guard


@final
class ChooseExtra(Step[DragonValley]):
    """DV-113, DV-R26, DV-R79: optional extras, on the same space, not engaged yet, that the unit destroys (DV-I30).

    In canonical order: each of the same or a later kind than the extra before. `engaged` counts four bits a kind.
    """

    def __init__(self, fray: Fray, fighter: i64, engaged: i64, since: i64, left: i64) -> None:
        self.fray: Final = fray
        self.fighter: Final[i64] = fighter
        self.engaged: Final[i64] = engaged
        self.since: Final[i64] = since
        self.left: Final[i64] = left

    def asks(self, game: DragonValley) -> Decision | None:
        if not self.left:
            return None
        fray = self.fray
        fighter = option_of_fighter(fray.cell, self.fighter)
        options: list[int] = []
        for enemy in range(self.since, FOES):
            others: i64 = unengaged(game, fray.seat, fray.cell, enemy) - number_of(self.engaged, enemy)
            if others > 0 and does_destroy(game, fray.seat, unit_in(self.fighter), enemy):
                options.append(following(fighter, option(FOE, enemy)))
        if not options:
            return None
        options.append(option(DONE, 0))
        return Decision(fray.seat, BATTLE_EXTRA, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == DONE:
            self.happens(game)
            return
        enemy = argument_of(option)
        engaged: i64 = self.engaged + group_of(enemy, 1)
        game.then(ChooseExtra(self.fray, self.fighter, engaged, enemy, self.left - 1))

    def happens(self, game: DragonValley) -> None:
        resolve(game, self.fray, self.fighter, self.engaged)


def resolve(game: DragonValley, fray: Fray, fighter: i64, engaged: i64) -> None:
    """DV-123, DV-127: all engagements of the unit together: every enemy that can be destroyed is. DV-124: the unit too.

    DV-216..DV-218: the blessed unit is never destroyed. DV-100, DV-126, DV-314: enemies not destroyed stay, and
    are engaged. DV-207: friends are destroyed as the chart says.
    """
    unit = unit_in(fighter)
    if game.telling:
        game.tell("battle", {"seat": fray.seat, "unit": FRIEND_IDS[unit], "place": PLACE_IDS[fray.cell]})
    is_lost = is_destroyed(unit, engaged) and not fighter & BLESSED
    members = strike(game, fray, unit, engaged)
    used = fray.used_after(game, fighter, is_lost)
    if is_lost:
        lose_fighter(game, fray, unit)
    if fray.kind != ATTACK:
        game.then(PairUp(Fray(fray.seat, fray.cell, fray.kind, members, used)))


def is_destroyed(unit: i64, engaged: i64) -> bool:
    """DV-123: one of the enemies engaged can destroy the unit."""
    for enemy in range(FOES):
        if number_of(engaged, enemy) and FRIEND_DIES[unit * FOES + enemy]:
            return True
    return False


def strike(game: DragonValley, fray: Fray, unit: i64, engaged: i64) -> i64:
    """DV-123, DV-125: destroy the enemies engaged, or mark them as engaged; the members that are left.

    Cubes of a kind are alike: members are struck first, then enemies that have stopped here, last those still to move.
    """
    members: i64 = fray.members
    for enemy in range(FOES):
        number = number_of(engaged, enemy)
        if not number:
            continue
        inside = number_of(members, enemy)
        if fray.kind == CLASH:
            take_from_free(game, fray, enemy, number - inside)
        members -= group_of(enemy, min(inside, number))
        if does_destroy(game, fray.seat, unit, enemy):
            kill_foes(game, fray.seat, fray.cell, enemy, number)
        else:
            engage(game, fray.seat, fray.cell, enemy, number)
    return members


def take_from_free(game: DragonValley, fray: Fray, enemy: i64, outside: i64) -> None:
    """Enemies struck outside the group: those still to move are counted off when no other is left to strike."""
    if outside <= 0:
        return
    at: i64 = fray.cell * FOES + enemy
    inside = number_of(fray.members, enemy)
    standing: i64 = unengaged(game, fray.seat, fray.cell, enemy) - inside - game.marks.free[at]
    if outside > standing:
        game.marks.free[at] -= outside - standing


def lose_fighter(game: DragonValley, fray: Fray, unit: i64) -> None:
    destroy_friend(game, fray.seat, fray.cell, unit)
    if fray.kind == ATTACK:  # it had been marked as moved
        game.marks.moved[fray.cell * FRIENDS + unit] -= 1
