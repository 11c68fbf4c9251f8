"""The odds of an attack: the same battle is fought many times, from the tower as everybody knows it."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.chance import chance_from
from wartable.immortals.attack import STAYING
from wartable.immortals.battle import FightBattle
from wartable.immortals.knowledge import deal_tower
from wartable.immortals.table import Immortals, owner_of

TRIALS: Final = 200
PERCENT: Final = 100


@final
class AttackOdds:
    """In how many of a hundred battles an attacker with so many armies holds the site afterwards."""

    def __init__(self, armies: int, percent: int) -> None:
        self.armies: Final = armies
        self.percent: Final = percent


def odds_of(game: Immortals, seat: i64, source: i64, target: i64) -> list[AttackOdds]:
    """For every number of armies that may attack, ascending."""
    found: list[AttackOdds] = []
    for armies in range(1, game.armies[source] - STAYING + 1):
        found.append(AttackOdds(armies, chance_to_take(game, FightBattle(seat, source, target, armies))))
    return found


def chance_to_take(game: Immortals, attack: FightBattle) -> int:
    """IM-R71: nobody knows where the cubes inside the tower are, so they are dealt again for every trial."""
    won = 0
    for seed in range(TRIALS):
        trial = game.copy()
        trial.chance = chance_from(seed)
        deal_tower(trial)
        attack.happens(trial)
        if owner_of(trial, attack.target) == attack.seat:
            won += 1
    return round(won * PERCENT / TRIALS)
