"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.dragon_valley import packing
from wartable.dragon_valley.barony import allowance, reach
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CARD_IDS,
    FIRST_LOCATION,
    KINGS_ENVOY,
    PASS,
    PLACE_IDS,
    ROYAL_GUARD,
    SCOUT_HOUSE,
    SITES,
)
from wartable.dragon_valley.kings_aid import face_down_tiles
from wartable.dragon_valley.move import MoveTo
from wartable.dragon_valley.options import (
    BUILD_PLACE,
    LOYALTY_TAKE,
    MOVE_TO,
    MOVE_UNIT,
    QUESTION_WORDS,
    TURN_MENU,
    key,
)
from wartable.dragon_valley.sieges import (
    has_free_marker,
    is_forbidden_mountain,
    others_claims,
    others_markers,
)
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.dragon_valley.turn import ACTION_BUILD, ACTION_MOVE, ACTION_RECHARGE
from wartable.dragon_valley.verbs import units_at
from wartable.engine.decision import Decision, NotOffered
from wartable.words import rule_behind

Reason = tuple[str, str]  # the rule, and the sentence's name in the catalogue

OWNED = ("unit", "enemy", "cell", "building", "supply")
ACTIONS = {"move": ACTION_MOVE, "build": ACTION_BUILD, "recharge": ACTION_RECHARGE}
WITHOUT_TARGET: dict[str, Reason] = {
    "blessing": ("DV-216", "nobody_to_bless"),
    "claimed": ("DV-224", "nothing_to_claim"),
    "defensive_fire": ("DV-230", "nothing_to_fire_from"),
    "remodel": ("DV-236", "nothing_to_remodel"),
}
OTHER_TIMES: dict[str, Reason] = {
    "charge": ("DV-220", "charge_later"),
    "construction": ("DV-225", "construction_later"),
    "invasion": ("DV-231", "invasion_later"),
    "kings_envoy": ("DV-235", "envoy_by_action"),
    "loyalty_change": ("DV-073", "events_only"),
    "lucky_day": ("DV-068", "events_only"),
    "smite": ("DV-079", "events_only"),
}


def why_not(game: DragonValley, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    rule, name = reason(game, seat, wish)
    return NotOffered(rule, name, {}, "dragon_valley")


def reason(game: DragonValley, seat: int, wish: str) -> Reason:
    """What rules out the wish; if nothing in particular, what the answers to the question have in common."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return "DV-002", "not_your_turn"
    words = wish.split(":")
    is_owned = words[0] in OWNED and len(words) > 1 and decision.question != LOYALTY_TAKE
    if is_owned and words[1] != str(seat) and words[1] not in BUILDING_IDS:
        return "DV-004", "not_yours"
    special: Reason | None = None
    if any(wish.startswith(f"{key(code)}:") for code in decision.options):
        special = None  # it begins with what is offered: the question comes first
    elif decision.question == TURN_MENU:
        special = reason_for_deed(game, seat, words)
    elif decision.question == MOVE_UNIT:
        special = reason_for_move(game, seat, words)
    elif decision.question == MOVE_TO:
        special = reason_for_place(game, seat, place_named_in(wish))
    elif decision.question == BUILD_PLACE:
        special = reason_for_site(game, seat, place_named_in(wish))
    return special or reason_of_question(decision)


def reason_of_question(decision: Decision) -> Reason:
    """The rule behind the question, and what it lets the player choose."""
    word = QUESTION_WORDS[decision.question]
    return rule_behind("dragon_valley", word), f"at_{word}"


def place_named_in(wish: str) -> int:
    """The last place that a key or thing names, or NOTHING."""
    for word in reversed(wish.replace(".", ":").split(":")):
        if word in PLACE_IDS:
            return PLACE_IDS.index(word)
    return int(NOTHING)


# --- the turn


def reason_for_deed(game: DragonValley, seat: int, words: list[str]) -> Reason | None:
    """An action, card or building that the menu does not offer."""
    word = words[0]
    if word in ACTIONS:
        return reason_for_action(game, seat, word)
    if word == "card" and words[-1] in CARD_IDS:
        if not game.players[seat].cards >> CARD_IDS.index(words[-1]) & 1:
            return "DV-063", "card_not_held"
        return WITHOUT_TARGET.get(words[-1]) or OTHER_TIMES.get(words[-1])
    if word == "guard":
        return reason_for_guard(game, seat)
    if word == "scout":
        return reason_for_scouts(game, seat)
    return ("DV-086", "action_first") if word in (*OWNED, "territory") else None


def reason_for_action(game: DragonValley, seat: int, word: str) -> Reason:
    """DV-086: one action per turn; the second by King's Envoy is of another kind (DV-235)."""
    if game.actions & ACTIONS[word]:
        return "DV-235", "kind_taken"
    if game.actions:
        if not game.players[seat].cards >> KINGS_ENVOY & 1:
            return "DV-086", "action_taken"
        if game.effort:
            return "DV-090", "effort_used"
    if word == "move":
        is_bound = game.players[seat].camps != 0
        return ("DV-R87", "stays_this_turn") if is_bound else ("DV-093", "no_unit")
    return ("DV-164", "nothing_to_build") if word == "build" else ("DV-175", "nothing_to_recharge")


def reason_for_guard(game: DragonValley, seat: int) -> Reason:
    if game.players[seat].guard:
        return "DV-R67", "guard_active"
    return reason_for_fraternal(game, seat, ROYAL_GUARD, ("DV-206", "no_guard"))


def reason_for_scouts(game: DragonValley, seat: int) -> Reason:
    if not face_down_tiles(game):
        return "DV-212", "all_tiles_seen"
    return reason_for_fraternal(game, seat, SCOUT_HOUSE, ("DV-212", "no_scouts"))


def reason_for_fraternal(game: DragonValley, seat: int, building: int, none: Reason) -> Reason:
    """The building is not there, is sapped, or is face down."""
    if building not in game.players[seat].buildings:
        return none
    return ("DV-081", "is_sapped") if game.stock.sapped >> building & 1 else ("DV-204", "lies_face_down")


# --- moving


def reason_for_move(game: DragonValley, seat: int, words: list[str]) -> Reason | None:
    """Units that cannot move, or sieges that cannot be given up or taken; a movement that cannot end."""
    place = next((at for at in map(place_named_in, words) if at != NOTHING), int(NOTHING))
    if words[0] == "done" and game.players[seat].withdrawing:
        return "DV-R45", "must_withdraw"
    if words[0] == "enemy":
        return "DV-004", "enemies_are_not_led"
    if place == NOTHING:
        return None
    if words[0] == "give_up":
        return reason_for_giving_up(game, seat, place)
    if words[0] == "take":
        return reason_for_taking(game, seat, place)
    if words[0] == "relocate":
        return reason_for_relocating(game, seat, place)
    if words[0] == "territory" and not units_at(game.players[seat], place):
        return "DV-104", "units_first"
    return reason_for_stack(game, seat, place)


def reason_for_stack(game: DragonValley, seat: int, place: int) -> Reason:
    """Units that stay where they are."""
    player = game.players[seat]
    if not units_at(player, place):
        return "DV-093", "no_unit_there"
    if player.markers & game.valley.tiles & 1 << place:
        return "DV-157", "stays_in_siege"
    return ("DV-R87", "stays_this_turn") if game.just_conquered >> place & 1 else ("DV-099", "has_moved")


def reason_for_giving_up(game: DragonValley, seat: int, place: int) -> Reason:
    if not game.players[seat].markers & game.valley.tiles & 1 << place:
        return "DV-153", "not_your_siege"
    if others_markers(game, seat) >> place & 1:
        return "DV-R49", "is_being_taken"
    return "DV-154", "just_entered"


def reason_for_taking(game: DragonValley, seat: int, place: int) -> Reason:
    if place < FIRST_LOCATION or not game.valley.tiles >> place & 1:
        return "DV-R43", "no_tile"
    if game.players[seat].markers >> place & 1:
        return "DV-134", "own_siege"
    if not others_markers(game, seat) >> place & 1:
        return "DV-145", "nobody_besieges"
    if others_claims(game, seat) >> place & 1:
        return "DV-222", "tile_claimed"
    if not has_free_marker(game, seat):
        return reason_for_markers(game, seat, "DV-151")
    if is_forbidden_mountain(game, seat, place):
        return "DV-291", "mountain_too_high"
    return "DV-145", "cannot_complete"


def reason_for_relocating(game: DragonValley, seat: int, place: int) -> Reason:
    player = game.players[seat]
    if not player.markers >> place & 1 or game.valley.tiles >> place & 1:
        return "DV-316", "not_emptied"
    if game.just_conquered >> place & 1:
        return "DV-R87", "stays_this_turn"
    if game.mode.one_siege and player.markers & game.valley.tiles:
        return "DV-293", "one_siege"
    is_spare = int(player.markers).bit_count() == 1
    return ("DV-316", "marker_is_free") if is_spare else ("DV-105", "no_tile_to_enter")


def reason_for_markers(game: DragonValley, seat: int, rule: str) -> Reason:
    """DV-293: in Eradication the one siege rules it out, otherwise the two markers."""
    if game.mode.one_siege and game.players[seat].markers & game.valley.tiles:
        return "DV-293", "one_siege"
    return rule, "no_marker"


def reason_for_place(game: DragonValley, seat: int, place: int) -> Reason | None:
    """A space or tile that the units chosen cannot go to."""
    step = game.asker
    assert isinstance(step, MoveTo)
    if place == NOTHING:
        return None
    source, unit = packing.place_in(step.stack), packing.unit_in(step.stack)
    if place >= FIRST_LOCATION:
        return reason_for_tile(game, seat, place, bool(game.players[seat].withdrawing >> place & 1))
    if game.players[seat].withdrawing >> source & 1:
        return "DV-153", "one_step"
    if place == source:
        return "DV-098", "nobody_to_fight"
    start, steps = (source, 0) if source < FIRST_LOCATION else (int(PASS), 1)
    is_near = reach(start, allowance(game, seat, unit) - steps, 0, 0) >> place & 1
    return ("DV-097", "enemy_in_the_way") if is_near else ("DV-094", "too_far")


def reason_for_tile(game: DragonValley, seat: int, place: int, is_given_up: bool) -> Reason:
    """A tile that a unit may not enter, or cannot reach."""
    if not game.valley.tiles >> place & 1:
        return "DV-R43", "no_tile"
    if is_given_up:
        return "DV-R45", "just_given_up"
    if others_claims(game, seat) >> place & 1:
        return "DV-222", "tile_claimed"
    if game.players[seat].markers >> place & 1:
        return "DV-104", "tile_too_far"
    if others_markers(game, seat) >> place & 1:
        return "DV-132", "besieged_by_other"
    return ("DV-104", "tile_too_far") if has_free_marker(game, seat) else reason_for_markers(game, seat, "DV-129")


# --- building


def reason_for_site(game: DragonValley, seat: int, place: int) -> Reason | None:
    """A space on which the tile cannot be built."""
    step = game.asker
    assert isinstance(step, BuildPlace)
    if place == NOTHING:
        return None
    if place >= FIRST_LOCATION or not SITES[step.building] >> place & 1:
        return "DV-164", "wrong_terrain"
    return ("DV-016", "site_taken") if game.players[seat].buildings[place] != NOTHING else ("DV-162", "earlier_space")
