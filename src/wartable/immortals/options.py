"""Options: how a choice is packed into a number, and the word by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys.
"""

from typing import Final

from mypy_extensions import i64

from wartable.immortals.components import CARD_IDS, REALM_IDS, SITE_IDS, SPACE_IDS

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
DESTINATION: Final[i64] = 18
MOVE_NUMBER: Final[i64] = 19
MAGIC: Final[i64] = 20
LIMBO: Final[i64] = 21
TRANSITION_SITE: Final[i64] = 22
SHRINE_SITE: Final[i64] = 23
TAKE_OVER_SITE: Final[i64] = 24
RETURN: Final[i64] = 25
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

# What the argument of a verb is: n a number, c a card, s a site, p a space and a card, b a space, r a realm.
WORDS: Final = (
    ("group", "n"),
    ("card", "c"),
    ("site", "s"),
    ("light", "n"),
    ("draw", ""),
    ("no_draw", ""),
    ("done", ""),
    ("", "p"),
    ("reveal", "b"),
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


def option(verb: i64, argument: i64) -> i64:
    """Pack a verb and its argument."""
    return verb << 12 | argument


def planned(space: i64, card: i64) -> i64:
    """Pack a card for a space."""
    return V_PLAN << 12 | space << 7 | card


def verb_of(code: i64) -> i64:
    return code >> 12


def argument_of(code: i64) -> i64:
    return code & 4095


def space_of(code: i64) -> i64:
    """The space of an option of the plan."""
    return code >> 7 & 31


def card_of(code: i64) -> i64:
    """The card of an option of the plan."""
    return code & 127


def offer_sites(verb: i64, sites: i64) -> list[int]:
    """One option a site, in component order, light before dark."""
    options: list[int] = []
    site: i64 = 0
    while sites:
        if sites & 1:
            options.append(option(verb, site))
        sites >>= 1
        site += 1
    return options


def offer_numbers(verb: i64, first: i64, last: i64) -> list[int]:
    """One option a number, ascending."""
    options: list[int] = []
    number = first
    while number <= last:
        options.append(option(verb, number))
        number += 1
    return options


def key(code: i64) -> str:
    """The word of an option, unique within its decision."""
    word, kind = WORDS[verb_of(code)]
    argument = argument_of(code)
    if kind == "p":
        return f"{SPACE_IDS[space_of(code)]}:{CARD_IDS[card_of(code)]}"
    if kind == "c":
        return f"{word}:{CARD_IDS[argument]}"
    if kind == "s":
        return f"{word}:{SITE_IDS[argument]}"
    if kind == "b":
        return f"{word}:{SPACE_IDS[argument]}"
    if kind == "r":
        return f"{word}:{REALM_IDS[argument]}"
    return f"{word}:{argument}" if kind == "n" else word
