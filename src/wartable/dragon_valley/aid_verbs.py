"""Verbs of the King's Aid: drawing and dividing items, cards, and the purple cubes that cards and guards bring."""

from mypy_extensions import i64

from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CARD_IDS,
    CARDS,
    FIRST_CARD,
    FIRST_CUBE,
    FRIEND_IDS,
    FRIENDS,
    KEEP,
    PASS,
    PAYOUT,
    PLACE_IDS,
    PRISON,
    ROYAL_GUARD,
    SAPPERS,
)
from wartable.dragon_valley.table import NOBODY, NOTHING, DragonValley, Draw
from wartable.dragon_valley.verbs import PRISONERS, REBELLION, deploy_cube, score, turn_down

# --- the Selection


def shuffle_deck(game: DragonValley) -> None:
    """DV-036: all cards form a fresh deck."""
    game.stock.deck = list(range(CARDS))
    game.chance.shuffle(game.stock.deck)


def add_draw(game: DragonValley, castellan: i64, choosers: list[int]) -> None:
    """DV-037: a castellan gets room for what is drawn."""
    game.draws.append(Draw(castellan, choosers, [], [], [int(NOBODY)] * game.chart.piles))


def draw_tile(game: DragonValley, draw: Draw) -> None:
    """DV-041: from the top of the stack."""
    draw.items.append(game.stock.stack.pop())


def draw_card(game: DragonValley, draw: Draw) -> None:
    """DV-041: from the top of the deck."""
    draw.items.append(FIRST_CARD + game.stock.deck.pop())


def draw_cube(game: DragonValley, draw: Draw) -> None:
    """DV-041: each cube in the bag is equally likely."""
    bag = game.stock.bag
    place: i64 = game.chance.below(bag_size(game))
    kind: i64 = 0
    while place >= bag[kind]:
        place -= bag[kind]
        kind += 1
    bag[kind] -= 1
    draw.items.append(FIRST_CUBE + kind)


def lay_out(draw: Draw) -> None:
    """DV-042: everything that is drawn is open, in canonical order."""
    draw.items.sort()


def bag_size(game: DragonValley) -> i64:
    """How many cubes are in the bag."""
    size: i64 = 0
    for number in game.stock.bag:
        size += number
    return size


def lay_item(game: DragonValley, draw: Draw, pile: i64) -> None:
    """DV-043: the next item goes to a pile."""
    draw.piles.append(pile)
    if game.telling and len(draw.piles) == len(draw.items):
        game.tell("divided", {"seat": draw.castellan})


def take_pile(game: DragonValley, draw: Draw, seat: i64, pile: i64) -> None:
    """DV-044, DV-045, DV-051: a pile has an owner."""
    draw.owners[pile] = seat
    if game.telling:
        game.tell("took_pile", {"seat": seat, "pile": pile + 1, "castellan": draw.castellan})


def deploy_item(game: DragonValley, seat: i64, item: i64) -> None:
    """DV-059, DV-061..DV-063: where an item of a pile goes."""
    player = game.players[seat]
    if item >= FIRST_CUBE:
        kind: i64 = item - FIRST_CUBE
        deploy_cube(game, seat, kind, KEEP if kind < FRIENDS else PASS)
    elif item >= FIRST_CARD:
        player.cards |= 1 << item - FIRST_CARD
    else:
        player.supply[item] += 1
        player.rebuilt += 1


def clear_draws(game: DragonValley) -> None:
    """DV-059: every pile has come to its owner."""
    game.draws = []


# --- cards


def use_card(game: DragonValley, seat: i64, card: i64) -> None:
    """A used card is set aside until the next round (DV-215)."""
    game.players[seat].cards &= ~(1 << card)
    game.stock.discards |= 1 << card
    if game.telling:
        game.tell("used_card", {"seat": seat, "card": CARD_IDS[card]})


def reveal_card(game: DragonValley, seat: i64) -> None:
    """DV-066: the top card of the deck is turned up for all."""
    card = game.stock.deck.pop()
    game.stock.revealed |= 1 << card
    if game.telling:
        game.tell("revealed", {"seat": seat, "card": CARD_IDS[card]})


def keep_revealed(game: DragonValley, seat: i64, card: i64) -> None:
    """DV-066: a revealed card is added to the cards of the seat."""
    game.players[seat].cards |= 1 << card
    game.stock.revealed &= ~(1 << card)
    if game.telling:
        game.tell("kept_card", {"seat": seat, "card": CARD_IDS[card]})


def discard_revealed(game: DragonValley) -> None:
    """DV-066: the others are discarded."""
    game.stock.discards |= game.stock.revealed
    game.stock.revealed = 0


def collect_cards(game: DragonValley) -> None:
    """DV-274, DV-I03: the deck and the discards of this round are dissolved; the next deck holds all cards."""
    game.stock.discards = 0
    game.stock.sapped = 0
    game.stock.deck = []


def lay_off_cards(game: DragonValley, seat: i64) -> None:
    """DV-274: cards that their owner has not used."""
    player = game.players[seat]
    if game.telling:
        for card in range(CARDS):
            if player.cards >> card & 1:
                game.tell("laid_off", {"seat": seat, "card": CARD_IDS[card]})
    player.cards = 0


# --- what cards and guards bring for the round


def bless(game: DragonValley, seat: i64, cell: i64, unit: i64) -> None:
    """DV-216: one unit is blessed."""
    game.players[seat].blessed = cell * FRIENDS + unit
    if game.telling:
        game.tell("blessed", {"seat": seat, "unit": FRIEND_IDS[unit], "place": PLACE_IDS[cell]})


def set_fire(game: DragonValley, seat: i64, cell: i64) -> None:
    """DV-226: a building carries Defensive Fire."""
    player = game.players[seat]
    player.fire = cell
    player.rebuilt += 1
    if game.telling:
        game.tell("fire_set", {"seat": seat, "place": PLACE_IDS[cell]})


def rouse_guard(game: DragonValley, seat: i64) -> None:
    """DV-206, DV-R68: from now until the end of the round; the tile's later fate does not matter."""
    turn_down(game, seat, ROYAL_GUARD)
    game.players[seat].guard = True


def sap(game: DragonValley, seat: i64, building: i64) -> None:
    """DV-081: all buildings of the name lose their effect. DV-082, DV-083, DV-R32: naming Sappers cancels other uses.

    Sapped Sappers do not work, so nobody else is asked this round.
    """
    if building == SAPPERS:
        game.stock.sapped = 0
    game.stock.sapped |= 1 << building
    if game.telling:
        game.tell("sapped", {"seat": seat, "building": BUILDING_IDS[building]})


def end_effects(game: DragonValley, seat: i64) -> None:
    """DV-275, DV-006, DV-R01, DV-I22: what lasted for the round ends."""
    player = game.players[seat]
    player.blessed = NOTHING
    player.fire = NOTHING
    player.rebuilt += 1
    player.guard = False


# --- prisoners


def squash_rebellion(game: DragonValley, seat: i64, has_prison: bool) -> None:
    """DV-242, DV-R61: a prisoner for a Dungeon with room, without being asked; otherwise a point is lost."""
    player = game.players[seat]
    if has_prison and player.prisoners < PRISON:
        player.prisoners += 1
        game.tell("prisoner", {"seat": seat, "cubes": player.prisoners})
    else:
        score(game, seat, -1, REBELLION)


def cash_prisoners(game: DragonValley, seat: i64) -> None:
    """DV-243: all prisoners for 1, 3, 6 or 10 points."""
    player = game.players[seat]
    points: i64 = PAYOUT[player.prisoners]
    player.prisoners = 0
    score(game, seat, points, PRISONERS)
