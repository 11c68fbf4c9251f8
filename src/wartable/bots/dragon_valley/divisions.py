"""Divisions of Dragon Valley worth comparing, ranked by what would remain for the Castellan."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.dragon_valley.division import RIVAL_SHARE, plan_division, worth_of_item
from wartable.bots.dragon_valley.outlook import NEVER
from wartable.dragon_valley.options import lay_option
from wartable.dragon_valley.selection import Divide
from wartable.dragon_valley.table import DragonValley, Draw


def courses_of_division(world: DragonValley, most: i64) -> list[list[int]]:
    """The best ways to lay the items that are left, as the options of those choices that are asked for."""
    asker = world.asker
    assert isinstance(asker, Divide)
    number = asker.draw
    best = Divisions(world, world.draws[number]).best(most)
    return [choices_for(world.copy(), number, plan) for plan in best]


def choices_for(world: DragonValley, number: i64, plan: list[int]) -> list[int]:
    """The options that lead to a division; an item with only one possible pile is laid without asking."""
    choices: list[int] = []
    draw = world.draws[number]
    while isinstance(asker := world.asker, Divide) and asker.draw == number:
        place = len(draw.piles)
        choice = lay_option(draw.items[place], plan[place])
        choices.append(choice)
        world.answer(draw.castellan, choice)
    return choices


@final
class Divisions:
    """Two piles are made in every way; three in every way that differs from the habit in at most two items."""

    def __init__(self, world: DragonValley, draw: Draw) -> None:
        self.draw: Final = draw
        self.laid: Final[i64] = len(draw.piles)
        self.habit: Final = draw.piles + plan_division(world, draw)[self.laid :]
        self.mine: Final = worths_for(world, draw, draw.castellan)
        self.theirs: Final = [worths_for(world, draw, chooser) for chooser in draw.choosers]
        self.found: Final[dict[tuple[int, ...], int]] = {}

    def best(self, most: i64) -> list[list[int]]:
        if len(self.draw.owners) == 2:
            self.fill(self.habit[:], self.laid)
        else:
            self.vary(self.habit[:], self.laid, 2)
        ranked = sorted(self.found.items(), key=lambda one: -one[1])
        return [list(plan) for plan, _ in ranked[:most]]

    def fill(self, plan: list[int], place: i64) -> None:
        """Every pile for every item from this place on; before anything is laid, the first item names its pile."""
        if place == len(plan):
            self.note(plan)
            return
        for pile in range(1 if place == 0 else len(self.draw.owners)):
            plan[place] = pile
            self.fill(plan, place + 1)

    def vary(self, plan: list[int], first: i64, changes: i64) -> None:
        """Up to so many items, from this one on, go to other piles."""
        self.note(plan)
        if changes == 0:
            return
        for place in range(first, len(plan)):
            habit = plan[place]
            for pile in range(len(self.draw.owners)):
                if pile != habit:
                    plan[place] = pile
                    self.vary(plan, place + 1, changes - 1)
            plan[place] = habit

    def note(self, plan: list[int]) -> None:
        if self.is_allowed(plan):
            self.found[tuple(plan)] = int(self.remainder(plan))

    def is_allowed(self, plan: list[int]) -> bool:
        """No pile is empty, and equal items go to piles in ascending order, as they are asked for."""
        items = self.draw.items
        used: i64 = 1 << plan[0]
        for place in range(1, len(plan)):
            if items[place] == items[place - 1] and plan[place] < plan[place - 1]:
                return False
            used |= 1 << plan[place]
        return used == (1 << len(self.draw.owners)) - 1

    def remainder(self, plan: list[int]) -> i64:
        """What is left for the Castellan once the choosers have taken what looks best to them, less a part of that."""
        taken: i64 = 0
        total: i64 = 0
        for worths in self.theirs:
            best: i64 = NEVER
            chosen: i64 = 0
            for pile in range(len(self.draw.owners)):
                if not taken >> pile & 1:
                    worth = sum_of_pile(plan, pile, worths)
                    if worth > best:
                        best = worth
                        chosen = pile
            taken |= 1 << chosen
            total += best
        left: i64 = 0
        while taken >> left & 1:
            left += 1
        return sum_of_pile(plan, left, self.mine) - total // (RIVAL_SHARE * len(self.theirs))


def worths_for(world: DragonValley, draw: Draw, seat: i64) -> list[int]:
    return [int(worth_of_item(world, seat, item)) for item in draw.items]


def sum_of_pile(plan: list[int], pile: i64, worths: list[int]) -> i64:
    total: i64 = 0
    for place in range(len(plan)):
        if plan[place] == pile:
            total += worths[place]
    return total
