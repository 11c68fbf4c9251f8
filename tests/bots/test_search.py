"""Search: finds what is plainly best, keeps its time, and lets nobody know what others choose in secret."""

from time import perf_counter

import pytest
from tests.support.envelopes import TITLE as ENVELOPES

from wartable.bots.judge import Judge, shares
from wartable.bots.levels import LEVELS, MANNERS, judge_of, make_bot, plan_from
from wartable.bots.rival import Rival
from wartable.bots.search import Plan, Search, SearchBot
from wartable.bots.tree import Node
from wartable.engine.agenda import Game
from wartable.engine.decision import BadSetup, Decision
from wartable.engine.window import Window
from wartable.titles import title

QUESTS = title("quests")


def started(players: int, seed: int) -> Game:
    game: Game = QUESTS.new(players, seed, {})
    game.run()
    return game


def searched(game: Game, plan: Plan) -> Search:
    assert game.decision is not None
    search = Search(Window(QUESTS, game, game.decision.seat), judge_of(QUESTS), plan, 1)
    search.run()
    return search


def test_a_search_ends_after_its_iterations() -> None:
    search = searched(started(2, 1), Plan(50, 60.0))
    assert search.done == 50
    assert sum(child.visits for child in search.root.children.values()) == 50


def test_a_search_ends_when_its_time_is_up() -> None:
    begun = perf_counter()
    search = searched(started(2, 1), Plan(10**9, 0.1))
    assert perf_counter() - begun < 1.0
    assert search.best().option in search.root.children


def test_a_search_looks_at_more_options_the_longer_it_thinks() -> None:
    few, many = (len(searched(started(4, 2), Plan(n, 60.0)).root.children) for n in (3, 120))
    assert few <= 3 < many


def test_an_option_can_be_considered_on_purpose() -> None:
    game = started(2, 3)
    assert game.decision is not None
    search = searched(game, Plan(5, 60.0))
    unloved = game.decision.options[-1]
    assert search.consider(unloved, 7).visits >= 7


def test_a_tree_prefers_what_has_paid_and_still_tries_the_rest() -> None:
    root = Node(0, 0)
    for option, paid in ((1, 0.2), (2, 0.9)):
        root.child(0, option).add([paid])
    decision = Decision(0, 1, [1, 2])
    assert root.best_of(decision, 0.1).option == 2
    for _ in range(50):
        root.child(0, 2).add([0.3])
    assert root.best_of(decision, 0.5).option == 1


def test_kind_bots_take_second_best_options_and_the_best_most_often() -> None:
    bot = SearchBot(1, judge_of(QUESTS), plan_from("slack=0.35"))
    root = Node(0, 0)
    for option, paid in ((1, 0.5), (2, 0.45), (3, 0.0)):
        root.child(0, option).add([paid])
    taken = [int(bot.plausible(root, root.child(0, 1))) for _ in range(300)]
    assert taken.count(1) > taken.count(2) > 60
    assert taken.count(3) == 0


def test_secret_simultaneous_choices_are_searched_in_trees_of_their_own() -> None:
    game = ENVELOPES.new(2, 1, ENVELOPES.settings(2, {}))
    game.run()
    seat = int(game.decisions()[0].seat)
    search = Search(Window(ENVELOPES, game, seat), Judge(ENVELOPES), Plan(60, 60.0), 1)
    search.run()
    assert search.best().option in game.decisions()[0].options
    assert search.root.sides is not None


def test_chances_to_win_add_up_to_one() -> None:
    assert sum(shares([1.0, 2.0, -3.0])) == pytest.approx(1.0)
    for players in (2, 3, 5):
        assert sum(judge_of(QUESTS).prospects(started(players, 1))) == pytest.approx(1.0)


def test_five_levels_from_a_kind_beginner_to_the_strongest() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    assert all(manner.slack[-1] == 0 for manner in MANNERS.values())
    assert all(
        low.seconds <= high.seconds for low, high in zip(LEVELS.values(), list(LEVELS.values())[1:], strict=False)
    )


def test_a_search_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadSetup, match="name=number"):
        make_bot("search:depth=3", QUESTS, 1)


def test_options_can_be_compared_side_by_side() -> None:
    """All are tried in the same worlds; the better half goes on beside the habit, until one is left to be compared."""
    plan = plan_from("iterations=64:halving=4")
    search = searched(started(3, 4), plan)
    visits = sorted(child.visits for child in search.root.children.values())
    assert len(visits) == 4 and visits[0] < visits[1] < visits[2] == visits[3]
    finalists = [child for child in search.root.children.values() if child.visits == visits[-1]]
    assert search.best() is max(finalists, key=lambda child: child.mean)


def leaves_habit(seed: int, caution: float) -> bool:
    game = started(3, seed)
    assert game.decision is not None
    best = searched(game, plan_from(f"iterations=64:halving=4:caution={caution}")).best()
    return best.option != judge_of(QUESTS).ranking(game, game.decision)[0]


def test_the_habit_stays_unless_something_else_is_plainly_better() -> None:
    bold, cautious = ([leaves_habit(seed, caution) for seed in range(8)] for caution in (0.0, 100.0))
    assert sum(cautious) < sum(bold)


def test_a_lead_that_luck_might_have_given_is_no_lead() -> None:
    sure, lucky = Rival(1), Rival(2)
    for lead in (0.1, 0.2, 0.1, 0.2):
        sure.note(lead)
    for lead in (0.9, -0.6, 0.4, -0.1):
        lucky.note(lead)
    assert sure.lead == pytest.approx(lucky.lead)
    assert sure.is_ahead(1.0) and not lucky.is_ahead(1.0)
    assert lucky.is_ahead(0.0)


@pytest.mark.parametrize(("players", "done"), [(1, 120), (2, 30)])
def test_who_plays_alone_has_more_iterations(players: int, done: int) -> None:
    assert searched(started(players, 5), plan_from("iterations=30:alone=4")).done == done
