"""The learned judge: the prospects of a seat are a weighted sum of features, and the weights were fitted to many games.

A game says which features a position has and how far it has come; between two stages the weights change evenly.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wartable.bots.judge import SOLO_SPAN, Judge, shares
from wartable.bots.weights import STAGES, FeatureSum, Weights, weights_of
from wartable.engine.agenda import G
from wartable.engine.contract import Title

LAST_STAGE: Final = float(STAGES - 1)
SOLO_POINT: Final = 100.0


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedJudge(Judge[G]):
    """Adds the prospects to a judge that can rank options and answer quickly; before any training, worth decides."""

    def __init__(self, title: Title[Any]) -> None:
        super().__init__(title)
        names = self.names()
        self.number: Final[i64] = len(names)  # of features
        self.weights: list[Weights] = weights_of(title.name, names)

    def names(self) -> list[str]:
        """The names of the features; their weights are stored under these."""
        raise NotImplementedError

    def groups(self) -> list[str]:
        """For every feature the name of the term to which it belongs when a judgement is explained."""
        return self.names()

    def count(self, world: G, seat: i64, tally: FeatureSum) -> None:
        """Note what counts in a position for one seat, in the order of the names."""
        raise NotImplementedError

    def features(self, world: G, seat: i64) -> list[float]:
        """All that counts in a position for one seat, in the order of the names."""
        kept = [0.0] * self.number
        self.count(world, seat, FeatureSum(kept[:], kept))
        return kept

    def circumstance_names(self) -> list[str]:
        """The names of the circumstances."""
        return []

    def circumstances(self, world: G, seat: i64) -> list[float]:
        """What else tells who will win, and does not differ from move to move: who began, and how near the end is."""
        return []

    def noted(self, world: G, seat: i64) -> list[float]:
        """All that training notes of a position for one seat."""
        return [*self.features(world, seat), *self.circumstances(world, seat)]

    def stage(self, world: G) -> float:
        """How far the game has come, from 0 to 1."""
        raise NotImplementedError

    def prospects(self, world: G) -> list[float]:
        if world.over:
            return self.outcome(world)
        if not self.weights[world.seats].trained:
            return super().prospects(world)
        strengths = self.strengths(world)
        if len(strengths) == 1:
            return [self.prospect_alone(strengths[0])]
        return shares(strengths)

    def prospect_alone(self, points: float) -> float:
        """What the seat can expect in solo play, if it expects this many points."""
        return points * SOLO_POINT / SOLO_SPAN

    def terms(self, world: G, seat: i64) -> dict[str, float]:
        """The weighted sum, split into terms."""
        if not self.weights[world.seats].trained:
            return super().terms(world, seat)
        features = self.features(world, seat)
        groups = self.groups()
        weights = self.weights[world.seats].at(self.stage(world) * LAST_STAGE)
        found: dict[str, float] = dict.fromkeys(groups, 0.0)
        for number in range(len(features)):
            if features[number] != 0.0:
                found[groups[number]] += features[number] * weights[number]
        return found

    def strengths(self, world: G) -> list[float]:
        """The weighted sum of each seat; in solo play, the expected result."""
        weights = self.weights[world.seats].at(self.stage(world) * LAST_STAGE)
        strengths: list[float] = []
        for seat in range(world.seats):
            tally = FeatureSum(weights)
            self.count(world, seat, tally)
            strengths.append(tally.total)
        return strengths
