"""Review and hints: what a choice cost, what was luck, and why a move is good."""

from functools import cache

import msgspec
import pytest

from wartable.bots.adviser import adviser_of
from wartable.bots.balance import WHOSE_TURN, Balance
from wartable.bots.costs import Pace
from wartable.bots.hint import Suggestion, hint
from wartable.bots.levels import judge_of, make_bot
from wartable.bots.review import GameReview, look, review
from wartable.bots.search.lead import CAUTION, Lead
from wartable.bots.search.plans import SideBySidePlan, TreePlan
from wartable.engine.decision import BadRecord
from wartable.engine.window import Window
from wartable.matches.match import Match, Question
from wartable.titles import TITLES, title
from wartable.words import say, word

pytestmark = pytest.mark.exhaustive  # searches think long in plain Python

QUESTS = title("quests")
IMMORTALS = title("immortals")


def finished(seed: int) -> Match:
    match = Match(QUESTS, 2, seed, {})
    bots = [make_bot("habitual", QUESTS, seat) for seat in range(2)]
    while not match.over:
        seat = match.decisions()[0].seat
        match.choose(seat, QUESTS.key(bots[seat].choose(Window(QUESTS, match.game, seat))))
    return match


@cache
def reviewed() -> tuple[Match, GameReview]:
    match = finished(3)
    progress: list[int] = []
    found = review(match.record(), progress.append, Pace(3, 0.02))
    assert sum(progress) == len(match.choices)
    return match, found


def test_a_review_follows_every_choice_to_the_end() -> None:
    match, found = reviewed()
    assert len(found.choices) == len(match.choices)
    assert all(sum(one.prospects) == pytest.approx(1.0) for one in found.choices)
    assert found.choices[-1].prospects[match.winners[0]] == 1.0


def test_a_review_names_the_worst_choices_and_the_better_ones() -> None:
    found = reviewed()[1]
    lapses = [found.choices[number - 1] for number in found.lapses]
    assert [one.choice for one in lapses] == found.lapses
    costs = [one.cost for one in lapses]
    assert costs == sorted(costs, reverse=True)
    assert all(one.better for one in lapses)
    assert all(len(one.options) == 2 for one in lapses)
    assert found.lost_by_choices[0] == pytest.approx(
        sum(one.cost for one in found.choices if one.options and one.seat == 0)
    )


def test_a_record_that_is_not_legal_is_not_reviewed() -> None:
    """given a record with a choice that is not offered, or of other rules / then it is refused, the choice by number"""
    record = finished(3).record()
    choices = [record.choices[0], (record.choices[1][0], "fly")]
    with pytest.raises(BadRecord, match="Choice 2 "):
        review(msgspec.structs.replace(record, choices=choices), lambda _: None, Pace(1, 0.0))
    with pytest.raises(BadRecord, match="rules"):
        review(msgspec.structs.replace(record, rules=0), lambda _: None, Pace(1, 0.0))


def test_luck_comes_only_where_something_was_revealed() -> None:
    match, found = reviewed()
    for one in found.choices:
        assert one.choice in match.marks or not any(one.luck)


def test_a_hint_names_an_option_and_reasons_that_have_words() -> None:
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    found = hint(Window(QUESTS, match.game, seat), judge_of(QUESTS), TreePlan(60, 60.0), 1, adviser_of(QUESTS))
    assert QUESTS.key(found.option) in [option.key for option in match.decisions()[0].options]
    gains = [one.gain for one in found.reasons]
    assert gains == sorted(gains, reverse=True)
    for one in found.reasons:
        assert say("quests", f"reasons-rivals_{one.term}" if one.of_rivals else f"reasons-{one.term}", {"rivals": 1})


@pytest.mark.parametrize("game", TITLES)
def test_every_term_of_the_judgement_has_words(game: str) -> None:
    played = title(game)
    for term in {*judge_of(played).terms(Match(played, max(played.players), 5, {}).game, 0)} - {WHOSE_TURN}:
        assert word(game, f"reasons-{term}")
        assert say(game, f"reasons-rivals_{term}", {"rivals": 1})


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_can_be_had_in_every_game(game: str) -> None:
    """Also where the judge decides by habit, and where seats choose simultaneously; no next best is plainly better."""
    match = Match(title(game), max(2, min(title(game).players)), 5, {})
    for number in range(8):
        if match.over:
            break
        asked = match.decisions()[0]
        window = Window(match.title, match.game, asked.seat)
        found = hint(window, judge_of(match.title), TreePlan(4, 5.0), number, adviser_of(match.title))
        assert match.title.key(found.option) in [option.key for option in asked.options]
        assert found.lead.mean >= -CAUTION * found.lead.error
        assert found.rival != found.option
        match.choose(asked.seat, match.title.key(found.option))


def immortals_at(question: str, seed: int = 4) -> tuple[Match, Question]:
    """A game that was played by habit up to the first question of a kind."""
    judge = judge_of(IMMORTALS)
    match = Match(IMMORTALS, 3, seed, {})
    while (asked := match.decisions()[0]).question != question:
        decision = next(one for one in match.game.decisions() if one.seat == asked.seat)
        match.choose(asked.seat, IMMORTALS.key(judge.habit(match.game, decision)))
    return match, asked


def hint_for(match: Match, seat: int) -> Suggestion:
    plan = SideBySidePlan(40, compared=4)
    return hint(Window(IMMORTALS, match.game, seat), judge_of(IMMORTALS), plan, 1, adviser_of(IMMORTALS))


def test_what_is_done_by_habit_is_judged_as_a_search_judges_it() -> None:
    """given a turn of Immortals / when the hint is followed and performing is asked / then the chance told is alike"""
    match, asked = immortals_at("turn")
    hopes = []
    for question in ("turn", "perform"):
        assert match.decisions()[0].question == question
        found = hint_for(match, asked.seat)
        match.choose(asked.seat, IMMORTALS.key(found.option))
        hopes.append(float(found.prospects))
    assert hopes[0] == pytest.approx(hopes[1], abs=0.1)


def test_a_plan_has_reasons() -> None:
    """given secret planning, which changes nothing at once / when hints are asked for / then most of them say why"""
    explained = 0
    for seed in range(6):
        match, asked = immortals_at("plan", seed)
        terms = {one.term for one in hint_for(match, asked.seat).reasons}
        explained += bool(terms - {"cards"})  # a card that is laid changes nothing else at once
    assert explained >= 4


def test_luck_is_no_reason() -> None:
    """given a term that is now far ahead, now far behind / when reasons are sought / then it is none"""
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    balance = Balance(judge_of(QUESTS), seat)
    balance.own["steady"], balance.own["lucky"] = Lead(), Lead()
    for number in range(10):
        balance.own["steady"].note(0.5)
        balance.own["lucky"].note(5.0 if number % 2 else -4.0)
    assert [one.term for one in balance.reasons()] == ["steady"]


def test_what_is_done_by_habit_is_reviewed_at_the_end_of_the_round() -> None:
    """given a draft card of Immortals, laid in secret / when others are reviewed / then some of them cost something"""
    match, asked = immortals_at("draft_card")
    habit = judge_of(IMMORTALS).habit(match.game, match.game.decisions()[0])
    choices = [option.key for option in asked.options if option.code != habit]
    found = [look(match.copy(), [(asked.seat, key)], Pace(8, 60.0)).choices[0] for key in choices]
    assert any(one.cost > 0 and one.better == IMMORTALS.key(habit) for one in found)


def test_what_has_become_less_is_not_praised() -> None:
    """given a hand judged better although it has fewer cards / then it is no reason, but the points are"""
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    balance = Balance(judge_of(QUESTS), seat)
    for term in ("hand", "points"):
        balance.own[term], balance.own_things[term] = Lead(), Lead()
    for _ in range(4):
        for term, things in (("hand", -1.0), ("points", 2.0)):
            balance.own[term].note(0.5)
            balance.own_things[term].note(things)
    assert [one.term for one in balance.reasons()] == ["points"]
    assert {one.gauge: one.amount for one in balance.contrasts()} == {"hand": -1.0, "points": 2.0}
