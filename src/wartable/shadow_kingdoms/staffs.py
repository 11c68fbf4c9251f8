"""Urdr Staffs: the first tasks after each move of a player's Warden, and the Camp with them."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle import PerformBattle
from wartable.shadow_kingdoms.camp import can_complete
from wartable.shadow_kingdoms.components import CAMP, ROW_SLOTS, SHRINES
from wartable.shadow_kingdoms.dice import different
from wartable.shadow_kingdoms.effects import (
    ANY,
    CHOOSE_ONE,
    CYCLE_CHAMPION,
    CYCLE_PLAN,
    CYCLE_RELIC,
    FIRST_TASK,
    MOVE_CHIT,
    MOVE_DIE,
    NOTHING,
    POWERS,
    Power,
)
from wartable.shadow_kingdoms.exchange import (
    FOR_GOLD,
    exchange_means,
    gains_anything,
    gold_after,
    magic_after,
)
from wartable.shadow_kingdoms.gains import pay_magic, track_limit
from wartable.shadow_kingdoms.offers import FirstTasks, offering, power_from
from wartable.shadow_kingdoms.options import CYCLE_CHAMPION as CYCLE_CHAMPION_VERB
from wartable.shadow_kingdoms.options import CYCLE_PLAN as CYCLE_PLAN_VERB
from wartable.shadow_kingdoms.options import (
    DIE_FROM,
    DONE,
    TAKE_MAGIC,
    argument_of,
    die_from,
    die_in,
    option,
    plain,
    shrine_in,
    verb_of,
)
from wartable.shadow_kingdoms.relics import face_up
from wartable.shadow_kingdoms.riftlands_components import (
    AREAS,
    FROM_RIFT,
    RELIC_CHOICE,
    STAFF,
    STAFF_CHAMPION,
    STAFF_DIE,
    STAFF_EXCHANGE,
    STAFF_FROM,
    STAFF_PLAN,
    STAFF_RELIC,
    STAFF_SHRINE,
    STAFF_TO,
    TAKE_GOLD,
    TO_RIFT,
    TO_SHRINE,
    USE_STAFF,
)
from wartable.shadow_kingdoms.rifts import chits_in, cycle_relic, move_chit, rifts_of
from wartable.shadow_kingdoms.table import Location, Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import cycle_champion, cycle_plan, move_between_shrines


@final
class FirstTasksWithStaffs(FirstTasks):
    """RL-096: every Urdr Staff works at each move of its owner's Warden, before anything else."""

    def begins(self, seat: i64) -> Step[Any]:
        return UseStaffs(seat, [])


@final
class UseStaffs(Step[ShadowKingdoms]):
    """RL-096, RL-R44: each active Staff once, in any order. RL-R11: one gained later this turn is too late.

    RL-R40: in Camp only what keeps a plan certain is offered; the tasks end only when one is certain without Staffs.
    """

    def __init__(self, seat: i64, used: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.used: Final = used

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for number in unused_staffs(game.players[self.seat], self.used):
            if len(staff_options(game, self.seat, POWERS[number], [*self.used, number])) > 0:
                options.append(option(USE_STAFF, POWERS[number].source))
        if is_certain_without(game, self.seat):
            options.append(plain(DONE))
        return Decision(self.seat, STAFF, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == DONE:
            return
        staff = power_from(unused_staffs(game.players[self.seat], self.used), argument_of(option))
        used = [*self.used, staff]
        game.do(WieldStaff(self.seat, staff, used), UseStaffs(self.seat, used))


def unused_staffs(player: Player, used: list[int]) -> list[int]:
    return [number for number in offering(player, FIRST_TASK, ANY) if number not in used]


@final
class WieldStaff(Step[ShadowKingdoms]):
    """The choice that a Staff asks for. RL-R60: it is paid when the thing is chosen."""

    def __init__(self, seat: i64, number: i64, used: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.used: Final = used

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        power = POWERS[self.number]
        return Decision(self.seat, STAFF_QUESTIONS[power.offer], staff_options(game, self.seat, power, self.used))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        power = POWERS[self.number]
        argument = argument_of(option)
        if power.offer == MOVE_DIE:
            game.then(MoveDieTo(self.seat, self.number, argument))
        elif power.offer == CYCLE_RELIC:
            cycle_relic(game, self.seat, argument)
        elif power.offer == CYCLE_PLAN:
            cycle_plan(game, self.seat, argument)
        elif power.offer == CYCLE_CHAMPION:
            cycle_champion(game, self.seat, argument)
        elif power.offer == CHOOSE_ONE:
            exchange_means(game, self.seat, power, verb_of(option))
        else:
            game.then(MoveChitTo(self.seat, self.number, argument))


STAFF_QUESTIONS: Final = {
    MOVE_DIE: STAFF_DIE,
    CYCLE_RELIC: STAFF_RELIC,
    CYCLE_PLAN: STAFF_PLAN,
    CYCLE_CHAMPION: STAFF_CHAMPION,
    CHOOSE_ONE: STAFF_EXCHANGE,
    MOVE_CHIT: STAFF_FROM,
}


def staff_options(game: ShadowKingdoms, seat: i64, power: Power, used: list[int]) -> list[int]:
    """RL-R61: what the Staff can do now; nothing at all if it cannot be paid, or a plan in Camp would not stay
    certain.
    """
    player = game.players[seat]
    if player.magic < power.cost_magic:
        return []
    if power.offer == CHOOSE_ONE:
        return staff_exchanges(game, seat, power, used)
    if power.offer == CYCLE_PLAN:
        return plan_options(game, seat, used)
    if not stays_certain(game, seat, player.gold, player.magic - power.cost_magic, game.line, used):
        return []
    if power.offer == MOVE_DIE:
        return movable_dice(game, seat)
    if power.offer == CYCLE_RELIC:
        return [option(RELIC_CHOICE, r) for r in face_up(game, ANY)] if rifts_of(game).deck.size else []
    if power.offer == CYCLE_CHAMPION:
        return champion_options(game)
    return [option(FROM_RIFT, area) for area in range(AREAS) if chits_in(game, seat, area)]


def movable_dice(game: ShadowKingdoms, seat: i64) -> list[int]:
    """RL-090, RL-R38: a die of any Shrine, but not the last one of the Shrine that the Warden is in."""
    options: list[int] = []
    for shrine in range(SHRINES):
        if shrine == game.players[seat].place and len(game.shrines[shrine]) == 1:
            continue
        for die in different(game.shrines[shrine]):
            options.append(option(DIE_FROM, die_from(shrine, die)))
    return options


def champion_options(game: ShadowKingdoms) -> list[int]:
    """RL-093, RL-R39: any face-up Champion whose deck is not empty."""
    options: list[int] = []
    for place in range(len(game.rows)):
        if game.rows[place] != NOTHING and game.champion_decks[place // ROW_SLOTS].size:
            options.append(option(CYCLE_CHAMPION_VERB, place))
    return options


def plan_options(game: ShadowKingdoms, seat: i64, used: list[int]) -> list[int]:
    """RL-092, RL-R39: any plan of the line, if the deck is not empty; in Camp not the last one that can be
    completed.
    """
    options: list[int] = []
    player = game.players[seat]
    if game.plan_deck.size:
        for plan in game.line:
            rest = [other for other in game.line if other != plan]
            if stays_certain(game, seat, player.gold, player.magic, rest, used):
                options.append(option(CYCLE_PLAN_VERB, plan))
    return options


# --- Staff E


def staff_exchanges(game: ShadowKingdoms, seat: i64, power: Power, used: list[int]) -> list[int]:
    """RL-094: 1 Magic for 2 Gold, or 2 Gold for 1 Magic, if that gives something."""
    player = game.players[seat]
    options: list[int] = []
    for side in range(2):
        gold, magic = gold_after(player, power, side, player.gold), magic_after(player, power, side, player.magic)
        if gold < 0 or magic < 0 or not gains_anything(player, side):
            continue
        if stays_certain(game, seat, gold, magic, game.line, used):
            options.append(plain(TAKE_GOLD if side == FOR_GOLD else TAKE_MAGIC))
    return options


# --- Staffs A and F


@final
class MoveDieTo(Step[ShadowKingdoms]):
    """RL-090: the die goes into another Shrine, its face unchanged (RL-R38)."""

    def __init__(self, seat: i64, number: i64, die: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.die: Final[i64] = die

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        start = shrine_in(self.die)
        return Decision(self.seat, STAFF_SHRINE, [option(TO_SHRINE, s) for s in range(SHRINES) if s != start])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        pay_magic(game, self.seat, POWERS[self.number].cost_magic)
        way = (shrine_in(self.die), argument_of(option))
        move_between_shrines(game, self.seat, die_in(self.die), way)


@final
class MoveChitTo(Step[ShadowKingdoms]):
    """RL-095, RL-R41, RL-I13: a chit goes from its area to another; nothing counts as placed."""

    def __init__(self, seat: i64, number: i64, start: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.start: Final[i64] = start

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, STAFF_TO, [option(TO_RIFT, area) for area in range(AREAS) if area != self.start])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        pay_magic(game, self.seat, POWERS[self.number].cost_magic)
        move_chit(game, self.seat, self.start, argument_of(option))


# --- the Camp


@final
class CampWithStaffs(Location):
    """RL-R40: open if a plan is certain after some first tasks of unused Staffs."""

    def is_open(self, game: ShadowKingdoms, seat: i64) -> bool:
        player = game.players[seat]
        return is_certain(game, seat, player.gold, player.magic, game.line, [])

    def enter(self, game: ShadowKingdoms, seat: i64) -> None:
        game.then(PerformBattle(seat))


def is_certain_without(game: ShadowKingdoms, seat: i64) -> bool:
    """RL-R40: first tasks end in Camp only when a plan is within reach without Staffs."""
    player = game.players[seat]
    return player.place != CAMP or can_complete(game, seat, player.gold, player.magic, game.line)


def stays_certain(game: ShadowKingdoms, seat: i64, gold: i64, magic: i64, line: list[int], used: list[int]) -> bool:
    """RL-R40, RL-I20: anywhere but in Camp nothing needs to be certain; there, unused Staffs still count."""
    return game.players[seat].place != CAMP or is_certain(game, seat, gold, magic, line, used)


def is_certain(game: ShadowKingdoms, seat: i64, gold: i64, magic: i64, line: list[int], used: list[int]) -> bool:
    """RL-R40, RL-119: SK-R02 holds after none, one or both of these: Staff E either way, Staff C on any one plan."""
    if can_complete(game, seat, gold, magic, line):
        return True
    player = game.players[seat]
    if not player.listens_to(FIRST_TASK):
        return False
    for number in unused_staffs(player, used):
        power = POWERS[number]
        if power.offer == CHOOSE_ONE and is_certain_by_exchange(game, seat, gold, magic, line, [*used, number]):
            return True
        if power.offer == CYCLE_PLAN and game.plan_deck.size:
            for plan in line:
                rest = [other for other in line if other != plan]
                if is_certain(game, seat, gold, magic, rest, [*used, number]):
                    return True
    return False


def is_certain_by_exchange(
    game: ShadowKingdoms, seat: i64, gold: i64, magic: i64, line: list[int], used: list[int]
) -> bool:
    player = game.players[seat]
    power = POWERS[used[-1]]
    for side in range(2):
        have: i64 = gold if side == FOR_GOLD else magic
        new_gold = gold_after(player, power, side, gold)
        new_magic = magic_after(player, power, side, magic)
        if new_gold < 0 or new_magic < 0 or have >= track_limit(player):
            continue
        if is_certain(game, seat, new_gold, new_magic, line, used):
            return True
    return False
