"""Ratings: how strong bots are by the games of an arena, each figure with its 95 % interval."""

from collections.abc import Sequence
from statistics import mean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from wartable.lab.arena import Bout, Contest
from wartable.lab.summary import CONFIDENCE, share

Share = tuple[float, float, float]
SLOWEST = 0.95
STEADY = 0.0  # no doubt is added from game to game: bots neither learn nor tire


class BotStanding(msgspec.Struct, frozen=True):
    """A bot's place: `rating` with its ends; `wins` is its share of the games it sat in; times are in seconds."""

    bot: str
    games: int
    rating: Share
    wins: Share
    mean_score: float
    mean_time: float
    time_95: float


class Standings(msgspec.Struct, frozen=True):
    """The result of a contest; `cross` holds the share of victories of a bot over each other one."""

    contest: Contest
    games: int
    bots: list[BotStanding]
    cross: dict[str, dict[str, Share]]


def standings_of(contest: Contest, bouts: Sequence[Bout]) -> Standings:
    rated = rate(bouts)
    names = [name for name in dict.fromkeys(contest.bots) if name in rated]  # a contest may be unfinished
    found = [standing(name, bouts, rated[name]) for name in names]
    cross = {name: {other: over(name, other, bouts) for other in names if other != name} for name in names}
    return Standings(contest, len(bouts), sorted(found, key=lambda one: -one.rating[0]), cross)


def rate(bouts: Sequence[Bout]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games, in the order played; in solo play there is nobody to be rated against."""
    model = PlackettLuce(tau=STEADY)
    ratings = {name: model.rating(name=name) for bout in bouts for name in bout.bots}
    for bout in bouts:
        entrants = mean_ranks(bout)
        if len(entrants) > 1:
            teams = model.rate([[ratings[name]] for name in entrants], scores=list(entrants.values()))
            ratings.update({name: team[0] for name, team in zip(entrants, teams, strict=True)})
    return ratings


def mean_ranks(bout: Bout) -> dict[str, float]:
    """How many seats each bot left behind, ties counting half; a bot in several seats has the mean of them."""
    level = places(bout)
    behind = [sum((own > other) + (own == other) / 2 for other in level) for own in level]
    return {name: mean(behind[seat] for seat in bout.seats_of(name)) for name in dict.fromkeys(bout.bots)}


def places(bout: Bout) -> list[float]:
    """Points, with all winners ahead of those who tied with them and lost the tie-break."""
    return [score + (0.5 if seat in bout.winners else 0.0) for seat, score in enumerate(bout.scores)]


def standing(name: str, bouts: Sequence[Bout], rating: PlackettLuceRating) -> BotStanding:
    seated = [(bout, seat) for bout in bouts for seat in bout.seats_of(name)]
    reach = CONFIDENCE * rating.sigma
    times = sorted(time for bout in bouts for time in bout.times.get(name, []))
    return BotStanding(
        name,
        len(seated),
        (rating.mu, rating.mu - reach, rating.mu + reach),
        share(sum(bout.part_of(seat) for bout, seat in seated), len(seated)),
        mean(bout.scores[seat] for bout, seat in seated),
        mean(times),
        times[int(SLOWEST * (len(times) - 1))],
    )


def over(name: str, other: str, bouts: Sequence[Bout]) -> Share:
    """How often a bot was ahead of another one in the same game; a shared place counts half."""
    meetings = [ahead(bout, name, other) for bout in bouts if name in bout.bots and other in bout.bots]
    return share(sum(meetings), len(meetings))


def ahead(bout: Bout, name: str, other: str) -> float:
    level = places(bout)
    own = [level[seat] for seat in bout.seats_of(name)]
    theirs = [level[seat] for seat in bout.seats_of(other)]
    won = sum((one > two) + (one == two) / 2 for one in own for two in theirs)
    return won / (len(own) * len(theirs))
