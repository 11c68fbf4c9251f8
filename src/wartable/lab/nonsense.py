"""Nonsense: what cannot be played is refused before anything is."""

from typing import Protocol

from wartable.bots.levels import make_bot
from wartable.editions.agreeing import refuse_another
from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.titles import title


class Planned(Protocol):
    """Games that are to be played, in an experiment or in a contest."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Setting]: ...
    @property
    def bots(self) -> list[str]: ...
    @property
    def edition(self) -> EditionName | None: ...


def refuse_nonsense(planned: Planned) -> None:
    """Refuses a game, player count, option or bot that does not exist."""
    played = title(planned.game)
    refuse_another(planned.game, planned.edition)
    played.settings(planned.players, planned.options)
    for name in planned.bots:
        make_bot(name, played, 0)
