"""Invariants: what holds after every choice. Those that compare two moments are tested in `tests/dragon_valley`."""

from wartable.dragon_valley.components import (
    BUILDING_ROWS,
    BUILDINGS,
    CARDS,
    CELLS,
    DUNGEON,
    EMPTY_FIELD,
    FIRST_CARD,
    FIRST_CUBE,
    FIRST_LOCATION,
    FLOOR,
    FOES,
    FRIENDS,
    IS_FRATERNAL,
    KEEP,
    LEVELS,
    LOCATIONS,
    MAP,
    PLACES,
    PRISON,
    SITES,
    TERRITORIES,
    UNITS,
)
from wartable.dragon_valley.options import ASSIGN_ITEM, CHOOSE_PILE, TURN_MENU, key
from wartable.dragon_valley.packing import group_of, large_number_of
from wartable.dragon_valley.sieges import is_forbidden_mountain, is_in_move_action, missing_square
from wartable.dragon_valley.table import NOBODY, NOTHING, SELECTION, DragonValley
from wartable.dragon_valley.verbs import foes_at, units_at

MOST_OPTIONS = 200


def broken(game: DragonValley) -> list[str]:
    """The ids of the invariants that do not hold. DV-I23, DV-I24: one King's Favored; rounds within the limit."""
    checks = {
        "DV-I01": cubes_are_complete(game),
        "DV-I02": tiles_are_complete(game),
        "DV-I03": cards_are_complete(game),
        "DV-I04": territories_are_complete(game),
        "DV-I05": all(player.score >= FLOOR for player in game.players),
        "DV-I06": markers_go_with_units(game),
        "DV-I07": markers_suffice(game),
        "DV-I08": hidden_tiles_are_empty(game),
        "DV-I09": claims_are_kept(game),
        "DV-I10": no_enemy_stays_in_a_keep(game),
        "DV-I11": buildings_stand_rightly(game),
        "DV-I12": dungeons_are_single(game),
        "DV-I13": only_fraternal_tiles_are_face_down(game),
        "DV-I14": draws_follow_the_chart(game),
        "DV-I15": divisions_are_whole(game),
        "DV-I16": actions_are_counted(game),
        "DV-I20": scores_are_accounted_for(game),
        "DV-I21": no_siege_is_left_complete(game),
        "DV-I22": game.phase != SELECTION or nothing_lasts(game),
        "DV-I23": 0 <= game.favored < game.seats,
        "DV-I24": game.round <= game.mode.max_rounds,
        "DV-I25": options_are_few_and_different(game),
        "DV-I29": marks_are_single(game),
        "DV-I34": kept_sets_are_right(game),
    }
    return [name for name, holds in checks.items() if not holds]


def cubes_are_complete(game: DragonValley) -> bool:
    """DV-I01: every cube is in the bag, drawn, in a barony, on a location, kept or removed."""
    totals = list(game.stock.bag)
    for draw in game.draws:
        for item in draw.items:
            if item >= FIRST_CUBE:
                totals[item - FIRST_CUBE] += 1
    for kind in range(FRIENDS):
        totals[kind] += large_number_of(game.stock.dead, kind)
    for player in game.players:
        for at, number in enumerate(player.units):
            totals[at % FRIENDS] += number
        for at, number in enumerate(player.enemies):
            totals[FRIENDS + at % FOES] += number
        for enemy in range(FOES):
            totals[FRIENDS + enemy] += large_number_of(player.kept, enemy)
    return totals == [unit.count for unit in UNITS]


def tiles_are_complete(game: DragonValley) -> bool:
    """DV-I02: every tile is in the stack, drawn, in a supply, standing or destroyed."""
    totals = list(game.stock.destroyed)
    for building in game.stock.stack:
        totals[building] += 1
    for draw in game.draws:
        for item in draw.items:
            if item < FIRST_CARD:
                totals[item] += 1
    for player in game.players:
        for building in range(BUILDINGS):
            totals[building] += player.supply[building] + player.buildings.count(building)
    return totals == [building.count for building in BUILDING_ROWS]


def cards_are_complete(game: DragonValley) -> bool:
    """DV-I03: in a round every card is in exactly one place."""
    masks = [game.stock.discards, game.stock.revealed, *(player.cards for player in game.players)]
    cards = [card for card in range(CARDS) for mask in masks if mask >> card & 1] + game.stock.deck
    for draw in game.draws:
        cards = cards + [item - FIRST_CARD for item in draw.items if FIRST_CARD <= item < FIRST_CUBE]
    if game.over or not any(draw.items for draw in game.draws):
        return sorted(cards) in ([], list(range(CARDS)))
    return sorted(cards) == list(range(CARDS))


def territories_are_complete(game: DragonValley) -> bool:
    """DV-I04: every tile is on a location, is conquered, or is a removed empty field."""
    kinds = [kind for kind in game.valley.territories if kind != NOTHING]
    kinds = kinds + [int(EMPTY_FIELD)] * game.valley.removed_fields
    for player in game.players:
        kinds = kinds + [kind for kind in range(len(TERRITORIES)) if player.conquered >> kind & 1]
        if player.conquered >> EMPTY_FIELD & 1:
            return False
    present = [place for place in range(LOCATIONS) if game.valley.tiles >> (FIRST_LOCATION + place) & 1]
    is_noted = present == [place for place in range(LOCATIONS) if game.valley.territories[place] != NOTHING]
    return is_noted and sorted(kinds) == sorted(k for k, tile in enumerate(TERRITORIES) for _ in range(tile.count))


def markers_go_with_units(game: DragonValley) -> bool:
    """DV-I06: units and exactly one marker go together; two players only while a siege is being taken."""
    for place in range(FIRST_LOCATION, PLACES):
        owners = [seat for seat, player in enumerate(game.players) if player.markers >> place & 1]
        for seat, player in enumerate(game.players):
            has_units = units_at(player, place) > 0
            if has_units != (seat in owners) and not (has_units and player.withdrawing >> place & 1):
                return False
        if len(owners) > (2 if is_in_move_action(game) else 1):
            return False
    return True


def markers_suffice(game: DragonValley) -> bool:
    """DV-I07: two markers; in Eradication one besieged tile."""
    most = 1 if game.mode.one_siege else 2
    for player in game.players:
        besieged = int(player.markers & game.valley.tiles).bit_count()
        if int(player.markers).bit_count() > 2 or besieged > most:
            return False
    return True


def hidden_tiles_are_empty(game: DragonValley) -> bool:
    """DV-I08: outside a Move action no unit or marker is on a face-down tile, and nobody is withdrawing."""
    if is_in_move_action(game):
        return True
    hidden = game.valley.tiles & ~game.valley.face_up
    return all(not player.markers & hidden and not player.withdrawing for player in game.players)


def claims_are_kept(game: DragonValley) -> bool:
    """DV-I09: a claimed tile carries no other player's marker."""
    for seat, player in enumerate(game.players):
        if any(player.claims & other.markers for place, other in enumerate(game.players) if place != seat):
            return False
    return True


def no_enemy_stays_in_a_keep(game: DragonValley) -> bool:
    """DV-I10: no enemy in a Keep, on a location or on the strip; no friend on the strip; no count is negative."""
    for player in game.players:
        strip = sum(units_at(player, cell) for cell in range(MAP, CELLS))
        if foes_at(player, KEEP) or strip or min(player.units) < 0 or min(player.enemies) < 0:
            return False
    return True


def buildings_stand_rightly(game: DragonValley) -> bool:
    """DV-I11: every tile is on a terrain allowed for it, so none in the pass or the Keep."""
    for player in game.players:
        for cell, building in enumerate(player.buildings):
            if building != NOTHING and not SITES[building] >> cell & 1:
                return False
    return True


def dungeons_are_single(game: DragonValley) -> bool:
    """DV-I12: at most one Dungeon and 0 to 4 prisoners, none without it."""
    for player in game.players:
        dungeons = player.buildings.count(DUNGEON)
        if dungeons > 1 or not 0 <= player.prisoners <= (PRISON if dungeons else 0):
            return False
    return True


def only_fraternal_tiles_are_face_down(game: DragonValley) -> bool:
    """DV-I13: what is face down is a fraternal tile."""
    for player in game.players:
        for cell in range(CELLS):
            if player.face_down >> cell & 1 and not (
                player.buildings[cell] != NOTHING and IS_FRATERNAL[player.buildings[cell]]
            ):
                return False
    return True


def draws_follow_the_chart(game: DragonValley) -> bool:
    """DV-I14: the open items are the chart's numbers; fewer tiles or cubes only when stack or bag are short."""
    for draw in game.draws:
        tiles = sum(item < FIRST_CARD for item in draw.items)
        cards = sum(FIRST_CARD <= item < FIRST_CUBE for item in draw.items)
        cubes = len(draw.items) - tiles - cards
        if draw.items:
            has_all_cubes = cubes == game.chart.cubes or not any(game.stock.bag)
            if tiles not in (0, game.chart.tiles) or cards != game.chart.cards or not has_all_cubes:
                return False
    return True


def divisions_are_whole(game: DragonValley) -> bool:
    """DV-I15: when piles are chosen every item has one and none is empty; nobody has two."""
    decision = game.decision
    for draw in game.draws:
        owners = [owner for owner in draw.owners if owner != NOBODY]
        if len(set(owners)) != len(owners):
            return False
        is_divided = decision is not None and decision.question == CHOOSE_PILE
        if is_divided and (len(draw.piles) != len(draw.items) or set(draw.piles) != set(range(len(draw.owners)))):
            return False
    return decision is None or decision.question != ASSIGN_ITEM or len(game.draws) > 0


def actions_are_counted(game: DragonValley) -> bool:
    """DV-I16: at most two actions, of different kinds, the second by one of the three cards."""
    number = int(game.actions).bit_count()
    return number <= (2 if game.effort else 1)


def scores_are_accounted_for(game: DragonValley) -> bool:
    """DV-I20: the start score and the logged changes add up to the score."""
    for seat, player in enumerate(game.players):
        start = LEVELS[game.level] if game.level and seat == 1 else 0
        if start + sum(player.tally) != player.score:
            return False
    return True


def no_siege_is_left_complete(game: DragonValley) -> bool:
    """DV-I21: when the menu is open, as at the end of the turn, none of the player's sieges is complete."""
    decision = game.decision
    if decision is None or decision.question != TURN_MENU or not game.actions:
        return True
    seat = decision.seat
    sieges = game.players[seat].markers & game.valley.tiles
    for place in range(FIRST_LOCATION, PLACES):
        if sieges >> place & 1 and missing_square(game, seat, place) == NOTHING:
            return is_forbidden_mountain(game, seat, place)
    return True


def nothing_lasts(game: DragonValley) -> bool:
    """DV-I22: at the start of a round no blessing, fire, guard or sapped name is active."""
    lasting = [p for p in game.players if p.blessed != NOTHING or p.fire != NOTHING or p.guard]
    return not lasting and not game.stock.sapped


def options_are_few_and_different(game: DragonValley) -> bool:
    """DV-I25: two to 200 options with different keys."""
    for decision in game.decisions():
        keys = {key(code) for code in decision.options}
        if not 2 <= len(keys) == len(decision.options) <= MOST_OPTIONS:
            return False
    return game.over or game.decision is not None


def marks_are_single(game: DragonValley) -> bool:
    """DV-I29: at most one blessed unit, in its owner's barony, and one Defensive Fire, on a building."""
    blessed = [player for player in game.players if player.blessed != NOTHING]
    fires = [player for player in game.players if player.fire != NOTHING]
    are_real = all(p.units[p.blessed] and p.blessed < MAP * FRIENDS for p in blessed)
    return len(blessed) <= 1 and len(fires) <= 1 and are_real and all(p.buildings[p.fire] != NOTHING for p in fires)


def kept_sets_are_right(game: DragonValley) -> bool:
    """DV-I34: the sets of places and the counts of buildings are those that the lists give."""
    for player in game.players:
        camps = sum(1 << place for place in range(PLACES) if units_at(player, place))
        beset = sum(1 << cell for cell in range(MAP) if foes_at(player, cell))
        sites = sum(1 << cell for cell in range(CELLS) if player.buildings[cell] != NOTHING)
        upright = [cell for cell in range(CELLS) if sites >> cell & 1 and not player.face_down >> cell & 1]
        face_up = sum(group_of(player.buildings[cell], 1) for cell in upright)
        if (player.camps, player.beset, player.sites, player.face_up) != (camps, beset, sites, face_up):
            return False
    return True
