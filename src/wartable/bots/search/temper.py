"""Temper: what a bot leans to where moves seem equally good. It makes characters, and none of them weaker."""

from math import sqrt
from typing import Any, Final

from wartable.bots.judge import Judge
from wartable.bots.search.node import Node
from wartable.bots.search.search import Search
from wartable.engine.chance import chance_from

BOLD: Final = "bold"
CAREFUL: Final = "careful"
BUILDER: Final = "builder"
RAIDER: Final = "raider"
TEMPERS: Final = (BOLD, CAREFUL, BUILDER, RAIDER)
AND: Final = "+"  # between a level and its temper, as in `skilled+bold`
AS_GOOD: Final = 0.01  # in prospects: nothing that promises less than this below the best is ever taken for it
OFTEN: Final = 0.5  # as often as the best must an option have been tried to count as known
WORLDS: Final = 2  # in which it is looked at what an option leads to


def tempers_from(seed: int, seats: int) -> list[str]:
    """A temper for each seat; as long as there are enough of them, no two are alike."""
    order = list(range(len(TEMPERS)))
    chance_from(seed).shuffle(order)
    return [TEMPERS[order[seat % len(TEMPERS)]] for seat in range(seats)]


def leaning(search: Search, temper: str, chosen: int) -> int:
    """The option that suits the temper, of those of which the search cannot say that they are worse than the chosen."""
    alike = as_good_as(search, chosen)
    if len(alike) < 2:
        return chosen
    best = alike[0]
    most = appeal(search, temper, best)
    for node in alike[1:]:
        found = appeal(search, temper, node)
        if found > most:
            best, most = node, found
    return int(best.option)


def as_good_as(search: Search, chosen: int) -> list[Node]:
    """The chosen option, and those that are behind it by less than the search may be wrong."""
    best = search.root.children.get(chosen)
    if best is None or not best.visits:
        return []
    alike = [best]
    for node in search.root.children.values():
        if node is not best and float(node.visits) >= OFTEN * float(best.visits):
            behind = best.mean - node.mean
            if behind <= AS_GOOD and behind <= error_between(best, node):
                alike.append(node)
    return alike


def error_between(one: Node, other: Node) -> float:
    """The standard error of the difference of two means."""
    first, second = one.spread, other.spread
    return sqrt(first * first / float(one.visits) + second * second / float(other.visits))


def appeal(search: Search, temper: str, node: Node) -> float:
    """How much an option suits a temper. The bold like outcomes that differ, the careful those that do not."""
    if temper == BOLD:
        return node.spread
    if temper == CAREFUL:
        return -node.spread
    judge: Judge[Any] = search.judge
    total = 0.0
    for number in range(WORLDS):
        world = search.window.imagine(search.seed + number)
        judge.take(world, search.seat, node.option)
        total += judge.built(world, search.seat) if temper == BUILDER else judge.raided(world, search.seat)
    return total
