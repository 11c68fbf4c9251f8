"""The protocol of ratings: what a game did to them, what is told of a player, and who is ahead."""

from wartable.server.protocol import RatingInfo
from wartable.server.wire import Answer, PlayerMark, Wish


class RatingChange(Answer):
    """What a rated game did to the rating of a seat; `before` is null where it was the first.

    `player` is the address of the profile. `is_last`: the seat counted as last because its player was gone.
    """

    seat: int
    player: str
    before: RatingInfo | None
    after: RatingInfo
    is_last: bool


class RatedPoint(Answer):
    """A rating after a game."""

    at: str
    place: int
    points: int
    reach: int


class SourceInfo(Answer):
    """Points by where they came from: the player's, and what seats usually have; for one game."""

    source: str
    own: float
    usual: float


class SizeInfo(Answer):
    """A game with so many players: how often it was played, and the rating with its past, if there is one.

    Others are told of rated games only. `sources` are null where no game was played to its end, or nobody had points.
    """

    game: str
    players: int
    played: int
    won: int
    gone: int
    rating: RatingInfo | None
    rated: int
    rank: int | None
    past: list[RatedPoint]
    sources: list[SourceInfo] | None


class ProfileInfo(Answer):
    """Of a player; `yours` tells everything, of others only what is public. `sizes`: the most played first."""

    id: str
    name: str
    mark: PlayerMark
    yours: bool
    hidden: bool
    sizes: list[SizeInfo]


class HideProfile(Wish):
    hidden: bool


class BoardRow(Answer):
    """`floor` is what the player is almost certainly better than; rows are in its order.

    `rank` is null until enough games were played, or while the profile is hidden.
    """

    rank: int | None
    player: str
    name: str
    mark: PlayerMark
    rating: RatingInfo
    floor: int
    played: int


class Leaderboard(Answer):
    """A page of those who have played at least `least` rated games; `you`: the viewer's own row, where there is one."""

    game: str
    players: int
    least: int
    total: int
    page: int
    pages: int
    rows: list[BoardRow]
    you: BoardRow | None


class OwnResult(Answer):
    """How one of the player's games ended."""

    table: str
    at: str
    game: str
    players: int
    place: int
    won: bool
    gone: bool
    rated: bool


class OwnRatings(Answer):
    """What is kept of the player's results and ratings."""

    profile: ProfileInfo
    results: list[OwnResult]
