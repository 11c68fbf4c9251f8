"""The arithmetic of many people: what is twice as much needs twice as much, and waiting grows with the load."""

import random

from tools.scale import BUSY, Figures, evening, need_of

FIGURES = Figures()


def test_ten_times_the_people_need_ten_times_the_servers() -> None:
    few, many = need_of(48_000, FIGURES), need_of(480_000, FIGURES)
    assert 9 <= many.servers / few.servers <= 10
    assert round(many.gigabytes_a_day / few.gigabytes_a_day, 6) == 10


def test_a_server_is_never_given_more_than_it_can_do() -> None:
    for people in (1, 5_000, 70_000):
        need = need_of(people, FIGURES)
        assert need.choices * FIGURES.choice_ms / 1000 <= BUSY * need.servers


def test_whoever_chooses_waits_for_those_before() -> None:
    """Given a server with little and one with much to do, then at the busy one a choice waits longer."""
    waits = [sorted(evening(people, FIGURES, random.Random(2))) for people in (500, 9_000)]
    assert waits[0][len(waits[0]) // 2] < waits[1][len(waits[1]) // 2]
    assert sorted(evening(500, FIGURES, random.Random(2))) == waits[0], "the same evening again"
