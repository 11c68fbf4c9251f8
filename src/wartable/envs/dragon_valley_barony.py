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
    MAP,
    MARKERS,
    PLACES,
    STABLE,
    TERRITORY_IDS,
)
from wartable.dragon_valley.ending import ranks
from wartable.dragon_valley.packing import GROUP_BITS, GROUP_MASK, large_number_of
from wartable.dragon_valley.sieges import is_in_move_action
from wartable.dragon_valley.table import ADVANCE, NOBODY, DragonValley, Player
from wartable.envs.pieces import ZEROS, counts_piece, number, one_of, sets_of

NUMBERS_OF_STACK: Final[i64] = 3  # count, ready, blessed
NUMBERS_OF_ENEMY: Final[i64] = 2  # count, engaged
NUMBERS_OF_CAMP: Final[i64] = FRIENDS * NUMBERS_OF_STACK
NUMBERS_OF_HORDE: Final[i64] = FOES * NUMBERS_OF_ENEMY
NUMBERS_OF_SITE: Final[i64] = 3 + BUILDINGS

CARD_SET: Final = sets_of(int(CARDS))
TERRITORY_SET: Final = sets_of(len(TERRITORY_IDS))
BUILDING: Final = one_of(int(BUILDINGS))
SITE: Final = [state + building for state in sets_of(3) for building in BUILDING[1:]]
NONE_KEPT: Final = counts_piece([0] * int(FOES))


def groups() -> list[list[int]]:
    """The counts of all groups of three kinds, by the number that holds them."""
    size, mask = int(GROUP_BITS), int(GROUP_MASK)
    return [[group >> size * kind & mask for kind in range(3)] for group in range(1 << 3 * size)]


CAMP: Final = [counts_piece([told for count in group for told in (count, count, 0)]) for group in groups()]
HORDE: Final = [counts_piece([told for count in group for told in (count, 0)]) for group in groups()]


@final
class BaronyRows:
    """Writes baronies; what has moved or fought is told while a movement goes on."""

    def write(self, game: DragonValley, owner: i64, pieces: list[bytes]) -> None:
        player = game.players[owner]
        is_moving = is_in_move_action(game)
        decision = game.decision
        is_asked = decision is not None and decision.seat == owner
        pieces.append(number(player.score))
        moved = game.marks.moved if is_moving and owner == active_of(game) else None
        write_units(player, moved, pieces)
        write_enemies(player, game.marks.engaged if is_asked and (is_moving or game.phase == ADVANCE) else None, pieces)
        write_buildings(player, game.stock.sapped, pieces)
        write_supply(player.supply, pieces)
        pieces.append(CARD_SET[player.cards])
        pieces.append(number(player.prisoners))
        pieces.append(number(1 if player.guard else 0))
        pieces.append(number(MARKERS - bits(player.markers)))
        pieces.append(TERRITORY_SET[player.conquered])
        pieces.append(number(bits(player.sites)))
        write_kept(player.kept, pieces)
        for unit in range(FRIENDS):
            pieces.append(number(FRIEND_MOVES[unit] + working(game, owner, STABLE)))
        for unit in range(FRIENDS):
            pieces.append(number(1 + upgrades(game, owner, unit)))
        pieces.append(number(ranks(game)[owner] if game.over else 0))


def active_of(game: DragonValley) -> i64:
    """The seat whose units are told as moving; the last one where nobody is active."""
    return game.active if game.active != NOBODY else game.seats - 1


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


def group_at(counts: list[int], first: i64) -> i64:
    """The counts of three kinds, from a place of a list on, as a group."""
    found: i64 = counts[first + 2]
    found = found << GROUP_BITS | counts[first + 1]
    return found << GROUP_BITS | counts[first]


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
