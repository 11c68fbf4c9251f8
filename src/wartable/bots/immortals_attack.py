"""Attacks in Immortals: the best one for a card, and whether it is worth the card."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.immortals_odds import CERTAIN, Odds, hold, threat, worth_of_site
from wartable.immortals.attack import reachable, targets_from
from wartable.immortals.battle import case_of, sites_shown
from wartable.immortals.components import SITES
from wartable.immortals.table import NOBODY, Immortals, owner_of

ARMY: Final[i64] = 16  # what an army is worth that waits in limbo instead
DENIED: Final[i64] = 3  # what another player loses counts for a third
NO_ATTACK: Final[i64] = -10_000


@final
class Raid:
    """An attack and what it is worth."""

    def __init__(self, source: i64, target: i64, armies: i64, worth: i64) -> None:
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.armies: Final[i64] = armies
        self.worth: Final[i64] = worth


def best_raid(odds: Odds, seat: i64, card: i64) -> Raid:
    """The best attack that can be made now with a card."""
    world = odds.world
    shown = sites_shown(world, seat, card)
    best = Raid(-1, -1, 0, NO_ATTACK)
    owned = world.players[seat].sites
    for source in range(SITES):
        if owned >> source & 1 and world.armies[source] > 1:
            targets = targets_from(world, seat, source)
            for target in range(SITES):
                if targets >> target & 1:
                    raid = raid_on(odds, seat, source, target, case_of(shown, source, target))
                    if raid.worth > best.worth:
                        best = raid
    return best


def raid_on(odds: Odds, seat: i64, source: i64, target: i64, case: i64) -> Raid:
    """An attack with all armies that can be spared, or with half of them, whichever is better."""
    most: i64 = odds.world.armies[source] - 1
    gain = gain_of(odds.world, seat, target)
    best = Raid(source, target, most, worth_of(odds, seat, source, target, most, case, gain))
    half: i64 = (most + 1) // 2
    if half < most:
        worth = worth_of(odds, seat, source, target, half, case, gain)
        if worth > best.worth:
            return Raid(source, target, half, worth)
    return best


def gain_of(world: Immortals, seat: i64, target: i64) -> i64:
    """What the site is worth to the attacker, and a part of what its owner loses."""
    gain = worth_of_site(world, seat, target)
    owner = owner_of(world, target)
    return gain if owner == NOBODY else gain + worth_of_site(world, owner, target) // DENIED


def worth_of(odds: Odds, seat: i64, source: i64, target: i64, armies: i64, case: i64, gain: i64) -> i64:  # noqa: PLR0913
    """The expected gain, less armies lost and the danger to the site that is left with few."""
    world = odds.world
    wins = odds.win(seat, armies, target, case)
    defenders: i64 = world.armies[target]
    stay: i64 = max(1, armies - defenders)
    kept = hold(world, seat, target, stay)
    lost: i64 = ARMY * (armies + defenders) // 3
    worth: i64 = wins * (gain * kept // CERTAIN) // CERTAIN - lost
    left: i64 = world.armies[source] - armies
    danger: i64 = hold(world, seat, source, world.armies[source]) - hold(world, seat, source, left)
    return worth - danger * worth_of_site(world, seat, source) // CERTAIN


def need_of(world: Immortals, seat: i64, site: i64, armies: i64) -> i64:
    """How much more armies would help a site: to hold it, and to attack from it."""
    more: i64 = hold(world, seat, site, world.armies[site] + armies) - hold(world, seat, site, world.armies[site])
    need: i64 = more * worth_of_site(world, seat, site) // CERTAIN
    targets = targets_from(world, seat, site)
    if targets:
        need += 12 * armies
        if world.armies[site] < 4:
            need += 8 * armies
    if threat(world, seat, site) > 0:
        need += 4 * armies
    return need


def best_need(world: Immortals, seat: i64, sites: i64, armies: i64) -> i64:
    """The site among these that needs armies most, or -1."""
    best: i64 = -1
    most: i64 = NO_ATTACK
    for site in range(SITES):
        if sites >> site & 1:
            need = need_of(world, seat, site, armies)
            if need > most:
                best = site
                most = need
    return best


@final
class March:
    """A movement and what it is worth."""

    def __init__(self, start: i64, goal: i64, armies: i64, worth: i64) -> None:
        self.start: Final[i64] = start
        self.goal: Final[i64] = goal
        self.armies: Final[i64] = armies
        self.worth: Final[i64] = worth


def best_march(world: Immortals, seat: i64, starts: i64) -> March:
    """The best movement from one of these sites: from where armies idle to where they are needed."""
    best = March(-1, -1, 0, NO_ATTACK)
    for start in range(SITES):
        if starts >> start & 1 and world.armies[start] > 1:
            armies: i64 = world.armies[start] - 1
            goals = reachable(world, seat, start)
            if goals and not targets_from(world, seat, start):
                goal = best_need(world, seat, goals, armies)
                worth: i64 = need_of(world, seat, goal, armies) - need_of(world, seat, start, armies)
                if worth > best.worth:
                    best = March(start, goal, armies, worth)
    return best
