"""Seeding the tower: the first throw, the division of fallen armies, and what leaves the game."""

import pytest
from tests.support.immortals import (
    Scripted,
    asked,
    limbo,
    needs_plain_chance,
    offered,
    play,
    player,
    table,
    told,
    turn_of,
)

from wartable.immortals.seeding import SeedTower
from wartable.immortals.title import TITLE
from wartable.immortals.tower import GREEN, inside
from wartable.matches.match import Match


def seeded(players: int = 3, seed: int = 1) -> Match:
    match = Match(TITLE, players, seed, {})
    while asked(match) not in ("divide", "draw"):
        play(match, offered(match)[0])
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_seven_armies_each_and_ten_inhabitants_are_thrown(players: int) -> None:
    """IM-046, IM-048: two inhabitants stay in the tray at most, the others go back to the supply."""
    for seed in range(8):
        match = seeded(players, seed)
        view = table(match)
        fallen = told(match, "seeded")[0]
        in_tower = view.inside_tower
        assert in_tower.inhabitants == 10 - int(str(fallen["inhabitants"]))
        assert view.tray.inhabitants == min(2, int(str(fallen["inhabitants"])))
        assert view.inhabitants == 20 - in_tower.inhabitants - view.tray.inhabitants
        assert sum(in_tower.armies) + in_tower.inhabitants == 7 * players + 10 - int(str(fallen["fallen"]))


@pytest.mark.parametrize("fallen", [0, 1, 2, 3])
@needs_plain_chance
def test_few_inhabitants_fall(fallen: int) -> None:
    """IM-R25, IM-048: with fewer than two in the tray all of them stay and none is added."""
    game = Match(TITLE, 2, 1, {"tower_model": "coin"}).game
    stays, falls = 2, 0
    game.chance = Scripted(*[stays] * 14, *[falls] * fallen, *[stays] * (10 - fallen))
    SeedTower().happens(game)
    assert game.tray_inhabitants == min(2, fallen)
    assert game.inhabitants == 10 + fallen - game.tray_inhabitants and inside(game.tower)[GREEN] == 10 - fallen


def test_each_owner_divides_the_fallen_armies() -> None:
    """IM-047, IM-R24: in player order, 0 to all of them to the light limbo, the rest to the dark one."""
    match = seeded(4, 2)
    order = []
    while asked(match) == "divide":
        seat = turn_of(match)
        fallen = table(match).tray.armies[seat]
        order.append(seat)
        assert offered(match) == [f"light:{number}" for number in range(fallen + 1)]
        assert [option.facts["dark"] for option in match.decisions()[0].options] == list(range(fallen, -1, -1))
        assert limbo(match, seat) == (3, 3)
        play(match, "light:1")
        assert limbo(match, seat) == (4, 3 + fallen - 1) and table(match).tray.armies[seat] == 0
    first = match.game.first
    assert order == [(first + place) % 4 for place in range(4)]


def test_the_rest_of_the_supply_leaves_the_game() -> None:
    """IM-049, IM-I01: from now on nobody has a supply."""
    match = seeded(3, 3)
    assert all(player(match, seat).supply > 0 for seat in range(3))
    while asked(match) == "divide":
        play(match, offered(match)[0])
    assert all(player(match, seat).supply == 0 for seat in range(3)) and table(match).round == 1
