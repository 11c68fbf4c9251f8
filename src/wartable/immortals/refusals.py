"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.immortals.components import (
    ARMY_SPACES,
    BLANK,
    CARD_IDS,
    EMPTY,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    SITE_IDS,
    SPACE_IDS,
    Space,
)
from wartable.immortals.knowledge import is_wild
from wartable.immortals.masks import has
from wartable.immortals.options import AFFECTED_SITE, QUESTION_WORDS, TAKE_OVER_SITE, argument_of, space_of
from wartable.immortals.refused_actions import OF_A_TURN, OF_ARMIES, Reason, owns, site_in
from wartable.immortals.table import IN_DRAFT, Immortals, free_sites
from wartable.words import rule_behind

NUMBERS = {
    ("home_group", "group"): ("IM-022", "no_such_group"),
    ("draft_group", "group"): ("IM-031", "no_such_group"),
    ("divide", "light"): ("IM-047", "so_many_fell"),
    ("strength", "armies"): ("IM-144", "one_stays"),
    ("move_number", "armies"): ("IM-123", "one_stays"),
}
ORDER_RULES = {
    "home_group": "IM-R11",
    "draft_site": "IM-030",
    "draft_group": "IM-030",
    "divide": "IM-R24",
    "return": "IM-208",
    "draw": "IM-053",
    "reinforce": "IM-054",
}
OF_AN_ACTION = QUESTION_WORDS[AFFECTED_SITE : TAKE_OVER_SITE + 1]  # asked once an action is being performed
WAYS_OUT = ("pass", "forfeit", "done", "reveal", "gold", "energy", "perform")


def why_not(game: Immortals, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    decision = next((one for one in game.decisions() if one.seat == seat), None)
    rule, name = reason_to_wait(game) if decision is None else reason(game, decision, wish.split(":"))
    return NotOffered(rule, name, {}, "immortals")


def reason_to_wait(game: Immortals) -> Reason:
    """IM-027, IM-058, IM-072, IM-184: why a seat is asked nothing now."""
    if game.decision is None:
        return "IM-184", "game_over"
    if game.strands is not None:
        return ("IM-027", "has_chosen") if game.phase == IN_DRAFT else ("IM-058", "has_planned")
    return ORDER_RULES.get(QUESTION_WORDS[game.decision.question], "IM-072"), "not_your_turn"


def reason(game: Immortals, decision: Decision, words: list[str]) -> Reason:
    """The reason that fits the wish; for a wish that has nothing to do with the question, what is asked."""
    question = QUESTION_WORDS[decision.question]
    found = reason_off_the_board(game, decision, words) or NUMBERS.get((question, words[0]))
    if found is None and question in REASONS:
        found = REASONS[question](game, decision, words)
    if found is None and question in OF_AN_ACTION and words[0] in WAYS_OUT:
        found = "IM-R88", "must_finish"
    return found or (rule_behind("immortals", question), f"expects_{question}")


def reason_off_the_board(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-058, IM-072, IM-R50, IM-205: what belongs to somebody else, or is not in the game."""
    question = QUESTION_WORDS[decision.question]
    is_of_a_board = words[0] in ("space", "limbo") and len(words) > 2
    if is_of_a_board and question in ("plan", "turn", "limbo") and words[1] != str(decision.seat):
        return rule_behind("immortals", question), "not_your_board"
    return None if is_in_play(game, words[-1]) else ("IM-205", "not_in_play")


def is_in_play(game: Immortals, name: str) -> bool:
    """IM-205: with two players the sites and cards of two areas are not; whatever else is named, is."""
    if name in SITE_IDS:
        return has(game.mode.sites, SITE_IDS.index(name))
    card = CARD_IDS.index(name) if name in CARD_IDS else FIRST_MAGIC
    if card < FIRST_CONFLICT:
        return has(game.mode.regions, card)
    return card >= FIRST_MAGIC or has(game.mode.conflicts, card - FIRST_CONFLICT)


# --- the starting round


def reason_in_draft(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-027, IM-028: why a card cannot be chosen."""
    card = CARD_IDS.index(words[-1]) if words[-1] in CARD_IDS else -1
    if not FIRST_CONFLICT <= card < FIRST_MAGIC:
        return None
    in_hand = has(game.cards[decision.seat].draft, card - FIRST_CONFLICT)
    return ("IM-028", "site_is_occupied") if in_hand else ("IM-027", "not_in_draft_hand")


def reason_for_deployment(game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-031, IM-032: why no group can go there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-032", "card_shows_others") if has(free_sites(game), site) else ("IM-031", "not_free")


# --- planning


def reason_in_plan(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-058..IM-064, IM-R84: why a card cannot be laid on a space. A card alone is meant for the space asked about."""
    board = game.players[decision.seat].board.spaces
    asked = board[space_of(decision.options[0])]
    if words[0] == "space" and words[-1] in SPACE_IDS:
        return "IM-R84", "space_by_space"
    name = asked.same_as if words[0] == "card" else words[0]
    meant = [asked] if name == asked.same_as else [space for space in board if name in (space.id, space.same_as)]
    if not meant or words[-1] not in CARD_IDS:
        return None
    found = reason_for_card(game, decision.seat, meant[0], CARD_IDS.index(words[-1]))
    return found or ("IM-R84", "in_order" if meant[0] is asked else "space_by_space")


def reason_for_card(game: Immortals, seat: int, space: Space, card: int) -> Reason | None:
    """IM-060..IM-062, IM-064: whatever the order of the spaces; None if the card may be laid there."""
    if card == EMPTY:
        return None
    if card < BLANK and (card >= FIRST_MAGIC) != (space.number >= ARMY_SPACES):
        return ("IM-060", "army_space") if space.number < ARMY_SPACES else ("IM-061", "magic_space")
    if not is_in_hand(game, seat, card):
        return reason_for_missing(game, seat, card)
    if card < FIRST_CONFLICT and not has(game.known[seat].could_lay, card):
        return "IM-062", "no_army_in_region"
    if is_wild(card) and not space.takes_wild:
        return "IM-064", "wild_never_extracts"
    return None


def reason_for_missing(game: Immortals, seat: int, card: int) -> Reason:
    """IM-004, IM-058, IM-139: the card is on another space, or belongs to somebody else."""
    if card == BLANK:
        return "IM-004", "no_blank_left"
    if card not in game.cards[seat].spaces:
        return "IM-058", "not_in_hand"
    return "IM-139" if card >= FIRST_MAGIC else "IM-058", "laid_already"


def is_in_hand(game: Immortals, seat: int, card: int) -> bool:
    cards = game.cards[seat]
    if card < FIRST_CONFLICT:
        return has(cards.regions, card)
    if card < FIRST_MAGIC:
        return has(cards.conflicts, card - FIRST_CONFLICT)
    return has(cards.magic, card - FIRST_MAGIC) if card < BLANK else cards.blanks > 0


# --- armies out of limbo


def reason_for_return(game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-208: why armies cannot return there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-208", "empty_limbo") if has(free_sites(game), site) else ("IM-208", "not_free")


def reason_for_army(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-055, IM-131, IM-138: why no army of a limbo can go there. All sites offered are in the limbo's realm.

    IM-R49: with magic exactly the stated number comes.
    """
    question, site = QUESTION_WORDS[decision.question], site_in(words)
    if question == "transition_site" and words[0] == "done":
        return "IM-R49", "all_of_them"
    if site is None:
        return None
    rule = "IM-055" if question == "reinforce" else OF_ARMIES[CARD_IDS[game.played]]
    if not owns(game, decision.seat, site):
        return rule, "not_owned"
    return rule, "in_site_order" if site & 1 == argument_of(decision.options[0]) & 1 else "other_realm"


REASONS = {
    "draft_card": reason_in_draft,
    "draft_site": reason_for_deployment,
    "reinforce": reason_for_army,
    "transition_site": reason_for_army,
    "return": reason_for_return,
    "plan": reason_in_plan,
    **OF_A_TURN,
}
