"""Themes: what a puzzle is about, by facts that can be counted."""

from typing import Final, NamedTuple

from wartable.bots.balance import Scales
from wartable.bots.puzzles import Theme
from wartable.bots.search.plans import NO_HURRY
from wartable.engine.agenda import Game
from wartable.lab.spot import Spot

WORLDS: Final = 24
LAST_PART: Final = 0.9  # of the choices of a game: after that comes its end
KEPT: Final = 0.02  # in chances to win: what is hardly a gain
LOST: Final = 0.05  # what is plainly a loss
LATER: Final = 12  # choices of the seat within which a missed answer may be offered again
FAR: Final = 80  # choices of anybody


class Contrast(NamedTuple):
    """The best answer beside the one that tempts most: the chance to win after the best, and what the other costs."""

    best: int
    tempting: int
    value: float
    cost: float


def theme_of(spot: Spot, contrast: Contrast, share: float) -> Theme:
    """The first that holds, when this share of the game has been played."""
    if share >= LAST_PART:
        return Theme.END_GAME
    if takes_from_rivals(spot, contrast):
        return Theme.DENIAL
    if keeps_what_it_has(spot, contrast):
        return Theme.DEFENCE
    if looks_no_better(spot, contrast):
        return Theme.COMBINATION
    if is_offered_later(spot, contrast):
        return Theme.TIMING
    return Theme.JUDGEMENT


def keeps_what_it_has(spot: Spot, contrast: Contrast) -> bool:
    """Whether the answer gains hardly anything, and the tempting one plainly loses."""
    worlds = (spot.window.imagine(number) for number in range(WORLDS))
    before = sum(float(spot.judge.prospects(world)[spot.seat]) for world in worlds) / WORLDS
    return contrast.value - before <= KEPT and before - (contrast.value - contrast.cost) >= LOST


def takes_from_rivals(spot: Spot, contrast: Contrast) -> bool:
    """Whether what the rivals lose by the answer, beside the tempting one, outweighs what its seat gains by it."""
    balance = Scales(spot.window, spot.judge, 1, NO_HURRY).balance(contrast.best, [contrast.tempting])
    return sum(float(one.gain if one.of_rivals else -one.gain) for one in balance.reasons()) > 0.0


def looks_no_better(spot: Spot, contrast: Contrast) -> bool:
    """Whether the answer seems no better when habit plays on: its worth shows only in what is played after it."""
    ahead = 0.0
    for number in range(WORLDS):
        world = spot.window.imagine(number)
        ahead += spot.judge.hope_after(world.copy(), spot.seat, contrast.best)
        ahead -= spot.judge.hope_after(world, spot.seat, contrast.tempting)
    return ahead / WORLDS <= KEPT


def is_offered_later(spot: Spot, contrast: Contrast) -> bool:
    """Whether the answer can mostly still be given after the tempting one: it is a matter of when."""
    return sum(offers_later(spot, number, contrast) for number in range(WORLDS)) * 2 > WORLDS


def offers_later(spot: Spot, number: int, contrast: Contrast) -> bool:
    world = spot.window.imagine(number)
    world.answer(spot.seat, contrast.tempting)
    own = 0
    for _ in range(FAR):
        decision = world.decision
        if decision is None or own == LATER:
            return False
        if decision.seat == spot.seat:
            own += 1
            if contrast.best in decision.options:
                return True
        play_by_habit(spot, world)
    return False


def play_by_habit(spot: Spot, world: Game) -> None:
    decision = world.decision
    assert decision is not None
    world.answer(decision.seat, spot.judge.habit(world, decision))
