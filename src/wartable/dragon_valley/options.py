"""Options: how a choice is packed into a number, and the word by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys. An option that follows another of the same chain
carries the one before in its upper bits, and its key begins with the key of that one: `a4.knight`, `a4.knight:a2`,
`a4.knight:a2:1`. So every key says on its own what is meant, and the keys of a chain can be given in any order.
"""

from typing import Final

from mypy_extensions import i64

from wartable.dragon_valley.components import BUILDING_IDS, CARD_IDS, FOE_IDS, FRIEND_IDS, ITEM_IDS, PLACE_IDS

# Questions
CHOOSE_PARTNER: Final[i64] = 1
CHOOSE_ROLE: Final[i64] = 2
ASSIGN_ITEM: Final[i64] = 3
CHOOSE_PILE: Final[i64] = 4
LUCKY_PICK: Final[i64] = 5
LOYALTY_GIVE: Final[i64] = 6
LOYALTY_PLAYER: Final[i64] = 7
LOYALTY_TAKE: Final[i64] = 8
CHAPEL_ANSWER: Final[i64] = 9
SMITE_WHOM: Final[i64] = 10
SAP: Final[i64] = 11
TURN_MENU: Final[i64] = 12
MOVE_UNIT: Final[i64] = 13
MOVE_TO: Final[i64] = 14
MOVE_COUNT: Final[i64] = 15
GIVE_UP_UNIT: Final[i64] = 16
TAKE_FROM: Final[i64] = 17
RELOCATE_TO: Final[i64] = 18
CHARGE_NOW: Final[i64] = 19
BATTLE_ENEMY: Final[i64] = 20
BATTLE_UNIT: Final[i64] = 21
BATTLE_EXTRA: Final[i64] = 22
BUILD_NAME: Final[i64] = 23
BUILD_PLACE: Final[i64] = 24
CONSTRUCTION_NOW: Final[i64] = 25
CLAIMED_WHAT: Final[i64] = 26
SCOUT_FIRST: Final[i64] = 27
SCOUT_SECOND: Final[i64] = 28
FIRE_WHERE: Final[i64] = 29
BLESS_WHOM: Final[i64] = 30
REMODEL_MODE: Final[i64] = 31
REMODEL_NAME: Final[i64] = 32
REMODEL_PICK: Final[i64] = 33
REMODEL_PLACE: Final[i64] = 34
SWAP_FIRST: Final[i64] = 35
SWAP_SECOND: Final[i64] = 36
SWAP_PLACE: Final[i64] = 37
REBELLION_CASH: Final[i64] = 38
GUARD_NOW: Final[i64] = 39
ADVANCE_PICK: Final[i64] = 40
ADVANCE_JOIN: Final[i64] = 41
TOWER_PICK: Final[i64] = 42
QUESTION_WORDS: Final = (
    "",
    "choose_partner",
    "choose_role",
    "assign_item",
    "choose_pile",
    "lucky_pick",
    "loyalty_give",
    "loyalty_player",
    "loyalty_take",
    "chapel_answer",
    "smite",
    "sap",
    "turn_menu",
    "move_unit",
    "move_to",
    "move_count",
    "give_up_unit",
    "take_from",
    "relocate_to",
    "charge_now",
    "battle_enemy",
    "battle_unit",
    "battle_extra",
    "build_name",
    "build_place",
    "construction_now",
    "claimed",
    "scout_first",
    "scout_second",
    "defensive_fire",
    "blessing",
    "remodel_mode",
    "remodel_name",
    "remodel_pick",
    "remodel_place",
    "swap_first",
    "swap_second",
    "swap_place",
    "rebellion_cash",
    "guard_now",
    "advance_pick",
    "advance_join",
    "tower_pick",
)

# Verbs. No chain begins with SEAT: as the option before, 0 means none.
SEAT: Final[i64] = 0
PILE: Final[i64] = 1
CARD: Final[i64] = 2
STACK: Final[i64] = 3
BLESSED_STACK: Final[i64] = 4
FOE_STACK: Final[i64] = 5
PLACE: Final[i64] = 6
FRIEND: Final[i64] = 7
BLESSED_FRIEND: Final[i64] = 8
FOE: Final[i64] = 9
BUILDING: Final[i64] = 10
FROM_SUPPLY: Final[i64] = 11
COUNT: Final[i64] = 12
GIVE_UP: Final[i64] = 13
TAKE: Final[i64] = 14
RELOCATE: Final[i64] = 15
LOOK: Final[i64] = 16
CLAIM: Final[i64] = 17
DIVIDE: Final[i64] = 18
CHOOSE: Final[i64] = 19
NONE: Final[i64] = 20
DECLINE: Final[i64] = 21
BLOCK: Final[i64] = 22
ALLOW: Final[i64] = 23
PASS_ON: Final[i64] = 24
MOVE: Final[i64] = 25
BUILD: Final[i64] = 26
RECHARGE: Final[i64] = 27
GUARD: Final[i64] = 28
SCOUT: Final[i64] = 29
END_TURN: Final[i64] = 30
DONE: Final[i64] = 31
YES: Final[i64] = 32
NO: Final[i64] = 33
REMOVE: Final[i64] = 34
SWAP: Final[i64] = 35
NO_EFFECT: Final[i64] = 36
CASH: Final[i64] = 37
KEEP_THEM: Final[i64] = 38
GO: Final[i64] = 39
LAY: Final[i64] = 40

# The word before the argument, what the argument is, and the word after it. Arguments: p a seat, n a number from 0,
# c a card, s a friendly stack, e an enemy stack, l a place, u a friendly unit, f an enemy, b a building, # a number,
# i an item and its pile.
WORDS: Final = (
    ("p", "n", ""),
    ("pile", "n", ""),
    ("card:", "c", ""),
    ("", "s", ""),
    ("", "s", ".blessed"),
    ("", "e", ""),
    ("", "l", ""),
    ("", "u", ""),
    ("", "u", ".blessed"),
    ("", "f", ""),
    ("", "b", ""),
    ("supply:", "b", ""),
    ("", "#", ""),
    ("give_up:", "l", ""),
    ("take:", "l", ""),
    ("relocate:", "l", ""),
    ("look:", "l", ""),
    ("claim:", "l", ""),
    ("divide", "", ""),
    ("choose", "", ""),
    ("none", "", ""),
    ("decline", "", ""),
    ("block", "", ""),
    ("allow", "", ""),
    ("pass", "", ""),
    ("move", "", ""),
    ("build", "", ""),
    ("recharge", "", ""),
    ("guard", "", ""),
    ("scout", "", ""),
    ("end_turn", "", ""),
    ("done", "", ""),
    ("yes", "", ""),
    ("no", "", ""),
    ("remove", "", ""),
    ("swap", "", ""),
    ("no_effect", "", ""),
    ("cash", "", ""),
    ("keep", "", ""),
    ("go", "", ""),
    ("lay:", "i", ""),
)


BEFORE: Final[i64] = 18  # the option before is in the bits from here on
OWN_PART: Final[i64] = (1 << BEFORE) - 1


def option(verb: i64, argument: i64) -> i64:
    """Pack a verb and its argument."""
    return verb << 12 | argument


def stack_option(verb: i64, place: i64, kind: i64) -> i64:
    """Pack a verb and a stack of cubes."""
    return verb << 12 | place << 2 | kind


def lay_option(item: i64, pile: i64) -> i64:
    """Pack an item of a division and the pile that it goes to."""
    return LAY << 12 | item << 2 | pile


def following(before: i64, code: i64) -> i64:
    """An option that goes on with one chosen before."""
    return before << BEFORE | code


def verb_of(code: i64) -> i64:
    return code >> 12 & 63


def argument_of(code: i64) -> i64:
    return code & 4095


def place_of(code: i64) -> i64:
    """The place of a stack."""
    return code >> 2 & 1023


def kind_of(code: i64) -> i64:
    """The kind of the cubes of a stack."""
    return code & 3


def item_of(code: i64) -> i64:
    """The item that is laid."""
    return code >> 2 & 1023


def pile_of(code: i64) -> i64:
    """The pile that an item is laid on."""
    return code & 3


def key(code: i64) -> str:
    """The word of an option, unique within its decision (DV-I25)."""
    word, letter, after = WORDS[verb_of(code)]
    own = word + argument_word(letter, code) + after
    before = code >> BEFORE
    return f"{key(before)}:{own}" if before else own


def argument_word(letter: str, code: i64) -> str:
    argument = argument_of(code)
    words: dict[str, list[str]] = {"c": CARD_IDS, "l": PLACE_IDS, "u": FRIEND_IDS, "f": FOE_IDS, "b": BUILDING_IDS}
    if letter in words:
        return words[letter][argument]
    if letter == "s":
        return f"{PLACE_IDS[place_of(code)]}.{FRIEND_IDS[kind_of(code)]}"
    if letter == "e":
        return f"{PLACE_IDS[place_of(code)]}.{FOE_IDS[kind_of(code)]}"
    if letter == "i":
        return f"{ITEM_IDS[item_of(code)]}:{pile_of(code) + 1}"
    if letter == "n":
        return str(argument + 1)
    return str(argument) if letter else ""


def places_as_options(places: i64, before: i64) -> list[int]:
    """The places of a set, in canonical order, after an option chosen before (0: none)."""
    options: list[int] = []
    place: i64 = 0
    while places:
        if places & 1:
            options.append(following(before, option(PLACE, place)))
        places >>= 1
        place += 1
    return options
