"""Players for tests: three ways of choosing that know no rule, so that every title is played by them.

Random play seldom comes to the interesting parts of a game. A curious player takes the kind of option it has taken
least often; an eager one mostly takes what leads on, as its title's line says.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import BadSetup, Decision

FEW_VALUES = 6
STYLES = ("random", "curious", "eager")
EAGER_FOR = {
    "quests": ("quest", "done", "hire:slot:0", "hire:slot:1", "draw", "pay:hand"),
    "dragon_valley": ("take", "t1", "t2", "t3", "pass.", "move", "card", "build", "guard", "scout", "yes", "block"),
    "immortals": ("perform", "reveal", "attack", "extract", "construct", "transition", "move", "magic", "site"),
    "shadow_kingdoms": ("battle", "go:camp", "award", "reserve", "take", "buy", "rift", "active", "pay", "replace"),
}
KEYS: dict[str, dict[int, str]] = {}  # of options met so far, by title: making a key takes time


class Player:
    """Chooses in a style; the same seed makes the same choices."""

    def __init__(self, title: Title[Any], style: str, seed: int) -> None:
        self.title = title
        self.style = style
        self.chance = chance_from(-1 - seed)  # another seed than the game's, or choices would follow the deal
        self.taken: Counter[str] = Counter()
        self.keys: dict[int, str] = KEYS.setdefault(title.name, {})

    def choose(self, decision: Decision) -> int:
        options = list(decision.options)
        if self.style == "curious":
            options = self.rarest(options)
        if self.style == "eager" and self.chance.below(6):
            options = self.leading_on(options)
        return options[self.chance.below(len(options))]

    def rarest(self, options: list[int]) -> list[int]:
        words = [self.key(option).split(":")[0] for option in options]
        word = min(words, key=lambda one: self.taken[one])
        self.taken[word] += 1
        return [option for option, one in zip(options, words, strict=True) if one == word]

    def leading_on(self, options: list[int]) -> list[int]:
        keys = [self.key(option) for option in options]
        for word in EAGER_FOR.get(self.title.name, ()):
            found = [option for option, key in zip(options, keys, strict=True) if key.startswith(word)]
            if found:
                return found
        return options

    def key(self, option: int) -> str:
        if option not in self.keys:
            self.keys[option] = self.title.key(option)
        return self.keys[option]


def settings_of(title: Title[Any], players: int) -> Iterator[dict[str, Setting]]:
    """Every option set that a title accepts for this number of players that differs from the default in one option."""
    yield title.settings(players, {})
    for choice in title.setup_options:
        others = [value for value in choice.values if value != choice.default]
        for value in others if len(others) <= FEW_VALUES else others[-1:]:  # of a long row of numbers the last
            with suppress(BadSetup):
                yield title.settings(players, {choice.name: value})


def play_on(title: Title[Any], game: Game, player: Player, most: int | None = None) -> int:
    """Let one player choose for all seats until the game is over or this many choices are made; says how many were."""
    number = 0
    while not game.over and number != most:
        decision = game.decisions()[0]
        game.answer(decision.seat, player.choose(decision))
        number += 1
        assert number < title.longest, "the game does not end"
    return number
