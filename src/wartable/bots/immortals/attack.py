"""Attacks in Immortals: the best one for a card, and whether it is worth the card."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.bots.best import Best, Worthwhile, better_of
from wartable.bots.immortals.odds import CERTAIN, NEIGHBOURS, NOWHERE, Odds, hold_against, threat, worth_of_site
from wartable.immortals.attack import reachable, targets_from
from wartable.immortals.battle import FOR_ATTACKER, FOR_DEFENDER, NEUTRAL, sites_shown
from wartable.immortals.components import SITES, STANDS_FOR
from wartable.immortals.masks import members
from wartable.immortals.table import NOBODY, Immortals, owner_of

ARMY: Final[i64] = 16  # what an army loses by falling: it then waits in limbo
LOST: Final[i64] = 3  # a third of all armies in a battle is lost on average
DENIED: Final[i64] = 3  # what another player loses counts for a third
ATTACKER: Final[i64] = 12  # one more army where there is something to attack
FIRST_ATTACKER: Final[i64] = 8  # more while there are few
FEW_ATTACKERS: Final[i64] = 4
DEFENDER: Final[i64] = 4  # one more army where others could attack
NO_ATTACK: Final[i64] = -10_000
UNSEEN: Final[i64] = -1
ANYWHERE: Final[i64] = (1 << SITES) - 1
SHOWN_SITES: Final[list[list[int]]] = [members(sites) for sites in STANDS_FOR]


@final
class Raid(Worthwhile):
    """An attack and what it is worth."""

    def __init__(self, source: i64, target: i64, armies: i64, worth: i64) -> None:
        super().__init__(worth)
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.armies: Final[i64] = armies


NO_RAID: Final = Raid(NOWHERE, NOWHERE, 0, NO_ATTACK)
UNSOUGHT: Final = Raid(NOWHERE, NOWHERE, 0, NO_ATTACK)


@final
@mypyc_attr(acyclic=True)
class PossibleAttack:
    """An attack that can be made, what it costs, and what it brings if it is won, less what will be lost again."""

    def __init__(self, source: i64, target: i64, armies: i64) -> None:
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.armies: Final[i64] = armies
        self.kept: i64 = 0
        self.price: i64 = 0


@final
class Raids:
    """The attacks that a seat can make now. The best one is sought for each target if the inhabitants help, for each
    source if they keep out of it, and against them; each of these only when it is first asked for.
    """

    def __init__(self, world: Immortals, seat: i64, sources: i64, targets: i64) -> None:
        self.world: Final = world
        self.seat: Final[i64] = seat
        self.odds: Final = Odds(world)
        self.attacks: Final[list[PossibleAttack]] = []
        self.helped: Final[list[Raid]] = [UNSOUGHT] * SITES
        self.alone: Final[list[Raid]] = [UNSOUGHT] * SITES
        self.opposed: Raid = UNSOUGHT
        self.threats: Final[list[int]] = [UNSEEN] * SITES
        self.gains: Final[list[int]] = [UNSEEN] * SITES
        owned: i64 = world.players[seat].sites & sources
        for source in range(SITES):
            if owned >> source & 1 and world.armies[source] > 1:
                self.look_from(source, targets_from(world, seat, source) & targets)

    def best(self, card: i64) -> Raid:
        """The best attack that can be made with a card."""
        if self.opposed is UNSOUGHT:
            self.opposed = self.best_against_inhabitants()
        found = self.opposed
        shown = sites_shown(self.world, self.seat, card)
        for site in SHOWN_SITES[card]:
            if shown >> site & 1:
                if self.helped[site] is UNSOUGHT:
                    self.helped[site] = self.best_on(site)
                    self.alone[site] = self.best_from(site)
                found = better_of(better_of(found, self.helped[site]), self.alone[site])
        return found

    def best_against_inhabitants(self) -> Raid:
        found = NO_RAID
        for attack in self.attacks:
            found = self.better(found, attack, FOR_DEFENDER)
        return found

    def best_on(self, target: i64) -> Raid:
        found = NO_RAID
        for attack in self.attacks:
            if attack.target == target:
                found = self.better(found, attack, FOR_ATTACKER)
        return found

    def best_from(self, source: i64) -> Raid:
        found = NO_RAID
        for attack in self.attacks:
            if attack.source == source:
                found = self.better(found, attack, NEUTRAL)
        return found

    def better(self, found: Raid, attack: PossibleAttack, case: i64) -> Raid:
        """The attack, if it is worth more than what was found. Its odds count only if a sure victory would do."""
        if attack.kept - attack.price <= found.worth:
            return found
        odds = self.odds.win(self.seat, attack.armies, attack.target, case)
        worth: i64 = odds * attack.kept // CERTAIN - attack.price
        return Raid(attack.source, attack.target, attack.armies, worth) if worth > found.worth else found

    def look_from(self, source: i64, targets: i64) -> None:
        if targets == 0:
            return
        for target in NEIGHBOURS[source]:
            if targets >> target & 1:
                self.look_at(source, target)
        if targets >> (source ^ 1) & 1:
            self.look_at(source, source ^ 1)

    def look_at(self, source: i64, target: i64) -> None:
        """An attack with all armies that can be spared, and one with half of them."""
        most: i64 = self.world.armies[source] - 1
        half: i64 = (most + 1) // 2
        self.weigh(PossibleAttack(source, target, most))
        if half < most:
            self.weigh(PossibleAttack(source, target, half))

    def weigh(self, attack: PossibleAttack) -> None:
        left: i64 = max(1, attack.armies - self.world.armies[attack.target])
        attack.kept = self.gain(attack.target) * hold_against(self.threat(attack.target), left) // CERTAIN
        attack.price = self.price(attack)
        self.attacks.append(attack)

    def gain(self, target: i64) -> i64:
        """Computed once, however many sites it can be attacked from."""
        if self.gains[target] == UNSEEN:
            self.gains[target] = int(gain_of(self.world, self.seat, target))
        return self.gains[target]

    def threat(self, site: i64) -> i64:
        if self.threats[site] == UNSEEN:
            self.threats[site] = int(threat(self.world, self.seat, site))
        return self.threats[site]

    def price(self, attack: PossibleAttack) -> i64:
        """Armies that will be lost, and the danger to the site that is left with few."""
        world = self.world
        lost: i64 = ARMY * (attack.armies + world.armies[attack.target]) // LOST
        danger = self.threat(attack.source)
        there: i64 = world.armies[attack.source]
        weaker: i64 = hold_against(danger, there) - hold_against(danger, there - attack.armies)
        return lost if weaker == 0 else lost + weaker * worth_of_site(world, self.seat, attack.source) // CERTAIN


@final
class Sight:
    """What a seat sees at one moment of its turn; attacks are searched for once, when they are first asked for."""

    def __init__(self, world: Immortals, seat: i64, moment: i64) -> None:
        self.world: Final = world
        self.seat: Final[i64] = seat
        self.moment: Final[i64] = moment
        self.seen: Raids | None = None

    @property
    def raids(self) -> Raids:
        if self.seen is None:
            self.seen = Raids(self.world, self.seat, ANYWHERE, ANYWHERE)
        return self.seen


def gain_of(world: Immortals, seat: i64, target: i64) -> i64:
    """What the site is worth to the attacker, and a part of what its owner loses."""
    gain = worth_of_site(world, seat, target)
    owner = owner_of(world, target)
    return gain if owner == NOBODY else gain + worth_of_site(world, owner, target) // DENIED


def need_of(world: Immortals, seat: i64, site: i64, armies: i64) -> i64:
    """How much further armies would help a site: to hold it, and to attack from it."""
    danger = threat(world, seat, site)
    more: i64 = hold_against(danger, world.armies[site] + armies) - hold_against(danger, world.armies[site])
    need: i64 = 0 if more == 0 else more * worth_of_site(world, seat, site) // CERTAIN
    if targets_from(world, seat, site):
        need += ATTACKER * armies
        if world.armies[site] < FEW_ATTACKERS:
            need += FIRST_ATTACKER * armies
    if danger > 0:
        need += DEFENDER * armies
    return need


def best_need(world: Immortals, seat: i64, sites: i64, armies: i64) -> i64:
    """The site among these that needs armies most, if there is one."""
    best = Best(NOWHERE, NO_ATTACK)
    for site in range(SITES):
        if sites >> site & 1:
            best.offer(site, need_of(world, seat, site, armies))
    return best.choice


@final
class Movement(Worthwhile):
    """A movement and what it is worth."""

    def __init__(self, start: i64, goal: i64, armies: i64, worth: i64) -> None:
        super().__init__(worth)
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.armies: Final[i64] = armies


def best_march(world: Immortals, seat: i64, starts: i64) -> Movement:
    """The best movement from one of these sites: from where armies idle to where they are needed."""
    best = Movement(NOWHERE, NOWHERE, 0, NO_ATTACK)
    for start in range(SITES):
        if starts >> start & 1 and world.armies[start] > 1:
            armies: i64 = world.armies[start] - 1
            goals: i64 = 0 if targets_from(world, seat, start) else reachable(world, seat, start)
            if goals:
                goal = best_need(world, seat, goals, armies)
                worth: i64 = need_of(world, seat, goal, armies) - need_of(world, seat, start, armies)
                best = better_of(best, Movement(start, goal, armies, worth))
    return best
