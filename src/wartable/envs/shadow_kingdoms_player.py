"""What is told of a player of Shadow Kingdoms, as pieces: the part that seldom changes is kept from step to step."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.pieces import SMALL_BITS, KeptNumbers, number, one_of, sets_of, write_counts
from wartable.shadow_kingdoms.components import (
    AREAS,
    BASE_CHAMPIONS,
    CHAMPIONS,
    DIE_CODES,
    MAP_SIDES,
    MARKERS,
    PLANS,
    SLOT_MARKERS,
    SLOTS,
    TROOPS,
)
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import champion_limit, die_spaces, gem_limit, track_limit
from wartable.shadow_kingdoms.options import IDS
from wartable.shadow_kingdoms.riftlands_components import AREAS as RIFT_AREAS
from wartable.shadow_kingdoms.riftlands_components import CHITS, RELICS
from wartable.shadow_kingdoms.rifts import Rifts
from wartable.shadow_kingdoms.table import Player
from wartable.shadow_kingdoms.taking import has_free_locked_space

TROOP: Final = one_of(int(TROOPS))
PLACE: Final = one_of(len(IDS["l"]))
DIE: Final = one_of(int(DIE_CODES))
MARKER_SET: Final = sets_of(len(MARKERS))
PLAN: Final = one_of(len(PLANS))
AREA_SET: Final = sets_of(int(AREAS))
SIDE: Final = one_of(len(MAP_SIDES))
MAP_BOARDS: Final = sorted({int(side.board) for side in MAP_SIDES})
BOARD: Final = one_of(len(MAP_BOARDS))
PLACE_OF_BOARD: Final = [MAP_BOARDS.index(int(side.board)) for side in MAP_SIDES]


@final
class KeptPlayer:
    """Pieces of a player, and what they were made from; of players nothing is hidden."""

    def __init__(self) -> None:
        self.before = Player()
        self.active: list[list[int]] = []
        self.stacks: list[list[int]] = []
        self.chits: list[int] = []
        self.gem_limit: i64 = 0
        self.numbers: Final = KeptNumbers()
        self.rest = b""

    def look(self, player: Player, rifts: Rifts | None, owner: i64) -> None:
        """Make the pieces again if anything is different now."""
        if self.rest and self.is_of(player, rifts):
            return
        self.keep(player, rifts)
        self.gem_limit = gem_limit(player)
        pieces: list[bytes] = []
        write_spaces(player, pieces)
        write_plans(player, pieces)
        write_champions(player, rifts is not None, pieces)
        write_map(player, pieces)
        pieces.append(number(player.points))
        if rifts is not None:
            write_relics(rifts, owner, pieces)
        self.rest = b"".join(pieces)

    def track(self, player: Player) -> bytes:
        """Gold, Magic and Influence with their limit, and Gems with theirs."""
        packed = player.gold << SMALL_BITS | player.magic
        packed = (packed << SMALL_BITS | player.influence) << SMALL_BITS | track_limit(player)
        return self.numbers.of((packed << SMALL_BITS | player.gems) << SMALL_BITS | self.gem_limit, 6)

    def keep(self, player: Player, rifts: Rifts | None) -> None:
        """Lists are those of the table itself, which never change in place."""
        before = self.before
        before.markers, before.points, before.covered = player.markers, player.points, player.covered
        before.locked_die, before.side, before.board = player.locked_die, player.side, player.board
        before.reserve, before.completed = player.reserve, player.completed
        before.champions, before.powers = player.champions, player.powers
        if rifts is not None:
            self.active, self.stacks, self.chits = rifts.active, rifts.stacks, rifts.chits

    def is_of(self, player: Player, rifts: Rifts | None) -> bool:
        """Whether the pieces tell this player as it is now."""
        before = self.before
        if player.markers != before.markers or player.points != before.points or player.covered != before.covered:
            return False
        if player.locked_die != before.locked_die or player.side != before.side or player.board != before.board:
            return False
        if player.reserve is not before.reserve or player.completed is not before.completed:
            return False
        if player.champions is not before.champions or player.powers is not before.powers:
            return False
        if rifts is None:
            return True
        return rifts.active is self.active and rifts.stacks is self.stacks and rifts.chits is self.chits


def write_spaces(player: Player, pieces: list[bytes]) -> None:
    """How many dice the board takes, and the die on the extra space."""
    pieces.append(number(die_spaces(player)))
    pieces.append(DIE[1 + player.locked_die])
    pieces.append(number(1 if player.locked_die != NOTHING or has_free_locked_space(player) else 0))


def write_plans(player: Player, pieces: list[bytes]) -> None:
    """Markers, the slots that they leave open, and plans in reserve and completed."""
    pieces.append(MARKER_SET[player.markers])
    for slot in range(SLOTS):
        marker: i64 = SLOT_MARKERS[slot]
        pieces.append(number(1 if marker == NOTHING or not player.is_covered(marker) else 0))
        pieces.append(PLAN[1 + player.reserve[slot]])
    write_counts(sorted(player.completed), len(PLANS), pieces)


def write_champions(player: Player, riftlands: bool, pieces: list[bytes]) -> None:
    write_counts(sorted(player.champions), len(CHAMPIONS) if riftlands else len(BASE_CHAMPIONS), pieces)
    pieces.append(number(champion_limit(player)))


def write_map(player: Player, pieces: list[bytes]) -> None:
    """What is covered of a Campaign Map, once its side is chosen."""
    pieces.append(number(0 if player.side == NOTHING else 1))
    pieces.append(SIDE[1 + player.side])
    pieces.append(AREA_SET[0 if player.side == NOTHING else player.covered])
    pieces.append(BOARD[0 if player.board == NOTHING else 1 + PLACE_OF_BOARD[2 * player.board]])


def write_relics(rifts: Rifts, owner: i64, pieces: list[bytes]) -> None:
    """Relics in force and stacked, and the chits on the board and in hand."""
    write_counts(sorted(rifts.active[owner]), len(RELICS), pieces)
    write_counts(sorted(rifts.stacks[owner]), len(RELICS), pieces)
    left: i64 = CHITS
    for area in range(RIFT_AREAS):
        chits: i64 = rifts.chits[owner * RIFT_AREAS + area]
        pieces.append(number(chits))
        left -= chits
    pieces.append(number(left))
