"""Drafts of every game at a real table: a change is answered at once, and a restart of the server loses nothing.

What differs between games is the same on both databases, where `test_drafts.py` keeps a draft of one game.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.databases import ANY
from tests.support.server import Guest, RunningServer, Seat

from wartable.titles import TITLES

DATABASES = ANY
QUICK = 0.015  # seconds for the answer to a change, on a local server
SLOW_MACHINE = 6  # times as long may pass before a busy machine is called a mistake
CHANGES = 100
CHANGES_OF_A_DRAFT = 8
SEEDS = range(20)
HALF_MADE = {
    "quests": ["pay_hire"],
    "shadow_kingdoms": ["battle_troops", "change"],
    "immortals": ["plan", "reinforce", "source"],
    "dragon_valley": ["assign_item", "move_unit"],
}


def keys(picks: list[dict[str, Any]]) -> list[str]:
    return [pick["key"] for pick in picks]


def some_change(draft: dict[str, Any], chance: random.Random) -> dict[str, list[str]] | None:
    """A pick more, now and then one fewer; None where there is nothing to change."""
    picks, additions = keys(draft["picks"]), keys(draft["additions"])
    if additions and (not picks or chance.random() < 0.75):
        return {"add": [chance.choice(additions)]}
    return {"drop": [chance.choice(picks)]} if picks else None


def seconds_of_changes(seat: Seat, chance: random.Random) -> list[float]:
    """How long the answers to some changes of the open draft take."""
    seconds: list[float] = []
    for _ in range(CHANGES_OF_A_DRAFT):
        wish = some_change(seat.moment["draft"], chance)
        if wish is None:
            break
        began = time.perf_counter()
        assert seat.say("change_draft", **wish)["type"] == "draft"
        seconds.append(time.perf_counter() - began)
    return seconds


@pytest.mark.parametrize("game", TITLES)
def test_an_answer_to_a_change_comes_at_once(server: RunningServer, game: str) -> None:
    """Given a hundred changes of the drafts of a game, then almost all are answered before a person could notice."""
    guest, chance, seconds = server.guest(), random.Random(1), list[float]()
    for seed in SEEDS:
        seat = guest.sit(guest.create("me", "random", game=game, seed=seed)["id"])
        while len(seconds) < CHANGES and seat.await_turn():
            if seat.moment["draft"] is not None:
                seconds += seconds_of_changes(seat, chance)
            seat.choose_any(chance)
        seat.close()
    seconds.sort()
    almost_all = seconds[len(seconds) * 95 // 100]
    assert len(seconds) >= CHANGES
    assert almost_all < QUICK * SLOW_MACHINE, f"{almost_all * 1000:.1f} ms"


def with_half_made_draft(guest: Guest, game: str, question: str) -> str:
    """A table at which the first person is asked this question and has made one pick towards it."""
    for seed in SEEDS:
        table = guest.create("me", "random", game=game, seed=seed)["id"]
        seat, chance = guest.sit(table), random.Random(seed)
        while seat.await_turn():
            draft = seat.moment["draft"]
            if draft is not None and seat.moment["decision"]["question"] == question and len(draft["additions"]) > 1:
                seat.say("change_draft", drop=keys(draft["picks"]), add=[keys(draft["additions"])[-1]])
                seat.close()
                return str(table)
            seat.choose_any(chance)
        seat.close()
    raise AssertionError(f"{question} is never asked")


def test_half_made_drafts_of_every_game_survive_a_restart(start: Callable[..., RunningServer]) -> None:
    """Given payments, plans, divisions and moves half made, when the server is killed, then all is there again."""
    server = start("data")
    guest = server.guest()
    cookie = guest.http.cookies["wartable_guest"]
    assert HALF_MADE.keys() == TITLES.keys()
    tables = [with_half_made_draft(guest, game, one) for game, questions in HALF_MADE.items() for one in questions]
    before = [guest.sit(table).moment["draft"] for table in tables]
    assert all(draft["picks"] for draft in before)
    server.kill()
    server.start()
    again = server.guest(wartable_guest=cookie)
    assert [again.sit(table).moment["draft"] for table in tables] == before
