"""Combinators: seats in order, and secret simultaneous choices."""

from itertools import permutations

import msgspec
import pytest
from tests.support.chances import to_come
from tests.support.envelopes import TITLE, Envelopes
from tests.support.notebook import Ask, Note, run

from wartable.engine.chance import chance_from
from wartable.engine.combinators import Secretly, each_seat_from
from wartable.matches.match import Match


def test_each_seat_from() -> None:
    """Given the seat that begins, then the others follow clockwise."""
    assert each_seat_from(2, 4) == [2, 3, 0, 1]


def test_secretly_goes_on_when_nobody_is_asked() -> None:
    """Given simultaneous steps without any question, then they happen and the reveal follows at once."""
    game = run(Secretly([0, 1], [Note("a"), Ask([4])], Note("reveal")), Note("end"))
    assert game.notes == ["a", "chose 4", "reveal", "end"] and game.strands is None


def test_secretly_waits_for_all() -> None:
    """Given one seat that is asked and one that is not, then the reveal waits for the one."""
    game = run(Secretly([0, 1], [Ask([1, 2]), Note("b")], Note("reveal")), Note("end"))
    assert game.notes == ["b"] and len(game.decisions()) == 1
    game.answer(game.decision.seat, 2)
    assert game.notes == ["b", "chose 2", "reveal", "end"]


def test_seats_that_choose_simultaneously_cannot_part_once_more() -> None:
    """Given a simultaneous step within a simultaneous step, then that is refused loudly, as answers would be lost."""
    inner = Secretly([0, 1], [Ask([1, 2]), Ask([1, 2])], Note("inner"))
    with pytest.raises(AssertionError):
        run(Secretly([0, 1], [inner, Ask([3, 4])], Note("outer")))


def answers(match: Match, seat: int) -> list[str]:
    return [option.key for one in match.decisions() if one.seat == seat for option in one.options]


def everything(game: Envelopes) -> bytes:
    return msgspec.json.encode([TITLE.view(game, seat) for seat in (0, 1, 2, None)])


@pytest.mark.parametrize("order", list(permutations([0, 0, 1, 1, 2, 2]))[::30])
def test_the_order_of_simultaneous_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    """Given three seats with two secret answers each, when they answer in any order, then the game is the same."""
    keys = {0: ["put", "yes"], 1: ["put", "no"], 2: ["put", "yes"]}
    reference, match = Match(TITLE, 3, 5, {}), Match(TITLE, 3, 5, {})
    for one, seats in ((reference, (0, 0, 1, 1, 2, 2)), (match, order)):
        left = {seat: words[:] for seat, words in keys.items()}
        for seat in seats:
            word = left[seat].pop(0)
            one.choose(seat, answers(one, seat)[0] if word == "put" else word)
    assert match.game.strands is None and everything(match.game) == everything(reference.game)
    assert to_come(match.game.chance) == to_come(reference.game.chance)


def test_all_seats_are_asked_at_once() -> None:
    """Given a simultaneous choice, then every seat has a decision, and one that has answered has none any more."""
    match = Match(TITLE, 3, 5, {})
    assert [one.seat for one in match.decisions()] == [0, 1, 2]
    match.choose(1, answers(match, 1)[0])
    match.choose(1, "no")
    assert [one.seat for one in match.decisions()] == [0, 2]


def test_a_secret_answer_changes_nothing_for_the_others() -> None:
    """Given two different secret answers of seat 0, then seats 1 and 2 and a spectator see the same."""
    one, two = Match(TITLE, 3, 5, {}), Match(TITLE, 3, 5, {})
    first, second, *_ = answers(one, 0)
    for match, key, doubles in ((one, first, "yes"), (two, second, "no")):
        match.choose(0, key)
        match.choose(0, doubles)
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert [event.seen_by(viewer) for event in one.events] == [event.seen_by(viewer) for event in two.events]
    assert one.view(0) != two.view(0)


def test_copies_of_simultaneous_choices_are_apart() -> None:
    """Given a copy while seats choose, when the copy is played to the reveal, then the original still waits."""
    match = Match(TITLE, 2, 5, {})
    before = everything_of_two(match)
    other = match.copy()
    for seat in (0, 1):
        other.choose(seat, answers(other, seat)[0])
        other.choose(seat, "no")
    assert everything_of_two(match) == before and [one.seat for one in match.decisions()] == [0, 1]
    assert everything_of_two(other) != before


def everything_of_two(match: Match) -> bytes:
    return msgspec.json.encode([match.view(seat) for seat in (0, 1, None)])


def test_open_simultaneous_questions_are_asked_again_in_an_imagined_world() -> None:
    """Given three open questions, when seat 0 imagines, then the others choose from the hands imagined."""
    match = Match(TITLE, 3, 5, {})
    for seed in range(10):
        world = TITLE.imagine(match.game, 0, seed)
        for decision in world.decisions():
            hand = [f"put:{card}" for card in sorted(world.hands[decision.seat])]
            assert [TITLE.key(option) for option in decision.options] == hand


def test_the_first_open_decision_is_the_one_put_by_the_game() -> None:
    """Given simultaneous questions, when the game is driven without seats, then they are answered one by one."""
    game = TITLE.new(3, chance_from(5), {"rounds": 2})
    game.run()
    seats = []
    while game.strands is not None:
        seats.append(game.decision.seat)
        game.answer(game.decision.seat, game.decision.options[0])
    assert seats == [0, 0, 1, 1, 2, 2]


def test_an_answer_of_a_seat_that_is_not_asked_is_refused_loudly() -> None:
    """Given simultaneous choices, when a seat without one answers, or one that has answered, then nothing is lost."""
    game = run(Secretly([0, 1], [Ask([1, 2]), Note("b")], Note("reveal")))
    for seat in (1, 2):
        with pytest.raises(ValueError, match="nothing to decide"):
            game.answer(seat, 1)
    game.answer(0, 2)
    assert game.notes == ["b", "chose 2", "reveal"]
