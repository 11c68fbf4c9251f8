"""Lessons: each can be played through; what it does not expect is refused kindly; it is left and resumed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.support.server import Guest, RunningServer, Seat

from wartable.server.lesson_check import MOST_STEPS, faults
from wartable.server.lessons import Lesson, Script, lessons

NAMES = list(lessons())


def begin(guest: Guest, name: str, again: bool = False) -> tuple[str, Seat]:
    answer = guest.http.post(f"/api/lessons/{name}", json={"again": again})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    return table, guest.sit(table)


def do_step(seat: Seat) -> None:
    """Do what the lesson expects, as a page does it."""
    expects, moment = seat.moment["lesson"]["steps"][-1]["expects"], seat.moment
    if moment["draft"] is None:
        seat.choose(expects[0])
    else:
        seat.await_seq(seat.say("choose_set", picks=expects)["seq"])


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_can_be_played_through(name: str) -> None:
    """given a lesson / when each step is done on the engine / then none is refused, and all have their sentences"""
    assert faults(lessons()[name]) == []
    assert 10 <= len(lessons()[name].script.steps) <= MOST_STEPS


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_comes_to_the_end_at_the_server(server: RunningServer, name: str) -> None:
    """given a lesson at a real table / when the learner does each step / then others follow the script to the end"""
    _, seat = begin(server.guest(), name)
    while (turn := next_task(seat)) is not None:
        assert turn["task"]
        do_step(seat)
    info = seat.moment["lesson"]
    assert info["first"] + len(info["steps"]) - 1 == info["total"]


def next_task(seat: Seat) -> dict[str, Any] | None:
    """The step that expects something, once the others have chosen; None at the end."""
    while True:
        step = seat.moment["lesson"]["steps"][-1]
        if not step["task"]:
            return None
        if seat.moment["decision"] is not None and (step["expects"] or seat.moment["draft"] is not None):
            return dict(step)
        seat.next()


def test_a_wrong_choice_is_answered_kindly_and_changes_nothing(server: RunningServer) -> None:
    """given the first task of a lesson / when something else is chosen / then the answer says the task again"""
    _, seat = begin(server.guest(), "quests")
    before, task = seat.moment, seat.moment["lesson"]["steps"][-1]["task"]
    answer = seat.say("choose", keys=["draw"])
    assert (answer["type"], answer["code"]) == ("refused", "lesson")
    assert task in answer["text"]
    assert seat.moment == before


def test_a_wrong_pick_is_answered_kindly(server: RunningServer) -> None:
    """given a payment in a lesson / when another card is picked than the one it asks for / then it is refused"""
    _, seat = begin(server.guest(), "quests")
    while seat.moment["draft"] is None:
        do_step(seat)
    expected = seat.moment["lesson"]["steps"][-1]["expects"]
    other = next(pick["key"] for pick in seat.moment["draft"]["additions"] if pick["key"] not in expected)
    assert seat.say("change_draft", add=[other])["code"] == "lesson"
    assert seat.say("change_draft", add=expected)["type"] == "draft"


def test_a_lesson_is_left_and_resumed_also_after_a_restart(start: Callable[..., RunningServer]) -> None:
    """given a lesson in the middle / when the server stops and the learner comes back / then it goes on there"""
    server = start()
    guest = server.guest()
    table, seat = begin(guest, "quests")
    do_step(seat)
    first = seat.moment["lesson"]["first"]
    token = guest.http.cookies["wartable_guest"]
    server.stop()
    server.start()
    resumed, again = begin(server.guest(wartable_guest=token), "quests")
    assert resumed == table and again.moment["lesson"]["first"] == first > 1
    fresh, restarted = begin(server.guest(wartable_guest=token), "quests", again=True)
    assert fresh != table and restarted.moment["lesson"]["first"] == 1


def test_another_who_watches_reads_no_lesson(server: RunningServer) -> None:
    table, _ = begin(server.guest(), "quests")
    assert server.guest().sit(table).moment["lesson"] is None


def test_a_lesson_that_does_not_exist(server: RunningServer) -> None:
    answer = server.guest().http.post("/api/lessons/chess", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_lesson")


def test_a_broken_lesson_is_told(server: RunningServer) -> None:
    """given a step that the rules do not allow, one without a sentence and no end / then each is reported"""
    sound = lessons()["quests"].script
    wrong = msgspec.structs.replace(sound.steps[5], say="nothing", do=["hire:slot:9"])
    script: Script = msgspec.structs.replace(sound, steps=[*sound.steps[:5], wrong])
    told = faults(Lesson("quests", "quests", script))
    assert len(told) == 4 and "nothing" in " ".join(told)
