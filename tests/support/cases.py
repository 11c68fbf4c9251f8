"""Cases: every title with every player count and option set, and the moments of games that the contract looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.support.envelopes import TITLE as ENVELOPES
from tests.support.players import STYLES, Player, choose_in, settings_of

from wartable.engine.agenda import Game
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import Decision
from wartable.engine.match import Match
from wartable.titles import TITLES

FEW_OPTION_SETS = 2
MANY_MOMENTS = 60  # after so many the next so many lie twice as far apart


@dataclass(frozen=True)
class Case:
    """A title with a player count and options. The toy game is among them: it has what no published title has yet."""

    title: Title[Any]
    players: int
    options: dict[str, Setting]

    @property
    def name(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.name, str(self.players), *options])

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def viewers(self) -> list[int | None]:
        return [*self.seats, None]

    def new_game(self, seed: int) -> Game:
        game: Game = self.title.new(self.players, seed, self.options)
        game.run()
        return game

    def new_match(self, seed: int) -> Match:
        return Match(self.title, self.players, seed, self.options)

    def seen(self, game: Game, seat: int | None) -> bytes:
        """All that a viewer may be shown of a moment, down to what the viewer's own options are about."""
        asked = [(decision.seat, self.title.question(decision)) for decision in game.decisions()]
        own = [decision for decision in game.decisions() if decision.seat == seat]
        options = [self.told_of(game, decision, option) for decision in own for option in decision.options]
        return msgspec.json.encode([self.title.view(game, seat), asked, options])

    def told_of(self, game: Game, decision: Decision, option: int) -> tuple[object, ...]:
        title = self.title
        return title.key(option), title.facts(game, decision, option), title.touches(game, decision, option)

    def seen_by_all(self, game: Game) -> list[bytes]:
        return [self.seen(game, viewer) for viewer in self.viewers]


def all_cases() -> list[Case]:
    """Every player count with the default options and, where there are few, with the others.

    Where there are many other option sets, each comes with one player count, the counts taking turns.
    """
    cases = []
    for title in [*TITLES.values(), ENVELOPES]:
        for place, players in enumerate(title.players):
            default, *others = settings_of(title, players)
            if len(others) > FEW_OPTION_SETS:
                others = others[place :: len(title.players)]
            cases += [Case(title, players, options) for options in [default, *others]]
    return cases


STRIDES = {"shadow_kingdoms": 7}  # games of a thousand choices are looked at less often


def moments(case: Case, seed: int, style: str, every: int = 1) -> Iterator[Game]:
    """A game at every so many choices of its course, in a long game ever more rarely. It must be left as it is."""
    game = case.new_game(seed)
    player = Player(case.title, style, seed)
    number = shown = 0
    while not game.over:
        if number % (every * STRIDES.get(case.title.name, 1)) == 0:
            yield game
            shown += 1
            every *= 2 if shown % MANY_MOMENTS == 0 else 1
        decision = game.decisions()[0]
        choose_in(game, decision, player.choose(decision))
        number += 1
    yield game


every_case = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
every_published_case = pytest.mark.parametrize(
    "case", [case for case in all_cases() if case.title.name in TITLES], ids=lambda case: case.name
)
every_style = pytest.mark.parametrize("style", STYLES)
