"""Hindsight: looking ahead does not know how dice will fall, and sees through what is drawn and divided."""

import pytest

from wartable.bots.adviser import adviser_of
from wartable.bots.hindsight import ROLLS, foreseen, luck_of, prospects_of
from wartable.bots.judge import Judge
from wartable.bots.levels import judge_of
from wartable.dragon_valley.table import DragonValley
from wartable.engine.chance import chance_from
from wartable.engine.window import Window
from wartable.matches.match import Match
from wartable.quests.table import Quests
from wartable.titles import title

QUESTS, VALLEY = title("quests"), title("dragon_valley")
FACES = 6


class Gambler(Judge[Quests]):
    """For whom everything hangs on a die that falls before a position can be judged."""

    def settle(self, world: Quests, seat: int = -1) -> None:
        self.die = world.chance.below(FACES)

    def prospects(self, world: Quests) -> list[float]:
        return [self.die / (FACES - 1), 1 - self.die / (FACES - 1)]


def test_nobody_who_looks_ahead_knows_how_the_dice_will_fall() -> None:
    """given the same position with dice that will fall one way or another / then what is foreseen is the same"""
    game = Match(QUESTS, 2, 5, {}).game
    found = []
    for seed in range(3):
        world = game.copy()
        world.chance = chance_from(seed)
        found.append(foreseen(Gambler(QUESTS), world, ROLLS))
    assert found[0] == found[1] == found[2]
    assert 0 < found[0][0] < 1


def test_without_dice_one_look_is_enough() -> None:
    looks = []

    class Counting(Gambler):
        def settle(self, world: Quests, seat: int = -1) -> None:
            looks.append(seat)
            self.die = 3

    foreseen(Counting(QUESTS), Match(QUESTS, 2, 5, {}).game, ROLLS)
    assert len(looks) == 1


def first_round(seed: int) -> Match:
    """Up to the first division."""
    match = Match(VALLEY, 2, seed, {})
    while match.decisions()[0].question != "assign_item":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    return match


def test_what_is_drawn_is_foreseen_as_it_will_be_divided() -> None:
    """given items that are drawn and not yet divided / then chances are those of whoever gets what of them"""
    judge = adviser_of(VALLEY)
    match = first_round(3)
    assert isinstance(match.game, DragonValley)
    bare = match.game.copy()
    judge.settle(bare)
    found = {tuple(foreseen(judge, first_round(seed).game, ROLLS)) for seed in range(3, 6)}
    assert tuple(judge.prospects(bare)) not in found
    assert len(found) == 3


def test_luck_is_what_a_reveal_brought_beyond_what_could_be_expected() -> None:
    """given a card drawn for nothing / when its luck is summed over all that might have come / then it is about none"""
    match = Match(QUESTS, 2, 5, {})
    seat = match.decisions()[0].seat
    window = Window(QUESTS, match.game.copy(), seat)
    draw = next(code for code in window.decision.options if QUESTS.key(code) == "draw")
    total = 0.0
    for number in range(40):
        before = window.imagine(1000 + number)
        after = before.copy()
        after.answer(seat, draw)
        total += luck_of(before, window, judge_of(QUESTS), draw, after)[seat]
    assert total / 40 == pytest.approx(0.0, abs=0.02)


def test_prospects_are_shares_of_one_victory() -> None:
    assert sum(prospects_of(adviser_of(QUESTS), Match(QUESTS, 3, 5, {}).game, 1)) == pytest.approx(1.0, abs=0.001)
