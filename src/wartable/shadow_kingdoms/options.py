"""Options: how a choice is packed into a number, and the word by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys. An expansion adds its own words.
"""

from typing import Final

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import AWARDS, CHAIN_IDS, CHAMPIONS, DIE_CODES, MARKERS, PLANS, SLOT_IDS
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, SHRINE_IDS, TROOP_IDS

# Questions, D1 to D20 of the chapter
COLOUR: Final[i64] = 0
MAP_SIDE: Final[i64] = 1
DESTINATION: Final[i64] = 2
DIE_AT_SHRINE: Final[i64] = 3
NO_ROOM: Final[i64] = 4
GEM_SHRINE: Final[i64] = 5
MAGIC_SHRINE: Final[i64] = 6
CHAMPIONS_SHRINE: Final[i64] = 7
TACTICS_SHRINE: Final[i64] = 8
RESERVE_SLOT: Final[i64] = 9
RESERVE_BONUS: Final[i64] = 10
DIE_FROM_ANY_SHRINE: Final[i64] = 11
CHAMPION_PICK: Final[i64] = 12
MARKER_CHOICE: Final[i64] = 13
BATTLE_PLAN: Final[i64] = 14
BATTLE_TROOPS: Final[i64] = 15
WILD_SOURCE: Final[i64] = 16
FLIP: Final[i64] = 17
CHANGE: Final[i64] = 18
AREA: Final[i64] = 19
CHAIN_ORDER: Final[i64] = 20
PLAN_PICK: Final[i64] = 21
BATTLE_REWARDS: Final[i64] = 22
DIE_SPACE_CHOICE: Final[i64] = 23
PAID_BONUS: Final[i64] = 24
AFTER_BATTLE: Final[i64] = 25

QUESTION_WORDS: Final[list[str]] = [
    "colour",
    "map_side",
    "destination",
    "die_at_shrine",
    "no_room",
    "gem_shrine",
    "magic_shrine",
    "champions_shrine",
    "tactics_shrine",
    "reserve_slot",
    "reserve_bonus",
    "die_from_any_shrine",
    "champion_pick",
    "marker",
    "battle_plan",
    "battle_troops",
    "wild_source",
    "flip",
    "change",
    "area",
    "chain_order",
    "plan_pick",
    "battle_rewards",
    "die_space",
    "paid_bonus",
    "after_battle",
]

# Verbs, and below their words with the letters of what follows
PASS: Final[i64] = 0
DONE: Final[i64] = 1
CHOOSE_COLOUR: Final[i64] = 2
CHOOSE_SIDE: Final[i64] = 3
GO: Final[i64] = 4
TAKE_DIE: Final[i64] = 5
TO_BAG: Final[i64] = 6
REPLACE: Final[i64] = 7
TAKE_GEM: Final[i64] = 8
TAKE_MAGIC: Final[i64] = 9
CLAIM: Final[i64] = 10
BUY: Final[i64] = 11
CYCLE_CHAMPION: Final[i64] = 12
RESERVE: Final[i64] = 13
CYCLE_PLAN: Final[i64] = 14
INTO_SLOT: Final[i64] = 15
PAY: Final[i64] = 16
DIE_FROM: Final[i64] = 17
TAKE_CHAMPION: Final[i64] = 18
REMOVE_MARKER: Final[i64] = 19
FIGHT: Final[i64] = 20
SEND_TROOPS: Final[i64] = 21
WILD_ABILITY: Final[i64] = 22
WILD_GEM: Final[i64] = 23
FLIP_DIE: Final[i64] = 24
RAISE_DIE: Final[i64] = 25
LOWER_DIE: Final[i64] = 26
COVER: Final[i64] = 27
RESOLVE_CHAIN: Final[i64] = 28
ALL_GAINS: Final[i64] = 29
CHAMPION_ITEM: Final[i64] = 30
ON_EXTRA_SPACE: Final[i64] = 31
ON_ORDINARY_SPACE: Final[i64] = 32
PAY_POWER: Final[i64] = 33

WORDS: Final[list[tuple[str, str]]] = [
    ("pass", ""),
    ("done", ""),
    ("colour", "t"),
    ("side", "i"),
    ("go", "l"),
    ("die", "d"),
    ("bag", ""),
    ("replace", "d"),
    ("take", ""),
    ("magic", ""),
    ("award", "a"),
    ("buy", "c"),
    ("cycle", "c"),
    ("reserve", "p"),
    ("cycle", "p"),
    ("slot", "b"),
    ("pay", ""),
    ("die", "x"),
    ("take", "c"),
    ("marker", "m"),
    ("battle", "p"),
    ("troops", "D"),
    ("wild:ability", ""),
    ("wild:gem", ""),
    ("flip", "n"),
    ("up", "n"),
    ("down", "n"),
    ("area", "r"),
    ("chain", "k"),
    ("gains", ""),
    ("item", "h"),
    ("extra", ""),
    ("ordinary", ""),
    ("pay", "R"),
]

SHIFT: Final[i64] = 24
MASK: Final[i64] = (1 << 24) - 1
SET_FIELD: Final[i64] = 6
NO_DIE: Final[i64] = 63

# The ids that a letter of WORDS stands for; an expansion adds its own.
IDS: Final[dict[str, list[str]]] = {
    "t": list(TROOP_IDS),
    "i": ["a", "b"],
    "l": [*SHRINE_IDS, "camp"],
    "s": list(SHRINE_IDS),
    "a": [award.id for award in AWARDS],
    "p": [plan.id for plan in PLANS],
    "b": SLOT_IDS,
    "m": [marker.id for marker in MARKERS],
    "k": CHAIN_IDS,
    "h": [champion.id for champion in CHAMPIONS],
}


def option(verb: i64, argument: i64) -> i64:
    """Pack a verb and its argument."""
    return verb << SHIFT | argument


def plain(verb: i64) -> i64:
    """Pack a verb that needs no argument."""
    return verb << SHIFT


def verb_of(code: i64) -> i64:
    return code >> SHIFT


def argument_of(code: i64) -> i64:
    return code & MASK


def die_from(shrine: i64, die: i64) -> i64:
    """A die of a Shrine as an argument."""
    return shrine << SET_FIELD | die


def shrine_in(argument: i64) -> i64:
    return argument >> SET_FIELD


def die_in(argument: i64) -> i64:
    return argument & NO_DIE


def packed_dice(dice: list[int]) -> i64:
    """Up to four dice as an argument, the first one lowest."""
    packed: i64 = MASK
    for place in range(len(dice)):
        code: i64 = dice[place]
        packed ^= (NO_DIE ^ code) << SET_FIELD * place
    return packed


def unpacked_dice(argument: i64) -> list[int]:
    dice: list[int] = []
    for place in range(4):
        die: i64 = argument >> SET_FIELD * place & NO_DIE
        if die != NO_DIE:
            dice.append(die)
    return dice


def key(code: i64) -> str:
    """The word of an option, unique within its decision."""
    word, letter = WORDS[verb_of(code)]
    return f"{word}:{argument_word(letter, argument_of(code))}" if letter else word


def die_word(die: int) -> str:
    """A die as Troop Type and value; one from a locked extra space is distinguished."""
    if die >= DIE_CODES:
        return die_word(int(die - DIE_CODES)) + ":extra"
    return f"{TROOP_IDS[die // 6]}:{die % 6 + 1}"


def slot_word(place: int) -> str:
    """A place in the Champion rows as type and slot, counted from 1 (SK-R07)."""
    return f"{CHAMPION_TYPE_IDS[place // 3]}:{place % 3 + 1}"


def argument_word(letter: str, value: int) -> str:
    """What follows the verb's word, by its letter in WORDS."""
    if letter in "dDxcrn":
        return built_word(letter, value)
    return IDS[letter][value]


def built_word(letter: str, value: int) -> str:
    """Words of dice, places and numbers."""
    if letter == "d":
        return die_word(value)
    if letter == "D":
        return "+".join(die_word(die) for die in unpacked_dice(value))
    if letter == "x":
        return f"{SHRINE_IDS[shrine_in(value)]}:{die_word(int(die_in(value)))}"
    if letter == "c":
        return slot_word(value)
    return f"{value // 3}:{value % 3}" if letter == "r" else str(value)
