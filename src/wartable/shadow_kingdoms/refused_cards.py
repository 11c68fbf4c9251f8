"""Refused cards: why a Champion, plan, Award, marker, area or slot cannot be chosen when they are asked about."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.camp import magic_for_buying
from wartable.shadow_kingdoms.champions import PickChampion, VisitChampions
from wartable.shadow_kingdoms.components import (
    AWARDS,
    CAMP,
    CYCLE_CHAMPION_COST,
    CYCLE_PLAN_COST,
    PLANS,
    ROW_SLOTS,
    SLOT_MARKERS,
    TROOP_5,
)
from wartable.shadow_kingdoms.effects import ANY, CHAMPION_TYPE_IDS, NOTHING
from wartable.shadow_kingdoms.gains import champion_limit, may_gain_champion
from wartable.shadow_kingdoms.options import (
    AFTER_BATTLE,
    AREA,
    BATTLE_PLAN,
    CHAIN_ORDER,
    IDS,
    MAGIC_SHRINE,
    MARKER_CHOICE,
    PLAN_PICK,
    RESERVE_SLOT,
    TACTICS_SHRINE,
)
from wartable.shadow_kingdoms.prices import camp_price, champion_price, plan_price
from wartable.shadow_kingdoms.reason import Reason, too_little_gold, too_little_magic, unknown
from wartable.shadow_kingdoms.riftlands_components import STAFF_CHAMPION, STAFF_PLAN
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.tactics import VisitTactics, has_open_slot
from wartable.shadow_kingdoms.wilds import army_of

PLAN_OF_ID = {plan.id: int(plan.number) for plan in PLANS}
PLAN_QUESTIONS = (TACTICS_SHRINE, PLAN_PICK, BATTLE_PLAN, AFTER_BATTLE, STAFF_PLAN)
SLOT_NAMES = [str(slot + 1) for slot in range(ROW_SLOTS)]


def reason_for_card(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    if words[0] in ("buy", "take", "cycle", "champion_slot") and words[1:2] and words[1] in CHAMPION_TYPE_IDS:
        return reason_for_champion(game, decision, words)
    if words[0] in ("reserve", "cycle", "battle", "plan", "reserved", "completed"):
        return reason_for_plan(game, decision, words)
    found = {
        (MAGIC_SHRINE, "award"): reason_for_award,
        (MARKER_CHOICE, "marker"): reason_for_marker,
        (RESERVE_SLOT, "slot"): reason_for_slot,
    }.get((decision.question, words[0]))
    return reason_in_battle(decision, words) if found is None else found(game, decision, words)


# --- Champions


def reason_for_champion(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-R25: first of all there must be a card; then it is bought, taken or cycled."""
    asker = game.asker
    if words[-1] not in SLOT_NAMES or len(words) != 3:
        return unknown(decision)
    kind = CHAMPION_TYPE_IDS.index(words[1])
    is_here = isinstance(asker, VisitChampions | PickChampion) or decision.question == STAFF_CHAMPION
    if not is_here:
        return None if words[0] != "take" else ("SK-073", "champions_elsewhere", {})
    if game.rows[kind * ROW_SLOTS + int(words[2]) - 1] == NOTHING:
        return "SK-R25", "empty_slot", {}
    if isinstance(asker, PickChampion) and asker.kind not in (ANY, kind):
        return "RL-R29", "other_row", {"kind": CHAMPION_TYPE_IDS[asker.kind]}
    if words[0] == "cycle":
        return reason_for_cycling_champions(game, decision, kind)
    if decision.question == STAFF_CHAMPION:
        return "RL-093", "cycles_only", {}
    return reason_for_buying(game, decision, kind)


def reason_for_cycling_champions(game: ShadowKingdoms, decision: Decision, kind: int) -> Reason:
    """SK-R23, SK-068: an empty deck, or too little Magic. RL-R29: the price must stay payable."""
    asker, player = game.asker, game.players[decision.seat]
    if game.champion_decks[kind].size == 0:
        return "SK-R23", "empty_deck", {}
    if isinstance(asker, PickChampion) and asker.magic and player.magic >= CYCLE_CHAMPION_COST:
        return "RL-R29", "keep_magic", {"cost": int(asker.magic)}
    return too_little_magic("SK-068", player, int(CYCLE_CHAMPION_COST))


def reason_for_buying(game: ShadowKingdoms, decision: Decision, kind: int) -> Reason:
    """SK-073, SK-078, SK-075, SK-098: what cannot be bought."""
    asker, player = game.asker, game.players[decision.seat]
    if isinstance(asker, PickChampion):
        return too_little_gold("SK-098", player, int(asker.price(game, kind * ROW_SLOTS)))
    assert isinstance(asker, VisitChampions)
    if asker.has_bought:
        return "SK-073", "bought", {}
    if not may_gain_champion(player):
        return "SK-078", "champion_limit", {"limit": int(champion_limit(player))}
    return too_little_gold("SK-075", player, int(champion_price(player, kind, asker.discount)))


# --- plans


def reason_for_plan(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-100: plans that players own cannot be taken. Others are fought, cycled or reserved."""
    plan = PLAN_OF_ID.get(words[-1], NOTHING)
    if plan == NOTHING or len(words) != 2:
        return unknown(decision)
    if decision.question not in PLAN_QUESTIONS:
        return None
    is_fought = decision.question == BATTLE_PLAN and words[0] in ("battle", "plan")
    is_own = plan in game.players[decision.seat].reserve
    if plan not in game.line and not (is_fought and is_own):
        return reason_for_absent_plan(game, decision, plan)
    if words[0] == "cycle":
        return reason_for_cycling_plans(game, decision)
    if is_fought:
        return reason_for_battle(game, decision, plan)
    if words[0] == "battle":
        return ("SK-103", "one_battle", {}) if decision.question == AFTER_BATTLE else None
    return reason_for_reserving(game, decision, plan)


def reason_for_absent_plan(game: ShadowKingdoms, decision: Decision, plan: int) -> Reason:
    """SK-100, SK-R75: plans that a player has stay there; SK-104: others are in the deck."""
    if decision.question == AFTER_BATTLE and plan in game.players[decision.seat].reserve:
        return "SK-103", "one_battle", {}
    if any(plan in player.reserve for player in game.players):
        return "SK-100", "reserved_stays", {}
    if any(plan in player.completed for player in game.players) or plan in game.adversary.plans:
        return "SK-126", "completed_stays", {}
    return "SK-104" if decision.question == BATTLE_PLAN else "SK-088", "plan_not_here", {}


def reason_for_cycling_plans(game: ShadowKingdoms, decision: Decision) -> Reason:
    """SK-R23, SK-067: an empty deck, or too little Magic. SK-R03, RL-R39: a plan must stay certain in Camp."""
    player = game.players[decision.seat]
    if game.plan_deck.size == 0:
        return "SK-R23", "empty_deck", {}
    if decision.question == STAFF_PLAN:
        return "RL-R39", "must_stay_certain", {}
    if decision.question == BATTLE_PLAN and player.magic >= CYCLE_PLAN_COST:
        return "SK-R03", "must_stay_certain", {}
    return too_little_magic("SK-067", player, int(CYCLE_PLAN_COST))


def reason_for_battle(game: ShadowKingdoms, decision: Decision, plan: int) -> Reason:
    """SK-107: the dice do not satisfy it. SK-104: or it cannot be paid."""
    player = game.players[decision.seat]
    magic = player.magic + magic_for_buying(player)
    if plan in player.reserve or not army_of(player).satisfies(PLANS[plan], magic):
        return "SK-107", "plan_not_met", {}
    return too_little_gold("SK-104", player, int(camp_price(player, game.line.index(plan))))


def reason_for_reserving(game: ShadowKingdoms, decision: Decision, plan: int) -> Reason | None:
    """SK-088..SK-090: what cannot be reserved."""
    asker, player = game.asker, game.players[decision.seat]
    if decision.question == STAFF_PLAN:
        return ("RL-R39", "must_stay_certain", {}) if player.place == CAMP else ("RL-092", "cycles_only", {})
    if not isinstance(asker, VisitTactics):
        return None
    if asker.has_taken:
        return "SK-088", "bought", {}
    if not has_open_slot(player):
        return "SK-090", "no_slot", {}
    return too_little_gold("SK-089", player, int(plan_price(player, game.line.index(plan), asker.discount)))


# --- Awards, markers, areas, slots


def reason_for_award(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason:
    """SK-057, SK-062: which Awards cannot be claimed."""
    if words[-1] not in IDS["a"]:
        return unknown(decision)
    for place, award in enumerate(game.awards):
        if AWARDS[award].id == words[-1]:
            return ("SK-062", "claimed", {}) if decision.seat in game.claims[place] else ("SK-057", "not_met", {})
    return "SK-020", "not_in_play", {}


def reason_for_marker(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason:
    """SK-118, SK-R17, SK-R18: which markers cannot be removed."""
    if words[-1] not in IDS["m"]:
        return unknown(decision)
    marker = IDS["m"].index(words[-1])
    if not game.players[decision.seat].is_covered(marker):
        return "SK-118", "marker_gone", {}
    return ("SK-R18", "alike", {}) if marker == TROOP_5 else ("SK-R17", "limit_order", {})


def reason_for_slot(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason:
    """SK-094: a slot holds one plan, and two of them must be unlocked."""
    if words[-1] not in IDS["b"]:
        return unknown(decision)
    player, slot = game.players[decision.seat], IDS["b"].index(words[-1])
    marker = SLOT_MARKERS[slot]
    is_locked = marker != NOTHING and player.is_covered(marker)
    return ("SK-094", "slot_locked", {}) if is_locked else ("SK-094", "slot_full", {})


def reason_in_battle(decision: Decision, words: list[str]) -> Reason | None:
    """SK-120: an area is covered once. SK-R49: only bonuses that have been earned are ordered."""
    if decision.question == AREA and words[0] == "area":
        is_area = len(words) == 3 and all(word in ("0", "1", "2") for word in words[1:])
        return ("SK-120", "covered", {}) if is_area else unknown(decision)
    if decision.question == CHAIN_ORDER and words[0] == "chain":
        return ("SK-R49", "no_such_chain", {}) if words[-1] in IDS["k"] else unknown(decision)
    return None
