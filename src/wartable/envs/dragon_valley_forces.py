"""What is told of the units and enemies in a barony of Dragon Valley, as pieces: all of it is open."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.components import CELLS, FOES, FRIENDS, MAP, PLACES
from wartable.dragon_valley.packing import GROUP_BITS, GROUP_MASK
from wartable.dragon_valley.table import NOTHING, Player
from wartable.envs.pieces import NOT_MADE, ZEROS, counts_piece, number

NUMBERS_OF_STACK: Final[i64] = 3  # count, ready, blessed
NUMBERS_OF_ENEMY: Final[i64] = 2  # count, engaged
NUMBERS_OF_CAMP: Final[i64] = FRIENDS * NUMBERS_OF_STACK
NUMBERS_OF_HORDE: Final[i64] = FOES * NUMBERS_OF_ENEMY


def groups() -> list[list[int]]:
    """The counts of all groups of three kinds, by the number that holds them."""
    size, mask = int(GROUP_BITS), int(GROUP_MASK)
    return [[group >> size * kind & mask for kind in range(3)] for group in range(1 << 3 * size)]


CAMP: Final = [counts_piece([told for count in group for told in (count, count, 0)]) for group in groups()]
HORDE: Final = [counts_piece([told for count in group for told in (count, 0)]) for group in groups()]


@final
class KeptUnits:
    """The piece of the units of a barony, with what it was made from."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.turnover: i64 = 0
        self.moved: list[int] | None = None  # the very list: it never changes without a turnover
        self.blessed: i64 = NOTHING
        self.piece = NOT_MADE

    def look(self, player: Player, moved: list[int] | None) -> None:
        """Make the piece again if anything is different now."""
        if self.piece and self.is_of(player, moved):
            return
        self.player = player
        self.turnover = player.turnover
        self.blessed = player.blessed
        self.moved = moved
        pieces: list[bytes] = []
        write_units(player, moved, pieces)
        self.piece = b"".join(pieces)

    def is_of(self, player: Player, moved: list[int] | None) -> bool:
        if player is not self.player or player.turnover != self.turnover or player.blessed != self.blessed:
            return False
        return moved is self.moved


@final
class KeptEnemies:
    """The piece of the enemies of a barony, with what it was made from."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.turnover: i64 = 0
        self.engaged: list[int] | None = None  # the very list: it never changes without a turnover
        self.piece = NOT_MADE

    def look(self, player: Player, engaged: list[int] | None) -> None:
        """Make the piece again if anything is different now."""
        if self.piece and self.is_of(player, engaged):
            return
        self.player = player
        self.turnover = player.turnover
        self.engaged = engaged
        pieces: list[bytes] = []
        write_enemies(player, engaged, pieces)
        self.piece = b"".join(pieces)

    def is_of(self, player: Player, engaged: list[int] | None) -> bool:
        if player is not self.player or player.turnover != self.turnover:
            return False
        return engaged is self.engaged


def write_units(player: Player, moved: list[int] | None, pieces: list[bytes]) -> None:
    """DV-R57: the blessed unit is seen in its stack."""
    camps: i64 = player.camps
    blessed: i64 = player.blessed // FRIENDS
    gap: i64 = 0
    place: i64 = 0
    while camps:
        if camps & 1:
            pieces.append(ZEROS[gap])
            gap = 0
            if moved is None and place != blessed:
                pieces.append(CAMP[group_at(player.units, place * FRIENDS)])
            else:
                write_camp(player, place, moved, pieces)
        else:
            gap += NUMBERS_OF_CAMP
        camps >>= 1
        place += 1
    pieces.append(ZEROS[gap + (PLACES - place) * NUMBERS_OF_CAMP])


def write_camp(player: Player, place: i64, moved: list[int] | None, pieces: list[bytes]) -> None:
    for at in range(place * FRIENDS, place * FRIENDS + FRIENDS):
        count: i64 = player.units[at]
        if not count:
            pieces.append(ZEROS[NUMBERS_OF_STACK])
            continue
        pieces.append(number(count))
        pieces.append(number(count if moved is None else count - moved[at]))
        pieces.append(number(1 if player.blessed == at else 0))


def write_enemies(player: Player, engaged: list[int] | None, pieces: list[bytes]) -> None:
    cells: i64 = player.beset & (1 << MAP) - 1
    gap: i64 = 0
    cell: i64 = 0
    while cells:
        if cells & 1:
            pieces.append(ZEROS[gap])
            gap = 0
            if engaged is None:
                pieces.append(HORDE[group_at(player.enemies, cell * FOES)])
            else:
                for at in range(cell * FOES, cell * FOES + FOES):
                    pieces.append(number(player.enemies[at]))
                    pieces.append(number(engaged[at] if player.enemies[at] else 0))
        else:
            gap += NUMBERS_OF_HORDE
        cells >>= 1
        cell += 1
    pieces.append(ZEROS[gap + (CELLS - cell) * NUMBERS_OF_HORDE])


def group_at(counts: list[int], first: i64) -> i64:
    """The counts of three kinds, from a place of a list on, as a group."""
    found: i64 = counts[first + 2]
    found = found << GROUP_BITS | counts[first + 1]
    return found << GROUP_BITS | counts[first]
