"""The agenda: in which order steps happen, when a seat is asked, and what copies share."""

import pytest
from tests.support.notebook import Ask, Note, Notebook, run


def test_steps_happen_in_the_written_order() -> None:
    """Given three steps put by one call, when they run, then the first written is the first to happen."""
    assert run(Note("a"), Note("b"), Note("c")).notes == ["a", "b", "c"]


def test_what_a_step_puts_happens_before_what_was_waiting() -> None:
    """Given steps that put steps, at any depth, then the newest come first."""
    deep = Note("b", Note("b1", Note("b1x"), Note("b1y")), Note("b2"))
    assert run(Note("a"), deep, Note("c")).notes == ["a", "b", "b1", "b1x", "b1y", "b2", "c"]


def test_then_puts_one_step_on_top() -> None:
    """Given a waiting step, when another is put by `then`, then it happens first."""
    game = Notebook()
    game.do(Note("waiting"))
    game.then(Note("first"))
    game.run()
    assert game.notes == ["first", "waiting"]


def test_the_run_stops_at_a_question_with_two_answers() -> None:
    """Given a question between two notes, when the game runs, then the second note waits for the answer."""
    game = run(Note("a"), Ask([3, 4]), Note("c"))
    assert game.notes == ["a"] and game.decision is not None
    assert (game.decision.seat, game.decision.question, game.decision.options) == (0, 7, [3, 4])
    game.answer(game.decision.seat, 4)
    assert game.notes == ["a", "chose 4", "c"] and game.decision is None and game.decisions() == []


def test_a_question_with_one_answer_is_answered_by_the_engine() -> None:
    """Given a single option, when the game runs, then it is chosen and nobody is asked."""
    game = run(Ask([5]), Note("c"))
    assert game.notes == ["chose 5", "c"] and game.decision is None


def test_a_step_that_asks_nothing_happens() -> None:
    """Given a question without any option, then the step says what happens instead."""
    assert run(Ask([])).notes == ["none"]


def test_a_question_nests_inside_what_follows_an_answer() -> None:
    """Given an answer that leads to another question, then it is put before what was waiting."""
    game = run(Ask([1, 2], Ask([3, 4], Note("deep"))), Note("end"))
    game.answer(game.decision.seat, 1)
    assert game.notes == ["chose 1"]
    game.answer(game.decision.seat, 4)
    assert game.notes == ["chose 1", "chose 4", "deep", "end"]


def test_a_copy_goes_its_own_way_and_shares_the_steps() -> None:
    """Given a copy in the midst of a question, when both are played differently, then neither changes the other."""
    game = run(Ask([1, 2]), Note("end"))
    other = game.copy()
    assert all(mine is theirs for mine, theirs in zip(game.agenda, other.agenda, strict=True))
    assert other.asker is game.asker and other.agenda is not game.agenda
    other.answer(other.decision.seat, 2)
    assert (game.notes, other.notes) == ([], ["chose 2", "end"])
    game.answer(game.decision.seat, 1)
    assert game.notes == ["chose 1", "end"]


def test_a_copy_keeps_no_log() -> None:
    """Given a game that tells its events, then its copy is silent, as search wants it."""
    game = run(Ask([1, 2]))
    game.events = []
    assert game.telling and not game.copy().telling


def test_telling_is_off_unless_somebody_listens() -> None:
    """Given no list for events, when something is logged, then nothing is kept; given one, it is."""
    game = Notebook()
    game.tell("said", {"word": "a"})
    assert game.events is None
    game.events = []
    game.tell("said", {"word": "b"})
    game.tell_some("said", {}, {"word": "c"}, 0b10)
    assert [event.seen_by(1) for event in game.events] == [{"word": "b"}, {"word": "c"}]
    assert [event.seen_by(seat) for event in game.events for seat in (0, None)] == [{"word": "b"}] * 2 + [{}] * 2


def test_what_is_learned_adds_up() -> None:
    """Given two seats that learn something, then the set holds both."""
    game = Notebook()
    game.learns(0b01)
    game.learns(0b10)
    assert game.learned == 0b11


def test_a_question_may_be_asked_again() -> None:
    """Given an open question, when the hidden things behind it change, then its options follow."""
    numbers = [1, 2]
    game = run(Ask(numbers))
    numbers.append(3)
    game.ask_again()
    assert game.decision is not None and game.decision.options == [1, 2, 3]


def test_a_question_that_vanishes_is_an_error_of_the_imagining_game() -> None:
    """Given an open question without options any more, when it is asked again, then that is refused loudly."""
    numbers = [1, 2]
    game = run(Ask(numbers))
    numbers.clear()
    with pytest.raises(AssertionError):
        game.ask_again()
