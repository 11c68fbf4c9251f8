"""A bot in one small class. Copy this folder, change `choose`, and `pip install` it: the name is in pyproject.toml."""

from wartable.bots.bot import Bot
from wartable.engine.window import Window


class HastyBot(Bot):
    """Takes whatever scores most at once, and any of the best where several do."""

    def choose(self, window: Window) -> int:
        """One of `window.decision.options`.

        `window.view()` is what the seat sees, `window.title.key(option)` the word of an option, and
        `window.imagine(seed)` a world that agrees with all that the seat knows, in which anything can be tried.
        All chance comes from `self.chance` and `self.next_seed()`.
        """
        options = window.decision.options
        seed = self.next_seed()
        gains = [self.gain(window, option, seed) for option in options]
        best = [option for option, gain in zip(options, gains, strict=True) if gain == max(gains)]
        return best[self.chance.below(len(best))]

    def gain(self, window: Window, option: int, seed: int) -> int:
        """The points of the seat after this option, in a world imagined from what it knows."""
        world = window.imagine(seed)
        world.answer(window.seat, option)
        return window.title.scores(world)[window.seat]
