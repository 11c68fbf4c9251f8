"""Bots: they play whole games by the rules, know only what their seat knows, and the greedy one plays sensibly."""

from collections.abc import Iterator

import pytest
from tests.bots.test_fairness import BOUNDED, COURSES
from tests.support.chances import to_come

from wartable.bots.bot import Bot
from wartable.bots.greedy import one_of_best
from wartable.bots.judge import shares
from wartable.bots.levels import judge_of, make_bot
from wartable.bots.playout import Seating, play_out
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.engine.window import Window
from wartable.lab.compiled import is_compiled
from wartable.titles import title

QUESTS = title("quests")
PLAIN_GREEDY_GAMES = 10  # plain Python takes half a second for one
COMPILED_GREEDY_GAMES = 200
QUICK = ["random", "habitual", "greedy", "search:iterations=4", "search:iterations=4:slack=0.1:trusting=0"]


def started(players: int, seed: int) -> Game:
    game: Game = QUESTS.new(players, chance_from(seed), {})
    game.run()
    return game


def played(players: int, seed: int, levels: list[str]) -> tuple[Game, list[int]]:
    """A game to its end, with the numbers of the options that were taken."""
    game = started(players, seed)
    bots = [make_bot(levels[seat % len(levels)], QUESTS, seed * 10 + seat) for seat in range(players)]
    choices = []
    while game.decision is not None:
        choices.append(choice(bots[game.decision.seat], game))
        game.answer(game.decision.seat, choices[-1])
    return game, choices


def choice(bot: Bot, game: Game) -> int:
    assert game.decision is not None
    window = Window(QUESTS, game, game.decision.seat)
    code = int(bot.choose(window))
    assert code in window.decision.options
    return code


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [1, 2, 5] if is_compiled() else [1, 3])
def test_every_bot_plays_whole_games_from_the_options_offered(level: str, players: int) -> None:
    game, choices = played(players, 3, [level])
    assert game.over
    assert not QUESTS.broken_invariants(game)
    assert choices


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    assert played(2, 5, [level])[1] == played(2, 5, [level])[1]


def test_another_seed_makes_other_choices() -> None:
    game = started(3, 1)
    assert len({choice(make_bot("random", QUESTS, seed), game) for seed in range(40)}) > 5


def positions(players: int, seed: int, every: int) -> Iterator[Game]:
    """Moments of a game between greedy bots."""
    game = started(players, seed)
    bots = [make_bot("greedy", QUESTS, seat) for seat in range(players)]
    number = 0
    while game.decision is not None:
        if number % every == 0:
            yield game
        game.answer(game.decision.seat, choice(bots[game.decision.seat], game))
        number += 1


@pytest.mark.parametrize("level", [*BOUNDED, COURSES] if is_compiled() else QUICK)
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_know(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "wartable.bots.search.search.perf_counter", lambda: 0.0
    )  # a slow machine must not cut a thought short
    for game in positions(3, 11, 12 if level in ("random", "greedy") else 40):
        assert game.decision is not None
        seat = game.decision.seat
        chosen = choice(make_bot(level, QUESTS, 7), game)
        for other in range(2):
            redealt = QUESTS.imagine(game, seat, other)
            assert choice(make_bot(level, QUESTS, 7), redealt) == chosen


def test_choosing_changes_nothing_in_the_game() -> None:
    for game in positions(2, 4, 25):
        before = (QUESTS.view(game, 0), QUESTS.view(game, 1), to_come(game.chance))
        choice(make_bot("greedy", QUESTS, 1), game)
        assert (QUESTS.view(game, 0), QUESTS.view(game, 1), to_come(game.chance)) == before


def test_no_option_is_favoured_among_equals() -> None:
    """With the first of equals always taken, seat 0 was struck most often and won a fifth of four-player games."""
    assert {int(one_of_best([7, 8, 9], [5, 5, 1], seed)) for seed in range(20)} == {7, 8}


@pytest.mark.exhaustive
def test_greedy_beats_random_nine_times_out_of_ten() -> None:
    games = COMPILED_GREEDY_GAMES if is_compiled() else PLAIN_GREEDY_GAMES
    won = 0
    for number in range(games):
        levels = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        game, _ = played(2, number, levels)
        won += QUESTS.winners(game) == [levels.index("greedy")]
    assert won >= 0.9 * games


def test_greedy_reaches_the_rank_of_leader_alone() -> None:
    games = 100 if is_compiled() else 4
    scores = [QUESTS.scores(played(1, seed, ["greedy"])[0])[0] for seed in range(games)]
    assert 24 <= sum(scores) / games <= 40


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no bot 'clever'"):
        make_bot("clever", QUESTS, 1)


def test_a_playout_ends_and_counts_its_choices() -> None:
    game = started(4, 2)
    decisions = play_out(game, chance_from(1))
    assert game.over
    assert decisions > 50


def test_a_seating_counts_choices_and_options() -> None:
    game = started(4, 2)
    tally = Seating(QUESTS, [make_bot("random", QUESTS, seat) for seat in range(4)], True).play(game)
    assert game.over
    assert 2 * tally.decisions < tally.options <= tally.most_options * tally.decisions
    assert not tally.broken


def test_chances_to_win_add_up_to_one() -> None:
    assert sum(shares([1.0, 2.0, -3.0])) == pytest.approx(1.0)
    for players in (2, 3, 5):
        game = QUESTS.new(players, chance_from(1), {})
        game.run()
        assert sum(judge_of(QUESTS).prospects(game)) == pytest.approx(1.0)
