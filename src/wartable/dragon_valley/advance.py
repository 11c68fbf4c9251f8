"""The Advance Enemies phase: start battles, then the enemies walk, alone or in groups picked by the owner.

The owner is asked only where the order can matter; `critical.py` finds those enemies. How a group takes its steps is in
`walking.py`.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import rouse_guard, use_card
from wartable.dragon_valley.barony import working
from wartable.dragon_valley.battles import START, START_WITHOUT_RAMS, Fray, PairUp
from wartable.dragon_valley.components import (
    ALL_OF_MAP,
    ARCHER,
    FOES,
    FRIENDS,
    INVASION,
    KEEP,
    KNIGHT,
    MAP,
    ROYAL_GUARD,
    TOWER,
    UPGRADES,
)
from wartable.dragon_valley.critical import (
    critical_enemies,
    free_enemies,
    meeting_spaces,
    possible_spaces,
    stacks_in,
    without_fire_and_keep,
)
from wartable.dragon_valley.kings_aid import Bless, holds
from wartable.dragon_valley.options import (
    ADVANCE_JOIN,
    ADVANCE_PICK,
    FOE,
    FOE_STACK,
    GO,
    GUARD_NOW,
    NO,
    YES,
    argument_of,
    following,
    kind_of,
    option,
    place_of,
    stack_option,
    verb_of,
)
from wartable.dragon_valley.packing import group_of, number_of
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.dragon_valley.verbs import fire_on_foes
from wartable.dragon_valley.walking import TakeSteps, first_step, leave_in_group, walk, will_win_points
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


@final
class AdvanceBarony(Step[DragonValley]):
    """DV-251: the enemies of a barony advance. DV-088: Blessing may have waited until now. DV-231: then Invasion.

    DV-R09: Blessing and Royal Guard are not offered again before the second set.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        game.tell("advance", {"seat": self.seat})
        game.do(Bless(self.seat), OfferGuard(self.seat), MovementSet(self.seat), Invade(self.seat))


@final
class OfferGuard(Step[DragonValley]):
    """DV-091: Royal Guard at the start of their own advance, if there are an enemy and a friend outside the Keep."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        if player.guard or not working(game, self.seat, ROYAL_GUARD):
            return None
        if not player.camps & ALL_OF_MAP & ~(1 << KEEP) or not player.beset:
            return None
        return Decision(self.seat, GUARD_NOW, [option(YES, 0), option(NO, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == YES:
            rouse_guard(game, self.seat)


@final
class Invade(Step[DragonValley]):
    """DV-231..DV-234: Invasion is compulsory: a second full set, in the holder's barony only."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        if holds(game, self.seat, INVASION):
            use_card(game, self.seat, INVASION)
            game.then(MovementSet(self.seat))


@final
class MovementSet(Step[DragonValley]):
    """DV-252: Defensive Fire on enemies on that building, start battles, then all that are free move (DV-258).

    DV-R90, DV-R17: nobody is engaged yet, and every Tower may destroy an Orc again.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        if not game.players[self.seat].beset:
            return
        game.marks.engaged = [0] * (MAP * FOES)
        game.marks.towers = 0
        fire_on_standing(game, self.seat)
        game.do(StartBattles(self.seat, 0), CountFree(self.seat), PickEnemy(self.seat), MoveRest(self.seat))


def fire_on_standing(game: DragonValley, seat: i64) -> None:
    """DV-226, DV-228: enemies that start on the building are destroyed, in place of battle or turning."""
    player = game.players[seat]
    if player.fire == NOTHING:
        return
    for enemy in range(FOES):
        number: i64 = player.enemies[player.fire * FOES + enemy]
        if number:
            fire_on_foes(game, seat, player.fire, enemy, number)


@final
class StartBattles(Step[DragonValley]):
    """DV-253, DV-257: space by space in index order, the pass included, where friends and enemies are together.

    DV-255, DV-R24, DV-R25, DV-R80: Rams beside nothing but Trebuchets are not engaged, Royal Guard or not.
    """

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell

    def happens(self, game: DragonValley) -> None:
        player = game.players[self.seat]
        meetings: i64 = player.camps & player.beset
        if not meetings >> self.cell:
            return
        for cell in range(self.cell, KEEP):
            if meetings >> cell & 1:
                at: i64 = cell * FRIENDS
                is_quiet = not player.units[at + ARCHER] and not player.units[at + KNIGHT]
                kind: i64 = START_WITHOUT_RAMS if is_quiet else START
                game.do(PairUp(Fray(self.seat, cell, kind, 0, 0)), StartBattles(self.seat, cell + 1))
                return


@final
class CountFree(Step[DragonValley]):
    """DV-256, DV-257, DV-R23: all enemies but those engaged in the start battles are free to move.

    What is critical is found once for the set. DV-R88: quiet enemies that win the owner no points move first.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        game.marks.free = free_enemies(game, self.seat)
        game.marks.critical = critical_enemies(game, self.seat)
        move_quiet(game, self.seat, False)


@final
class MoveRest(Step[DragonValley]):
    """DV-R88: the quiet enemies that go over the cliff or into Defensive Fire move last."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        move_quiet(game, self.seat, True)
        game.marks.free = []


def move_quiet(game: DragonValley, seat: i64, winning: bool) -> None:
    """DV-260: enemies that are not critical move automatically, those nearest to the Keep first."""
    cells: i64 = game.players[seat].beset
    cell: i64 = MAP - 1
    while cell >= 0:
        if cells >> cell & 1:
            move_quiet_from(game, seat, cell, winning)
        cell -= 1


def move_quiet_from(game: DragonValley, seat: i64, cell: i64, winning: bool) -> None:
    """Those of one space; the last kind first."""
    free = game.marks.free
    enemy: i64 = FOES - 1
    while enemy >= 0:
        at: i64 = cell * FOES + enemy
        is_quiet = free[at] > 0 and not game.marks.critical >> at & 1
        if is_quiet and will_win_points(game, seat, cell, enemy) == winning:
            for _ in range(free[at]):
                walk(game, seat, cell, enemy)
        enemy -= 1


@final
class PickEnemy(Step[DragonValley]):
    """DV-260: the owner chooses the order; each enemy or group finishes before the next starts (DV-R22)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if not game.marks.critical:
            return None
        options: list[int] = []
        for at in stacks_in(game.players[self.seat].beset):
            if game.marks.free[at] and game.marks.critical >> at & 1:
                options.append(stack_option(FOE_STACK, at // FOES, at % FOES))
        return Decision(self.seat, ADVANCE_PICK, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        cell, enemy = place_of(option), kind_of(option)
        game.do(JoinEnemies(self.seat, cell, group_of(enemy, 1), enemy, enemy), PickEnemy(self.seat))


@final
class JoinEnemies(Step[DragonValley]):
    """DV-261, DV-R21: enemies of the same space with the same first step may go as one group, of one or several kinds.

    Asked only if the first member can come to a friendly unit, a Tower or an upgrade building, where a group matters.
    """

    def __init__(self, seat: i64, cell: i64, members: i64, first: i64, last: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.members: Final[i64] = members
        self.first: Final[i64] = first
        self.last: Final[i64] = last

    def asks(self, game: DragonValley) -> Decision | None:
        reached = possible_spaces(game, self.seat, self.cell * FOES + self.first)
        if not reached & without_fire_and_keep(game, self.seat, meeting_spaces(game, self.seat, UPGRADES | 1 << TOWER)):
            return None
        first = stack_option(FOE_STACK, self.cell, self.first)
        options: list[int] = []
        for enemy in range(self.last, FOES):
            if self.can_join(game, enemy):
                options.append(following(first, option(FOE, enemy)))
        if not options:
            return None
        options.append(option(GO, 0))
        return Decision(self.seat, ADVANCE_JOIN, options)

    def can_join(self, game: DragonValley, enemy: i64) -> bool:
        at: i64 = self.cell * FOES + enemy
        is_left = game.marks.free[at] > number_of(self.members, enemy)
        is_same = first_step(game, self.seat, self.cell, enemy) == first_step(game, self.seat, self.cell, self.first)
        return is_left and game.marks.critical >> at & 1 != 0 and is_same

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == GO:
            self.happens(game)
        else:
            enemy = argument_of(option)
            members: i64 = self.members + group_of(enemy, 1)
            game.then(JoinEnemies(self.seat, self.cell, members, self.first, enemy))

    def happens(self, game: DragonValley) -> None:
        leave_in_group(game, self.cell, self.members)
        game.then(TakeSteps(self.seat, self.cell, self.members, 0))
