"""Equals: a bot as strong as the one who sets up the table, by the games that they have finished against bots."""

import random
from typing import Any

import pytest
from tests.server.test_store import with_store
from tests.support.databases import Home
from tests.support.server import RunningServer

from wartable.bots.equal import marks_of
from wartable.server.equals import Outing, outing_of, strength_after
from wartable.server.rating import Ending, SeatEnd
from wartable.server.store import Store
from wartable.server.stored import Charter, Sitting, Standing, now

LEVELS = [mark.points for mark in marks_of("quests")]
ANN = "a" * 64
RATED = {
    "rated": True,
    "hints": False,
    "clock": {"type": "live", "seconds": 300, "increment": 10, "together": 90},
    "at_zero": "bot",
}


@pytest.mark.parametrize("truth", [900.0, 1300.0, 1700.0, 1900.0])
def test_whoever_plays_against_equals_is_soon_ahead_half_of_the_time(truth: float) -> None:
    """given somebody of some strength who always asks for an equal / then after ten games about half are won"""
    won = games = 0
    for seed in range(60):
        chance, past = random.Random(seed), list[Outing]()
        for number in range(30):
            rival = strength_after(past, LEVELS)
            is_won = chance.random() < 1 / (1 + 10 ** ((rival - truth) / 400))
            past.append(Outing([rival], float(is_won)))
            won += is_won and number >= 10
            games += number >= 10
    assert won / games == pytest.approx(0.5, abs=0.06)


def test_nobody_is_taken_for_weaker_or_stronger_than_the_levels() -> None:
    assert strength_after([Outing([LEVELS[0]], 0.0)] * 40, LEVELS) == LEVELS[0]
    assert strength_after([Outing([LEVELS[-1]], 1.0)] * 40, LEVELS) == LEVELS[-1]
    assert strength_after([], LEVELS) == LEVELS[1]


def test_only_games_against_bots_of_known_strength_count() -> None:
    assert outing_of(2, ["person", "skilled", "equal_1480"], "quests") == Outing([LEVELS[2], 1480.0], 0.5)
    assert outing_of(1, ["person", "person", "skilled"], "quests") is None
    assert outing_of(1, ["person", "random"], "quests") is None
    assert outing_of(1, ["person"], "quests") is None


def test_what_was_stored_of_finished_games_is_what_counts(home: Home) -> None:
    """given a victory over a master, a game that was left, and one of another title / then only the victory counts"""

    async def act(store: Store) -> None:
        before = await store.strength_of(ANN, "quests")
        for number, (place, game, gone) in enumerate(
            ((1, "quests", False), (2, "quests", True), (2, "immortals", False))
        ):
            charter = Charter(f"{number:012}", game, 1, 2, {}, 7, ["person", "master"], now())
            await store.create(charter, Sitting(0, ANN, "Ann"), Standing(True, 9, []))
            seats = [
                SeatEnd(0, ANN, None, place, place == 1, gone, None),
                SeatEnd(1, None, "master", 1, False, False, None),
            ]
            await store.database.writer.write(Ending(charter.id, game, now(), False, seats))
        alone = strength_after([Outing([LEVELS[-1]], 1.0)], LEVELS)
        assert before < await store.strength_of(ANN, "quests") == alone

    with_store(home, act)


def test_a_table_with_an_equal_says_so_and_its_game_begins(server: RunningServer) -> None:
    ann = server.guest()
    made = ann.create("me", "equal")
    [_, bot] = made["seats"]
    assert (bot["level"], bot["name"], bot["kind"]) == ("equal", "Equal", "bot")
    seat = ann.sit(str(made["id"]))
    seat.await_turn()
    seat.choose_any(random.Random(1))
    told = server.guest().http.get("/api/games").json()[0]["equal"]
    assert told["name"] == "equal" and "half of the time" in told["blurb"]


def test_rated_tables_and_free_seats_take_no_equals(server: RunningServer) -> None:
    ann = server.guest()
    wish: dict[str, Any] = {"game": "quests", "players": 2, "seats": ["me", "equal"], "terms": RATED}
    answer = ann.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "rated_bot")
    answer = ann.http.post("/api/tables", json=wish | {"seats": ["me", "equal_1480"]})
    assert (answer.status_code, answer.json()["code"]) == (400, "rated_bot")


def test_bots_at_a_table_have_different_tempers_except_where_it_is_rated(server: RunningServer) -> None:
    made = server.guest().create("me", "skilled", "skilled", "master")
    tempers = [seat["temper"] for seat in made["seats"]]
    assert tempers[0] is None
    assert len({one["name"] for one in tempers[1:]}) == 3
    assert all(one["label"] and one["blurb"].endswith(".") for one in tempers[1:])
    rated = server.guest().create("me", "skilled", terms=RATED)
    assert [seat["temper"] for seat in rated["seats"]] == [None, None]
