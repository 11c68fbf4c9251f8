"""Remodel: move tiles of one name, take them back, swap one tile, or nothing (DV-236..DV-240)."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import use_card
from wartable.dragon_valley.barony import free_sites
from wartable.dragon_valley.components import BUILDINGS, CELLS, REMODEL, SITES
from wartable.dragon_valley.options import (
    BUILDING,
    DONE,
    FROM_SUPPLY,
    MOVE,
    NO_EFFECT,
    PLACE,
    REMODEL_MODE,
    REMODEL_NAME,
    REMODEL_PICK,
    REMODEL_PLACE,
    REMOVE,
    SWAP,
    SWAP_FIRST,
    SWAP_PLACE,
    SWAP_SECOND,
    argument_of,
    following,
    option,
    places_as_options,
    verb_of,
)
from wartable.dragon_valley.table import NOTHING, DragonValley, Player
from wartable.dragon_valley.verbs import build, clear_site, lay_tile, lifted, take_back
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision


def standing(player: Player, building: i64) -> i64:
    """The cells that hold a tile of a name."""
    cells: i64 = 0
    if player.sites:
        for cell in range(CELLS):
            if player.buildings[cell] == building:
                cells |= 1 << cell
    return cells


def can_remodel(player: Player) -> bool:
    """A mode other than no_effect can be carried out: any standing tile can be taken back."""
    return player.sites != 0


def movable_names(player: Player) -> list[int]:
    """DV-236: names with a standing tile and another free allowed space."""
    options: list[int] = []
    for building in range(BUILDINGS):
        if standing(player, building) and free_sites(player, building):
            options.append(option(BUILDING, building))
    return options


def standing_names(player: Player) -> list[int]:
    """DV-237: names with a standing tile."""
    options: list[int] = []
    for building in range(BUILDINGS):
        if standing(player, building):
            options.append(option(BUILDING, building))
    return options


@final
class RemodelMode(Step[DragonValley]):
    """DV-236..DV-239: one of four choices, offered if they can be carried to their end (DV-R93)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        options: list[int] = []
        if movable_names(player):
            options.append(option(MOVE, 0))
        if can_remodel(player):
            options.append(option(REMOVE, 0))
        if swap_firsts(player):
            options.append(option(SWAP, 0))
        options.append(option(NO_EFFECT, 0))
        return Decision(self.seat, REMODEL_MODE, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        use_card(game, self.seat, REMODEL)
        verb = verb_of(option)
        if verb == SWAP:
            game.then(SwapFirst(self.seat))
        elif verb != NO_EFFECT:
            game.then(RemodelName(self.seat, verb))


@final
class RemodelName(Step[DragonValley]):
    """DV-236, DV-237, DV-309: tiles of exactly one name."""

    def __init__(self, seat: i64, mode: i64) -> None:
        self.seat: Final[i64] = seat
        self.mode: Final[i64] = mode

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        names = movable_names(player) if self.mode == MOVE else standing_names(player)
        return Decision(self.seat, REMODEL_NAME, names)

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(RemodelPick(self.seat, self.mode, argument_of(option), 0))


@final
class RemodelPick(Step[DragonValley]):
    """DV-236, DV-237: any number of the tiles, at least one, in increasing order. DV-R63: all are picked up first."""

    def __init__(self, seat: i64, mode: i64, building: i64, picked: i64) -> None:
        self.seat: Final[i64] = seat
        self.mode: Final[i64] = mode
        self.building: Final[i64] = building
        self.picked: Final[i64] = picked

    def asks(self, game: DragonValley) -> Decision | None:
        cells: i64 = standing(game.players[self.seat], self.building)
        for cell in range(CELLS):
            if self.picked >> cell:
                cells &= ~(1 << cell)
        options = places_as_options(cells, option(BUILDING, self.building))
        if self.picked:
            options.append(option(DONE, 0))
        return Decision(self.seat, REMODEL_PICK, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == PLACE:
            picked: i64 = self.picked | 1 << argument_of(option)
            game.then(RemodelPick(self.seat, self.mode, self.building, picked))
        elif self.mode == MOVE:
            game.then(RemodelPlace(self.seat, self.building, self.picked, []))
        else:
            remove_tiles(game, self.seat, self.picked)


def remove_tiles(game: DragonValley, seat: i64, cells: i64) -> None:
    """DV-237: the tiles picked return to the supply."""
    for cell in range(CELLS):
        if cells >> cell & 1:
            take_back(game, seat, cell)


@final
class RemodelPlace(Step[DragonValley]):
    """DV-236, DV-R63: a space for each tile picked, in the order in which they were picked; old spaces count as free.

    Tiles that are alike take spaces in increasing order, and only spaces are offered that leave enough for the rest.
    """

    def __init__(self, seat: i64, building: i64, picked: i64, places: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.building: Final[i64] = building
        self.picked: Final[i64] = picked
        self.places: Final = places

    def asks(self, game: DragonValley) -> Decision | None:
        player = game.players[self.seat]
        tiles = picked_tiles(player, self.picked)
        if len(self.places) == len(tiles):
            return None
        free = self.free_cells(player)
        before = option(PLACE, picked_cells(self.picked)[len(self.places)])
        options: list[int] = []
        for cell in range(CELLS):
            if free >> cell & 1 and self.leaves_enough(tiles, free, cell):
                options.append(following(before, option(PLACE, cell)))
        return Decision(self.seat, REMODEL_PLACE, options)

    def free_cells(self, player: Player) -> i64:
        free: i64 = free_sites(player, self.building) | self.picked
        for cell in self.places:
            free &= ~(1 << cell)
        return free

    def leaves_enough(self, tiles: list[int], free: i64, cell: i64) -> bool:
        """Every later tile finds a space above the last one taken by a tile like it."""
        places = [*self.places, int(cell)]
        tile = tiles[len(self.places)]
        if cell < first_above(tiles, self.places, tile):
            return False
        free &= ~(1 << cell)
        for kind in set(tiles[len(places) :]):
            bound = first_above(tiles, places, kind)
            needed = sum(first_above(tiles, places, other) >= bound for other in tiles[len(places) :])
            if cells_from(free, bound) < needed:
                return False
        return True

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(RemodelPlace(self.seat, self.building, self.picked, [*self.places, argument_of(option)]))

    def happens(self, game: DragonValley) -> None:
        player = game.players[self.seat]
        tiles = picked_tiles(player, self.picked)
        for cell in range(CELLS):
            if self.picked >> cell & 1:
                clear_site(player, cell)
        for number, cell in enumerate(self.places):
            lay_tile(game, self.seat, cell, tiles[number])


def picked_tiles(player: Player, picked: i64) -> list[int]:
    """The tiles picked, with face and mark, in the order of their spaces."""
    return [lifted(player, cell) for cell in picked_cells(picked)]


def picked_cells(picked: i64) -> list[int]:
    """The spaces of the tiles picked."""
    return [cell for cell in range(CELLS) if picked >> cell & 1]


def first_above(tiles: list[int], places: list[int], tile: int) -> int:
    """The lowest space that a tile may take after those like it."""
    return max([place + 1 for number, place in enumerate(places) if tiles[number] == tile], default=0)


def cells_from(cells: i64, first: int) -> int:
    return sum(cells >> cell & 1 for cell in range(first, CELLS))


# --- swapping


def swap_firsts(player: Player) -> list[int]:
    """DV-238: the standing tiles for which there is another to swap with."""
    options: list[int] = []
    for cell in range(CELLS):
        if player.buildings[cell] != NOTHING and swap_seconds(player, cell):
            options.append(option(PLACE, cell))
    return options


def swap_seconds(player: Player, first: i64) -> list[int]:
    """DV-238, DV-R62: a standing tile of a higher index, each allowed on the other's space, or one of the supply."""
    mine: i64 = player.buildings[first]
    options: list[int] = []
    for cell in range(first + 1, CELLS):
        other: i64 = player.buildings[cell]
        if other != NOTHING and SITES[mine] >> cell & 1 and SITES[other] >> first & 1:
            options.append(option(PLACE, cell))
    for building in range(BUILDINGS):
        if player.supply[building] and swap_sites(player, first, building):
            options.append(option(FROM_SUPPLY, building))
    return options


def swap_sites(player: Player, first: i64, building: i64) -> i64:
    """DV-238, DV-240: the free allowed spaces, the vacated one included; the one black space keeps Dungeons single."""
    return free_sites(player, building) | (SITES[building] & 1 << first)


@final
class SwapFirst(Step[DragonValley]):
    """DV-238: one of the player's own standing tiles."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.seat, SWAP_FIRST, swap_firsts(game.players[self.seat]))

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(SwapSecond(self.seat, argument_of(option)))


@final
class SwapSecond(Step[DragonValley]):
    """DV-238: two standing tiles exchange places, or one returns to the supply and one of the supply is built."""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first

    def asks(self, game: DragonValley) -> Decision | None:
        first = option(PLACE, self.first)
        options = [following(first, code) for code in swap_seconds(game.players[self.seat], self.first)]
        return Decision(self.seat, SWAP_SECOND, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == FROM_SUPPLY:
            game.then(SwapPlace(self.seat, self.first, argument_of(option)))
        else:
            exchange_tiles(game, self.seat, self.first, argument_of(option))


def exchange_tiles(game: DragonValley, seat: i64, first: i64, second: i64) -> None:
    """DV-238, DV-R62: faces and marks go with the tiles."""
    player = game.players[seat]
    one, other = lifted(player, first), lifted(player, second)
    clear_site(player, first)
    clear_site(player, second)
    lay_tile(game, seat, second, one)
    lay_tile(game, seat, first, other)


@final
class SwapPlace(Step[DragonValley]):
    """DV-238, DV-241: the tile of the supply goes on any allowed free space, the vacated one included."""

    def __init__(self, seat: i64, first: i64, building: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first
        self.building: Final[i64] = building

    def asks(self, game: DragonValley) -> Decision | None:
        sites = swap_sites(game.players[self.seat], self.first, self.building)
        before = following(option(PLACE, self.first), option(FROM_SUPPLY, self.building))
        return Decision(self.seat, SWAP_PLACE, places_as_options(sites, before))

    def chosen(self, game: DragonValley, option: i64) -> None:
        take_back(game, self.seat, self.first)
        build(game, self.seat, self.building, argument_of(option))
