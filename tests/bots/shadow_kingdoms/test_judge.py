"""The judge of Shadow Kingdoms: it fights, buys what pays, and beats chance, with and without Riftlands."""

import pytest

from wartable.bots.levels import make_bot
from wartable.engine.chance import chance_from
from wartable.engine.window import Window
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.title import TITLE


def played(players: int, seed: int, levels: list[str], riftlands: bool) -> ShadowKingdoms:
    """A game to its end between bots of these levels."""
    game: ShadowKingdoms = TITLE.new(players, chance_from(seed), TITLE.settings(players, {"riftlands": riftlands}))
    game.run()
    bots = [make_bot(levels[seat % len(levels)], TITLE, seed * 10 + seat) for seat in range(players)]
    while game.decision is not None:
        seat = int(game.decision.seat)
        option = int(bots[seat].choose(Window(TITLE, game, seat)))
        assert option in game.decision.options
        game.answer(game.decision.seat, option)
    return game


@pytest.mark.parametrize("riftlands", [False, True])
def test_a_game_of_greedy_bots_ends_by_seven_plans(riftlands: bool) -> None:
    """Given two greedy bots, then somebody completes seven plans in a sensible number of rounds."""
    game = played(2, 4, ["greedy"], riftlands)
    assert max(len(player.completed) for player in game.players) == 7
    assert 15 <= game.round <= 45 and max(TITLE.scores(game)) >= 55
    assert TITLE.broken_invariants(game) == []


@pytest.mark.parametrize("riftlands", [False, True])
def test_greed_beats_chance(riftlands: bool) -> None:
    """Given a greedy bot and one that plays at random, then greed wins by far."""
    for seed in range(2):
        greedy, random = TITLE.scores(played(2, seed, ["greedy", "random"], riftlands))
        assert greedy > random + 15


def test_it_uses_what_the_game_offers() -> None:
    """Given greedy bots, then they own Champions, unlock their boards and claim Awards."""
    games = [played(3, seed, ["greedy"], False) for seed in (1, 2)]
    for game in games:
        assert sum(len(player.champions) for player in game.players) >= 6
        assert all(len(player.completed) >= 3 for player in game.players)
    assert any(claims for game in games for claims in game.claims)


@pytest.mark.parametrize("level", ["habitual", "sharp", "search:iterations=4"])
def test_both_sides_of_the_map_are_chosen(level: str) -> None:
    """given many first choices of a side / then a bot takes now the one, now the other"""
    game: ShadowKingdoms = TITLE.new(2, chance_from(1), TITLE.settings(2, {}))
    game.run()
    while TITLE.question(game.decisions()[0]) != "map_side":
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.options[0])
    window = Window(TITLE, game, game.decisions()[0].seat)
    chosen = [int(make_bot(level, TITLE, seed).choose(window)) for seed in range(30)]
    assert 5 < chosen.count(min(chosen)) < 25
