"""Headroom: the insider sees what lies hidden, plays by the rules all the same, and the chapter says what it won."""

from pathlib import Path

import pytest

from wartable.bots.levels import ADVISER
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.window import Window
from wartable.lab.arena import Bout
from wartable.lab.headroom import INSIDER, Found, Inside, OpenWindow, summed_up
from wartable.lab.headroom_page import headroom_part, read_headroom, write_headroom
from wartable.titles import title

QUESTS = title("quests")
CONTEST = Inside("quests", 2, 4)


def test_the_insider_sees_the_cards_as_they_lie_and_not_the_dice_to_come() -> None:
    """given a game / when worlds are imagined through the open window / then every hand is the real one in all of them,
    and chance goes on differently
    """
    game: Game = QUESTS.new(2, chance_from(3), QUESTS.settings(2, {}))
    game.run()
    seat = int(game.decisions()[0].seat)
    worlds = [OpenWindow(QUESTS, game, seat).imagine(seed) for seed in range(4)]
    other = 1 - seat
    assert all(QUESTS.view(world, other) == QUESTS.view(game, other) for world in worlds)
    assert len({world.chance.below(1_000_000) for world in worlds}) > 1
    hidden = [Window(QUESTS, game, seat).imagine(seed) for seed in range(4)]
    assert any(QUESTS.view(world, other) != QUESTS.view(game, other) for world in hidden)


def test_only_the_insiders_games_count() -> None:
    """given three victories of the insider from either seat, and one of the master / then it was ahead in three of 4"""
    bouts = [
        Bout([INSIDER, ADVISER], [9, 3], [0], {}),
        Bout([ADVISER, INSIDER], [3, 9], [1], {}),
        Bout([INSIDER, ADVISER], [9, 3], [0], {}),
        Bout([ADVISER, INSIDER], [9, 3], [0], {}),
    ]
    found = summed_up(CONTEST, bouts)
    assert (found.games, found.times, found.won[0], found.ahead[0]) == (4, 10, 0.75, 0.75)


@pytest.mark.parametrize(
    ("ahead", "told"),
    [
        ((0.7, 0.6, 0.8), "open secrets and longer thought win more than half"),
        ((0.5, 0.45, 0.55), "open secrets and longer thought gain little"),
        ((0.6, 0.4, 0.8), "so few games do not tell"),
    ],
)
def test_the_chapter_says_what_the_interval_lets_it_say(
    ahead: tuple[float, float, float], told: str, tmp_path: Path
) -> None:
    file = tmp_path / "headroom.json"
    assert headroom_part(read_headroom(file)) == ""
    write_headroom(Found("immortals", 3, 10, 12, (0.5, 0.2, 0.8), (0.4, 0.2, 0.7)), file)
    write_headroom(Found("quests", 2, 10, 40, ahead, ahead), file)
    part = headroom_part(read_headroom(file))
    assert f"Quests of Valeria: {told}" in part
    assert "| Immortals, 3 players | 12 | 10 times as long | 50.0% (20.0% to 80.0%) |" in part
