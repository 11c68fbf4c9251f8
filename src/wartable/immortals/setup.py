"""Set-up for three to five players, and the unofficial game for two. IM-211: chance comes in this order."""

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.chance import Chance
from wartable.engine.combinators import each_seat_from
from wartable.engine.contract import Setting
from wartable.engine.log import bit
from wartable.immortals.components import (
    AREA_OF_REGION,
    AREAS,
    BOARDS,
    CONFLICT_CARDS,
    DARK,
    DARK_TRIBES,
    LIGHT,
    LIGHT_TRIBES,
    OF_REALM,
    OUTER_GROUPS,
    REGIONS,
    ROUNDS,
    SECTORS,
    SITES,
    STANDS_FOR,
    TWO_PLAYERS,
)
from wartable.immortals.draft import DealDraft
from wartable.immortals.home import ChooseHomeGroup
from wartable.immortals.masks import members
from wartable.immortals.table import Cards, Immortals, Known, Mode, Player, empty_board, no_memory
from wartable.immortals.tower import empty_tower

APART: int = 2


def new_game(players: i64, chance: Chance, options: dict[str, Setting]) -> Immortals:
    """IM-014: structures, inhabitants, gold and energy form the supply. IM-019: the rest is out of the game.

    IM-R10: the first player is random.
    """
    first: i64 = chance.below(players)
    lights = (
        pair_of_tribes(chance, first) if players == TWO_PLAYERS else shuffled(chance, list(range(len(LIGHT_TRIBES))))
    )
    darks = shuffled(chance, list(range(len(DARK_TRIBES))))
    mode = mode_of(players, lights, options)
    seats = [seat_player(lights[seat], darks[seat], OUTER_GROUPS[players]) for seat in range(players)]
    cards = [Cards(empty_board()) for _ in range(players)]
    game = Immortals(mode, chance, seats, cards, empty_tower(options["tower_model"] == "coin"))
    game.known = [Known([0, 0]) for _ in range(players)]
    game.memory = no_memory(players)
    game.armies = [0] * SITES
    game.first = game.marker = first
    game.draft_stacks = [shuffled(chance, members(mode.conflicts & OF_REALM[realm])) for realm in (LIGHT, DARK)]
    steps: list[Step[Immortals]] = [ChooseHomeGroup(seat) for seat in each_seat_from(first, players)]
    game.do(*steps, DealDraft())
    return game


def shuffled(chance: Chance, items: list[int]) -> list[int]:
    """IM-210, IM-213, IM-025: taken in component order and shuffled; the top is the end of the list."""
    chance.shuffle(items)
    return items


def seat_player(light: i64, dark: i64, outer: bool) -> Player:
    """IM-017, IM-018, IM-020: a board of two halves, 43 cubes, those of the army groups on their spaces."""
    board = BOARDS[light][dark]
    groups = board.groups(outer)
    player = Player(board, groups, [0, 0], [0, 0, 0, 0, 0])
    player.supply -= sum(groups)
    return player


def pair_of_tribes(chance: Chance, first: i64) -> list[int]:
    """IM-204: with two players the homes are exactly two sectors apart on the ring."""
    tribe: i64 = chance.below(len(LIGHT_TRIBES))
    sector = sector_of(tribe)
    apart = [one for one in range(len(LIGHT_TRIBES)) if (sector_of(one) - sector) % AREAS in (APART, AREAS - APART)]
    other = apart[chance.below(len(apart))]
    return [int(tribe), other] if first == 0 else [other, int(tribe)]


def sector_of(tribe: i64) -> int:
    return SECTORS[AREA_OF_REGION[LIGHT_TRIBES[tribe].home]]


def areas_in_play(players: i64, lights: list[int]) -> i64:
    """IM-205: with two players both home areas and the one between them; else all."""
    if players != TWO_PLAYERS:
        return bit(AREAS) - 1
    one, other = sector_of(lights[0]), sector_of(lights[1])
    between = (one + 1) % AREAS if (one + APART) % AREAS == other else (one - 1) % AREAS
    return bit(SECTORS.index(one)) | bit(SECTORS.index(other)) | bit(SECTORS.index(between))


def mode_of(players: i64, lights: list[int], options: dict[str, Setting]) -> Mode:
    """IM-015, IM-016, IM-R01, IM-206: rounds, never fewer than printed. IM-205: sites and cards of areas in play."""
    areas = areas_in_play(players, lights)
    regions: i64 = 0
    sites: i64 = 0
    for region in range(REGIONS):
        if areas >> AREA_OF_REGION[region] & 1:
            regions |= bit(region)
            sites |= STANDS_FOR[region]
    conflicts: i64 = 0
    for card in CONFLICT_CARDS:
        if areas >> card.area & 1:
            conflicts |= bit(card.number)
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    mode = Mode(max(rounds, ROUNDS[players]), sites, regions, conflicts)
    mode.shows_both_realms = options["region_card_shows_both_realms"] is True
    mode.exile_return = options["exile_return"] is True
    return mode
