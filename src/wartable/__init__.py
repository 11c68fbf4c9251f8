"""Wartable: four fantasy board games with every rule enforced."""

from wartable.engine.contract import Setting
from wartable.engine.seed import Seed
from wartable.matches.match import Match
from wartable.matches.match import replay as replay_match
from wartable.matches.record import Record
from wartable.titles import title

__version__ = "0.1.0"


def new_game(game: str, players: int, seed: Seed, options: dict[str, Setting] | None = None) -> Match:
    """Set up a game by its name; the same seed and choices always give the same game.

    A seed is a whole number, or 64 hexadecimal digits for chance that nobody can work out from what they see.
    """
    return Match(title(game), players, seed, options or {})


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, or only its first choices."""
    return replay_match(title(record.game), record, upto)
