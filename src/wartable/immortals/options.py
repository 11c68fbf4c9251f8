"""Options: how a choice is packed into a number, and the key by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys.
"""

from typing import Final

from mypy_extensions import i64

from wartable.immortals.components import (
    CARD_BITS,
    CARD_IDS,
    NAME_BITS,
    NAME_SHIFT,
    REALM_IDS,
    SITE_IDS,
    SPACE_BITS,
    SPACE_NAMES,
    Space,
)

# Questions, in the order of the chapter
HOME_GROUP: Final[i64] = 1
DRAFT_CARD: Final[i64] = 2
DRAFT_SITE: Final[i64] = 3
DRAFT_GROUP: Final[i64] = 4
DIVIDE: Final[i64] = 5
DRAW: Final[i64] = 6
REINFORCE: Final[i64] = 7
PLAN: Final[i64] = 8
TURN: Final[i64] = 9
PERFORM: Final[i64] = 10
COMPENSATION: Final[i64] = 11
AFFECTED_SITE: Final[i64] = 12
STRUCTURE: Final[i64] = 13
ATTACK_OR_MOVE: Final[i64] = 14
SOURCE: Final[i64] = 15
TARGET: Final[i64] = 16
STRENGTH: Final[i64] = 17
MOVE_SOURCE: Final[i64] = 18
DESTINATION: Final[i64] = 19
MOVE_NUMBER: Final[i64] = 20
MAGIC: Final[i64] = 21
LIMBO: Final[i64] = 22
TRANSITION_SITE: Final[i64] = 23
SHRINE_SITE: Final[i64] = 24
TAKE_OVER_SITE: Final[i64] = 25
RETURN: Final[i64] = 26
QUESTION_WORDS: Final = (
    "",
    "home_group",
    "draft_card",
    "draft_site",
    "draft_group",
    "divide",
    "draw",
    "reinforce",
    "plan",
    "turn",
    "perform",
    "compensation",
    "affected_site",
    "structure",
    "attack_or_move",
    "source",
    "target",
    "strength",
    "move_source",
    "destination",
    "move_number",
    "magic",
    "limbo",
    "transition_site",
    "shrine_site",
    "take_over_site",
    "return",
)

# Verbs
V_GROUP: Final[i64] = 0
V_CARD: Final[i64] = 1
V_SITE: Final[i64] = 2
V_LIGHT: Final[i64] = 3
V_DRAW: Final[i64] = 4
V_NO_DRAW: Final[i64] = 5
V_DONE: Final[i64] = 6
V_PLAN: Final[i64] = 7
V_REVEAL: Final[i64] = 8
V_PASS: Final[i64] = 9
V_PERFORM: Final[i64] = 10
V_FORFEIT: Final[i64] = 11
V_GOLD: Final[i64] = 12
V_ENERGY: Final[i64] = 13
V_STRUCTURE: Final[i64] = 14  # portal, shrine, capital: 14 to 16, in the order of the data
V_ATTACK: Final[i64] = 17
V_MOVE: Final[i64] = 18
V_FROM: Final[i64] = 19
V_TO: Final[i64] = 20
V_ARMIES: Final[i64] = 21
V_SPELL: Final[i64] = 22  # the five spells: 22 to 26, in the order of SPELL_IDS
V_LIMBO: Final[i64] = 27
V_NO_RETURN: Final[i64] = 28

# What the argument of a verb is: n a number, c a card, s a site, p a space and the card on it, r a realm.
WORDS: Final = (
    ("group", "n"),
    ("card", "c"),
    ("site", "s"),
    ("light", "n"),
    ("draw", ""),
    ("no_draw", ""),
    ("done", ""),
    ("", "p"),
    ("reveal", "p"),
    ("pass", ""),
    ("perform", ""),
    ("forfeit", ""),
    ("gold", ""),
    ("energy", ""),
    ("portal", ""),
    ("shrine", ""),
    ("capital", ""),
    ("attack", ""),
    ("move", ""),
    ("from", "s"),
    ("to", "s"),
    ("armies", "n"),
    ("draw_conflict", ""),
    ("take_first_player_marker", ""),
    ("construct", ""),
    ("take_over_region_card", ""),
    ("transition", ""),
    ("limbo", "r"),
    ("no_return", ""),
)


# An option holds its argument in the lower bits and its verb above them.
VERB_SHIFT: Final[i64] = NAME_SHIFT + NAME_BITS
ARGUMENT: Final[i64] = (1 << VERB_SHIFT) - 1
CARD: Final[i64] = (1 << CARD_BITS) - 1
SPACE: Final[i64] = (1 << SPACE_BITS) - 1
LEAP: Final[i64] = 8
LEAP_MASK: Final[i64] = (1 << LEAP) - 1


def option(verb: i64, argument: i64) -> i64:
    """Pack a verb and its argument."""
    return verb << VERB_SHIFT | argument


def card_on(verb: i64, space: Space, card: i64) -> i64:
    """Pack a card that is laid on a space, or revealed there."""
    return verb << VERB_SHIFT | space.packed | card


def verb_of(code: i64) -> i64:
    return code >> VERB_SHIFT


def argument_of(code: i64) -> i64:
    return code & ARGUMENT


def space_of(code: i64) -> i64:
    """The space on which the card of the option is laid or revealed."""
    return code >> CARD_BITS & SPACE


def card_of(code: i64) -> i64:
    """The card that is laid or revealed."""
    return code & CARD


def offer_members(mask: i64, code: i64, lowest: i64, options: list[int]) -> None:
    """One option for each member of a set, from `lowest` on; `code` is the option of member 0. Gaps are skipped."""
    while mask:
        if mask & LEAP_MASK == 0:
            mask >>= LEAP
            code += LEAP
        else:
            if mask & 1 and code >= lowest:
                options.append(code)
            mask >>= 1
            code += 1


def offer_sites(verb: i64, sites: i64) -> list[int]:
    """One option for each site, in component order, light before dark."""
    options: list[int] = []
    offer_members(sites, option(verb, 0), 0, options)
    return options


def offer_numbers(verb: i64, first: i64, last: i64) -> list[int]:
    """One option for each number, ascending."""
    options: list[int] = []
    number = first
    while number <= last:
        options.append(option(verb, number))
        number += 1
    return options


def key(code: i64) -> str:
    """The key of an option, unique within its decision. IM-R84: interchangeable spaces have one name."""
    word, kind = WORDS[verb_of(code)]
    argument = argument_of(code)
    if kind == "p":
        laid = f"{SPACE_NAMES[argument >> NAME_SHIFT]}:{CARD_IDS[card_of(code)]}"
        return f"{word}:{laid}" if word else laid
    if kind == "c":
        return f"{word}:{CARD_IDS[argument]}"
    if kind == "s":
        return f"{word}:{SITE_IDS[argument]}"
    if kind == "r":
        return f"{word}:{REALM_IDS[argument]}"
    return f"{word}:{argument}" if kind == "n" else word
