"""Verbs: the only code that moves armies, cards, buildings, gold, energy and points (IM-I22, IM-I29)."""

from mypy_extensions import i64

from wartable.engine.log import EVERYBODY, Fact, bit
from wartable.immortals.components import (
    BLANK,
    BUILT_POINTS,
    CARD_IDS,
    EMPTY,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    PORTAL,
    REALM_IDS,
    REGION_IDS,
    SHRINE,
    SITE_IDS,
    STRUCTURE_IDS,
    Cost,
)
from wartable.immortals.masks import members
from wartable.immortals.memory import surface
from wartable.immortals.table import BY_BUILDING, IN_PERFORMANCE, NOBODY, NOTHING, Immortals, holder_of

# --- armies


def place_armies(game: Immortals, seat: i64, site: i64, number: i64) -> None:
    """Armies arrive on a site, which is owned from now on."""
    game.armies[site] += number
    game.turnover += 1
    game.players[seat].sites |= bit(site)


def remove_armies(game: Immortals, seat: i64, site: i64, number: i64) -> None:
    """Armies leave a site; without any it is no longer owned."""
    left: i64 = game.armies[site] - number
    game.armies[site] = left
    game.turnover += 1
    if left == 0:
        game.players[seat].sites &= ~bit(site)


def deploy_group(game: Immortals, seat: i64, site: i64, size: i64) -> None:
    """IM-020, IM-031: a whole army group goes from the board to a site."""
    player = game.players[seat]
    player.groups.remove(size)
    player.turnover += 1
    place_armies(game, seat, site, size)
    if game.telling:
        game.tell("deployed_group", {"seat": seat, "armies": size, "site": SITE_IDS[site]})


def take_from_supply(game: Immortals, seat: i64, number: i64) -> i64:
    """Armies leave a player's personal supply; returns how many."""
    game.players[seat].supply -= number
    return number


def take_inhabitants(game: Immortals, number: i64) -> i64:
    """Inhabitants leave the common supply; returns how many."""
    game.inhabitants -= number
    return number


def put_supplies_away(game: Immortals) -> None:
    """IM-049: armies still in a personal supply leave the game."""
    for player in game.players:
        player.supply = 0


def deploy_from_limbo(game: Immortals, seat: i64, site: i64, number: i64) -> None:
    """Armies come out of the limbo of a site's realm to that site."""
    player = game.players[seat]
    player.limbo[site & 1] -= number
    player.turnover += 1
    place_armies(game, seat, site, number)
    if game.telling:
        game.tell("deployed", {"seat": seat, "armies": number, "site": SITE_IDS[site]})


def fill_limbo(game: Immortals, seat: i64, realm: i64, number: i64) -> None:
    """Armies come to the limbo of a realm."""
    player = game.players[seat]
    player.limbo[realm] += number
    player.turnover += 1


def send_to_limbo(game: Immortals, seat: i64, realm: i64, number: i64) -> None:
    """Armies that were lost wait in the limbo of a realm (IM-I15)."""
    if number:
        fill_limbo(game, seat, realm, number)
        if game.telling:
            game.tell("lost_armies", {"seat": seat, "armies": number, "realm": REALM_IDS[realm]})


# --- gold, energy, points


def can_pay(game: Immortals, seat: i64, cost: Cost) -> bool:
    player = game.players[seat]
    return player.energy >= cost.energy and player.gold >= cost.gold


def pay(game: Immortals, seat: i64, cost: Cost) -> None:
    """IM-074, IM-R86: the whole cost, after the last choice of the action and before anything moves."""
    player = game.players[seat]
    player.energy -= cost.energy
    player.gold -= cost.gold
    if game.telling and cost.energy + cost.gold:
        game.tell("paid", {"seat": seat, **cost_facts(cost)})


def cost_facts(cost: Cost) -> dict[str, Fact]:
    """What a sentence says about a cost: nothing about what is free."""
    facts: dict[str, Fact] = {}
    if cost.energy:
        facts["energy"] = cost.energy
    if cost.gold:
        facts["gold"] = cost.gold
    return facts


def gain_gold(game: Immortals, seat: i64, number: i64) -> None:
    game.players[seat].gold += number
    if game.telling:
        game.tell("gained_gold", {"seat": seat, "gold": number})


def gain_energy(game: Immortals, seat: i64, number: i64) -> None:
    game.players[seat].energy += number
    if game.telling:
        game.tell("gained_energy", {"seat": seat, "energy": number})


def gain_points(game: Immortals, seat: i64, source: i64, points: i64) -> None:
    """IM-I18: points are only ever gained."""
    player = game.players[seat]
    player.tally[source] += points
    player.turnover += 1


def build(game: Immortals, seat: i64, site: i64, structure: i64) -> None:
    """IM-098: the tile comes from the supply and stays. IM-099, IM-102, IM-103: points at once.

    IM-R75, IM-I16: nothing ever takes it away.
    """
    if structure == PORTAL:
        game.portals |= bit(site)
    elif structure == SHRINE:
        game.shrines |= bit(site)
    else:
        game.capitals |= bit(site)
    gain_points(game, seat, BY_BUILDING, BUILT_POINTS[structure])
    if game.telling:
        game.tell("built", {"seat": seat, "structure": STRUCTURE_IDS[structure], "site": SITE_IDS[site]})


def pass_marker(game: Immortals, seat: i64) -> None:
    """The first player marker goes to a player; the order of a round that has begun stays (IM-052)."""
    game.marker = seat


# --- region cards


def take_region_card(game: Immortals, seat: i64, region: i64) -> None:
    """IM-156, IM-166, IM-136, IM-R68: the card comes from the stack or from its holder, even from a board.

    IM-R33: a player who already holds it keeps it where it is. IM-I23, IM-R29: it comes to the hand.
    """
    holder = holder_of(game, region)
    if holder == seat:
        return
    if holder == NOBODY:
        game.region_stack &= ~bit(region)
    else:
        give_up_region_card(game, holder, region)
    cards = game.cards[seat]
    cards.holds |= bit(region)
    cards.regions |= bit(region)
    game.known[seat].regions_back |= bit(region)
    if game.telling:
        facts: dict[str, Fact] = {"seat": seat, "region": REGION_IDS[region]}
        if holder != NOBODY:
            facts["from"] = holder
        game.tell("took_region_card", facts)


def return_region_card(game: Immortals, seat: i64, region: i64) -> None:
    """IM-169, IM-R34: a card goes back to the stack, from a hand, from a board, or right after it was played."""
    give_up_region_card(game, seat, region)
    game.region_stack |= bit(region)
    if game.telling:
        game.tell("returned_region_card", {"seat": seat, "region": REGION_IDS[region]})


def give_up_region_card(game: Immortals, seat: i64, region: i64) -> None:
    """IM-R32: a face-down card leaves its space empty, without compensation."""
    cards = game.cards[seat]
    cards.holds &= ~bit(region)
    if cards.regions >> region & 1:
        cards.regions &= ~bit(region)
    elif game.played == region:
        game.played = NOTHING
    else:
        space: i64 = cards.spaces.index(region)
        cards.spaces[space] = EMPTY
        cards.laid &= ~bit(space)
    game.known[seat].regions_back &= ~bit(region)


# --- conflict cards


def can_draw(game: Immortals) -> bool:
    """IM-R28: there is a card in the stack or in the discard pile."""
    return len(game.stack) > 0 or game.discard != 0


def draw_conflict(game: Immortals, seat: i64) -> None:
    """Draw the top conflict card, if there is any. IM-R27, IM-212: an empty stack is replaced at this moment."""
    if not can_draw(game):
        return
    if not game.stack:
        game.stack = members(game.discard)
        game.discard = 0
        game.chance.shuffle(game.stack)
        game.tell("reshuffled", {})
    conflict: i64 = game.stack.pop()
    game.cards[seat].conflicts |= bit(conflict)
    if game.phase == IN_PERFORMANCE:
        game.known[seat].drawn += 1
    game.learns(bit(seat))
    if game.telling:
        game.tell_some("drew", {"seat": seat}, {"card": CARD_IDS[FIRST_CONFLICT + conflict]}, bit(seat))


def keep_shown(game: Immortals, seat: i64, conflict: i64) -> None:
    """A conflict card that everybody has seen comes to the hand."""
    game.cards[seat].conflicts |= bit(conflict)
    game.known[seat].shown |= bit(conflict)
    game.known[seat].conflicts_back |= bit(conflict)


def discard_conflict(game: Immortals, seat: i64, conflict: i64) -> None:
    """A conflict card goes face up to the discard pile."""
    game.known[seat].shown &= ~bit(conflict)
    game.discard |= bit(conflict)


# --- the player board


def lay_card(game: Immortals, seat: i64, space: i64, card: i64) -> None:
    """IM-058, IM-059: a card of the hand goes face down on a space."""
    cards = game.cards[seat]
    if card == EMPTY:
        return
    cards.spaces[space] = card
    cards.laid |= bit(space)
    if card < FIRST_CONFLICT:
        cards.regions &= ~bit(card)
    elif card < FIRST_MAGIC:
        cards.conflicts &= ~bit(card - FIRST_CONFLICT)
    elif card < BLANK:
        cards.magic &= ~bit(card - FIRST_MAGIC)
    else:
        cards.blanks -= 1


def lift_card(game: Immortals, seat: i64, space: i64) -> i64:
    """A card leaves its space."""
    cards = game.cards[seat]
    card: i64 = cards.spaces[space]
    cards.spaces[space] = EMPTY
    cards.laid &= ~bit(space)
    return card


def return_to_hand(game: Immortals, seat: i64, card: i64) -> None:
    """A card comes back to its owner's hand; the caller says whether others know it."""
    cards = game.cards[seat]
    if card < FIRST_CONFLICT:
        cards.regions |= bit(card)
    elif card < FIRST_MAGIC:
        cards.conflicts |= bit(card - FIRST_CONFLICT)
    elif card < BLANK:
        cards.magic |= bit(card - FIRST_MAGIC)
    else:
        cards.blanks += 1


def reveal_card(game: Immortals, seat: i64, space: i64) -> None:
    """IM-072, IM-R85: everybody sees the card. IM-R84: of two twin spaces nobody sees which one it leaves."""
    game.played = lift_card(game, seat, space)
    if FIRST_CONFLICT <= game.played < FIRST_MAGIC:
        surface(game, seat, game.played - FIRST_CONFLICT)
        game.known[seat].shown |= bit(game.played - FIRST_CONFLICT)
    game.learns(EVERYBODY)
    if game.telling:
        word = game.players[seat].board.spaces[space].same_as
        game.tell("revealed", {"seat": seat, "card": CARD_IDS[game.played], "space": word})


def take_back_played(game: Immortals, seat: i64) -> None:
    """IM-075, IM-077, IM-078, IM-R30, IM-R31: the card comes back to the hand, and everybody sees that."""
    card = game.played
    game.played = NOTHING
    if card == NOTHING:
        return
    known = game.known[seat]
    if card < FIRST_CONFLICT:
        known.regions_back |= bit(card)
    elif card < FIRST_MAGIC:
        keep_shown(game, seat, card - FIRST_CONFLICT)
    elif card < BLANK:
        known.magic_back |= bit(card - FIRST_MAGIC)
    else:
        known.blanks_back += 1
    return_to_hand(game, seat, card)


def discard_played(game: Immortals, seat: i64) -> None:
    """IM-076: a conflict card whose action was done is discarded. IM-075, IM-077: others come back to the hand."""
    card = game.played
    if FIRST_CONFLICT <= card < FIRST_MAGIC:
        game.played = NOTHING
        discard_conflict(game, seat, card - FIRST_CONFLICT)
    else:
        take_back_played(game, seat)


def clear_board(game: Immortals, seat: i64) -> None:
    """IM-082: all cards of the board come back to the hand, unrevealed."""
    for space in range(len(game.cards[seat].spaces)):
        if game.cards[seat].laid >> space & 1:
            return_to_hand(game, seat, lift_card(game, seat, space))
