"""Keys: each says on its own what is meant, so that the keys of a chain can be given in any order."""

import random

import pytest
from tests.support.dragon_valley import asked, given, offered_keys, play, table, units

from wartable.dragon_valley.title import TITLE
from wartable.matches.match import Match


def carry_out(match: Match, wishes: list[str]) -> list[str]:
    """Answer with wishes in the order in which the engine asks, while one of them is offered; the wishes left."""
    left = list(wishes)
    while not match.over:
        keys = [key for key in offered_keys(match) if any(is_on_the_way(key, wish) for wish in left)]
        if not keys:
            break
        play(match, keys[0])
        if keys[0] in left:
            left.remove(keys[0])
    return left


def is_on_the_way(key: str, wish: str) -> bool:
    return wish == key or wish.startswith(f"{key}:")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_a_division_can_be_given_in_any_order(players: int, seed: int) -> None:
    """Given any piles, each with an item, and their keys in any order, then exactly these piles come about."""
    chance = random.Random(seed)
    match = Match(TITLE, players, seed, {})
    while asked(match) != "assign_item":
        play(match, chance.choice(offered_keys(match)))
    draw = table(match).draws[0]
    items = [one.item.split(":")[1] for one in draw.waiting]
    number = len(draw.piles)
    piles = [*range(number), *(chance.randrange(number) for _ in items[number:])]
    chance.shuffle(piles)
    keys = [f"lay:{item}:{pile + 1}" for item, pile in zip(items, piles, strict=True)]
    chance.shuffle(keys)
    carry_out(match, keys)  # what is forced is laid by the engine
    wanted = [sorted(item for item, at in zip(items, piles, strict=True) if at == pile) for pile in range(number)]
    laid = [sorted(item.split(":")[1] for item in pile.items) for pile in table(match).draws[0].piles]
    assert laid == wanted


def test_moves_can_be_given_in_any_order() -> None:
    """Each key names the units, where they go and how many; the earlier questions are the beginnings of the key."""
    keys = ["a4.knight:a2:2", "b4.archer:b3", "keep.knight:c4:1"]
    for order in (keys, keys[::-1]):
        match = given(units=["a4.knight*3 b4.archer keep.knight*2"])
        play(match, "move")
        assert carry_out(match, order) == []
        assert units(match) == "a2.knight*2 b3.archer a4.knight c4.knight keep.knight"


def test_what_keys_are_made_of() -> None:
    """Every later question of a chain begins its keys with the key chosen before."""
    match = given(units=["t1.knight t1.archer a4.archer*2"])
    play(match, "move")
    assert offered_keys(match) == ["a4.archer", "give_up:t1", "done"]
    play(match, "give_up:t1")
    assert offered_keys(match) == ["give_up:t1:archer", "give_up:t1:knight"]
    match = play(given(supply=["wall wall"], units=["a3.knight"]), "build")
    assert offered_keys(match)[:2] == ["wall:a1", "wall:b1"]
    match = play(given(buildings=["a1.wall b1.wall"], cards=["remodel"], units=["a3.knight"]), "card:remodel", "move")
    assert offered_keys(match) == ["wall:a1", "wall:b1"]
    play(match, "wall:b1")
    assert offered_keys(match)[:2] == ["b1:b1", "b1:c1"]


def test_battles_name_both_sides() -> None:
    """Who is engaged, by whom, and whom else."""
    match = given(at="advance", units=["a2.archer a2.knight"], enemies=["a2.battering_ram a2.orc"])
    assert offered_keys(match) == ["a2.battering_ram", "a2.orc"]
    play(match, "a2.orc")
    assert offered_keys(match) == ["a2.orc:archer", "a2.orc:knight"]
    match = given(units=["a4.knight"], enemies=["a3.orc a3.battering_ram*2"], buildings=["b5.blacksmith"])
    play(match, "move", "a4.knight", "a4.knight:a3")
    assert offered_keys(match) == ["a3.knight:battering_ram", "a3.knight:orc"]
    play(match, "a3.knight:orc")
    assert offered_keys(match) == ["a3.knight:battering_ram", "done"]


def test_an_exchange_names_all_of_it() -> None:
    """What is given, to whom, and what is taken."""
    match = given(
        players=3, at="events", cards=["loyalty_change"], units=["a1.knight", "b1.archer b2.knight", "c1.archer"]
    )
    play(match, "a1.knight")
    assert offered_keys(match) == ["a1.knight:p2", "a1.knight:p3"]
    play(match, "a1.knight:p2")
    assert offered_keys(match) == ["a1.knight:p2:b1.archer", "a1.knight:p2:b2.knight"]
