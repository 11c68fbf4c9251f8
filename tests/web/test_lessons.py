"""Lessons in the browser: a learner who does what each step says comes to the end, by pointer, finger or keys."""

import pytest
from tests.web.conftest import NewPerson
from tests.web.learner import KeyLearner, Learner

from wartable.server.lesson_check import MOST_STEPS
from wartable.server.lessons import lessons

NAMES = list(lessons())


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_through(person: NewPerson, name: str, phone: bool) -> None:
    """given a lesson / when a learner does what each step says / then it ends after at most sixty steps"""
    learner = Learner(person(phone=phone))
    learner.begin(name)
    learner.learn()
    assert learner.steps <= MOST_STEPS


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_through_by_keys_alone(person: NewPerson, name: str) -> None:
    learner = KeyLearner(person())
    learner.begin(name)
    learner.learn()
    assert learner.steps <= MOST_STEPS
