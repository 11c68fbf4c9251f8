"""Dice: a die is a number that holds its Troop Type and its value, so that sorted dice lie in canonical order.

SK-009: a face shows Strength, Discount and Troop Type. SK-R74: dice on a board are a multiset.
"""

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import DISCOUNTS, FACES, FIELD, OPPOSITE


def die_of(troop: i64, value: i64) -> i64:
    return troop * FACES + value - 1


def troop_of(die: i64) -> i64:
    """SK-009: the colour is the Troop Type; SK-I02: it never changes."""
    return die // FACES


def value_of(die: i64) -> i64:
    return die % FACES + 1


def discount_of(die: i64) -> i64:
    """SK-010, SK-039: 5 for a Strength of 1, down to 0 for a 6."""
    return DISCOUNTS[value_of(die)]


def flipped(die: i64) -> i64:
    """SK-011, SK-053, SK-232: the opposite face."""
    return die_of(troop_of(die), OPPOSITE[value_of(die)])


def raised(die: i64, steps: i64) -> i64:
    """SK-070, RL-R17: a die goes up to 6 at most."""
    value: i64 = value_of(die) + steps
    return die_of(troop_of(die), min(FACES, value))


def different(dice: list[int]) -> list[int]:
    """The dice in order, equal ones only once."""
    found: list[int] = []
    last: i64 = -1
    for die in dice:
        code: i64 = die
        if code != last:
            found.append(code)
            last = code
    return found


def without(dice: list[int], die: i64) -> list[int]:
    """The dice less one that equals `die`."""
    rest = dice[:]
    rest.remove(die)
    return rest


def with_die(dice: list[int], die: i64) -> list[int]:
    """The dice and one more, in canonical order."""
    place: i64 = 0
    for other in dice:
        if other > die:
            break
        place += 1
    return [*dice[:place], die, *dice[place:]]


def colours(dice: list[int]) -> i64:
    """The dice counted by Troop Type in one number."""
    total: i64 = 0
    for die in dice:
        code: i64 = die
        total += 1 << FIELD * (code // FACES)
    return total
