"""Options: how a choice is packed into a number, and the word by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys.
"""

from typing import Final

from mypy_extensions import i64

from wartable.quests.components import CITIZENS, QUESTS

# Questions
MAIN: Final[i64] = 1
PAY_HIRE: Final[i64] = 2
QUEST_PARTY: Final[i64] = 3
PAY_POWER: Final[i64] = 4
TAKE_QUEST: Final[i64] = 5
BONUS: Final[i64] = 6
HAND_LIMIT: Final[i64] = 7
GUILD_LIMIT: Final[i64] = 8
QUESTION_WORDS: Final = (
    "",
    "main",
    "pay_hire",
    "quest_party",
    "pay_power",
    "take_quest",
    "bonus",
    "hand_limit",
    "guild_limit",
)

# Verbs; the first thirteen belong to deeds
DRAW: Final[i64] = 0
HIRE_SLOT: Final[i64] = 1
HIRE_HAND: Final[i64] = 2
RESERVE: Final[i64] = 3
REFRESH: Final[i64] = 4
QUEST: Final[i64] = 5
DISCARD_FROM_GUILD: Final[i64] = 6
TAKE_FROM_GUILD: Final[i64] = 7
DISCARD_RANDOM_FROM_HAND: Final[i64] = 8
TAKE_RANDOM_FROM_HAND: Final[i64] = 9
DISCARD_RESERVED_QUEST: Final[i64] = 10
DISCARD_TAVERN_CITIZEN: Final[i64] = 11
DISCARD_ACTIVE_QUEST: Final[i64] = 12
FORFEIT: Final[i64] = 13
FINISH: Final[i64] = 14
PAY_HAND: Final[i64] = 15
PAY_GUILD: Final[i64] = 16
PAY_RESERVE: Final[i64] = 17
DECLINE: Final[i64] = 18
USE: Final[i64] = 19
DONE: Final[i64] = 20
TAKE: Final[i64] = 21
DISCARD_HAND: Final[i64] = 22
DISCARD_GUILD: Final[i64] = 23

DEED_OF_VERB: Final = [0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]

# What the two arguments of a verb are: s a slot, k a kind, q a quest, p a seat.
WORDS: Final = (
    ("draw", ""),
    ("hire:slot", "s"),
    ("hire:hand", "k"),
    ("reserve", "q"),
    ("refresh", ""),
    ("quest", "q"),
    ("discard_from_guild", "pk"),
    ("take_from_guild", "pk"),
    ("discard_random_from_hand", "p"),
    ("take_random_from_hand", "p"),
    ("discard_reserved_quest", "p"),
    ("discard_tavern_citizen", "s"),
    ("discard_active_quest", "q"),
    ("forfeit", ""),
    ("finish", ""),
    ("pay:hand", "k"),
    ("pay:guild", "k"),
    ("pay:reserve", ""),
    ("decline", ""),
    ("use", "k"),
    ("done", ""),
    ("take", "q"),
    ("discard:hand", "k"),
    ("discard:guild", "k"),
)


def option(verb: i64, argument: i64) -> i64:
    """Pack a verb and its argument."""
    return verb << 12 | argument


def aimed(verb: i64, seat: i64, kind: i64) -> i64:
    """Pack an attack on a card of a seat."""
    return verb << 12 | seat << 6 | kind


def verb_of(code: i64) -> i64:
    return code >> 12


def argument_of(code: i64) -> i64:
    return code & 4095


def aim_of(code: i64) -> i64:
    """The seat that an attack on a card is aimed at."""
    return code >> 6 & 63


def kind_of(code: i64) -> i64:
    """The kind that an attack on a card is aimed at."""
    return code & 63


def arguments(code: i64) -> list[tuple[str, int]]:
    """The letters and values of an option's arguments."""
    letters = WORDS[verb_of(code)][1]
    if len(letters) == 2:
        return [(letters[0], aim_of(code)), (letters[1], kind_of(code))]
    return [(letter, argument_of(code)) for letter in letters]


def key(code: i64) -> str:
    """The word of an option, unique within its decision (QV-I27)."""
    return ":".join([WORDS[verb_of(code)][0], *(argument_word(letter, value) for letter, value in arguments(code))])


def argument_word(letter: str, value: int) -> str:
    if letter == "k":
        return CITIZENS[value].id
    return QUESTS[value].id if letter == "q" else str(value)
