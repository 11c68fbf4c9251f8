"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.quests import pile
from wartable.quests.components import CITIZENS, DEED_IDS, HAND_COST, LINE_COSTS, QUESTS, SLOTS
from wartable.quests.groups import Group, deeds_of
from wartable.quests.options import (
    BONUS,
    GUILD_LIMIT,
    HAND_LIMIT,
    MAIN,
    PAY_HIRE,
    PAY_POWER,
    QUEST_PARTY,
    QUESTION_WORDS,
    TAKE_QUEST,
)
from wartable.quests.table import NOTHING, Quests
from wartable.words import plain, sentence

Reason = tuple[str, str, dict[str, Fact]]  # the rule, the sentence's name in the catalogue, and what it tells

KIND_OF_ID = {citizen.id: int(citizen.kind) for citizen in CITIZENS}
SLOT_NAMES = [str(slot) for slot in range(SLOTS)]
NUMBER_OF_ID = {quest.id: int(quest.number) for quest in QUESTS}

# What a thing stands for when an action is asked for.
DEED_OF_THING = {
    "slot": "hire:slot",
    "hand": "hire:hand",
    "quest": "quest",
    "citizen_deck": "draw",
    "quest_deck": "refresh",
}

# The rule that names what each question is answered with.
RULE_OF_QUESTION = {
    PAY_HIRE: "QV-066",
    PAY_POWER: "QV-032",
    QUEST_PARTY: "QV-085",
    TAKE_QUEST: "QV-R33",
    HAND_LIMIT: "QV-174",
    GUILD_LIMIT: "QV-175",
}


def why_not(game: Quests, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    rule, name, facts = reason(game, seat, wish.split(":"))
    return NotOffered(rule, plain(sentence("quests", "refusals", name, facts, [])))


def reason(game: Quests, seat: int, words: list[str]) -> Reason:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return "QV-052", "not_your_turn", {}
    if decision.question in (MAIN, BONUS):
        return reason_for_action(game, decision, ":".join([DEED_OF_THING.get(words[0], words[0]), *words[1:]]))
    if decision.question == QUEST_PARTY and words[0] == "hand":
        return "QV-086", "hand_never_counts", {}
    return RULE_OF_QUESTION[int(decision.question)], QUESTION_WORDS[decision.question], {}


def reason_for_action(game: Quests, decision: Decision, key: str) -> Reason:
    """An action, or a power step, that is not possible now or has not been granted."""
    words = key.split(":")
    deed = {"refresh": "reserve"}.get(words[0], words[0])
    if deed not in DEED_IDS or (deed == "draw" and key != "draw"):
        return ("QV-R06", "must_act", {}) if deed == "forfeit" else ("QV-053", "no_such_choice", {})
    if deed not in granted(game, decision):
        rule = "QV-053" if decision.question == MAIN else "QV-R10"
        return rule, "not_granted", {"deed": deed}
    if deed == "hire":
        return reason_for_hire(game, int(decision.seat), words[1:])
    if deed in ("reserve", "quest"):
        return reason_for_quest(game, int(decision.seat), words)
    return ("QV-R46", "no_card_to_draw", {}) if deed == "draw" else ("QV-R38", "no_such_target", {})


def granted(game: Quests, decision: Decision) -> list[str]:
    """The deeds that may be chosen from: the four actions, or those of the newest group."""
    group = game.asker
    if decision.question == BONUS and isinstance(group, Group):
        return [DEED_IDS[deed] for deed in deeds_of(group.steps)]
    return DEED_IDS[:4]


def reason_for_hire(game: Quests, seat: int, words: list[str]) -> Reason:
    player = game.players[seat]
    owned = int(pile.size(player.hand) + pile.size(player.guild))
    place, name = [*words, "", ""][:2]
    if place == "slot" and name in SLOT_NAMES:
        slot = SLOT_NAMES.index(name)
        if game.tavern.line[slot] == NOTHING:
            return "QV-074", "slot_is_empty", {}
        return "QV-067", "cannot_pay", {"cost": LINE_COSTS[slot], "owned": owned}
    kind = KIND_OF_ID.get(name, NOTHING)
    if place != "hand" or kind == NOTHING or not pile.count(player.hand, kind):
        return "QV-065", "not_in_hand", {}
    return "QV-R17", "cannot_pay_from_hand", {"cost": int(HAND_COST), "owned": owned - 1}


def reason_for_quest(game: Quests, seat: int, words: list[str]) -> Reason:
    if words[0] == "refresh":
        return ("QV-210", "no_refresh_in_solo", {}) if game.mode.solo else ("QV-R31", "no_quests", {})
    quest = NUMBER_OF_ID.get(words[-1], NOTHING)
    is_open = quest != NOTHING and quest in game.tavern.spaces
    if words[0] == "quest" and (is_open or game.players[seat].reserve == quest != NOTHING):
        return "QV-091", "cannot_meet", {"quest": QUESTS[quest].id}
    if quest != NOTHING and any(player.reserve == quest for player in game.players):
        return "QV-082", "reserved", {"quest": QUESTS[quest].id}
    return "QV-078", "not_active", {}
