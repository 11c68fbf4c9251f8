"""The contract of playing: every game ends, repeats itself, copies itself, and offers only what can be done."""

from typing import Any

import msgspec
from tests.support.cases import Case, every_case, every_case_in_every_style, moments
from tests.support.players import Player, play_on

from wartable.engine.agenda import Game

MOST_OPTIONS = 200
SEEDS = range(2)


@every_case_in_every_style
def test_every_game_comes_to_its_end(case: Case, style: str) -> None:
    """Given any player, then the game ends below the title's bound, and the account adds up to the scores."""
    for seed in SEEDS:
        game = case.new_game(seed)
        assert play_on(case.title, game, Player(case.title, style, seed)) < case.title.longest
        scores, winners = case.title.scores(game), case.title.winners(game)
        assert len(scores) == case.players and game.decisions() == []
        assert set(winners) <= set(case.seats) and winners == sorted(set(winners))
        assert winners or case.players == 1  # a solo player may lose
        account = case.title.account(game)
        assert [sum(line.points for line in account if line.seat == seat) for seat in case.seats] == scores
        assert points_of(case, game) == scores
        assert case.title.rounds(game) >= 1


@every_case
def test_points_that_were_earned_are_told_as_they_are_shown(case: Case) -> None:
    """Given any moment, then the points by where they came from add up to those that a spectator sees, if any."""
    for game in moments(case, 12, "eager", most=30):
        shown = points_shown(msgspec.to_builtins(case.title.view(game, None)))
        assert shown is None or points_of(case, game) == shown


def points_shown(view: dict[str, Any]) -> list[int] | None:
    """Games show them by player, or all together; None where there are none to see before the end."""
    if "points" in view:
        return list(view["points"])
    players = view.get("players", view.get("baronies"))
    return None if players is None else [one["points"] if "points" in one else one["score"] for one in players]


def points_of(case: Case, game: Game) -> list[int]:
    earned = case.title.earned(game)
    return [sum(line.points for line in earned if line.seat == seat) for seat in case.seats]


@every_case_in_every_style
def test_invariants_hold_after_every_choice(case: Case, style: str) -> None:
    """Given any moment, then no invariant is broken, every question has several answers, and all keys differ."""
    for game in moments(case, 11, style, most=150):
        assert case.title.broken_invariants(game) == []
        seats = [decision.seat for decision in game.decisions()]
        assert len(set(seats)) == len(seats) and bool(seats) != game.over
        for decision in game.decisions():
            keys = [case.title.key(option) for option in decision.options]
            assert 2 <= len(keys) == len(set(keys)) <= MOST_OPTIONS
            assert case.title.question(decision)


@every_case_in_every_style
def test_the_same_seed_and_choices_give_the_same_game(case: Case, style: str) -> None:
    """Given two games of one seed and two players of one mind, then all viewers see the same at moments of the game."""
    for one, two in zip(moments(case, 5, style, most=12), moments(case, 5, style, most=12), strict=True):
        assert case.seen_by_all(one) == case.seen_by_all(two)


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    """Given twenty seeds, then they do not all begin alike."""
    assert len({tuple(case.seen_by_all(case.new_game(seed))) for seed in range(20)}) > 1


@every_case_in_every_style
def test_a_copy_is_the_same_game_and_lives_apart(case: Case, style: str) -> None:
    """Given a copy, when it is played on, then the original stays; when both are played alike, they are alike."""
    for game in moments(case, 7, style, most=6):
        before = case.seen_by_all(game)
        copy, other = game.copy(), game.copy()
        assert case.seen_by_all(copy) == before
        play_on(case.title, copy, Player(case.title, "random", 3), 12)
        assert case.seen_by_all(game) == before
        play_on(case.title, other, Player(case.title, "random", 3), 12)
        assert case.seen_by_all(copy) == case.seen_by_all(other)


@every_case
def test_copies_share_the_steps_of_the_agenda(case: Case) -> None:
    """Given a copy, then its waiting steps are the very same objects: they never change and hold nothing of a table."""
    for game in moments(case, 7, "eager", most=40):
        copy = game.copy()
        assert_shared(game, copy)
        for mine, theirs in zip(game.strands or [], copy.strands or [], strict=True):
            assert all(one is two for one, two in zip(mine.agenda, theirs.agenda, strict=True))
            assert mine is not theirs and mine.asker is theirs.asker


def assert_shared(game: Game, copy: Game) -> None:
    assert game.agenda is not copy.agenda and game.asker is copy.asker
    assert all(one is two for one, two in zip(game.agenda, copy.agenda, strict=True))


@every_case_in_every_style
def test_every_option_offered_can_be_taken(case: Case, style: str) -> None:
    """Given any option of a moment, when it is taken in a copy and play goes on, then no invariant breaks."""
    for game in moments(case, 13, style, most=8):
        for decision in game.decisions():
            for option in decision.options:
                copy = game.copy()
                copy.answer(decision.seat, option)
                assert case.title.broken_invariants(copy) == []
                play_on(case.title, copy, Player(case.title, "random", 1), 4)
                assert case.title.broken_invariants(copy) == []


@every_case
def test_searching_makes_no_log(case: Case) -> None:
    """Given a game without listeners, and its copies, then nothing is logged."""
    game = case.new_game(1)
    play_on(case.title, game, Player(case.title, "random", 1), 10)
    assert game.events is None and game.copy().events is None
