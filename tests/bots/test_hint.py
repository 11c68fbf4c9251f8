"""Hints: how two moves are compared, evenly and when it shows, and how a division is advised as a whole."""

import pytest

from wartable.bots.adviser import adviser_of
from wartable.bots.balance import Balance
from wartable.bots.evenly import even_lead
from wartable.bots.hint import Suggestion, hint
from wartable.bots.judge import SETTLED
from wartable.bots.levels import judge_of
from wartable.bots.search.bot import search_by
from wartable.bots.search.plans import TreePlan
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.server.advice import steps_of
from wartable.titles import title

QUESTS, VALLEY = title("quests"), title("dragon_valley")
PLAN = TreePlan(24, 60.0, courses=4)


def test_two_moves_are_compared_after_equally_many_looks() -> None:
    """given a search that has not run / when it says how far a move is ahead / then it has tried both as often"""
    match = Match(QUESTS, 2, 5, {})
    window = Window(QUESTS, match.game, match.decisions()[0].seat)
    one, other = window.decision.options[:2]
    search = search_by(PLAN, window, judge_of(QUESTS), 1)
    lead = even_lead(search, one, other, 6)
    assert lead.worlds == 6
    assert search.root.children[one].visits == search.root.children[other].visits == PLAN.iterations + 6


def test_what_does_not_show_at_once_is_looked_for_at_the_next_turn() -> None:
    """given two cards drawn or a quest reserved / when it is played on by habit / then the seat is asked again"""
    match = Match(QUESTS, 2, 5, {})
    seat, world = match.decisions()[0].seat, match.game.copy()
    world.answer(seat, match.game.decisions()[0].options[0])
    rounds = world.round
    Balance(judge_of(QUESTS), seat, later=True).play_on(world)
    decision = world.decision
    assert decision is not None and decision.seat == seat
    assert world.round == rounds + 1


@pytest.fixture(scope="module")
def division() -> tuple[Match, Suggestion]:
    match = Match(VALLEY, 2, 5, {})
    while match.decisions()[0].question != "assign_item":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    window = Window(VALLEY, match.game, match.decisions()[0].seat)
    return match, hint(window, judge_of(VALLEY), PLAN, 1, adviser_of(VALLEY))


def test_a_division_is_advised_as_it_was_found(division: tuple[Match, Suggestion]) -> None:
    """given a division / when it is advised / then every item has the pile of the best division, not that of habit"""
    match, found = division
    seat = match.decisions()[0].seat
    steps = steps_of(Window(VALLEY, match.game, seat), judge_of(VALLEY), found.course, 1)
    assert [step.key for step in steps] == [VALLEY.key(code) for code in found.course]
    for step in steps:
        match.choose(seat, step.key)
    assert match.decisions()[0].question == "choose_pile"


def test_of_a_division_it_is_told_what_it_leaves_whatever_is_taken(division: tuple[Match, Suggestion]) -> None:
    found = division[1]
    assert 0.0 < found.least <= found.prospects < 1.0
    assert found.rival == SETTLED
    assert not found.reasons
