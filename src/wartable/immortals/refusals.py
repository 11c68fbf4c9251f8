"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.immortals.actions import affected_sites
from wartable.immortals.attack import ChooseTarget, ways_from
from wartable.immortals.components import (
    ARMY_SPACES,
    BLANK,
    CARD_IDS,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    PORTALS,
    SITE_IDS,
    SPACE_IDS,
    STRUCTURE_IDS,
)
from wartable.immortals.construct import ChooseStructure
from wartable.immortals.knowledge import is_wild
from wartable.immortals.masks import count, has
from wartable.immortals.options import QUESTION_WORDS, argument_of, space_of
from wartable.immortals.performance import has_only_blanks
from wartable.immortals.table import Immortals, free_sites
from wartable.immortals.verbs import can_pay
from wartable.words import plain, sentence, template_of

Reason = tuple[str, str]  # the rule, and the sentence's name in the catalogue
PLAIN_REASONS = {
    ("home_group", "group"): ("IM-022", "no_such_group"),
    ("draft_group", "group"): ("IM-031", "no_such_group"),
    ("divide", "light"): ("IM-047", "so_many_fell"),
    ("strength", "armies"): ("IM-144", "one_stays"),
    ("move_number", "armies"): ("IM-123", "one_stays"),
    ("limbo", "limbo"): ("IM-R53", "limbo_is_closed"),
}
STRUCTURE_REASONS = (("IM-R59", "one_portal"), ("IM-104", "one_building"), ("IM-105", "one_capital"))
SPELLS = ("draw_conflict", "take_first_player_marker", "construct", "take_over_region_card", "transition")


def why_not(game: Immortals, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    decision = next((one for one in game.decisions() if one.seat == seat), None)
    rule, name = ("IM-072", "not_your_turn") if decision is None else reason(game, decision, wish.split(":"))
    return NotOffered(rule, plain(sentence("immortals", "refusals", name, {}, [])))


def reason(game: Immortals, decision: Decision, words: list[str]) -> Reason:
    """The reason that fits the question; where none is known, the rule behind the question."""
    question = QUESTION_WORDS[decision.question]
    found = reason_off_the_board(game, decision, words) or PLAIN_REASONS.get((question, words[0]))
    if found is None and question in REASONS:
        found = REASONS[question](game, decision, words)
    return found or (template_of("immortals", "rules", question, {}), "no_such_choice")


def reason_off_the_board(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-058, IM-072, IM-205: what belongs to somebody else, or is not in the game."""
    if words[0] in ("space", "limbo") and len(words) == 3 and words[1] != str(decision.seat):
        return "IM-058", "not_your_board"
    site = site_in(words)
    return ("IM-205", "not_in_play") if site is not None and not has(game.mode.sites, site) else None


def site_in(words: list[str]) -> int | None:
    return SITE_IDS.index(words[-1]) if words[-1] in SITE_IDS else None


def owns(game: Immortals, seat: int, site: int) -> bool:
    return has(game.players[seat].sites, site)


# --- the starting round


def reason_in_draft(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-028: why a card of the draft hand cannot be chosen."""
    card = CARD_IDS.index(words[-1]) if words[-1] in CARD_IDS else -1
    if FIRST_CONFLICT <= card < FIRST_MAGIC:
        in_hand = has(game.cards[decision.seat].draft, card - FIRST_CONFLICT)
        return ("IM-028", "site_is_occupied") if in_hand else ("IM-027", "not_in_hand")
    return None


def reason_for_deployment(game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-031, IM-032: why no group can go there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-032", "card_shows_others") if has(free_sites(game), site) else ("IM-031", "not_free")


def reason_for_return(game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-208: why armies cannot return there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-208", "empty_limbo") if has(free_sites(game), site) else ("IM-208", "not_free")


# --- planning


def reason_in_plan(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-059..IM-064: why a card cannot lie on a space. A card alone is meant for the space that is asked about."""
    asked = space_of(decision.options[0])
    if words[0] == "space" and words[-1] in SPACE_IDS:
        return "IM-059", "space_by_space"
    name = SPACE_IDS[asked] if words[0] == "card" else words[0]
    if len(words) != 2 or name not in SPACE_IDS or words[1] not in CARD_IDS:
        return None
    if SPACE_IDS.index(name) != asked:
        return "IM-059", "space_by_space"
    return reason_for_card(game, decision.seat, asked, CARD_IDS.index(words[1]))


def reason_for_card(game: Immortals, seat: int, space: int, card: int) -> Reason:
    if card < BLANK and (card >= FIRST_MAGIC) != (space >= ARMY_SPACES):
        return ("IM-060", "army_space") if space < ARMY_SPACES else ("IM-061", "magic_space")
    if not is_in_hand(game, seat, card):
        return "IM-059", "not_in_hand"
    if card < FIRST_CONFLICT and not has(game.known[seat].could_lay, card):
        return "IM-062", "no_army_in_region"
    if is_wild(card) and not game.players[seat].board.spaces[space].takes_wild:
        return "IM-064", "wild_never_extracts"
    return "IM-R84", "in_order"


def is_in_hand(game: Immortals, seat: int, card: int) -> bool:
    cards = game.cards[seat]
    if card < FIRST_CONFLICT:
        return has(cards.regions, card)
    if card < FIRST_MAGIC:
        return has(cards.conflicts, card - FIRST_CONFLICT)
    return has(cards.magic, card - FIRST_MAGIC) if card < BLANK else cards.blanks > 0


# --- performance


def reason_in_turn(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-065, IM-080: why a space cannot be revealed."""
    if words[0] not in ("reveal", "space"):
        return None
    return ("IM-080", "only_blanks") if has_only_blanks(game, decision.seat) else ("IM-065", "no_card_there")


def reason_for_affected(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-067, IM-069, IM-R47: why the action cannot be done there."""
    site = site_in(words)
    if site is None:
        return None
    if not owns(game, decision.seat, site):
        return "IM-067", "not_owned"
    is_shown = has(affected_sites(game, decision.seat), site)
    return ("IM-R47", "not_possible_there") if is_shown else ("IM-069", "card_shows_others")


def reason_for_structure(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-096, IM-104, IM-105, IM-R07: why a structure cannot be built."""
    step = game.asker
    if words[0] not in STRUCTURE_IDS or not isinstance(step, ChooseStructure):
        return None
    structure = STRUCTURE_IDS.index(words[0])
    if not can_pay(game, decision.seat, game.players[decision.seat].board.light.construct[structure]):
        return "IM-096", "cannot_pay"
    if structure == 0 and count(game.portals) == PORTALS:
        return "IM-R07", "no_portal_left"
    built = has(game.shrines | game.capitals, step.site)
    return STRUCTURE_REASONS[1] if structure and built else STRUCTURE_REASONS[structure]


def reason_for_source(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-144: why no attack can start there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-144", "two_armies") if owns(game, decision.seat, site) else ("IM-108", "not_owned")


def reason_for_target(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-109: why a site cannot be attacked."""
    step, site = game.asker, site_in(words)
    if site is None or not isinstance(step, ChooseTarget):
        return None
    if owns(game, decision.seat, site):
        return "IM-108", "own_site"
    return None if has(ways_from(game, step.source), site) else ("IM-109", "not_adjacent")


def reason_for_destination(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-120, IM-121: why a movement cannot end there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-121", "no_way") if owns(game, decision.seat, site) else ("IM-120", "not_owned")


def reason_for_army(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-055, IM-131: why no army of a limbo can go there. All sites that are offered lie in the limbo's realm."""
    site = site_in(words)
    if site is None:
        return None
    rule = "IM-055" if QUESTION_WORDS[decision.question] == "reinforce" else "IM-131"
    if not owns(game, decision.seat, site):
        return rule, "not_owned"
    return rule, "in_site_order" if site & 1 == argument_of(decision.options[0]) & 1 else "other_realm"


def reason_for_shrine(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-134, IM-104: why no shrine can stand there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-104", "one_building") if owns(game, decision.seat, site) else ("IM-134", "not_owned")


def reason_for_take_over(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-135: why a region card cannot be taken over from there."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-135", "held_already") if owns(game, decision.seat, site) else ("IM-135", "not_owned")


def reason_for_magic(_game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-132..IM-138: both options of a card are offered, or nothing is asked; so this one is of another card."""
    return ("IM-061", "not_on_card") if words[0] in SPELLS else None


REASONS = {
    "draft_card": reason_in_draft,
    "draft_site": reason_for_deployment,
    "reinforce": reason_for_army,
    "plan": reason_in_plan,
    "turn": reason_in_turn,
    "affected_site": reason_for_affected,
    "structure": reason_for_structure,
    "source": reason_for_source,
    "target": reason_for_target,
    "destination": reason_for_destination,
    "magic": reason_for_magic,
    "transition_site": reason_for_army,
    "shrine_site": reason_for_shrine,
    "take_over_site": reason_for_take_over,
    "return": reason_for_return,
}
