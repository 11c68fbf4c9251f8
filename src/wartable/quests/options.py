"""Options: the number of every choice, and the word by which records and pages know it.

The chapter "Decisions" of the rules lists the questions and the keys.
"""

from math import prod
from typing import Final

from mypy_extensions import i64

from wartable.quests import pile
from wartable.quests.components import CITIZENS, DEED_IDS, MOST_PLAYERS, QUESTS, SLOTS

NO_DEED: Final = ""

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

# Verbs. Options are numbered verb by verb in this order: those that are offered most come first, as Python keeps small
# numbers ready-made.
DRAW: Final[i64] = 0
HIRE_SLOT: Final[i64] = 1
HIRE_HAND: Final[i64] = 2
RESERVE: Final[i64] = 3
REFRESH: Final[i64] = 4
QUEST: Final[i64] = 5
PAY_HAND: Final[i64] = 6
PAY_GUILD: Final[i64] = 7
PAY_RESERVE: Final[i64] = 8
DECLINE: Final[i64] = 9
FINISH: Final[i64] = 10
TAKE: Final[i64] = 11
USE: Final[i64] = 12
DONE: Final[i64] = 13
FORFEIT: Final[i64] = 14
DISCARD_RANDOM_FROM_HAND: Final[i64] = 15
TAKE_RANDOM_FROM_HAND: Final[i64] = 16
DISCARD_RESERVED_QUEST: Final[i64] = 17
DISCARD_TAVERN_CITIZEN: Final[i64] = 18
DISCARD_HAND: Final[i64] = 19
DISCARD_GUILD: Final[i64] = 20
DISCARD_ACTIVE_QUEST: Final[i64] = 21
DISCARD_FROM_GUILD: Final[i64] = 22
TAKE_FROM_GUILD: Final[i64] = 23

# By verb: the word in its key; its arguments (s a slot, k a kind, q a quest, p a seat); the deed that it belongs to.
WORDS: Final = (
    ("draw", "", "draw"),
    ("hire:slot", "s", "hire"),
    ("hire:hand", "k", "hire"),
    ("reserve", "q", "reserve"),
    ("refresh", "", "reserve"),
    ("quest", "q", "quest"),
    ("pay:hand", "k", NO_DEED),
    ("pay:guild", "k", NO_DEED),
    ("pay:reserve", "", NO_DEED),
    ("decline", "", NO_DEED),
    ("finish", "", NO_DEED),
    ("take", "q", NO_DEED),
    ("use", "k", NO_DEED),
    ("done", "", NO_DEED),
    ("forfeit", "", NO_DEED),
    ("discard_random_from_hand", "p", "discard_random_from_hand"),
    ("take_random_from_hand", "p", "take_random_from_hand"),
    ("discard_reserved_quest", "p", "discard_reserved_quest"),
    ("discard_tavern_citizen", "s", "discard_tavern_citizen"),
    ("discard:hand", "k", NO_DEED),
    ("discard:guild", "k", NO_DEED),
    ("discard_active_quest", "q", "discard_active_quest"),
    ("discard_from_guild", "pk", "discard_from_guild"),
    ("take_from_guild", "pk", "take_from_guild"),
)
NUMBER_OF: Final[dict[str, int]] = {"s": SLOTS, "k": pile.KINDS, "q": len(QUESTS), "p": MOST_PLAYERS}


def count_of(letters: str) -> int:
    """How many options a verb with these arguments has."""
    return prod(NUMBER_OF[letter] for letter in letters)


VERB_OF_OPTION: Final[list[int]] = [verb for verb, row in enumerate(WORDS) for _ in range(count_of(row[1]))]
DEED_OF_OPTION: Final[list[int]] = [DEED_IDS.index(WORDS[verb][2]) if WORDS[verb][2] else -1 for verb in VERB_OF_OPTION]
FIRST_OPTION: Final[list[int]] = [VERB_OF_OPTION.index(verb) for verb in range(len(WORDS))]


def option(verb: i64, argument: i64) -> i64:
    """The option of a verb and its argument; the options of a verb follow one another."""
    return FIRST_OPTION[verb] + argument


def aimed(verb: i64, seat: i64, kind: i64) -> i64:
    """An attack on a card of a seat."""
    return FIRST_OPTION[verb] + seat * pile.KINDS + kind


def verb_of(code: i64) -> i64:
    return VERB_OF_OPTION[code]


def argument_of(code: i64) -> i64:
    return code - FIRST_OPTION[VERB_OF_OPTION[code]]


def aim_of(code: i64) -> i64:
    """The seat that an attack on a card is aimed at."""
    return argument_of(code) // pile.KINDS


def kind_of(code: i64) -> i64:
    """The kind that an attack on a card is aimed at."""
    return argument_of(code) % pile.KINDS


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
