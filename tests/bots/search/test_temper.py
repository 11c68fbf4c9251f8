"""Temper: what a bot leans to where moves seem equally good, and never to one that seems worse."""

from math import sqrt

import pytest

from wartable.bots.levels import judge_of, make_bot
from wartable.bots.search.bot import SearchBot, habit_of, search_by
from wartable.bots.search.node import Node
from wartable.bots.search.plans import TreePlan
from wartable.bots.search.temper import AS_GOOD, TEMPERS, as_good_as, leaning, tempers_from
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup
from wartable.engine.window import Window
from wartable.titles import title

QUESTS = title("quests")
PLAN = TreePlan(40)


def with_hopes(*hopes: list[float]) -> Node:
    root = Node(0, 0)
    for option, paid in enumerate(hopes):
        for hope in paid:
            root.child(0, option).add(hope)
    return root


def test_a_table_of_four_is_four_characters_and_the_same_ones_every_time() -> None:
    for seed in range(20):
        assert sorted(tempers_from(seed, 4)) == sorted(TEMPERS)
        assert tempers_from(seed, 3) == tempers_from(seed, 3)
    assert len({tuple(tempers_from(seed, 3)) for seed in range(40)}) > 10


def test_the_spread_of_an_option_is_the_standard_deviation_of_its_outcomes() -> None:
    root = with_hopes([0.2, 0.6, 0.4])
    assert root.children[0].spread == pytest.approx(sqrt(0.08 / 3))
    assert Node(0, 0).spread == 0.0


def test_only_what_the_search_cannot_tell_apart_is_as_good() -> None:
    """given one far worse, one hardly worse and one hardly ever tried / then only the second may be taken instead"""
    search = search_by(PLAN, Window(QUESTS, started(1), 0), judge_of(QUESTS), 1)
    many = [0.3, 0.7] * 10
    for option, paid in enumerate((many, [hope - 0.2 for hope in many], [hope - 0.005 for hope in many], [0.5])):
        for hope in paid:
            search.root.child(0, option).add(hope)
    assert [int(node.option) for node in as_good_as(search, 0)] == [0, 2]


def test_leanings_differ_and_cost_next_to_nothing() -> None:
    """given searches in many positions / then some tempers part, and none takes what promises noticeably less"""
    parted = 0
    for seed in range(1, 5):
        game = started(seed)
        bot = make_bot("habitual", QUESTS, seed)
        for number in range(40):
            if game.decision is None:
                break
            search = search_by(PLAN, Window(QUESTS, game, game.decision.seat), judge_of(QUESTS), number)
            if int(habit_of(search)) < 0:
                search.run()
                best = int(search.best())
                chosen = {leaning(search, temper, best) for temper in TEMPERS}
                assert all(search.value_of(one) >= search.value_of(best) - AS_GOOD for one in chosen)
                parted += len(chosen) > 1
            game.answer(game.decision.seat, bot.choose(Window(QUESTS, game, game.decision.seat)))
    assert parted > 5


def test_a_level_may_have_a_temper_and_no_other_word() -> None:
    bot = make_bot("skilled+bold", QUESTS, 1)
    assert isinstance(bot, SearchBot)
    assert bot.temper == "bold"
    for name in ("skilled+angry", "skilled+", "random+bold"):
        with pytest.raises(BadSetup):
            make_bot(name, QUESTS, 1)


def started(seed: int) -> Game:
    game: Game = QUESTS.new(3, chance_from(seed), QUESTS.settings(3, {}))
    game.run()
    return game
