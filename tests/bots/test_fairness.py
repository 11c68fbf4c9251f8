"""Fairness: in every game, no bot's choice depends on what its seat cannot know."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from wartable.bots.adviser import adviser_of
from wartable.bots.bot import Bot
from wartable.bots.hint import hint
from wartable.bots.levels import BOTS, judge_of, make_bot
from wartable.bots.search.plans import TreePlan
from wartable.bots.search.temper import TEMPERS
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title
from wartable.engine.window import Window
from wartable.lab.compiled import is_compiled
from wartable.server.advice import next_best, nudge, steps_of
from wartable.titles import TITLES

FEW = ["random", "habitual", "greedy", "sharp", "search:iterations=6", "search:iterations=6:slack=0.1:halving=4"]
TEMPERED = [f"search:iterations=16+{temper}" for temper in TEMPERS]
COURSES = "search:iterations=40:courses=4"  # as the grandmaster thinks, which by itself would never end here
BOUNDED = [bot for bot in BOTS if bot != "grandmaster"]
TRIED = [*BOUNDED, COURSES, *TEMPERED] if is_compiled() else FEW
PLAYERS = 3
POSITIONS = 12 if is_compiled() else 5
ADVISED = 3 if is_compiled() else 1
APART = {"quests": 9, "shadow_kingdoms": 23, "immortals": 31, "dragon_valley": 27}


def positions(title: Title[Any], seed: int) -> Iterator[Game]:
    """Moments of a game that chance plays, well apart."""
    game: Game = title.new(PLAYERS, chance_from(seed), title.settings(PLAYERS, {}))
    game.run()
    chance = chance_from(seed)
    for number in range(APART[title.name] * POSITIONS):
        if game.decision is None:
            return
        if number % APART[title.name] == 0:
            yield game
        options = game.decision.options
        game.answer(game.decision.seat, options[chance.below(len(options))])


def choice(bot: Bot, title: Title[Any], game: Game, seat: int) -> int:
    return int(bot.choose(Window(title, game, seat)))


@pytest.mark.parametrize("bot", TRIED)
@pytest.mark.parametrize("name", TITLES)
def test_a_choice_stays_the_same_when_only_hidden_things_change(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "wartable.bots.search.search.perf_counter", lambda: 0.0
    )  # a slow machine must not cut a thought short
    title = TITLES[name]
    for game in positions(title, 11):
        for decision in game.decisions():
            seat = int(decision.seat)
            chosen = choice(make_bot(bot, title, 7), title, game, seat)
            assert chosen in decision.options
            for other in range(2):
                redealt = title.imagine(game, seat, 100 + other)
                assert choice(make_bot(bot, title, 7), title, redealt, seat) == chosen


def advice(title: Title[Any], game: Game, seat: int) -> tuple[object, ...]:
    """A hint with its reasons, the next best move, where to look, and the steps that follow."""
    window = Window(title, game, seat)
    found = hint(window, judge_of(title), TreePlan(4, 3600.0), 5, adviser_of(title))
    reasons = [(one.term, one.of_rivals, one.gain) for one in found.reasons]
    steps = steps_of(window, judge_of(title), found.course, 5)
    return int(found.option), found.prospects, reasons, next_best(window, found), nudge(window, found), steps


@pytest.mark.parametrize("name", TITLES)
def test_a_hint_stays_the_same_when_only_hidden_things_change(name: str) -> None:
    title = TITLES[name]
    for game in islice(positions(title, 12), ADVISED):
        decision = game.decisions()[0]
        seat = int(decision.seat)
        told = advice(title, game, seat)
        assert told[0] in decision.options
        assert advice(title, title.imagine(game, seat, 100), seat) == told
