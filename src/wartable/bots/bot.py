"""Bot: what every computer player is."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.chance import chance_from
from wartable.engine.window import Window

SEEDS: Final[i64] = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player of one seat.

    Its choice depends on what the seat knows, the bot's seed and how many choices it has made, and on nothing else.

    Examples:
        >>> class LastBot(Bot):
        ...     def choose(self, window):
        ...         return window.decision.options[-1]
        >>> import wartable
        >>> game = wartable.new_game("quests", players=2, seed=7)
        >>> seat = game.decisions()[0].seat
        >>> game.title.key(LastBot(seed=1).choose(Window(game.title, game.game, seat)))
        'refresh'
    """

    def __init__(self, seed: i64) -> None:
        self.chance: Final = chance_from(seed)

    def next_seed(self) -> i64:
        """A seed for what is imagined before the next choice."""
        return self.chance.below(SEEDS)

    def choose(self, window: Window) -> i64:
        """One of the options of the decision that is put to the seat."""
        raise NotImplementedError
