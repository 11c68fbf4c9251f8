"""The action ids of Shadow Kingdoms: every verb with every place, card, die or number that it can be about.

Sets of dice are numbered by the places of the dice, as there are too many different dice: `troops:1+3` are the first
and the third of the seat's own dice, in the order of the view, the one on the extra space last.
"""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.contract import Setting
from wartable.engine.decision import Decision
from wartable.envs.actions import ActionTable
from wartable.shadow_kingdoms.components import (
    AREAS,
    AWARDS,
    BASE_CHAMPIONS,
    BASE_MARKERS,
    DIE_CODES,
    MORE_TROOP_SPACES,
    ROW_SLOTS,
    SHRINES,
    TRACK_LIMIT,
    TROOP_SPACES_AT_START,
    TYPES,
)
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.options import (
    IDS,
    WORDS,
    argument_of,
    die_from,
    key,
    option,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.riftlands_components import NEW_AWARDS, USE_STAFF
from wartable.shadow_kingdoms.table import ShadowKingdoms

SET_OF_DICE: Final = "D"
DIE_OF_SHRINE: Final = "x"
MOST_DICE: Final = int(TROOP_SPACES_AT_START + MORE_TROOP_SPACES)
LARGEST_SET: Final = 4
ARGUMENT_BITS: Final[i64] = 9
COUNTS: Final = {
    "": 1,
    "d": 2 * int(DIE_CODES),
    "c": int(TYPES * ROW_SLOTS),
    "r": int(AREAS),
    "n": int(TRACK_LIMIT) + 1,
}
BASE_COUNTS: Final = {
    "l": int(SHRINES) + 1,
    "a": len(AWARDS) - len(NEW_AWARDS),
    "m": len(BASE_MARKERS),
    "h": len(BASE_CHAMPIONS),
    "R": 0,
    "f": 0,
}
IS_SET: Final[list[bool]] = [letter == SET_OF_DICE for _, letter in WORDS]
IS_PLAIN: Final[list[bool]] = [letter == "" for _, letter in WORDS]  # what such an option carries is not in its key


@final
class ShadowKingdomsActions(ActionTable):
    """A table that finds sets of dice by the places of the dice among those of the seat."""

    version = 1

    def fill(self, players: int, options: dict[str, Setting]) -> None:
        """Without Riftlands its verbs and cards have no ids."""
        riftlands = bool(options["riftlands"])
        for verb in range(len(WORDS) if riftlands else USE_STAFF):
            word, letter = WORDS[verb]
            if letter == SET_OF_DICE:
                self.fill_sets(verb, word)
            else:
                for code in codes(verb, letter, riftlands):
                    self.add(narrow(verb, argument_of(code)), key(code))

    def fill_sets(self, verb: int, word: str) -> None:
        for size in range(1, LARGEST_SET + 1):
            for places in combinations(range(MOST_DICE), size):
                chosen = sum(1 << place for place in places)
                self.add(narrow(verb, chosen), f"{word}:{'+'.join(str(place + 1) for place in places)}")

    def ids_of(self, game: Game, decision: Decision) -> list[int]:
        return [self.id_of(narrowed(game, decision.seat, code)) for code in decision.options]


def narrowed(game: Game, seat: i64, code: i64) -> i64:
    """An option in the numbers of this table: of a set of dice their places, and only what is in the key."""
    verb = verb_of(code)
    if IS_PLAIN[verb]:
        return narrow(verb, 0)
    argument = argument_of(code)
    return narrow(verb, chosen_places(unpacked_dice(argument), own_dice(game, seat)) if IS_SET[verb] else argument)


def narrow(verb: i64, argument: i64) -> i64:
    """A verb with its argument in a smaller number than that of the option: arguments with ids are small."""
    return verb << ARGUMENT_BITS | argument


def own_dice(game: Game, seat: i64) -> list[int]:
    """The dice of a seat in the order of the view, the one on the extra space last."""
    assert isinstance(game, ShadowKingdoms)
    player = game.players[seat]
    return player.dice if player.locked_die == NOTHING else [*player.dice, DIE_CODES + player.locked_die]


def chosen_places(chosen: list[int], dice: list[int]) -> i64:
    """The places of the chosen dice as bits; of dice that are alike, the earlier ones."""
    found: i64 = 0
    for die in chosen:
        place: i64 = 0
        while dice[place] != die or found >> place & 1:
            place += 1
        found |= 1 << place
    return found


def codes(verb: int, letter: str, riftlands: bool) -> list[int]:
    """All options of a verb, by what its argument is."""
    if letter == DIE_OF_SHRINE:
        return [int(option(verb, die_from(shrine, die))) for shrine in range(SHRINES) for die in range(DIE_CODES)]
    if letter in COUNTS:
        return [int(option(verb, argument)) for argument in range(COUNTS[letter])]
    count = BASE_COUNTS[letter] if letter in BASE_COUNTS and not riftlands else len(IDS[letter])
    return [int(option(verb, argument)) for argument in range(count)]
