"""What is told of the locations of Dragon Valley, as pieces: a face-down tile only to those who looked."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.barony import upgrades
from wartable.dragon_valley.components import FIRST_LOCATION, FRIENDS, LOCATIONS, PLACES, TERRITORY_IDS
from wartable.dragon_valley.table import NOTHING, DragonValley, Valley
from wartable.envs.dragon_valley_barony import upgrades_of
from wartable.envs.dragon_valley_forces import group_at
from wartable.envs.pieces import NOT_MADE, NOTHING_KEPT, ZEROS, number, one_of, sets_of, write_counts

# What is seen of a tile
UNKNOWN: Final[i64] = 0
KNOWN: Final[i64] = 1
FACE_UP: Final[i64] = 2
GONE: Final[i64] = 3

STATE: Final = one_of(4)
TERRITORY: Final = one_of(len(TERRITORY_IDS))
KINDS: Final[i64] = len(TERRITORY)
TILE: Final = [state + territory for state in STATE[1:] for territory in TERRITORY]
NUMBERS_OF_SIEGE: Final[i64] = 2 * FRIENDS + 1


@final
class KeptValley:
    """The locations as one seat sees them, and the tiles that it does not know.

    Beside the two pieces is what they were made from.
    """

    def __init__(self) -> None:
        self.valley: Valley | None = None
        self.turned: i64 = 0
        self.sieges: list[int] = []
        self.piece = NOT_MADE
        self.hidden = NOT_MADE

    def look(self, game: DragonValley) -> None:
        """Forget what was made if anything in it is different now."""
        valley, sieges = game.valley, sieges_of(game)
        if valley is not self.valley or valley.turned != self.turned:
            self.valley, self.turned = valley, valley.turned
            self.piece = self.hidden = NOT_MADE
        if sieges != self.sieges:
            self.sieges = sieges
            self.piece = NOT_MADE


@final
class LocationRows:
    """Writes the nine locations."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.looks: Final[i64] = 1 << players
        # by the seat that has claimed it, counted from the viewer, and the seats that have looked
        self.interest: Final = [claimed + looked for claimed in one_of(players) for looked in sets_of(players)]
        self.no_siege: Final = ZEROS[FRIENDS + players * NUMBERS_OF_SIEGE]
        self.kept: Final[list[KeptValley]] = []

    def look(self, game: DragonValley, seat: i64, slot: i64) -> KeptValley:
        """The valley as the seat sees it."""
        at = slot * self.players + seat
        while len(self.kept) <= at:
            self.kept.append(KeptValley())
        found = KeptValley() if slot == NOTHING_KEPT else self.kept[at]
        found.look(game)
        if not found.piece:
            found.piece = self.piece_of(game, seat)
        if not found.hidden:
            found.hidden = hidden_piece(game, seat)
        return found

    def piece_of(self, game: DragonValley, seat: i64) -> bytes:
        camps: i64 = 0
        for player in game.players:
            camps |= player.camps
        pieces: list[bytes] = []
        for place in range(FIRST_LOCATION, PLACES):
            pieces.append(TILE[seen_of(game, seat, place)])
            if camps >> place & 1:
                self.write_sieges(game, seat, place, pieces)
            else:
                pieces.append(self.no_siege)
            pieces.append(self.interest_in(game, seat, place))
        return b"".join(pieces)

    def interest_in(self, game: DragonValley, seat: i64, place: i64) -> bytes:
        """DV-R78: who looked is open. Of several claims, that of the first seat is told."""
        claimed: i64 = 0
        looked: i64 = 0
        for owner in range(self.players):
            player = game.players[owner]
            counted: i64 = (owner - seat) % self.players
            if player.looked >> place & 1:
                looked |= 1 << counted
            if not claimed and player.claims >> place & 1:
                claimed = 1 + counted
        return self.interest[claimed * self.looks + looked]

    def write_sieges(self, game: DragonValley, seat: i64, place: i64, pieces: list[bytes]) -> None:
        """DV-135: squares that all units there cover; then the units of each player and what these cover."""
        for unit in range(FRIENDS):
            covered: i64 = 0
            for owner in range(self.players):
                covered += game.players[owner].units[place * FRIENDS + unit] * (1 + upgrades(game, owner, unit))
            pieces.append(number(covered))
        for counted in range(self.players):
            write_siege(game, (seat + counted) % self.players, place, pieces)


def sieges_of(game: DragonValley) -> list[int]:
    """Everything that the sieges are told from; usually there are none."""
    found: list[int] = []
    for owner in range(game.seats):
        player = game.players[owner]
        camps: i64 = player.camps >> FIRST_LOCATION
        if not camps:
            continue
        found += [int(owner), int(camps), int(player.withdrawing), int(upgrades_of(game, owner))]
        place: i64 = FIRST_LOCATION
        while camps:
            if camps & 1:
                found.append(int(group_at(player.units, place * FRIENDS)))
            camps >>= 1
            place += 1
    return found


def write_siege(game: DragonValley, owner: i64, place: i64, pieces: list[bytes]) -> None:
    player = game.players[owner]
    if not player.camps >> place & 1:
        pieces.append(ZEROS[NUMBERS_OF_SIEGE])
        return
    for unit in range(FRIENDS):
        pieces.append(number(player.units[place * FRIENDS + unit]))
    for unit in range(FRIENDS):
        pieces.append(number(player.units[place * FRIENDS + unit] * (1 + upgrades(game, owner, unit))))
    pieces.append(number(player.withdrawing >> place & 1))


def hidden_piece(game: DragonValley, seat: i64) -> bytes:
    """The tiles that are face down and that the seat has not looked at, as a set that anybody can work out."""
    pieces: list[bytes] = []
    write_counts(hidden_territories(game, seat), len(TERRITORY_IDS), pieces)
    return b"".join(pieces)


def hidden_territories(game: DragonValley, seat: i64) -> list[int]:
    """The kinds of the tiles that the seat does not know, in order."""
    known: i64 = game.valley.face_up | game.players[seat].looked
    hidden: list[int] = []
    for location in range(LOCATIONS):
        kind = game.valley.territories[location]
        if kind != NOTHING and not known >> FIRST_LOCATION + location & 1:
            hidden.append(kind)
    hidden.sort()
    return hidden


def seen_of(game: DragonValley, seat: i64, place: i64) -> i64:
    """DV-030, DV-R78: what the seat sees of a tile, and its kind only where it is face up or the seat has looked."""
    kind: i64 = game.valley.territories[place - FIRST_LOCATION]
    if kind == NOTHING:
        return GONE * KINDS
    if game.valley.face_up >> place & 1:
        return FACE_UP * KINDS + 1 + kind
    if game.players[seat].looked >> place & 1:
        return KNOWN * KINDS + 1 + kind
    return UNKNOWN * KINDS
