"""Verbs: the only code that moves dice, cards, markers and Wardens. Each logs what happened, and who learned what."""

from typing import Final

from mypy_extensions import i64

from wartable.engine.log import EVERYBODY, Fact
from wartable.shadow_kingdoms.components import (
    AREA_IDS,
    AWARDS,
    CAMP,
    CHAMPIONS,
    CIRCLES,
    DIE_CODES,
    FACES,
    LINE_SPACES,
    MAP_SIDES,
    PLANS,
    ROW_SLOTS,
    SHRINES,
    TROOPS,
)
from wartable.shadow_kingdoms.dice import die_of, troop_of, with_die, without
from wartable.shadow_kingdoms.effects import NOTHING, SHRINE_IDS
from wartable.shadow_kingdoms.options import IDS, die_word, slot_word
from wartable.shadow_kingdoms.table import Deck, ShadowKingdoms

BAG_FIELD: Final[i64] = 8
BAG_MASK: Final[i64] = 255


# --- dice


def into_bag(game: ShadowKingdoms, die: i64) -> None:
    """SK-I01, SK-R06: a die back in the bag is known only by its colour."""
    game.bag += 1 << BAG_FIELD * troop_of(die)


def dice_in_bag(game: ShadowKingdoms) -> i64:
    total: i64 = 0
    for troop in range(TROOPS):
        total += game.bag >> BAG_FIELD * troop & BAG_MASK
    return total


def draw_die(game: ShadowKingdoms) -> i64:
    """SK-R79: a die of the bag, each equally likely, then its face."""
    place: i64 = game.chance.below(dice_in_bag(game))
    troop: i64 = 0
    while place >= game.bag >> BAG_FIELD * troop & BAG_MASK:
        place -= game.bag >> BAG_FIELD * troop & BAG_MASK
        troop += 1
    game.bag -= 1 << BAG_FIELD * troop
    game.learns(EVERYBODY)
    return die_of(troop, game.chance.below(FACES) + 1)


def fill_shrines(game: ShadowKingdoms, number: i64) -> None:
    """SK-019, SK-043, SK-R08: from the Gem Shrine clockwise, each gets the same number of rolled dice.

    SK-045: as far as they reach.
    """
    shrines: list[list[int]] = []
    for _ in range(SHRINES):
        dice: list[int] = []
        for _ in range(number):
            if dice_in_bag(game):
                dice.append(draw_die(game))
        shrines.append(sorted(dice))
    game.shrines = shrines


def empty_shrines(game: ShadowKingdoms) -> None:
    """SK-042: all dice in the Shrines go back to the bag; those on player boards stay."""
    for dice in game.shrines:
        for die in dice:
            into_bag(game, die)
    game.shrines = [[], [], [], [], []]


def take_from_shrine(game: ShadowKingdoms, seat: i64, shrine: i64, die: i64) -> None:
    """SK-035, RL-011: a die leaves its Shrine, its face unchanged (SK-036)."""
    shrines = game.shrines[:]
    shrines[shrine] = without(shrines[shrine], die)
    game.shrines = shrines
    if game.telling:
        game.tell("took_die", {"seat": seat, "die": die_word(die), "shrine": SHRINE_IDS[shrine]})


def move_between_shrines(game: ShadowKingdoms, seat: i64, die: i64, way: tuple[i64, i64]) -> None:
    """RL-090, RL-R38: a die goes from one Shrine into another, its face unchanged."""
    start, end = way
    shrines = game.shrines[:]
    shrines[start] = without(shrines[start], die)
    shrines[end] = with_die(shrines[end], die)
    game.shrines = shrines
    if game.telling:
        facts: dict[str, Fact] = {"seat": seat, "die": die_word(die)}
        game.tell("moved_die", {**facts, "shrine": SHRINE_IDS[start], "location": SHRINE_IDS[end]})


def dice_in_shrines(game: ShadowKingdoms) -> i64:
    """SK-040: the dice on the game board."""
    total: i64 = 0
    for dice in game.shrines:
        total += len(dice)
    return total


def put_on_board(game: ShadowKingdoms, seat: i64, die: i64) -> None:
    """SK-036: a die goes to an open space, its face unchanged."""
    player = game.players[seat]
    player.dice = with_die(player.dice, die)


def keep_die(game: ShadowKingdoms, seat: i64, die: i64) -> None:
    """SK-036, RL-R15: the die just taken goes to an open space, where powers may still raise it."""
    put_on_board(game, seat, die)
    game.players[seat].fresh_die = die


def return_new_die(game: ShadowKingdoms, seat: i64, die: i64) -> None:
    """SK-037, RL-R15: the die just taken goes to the bag; nothing can raise it any more."""
    into_bag(game, die)
    game.players[seat].fresh_die = NOTHING
    if game.telling:
        game.tell("bagged", {"seat": seat})


def put_on_locked_space(game: ShadowKingdoms, seat: i64, die: i64) -> None:
    """RL-040: a die goes to the extra space, which it leaves only in a battle (RL-042, RL-I10)."""
    game.players[seat].locked_die = die
    game.players[seat].fresh_die = DIE_CODES + die
    if game.telling:
        game.tell("placed_extra", {"seat": seat, "die": die_word(die)})


def discard_die(game: ShadowKingdoms, seat: i64, die: i64) -> None:
    """SK-037: one of the dice on the board goes to the bag."""
    player = game.players[seat]
    player.dice = without(player.dice, die)
    into_bag(game, die)
    if game.telling:
        game.tell("discarded_die", {"seat": seat, "die": die_word(die)})


def change_die(game: ShadowKingdoms, seat: i64, old: i64, new: i64) -> None:
    """SK-109: a die of the board really shows another face now."""
    player = game.players[seat]
    player.dice = with_die(without(player.dice, old), new)
    if player.fresh_die == old:
        player.fresh_die = new
    if game.telling:
        game.tell("changed_die", {"seat": seat, "die": die_word(old), "into": die_word(new)})


def change_locked_die(game: ShadowKingdoms, seat: i64, new: i64) -> None:
    """RL-R21: the die on the extra space may be changed like any other."""
    player = game.players[seat]
    if game.telling:
        game.tell("changed_die", {"seat": seat, "die": die_word(player.locked_die), "into": die_word(new)})
    player.locked_die = new
    if player.fresh_die >= DIE_CODES:
        player.fresh_die = DIE_CODES + new


def move_warden(game: ShadowKingdoms, seat: i64, place: i64) -> None:
    """SK-029: the compulsory move of their own Warden."""
    game.players[seat].place = place
    if game.telling:
        if place == CAMP:
            game.tell("went_home", {"seat": seat})
        else:
            game.tell("moved", {"seat": seat, "location": IDS["l"][place]})


def move_adversary(game: ShadowKingdoms, place: i64) -> None:
    """SK-219: the Adversary's Warden goes to another Shrine."""
    game.adversary.place = place
    if game.telling:
        game.tell("adversary_moved", {"location": SHRINE_IDS[place]})


# --- cards


def reveal(game: ShadowKingdoms, deck: Deck) -> i64:
    """The top card of a deck, or NOTHING. A card that was put under the deck in the open teaches nobody anything."""
    left: i64 = deck.size
    if left == 0:
        return NOTHING
    card: i64 = deck.cards[deck.drawn]
    deck.drawn += 1
    if deck.known == left:
        deck.known -= 1
    else:
        game.learns(EVERYBODY)
    return card


def put_under(deck: Deck, card: i64) -> None:
    """SK-R23: an open card goes under its deck, where everybody knows it to be (SK-R76)."""
    deck.cards = [*deck.cards[deck.drawn :], card]
    deck.drawn = 0
    deck.known += 1


def fill_line(game: ShadowKingdoms) -> None:
    """SK-091, SK-I07, SK-R25: cards have slid down; the free spaces next to the deck get new ones, while there
    are any.
    """
    while len(game.line) < LINE_SPACES:
        plan = reveal(game, game.plan_deck)
        if plan == NOTHING:
            return
        game.line = [*game.line, plan]
        if game.telling:
            game.tell("laid_plan", {"plan": PLANS[plan].id})


def take_from_line(game: ShadowKingdoms, plan: i64) -> None:
    """SK-091, SK-R24: a plan leaves the line, the cards above it slide down, a new one is revealed on the
    dearest space.
    """
    game.line = without(game.line, plan)
    fill_line(game)


def give_to_adversary(game: ShadowKingdoms, plan: i64) -> None:
    """SK-223: a plan of the line goes to the Adversary."""
    game.adversary.plans = [*game.adversary.plans, plan]
    take_from_line(game, plan)


def cycle_plan(game: ShadowKingdoms, seat: i64, plan: i64) -> None:
    """SK-067, SK-R23: a plan goes under the deck, the line slides, and the top card is revealed."""
    game.line = without(game.line, plan)
    put_under(game.plan_deck, plan)
    if game.telling:
        game.tell("cycled_plan", {"seat": seat, "plan": PLANS[plan].id})
    fill_line(game)


def fill_slot(game: ShadowKingdoms, place: i64) -> None:
    """SK-079, SK-R26, SK-R25: a slot of a Champion row gets the top card of its deck; the row does not slide."""
    rows = game.rows[:]
    kind = reveal(game, game.champion_decks[place // ROW_SLOTS])
    rows[place] = kind
    game.rows = rows
    if game.telling and kind != NOTHING:
        game.tell("laid_champion", {"champion": CHAMPIONS[kind].id, "slot": slot_word(place)})


def cycle_champion(game: ShadowKingdoms, seat: i64, place: i64) -> None:
    """SK-068, SK-R23: a Champion goes under its deck, and a new one is revealed in its slot."""
    kind: i64 = game.rows[place]
    put_under(game.champion_decks[place // ROW_SLOTS], kind)
    if game.telling:
        game.tell("cycled_champion", {"seat": seat, "champion": CHAMPIONS[kind].id})
    fill_slot(game, place)


def renew_champions(game: ShadowKingdoms) -> None:
    """SK-044, SK-R07: in each row slots 1, 2, 3 go under the deck in that order, then are filled from its top."""
    places: i64 = len(game.rows)
    for place in range(places):
        kind: i64 = game.rows[place]
        if kind != NOTHING:
            put_under(game.champion_decks[place // ROW_SLOTS], kind)
    for place in range(places):
        fill_slot(game, place)


def receive_champion(game: ShadowKingdoms, seat: i64, place: i64) -> i64:
    """SK-079, SK-R24: the card goes beside the board, and its slot is refilled at once. SK-I30: it never leaves."""
    kind: i64 = game.rows[place]
    player = game.players[seat]
    player.champions = [*player.champions, kind]
    owned = player.owned[:]
    owned[CHAMPIONS[kind].type] += 1
    player.owned = owned
    if game.telling:
        game.tell("gained_champion", {"seat": seat, "champion": CHAMPIONS[kind].id})
    fill_slot(game, place)
    return kind


def reserve(game: ShadowKingdoms, seat: i64, plan: i64, slot: i64) -> None:
    """SK-088, SK-R81: a plan of the line goes to a slot, where it stays open; the line slides and is refilled."""
    player = game.players[seat]
    slots = player.reserve[:]
    slots[slot] = plan
    player.reserve = slots
    if game.telling:
        game.tell("reserved", {"seat": seat, "plan": PLANS[plan].id, "slot": IDS["b"][slot]})
    take_from_line(game, plan)


def leave_reserve(game: ShadowKingdoms, seat: i64, plan: i64) -> i64:
    """SK-100, SK-I28: a reserved plan leaves its slot only for its battle; the slot is free from then on."""
    player = game.players[seat]
    slots = player.reserve[:]
    slot: i64 = slots.index(plan)
    slots[slot] = NOTHING
    player.reserve = slots
    return slot


# --- markers


def take_marker(game: ShadowKingdoms, seat: i64, marker: i64) -> None:
    """SK-118: a Conquest Marker leaves the player board for good (SK-I19)."""
    game.players[seat].markers &= ~(1 << marker)
    if game.telling:
        game.tell("uncovered", {"seat": seat, "marker": IDS["m"][marker]})


def cover_area(game: ShadowKingdoms, seat: i64, area: i64) -> None:
    """SK-120: the marker goes on an area of the map."""
    player = game.players[seat]
    player.covered |= 1 << area
    game.battle.marker = NOTHING
    if game.telling:
        kind = AREA_IDS[MAP_SIDES[player.side].areas[area]]
        game.tell("covered", {"seat": seat, "area": f"{area // 3}:{area % 3}", "kind": kind})


def put_on_award(game: ShadowKingdoms, seat: i64, place: i64) -> None:
    """SK-058..SK-061: a marker goes to the leftmost free circle, and the circle's points are scored."""
    claims = game.claims[:]
    circle: i64 = len(claims[place])
    if circle >= len(CIRCLES):
        circle = len(CIRCLES) - 1
    claims[place] = [*claims[place], seat]
    game.claims = claims
    points: i64 = CIRCLES[circle]
    player = game.players[seat]
    player.points += points
    player.award_points += points
    if game.telling:
        game.tell("claimed", {"seat": seat, "award": AWARDS[game.awards[place]].id, "points": points})
