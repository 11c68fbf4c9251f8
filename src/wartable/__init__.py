"""Wartable: four fantasy board games with every rule enforced."""

from pathlib import Path
from typing import TYPE_CHECKING

from wartable.editions.agreeing import fitting
from wartable.editions.chosen import choose_edition
from wartable.engine.contract import Setting
from wartable.engine.seed import Seed

if TYPE_CHECKING:
    from wartable.matches.match import Match
    from wartable.matches.record import Record

__all__ = ["choose_edition", "new_game", "replay"]
__version__ = "0.1.0"


def new_game(
    game: str,
    players: int,
    seed: Seed,
    options: dict[str, Setting] | None = None,
    edition: Path | str | None = None,
) -> "Match":
    """Set up a game by its name; the same seed and choices always give the same game.

    A seed is a whole number, or 64 hexadecimal digits for chance that nobody can work out from what they see. Options
    of the game that are left out have their defaults. An edition is a file with other component data; a process plays
    each game with one edition, chosen before its first.

    Examples:
        >>> game = new_game("quests", players=3, seed=7)
        >>> question = game.decisions()[0]
        >>> question.seat, question.question, question.options[0].key
        (1, 'main', 'draw')
        >>> game.choose(1, "draw")
        >>> game.choose(1, "hire:slot:9")
        Traceback (most recent call last):
            ...
        wartable.engine.refusal.NotOffered: QV-064: The tavern line has no such slot.
    """
    if edition is not None:
        choose_edition(edition)
    with fitting():  # games are loaded now and no earlier, so that an edition can be chosen
        from wartable.matches.match import Match
        from wartable.titles import title
    return Match(title(game), players, seed, options or {})


def replay(record: "Record", upto: int | None = None) -> "Match":
    """Play a record again, or only its first choices.

    Examples:
        >>> game = new_game("dragon_valley", players=2, seed=7)
        >>> while not game.over:
        ...     question = game.decisions()[0]
        ...     game.choose(question.seat, question.options[-1].key)
        >>> replay(game.record()).scores == game.scores
        True
        >>> len(replay(game.record(), upto=5).choices)
        5
    """
    with fitting():
        from wartable.matches.match import replay as replay_match
        from wartable.titles import title
    return replay_match(title(record.game), record, upto)
