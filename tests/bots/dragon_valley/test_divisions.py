"""Divisions: which ones are worth comparing."""

import pytest
from tests.bots.search.test_courses import VALLEY, dividing, seat_of

from wartable.bots.dragon_valley.division import plan_division
from wartable.bots.dragon_valley.divisions import Divisions, courses_of_division
from wartable.dragon_valley.options import ASSIGN_ITEM


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_piles_are_made_in_every_way_the_rules_allow(seed: int) -> None:
    """Equal items lie in ascending order, no pile is empty, and piles that only change names count once."""
    game = dividing(2, seed)
    draw = game.draws[0]
    found = Divisions(game, draw).best(10_000)
    contents = {frozenset(contents_of(draw.items, plan, pile) for pile in (0, 1)) for plan in found}
    kinds = {item: draw.items.count(item) for item in draw.items}
    ways = 1
    for number in kinds.values():
        ways *= number + 1
    even = all(number % 2 == 0 for number in kinds.values())  # then one division has two equal piles
    assert len(contents) == (ways + even) // 2 - 1


def contents_of(items: list[int], plan: list[int], pile: int) -> tuple[int, ...]:
    return tuple(sorted(item for item, at in zip(items, plan, strict=True) if at == pile))


def test_the_best_for_the_castellan_come_first() -> None:
    game = dividing(2)
    divisions = Divisions(game, game.draws[0])
    worths = [int(divisions.remainder(plan)) for plan in divisions.best(16)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] >= divisions.remainder(plan_division(game, game.draws[0]))


def test_three_piles_are_near_the_habit() -> None:
    game = dividing(3)
    habit = plan_division(game, game.draws[0])
    found = Divisions(game, game.draws[0]).best(10_000)
    assert habit in found and len(found) > 100
    assert all(sum(one != other for one, other in zip(plan, habit, strict=True)) <= 2 for plan in found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_already_stays(players: int) -> None:
    game = dividing(players)
    castellan = seat_of(game)
    for _ in range(3):
        assert game.decision is not None
        game.answer(castellan, game.decision.options[-1])
    laid = game.draws[0].piles[:]
    for course in courses_of_division(game, 8):
        world = game.copy()
        for option in course:
            assert world.decision is not None and option in world.decision.options
            world.answer(castellan, option)
        assert world.draws[0].piles[: len(laid)] == laid
        assert world.decision is None or world.decision.question != ASSIGN_ITEM or world.decision.seat != castellan
    assert VALLEY.broken_invariants(game) == []
