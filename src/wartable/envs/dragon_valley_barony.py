"""What is told of a barony of Dragon Valley, as pieces: all of it is open."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import upgrades, working
from wartable.dragon_valley.components import (
    BUILDINGS,
    CARDS,
    CELLS,
    FOES,
    FRIEND_MOVES,
    FRIENDS,
    MARKERS,
    STABLE,
    TERRITORY_IDS,
)
from wartable.dragon_valley.ending import ranks
from wartable.dragon_valley.packing import GROUP_BITS, large_number_of
from wartable.dragon_valley.sieges import is_in_move_action
from wartable.dragon_valley.table import ADVANCE, NOBODY, DragonValley, Player
from wartable.envs.dragon_valley_forces import KeptEnemies, KeptUnits
from wartable.envs.pieces import NOT_MADE, NOTHING_KEPT, ZEROS, PackedCounts, counts_piece, number, one_of, sets_of

MOST_BUILT: Final = int(CELLS)
NUMBERS_OF_SITE: Final[i64] = 3 + BUILDINGS

CARD_SET: Final = sets_of(int(CARDS))
TERRITORY_SET: Final = sets_of(len(TERRITORY_IDS))
BUILDING: Final = one_of(int(BUILDINGS))
SITE: Final = [state + building for state in sets_of(3) for building in BUILDING[1:]]
NONE_KEPT: Final = counts_piece([0] * int(FOES))


@final
class KeptTiles:
    """The pieces of buildings and supply, and of what else a barony has, each with what it was made from."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.rebuilt: i64 = 0
        self.sapped: i64 = 0
        self.cards: i64 = 0
        self.prisoners: i64 = 0
        self.guard = False
        self.markers: i64 = 0
        self.conquered: i64 = 0
        self.kept: i64 = 0
        self.tiles_piece = NOT_MADE
        self.piece = NOT_MADE

    def look(self, player: Player, sapped: i64) -> None:
        """Forget what was made if anything in it is different now."""
        if player is not self.player or player.rebuilt != self.rebuilt or sapped != self.sapped:
            self.tiles_piece = self.piece = NOT_MADE
            self.player, self.rebuilt, self.sapped = player, player.rebuilt, sapped
        if not self.is_of(player):
            self.piece = NOT_MADE
            self.cards, self.prisoners, self.guard = player.cards, player.prisoners, player.guard
            self.markers, self.conquered, self.kept = player.markers, player.conquered, player.kept

    def is_of(self, player: Player) -> bool:
        if player.cards != self.cards or player.prisoners != self.prisoners or player.guard != self.guard:
            return False
        return player.markers == self.markers and player.conquered == self.conquered and player.kept == self.kept


@final
class KeptBarony:
    """The pieces of a barony."""

    def __init__(self) -> None:
        self.units: Final = KeptUnits()
        self.enemies: Final = KeptEnemies()
        self.tiles: Final = KeptTiles()


@final
class BaronyRows:
    """Writes baronies; what has moved or fought is told while a movement goes on."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.moves: Final = [counts_piece([move + more for move in FRIEND_MOVES]) for more in range(MOST_BUILT + 1)]
        self.covers: Final = PackedCounts(int(FRIENDS), int(GROUP_BITS))
        self.kept: Final[list[KeptBarony]] = []

    def write(self, game: DragonValley, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        """All baronies, that of the seat first."""
        is_moving = is_in_move_action(game)
        for place in range(self.players):
            owner = (seat + place) % self.players
            player, kept = game.players[owner], self.kept_of(owner, slot)
            is_fighting = is_asked(game, owner) and (is_moving or game.phase == ADVANCE)
            kept.units.look(player, game.marks.moved if is_moving and owner == active_of(game) else None)
            kept.enemies.look(player, game.marks.engaged if is_fighting else None)
            pieces.append(number(player.score))
            pieces.append(kept.units.piece)
            pieces.append(kept.enemies.piece)
            self.write_tiles(game, owner, kept.tiles, pieces)
            pieces.append(number(ranks(game)[owner] if game.over else 0))

    def kept_of(self, owner: i64, slot: i64) -> KeptBarony:
        at = slot * self.players + owner
        while len(self.kept) <= at:
            self.kept.append(KeptBarony())
        return KeptBarony() if slot == NOTHING_KEPT else self.kept[at]

    def write_tiles(self, game: DragonValley, owner: i64, kept: KeptTiles, pieces: list[bytes]) -> None:
        player = game.players[owner]
        kept.look(player, game.stock.sapped)
        if not kept.tiles_piece:
            kept.tiles_piece = tiles_piece(player, game.stock.sapped)
        if not kept.piece:
            kept.piece = self.piece_of(game, owner)
        pieces.append(kept.tiles_piece)
        pieces.append(kept.piece)

    def piece_of(self, game: DragonValley, owner: i64) -> bytes:
        """What a barony has beside cubes, tiles and points."""
        player = game.players[owner]
        pieces = [CARD_SET[player.cards], number(player.prisoners), number(1 if player.guard else 0)]
        pieces.append(number(MARKERS - bits(player.markers)))
        pieces.append(TERRITORY_SET[player.conquered])
        pieces.append(number(bits(player.sites)))
        write_kept(player.kept, pieces)
        pieces.append(self.moves[working(game, owner, STABLE)])
        self.covers.append(upgrades_of(game, owner), pieces)
        return b"".join(pieces)


def tiles_piece(player: Player, sapped: i64) -> bytes:
    pieces: list[bytes] = []
    write_buildings(player, sapped, pieces)
    write_supply(player.supply, pieces)
    return b"".join(pieces)


def upgrades_of(game: DragonValley, owner: i64) -> i64:
    """The squares that one unit of each kind covers, as a group."""
    found: i64 = 0
    for unit in range(FRIENDS):
        found |= (1 + upgrades(game, owner, unit)) << GROUP_BITS * unit
    return found


def active_of(game: DragonValley) -> i64:
    """The seat whose units are told as moving; the last one where nobody is active."""
    return game.active if game.active != NOBODY else game.seats - 1


def is_asked(game: DragonValley, seat: i64) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == seat


def write_buildings(player: Player, sapped: i64, pieces: list[bytes]) -> None:
    sites: i64 = player.sites
    gap: i64 = 0
    cell: i64 = 0
    while sites:
        if sites & 1:
            pieces.append(ZEROS[gap])
            gap = 0
            building: i64 = player.buildings[cell]
            state: i64 = (~player.face_down >> cell & 1) + 2 * (sapped >> building & 1)
            if player.fire == cell:
                state += 4
            pieces.append(SITE[state * BUILDINGS + building])
        else:
            gap += NUMBERS_OF_SITE
        sites >>= 1
        cell += 1
    pieces.append(ZEROS[gap + (CELLS - cell) * NUMBERS_OF_SITE])


def write_supply(supply: list[int], pieces: list[bytes]) -> None:
    """Tiles ready to build: most players have few."""
    gap: i64 = 0
    for count in supply:
        if count:
            pieces.append(ZEROS[gap])
            pieces.append(number(count))
            gap = 0
        else:
            gap += 1
    pieces.append(ZEROS[gap])


def write_kept(kept: i64, pieces: list[bytes]) -> None:
    """DV-300: enemies kept in Eminent Death."""
    if not kept:
        pieces.append(NONE_KEPT)
        return
    for enemy in range(FOES):
        pieces.append(number(large_number_of(kept, enemy)))


def bits(found: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while found:
        found &= found - 1
        count += 1
    return count
