"""Pieces of Immortals that are kept from step to step, each with a copy of what it was made from; all of it is open."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.immortals_view import GROUP_SIZES
from wartable.envs.pieces import PackedCounts, nothing, number, one_of
from wartable.immortals.components import (
    CUBES,
    DARK_TRIBES,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    LIGHT_TRIBES,
    REALM_IDS,
    SITE_IDS,
)
from wartable.immortals.seen import next_scoring
from wartable.immortals.table import NOBODY, Immortals, Player, owner_of

BUILDINGS: Final[i64] = 3  # none, a shrine, a capital
MOST_ARMIES: Final[i64] = CUBES + 1
SITES: Final[i64] = len(SITE_IDS)
NOT_MADE: Final = b""

LIGHT_TRIBE: Final = one_of(len(LIGHT_TRIBES))
DARK_TRIBE: Final = one_of(len(DARK_TRIBES))
REGION_SET: Final = PackedCounts(int(FIRST_CONFLICT), 1)
CONFLICT_SET: Final = PackedCounts(int(FIRST_MAGIC - FIRST_CONFLICT), 1)


@final
class KeptSites:
    """The sites as each seat sees them, made when a seat first asks, and what each player's would score."""

    def __init__(self, game: Immortals) -> None:
        self.armies: Final = game.armies[:]
        self.owned: Final = [player.sites for player in game.players]
        self.shrines: Final[i64] = game.shrines
        self.capitals: Final[i64] = game.capitals
        self.portals: Final[i64] = game.portals
        self.pieces: Final = [NOT_MADE] * int(game.seats)
        self.scoring: Final = [number(next_scoring(game, owner)) for owner in range(game.seats)]

    def is_of(self, game: Immortals) -> bool:
        if game.shrines != self.shrines or game.capitals != self.capitals or game.portals != self.portals:
            return False
        for owner in range(game.seats):
            if game.players[owner].sites != self.owned[owner]:
                return False
        return game.armies == self.armies


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
    """Tribes, groups, cubes, gold, energy and points of a player."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player  # a copy
        pieces = [LIGHT_TRIBE[1 + player.board.light.number], DARK_TRIBE[1 + player.board.dark.number]]
        for size in GROUP_SIZES:
            pieces.append(number(player.groups.count(size)))
        pieces.append(number(player.supply))
        for armies in player.limbo:
            pieces.append(number(armies))
        pieces.append(number(player.gold))
        pieces.append(number(player.energy))
        pieces.append(number(sum(player.tally)))
        for points in player.tally:
            pieces.append(number(points))
        self.piece: Final = b"".join(pieces)

    def is_of(self, player: Player) -> bool:
        before = self.player
        if player.board is not before.board or player.supply != before.supply:
            return False
        if player.gold != before.gold or player.energy != before.energy:
            return False
        return player.groups == before.groups and player.limbo == before.limbo and player.tally == before.tally


@final
class KeptStacks:
    """The region stack, which is open, how many cards are in the others, and the discarded conflict cards."""

    def __init__(self, game: Immortals) -> None:
        self.regions: Final[i64] = game.region_stack
        self.stack: Final[i64] = len(game.stack)
        self.in_draft: Final = draft_sizes(game)
        self.discard: Final[i64] = game.discard
        pieces: list[bytes] = []
        REGION_SET.append(game.region_stack, pieces)
        pieces.append(number(self.stack))
        for size in self.in_draft:
            pieces.append(number(size))
        CONFLICT_SET.append(game.discard, pieces)
        self.piece: Final = b"".join(pieces)

    def is_of(self, game: Immortals) -> bool:
        if game.region_stack != self.regions or len(game.stack) != self.stack or game.discard != self.discard:
            return False
        return draft_sizes(game) == self.in_draft


def draft_sizes(game: Immortals) -> list[int]:
    """The cards of each realm that are still to be drafted; none after the draft."""
    if not game.draft_stacks:
        return [0] * len(REALM_IDS)
    return [len(stack) for stack in game.draft_stacks]
