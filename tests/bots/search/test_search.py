"""Search: finds what is plainly best, keeps its time, and lets nobody know what others choose in secret."""

from time import perf_counter

import pytest
from tests.support.envelopes import TITLE as ENVELOPES

from wartable.bots.judge import ANYBODY, Judge
from wartable.bots.levels import LEVELS, judge_of, plan_of
from wartable.bots.search.bot import SearchBot, search_by
from wartable.bots.search.lead import Lead
from wartable.bots.search.node import Node, best_of
from wartable.bots.search.plans import SearchPlan, SideBySidePlan, TreePlan
from wartable.bots.search.search import Search
from wartable.bots.search.tree import TreeSearch
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.decision import Decision
from wartable.engine.window import Window
from wartable.titles import TITLES, title

QUESTS = title("quests")
BOTH = (TreePlan(10**9, 0.0), SideBySidePlan(10**9, 0.0, compared=4))


def started(players: int, seed: int) -> Game:
    game: Game = QUESTS.new(players, chance_from(seed), {})
    game.run()
    return game


def begun(game: Game, plan: SearchPlan) -> Search:
    assert game.decision is not None
    return search_by(plan, Window(QUESTS, game, game.decision.seat), judge_of(QUESTS), 1)


def searched(game: Game, plan: SearchPlan) -> Search:
    search = begun(game, plan)
    search.run()
    return search


def visits(search: Search) -> dict[int, int]:
    return {int(option): int(child.visits) for option, child in search.root.children.items()}


def test_a_search_ends_after_its_iterations() -> None:
    search = searched(started(2, 1), TreePlan(50, 60.0))
    assert search.done == 50
    assert sum(visits(search).values()) == 50


def test_a_search_ends_when_its_time_is_up() -> None:
    since = perf_counter()
    search = searched(started(2, 1), TreePlan(10**9, 0.1))
    assert perf_counter() - since < 1.0
    assert search.best() in search.tried()


@pytest.mark.parametrize("plan", BOTH)
def test_a_search_that_gets_no_time_completes_one_iteration(plan: SearchPlan) -> None:
    """given a process that had no processor time for its whole budget / then there is an answer all the same"""
    game = started(2, 1)
    search = searched(game, plan)
    assert game.decision is not None and search.best() in game.decision.options
    assert search.best() in search.tried()
    assert 1 <= search.done <= 4, "one option in a tree, four side by side"


@pytest.mark.parametrize("name", TITLES)
def test_no_bot_fails_for_want_of_time(name: str) -> None:
    """given levels whose time is up before they begin / when they play / then they choose what is offered"""
    played = title(name)
    players = max(2, min(played.players))
    game = played.new(players, chance_from(1), played.settings(players, {}))
    game.run()
    bots = [
        SearchBot(1, judge_of(played), plan_of(LEVELS[level], name).paced(100, 0.0)) for level in ("beginner", "master")
    ]
    for number in range(30):
        decision = game.decisions()[0]
        option = bots[number % 2].choose(Window(played, game, decision.seat))
        assert option in decision.options
        game.answer(decision.seat, option)


@pytest.mark.parametrize("plan", BOTH)
def test_a_look_at_one_option_that_gets_no_time_is_one_visit(plan: SearchPlan) -> None:
    game = started(2, 3)
    assert game.decision is not None
    search = begun(game, plan)
    search.look_at(game.decision.options[-1], 20)
    assert visits(search) == {game.decision.options[-1]: 1}


def test_a_search_looks_at_more_options_the_longer_it_thinks() -> None:
    few, many = (len(searched(started(4, 2), TreePlan(n, 60.0)).tried()) for n in (3, 120))
    assert few <= 3 < many


@pytest.mark.parametrize("plan", [TreePlan(5, 60.0), SideBySidePlan(5, 60.0, compared=2)])
def test_an_option_can_be_looked_at_on_purpose(plan: SearchPlan) -> None:
    game = started(2, 3)
    assert game.decision is not None
    search = searched(game, plan)
    unloved = game.decision.options[-1]
    search.look_at(unloved, 7)
    assert 0 < search.value_of(unloved) < 1
    assert visits(search)[unloved] >= 7


@pytest.mark.parametrize("plan", BOTH)
def test_what_is_asked_of_a_search_changes_nothing(plan: SearchPlan) -> None:
    """given a search that has run / when it is asked for its findings / then it tries nothing more"""
    search = searched(started(2, 3), plan)
    before = visits(search)
    assert search.value_of(search.best()) == search.root.children[search.best()].mean
    assert search.tried() and visits(search) == before


class CountingWindow(Window):
    """Knows from which seeds worlds were imagined."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(QUESTS, game, seat)
        self.seeds: list[int] = []

    def imagine(self, seed: int) -> Game:
        self.seeds.append(int(seed))
        return super().imagine(seed)


@pytest.mark.parametrize("plan", [TreePlan(5, 60.0), SideBySidePlan(5, 60.0, compared=2)])
def test_two_options_are_compared_in_the_same_worlds(plan: SearchPlan) -> None:
    """given two options / when one is to be ahead of the other / then each world is imagined once and serves both"""
    game = started(2, 3)
    assert game.decision is not None
    window = CountingWindow(game, game.decision.seat)
    search = search_by(plan, window, judge_of(QUESTS), 1)
    one, other = game.decision.options[0], game.decision.options[-1]
    lead = search.lead_of(one, other, 6)
    assert lead.worlds == 6 and window.seeds == [1, 2, 3, 4, 5, 6]
    assert visits(search) == {one: 6, other: 6}
    assert lead.mean == pytest.approx(search.value_of(one) - search.value_of(other))


def test_what_was_tried_is_told_in_order() -> None:
    """given a search that has run / then the options come by visits, of equals the better first; the best leads"""
    search = searched(started(4, 2), TreePlan(120, 60.0))
    order = [(visits(search)[option], search.value_of(option)) for option in search.tried()]
    assert order == sorted(order, reverse=True)
    assert search.best() == search.tried()[0]


def test_a_tree_prefers_what_has_paid_and_still_tries_the_rest() -> None:
    root = Node(0, 0)
    for option, paid in ((1, 0.2), (2, 0.9)):
        root.child(0, option).add(paid)
    decision = Decision(0, 1, [1, 2])
    assert best_of(root.known(decision), 0.1).option == 2
    for _ in range(50):
        root.child(0, 2).add(0.3)
    assert best_of(root.known(decision), 0.5).option == 1


def test_kind_bots_take_second_best_options_and_the_best_most_often() -> None:
    bot = SearchBot(1, judge_of(QUESTS), TreePlan(slack=0.35))
    search = begun(started(2, 1), TreePlan())
    for option, paid in ((1, 0.5), (2, 0.45), (3, 0.0)):
        search.root.child(0, option).add(paid)
    taken = [int(bot.plausible(search)) for _ in range(300)]
    assert taken.count(1) > taken.count(2) > 60
    assert taken.count(3) == 0


def test_secret_simultaneous_choices_are_searched_in_trees_of_their_own() -> None:
    game = ENVELOPES.new(2, chance_from(1), ENVELOPES.settings(2, {}))
    game.run()
    seat = int(game.decisions()[0].seat)
    search = TreeSearch(Window(ENVELOPES, game, seat), Judge(ENVELOPES), TreePlan(60, 60.0), 1)
    search.run()
    assert search.best() in game.decisions()[0].options
    assert search.root.sides is not None


class OneMind(Judge[Game]):
    """A judge who sees nothing to compare."""

    def contenders(self, world: Game, decision: Decision) -> list[int]:
        return [decision.options[0]]


def test_the_question_itself_is_never_answered_by_habit() -> None:
    """given a judge who would not compare anything / when a search is wanted all the same / then it has an answer"""
    game = started(2, 1)
    assert game.decision is not None
    search = TreeSearch(Window(QUESTS, game, game.decision.seat), OneMind(QUESTS), TreePlan(6, 60.0, horizon=3), 1)
    search.run()
    assert set(search.tried()) <= set(game.decision.options)


def test_a_search_side_by_side_tries_the_habit_where_nothing_else_comes_to_mind() -> None:
    """given a judge who ranks one option only / when a search is wanted all the same / then that one is tried"""
    game = started(2, 1)
    assert game.decision is not None
    plan = SideBySidePlan(6, 60.0, trusting=False, compared=4)
    search = search_by(plan, Window(QUESTS, game, game.decision.seat), OneMind(QUESTS), 1)
    search.run()
    assert search.tried() == [search.best()] == [game.decision.options[0]]
    assert search.done == 1 and search.value_of(search.best()) > 0


class WatchfulJudge(Judge[Game]):
    """Remembers which seats were still to choose whenever an option was tried."""

    def __init__(self) -> None:
        super().__init__(ENVELOPES)
        self.asked: list[list[int]] = []

    def take(self, world: Game, seat: int, option: int, settling: int = ANYBODY) -> None:
        self.asked.append([int(decision.seat) for decision in world.decisions()])
        super().take(world, seat, option, settling)


def test_side_by_side_every_option_is_tried_after_the_secret_choices_of_the_others() -> None:
    """given simultaneous choices / when options are compared, or one is looked at / then only this seat is asked"""
    game = ENVELOPES.new(3, chance_from(1), ENVELOPES.settings(3, {}))
    game.run()
    decision = game.decisions()[1]
    judge = WatchfulJudge()
    search = search_by(SideBySidePlan(8, 60.0, compared=3), Window(ENVELOPES, game, decision.seat), judge, 1)
    search.run()
    search.look_at(decision.options[-1], 9)
    search.lead_of(decision.options[0], decision.options[1], 2)
    assert len(judge.asked) == search.done > 12
    assert all(asked == [decision.seat] for asked in judge.asked)


def test_options_can_be_compared_side_by_side() -> None:
    """All are tried in the same worlds; the better half goes on beside the habit, until one is left to be compared."""
    search = searched(started(3, 4), SideBySidePlan(64, compared=4))
    numbers = sorted(visits(search).values())
    assert len(numbers) == 4 and numbers[0] < numbers[1] < numbers[2] == numbers[3]
    finalists = [option for option, number in visits(search).items() if number == numbers[-1]]
    assert search.best() == max(finalists, key=search.value_of)


def leaves_habit(seed: int, caution: float) -> bool:
    game = started(3, seed)
    assert game.decision is not None
    best = searched(game, SideBySidePlan(64, compared=4, caution=caution)).best()
    return best != judge_of(QUESTS).ranking(game, game.decision)[0]


def test_the_habit_stays_unless_something_else_is_plainly_better() -> None:
    bold, cautious = ([leaves_habit(seed, caution) for seed in range(10)] for caution in (0.0, 100.0))
    assert sum(cautious) < sum(bold)
    assert not any(careful and not daring for careful, daring in zip(cautious, bold, strict=True))


def test_a_lead_that_luck_explains_is_not_sure() -> None:
    steady, lucky = Lead(), Lead()
    for ahead in (0.1, 0.2, 0.1, 0.2):
        steady.note(ahead)
    for ahead in (0.9, -0.6, 0.4, -0.1):
        lucky.note(ahead)
    assert steady.mean == pytest.approx(lucky.mean)
    assert steady.is_sure(1.0) and not lucky.is_sure(1.0)
    assert lucky.is_sure(0.0)


@pytest.mark.parametrize(("players", "done"), [(1, 120), (2, 30)])
def test_a_seat_that_plays_alone_gets_more_iterations(players: int, done: int) -> None:
    assert searched(started(players, 5), TreePlan(30, alone=4)).done == done
