"""Refused dice: why a die cannot be taken, sent, changed, raised or given away while the question is about dice."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.changes import CHANGE_COST, DOWN, UP, ChangeDice, FlipDice
from wartable.shadow_kingdoms.components import FACES
from wartable.shadow_kingdoms.dice import value_of
from wartable.shadow_kingdoms.effects import ANY, NOTHING, SHRINE_IDS, TROOP_IDS
from wartable.shadow_kingdoms.options import (
    BATTLE_TROOPS,
    CHANGE,
    DIE_AT_SHRINE,
    DIE_FROM_ANY_SHRINE,
    FLIP,
    NO_ROOM,
    die_word,
)
from wartable.shadow_kingdoms.raises import RaiseOwnTroop
from wartable.shadow_kingdoms.reason import Reason, unknown
from wartable.shadow_kingdoms.riftlands_components import KEEP_DIE, ORB, RAISE, STAFF_DIE
from wartable.shadow_kingdoms.table import ShadowKingdoms

IN_SHRINES = ("die", "shrine_die")
CHANGES = ("flip", "up", "down", "numbered_die")
RAISES = ("raise", "two", "split")
VALUES = [str(value) for value in range(1, FACES + 1)]


def reason_for_die(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    if words[0] in IN_SHRINES:
        return reason_for_die_in_shrine(game, decision, words)
    if words[0] in CHANGES:
        return reason_for_change(game, decision, words)
    if words[0] in ("own_die", "replace", "keep", "troops", "send", *RAISES) and is_die(words[1:3]):
        return reason_for_own_die(game, decision, words)
    return None


def is_die(words: list[str]) -> bool:
    return len(words) == 2 and words[0] in TROOP_IDS and words[1].split("+")[0] in VALUES


# --- dice in Shrines


def reason_for_die_in_shrine(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-035: a die is taken from the Shrine that was entered; RL-R38: Staff A leaves one there."""
    if not is_die(words[-2:]) or (len(words) == 4 and words[1] not in SHRINE_IDS) or len(words) > 4:
        return unknown(decision)
    place = game.players[decision.seat].place
    is_here = len(words) == 4 and SHRINE_IDS.index(words[1]) == place
    if decision.question == DIE_AT_SHRINE:
        is_elsewhere = len(words) == 4 and not is_here
        return ("SK-035", "other_shrine", {}) if is_elsewhere else ("SK-035", "no_such_die", {})
    if decision.question == DIE_FROM_ANY_SHRINE:
        return "SK-R42", "no_such_die", {}
    if decision.question == STAFF_DIE:
        is_last = is_here and [die_word(die) for die in game.shrines[place]] == [":".join(words[2:])]
        return ("RL-R38", "last_die", {}) if is_last else ("RL-090", "no_such_die", {})
    return None


# --- dice on the board


def reason_for_own_die(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-037, RL-042: which dice give way. SK-107: which fight. RL-044: which are kept."""
    question, word = decision.question, words[0]
    if question == NO_ROOM and word in ("own_die", "replace"):
        return ("RL-042", "extra_stays", {}) if words[-1] == "extra" else ("SK-037", "no_such_own_die", {})
    if question == BATTLE_TROOPS and word in ("own_die", "troops", "send"):
        return "SK-107", "does_not_fit", {}
    if question == KEEP_DIE and word in ("own_die", "keep"):
        return "RL-044", "not_in_battle", {}
    if question in (RAISE, ORB) and word in ("own_die", *RAISES):
        return reason_for_raise(game, words)
    if question in (FLIP, CHANGE) and word == "own_die":
        return "SK-R44", "on_the_plan", {}
    return ("RL-044", "keeps_elsewhere", {}) if word == "keep" else None


def reason_for_raise(game: ShadowKingdoms, words: list[str]) -> Reason:
    """RL-R17: a 6 stays a 6. RL-R18: a Dragon Orb raises dice of its kind."""
    troop = game.asker.troop if isinstance(game.asker, RaiseOwnTroop) else ANY
    if troop not in (ANY, TROOP_IDS.index(words[1])):
        return "RL-R18", "other_troop", {"troop": TROOP_IDS[troop]}
    if words[2] == VALUES[-1]:
        return "RL-R17", "at_six", {}
    if words[0] in RAISES:
        return ("RL-R18", "orb_raises", {}) if troop != ANY else ("RL-R17", "raises_by_one", {})
    return "RL-R17", "no_such_own_die", {}


# --- changes in a battle


def reason_for_change(game: ShadowKingdoms, decision: Decision, words: list[str]) -> Reason | None:
    """SK-053, SK-069: flips and changes, each in its part of step 2."""
    if decision.question not in (FLIP, CHANGE):
        return None
    dice = numbered_dice(game, decision.seat)
    if words[-1] not in [str(number) for number in range(len(dice))] or len(words) != 2:
        return unknown(decision)
    if decision.question == FLIP:
        return reason_for_flip(game, words[0], int(words[-1]))
    if words[0] == "flip":
        has_gems = game.players[decision.seat].gems > 0
        return ("SK-053", "go_back", {}) if has_gems else ("SK-053", "no_gem", {})
    return reason_for_step(game, dice, words[0], int(words[-1]))


def reason_for_flip(game: ShadowKingdoms, word: str, number: int) -> Reason:
    """SK-053: Gems flip dice before Magic changes them."""
    if word in ("up", "down"):
        has_magic = game.players[game.active].magic >= CHANGE_COST
        return ("SK-053", "flips_first", {}) if has_magic else ("SK-071", "no_magic", {})
    is_passed = isinstance(game.asker, FlipDice) and number < game.asker.first
    return ("SK-053", "go_back", {}) if is_passed else ("SK-R74", "equal_die", {})


def reason_for_step(game: ShadowKingdoms, dice: list[int], word: str, number: int) -> Reason:
    """SK-070: never beyond 1 and 6. SK-069: and never back."""
    asker, value = game.asker, value_of(dice[number])
    if (word == "up" and value == FACES) or (word == "down" and value == 1):
        return "SK-070", "beyond_faces", {}
    direction = {"up": UP, "down": DOWN}.get(word, NOTHING)
    if isinstance(asker, ChangeDice) and number == asker.first and asker.direction == -direction:
        return "SK-069", "other_way", {}
    is_passed = isinstance(asker, ChangeDice) and number < asker.first
    return ("SK-069", "go_back", {}) if is_passed else ("SK-R74", "equal_die", {})
