"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.dragon_valley.barony import has_unit
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import CARD_IDS, FIRST_LOCATION, PLACE_IDS, SITES
from wartable.dragon_valley.options import (
    ASSIGN_ITEM,
    BUILD_PLACE,
    MOVE_TO,
    MOVE_UNIT,
    QUESTION_WORDS,
    TURN_MENU,
)
from wartable.dragon_valley.sieges import has_free_marker, others_claims, others_marks
from wartable.dragon_valley.table import NOTHING, DragonValley
from wartable.engine.decision import Decision, NotOffered
from wartable.words import plain, sentence, template_of

Reason = tuple[str, str]  # the rule, and the sentence's name in the catalogue

OWN_TURN_CARDS = ("blessing", "claimed", "defensive_fire", "remodel", "squashed_rebellion")


def why_not(game: DragonValley, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    rule, name = reason(game, seat, wish)
    return NotOffered(rule, plain(sentence("dragon_valley", "refusals", name, {}, [])))


def reason(game: DragonValley, seat: int, wish: str) -> Reason:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return "DV-002", "not_your_turn"
    words = wish.split(":")
    if words[0] in ("unit", "enemy", "cell", "building", "supply") and len(words) > 1 and words[1] != str(seat):
        return "DV-004", "not_yours"
    if decision.question == TURN_MENU:
        return reason_for_deed(game, seat, words)
    if decision.question == MOVE_UNIT:
        return reason_for_stack(game, seat, place_in(wish))
    if decision.question == MOVE_TO:
        return reason_for_place(game, seat, place_in(wish))
    if decision.question == BUILD_PLACE:
        return reason_for_site(game, seat, place_in(wish))
    if decision.question == ASSIGN_ITEM:
        return "DV-043", "pile_form"
    return rule_of(decision), "no_such_choice"


def rule_of(decision: Decision) -> str:
    """The rule behind the question."""
    return template_of("dragon_valley", "rules", QUESTION_WORDS[decision.question], {})


def place_in(wish: str) -> int:
    """The place that a key or thing names, or NOTHING."""
    for word in wish.replace(".", ":").split(":"):
        if word in PLACE_IDS:
            return PLACE_IDS.index(word)
    return int(NOTHING)


def reason_for_deed(game: DragonValley, seat: int, words: list[str]) -> Reason:
    """An action, card or building that the menu does not offer."""
    player = game.players[seat]
    word = words[0]
    if word in ("move", "build", "recharge", "unit", "supply"):
        if game.actions:
            return "DV-086", "action_taken"
        if word in ("move", "unit"):
            return ("DV-093", "no_unit") if not has_unit(player) else ("DV-086", "no_such_choice")
        return ("DV-164", "nothing_to_build") if word in ("build", "supply") else ("DV-175", "nothing_to_recharge")
    if word == "card" and words[-1] in CARD_IDS:
        if not player.cards >> CARD_IDS.index(words[-1]) & 1:
            return "DV-063", "card_not_held"
        return ("DV-089", "card_no_target") if words[-1] in OWN_TURN_CARDS else ("DV-088", "card_other_time")
    if word == "guard":
        return "DV-206", "no_guard"
    return ("DV-212", "no_scouts") if word == "scout" else ("DV-086", "no_such_choice")


def reason_for_stack(game: DragonValley, seat: int, place: int) -> Reason:
    """Units that cannot move, or a movement that cannot end."""
    player = game.players[seat]
    if player.withdrawing:
        return "DV-R45", "must_withdraw"
    if place >= FIRST_LOCATION and player.marks & game.valley.tiles & 1 << place:
        return "DV-157", "stays_in_siege"
    return ("DV-093", "has_moved") if place != NOTHING else ("DV-093", "no_such_choice")


def reason_for_place(game: DragonValley, seat: int, place: int) -> Reason:
    """A space or tile that the unit cannot go to."""
    if place == NOTHING:
        return "DV-097", "no_such_choice"
    if place < FIRST_LOCATION:
        return "DV-097", "too_far"
    if not game.valley.tiles >> place & 1:
        return "DV-R43", "no_tile"
    if others_claims(game, seat) >> place & 1:
        return "DV-222", "tile_claimed"
    if others_marks(game, seat) >> place & 1:
        return "DV-132", "besieged_by_other"
    return ("DV-104", "too_far") if has_free_marker(game, seat) else ("DV-129", "no_marker")


def reason_for_site(game: DragonValley, seat: int, place: int) -> Reason:
    """A space on which the tile cannot be built."""
    step = game.asker
    assert isinstance(step, BuildPlace)
    if place in (NOTHING, *range(FIRST_LOCATION, len(PLACE_IDS))):
        return "DV-164", "no_such_choice"
    if not SITES[step.building] >> place & 1:
        return "DV-164", "wrong_terrain"
    return ("DV-016", "site_taken") if game.players[seat].buildings[place] != NOTHING else ("DV-162", "no_such_choice")
