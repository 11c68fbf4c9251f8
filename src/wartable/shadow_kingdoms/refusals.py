"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.champions import VisitChampions
from wartable.shadow_kingdoms.components import AWARDS, CAMP, PLANS, ROW_SLOTS
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, NOTHING
from wartable.shadow_kingdoms.gains import champion_limit, may_gain_champion
from wartable.shadow_kingdoms.options import (
    AREA,
    BATTLE_PLAN,
    CHAMPIONS_SHRINE,
    DESTINATION,
    IDS,
    MAGIC_SHRINE,
    MARKER_CHOICE,
    QUESTION_WORDS,
    TACTICS_SHRINE,
)
from wartable.shadow_kingdoms.prices import camp_price, champion_price, plan_price
from wartable.shadow_kingdoms.rift_shrine import ActivateRift, rift_price
from wartable.shadow_kingdoms.riftlands_components import CHITS, RIFT
from wartable.shadow_kingdoms.rifts import chits_on_board
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.tactics import VisitTactics, has_open_slot
from wartable.shadow_kingdoms.wilds import army_of
from wartable.words import catalogue, plain, sentence

Reason = tuple[str, str, dict[str, Fact]]  # the rule, the sentence's name in the catalogue, and what it tells

PLAN_OF_ID = {plan.id: int(plan.number) for plan in PLANS}


def why_not(game: ShadowKingdoms, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    rule, name, facts = reason(game, seat, wish.split(":"))
    return NotOffered(rule, plain(sentence("shadow_kingdoms", "refusals", name, facts, [])))


def reason(game: ShadowKingdoms, seat: int, words: list[str]) -> Reason:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return "SK-028", "not_your_turn", {}
    reasons = {
        DESTINATION: reason_for_move,
        CHAMPIONS_SHRINE: reason_for_champion,
        TACTICS_SHRINE: reason_for_plan,
        BATTLE_PLAN: reason_for_battle,
        MAGIC_SHRINE: reason_for_award,
        MARKER_CHOICE: reason_for_marker,
        RIFT: reason_for_rift,
    }
    found = reasons[decision.question](game, decision, words) if decision.question in reasons else None
    if decision.question == AREA and words[0] == "area":
        found = "SK-120", "covered", {}
    return found or no_such_choice(decision)


def no_such_choice(decision: Decision) -> Reason:
    """The rule behind the question that is asked instead."""
    rules = catalogue()["shadow_kingdoms"]["rules"]
    assert isinstance(rules, dict)
    return str(rules[QUESTION_WORDS[decision.question]]), "no_such_choice", {}


def reason_for_move(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-029, SK-032, SK-033, SK-220: where the Warden may not go."""
    name = "camp" if words[0] == "camp" else words[-1]
    if words[0] not in ("go", "location", "camp") or name not in IDS["l"]:
        return None
    place = IDS["l"].index(name)
    if place == game.players[decision.seat].place:
        return "SK-029", "stays", {}
    if place == CAMP:
        return "SK-032", "no_battle", {}
    return ("SK-220", "adversary", {}) if game.adversary.place == place else ("SK-033", "empty_shrine", {})


def reason_for_champion(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-073, SK-078, SK-076: what cannot be bought."""
    asker, player = game.asker, game.players[decision.seat]
    if words[0] not in ("buy", "champion_slot") or len(words) < 3 or not isinstance(asker, VisitChampions):
        return None
    if words[1] not in CHAMPION_TYPE_IDS or words[2] not in ("1", "2", "3"):
        return None
    kind = CHAMPION_TYPE_IDS.index(words[1])
    if asker.has_bought:
        return "SK-073", "bought", {}
    if not may_gain_champion(player):
        return "SK-078", "champion_limit", {"limit": int(champion_limit(player))}
    if game.rows[kind * ROW_SLOTS + int(words[2]) - 1] == NOTHING:
        return "SK-R25", "empty_slot", {}
    cost = int(champion_price(player, kind, asker.discount))
    return "SK-075", "cannot_pay", {"cost": cost, "gold": int(player.gold)}


def reason_for_plan(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-088..SK-090: what cannot be reserved."""
    asker, player = game.asker, game.players[decision.seat]
    if words[0] not in ("reserve", "plan") or not isinstance(asker, VisitTactics):
        return None
    plan = PLAN_OF_ID.get(words[-1], NOTHING)
    if plan not in game.line:
        return "SK-088", "plan_not_here", {}
    if asker.has_taken:
        return "SK-088", "bought", {}
    if not has_open_slot(player):
        return "SK-090", "no_slot", {}
    cost = int(plan_price(player, game.line.index(plan), asker.discount))
    return "SK-089", "cannot_pay", {"cost": cost, "gold": int(player.gold)}


def reason_for_battle(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-104, SK-107, SK-R03: which plans cannot be fought or cycled."""
    player, plan = game.players[decision.seat], PLAN_OF_ID.get(words[-1], NOTHING)
    if words[0] not in ("battle", "cycle", "plan") or plan == NOTHING:
        return None
    if plan not in game.line and plan not in player.reserve:
        return "SK-104", "plan_not_here", {}
    if words[0] == "cycle":
        return "SK-R03", "must_stay_certain", {}
    if not army_of(player).satisfies(PLANS[plan], player.magic):
        return "SK-107", "plan_not_met", {}
    cost = int(camp_price(player, game.line.index(plan)))
    return "SK-104", "cannot_pay", {"cost": cost, "gold": int(player.gold)}


def reason_for_award(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-057, SK-062: which Awards cannot be claimed."""
    if words[0] != "award":
        return None
    for place, award in enumerate(game.awards):
        if AWARDS[award].id == words[-1]:
            return ("SK-062", "claimed", {}) if decision.seat in game.claims[place] else ("SK-057", "not_met", {})
    return "SK-020", "not_in_play", {}


def reason_for_marker(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-118, SK-R17: which markers cannot be removed."""
    if words[0] != "marker" or words[-1] not in IDS["m"]:
        return None
    is_there = game.players[decision.seat].is_covered(IDS["m"].index(words[-1]))
    return ("SK-R17", "limit_order", {}) if is_there else ("SK-118", "marker_gone", {})


def reason_for_rift(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """RL-013, RL-R06: which rifts cannot be activated."""
    asker = game.asker
    if words[0] != "rift" or words[-1] not in IDS["f"] or not isinstance(asker, ActivateRift):
        return None
    if chits_on_board(game, decision.seat) >= CHITS:
        return "RL-R06", "chits", {}
    cost = int(rift_price(game, decision.seat, IDS["f"].index(words[-1]), asker.discount))
    return "RL-013", "cannot_pay_magic", {"cost": cost, "magic": int(game.players[decision.seat].magic)}
