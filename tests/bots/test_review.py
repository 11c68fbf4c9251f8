"""Review and hints: what a choice cost, what was luck, and why a move is good."""

from functools import cache

import pytest

from wartable.bots.hint import Balance, Hint, hint
from wartable.bots.levels import judge_of, make_bot, plan_from
from wartable.bots.review import Pace, Review, review
from wartable.bots.rival import Tally
from wartable.bots.search import Plan, Search
from wartable.engine.match import Match, Question
from wartable.engine.window import Window
from wartable.titles import TITLES, title
from wartable.words import template_of

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
def reviewed() -> tuple[Match, Review]:
    match = finished(3)
    told: list[int] = []
    found = review(match.record(), told.append, Pace(3, 0.02))
    assert sum(told) == len(match.choices)
    return match, found


def test_a_review_follows_every_choice_to_the_end() -> None:
    match, found = reviewed()
    assert len(found.moments) == len(match.choices)
    assert all(sum(one.prospects) == pytest.approx(1.0) for one in found.moments)
    assert found.moments[-1].prospects[match.winners[0]] == 1.0


def test_a_review_names_the_worst_choices_and_the_better_ones() -> None:
    found = reviewed()[1]
    costs = [found.moments[number].cost for number in found.lapses]
    assert costs == sorted(costs, reverse=True)
    assert all(found.moments[number].better for number in found.lapses)
    assert all(len(found.moments[number].deeds) == 2 for number in found.lapses)
    assert found.lost_by_choices[0] == pytest.approx(
        sum(one.cost for one in found.moments if one.deeds and one.seat == 0)
    )


def test_luck_comes_only_where_something_was_revealed() -> None:
    match, found = reviewed()
    for one in found.moments:
        assert one.number + 1 in match.marks or not any(one.luck)


def test_a_hint_names_an_option_and_reasons_that_have_words() -> None:
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    found = hint(Window(QUESTS, match.game, seat), judge_of(QUESTS), Plan(60, 60.0), 1)
    assert QUESTS.key(found.option) in [option.key for option in match.decisions()[0].options]
    gains = [one.gain for one in found.reasons]
    assert gains == sorted(gains, reverse=True)
    for one in found.reasons:
        assert template_of("quests", "reasons", f"rivals_{one.term}" if one.of_rivals else one.term, {})


@pytest.mark.parametrize("game", TITLES)
def test_every_term_of_the_judgement_has_words(game: str) -> None:
    played = title(game)
    for term in {*judge_of(played).terms(Match(played, max(played.players), 5, {}).game, 0)}:
        assert template_of(game, "reasons", term, {})
        assert template_of(game, "reasons", f"rivals_{term}", {})


@pytest.mark.parametrize("game", TITLES)
def test_a_hint_can_be_had_in_every_game(game: str) -> None:
    """Also where the judge decides by habit, and where seats choose simultaneously."""
    match = Match(title(game), max(2, min(title(game).players)), 5, {})
    for number in range(8):
        if match.over:
            break
        asked = match.decisions()[0]
        found = hint(Window(match.title, match.game, asked.seat), judge_of(match.title), Plan(4, 5.0), number)
        assert match.title.key(found.option) in [option.key for option in asked.options]
        match.choose(asked.seat, match.title.key(found.option))


def immortals_at(question: str) -> tuple[Match, Question]:
    """A game that was played by habit up to the first question of a kind."""
    judge = judge_of(IMMORTALS)
    match = Match(IMMORTALS, 3, 4, {})
    while (asked := match.decisions()[0]).question != question:
        decision = next(one for one in match.game.decisions() if one.seat == asked.seat)
        match.choose(asked.seat, IMMORTALS.key(judge.habit(match.game, decision)))
    return match, asked


def hint_for(match: Match, seat: int) -> Hint:
    plan = plan_from("iterations=40:halving=4")
    return hint(Window(IMMORTALS, match.game, seat), judge_of(IMMORTALS), plan, 1)


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
    """given secret planning, which changes nothing at once / when a hint is asked for / then it says why"""
    match, asked = immortals_at("plan")
    terms = {one.term for one in hint_for(match, asked.seat).reasons}
    assert terms - {"cards"}, "a card that is laid changes nothing else at once"


def test_luck_is_no_reason() -> None:
    """given a term that is now far ahead, now far behind / when reasons are sought / then it is none"""
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    balance = Balance(Search(Window(QUESTS, match.game, seat), judge_of(QUESTS), Plan(4, 5.0), 1))
    balance.own["steady"], balance.own["lucky"] = Tally(), Tally()
    for number in range(10):
        balance.own["steady"].note(0.5)
        balance.own["lucky"].note(5.0 if number % 2 else -4.0)
    assert [one.term for one in balance.reasons()] == ["steady"]
