"""Attack and movement: source, target and strength are chosen when the card is revealed."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.actions import Action, SiteAction, affected_sites
from wartable.immortals.battle import FightBattle
from wartable.immortals.components import ADJACENT, MOVE_COST, SITE_IDS, SITES, Cost
from wartable.immortals.options import (
    ATTACK_OR_MOVE,
    DESTINATION,
    MOVE_NUMBER,
    MOVE_SOURCE,
    SOURCE,
    STRENGTH,
    TARGET,
    V_ARMIES,
    V_ATTACK,
    V_FROM,
    V_MOVE,
    V_TO,
    argument_of,
    offer_numbers,
    offer_sites,
    option,
    verb_of,
)
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import can_pay, pay, place_armies, remove_armies

STAYING: Final[i64] = 1  # IM-123, IM-144: so many armies stay behind, at least


def ways_from(game: Immortals, site: i64) -> i64:
    """IM-109, IM-100, IM-122: the sites that share a border in the same realm, and the twin through a portal.

    IM-101, IM-117, IM-R58: whose portal it is does not matter. The way back needs a portal of its own.
    """
    ways: i64 = ADJACENT[site] & game.mode.sites
    if game.portals >> site & 1:
        ways |= bit(site ^ 1)
    return ways


def targets_from(game: Immortals, seat: i64, source: i64) -> i64:
    """IM-108: adjacent sites that are free or owned by another player."""
    return ways_from(game, source) & ~game.players[seat].sites


def can_attack_from(game: Immortals, seat: i64, site: i64) -> bool:
    """IM-144, IM-R47: an owned site with two or more armies and somewhere to attack."""
    return game.armies[site] > 1 and targets_from(game, seat, site) != 0


def sources(game: Immortals, seat: i64) -> i64:
    """The sites that an attack can come from."""
    owned = game.players[seat].sites
    found: i64 = 0
    site: i64 = 0
    while owned >> site:
        if owned >> site & 1 and can_attack_from(game, seat, site):
            found |= bit(site)
        site += 1
    return found


def has_source(game: Immortals, seat: i64) -> bool:
    """Whether there is any such site."""
    owned = game.players[seat].sites
    site: i64 = 0
    while owned >> site:
        if owned >> site & 1 and can_attack_from(game, seat, site):
            return True
        site += 1
    return False


@final
class Attack(Action):
    """IM-110: free on the common spaces. IM-128, IM-129: for a price on those of Night Elves and Trolls.

    IM-111: the card does not decide where.
    """

    def is_possible(self, game: Immortals, seat: i64, cost: Cost) -> bool:
        return can_pay(game, seat, cost) and has_source(game, seat)

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        return ChooseSource(seat, cost)


@final
class ChooseSource(Step[Immortals]):
    """IM-108: the site that the attack comes from."""

    def __init__(self, seat: i64, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, SOURCE, offer_sites(V_FROM, sources(game, self.seat)))

    def chosen(self, game: Immortals, option: i64) -> None:
        game.then(ChooseTarget(self.seat, self.cost, argument_of(option)))


@final
class ChooseTarget(Step[Immortals]):
    """IM-108, IM-109: the site that is attacked."""

    def __init__(self, seat: i64, cost: Cost, source: i64) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost
        self.source: Final[i64] = source

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, TARGET, offer_sites(V_TO, targets_from(game, self.seat, self.source)))

    def chosen(self, game: Immortals, option: i64) -> None:
        game.then(ChooseStrength(self.seat, self.cost, self.source, argument_of(option)))


@final
class ChooseStrength(Step[Immortals]):
    """IM-144, IM-I13: at least one army attacks, and at least one stays behind."""

    def __init__(self, seat: i64, cost: Cost, source: i64, target: i64) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost
        self.source: Final[i64] = source
        self.target: Final[i64] = target

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, STRENGTH, offer_numbers(V_ARMIES, 1, game.armies[self.source] - STAYING))

    def chosen(self, game: Immortals, option: i64) -> None:
        pay(game, self.seat, self.cost)
        game.then(FightBattle(self.seat, self.source, self.target, argument_of(option)))


@final
class Move(SiteAction):
    """IM-120, IM-124: armies go from the affected site to another owned one, over owned sites only (IM-121)."""

    def sites(self, game: Immortals, seat: i64, cost: Cost) -> i64:
        if not can_pay(game, seat, cost):
            return 0
        affected = affected_sites(game, seat)
        sites: i64 = 0
        for site in range(SITES):
            if affected >> site & 1 and game.armies[site] > 1 and reachable(game, seat, site):
                sites |= bit(site)
        return sites

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        return ChooseMoveSource(seat, self, cost)

    def carry_out(self, game: Immortals, seat: i64, site: i64, cost: Cost) -> None:
        game.then(ChooseDestination(seat, cost, site))


@final
class ChooseMoveSource(Step[Immortals]):
    """IM-120: the affected site, from which the movement starts."""

    def __init__(self, seat: i64, action: Move, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, MOVE_SOURCE, offer_sites(V_FROM, self.action.sites(game, self.seat, self.cost)))

    def chosen(self, game: Immortals, option: i64) -> None:
        self.action.carry_out(game, self.seat, argument_of(option), self.cost)


def reachable(game: Immortals, seat: i64, start: i64) -> i64:
    """IM-121, IM-122: the owned sites to which a way of adjacent owned sites leads; portals in their direction only."""
    owned = game.players[seat].sites
    found: i64 = bit(start)
    fresh: i64 = found
    while fresh:
        ways: i64 = 0
        for site in range(SITES):
            if fresh >> site & 1:
                ways |= ways_from(game, site)
        fresh = ways & owned & ~found
        found |= fresh
    return found & ~bit(start)


@final
class ChooseDestination(Step[Immortals]):
    """IM-120: where the movement ends."""

    def __init__(self, seat: i64, cost: Cost, start: i64) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost
        self.start: Final[i64] = start

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, DESTINATION, offer_sites(V_TO, reachable(game, self.seat, self.start)))

    def chosen(self, game: Immortals, option: i64) -> None:
        game.then(ChooseMoved(self.seat, self.cost, self.start, argument_of(option)))


@final
class ChooseMoved(Step[Immortals]):
    """IM-120, IM-123: how many armies move; at least one stays on the starting site."""

    def __init__(self, seat: i64, cost: Cost, start: i64, goal: i64) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, MOVE_NUMBER, offer_numbers(V_ARMIES, 1, game.armies[self.start] - STAYING))

    def chosen(self, game: Immortals, option: i64) -> None:
        number = argument_of(option)
        pay(game, self.seat, self.cost)
        remove_armies(game, self.seat, self.start, number)
        place_armies(game, self.seat, self.goal, number)
        if game.telling:
            start, goal = SITE_IDS[self.start], SITE_IDS[self.goal]
            game.tell("moved", {"seat": self.seat, "armies": number, "source": start, "site": goal})


@final
class AttackOrMove(Action):
    """IM-119: an attack, free of charge, or a movement for one gold; decided after revealing."""

    def __init__(self, attack: Attack, move: Move) -> None:
        self.attack: Final = attack
        self.move: Final = move

    def is_possible(self, game: Immortals, seat: i64, cost: Cost) -> bool:
        return self.attack.is_possible(game, seat, cost) or self.move.is_possible(game, seat, MOVE_COST)

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        return ChooseAttackOrMove(seat, self, cost)


@final
class ChooseAttackOrMove(Step[Immortals]):
    """IM-119: the possible ones of the two."""

    def __init__(self, seat: i64, action: AttackOrMove, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        if self.action.attack.is_possible(game, self.seat, self.cost):
            options.append(option(V_ATTACK, 0))
        if self.action.move.is_possible(game, self.seat, MOVE_COST):
            options.append(option(V_MOVE, 0))
        return Decision(self.seat, ATTACK_OR_MOVE, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_ATTACK:
            game.then(self.action.attack.step(self.seat, self.cost))
        else:
            game.then(self.action.move.step(self.seat, MOVE_COST))
