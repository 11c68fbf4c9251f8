"""Phase 4, scoring: regions, shrines, capitals and areas."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import each_seat_from
from wartable.immortals.components import AREA_SITES, TOML
from wartable.immortals.masks import count
from wartable.immortals.table import BY_AREAS, BY_CAPITALS, BY_REGIONS, BY_SHRINES, IN_SCORING, Immortals
from wartable.immortals.verbs import gain_points

REGIONS_PER_POINT: Final[i64] = 2
MOST_REGIONS: Final[i64] = 5
REGIONS_FOR_BONUS: Final[i64] = 3
BONUS: Final[i64] = 2
FULL_BONUS: Final[i64] = 3
assert TOML["scoring"]["vp_per_regions"] == {"regions": REGIONS_PER_POINT, "vp": 1}
assert (TOML["scoring"]["vp_area_3_or_4"], TOML["scoring"]["vp_area_5"]) == (BONUS, FULL_BONUS)
assert TOML["scoring"]["vp_per_shrine"] == TOML["scoring"]["vp_per_capital"] == 1  # they are counted


@final
class ScoreSeats(Step[Immortals]):
    """IM-174, IM-175, IM-180, IM-181, IM-106, IM-R76: shrines and capitals score for the owner of their site now.

    IM-172: clockwise, the left neighbour of the first player begins. IM-I18: each player's points of this round."""

    def happens(self, game: Immortals) -> None:
        game.phase = IN_SCORING
        for seat in each_seat_from((game.first + 1) % game.seats, game.seats):
            regions, areas = region_points(game, seat), area_points(game, seat)
            sites = game.players[seat].sites
            shrines, capitals = count(game.shrines & sites), count(game.capitals & sites)
            gain_points(game, seat, BY_REGIONS, regions)
            gain_points(game, seat, BY_SHRINES, shrines)
            gain_points(game, seat, BY_CAPITALS, capitals)
            gain_points(game, seat, BY_AREAS, areas)
            if game.telling:
                facts = {"regions": regions, "shrines": shrines, "capitals": capitals, "areas": areas}
                game.tell("scored", {"seat": seat, "points": regions + shrines + capitals + areas, **facts})


def region_points(game: Immortals, seat: i64) -> i64:
    """IM-173, IM-179: one point for every two sites owned, in both realms together."""
    return count(game.players[seat].sites) // REGIONS_PER_POINT


def area_points(game: Immortals, seat: i64) -> i64:
    """IM-176, IM-177, IM-182, IM-183, IM-R73, IM-I19: for three or four regions of an area in a realm,
    two points; for all five three.
    """
    points: i64 = 0
    for area in AREA_SITES:
        points += points_for(count(game.players[seat].sites & area))
    return points


def points_for(owned: i64) -> i64:
    """The points for so many regions of an area in one realm."""
    if owned == MOST_REGIONS:
        return FULL_BONUS
    return BONUS if owned >= REGIONS_FOR_BONUS else 0
