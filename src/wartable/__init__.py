"""Wartable: four fantasy board games with every rule enforced."""

from wartable.engine.contract import Setting
from wartable.engine.match import Match
from wartable.engine.match import replay as replay_match
from wartable.engine.record import Record
from wartable.titles import title

__version__ = "0.1.0"


def new_game(game: str, players: int, seed: int, options: dict[str, Setting] | None = None) -> Match:
    """Set up a game by its name; the same seed and choices always give the same game."""
    return Match(title(game), players, seed, options or {})


def replay(record: Record) -> Match:
    """Play a record again."""
    return replay_match(title(record.game), record)
