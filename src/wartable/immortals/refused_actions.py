"""Refused actions: why something cannot be chosen in a turn."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.immortals.actions import affected_sites
from wartable.immortals.attack import ChooseDestination
from wartable.immortals.components import CARD_IDS, PORTAL, PORTALS, SITE_IDS, SPELL_IDS, STRUCTURE_IDS
from wartable.immortals.construct import ChooseStructure
from wartable.immortals.masks import count, has
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import can_pay

Reason = tuple[str, str]  # the rule, and the sentence's name in the catalogue
STRUCTURE_REASONS = (("IM-R59", "one_portal"), ("IM-104", "one_building"), ("IM-105", "one_capital"))
OF_MAGIC = {"card_or_first_player": "IM-132", "takeover_or_shrine": "IM-134", "cards_or_transition_2": "IM-137"}
OF_ARMIES = {"transition_5": "IM-131", "cards_or_transition_2": "IM-138"}


def site_in(words: list[str]) -> int | None:
    return SITE_IDS.index(words[-1]) if words[-1] in SITE_IDS else None


def owns(game: Immortals, seat: int, site: int) -> bool:
    return has(game.players[seat].sites, site)


def reason_in_turn(_game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-065: only cards that are on the board can be revealed."""
    if words[0] == "card" and words[-1] in CARD_IDS:
        return "IM-065", "card_in_hand"
    return ("IM-065", "no_card_there") if words[0] in ("reveal", "space") else None


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
    """IM-096, IM-104, IM-105, IM-R07, IM-R59: why a structure cannot be built."""
    step = game.asker
    if words[0] not in STRUCTURE_IDS or not isinstance(step, ChooseStructure):
        return None
    structure = STRUCTURE_IDS.index(words[0])
    if not can_pay(game, decision.seat, game.players[decision.seat].board.light.construct[structure]):
        return "IM-096", "cannot_pay"
    if structure == PORTAL and count(game.portals) == PORTALS:
        return "IM-R07", "no_portal_left"
    built = has(game.shrines | game.capitals, step.site)
    return STRUCTURE_REASONS[1] if structure != PORTAL and built else STRUCTURE_REASONS[structure]


def reason_for_source(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-109, IM-144: why no attack can start there."""
    site = site_in(words)
    if site is None:
        return None
    if not owns(game, decision.seat, site):
        return "IM-108", "not_owned"
    return ("IM-144", "two_armies") if game.armies[site] == 1 else ("IM-109", "nothing_to_attack")


def reason_for_target(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-108, IM-109: why a site cannot be attacked."""
    site = site_in(words)
    if site is None:
        return None
    return ("IM-108", "own_site") if owns(game, decision.seat, site) else ("IM-109", "not_adjacent")


def reason_for_destination(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-120, IM-121: why a movement cannot end there."""
    site, step = site_in(words), game.asker
    if site is None:
        return None
    if isinstance(step, ChooseDestination) and step.start == site:
        return "IM-120", "another_site"
    return ("IM-121", "no_way") if owns(game, decision.seat, site) else ("IM-120", "not_owned")


def reason_for_magic(game: Immortals, _decision: Decision, words: list[str]) -> Reason | None:
    """IM-132..IM-138: asked only where both options are possible, so this one is of another card."""
    return (OF_MAGIC[CARD_IDS[game.played]], "not_on_card") if words[0] in SPELL_IDS else None


def reason_for_shrine(game: Immortals, decision: Decision, words: list[str]) -> Reason | None:
    """IM-134, IM-104: why no shrine can be built there."""
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


# By question; what is not here is offered as a whole.
OF_A_TURN = {
    "turn": reason_in_turn,
    "affected_site": reason_for_affected,
    "structure": reason_for_structure,
    "source": reason_for_source,
    "target": reason_for_target,
    "move_source": reason_for_affected,
    "destination": reason_for_destination,
    "magic": reason_for_magic,
    "shrine_site": reason_for_shrine,
    "take_over_site": reason_for_take_over,
}
