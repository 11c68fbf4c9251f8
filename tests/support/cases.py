"""Cases: every title with every player count and option set, and the moments of games that the contract looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet
from tests.support.envelopes import TITLE as ENVELOPES
from tests.support.players import STYLES, Player, play_on, settings_of

from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import Decision
from wartable.matches.match import Match
from wartable.titles import TITLES

FEW_OPTION_SETS = 2


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
        game: Game = self.title.new(self.players, chance_from(seed), self.options)
        game.run()
        return game

    def new_match(self, seed: int) -> Match:
        return Match(self.title, self.players, seed, self.options)

    def seen(self, game: Game, seat: int | None) -> bytes:
        """All that a viewer may be shown of a moment, down to what the viewer's own options are about."""
        own = [decision for decision in game.decisions() if decision.seat == seat]
        options = [self.told_of(game, decision, option) for decision in own for option in decision.options]
        lines = [(line.seat, line.name, line.points, line.facts) for line in self.title.earned(game)]
        return msgspec.json.encode([self.title.view(game, seat), self.title.asked(game), options, lines])

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
                others = others[place % len(others) :: len(title.players)]
            cases += [Case(title, players, options) for options in [default, *others]]
    return cases


def moments(case: Case, seed: int, style: str, most: int) -> Iterator[Game]:
    """A game at its start, at its end and at some moments between, evenly spread. It must be left as it is."""
    length = play_on(case.title, case.new_game(seed), Player(case.title, style, seed))
    stride = max(1, -(-length // most))
    game, player = case.new_game(seed), Player(case.title, style, seed)
    while not game.over:
        yield game
        play_on(case.title, game, player, stride)
    yield game


def exhaustive_unless(first: bool) -> list[pytest.MarkDecorator]:
    """Plain Python sees a part of the cases; all of them are for the compiled rules, which are many times faster."""
    return [] if first else [pytest.mark.exhaustive]


CASES = all_cases()
PUBLISHED = [case for case in CASES if case.title.name in TITLES]


def is_typical(case: Case) -> bool:
    """The smallest and the largest table of a title, with default options."""
    is_edge = case.players in (min(case.title.players), max(case.title.players))
    return is_edge and case.options == case.title.settings(case.players, {})


def in_every_style(cases: list[Case]) -> list[ParameterSet]:
    """Each case in each style; plain Python sees each typical case in one style, which take turns."""
    return [
        pytest.param(
            case,
            style,
            id=f"{case.name}-{style}",
            marks=exhaustive_unless(is_typical(case) and number % len(STYLES) == place),
        )
        for number, case in enumerate(cases)
        for place, style in enumerate(STYLES)
    ]


every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name, marks=exhaustive_unless(is_typical(case))) for case in CASES]
)
every_case_in_every_style = pytest.mark.parametrize(("case", "style"), in_every_style(CASES))
every_published_case_in_every_style = pytest.mark.parametrize(("case", "style"), in_every_style(PUBLISHED))
