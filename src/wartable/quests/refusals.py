"""Refusals: why something cannot be chosen now, with the rule that says so.

A wish is a key of an option ("hire:slot:3") or a thing on the table ("slot:3", "guild:1:monk", "player_hand:2").
"""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.quests import pile
from wartable.quests.components import (
    ACTIONS,
    CITIZENS,
    COST_CITIZEN,
    DEED_IDS,
    HAND_COST,
    LINE_COSTS,
    QUESTS,
    RESOURCE_IDS,
    ROLE_IDS,
    SLOTS,
    brings,
)
from wartable.quests.groups import Group, deeds_of
from wartable.quests.options import BONUS, HAND_LIMIT, MAIN, PAY_HIRE, PAY_POWER, QUEST_PARTY, TAKE_QUEST
from wartable.quests.powers import PayPower
from wartable.quests.questing import ChooseParty
from wartable.quests.table import NOTHING, Quests

Reason = tuple[str, str, dict[str, Fact]]  # the rule, the sentence's name in the catalogue, and its facts

KIND_OF_ID = {citizen.id: int(citizen.kind) for citizen in CITIZENS}
QUEST_OF_ID = {quest.id: int(quest.number) for quest in QUESTS}
SLOT_NAMES = [str(slot) for slot in range(SLOTS)]
ACTION_IDS = DEED_IDS[:ACTIONS]

# What a thing on the table may be wanted for; the first deed that is granted counts, otherwise the first of all.
DEEDS_OF_THING = {
    "slot": ("hire", "discard_tavern_citizen"),
    "hand": ("hire",),
    "quest": ("quest", "reserve", "discard_active_quest"),
    "citizen_deck": ("draw",),
    "quest_deck": ("reserve",),
    "player_hand": ("take_random_from_hand", "discard_random_from_hand"),
    "guild": ("take_from_guild", "discard_from_guild"),
}


def why_not(game: Quests, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    rule, name, facts = reason(game, seat, wish.split(":"))
    return NotOffered(rule, name, facts, "quests")


def reason(game: Quests, seat: int, words: list[str]) -> Reason:
    decision = game.decision
    if game.over:
        return "QV-180", "game_is_over", {}
    if decision is None or decision.seat != seat:
        return "QV-052", "not_your_turn", {}
    if decision.question in (MAIN, BONUS):
        return reason_for_action(game, decision, words)
    if decision.question == PAY_HIRE:
        return reason_for_payment(game, seat, words)
    if decision.question == PAY_POWER:
        return reason_for_power(game, seat, words)
    if decision.question == QUEST_PARTY:
        return reason_for_party(game, seat, words)
    if decision.question == TAKE_QUEST:
        return reason_for_taking(words)
    return reason_for_limit(game, decision, words)


# --- actions and bonuses


def reason_for_action(game: Quests, decision: Decision, words: list[str]) -> Reason:
    """An action, or a step of the newest group, that has not been granted or is not possible now."""
    seat, granted = int(decision.seat), deeds_granted(game, decision)
    if words[0] == "guild" and words[1:2] == [str(seat)] and not set(DEEDS_OF_THING["guild"]) & set(granted):
        return "QV-085", "guild_waits", {}
    deed, rest = wanted(game, words, granted)
    if deed == "forfeit" and decision.question == MAIN:
        return "QV-R06", "must_act", {}
    if deed not in DEED_IDS:
        return ("QV-053", "choose_an_action", {}) if decision.question == MAIN else ("QV-R10", "choose_a_bonus", {})
    if deed not in granted:
        is_attack_as_action = decision.question == MAIN and deed not in ACTION_IDS
        return ("QV-053", "takes_a_power", {}) if is_attack_as_action else ("QV-R10", "not_granted", {"deed": deed})
    if deed == "draw":
        return ("QV-R46", "no_card_to_draw", {}) if not rest else ("QV-061", "draw_is_the_top_card", {})
    if deed == "hire":
        return reason_for_hire(game, seat, rest)
    return reason_for_quest(game, seat, deed, rest) if deed in ACTION_IDS else reason_for_attack(seat, deed, rest)


def deeds_granted(game: Quests, decision: Decision) -> list[str]:
    """The deeds that may be chosen from: the four actions, or those of the newest group."""
    group = game.asker
    if decision.question == BONUS and isinstance(group, Group):
        return [DEED_IDS[deed] for deed in deeds_of(group.steps)]
    return ACTION_IDS


def wanted(game: Quests, words: list[str], granted: list[str]) -> tuple[str, list[str]]:
    """The deed that a wish is about, and what is wanted of it: "slot", "3" for a hire, else the end of its key."""
    if words[0] in ("refresh", "quest_deck"):
        return "reserve", ["refresh"]
    deeds = DEEDS_OF_THING.get(words[0], (words[0],))  # a key begins with its deed
    is_active = QUEST_OF_ID.get(words[-1], NOTHING) in game.tavern.spaces
    deed = deeds[0] if is_active else next((one for one in deeds if one in granted), deeds[0])
    return deed, words if deed == "hire" and words[0] != "hire" else words[1:]


def reason_for_hire(game: Quests, seat: int, words: list[str]) -> Reason:
    player = game.players[seat]
    owned = int(pile.size(player.hand) + pile.size(player.guild))
    place, name = [*words, "", ""][:2]
    if place == "hand":
        kind = KIND_OF_ID.get(name, NOTHING)
        if kind == NOTHING or not pile.count(player.hand, kind):
            return "QV-065", *not_there("hand", kind)
        return "QV-R17", "cannot_pay_from_hand", {"cost": int(HAND_COST), "owned": owned - 1}
    if place != "slot" or name not in SLOT_NAMES:
        return "QV-064", "no_such_slot", {}
    slot = SLOT_NAMES.index(name)
    if game.tavern.line[slot] == NOTHING:
        return "QV-074", "slot_is_empty", {}
    return "QV-067", "cannot_pay", {"cost": LINE_COSTS[slot], "owned": owned}


def reason_for_quest(game: Quests, seat: int, deed: str, words: list[str]) -> Reason:
    """Why a quest cannot be reserved or completed."""
    if words == ["refresh"]:
        return ("QV-210", "no_refresh_in_solo", {}) if game.mode.solo else ("QV-R31", "no_quests", {})
    rule = "QV-085" if deed == "quest" else "QV-078"
    quest = QUEST_OF_ID.get(words[-1] if words else "", NOTHING)
    if quest == NOTHING:
        return rule, "no_such_quest", {}
    facts: dict[str, Fact] = {"quest": QUESTS[quest].id}
    is_own = game.players[seat].reserve == quest
    if deed == "quest" and (is_own or quest in game.tavern.spaces):
        return "QV-091", "cannot_meet", facts
    if is_own:
        return rule, "reserved_by_you", facts
    if any(player.reserve == quest for player in game.players):
        return "QV-082" if deed == "quest" else rule, "reserved_by_another", facts
    if any(quest in player.completed for player in game.players):
        return "QV-095", "completed", facts
    return rule, "not_active", facts


def reason_for_attack(seat: int, deed: str, words: list[str]) -> Reason:
    """Why an attack cannot be aimed there."""
    if deed in ("discard_tavern_citizen", "discard_active_quest"):
        return "QV-R42", "nothing_there", {}
    if words[:1] == [str(seat)]:
        return "QV-R37", "not_yourself", {}
    return "QV-R38", "no_such_target", {}


# --- cards that are picked


def reason_for_payment(game: Quests, seat: int, words: list[str]) -> Reason:
    """QV-066: a hire is paid with citizens of hand and guild."""
    place, kind = card_wished(words, "pay", seat)
    if not place:
        return "QV-R15", "pay_first", {}
    if kind != NOTHING and pile.count(pile_at(game, seat, place), kind):
        return "QV-066", "pick_together", {"citizen": CITIZENS[kind].id}
    if kind != NOTHING and kind == game.tavern.set_aside:
        return "QV-R17", "not_itself", {"citizen": CITIZENS[kind].id}
    return "QV-066", *not_there(place, kind)


def reason_for_power(game: Quests, seat: int, words: list[str]) -> Reason:
    """QV-032: a power is paid with what is on the left of its icon."""
    step = game.asker
    assert isinstance(step, PayPower)
    power = CITIZENS[step.kind]
    place, kind = card_wished(words, "pay", seat)
    if power.power.cost == COST_CITIZEN and place:
        return "QV-032", *not_there(place, kind)
    name = "power_takes_a_citizen" if power.power.cost == COST_CITIZEN else "power_takes_a_quest"
    return "QV-032", name, {"citizen": power.id}


def reason_for_party(game: Quests, seat: int, words: list[str]) -> Reason:
    """QV-085: a quest is completed with guild citizens that meet its requirement."""
    step = game.asker
    assert isinstance(step, ChooseParty)
    if words == ["done"]:
        rule, missing = what_is_missing(step.party, step.quest)
        return rule, "party_is_not_enough", {"missing": missing}
    if words[0] == "hand":
        return "QV-086", "hand_never_counts", {}
    place, kind = ("guild", KIND_OF_ID.get(words[-1], NOTHING)) if words[0] == "use" else card_wished(words, "", seat)
    if place != "guild":
        return "QV-R15", "party_first", {"quest": QUESTS[step.quest].id}
    player = game.players[seat]
    if kind == NOTHING or not pile.count(player.guild, kind):
        in_hand = kind != NOTHING and pile.count(player.hand, kind)
        return ("QV-086", "hand_never_counts", {}) if in_hand else ("QV-085", *not_there(place, kind))
    if pile.count(step.party, kind) == pile.count(player.guild, kind):
        return "QV-085", "chosen_already", {"citizen": CITIZENS[kind].id}
    return "QV-085", "pick_together", {"citizen": CITIZENS[kind].id}


def what_is_missing(party: int, quest: int) -> tuple[str, str]:
    """The first role (QV-088) or resource (QV-089) of a quest that the party does not cover yet, with its rule."""
    has, needs = brings(party), QUESTS[quest]
    for place, role in enumerate(ROLE_IDS):
        if pile.field(has, place) < needs.roles[role]:
            return "QV-088", role
    for place, name in enumerate(RESOURCE_IDS):
        if pile.resource(has, pile.ROLES + place) < needs.resources[name]:
            return "QV-089", name
    raise ValueError("the party is enough")


def reason_for_taking(words: list[str]) -> Reason:
    """QV-R33: after new quests have been laid out one of them is reserved."""
    if words[0] in ("take", "quest") and words[-1] in QUEST_OF_ID:
        return "QV-R34", "not_active", {"quest": words[-1]}
    return "QV-R33", "must_take", {}


def reason_for_limit(game: Quests, decision: Decision, words: list[str]) -> Reason:
    """QV-174, QV-175: the hand, then the guild, is cut to eight."""
    seat = int(decision.seat)
    rule, place = ("QV-174", "hand") if decision.question == HAND_LIMIT else ("QV-175", "guild")
    wished, kind = card_wished(words, "discard", seat)
    if wished != place:
        return rule, f"{place}_limit", {}
    if kind == NOTHING or not pile.count(pile_at(game, seat, place), kind):
        return rule, *not_there(place, kind)
    return rule, "pick_together", {"citizen": CITIZENS[kind].id}


def card_wished(words: list[str], verb: str, seat: int) -> tuple[str, int]:
    """The place, "hand" or "guild" or none, and the kind of a card of the seat that a key or a thing names."""
    if words[0] == verb:
        words = words[1:]
    elif words[:2] == ["guild", str(seat)]:
        words = ["guild", *words[2:]]
    if len(words) == 2 and words[0] in ("hand", "guild"):
        return words[0], KIND_OF_ID.get(words[1], NOTHING)
    return "", NOTHING


def pile_at(game: Quests, seat: int, place: str) -> int:
    player = game.players[seat]
    return player.hand if place == "hand" else player.guild


def not_there(place: str, kind: int) -> tuple[str, dict[str, Fact]]:
    """The sentence that says that no such citizen is in the player's hand or guild."""
    return (f"not_in_{place}", {"citizen": CITIZENS[kind].id}) if kind != NOTHING else ("no_such_citizen", {})
