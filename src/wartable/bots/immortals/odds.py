"""Odds in Immortals: how likely an attack is to succeed, what a site is worth, and how well it is held.

Points are in hundredths, chances in thousandths; the numbers were found by trying others in many games.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from wartable.engine.log import bit
from wartable.immortals.battle import FOR_ATTACKER, FOR_DEFENDER, NEUTRAL
from wartable.immortals.components import (
    ADJACENT,
    AREA_OF_REGION,
    AREA_SITES,
    ENERGY_OF_SITE,
    GOLD_OF_SITE,
    REALMS,
    SITES,
)
from wartable.immortals.masks import count, members
from wartable.immortals.table import NOBODY, Immortals, owner_of
from wartable.immortals.tower import GREEN, inside

CERTAIN: Final[i64] = 1000
FALLS: Final[i64] = 67  # in hundredths: the chance that a thrown cube falls out, that one inside comes loose
COMES_LOOSE: Final[i64] = 27
SPREAD_OF_THROWN: Final[i64] = 22
SPREAD_OF_RESTING: Final[i64] = 20
HALF_A_CUBE: Final[i64] = 50  # equal numbers do not win
HUNDRED: Final[i64] = 100
MANY_INHABITANTS: Final[i64] = 3  # if the tray holds more than this, one fewer takes part on average
SOME_FALL: Final = [0, 670, 890, 960, 985, 995]  # the chance that at least one cube falls out, by their number
Z_STEP: Final[i64] = 25
NORMAL: Final = [500, 599, 691, 773, 841, 894, 933, 960, 977, 988, 994, 997, 999]  # by quarters of a deviation
LAST_STEP: Final[i64] = 12
KNOWN_SPREADS: Final[i64] = 3000  # more cubes than are ever thrown and in the tower together
AREA_STEPS: Final = [15, 40, 200, 25, 100, 0]  # what the next region of an area brings, by how many are owned
SITE: Final[i64] = 50
BUILDING: Final[i64] = 100
YIELD: Final[i64] = 3
CARD: Final[i64] = 45
KEPT: Final[i64] = 85  # percent: each later scoring counts less, as the site may be lost
MOST_SCORINGS: Final[i64] = 8
NOWHERE: Final[i64] = -1

# How likely a site is held for a round, by how many armies there are for a hundred that could attack
HELD_IN_PEACE: Final[i64] = 970
MANY: Final[i64] = 150
HELD_BY_MANY: Final[i64] = 930
AS_MANY: Final[i64] = 100
HELD_BY_AS_MANY: Final[i64] = 820
FEWER: Final[i64] = 60
HELD_BY_FEWER: Final[i64] = 700
HELD_BY_FEW: Final[i64] = 550
NEIGHBOURS: Final[list[list[int]]] = [members(ADJACENT[site]) for site in range(SITES)]


def shares_of_scorings() -> list[int]:
    """For each number of scorings left: how often, in thousandths, what is owned now will count."""
    shares: list[int] = [0]
    share: i64 = CERTAIN
    for _ in range(MOST_SCORINGS):
        shares.append(int(shares[-1] + share))
        share = share * KEPT // HUNDRED
    return shares


SHARES: Final = shares_of_scorings()


@final
class Odds:
    """What can be counted once for all battles of a position: the cubes inside the tower and in the tray."""

    def __init__(self, world: Immortals) -> None:
        self.world: Final = world
        self.inside: Final = inside(world.tower)
        green: i64 = world.tray_inhabitants
        self.green: Final[i64] = max(1, green - 1 if green > MANY_INHABITANTS else green)

    def win(self, seat: i64, attackers: i64, target: i64, case: i64) -> i64:
        """The chance that an attack wins the site."""
        defender = owner_of(self.world, target)
        if defender == NOBODY:
            if case != FOR_DEFENDER:
                return SOME_FALL[min(attackers, len(SOME_FALL) - 1)]
            return self.chance_of(seat, attackers, NOBODY, 0, case)
        return self.chance_of(seat, attackers, defender, self.world.armies[target], case)

    def chance_of(self, seat: i64, attackers: i64, defender: i64, defenders: i64, case: i64) -> i64:
        """The chance that more cubes fall for the attacker than for the defender."""
        thrown: i64 = attackers + self.world.players[seat].tray
        resting: i64 = self.inside[seat]
        margin: i64 = FALLS * thrown + COMES_LOOSE * resting
        if defender != NOBODY:
            theirs: i64 = defenders + self.world.players[defender].tray
            margin -= FALLS * theirs + COMES_LOOSE * self.inside[defender]
            thrown += theirs
            resting += self.inside[defender]
        if case != NEUTRAL:
            helpers: i64 = FALLS * self.green + COMES_LOOSE * self.inside[GREEN]
            margin += helpers if case == FOR_ATTACKER else -helpers
            thrown += self.green
            resting += self.inside[GREEN]
        return normal((margin - HALF_A_CUBE) * HUNDRED // spread_of(thrown, resting))


def spread_of(thrown: i64, resting: i64) -> i64:
    """One standard deviation of the cubes that fall out, in hundredths of a cube."""
    squared: i64 = SPREAD_OF_THROWN * thrown + SPREAD_OF_RESTING * resting + 1
    return SPREADS[squared] if squared < KNOWN_SPREADS else root_of(squared)


def root_of(squared: i64) -> i64:
    return int(sqrt(float(HUNDRED * squared)))


def normal(deviation: i64) -> i64:
    """The chance that a normal variable is below its mean plus this many hundredths of a deviation."""
    distance: i64 = deviation if deviation >= 0 else -deviation
    steps: i64 = distance // Z_STEP
    chance: i64 = NORMAL[min(LAST_STEP, steps)]
    return chance if deviation >= 0 else CERTAIN - chance


SPREADS: Final[list[int]] = [int(root_of(squared)) for squared in range(KNOWN_SPREADS)]


def scorings_left(world: Immortals) -> i64:
    """This round's scoring and all later ones."""
    return world.mode.rounds - world.round + 1 if world.round else world.mode.rounds


def lasting(world: Immortals, points: i64) -> i64:
    """The sum of points at every scoring, if each is somewhat less likely than the one before."""
    return points * SHARES[scorings_left(world)] // CERTAIN


def points_of_site(world: Immortals, seat: i64, site: i64) -> i64:
    """What owning the site brings at each scoring."""
    area: i64 = AREA_SITES[REALMS * AREA_OF_REGION[site >> 1] + (site & 1)]
    owned = count(world.players[seat].sites & area & ~bit(site))
    points: i64 = SITE + AREA_STEPS[owned]
    if (world.shrines | world.capitals) >> site & 1:
        points += BUILDING
    return points


def worth_of_site(world: Immortals, seat: i64, site: i64) -> i64:
    """What a site is worth to a seat: points, what it yields, and the region card that comes with it."""
    worth = lasting(world, points_of_site(world, seat, site))
    worth += YIELD * scorings_left(world) * (GOLD_OF_SITE[site] + ENERGY_OF_SITE[site])
    if not world.cards[seat].holds >> (site >> 1) & 1:
        worth += CARD
    return worth


def threat(world: Immortals, seat: i64, site: i64) -> i64:
    """The most armies that another player could send against the site at once."""
    own = world.players[seat].sites
    most: i64 = 1
    for near in NEIGHBOURS[site]:
        if not own >> near & 1:
            most = max(most, world.armies[near])
    twin: i64 = site ^ 1
    if world.portals >> twin & 1 and not own >> twin & 1:
        most = max(most, world.armies[twin])
    return most - 1


def hold(world: Immortals, seat: i64, site: i64, armies: i64) -> i64:
    """How likely it is that these armies keep the site for a round."""
    return hold_against(threat(world, seat, site), armies)


def hold_against(danger: i64, armies: i64) -> i64:
    """How likely it is that armies withstand those that could attack, for a round."""
    if danger <= 0:
        return HELD_IN_PEACE
    ratio: i64 = HUNDRED * armies // (danger + 1)
    if ratio >= MANY:
        return HELD_BY_MANY
    if ratio >= AS_MANY:
        return HELD_BY_AS_MANY
    return HELD_BY_FEWER if ratio >= FEWER else HELD_BY_FEW


def stake_of(world: Immortals, site: i64) -> i64:
    """What is lost with a site at the next scoring: its points, those that another gets, and its building."""
    return SITE + SITE + (BUILDING if (world.shrines | world.capitals) >> site & 1 else 0)
