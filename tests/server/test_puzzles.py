"""Puzzles: asked on a real table without help, told when answered, rated once, and gone on from against bots."""

import json

import pytest
from tests.support.server import Guest, RunningServer, Seat

from wartable.bots.puzzles import Puzzle, book_of
from wartable.server.attempts import skill_after
from wartable.server.skill import MU, Skill

GAME = "quests"
PUZZLE, NEXT = book_of(GAME).puzzles[:2]


def wrong_answer(puzzle: Puzzle) -> str:
    return max(puzzle.costs, key=lambda key: puzzle.costs[key])


def pose(guest: Guest, puzzle: Puzzle) -> tuple[str, Seat]:
    answer = guest.http.post(f"/api/puzzles/{puzzle.id}")
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    return table, guest.sit(table)


def listed(guest: Guest) -> dict[str, object]:
    return dict(guest.http.get("/api/puzzles").json())


def solved(guest: Guest, puzzle: Puzzle) -> str:
    found = guest.http.get("/api/puzzles").json()["puzzles"]
    return next(str(one["solved"]) for one in found if one["id"] == puzzle.id)


def await_reply(seat: Seat) -> None:
    while seat.moment["puzzle"]["replying"]:
        seat.next()


@pytest.fixture(scope="module")
def solver(server: RunningServer) -> Guest:
    """Who has solved a puzzle at once."""
    guest = server.guest()
    _, seat = pose(guest, PUZZLE)
    seat.choose(PUZZLE.answers[0])
    return guest


@pytest.fixture(scope="module")
def loser(server: RunningServer) -> tuple[Guest, str, Seat]:
    """Who has missed one, and watched the reply."""
    guest = server.guest()
    table, seat = pose(guest, PUZZLE)
    seat.choose(wrong_answer(PUZZLE))
    await_reply(seat)
    return guest, table, seat


def test_an_open_puzzle_tells_the_question_and_nothing_of_its_answer(server: RunningServer) -> None:
    """given a puzzle / when it is posed / then the seat is asked, and neither theme nor answers nor hints are given"""
    table, seat = pose(server.guest(), PUZZLE)
    told = seat.moment["puzzle"]
    assert told == {
        "puzzle": PUZZLE.id,
        "grade": PUZZLE.grade,
        "state": "open",
        "replying": False,
        "theme": None,
        "taken": "",
        "answers": [],
        "cost": None,
        "missed_by": [],
    }
    assert seat.moment["table"]["you"] == PUZZLE.seat
    assert set(PUZZLE.answers) | set(PUZZLE.costs) <= set(seat.offers())
    assert seat.say("ask_hint")["code"] == "hints_off"
    info = server.guest().http.get(f"/api/tables/{table}")
    assert "answers" not in info.text and "costs" not in json.dumps(seat.frames)


def test_a_right_answer_is_told_and_counts(solver: Guest) -> None:
    """given a puzzle / when it is answered well at once / then it is solved, and the rating rises above the middle"""
    assert solved(solver, PUZZLE) == "first"
    you = listed(solver)["you"]
    assert isinstance(you, dict)
    assert (you["tried"], you["solved"], you["streak"]) == (1, 1, 1)
    assert you["points"] > 1500 and you["reach"] > 100


def test_a_wrong_answer_gets_its_reply_and_then_the_table_rests(loser: tuple[Guest, str, Seat]) -> None:
    """given a wrong answer / when bots have replied / then it is told what it cost and what is best; nobody moves"""
    _, _, seat = loser
    told = seat.moment["puzzle"]
    assert told["state"] == "wrong" and told["cost"] == PUZZLE.costs[wrong_answer(PUZZLE)]
    assert told["theme"] == PUZZLE.theme and len(told["answers"]) == len(PUZZLE.answers) and told["taken"]
    assert len(told["missed_by"]) == PUZZLE.grade
    others = {line["seat"] for line in seat.log if line["choice"] > PUZZLE.choices}
    assert others - {PUZZLE.seat, None}, "nobody replied"
    assert seat.moment["decision"] is None and not seat.moment["undo"]["may"]
    assert seat.say("choose", keys=["draw"])["code"] == "puzzle_answered"
    assert seat.say("undo")["code"] == "puzzle_answered"


def test_a_later_try_is_noted_and_does_not_count(server: RunningServer) -> None:
    """given a missed puzzle / when it is answered well again / then it is solved later, and the rating is as it was"""
    guest = server.guest()
    first, seat = pose(guest, NEXT)
    seat.choose(wrong_answer(NEXT))
    assert solved(guest, NEXT) == "failed"
    before = listed(guest)["you"]
    _, seat = pose(guest, NEXT)
    seat.choose(NEXT.answers[0])
    assert seat.moment["puzzle"]["state"] == "right"
    assert solved(guest, NEXT) == "later"
    assert listed(guest)["you"] == before
    assert guest.http.get(f"/api/tables/{first}").status_code == 200, "a page may still show it"
    pose(guest, PUZZLE)
    assert guest.http.get(f"/api/tables/{first}").status_code == 404, "tables of puzzles pile up"


def test_a_puzzle_goes_on_against_bots_as_a_game(loser: tuple[Guest, str, Seat]) -> None:
    """given an answered puzzle / when it is continued / then it is a game, and listed; puzzles are not"""
    guest, table, seat = loser
    answer = guest.http.post(f"/api/tables/{table}/moments/{seat.moment['number']}/continue", json={})
    assert answer.status_code == 201, answer.text
    game = answer.json()["id"]
    assert guest.sit(game).moment["puzzle"] is None
    assert [one["id"] for one in guest.http.get("/api/tables").json()] == [game]


def test_attempts_are_exported_and_deleted_with_the_player(server: RunningServer) -> None:
    """given somebody who solved a puzzle / when they ask, and then delete themselves / then it is told, and gone"""
    guest = server.guest()
    _, seat = pose(guest, PUZZLE)
    seat.choose(PUZZLE.answers[0])
    told = guest.http.get("/api/me/export").json()["puzzles"]
    assert [(one["puzzle"], one["first"], one["solved"]) for one in told] == [(PUZZLE.id, True, True)]
    cookie = guest.http.cookies["wartable_guest"]
    assert guest.http.delete("/api/me").status_code == 204
    assert solved(server.guest(wartable_guest=cookie), PUZZLE) == "new"


def test_attempts_come_along_to_another_player(server: RunningServer) -> None:
    """given a guest who solved a puzzle / when they follow another's link / then it is that player's"""
    ann, bob = server.guest(), server.guest()
    _, seat = pose(bob, PUZZLE)
    seat.choose(PUZZLE.answers[0])
    link = ann.http.post("/api/me/links").json()["address"]
    assert bob.http.post("/api/links", json={"code": link.partition("#")[2]}).status_code == 200
    assert solved(ann, PUZZLE) == "first"


def test_the_puzzle_of_the_day_is_one_of_the_list_and_the_same_for_all(server: RunningServer) -> None:
    first, second = listed(server.guest()), listed(server.guest())
    assert first["today"] == second["today"]
    assert isinstance(first["puzzles"], list)
    assert first["today"] in [one["id"] for one in first["puzzles"]]


def test_what_is_no_puzzle_is_refused(server: RunningServer) -> None:
    guest = server.guest()
    assert guest.http.post("/api/puzzles/quests-0").json()["code"] == "no_such_puzzle"
    table = guest.create("me", "random")["id"]
    assert guest.http.post(f"/api/tables/{table}/mistakes/1").json()["code"] == "no_such_puzzle"
    assert server.guest().http.post(f"/api/tables/{table}/mistakes/1").json()["code"] == "not_seated"


def test_a_harder_puzzle_is_a_stronger_opponent() -> None:
    """given a new solver / when a puzzle is solved or missed / then less expected results move the rating more"""
    hard, easy = skill_after(Skill(), 5, True), skill_after(Skill(), 1, True)
    assert hard.mu > easy.mu > MU
    assert skill_after(Skill(), 1, False).mu < skill_after(Skill(), 5, False).mu < MU
    assert hard.sigma < Skill().sigma
