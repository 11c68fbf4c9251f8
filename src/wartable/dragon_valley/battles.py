"""Battles: who engages whom, and what is destroyed. DV-112: the barony's owner decides.

DV-111: they happen on spaces of the barony and in the pass, never in the Keep and never on locations.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import unengaged, upgrades
from wartable.dragon_valley.components import FOE_DIES, FOES, FRIEND_DIES, FRIEND_IDS, FRIENDS, PLACE_IDS, TREBUCHET
from wartable.dragon_valley.options import (
    BATTLE_ENEMY,
    BATTLE_EXTRA,
    BATTLE_UNIT,
    BLESSED_FRIEND,
    DONE,
    FOE,
    FRIEND,
    argument_of,
    option,
    verb_of,
)
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.verbs import destroy_friend, kill_foes
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision

# Kinds of fray
ATTACK: Final[i64] = 0
START: Final[i64] = 1
START_WITHOUT_RAMS: Final[i64] = 2
CLASH: Final[i64] = 3

BLESSED: Final[i64] = 4  # a fighter is a kind of unit, plus BLESSED for the blessed one


@final
class Fray:
    """Where a battle is fought: who takes part in it, and who has had a part already. It never changes.

    `members` are the enemies of a group that entered and are not engaged yet, `used` the friendly units that have
    battled here and live; both are counts of four bits a kind, the blessed unit in the fourth place.
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
            return self.members >> 4 * enemy & 15
        if self.kind == START_WITHOUT_RAMS and enemy == 0:
            return 0
        return unengaged(game, self.seat, self.cell, enemy)

    def fighters(self, game: DragonValley, unit: i64) -> i64:
        """DV-254, DV-263: units of a kind there, without the blessed one, that have not battled in this fray."""
        player = game.players[self.seat]
        at: i64 = self.cell * FRIENDS + unit
        number: i64 = player.units[at] - (self.used >> 4 * unit & 15)
        return number - 1 if player.blessed == at else number

    def has_blessed(self, game: DragonValley) -> bool:
        """DV-216: the blessed unit stands here and has not battled in this fray."""
        blessed = game.players[self.seat].blessed
        return blessed >= 0 and blessed // FRIENDS == self.cell and not self.used >> 12 & 1


def enemy_options(game: DragonValley, fray: Fray) -> list[int]:
    options: list[int] = []
    for enemy in range(FOES):
        if fray.opponents(game, enemy) > 0:
            options.append(option(FOE, enemy))
    return options


def unit_options(game: DragonValley, fray: Fray) -> list[int]:
    options: list[int] = []
    for unit in range(FRIENDS):
        if fray.fighters(game, unit) > 0:
            options.append(option(FRIEND, unit))
    if fray.has_blessed(game):
        options.append(option(BLESSED_FRIEND, game.players[fray.seat].blessed % FRIENDS))
    return options


@final
class Attack(Step[DragonValley]):
    """DV-097, DV-099, DV-101: a unit that has entered, or stood and fought, engages one enemy not engaged yet."""

    def __init__(self, seat: i64, cell: i64, fighter: i64) -> None:
        self.fray: Final = Fray(seat, cell, ATTACK, 0, 0)
        self.fighter: Final[i64] = fighter

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.fray.seat, BATTLE_ENEMY, enemy_options(game, self.fray))

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(first_blow(game, self.fray, self.fighter, argument_of(option)))


@final
class PairUp(Step[DragonValley]):
    """DV-253, DV-263, DV-R29: the owner pairs an enemy with a friendly unit, the battle is resolved, and so on.

    Some pair must be made while enemies and unused units are left (DV-264, DV-321, DV-323).
    """

    def __init__(self, fray: Fray) -> None:
        self.fray: Final = fray

    def asks(self, game: DragonValley) -> Decision | None:
        if not unit_options(game, self.fray):
            return None
        options = enemy_options(game, self.fray)
        return Decision(self.fray.seat, BATTLE_ENEMY, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(ChooseUnit(self.fray, argument_of(option)))


@final
class ChooseUnit(Step[DragonValley]):
    """DV-262: the unit that battles, chosen by the owner, also one that has battled before in this set (DV-265)."""

    def __init__(self, fray: Fray, enemy: i64) -> None:
        self.fray: Final = fray
        self.enemy: Final[i64] = enemy

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.fray.seat, BATTLE_UNIT, unit_options(game, self.fray))

    def chosen(self, game: DragonValley, option: i64) -> None:
        blessed: i64 = BLESSED if verb_of(option) == BLESSED_FRIEND else 0
        game.then(first_blow(game, self.fray, argument_of(option) | blessed, self.enemy))


def first_blow(game: DragonValley, fray: Fray, fighter: i64, enemy: i64) -> "ChooseExtra":
    """DV-113: one enemy, and as many extras as the unit has working upgrade buildings."""
    return ChooseExtra(fray, fighter, 1 << 4 * enemy, 0, extras(game, fray.seat, fighter & 3))


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
        options: list[int] = []
        for enemy in range(self.since, FOES):
            others: i64 = unengaged(game, fray.seat, fray.cell, enemy) - (self.engaged >> 4 * enemy & 15)
            if others > 0 and does_destroy(game, fray.seat, self.fighter & 3, enemy):
                options.append(option(FOE, enemy))
        if not options:
            return None
        options.append(option(DONE, 0))
        return Decision(fray.seat, BATTLE_EXTRA, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == DONE:
            self.happens(game)
            return
        enemy = argument_of(option)
        engaged: i64 = self.engaged + (1 << 4 * enemy)
        game.then(ChooseExtra(self.fray, self.fighter, engaged, enemy, self.left - 1))

    def happens(self, game: DragonValley) -> None:
        resolve(game, self.fray, self.fighter, self.engaged)


def resolve(game: DragonValley, fray: Fray, fighter: i64, engaged: i64) -> None:
    """DV-123, DV-127: all engagements of the unit together: who can be destroyed is. DV-124: the unit too.

    DV-216..DV-218: the blessed unit is never destroyed. DV-100, DV-126, DV-314: enemies not destroyed stay, and
    are engaged. DV-207: friends are destroyed as the chart says.
    """
    unit: i64 = fighter & 3
    if game.telling:
        game.tell("battle", {"seat": fray.seat, "unit": FRIEND_IDS[unit], "place": PLACE_IDS[fray.cell]})
    is_lost = is_destroyed(unit, engaged) and not fighter & BLESSED
    members = strike(game, fray, unit, engaged)
    used: i64 = fray.used
    if is_lost:
        lose_fighter(game, fray, unit)
    else:
        used += 1 << 4 * (3 if fighter & BLESSED else unit)
    if fray.kind != ATTACK:
        game.then(PairUp(Fray(fray.seat, fray.cell, fray.kind, members, used)))


def is_destroyed(unit: i64, engaged: i64) -> bool:
    """DV-123: one of the enemies engaged can destroy the unit."""
    for enemy in range(FOES):
        if engaged >> 4 * enemy & 15 and FRIEND_DIES[unit * FOES + enemy]:
            return True
    return False


def strike(game: DragonValley, fray: Fray, unit: i64, engaged: i64) -> i64:
    """DV-123, DV-125: destroy the enemies engaged, or mark them as engaged; the members that are left.

    Cubes of a kind are alike: members are struck first, then enemies that stand here, last those still to move.
    """
    members: i64 = fray.members
    for enemy in range(FOES):
        number: i64 = engaged >> 4 * enemy & 15
        if not number:
            continue
        inside: i64 = members >> 4 * enemy & 15
        if fray.kind == CLASH:
            take_from_free(game, fray, enemy, number - inside)
        members -= (min(inside, number)) << 4 * enemy
        if does_destroy(game, fray.seat, unit, enemy):
            kill_foes(game, fray.seat, fray.cell, enemy, number)
        else:
            game.marks.engaged[fray.cell * FOES + enemy] += number
    return members


def take_from_free(game: DragonValley, fray: Fray, enemy: i64, outside: i64) -> None:
    """Enemies struck outside the group: those still to move are counted off when no other is left to strike."""
    if outside <= 0:
        return
    at: i64 = fray.cell * FOES + enemy
    inside: i64 = fray.members >> 4 * enemy & 15
    standing: i64 = unengaged(game, fray.seat, fray.cell, enemy) - inside - game.marks.free[at]
    if outside > standing:
        game.marks.free[at] -= outside - standing


def lose_fighter(game: DragonValley, fray: Fray, unit: i64) -> None:
    destroy_friend(game, fray.seat, fray.cell, unit)
    if fray.kind == ATTACK:  # it had been marked as moved
        game.marks.moved[fray.cell * FRIENDS + unit] -= 1
