"""The contract of knowledge: nobody is shown what they cannot know, and imagined worlds keep what they do know."""

from tests.support.cases import Case, every_case, every_case_in_every_style, moments
from tests.support.chances import to_come
from tests.support.players import Player, play_on

from wartable.engine.agenda import Game
from wartable.engine.window import Window

SEED = 21


@every_case_in_every_style
def test_what_a_seat_cannot_know_does_not_show(case: Case, style: str) -> None:
    """Given a world in which only what the seat cannot know is different, then all it is shown is equal, byte by byte.

    View, question, own options with their keys, facts and things, and who is asked what: at moments of a whole game.
    """
    for number, game in enumerate(moments(case, SEED, style, most=40)):
        for seat in case.seats:
            world = case.title.imagine(game, seat, number)
            assert case.seen(world, seat) == case.seen(game, seat)


@every_case
def test_a_spectator_is_shown_nothing_hidden(case: Case) -> None:
    """Given all secrets of all seats dealt again, one seat after the other, then a spectator sees the same."""
    for number, game in enumerate(moments(case, SEED, "eager", most=30)):
        world = game
        for seat in case.seats:
            world = case.title.imagine(world, seat, number + seat)
        assert case.seen(world, None) == case.seen(game, None)


@every_case_in_every_style
def test_an_imagined_world_is_a_whole_game(case: Case, style: str) -> None:
    """Given a world that a seat imagines, then all components are there, and the game itself is untouched."""
    for number, game in enumerate(moments(case, SEED, style, most=15)):
        before = case.seen_by_all(game)
        for seat in case.seats:
            assert case.title.broken_invariants(case.title.imagine(game, seat, number)) == []
        assert case.seen_by_all(game) == before


@every_case
def test_an_imagined_world_can_be_played_to_its_end(case: Case) -> None:
    """Given a world imagined in mid-game, when it is played on, then it ends, and no invariant breaks on the way."""
    for number, game in enumerate(moments(case, SEED, "eager", most=3)):
        for seat in case.seats:
            world = case.title.imagine(game, seat, number)
            player = Player(case.title, "eager", number)
            while not world.over:
                play_on(case.title, world, player, 20)
                assert case.title.broken_invariants(world) == []


@every_case_in_every_style
def test_imagining_does_not_look_at_what_is_hidden(case: Case, style: str) -> None:
    """Given two games that differ only in what the seat cannot know, then the same seed gives it the same world.

    The worlds are compared by all views, and by playing both on: decks and chance show in what comes.
    """
    for number, game in enumerate(moments(case, SEED, style, most=6)):
        for seat in case.seats:
            twin = case.title.imagine(game, seat, 1000 + number)
            one, two = case.title.imagine(game, seat, number), case.title.imagine(twin, seat, number)
            assert case.seen_by_all(one) == case.seen_by_all(two)
            for world in (one, two):
                play_on(case.title, world, Player(case.title, "random", number), 25)
            assert case.seen_by_all(one) == case.seen_by_all(two)


@every_case
def test_imagined_worlds_differ(case: Case) -> None:
    """Given twenty seeds, then a seat imagines more than one world: something is hidden from it in every title."""
    game = case.new_game(3)
    for seat in case.seats:
        futures = set()
        for seed in range(20):
            world = case.title.imagine(game, seat, seed)
            play_on(case.title, world, Player(case.title, "random", 0), 30)
            futures.add(tuple(case.seen_by_all(world)))
        assert len(futures) > 1


@every_case
def test_imagining_again_gives_the_same_world(case: Case) -> None:
    """Given one seed, then a seat imagines the same world twice."""
    for game in moments(case, SEED, "curious", most=6):
        for seat in case.seats:
            one, two = case.title.imagine(game, seat, 9), case.title.imagine(game, seat, 9)
            assert same(case, one, two)


@every_case
def test_a_window_imagines_the_worlds_that_its_title_does(case: Case) -> None:
    """Given a window through which many worlds are imagined, then each is that of its seed, also after the first."""
    for game in moments(case, SEED, "curious", most=6):
        for decision in game.decisions():
            window = Window(case.title, game, decision.seat)
            for seed in (5, 9, 5):
                one, two = window.imagine(seed), case.title.imagine(game, decision.seat, seed)
                assert same(case, one, two)
                for world in (one, two):
                    play_on(case.title, world, Player(case.title, "random", seed), 25)
                assert same(case, one, two)


def same(case: Case, one: Game, two: Game) -> bool:
    chances = to_come(one.chance) == to_come(two.chance)
    return chances and case.seen_by_all(one) == case.seen_by_all(two)


@every_case_in_every_style
def test_a_choice_that_is_no_mark_reveals_nothing(case: Case, style: str) -> None:
    """Given a choice after which nobody is said to have learned anything, then it could be taken back without harm.

    In every world that the chooser thinks possible it leads to the same view: no card, die or secret was shown.
    """
    for number, game in enumerate(moments(case, SEED, style, most=10)):
        for decision in game.decisions():
            for option in decision.options:
                after, world = game.copy(), case.title.imagine(game, decision.seat, number)
                after.learned = 0
                after.answer(decision.seat, option)
                world.answer(decision.seat, option)
                if not after.learned and not after.over:
                    assert case.seen(after, decision.seat) == case.seen(world, decision.seat)
