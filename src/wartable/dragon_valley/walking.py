"""Walking: the steps of an enemy or group through the barony, and what buildings do to it (DV-267).

Members of a group are counted by kind: Rams, Orcs, Dragons.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import working_at
from wartable.dragon_valley.battles import CLASH, Fray, PairUp
from wartable.dragon_valley.components import (
    CLIFF,
    DESTROYED_BY,
    DRAGON,
    ENTRY_POINTS,
    FOE_MOVES,
    FOES,
    KEEP,
    NEXT,
    ORC,
    RAM,
    RIGHT,
    STOPS,
    TOWER,
    TURNS,
)
from wartable.dragon_valley.options import FOE_STACK, TOWER_PICK, kind_of, stack_option
from wartable.dragon_valley.packing import group_of, number_of, only
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.dragon_valley.verbs import (
    ENTRY,
    destroy_building,
    drop_over_cliff,
    fire_on_foes,
    kill_foes,
    lose_in_keep,
    score,
    step_foes,
    units_at,
)
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


def is_turned(game: DragonValley, seat: i64, cell: i64, enemy: i64) -> bool:
    """DV-178, DV-268, DV-273: an enemy that starts on a working building for its kind is turned; DV-190: no Tower."""
    building = working_at(game, seat, cell)
    return building != NOTHING and TURNS[building] >> enemy & 1 != 0


def first_step(game: DragonValley, seat: i64, cell: i64, enemy: i64) -> i64:
    """DV-259: down, and in the last row right to the Keep; DV-178: turned aside, to the right or over the CLIFF."""
    return RIGHT[cell] if is_turned(game, seat, cell, enemy) else NEXT[cell]


def leave_in_group(game: DragonValley, cell: i64, members: i64) -> None:
    """Those that begin to move are not free any more; nobody moves twice in a set."""
    for enemy in range(FOES):
        game.marks.free[cell * FOES + enemy] -= number_of(members, enemy)


def will_win_points(game: DragonValley, seat: i64, cell: i64, enemy: i64) -> bool:
    """DV-R88: a quiet enemy goes over the cliff, or into Defensive Fire before anything stops it."""
    fire = game.players[seat].fire
    if is_turned(game, seat, cell, enemy):
        return RIGHT[cell] in (CLIFF, fire)
    if fire == NOTHING:
        return False
    for _ in range(FOE_MOVES[enemy]):
        cell = NEXT[cell]
        if cell in (fire, KEEP):
            return cell == fire
        building = working_at(game, seat, cell)
        if building != NOTHING and STOPS[building] >> enemy & 1:
            return False
    return False


def walk(game: DragonValley, seat: i64, cell: i64, enemy: i64) -> None:
    """DV-258: a quiet enemy, which meets nobody and nothing to decide, walks its full allowance."""
    members = group_of(enemy, 1)
    leave_in_group(game, cell, members)
    to = first_step(game, seat, cell, enemy)
    is_aside = is_turned(game, seat, cell, enemy)
    if to == CLIFF:
        fall(game, seat, cell, members)
        return
    for _ in range(FOE_MOVES[enemy]):
        members = enter(game, seat, cell, to, members)
        if members:
            members = meet_building(game, seat, to, members)
        if not members or is_aside:
            return
        cell = to
        to = NEXT[cell]


def fall(game: DragonValley, seat: i64, cell: i64, members: i64) -> None:
    """DV-179, DV-019, DV-272: over the cliff."""
    for enemy in range(FOES):
        number = number_of(members, enemy)
        if number:
            drop_over_cliff(game, seat, cell, enemy, number)


def enter(game: DragonValley, seat: i64, cell: i64, to: i64, members: i64) -> i64:
    """DV-267: all leave and enter; -1 for each if the space is tan or Keep (DV-025, DV-R11, DV-R14); Keep; fire.

    The members that are left. DV-269: so a Dragon costs 4 on its way. DV-227..DV-229: Defensive Fire destroys
    all that enter, before anything else.
    """
    step_foes(game, seat, cell, to, members)
    is_fire = to == game.players[seat].fire
    for enemy in range(FOES):
        number = number_of(members, enemy)
        if number:
            if ENTRY_POINTS[to]:
                score(game, seat, number * ENTRY_POINTS[to], ENTRY)
            if to == KEEP:
                lose_in_keep(game, seat, to, enemy, number)
            elif is_fire:
                fire_on_foes(game, seat, to, enemy, number)
    return 0 if is_fire or to == KEEP else members


def meet_building(game: DragonValley, seat: i64, cell: i64, members: i64) -> i64:
    """DV-177, DV-182..DV-187: those that the building applies to stop; the members that go on.

    DV-185, DV-186, DV-193, DV-202, DV-R20: a Ram or Dragon destroys what carries its corner square, after Orcs are
    stopped. DV-194, DV-203, DV-213, DV-R15: all others are ignored.
    """
    building = working_at(game, seat, cell)
    if building == NOTHING:
        return members
    going: i64 = 0
    is_broken = False
    for enemy in range(FOES):
        number = number_of(members, enemy)
        if number:
            if not STOPS[building] >> enemy & 1:
                going |= group_of(enemy, number)
            if DESTROYED_BY[building] >> enemy & 1:
                is_broken = True
    if is_broken:
        destroy_building(game, seat, cell)
    return going


@final
class TakeSteps(Step[DragonValley]):
    """DV-258..DV-261, DV-I18: an enemy or group takes its next step; `taken` counts those taken.

    DV-322: a member that has used up its allowance or was stopped stays behind; the rest goes on together.
    """

    def __init__(self, seat: i64, cell: i64, members: i64, taken: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.members: Final[i64] = members
        self.taken: Final[i64] = taken

    def happens(self, game: DragonValley) -> None:
        to: i64 = NEXT[self.cell]
        taken: i64 = self.taken + 1
        if not self.taken:
            to = first_step(game, self.seat, self.cell, some_member(self.members))
            if to != NEXT[self.cell]:
                taken = FOE_MOVES[DRAGON]  # DV-178: turned aside, they end there
        if to == CLIFF:
            fall(game, self.seat, self.cell, self.members)
            return
        members = enter(game, self.seat, self.cell, to, self.members)
        if members:
            game.then(MeetBuilding(self.seat, to, members, taken))


def some_member(members: i64) -> i64:
    for enemy in range(FOES):
        if number_of(members, enemy):
            return enemy
    return NOTHING


@final
class MeetBuilding(Step[DragonValley]):
    """DV-R19: first the building acts, then friendly units battle (DV-180).

    DV-188, DV-192, DV-R30: destroyed for kill points. DV-319, DV-320, DV-R18: of the Rams and Dragons that
    enter a Tower one is destroyed with it; the owner chooses its kind.
    """

    def __init__(self, seat: i64, cell: i64, members: i64, taken: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.members: Final[i64] = members
        self.taken: Final[i64] = taken

    def asks(self, game: DragonValley) -> Decision | None:
        if working_at(game, self.seat, self.cell) != TOWER:
            return None
        options: list[int] = []
        for enemy in (RAM, DRAGON):
            if number_of(self.members, enemy):
                options.append(stack_option(FOE_STACK, self.cell, enemy))
        return Decision(self.seat, TOWER_PICK, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        members = defend_tower(game, self.seat, self.cell, self.members)
        enemy = kind_of(option)
        kill_foes(game, self.seat, self.cell, enemy, 1)
        destroy_building(game, self.seat, self.cell)
        game.then(MeetFriends(self.seat, self.cell, members - group_of(enemy, 1), 0))

    def happens(self, game: DragonValley) -> None:
        if working_at(game, self.seat, self.cell) == TOWER:
            members = defend_tower(game, self.seat, self.cell, self.members)
            game.then(MeetFriends(self.seat, self.cell, members, 0))
        else:
            going = meet_building(game, self.seat, self.cell, self.members)
            going = with_steps_left(going, self.taken)
            game.then(MeetFriends(self.seat, self.cell, self.members, going << 4 | self.taken))


def defend_tower(game: DragonValley, seat: i64, cell: i64, members: i64) -> i64:
    """DV-189, DV-191, DV-R17, DV-I31: a Tower destroys the first Orc that enters it in a set; the rest is left."""
    if not only(members, ORC) or game.marks.towers >> cell & 1:
        return members
    game.marks.towers |= 1 << cell
    kill_foes(game, seat, cell, ORC, 1)
    return members - group_of(ORC, 1)


def with_steps_left(members: i64, taken: i64) -> i64:
    """DV-258: those whose allowance is not used up."""
    going: i64 = 0
    for enemy in range(FOES):
        if FOE_MOVES[enemy] > taken:
            going |= only(members, enemy)
    return going


@final
class MeetFriends(Step[DragonValley]):
    """DV-262, DV-263, DV-270, DV-271: where there are friends the whole group stops and battles; otherwise it goes on.

    `onward` holds the members that may go on, and the steps taken in its last four bits.
    """

    def __init__(self, seat: i64, cell: i64, members: i64, onward: i64) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.members: Final[i64] = members
        self.onward: Final[i64] = onward

    def happens(self, game: DragonValley) -> None:
        if units_at(game.players[self.seat], self.cell):
            if self.members:
                game.then(PairUp(Fray(self.seat, self.cell, CLASH, self.members, 0)))
        elif self.onward >> 4:
            game.then(TakeSteps(self.seat, self.cell, self.onward >> 4, self.onward & 15))
