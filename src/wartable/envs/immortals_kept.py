"""Pieces of Immortals that are kept from step to step, each with a copy of what it was made from; all of it is open."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.immortals_view import GROUP_SIZES
from wartable.envs.pieces import NOT_MADE, PackedCounts, nothing, number, one_of
from wartable.immortals.components import (
    CUBES,
    DARK_TRIBES,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    LIGHT_TRIBES,
    PORTALS,
    REALM_IDS,
    SITE_IDS,
)
from wartable.immortals.masks import count
from wartable.immortals.seen import next_scoring
from wartable.immortals.table import NOBODY, Immortals, Player, owner_of
from wartable.immortals.tower import GREEN, Tower, inside

BUILDINGS: Final[i64] = 3  # none, a shrine, a capital
MOST_ARMIES: Final[i64] = CUBES + 1
SITES: Final[i64] = len(SITE_IDS)
NOT_YET: Final[i64] = -1  # for what is never negative: nothing was looked at yet
SIZE_BITS: Final[i64] = 8

LIGHT_TRIBE: Final = one_of(len(LIGHT_TRIBES))
DARK_TRIBE: Final = one_of(len(DARK_TRIBES))
REGION_SET: Final = PackedCounts(int(FIRST_CONFLICT), 1)
CONFLICT_SET: Final = PackedCounts(int(FIRST_MAGIC - FIRST_CONFLICT), 1)


@final
class KeptSites:
    """The sites as each seat sees them, made when a seat first asks, and what each player's would score."""

    def __init__(self, players: int) -> None:
        self.armies: list[int] = []  # the very list, which never changes without a turnover
        self.turnover: i64 = 0
        self.owned: Final = [0] * players
        self.shrines: i64 = NOT_YET
        self.capitals: i64 = 0
        self.portals: i64 = 0
        self.pieces: Final = [NOT_MADE] * players
        self.scoring: Final = [NOT_MADE] * players

    def look(self, game: Immortals) -> None:
        """Forget what was made if anything is different now."""
        is_built = game.shrines != self.shrines or game.capitals != self.capitals or game.portals != self.portals
        if not is_built and game.armies is self.armies and game.turnover == self.turnover:
            return
        self.armies, self.turnover = game.armies, game.turnover
        self.shrines, self.capitals, self.portals = game.shrines, game.capitals, game.portals
        for owner in range(game.seats):
            self.pieces[owner] = NOT_MADE
        if is_built or self.is_owned_otherwise(game):
            for owner in range(game.seats):
                self.owned[owner] = int(game.players[owner].sites)
                self.scoring[owner] = number(next_scoring(game, owner))

    def is_owned_otherwise(self, game: Immortals) -> bool:
        for owner in range(game.seats):
            if game.players[owner].sites != self.owned[owner]:
                return True
        return False


@final
class SiteRows:
    """Region by region, both realms; where there is nothing, or what is not in play, there are only zeros."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.site: Final = site_pieces(players)
        self.no_sites: Final = nothing(2 * (players + 4))  # of a region

    def piece_of(self, game: Immortals, kept: KeptSites, seat: i64) -> bytes:
        found = kept.pieces[seat]
        if not found:
            found = self.made_for(game, seat)
            kept.pieces[seat] = found
        return found

    def made_for(self, game: Immortals, seat: i64) -> bytes:
        used = game.portals | game.shrines | game.capitals
        for player in game.players:
            used |= player.sites
        pieces: list[bytes] = []
        region: i64 = 0
        while region < SITES:
            if used >> region & 3:
                pieces.append(self.piece_of_site(game, seat, region))
                pieces.append(self.piece_of_site(game, seat, region + 1))
            else:
                pieces.append(self.no_sites)
            region += 2
        return b"".join(pieces)

    def piece_of_site(self, game: Immortals, seat: i64, site: i64) -> bytes:
        owner = owner_of(game, site)
        place: i64 = 0 if owner == NOBODY else 1 + (owner - seat) % self.players
        building: i64 = 1 if game.shrines >> site & 1 else 2 if game.capitals >> site & 1 else 0
        portal: i64 = game.portals >> site & 1
        armies: i64 = game.armies[site]
        return self.site[((place * MOST_ARMIES + armies) * BUILDINGS + building) * 2 + portal]


def site_pieces(players: int) -> list[bytes]:
    """The piece of a site by its owner, counted from the viewer, then armies, building and portal."""
    found: list[bytes] = []
    for owner in one_of(players):
        for armies in range(MOST_ARMIES):
            for building in one_of(int(BUILDINGS) - 1):
                for portal in range(2):
                    found.append(owner + number(armies) + building + number(portal))
    return found


@final
class KeptMeans:
    """A player's tribes and groups, which seldom change, and cubes, gold, energy and points, which often do."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.turnover: i64 = 0
        self.groups_piece = NOT_MADE
        self.supply: i64 = NOT_YET
        self.gold: i64 = 0
        self.energy: i64 = 0
        self.piece = NOT_MADE

    def look(self, player: Player) -> None:
        """Make the pieces again if anything in them is different now."""
        is_other = player is not self.player or player.turnover != self.turnover
        if is_other:
            self.player, self.turnover = player, player.turnover
            self.groups_piece = b"".join(pieces_of_groups(player))
        if is_other or player.gold != self.gold or player.energy != self.energy or player.supply != self.supply:
            self.gold, self.energy, self.supply = player.gold, player.energy, player.supply
            self.piece = b"".join(pieces_of_means(player))


def pieces_of_groups(player: Player) -> list[bytes]:
    pieces = [LIGHT_TRIBE[1 + player.board.light.number], DARK_TRIBE[1 + player.board.dark.number]]
    for size in GROUP_SIZES:
        pieces.append(number(player.groups.count(size)))
    return pieces


def pieces_of_means(player: Player) -> list[bytes]:
    pieces = [number(player.supply)]
    for armies in player.limbo:
        pieces.append(number(armies))
    pieces.append(number(player.gold))
    pieces.append(number(player.energy))
    pieces.append(number(sum(player.tally)))
    for points in player.tally:
        pieces.append(number(points))
    return pieces


@final
class KeptCubes:
    """The tray, what is inside the tower, and what is left of inhabitants and portals, as one seat sees them."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.trays: Final = [0] * (players + 1)
        self.tower: Tower | None = None
        self.throws: i64 = 0
        self.inhabitants: i64 = NOT_YET
        self.portals: i64 = 0
        self.piece = NOT_MADE

    def look(self, game: Immortals, seat: i64) -> None:
        """Make the piece again if anything is different now."""
        if self.is_of(game):
            return
        self.keep(game)
        pieces: list[bytes] = []
        for place in range(self.players):
            pieces.append(number(game.players[(seat + place) % self.players].tray))
        pieces.append(number(game.tray_inhabitants))
        in_tower = inside(game.tower)
        for place in range(self.players):
            pieces.append(number(in_tower[(seat + place) % self.players]))
        pieces.append(number(in_tower[GREEN]))
        pieces.append(number(game.inhabitants))
        pieces.append(number(PORTALS - count(game.portals)))
        self.piece = b"".join(pieces)

    def is_of(self, game: Immortals) -> bool:
        if game.inhabitants != self.inhabitants or game.portals != self.portals:
            return False
        if game.tray_inhabitants != self.trays[self.players]:
            return False
        for owner in range(self.players):
            if game.players[owner].tray != self.trays[owner]:
                return False
        return game.tower is self.tower and game.tower.throws == self.throws

    def keep(self, game: Immortals) -> None:
        self.inhabitants = game.inhabitants
        self.portals = game.portals
        for owner in range(self.players):
            self.trays[owner] = int(game.players[owner].tray)
        self.trays[self.players] = int(game.tray_inhabitants)
        self.tower, self.throws = game.tower, game.tower.throws


@final
class KeptStacks:
    """The region stack, which is open, how many cards are in the others, and the discarded conflict cards."""

    def __init__(self) -> None:
        self.regions: i64 = NOT_YET
        self.discard: i64 = NOT_YET
        self.sizes: i64 = NOT_YET
        self.piece = NOT_MADE

    def look(self, game: Immortals) -> None:
        """Make the piece again if anything is different now."""
        sizes = stack_sizes(game)
        if game.region_stack == self.regions and game.discard == self.discard and sizes == self.sizes:
            return
        self.regions = game.region_stack
        self.discard = game.discard
        self.sizes = sizes
        pieces: list[bytes] = []
        REGION_SET.append(game.region_stack, pieces)
        pieces.append(number(len(game.stack)))
        for realm in range(len(REALM_IDS)):
            pieces.append(number(len(game.draft_stacks[realm]) if game.draft_stacks else 0))  # none after the draft
        CONFLICT_SET.append(game.discard, pieces)
        self.piece = b"".join(pieces)


def stack_sizes(game: Immortals) -> i64:
    """How many cards are in each stack, in one number."""
    sizes: i64 = len(game.stack)
    for stack in game.draft_stacks:
        sizes = sizes << SIZE_BITS | len(stack)
    return sizes
