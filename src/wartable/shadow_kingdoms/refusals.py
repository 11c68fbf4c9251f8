"""Refusals: why something cannot be chosen now, with the rule that says so. A wish is a key or a thing on the table.

What a question is about is looked at in `refused_cards`, `refused_dice` and `refused_relics`; for everything else the
table ELSEWHERE says when it can be chosen.
"""

# not compiled: nothing here is hot

from collections.abc import Callable

from wartable.engine.decision import Decision, NotOffered
from wartable.shadow_kingdoms import refused_cards, refused_dice, refused_relics
from wartable.shadow_kingdoms.components import CAMP, MAP_SIDES
from wartable.shadow_kingdoms.confirming import mode_of
from wartable.shadow_kingdoms.effects import NOTHING, TROOP_IDS
from wartable.shadow_kingdoms.options import (
    BATTLE_PLAN,
    BATTLE_REWARDS,
    COLOUR,
    DESTINATION,
    IDS,
    MAP_SIDE,
    WORDS,
    key,
)
from wartable.shadow_kingdoms.reason import Reason, refused, unknown
from wartable.shadow_kingdoms.riftlands_components import REARRANGE, STAFF, STAFF_SHRINE
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.things import things_of

# When a thing or an answer can be chosen, said while something else is asked.
ELSEWHERE: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("go", "location"), ("SK-029", "moved")),
    **dict.fromkeys(("buy", "champion_slot"), ("SK-073", "champions_elsewhere")),
    **dict.fromkeys(("reserve", "plan"), ("SK-088", "plans_elsewhere")),
    "battle": ("SK-104", "battles_elsewhere"),
    "cycle": ("SK-R21", "cycling_elsewhere"),
    "reserved": ("SK-100", "reserved_stays"),
    "completed": ("SK-126", "completed_stays"),
    **dict.fromkeys(("champion", "item"), ("SK-081", "works_by_itself")),
    "overlay": ("RL-036", "works_by_itself"),
    "award": ("SK-056", "awards_elsewhere"),
    "marker": ("SK-118", "markers_elsewhere"),
    "area": ("SK-120", "areas_elsewhere"),
    "slot": ("SK-095", "slots_elsewhere"),
    **dict.fromkeys(("die", "shrine_die"), ("SK-035", "dice_elsewhere")),
    **dict.fromkeys(("own_die", "numbered_die", "up", "down"), ("SK-108", "changes_elsewhere")),
    "flip": ("SK-052", "flips_elsewhere"),
    **dict.fromkeys(("troops", "send"), ("SK-107", "troops_elsewhere")),
    **dict.fromkeys(("bag", "replace"), ("SK-037", "room_elsewhere")),
    "wild": ("SK-R46", "wilds_elsewhere"),
    "take": ("SK-049", "gems_elsewhere"),
    "magic": ("SK-056", "magic_elsewhere"),
    "gold": ("SK-085", "gold_elsewhere"),
    "influence": ("RL-043", "influence_elsewhere"),
    "pay": ("SK-095", "nothing_to_pay"),
    "chain": ("SK-123", "chains_elsewhere"),
    "gains": ("RL-R27", "rewards_elsewhere"),
    "gem": ("RL-R23", "gem_elsewhere"),
    **dict.fromkeys(("extra", "ordinary"), ("RL-040", "spaces_elsewhere")),
    **dict.fromkeys(("raise", "two", "split"), ("RL-R17", "raises_elsewhere")),
    "relic": ("RL-017", "relics_elsewhere"),
    "their_relic": ("RL-I17", "not_yours"),
    **dict.fromkeys(("stack", "active", "keep"), ("RL-024", "relics_stay")),
    "staff": ("RL-096", "staffs_elsewhere"),
    "rift": ("RL-013", "rifts_elsewhere"),
    **dict.fromkeys(("from", "to"), ("RL-095", "staffs_elsewhere")),
    "exchange": ("RL-030", "exchange_elsewhere"),
    **dict.fromkeys(("colour", "troop"), ("SK-022", "set_up_is_over")),
    **dict.fromkeys(("side", "map"), ("SK-005", "set_up_is_over")),
}

OF_A_SEAT = {"marker": 3, "slot": 3, "area": 4}  # how many words name one that is on somebody's board
SYNONYMS = {"pass": "done", "done": "pass", "buy": "take", "take": "buy"}
ENDINGS = ("pass", "done")


def why_not(game: ShadowKingdoms, seat: int, wish: str) -> NotOffered:
    """Why the seat cannot choose this now."""
    return refused(reason(game, seat, wish))


def reason(game: ShadowKingdoms, seat: int, wish: str) -> Reason:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return "SK-028", "not_your_turn", {}
    words = wish.split(":")
    if is_offered(game, decision, wish):
        return rule_of(decision), "can_be_chosen", {}
    other = ":".join([SYNONYMS.get(words[0], words[0]), *words[1:]])
    if is_offered(game, decision, other):
        return rule_of(decision), "other_word", {"asked": other}
    if words[0] in ("own_die", "camp") or OF_A_SEAT.get(words[0]) == len(words):
        owner = words.pop(1) if len(words) > 1 else ""
        if owner != str(seat):
            return ("SK-I29", "not_yours", {}) if owner in map(str, range(game.seats)) else unknown(decision)
        if words == ["camp"]:
            words = ["go", "camp"]
    if words[0] in ENDINGS and len(words) == 1:
        return reason_to_go_on(decision)
    return reason_in_setup(decision, words) or reason_here(game, decision, words) or reason_elsewhere(decision, words)


def is_offered(game: ShadowKingdoms, decision: Decision, wish: str) -> bool:
    """Whether the wish is the key of an option, or a thing that one is about; a card is not asked about to cycle it."""
    return any(
        key(code) == wish or (wish in things_of(game, decision, code) and mode_of(game, decision, code) is None)
        for code in decision.options
    )


def rule_of(decision: Decision) -> str:
    return unknown(decision)[0]


def reason_to_go_on(decision: Decision) -> Reason:
    """Why a question cannot be left unanswered."""
    named: dict[int, tuple[str, str]] = {
        int(DESTINATION): ("SK-029", "must_move"),
        int(BATTLE_PLAN): ("SK-103", "must_battle"),
        int(BATTLE_REWARDS): ("RL-R27", "gains_first"),
        int(STAFF): ("RL-R40", "staff_needed"),
    }
    rule, name = named.get(int(decision.question), (rule_of(decision), "must_choose"))
    return rule, name, {}


def reason_here(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """Why not, if the question is about such things; None if it is about others."""
    reasons: list[Callable[[ShadowKingdoms, Decision, list[str]], Reason | None]] = [
        reason_for_move,
        refused_cards.reason_for_card,
        refused_dice.reason_for_die,
        refused_relics.reason_for_power,
    ]
    for find in reasons:
        found = find(game, decision, words)
        if found is not None:
            return found
    return None


def reason_elsewhere(decision: Decision, words: list[str]) -> Reason:
    """When the thing can be chosen, as the question is about something else."""
    if words[0] not in ELSEWHERE or not is_known(words):
        return unknown(decision)
    if decision.question == REARRANGE:
        return "RL-R13", "relics_first", {}
    rule, name = ELSEWHERE[words[0]]
    return rule, name, {}


def is_known(words: list[str]) -> bool:
    """Whether the wish names something that exists, as far as its last words go."""
    if len(words) == 1:
        return any(word == words[0] and not letter for word, letter in WORDS)
    ids = [one for names in IDS.values() for one in names] + [side.id for side in MAP_SIDES]
    return words[-1] in ids or words[-1] in ("gem", "power", "ability", "extra") or words[-1].isdecimal()


def reason_in_setup(decision: Decision, words: list[str]) -> Reason | None:
    """SK-022, SK-023: colours and sides; everything else waits for the game to begin."""
    if decision.question not in (COLOUR, MAP_SIDE) or words[0] not in ELSEWHERE or not is_known(words):
        return None
    if decision.question == COLOUR and words[0] in ("colour", "troop") and words[-1] in TROOP_IDS:
        return "SK-022", "colour_taken", {}
    if decision.question == MAP_SIDE and words[0] in ("side", "map"):
        return "SK-023", "other_map", {}
    return "SK-R64", "set_up", {}


def reason_for_move(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-029, SK-032, SK-033, SK-220: where the Warden may not go. RL-090: where the die of a Staff cannot go."""
    name = words[-1]
    if words[0] not in ("go", "location", "to") or name not in IDS["l"]:
        return None
    if decision.question == STAFF_SHRINE:
        return "RL-090", "no_shrine" if name in ("camp", "riftlands") else "same_shrine", {}
    if decision.question != DESTINATION or words[0] == "to":
        return None
    return reason_for_location(game, decision, IDS["l"].index(name))


def reason_for_location(game: ShadowKingdoms, decision: Decision, place: int) -> Reason:
    if place == game.players[decision.seat].place:
        return "SK-029", "stays", {}
    if place == CAMP:
        return "SK-032", "no_battle", {}
    if place > CAMP:
        is_there = place < len(game.edition.locations)
        return ("RL-R51", "no_dice_at_all", {}) if is_there else ("RL-005", "no_riftlands", {})
    blocked = game.adversary.place != NOTHING and game.adversary.place == place
    return ("SK-220", "adversary", {}) if blocked else ("SK-033", "empty_shrine", {})
