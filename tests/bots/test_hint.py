"""Hints: how two moves are compared, evenly and when it shows, and how a division is advised as a whole."""

import pytest

from wartable.bots.adviser import adviser_of
from wartable.bots.balance import WHOSE_TURN, Balance, Reason
from wartable.bots.costs import Effort, Pace, advising_plan, cost_of
from wartable.bots.evenly import even_lead
from wartable.bots.hint import Suggestion, hint
from wartable.bots.judge import SETTLED
from wartable.bots.levels import judge_of, make_bot
from wartable.bots.search.bot import search_by
from wartable.bots.search.lead import Lead
from wartable.bots.search.plans import TreePlan
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.server.advice import steps_of
from wartable.titles import title

QUESTS, VALLEY = title("quests"), title("dragon_valley")
pytestmark = pytest.mark.exhaustive  # searches think long in plain Python

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


def test_moves_that_are_equally_good_are_not_parted_by_what_habit_makes_of_them() -> None:
    """given Defensive Fire, which is asked about at the end of the turn too, but which habit then lets pass / when a
    hint compares using it with ending the turn / then it does not tell of points between them
    """
    match = Match(VALLEY, 2, 705, {})
    bots = [make_bot("greedy", VALLEY, seat) for seat in range(2)]
    while len(match.choices) < 39:
        seat = match.decisions()[0].seat
        match.choose(seat, VALLEY.key(int(bots[seat].choose(Window(VALLEY, match.game, seat)))))
    window = Window(VALLEY, match.game, match.decisions()[0].seat)
    found = hint(window, judge_of(VALLEY), TreePlan(24, 60.0, horizon=4), 1, adviser_of(VALLEY))
    assert [VALLEY.key(int(one)) for one in (found.option, found.rival)] == ["card:defensive_fire", "end_turn"]
    assert not found.is_plain()
    assert not found.later
    assert not found.changes


def hint_after(choices: int, seed: int) -> Suggestion:
    match = Match(QUESTS, 2, seed, {})
    bots = [make_bot("greedy", QUESTS, seed + seat) for seat in range(2)]
    for _ in range(choices):
        seat = match.decisions()[0].seat
        match.choose(seat, QUESTS.key(int(bots[seat].choose(Window(QUESTS, match.game, seat)))))
    window = Window(QUESTS, match.game, match.decisions()[0].seat)
    return hint(window, judge_of(QUESTS), TreePlan(24, 60.0), choices, adviser_of(QUESTS))


def test_no_reason_praises_what_the_comparison_shows_as_less() -> None:
    """given a move that leaves a smaller guild than the next best / when it is explained / then nobody says that it
    leaves a stronger guild, which may be true beside the other moves
    """
    for choices, seed in ((6, 2), (4, 3), (15, 6)):
        found = hint_after(choices, seed)
        assert ("guild", False, -1.0) in [(one.gauge, one.of_rivals, one.amount) for one in found.changes]
        assert found.reasons and ("guild", False) not in [(one.term, one.of_rivals) for one in found.reasons]


def test_what_has_become_less_denies_that_it_has_become_better() -> None:
    """given one citizen fewer in the guild than after the next best / then a stronger guild is denied, a hand is not"""
    balance, fewer = Balance(judge_of(QUESTS), 0), Lead()
    fewer.note(-1.0)
    balance.own_things["guild"] = fewer
    assert balance.denies(Reason("guild", False, 0.3))
    assert not balance.denies(Reason("guild", True, 0.3))
    assert not balance.denies(Reason("hand", False, 0.3))


def test_a_later_comparison_says_whether_it_parts_two_moves() -> None:
    """given differences of the judgement that add up to a twentieth of the chance to win / then it does, else not"""
    for gains, far in (((0.15, 0.1), True), ((0.15, -0.1), False), ((-0.3, 0.0), True)):
        balance = Balance(judge_of(QUESTS), 0, later=True)
        for place, gain in enumerate(gains):
            lead = Lead()
            lead.note(gain)
            (balance.rivals if place else balance.own)["points"] = lead
        assert balance.parts() is far


def test_whose_turn_it_is_explains_no_move() -> None:
    found = hint_after(15, seed=7)
    assert found.reasons
    assert WHOSE_TURN not in [one.term for one in found.reasons]


def dividing(seed: int) -> Match:
    match = Match(VALLEY, 2, seed, {})
    while match.decisions()[0].question != "assign_item":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    return match


@pytest.fixture(scope="module")
def division() -> tuple[Match, Suggestion]:
    match = dividing(seed=5)
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


@pytest.mark.parametrize("seed", [2, 3])
def test_nothing_in_a_division_that_is_advised_is_costly(seed: int) -> None:
    """given a division of which the last items could be laid better than in the one found first / when it is advised /
    then a review, which looks at every item again, finds none of them costly
    """
    match = dividing(seed)
    seat = match.decisions()[0].seat
    window = Window(VALLEY, match.game, seat)
    for option in hint(window, judge_of(VALLEY), advising_plan("dragon_valley"), 1, adviser_of(VALLEY)).course:
        effort = Effort(Window(VALLEY, match.game, seat), judge_of(VALLEY), len(match.choices) + 1, Pace())
        assert not cost_of(effort, option).is_told
        match.choose(seat, VALLEY.key(option))
