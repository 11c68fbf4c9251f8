"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.immortals.attack import ChooseTarget, ways_from
from wartable.immortals.components import (
    ARMY_SPACES,
    BLANK,
    CARD_IDS,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    SITE_IDS,
    SPACE_IDS,
    STRUCTURE_IDS,
)
from wartable.immortals.construct import ChooseStructure
from wartable.immortals.knowledge import is_wild
from wartable.immortals.masks import has
from wartable.immortals.options import QUESTION_WORDS, space_of
from wartable.immortals.performance import has_only_blanks
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import can_draw, can_pay
from wartable.words import plain, sentence, template_of

Reason = tuple[str, str]  # the rule, and the sentence's name in the catalogue
PLAIN_REASONS = {
    ("perform", "perform"): ("IM-R47", "action_impossible"),
    ("strength", "armies"): ("IM-144", "one_stays"),
    ("move_number", "armies"): ("IM-123", "one_stays"),
}
STRUCTURE_REASONS = (("IM-R59", "one_portal"), ("IM-104", "one_building"), ("IM-105", "one_capital"))


def why_not(game: Immortals, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    decision = next((one for one in game.decisions() if one.seat == seat), None)
    rule, name = ("IM-072", "not_your_turn") if decision is None else reason(game, decision, wish.split(":"))
    return NotOffered(rule, plain(sentence("immortals", "refusals", name, {}, [])))


def reason(game: Immortals, decision: Decision, words: list[str]) -> Reason:
    """The reason that fits the question; where none is known, the rule behind the question."""
    question = QUESTION_WORDS[decision.question]
    found = PLAIN_REASONS.get((question, words[0]))
    if found is None and question in REASONS:
        found = REASONS[question](game, decision, words)
    return found or (template_of("immortals", "rules", question, {}), "no_such_choice")


def reason_in_plan(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-059..IM-064: why a card cannot lie on a space."""
    if len(words) != 2 or words[0] not in SPACE_IDS or words[1] not in CARD_IDS:
        return None
    space, card = SPACE_IDS.index(words[0]), CARD_IDS.index(words[1])
    if space != space_of(decision.options[0]):
        return "IM-059", "space_by_space"
    if card < BLANK and (card >= FIRST_MAGIC) != (space >= ARMY_SPACES):
        return ("IM-060", "army_space") if space < ARMY_SPACES else ("IM-061", "magic_space")
    if not is_in_hand(game, decision.seat, card):
        return "IM-059", "not_in_hand"
    if card < FIRST_CONFLICT and not has(game.known[decision.seat].could_lay, card):
        return "IM-062", "no_army_in_region"
    if is_wild(card) and not game.players[decision.seat].board.spaces[space].takes_wild:
        return "IM-064", "wild_never_extracts"
    return "IM-R84", "in_order"


def is_in_hand(game: Immortals, seat: int, card: int) -> bool:
    cards = game.cards[seat]
    if card < FIRST_CONFLICT:
        return has(cards.regions, card)
    if card < FIRST_MAGIC:
        return has(cards.conflicts, card - FIRST_CONFLICT)
    return has(cards.magic, card - FIRST_MAGIC) if card < BLANK else cards.blanks > 0


def reason_in_draft(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-028: why a card of the draft hand cannot be chosen."""
    card = CARD_IDS.index(words[-1]) if words[-1] in CARD_IDS else -1
    if FIRST_CONFLICT <= card < FIRST_MAGIC:
        in_hand = has(game.cards[decision.seat].draft, card - FIRST_CONFLICT)
        return ("IM-028", "site_is_occupied") if in_hand else ("IM-027", "not_in_hand")
    return None


def reason_in_turn(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-065, IM-080: why a space cannot be revealed."""
    if words[0] != "reveal":
        return None
    return ("IM-080", "only_blanks") if has_only_blanks(game, decision.seat) else ("IM-065", "no_card_there")


def reason_for_structure(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-096, IM-104, IM-105: why a structure cannot be built."""
    step = game.asker
    if words[0] not in STRUCTURE_IDS or not isinstance(step, ChooseStructure):
        return None
    structure = STRUCTURE_IDS.index(words[0])
    if not can_pay(game, decision.seat, game.players[decision.seat].board.light.construct[structure]):
        return "IM-096", "cannot_pay"
    built = has(game.shrines | game.capitals, step.site)
    return STRUCTURE_REASONS[1] if structure and built else STRUCTURE_REASONS[structure]


def reason_for_source(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-144: why no attack can start there."""
    if words[-1] not in SITE_IDS:
        return None
    owned = has(game.players[decision.seat].sites, SITE_IDS.index(words[-1]))
    return ("IM-144", "two_armies") if owned else ("IM-108", "not_owned")


def reason_for_target(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-109: why a site cannot be attacked."""
    step = game.asker
    if words[-1] not in SITE_IDS or not isinstance(step, ChooseTarget):
        return None
    site = SITE_IDS.index(words[-1])
    if has(game.players[decision.seat].sites, site):
        return "IM-108", "own_site"
    return None if has(ways_from(game, step.source), site) else ("IM-109", "not_adjacent")


def reason_for_site(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-055, IM-067: armies and actions need an owned site."""
    if words[-1] in SITE_IDS and not has(game.players[decision.seat].sites, SITE_IDS.index(words[-1])):
        return "IM-067", "not_owned"
    return None


def reason_for_magic(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-R28, IM-R87: why an option of a magic card is not possible."""
    if words[0] == "take_first_player_marker" and game.marker == decision.seat:
        return "IM-R87", "already_first"
    if words[0] == "draw_conflict" and not can_draw(game):
        return "IM-R28", "nothing_to_draw"
    return None


REASONS = {
    "plan": reason_in_plan,
    "draft_card": reason_in_draft,
    "turn": reason_in_turn,
    "structure": reason_for_structure,
    "source": reason_for_source,
    "target": reason_for_target,
    "affected_site": reason_for_site,
    "reinforce": reason_for_site,
    "transition_site": reason_for_site,
    "shrine_site": reason_for_site,
    "take_over_site": reason_for_site,
    "magic": reason_for_magic,
}
