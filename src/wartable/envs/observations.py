"""Observations: what a seat knows as a row of numbers of fixed length: its view, and nothing else."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from wartable.dragon_valley import options as dragon_valley_options
from wartable.engine.agenda import Game
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import BadSetup
from wartable.envs.dragon_valley_rows import DragonValleyRows
from wartable.envs.dragon_valley_view import dragon_valley_view
from wartable.envs.immortals_rows import ImmortalsRows
from wartable.envs.immortals_view import immortals_view
from wartable.envs.parts import Portion, Row, WhichSeats, Word
from wartable.envs.pieces import PieceWriter
from wartable.envs.quests_rows import QuestsRows
from wartable.envs.quests_view import quests_view
from wartable.envs.shadow_kingdoms_rows import ShadowKingdomsRows
from wartable.envs.shadow_kingdoms_view import shadow_kingdoms_view
from wartable.immortals import options as immortals_options
from wartable.quests import options as quests_options
from wartable.shadow_kingdoms import options as shadow_kingdoms_options
from wartable.titles import title

# For each game the version of its numbers, its questions, and what makes its view into numbers.
VERSIONS: Final = {"quests": 1, "shadow_kingdoms": 1, "immortals": 1, "dragon_valley": 1}
QUESTIONS: Final[dict[str, Sequence[str]]] = {
    "quests": quests_options.QUESTION_WORDS,
    "shadow_kingdoms": shadow_kingdoms_options.QUESTION_WORDS,
    "immortals": immortals_options.QUESTION_WORDS,
    "dragon_valley": dragon_valley_options.QUESTION_WORDS,
}
VIEWS: Final[dict[str, Callable[[int], Portion]]] = {
    "quests": quests_view,
    "immortals": immortals_view,
    "dragon_valley": dragon_valley_view,
}
# What makes rows straight from the table.
WRITERS: Final[dict[str, Callable[[int], PieceWriter]]] = {
    "quests": QuestsRows,
    "immortals": ImmortalsRows,
    "dragon_valley": DragonValleyRows,
}
NUMBER: Final = "h"  # signed numbers of 16 bits
NUMBER_BYTES: Final = 2
MADE: Final[dict[str, "Observer"]] = {}


class Observer:
    """Writes what seats observe: the question put to them, which seats are asked, and their view."""

    def __init__(self, title: Title[Any], players: int, view: Portion, writer: PieceWriter) -> None:
        self.version: Final = VERSIONS[title.name]
        self.title: Final = title
        self.question: Final = Word([one for one in QUESTIONS[title.name] if one])
        self.asked: Final = WhichSeats(players)
        self.view: Final = view
        self.names: Final = [*self.question.called("question"), *self.asked.called("asked"), *view.names]
        self.size: Final = len(self.names)
        self.writer: Final = writer

    def observe(self, game: Game, seat: int) -> Row:
        """Everything that the seat observes now, made straight from the table."""
        pieces: list[bytes] = []
        self.writer.write(game, seat, 0, pieces)
        return array(NUMBER, b"".join(pieces))

    def observe_view(self, game: Game, seat: int) -> Row:
        """The same, made from the seat's view."""
        row = array(NUMBER, bytes(NUMBER_BYTES * self.size))
        self.write(game, seat, row, 0)
        return row

    def write(self, game: Game, seat: int, row: Row, at: int) -> None:
        """Write what the seat observes now from a place on, where there are only zeros."""
        for decision in game.decisions():
            if decision.seat == seat:
                self.question.write(self.title.question(decision), row, at, seat)
        at += self.question.size
        self.asked.write([one for one, _ in self.title.asked(game)], row, at, seat)
        self.view.write(self.title.view(game, seat), row, at + self.asked.size, seat)


def observer(game: str, players: int, options: dict[str, Setting] | None = None) -> Observer:
    """What makes the observations at this table; options that are left out have their defaults."""
    settings = title(game).settings(players, options or {})
    if game not in VERSIONS:
        raise BadSetup("", "no_environment", {"game": game, "games": ", ".join(VERSIONS)}, "envs")
    name = f"{game} {players} {settings}"
    if name not in MADE:
        MADE[name] = Observer(
            title(game), players, view_of(game, players, settings), writer_of(game, players, settings)
        )
    return MADE[name]


def view_of(game: str, players: int, settings: dict[str, Setting]) -> Portion:
    if game == "shadow_kingdoms":
        return shadow_kingdoms_view(players, bool(settings["riftlands"]))
    return VIEWS[game](players)


def writer_of(game: str, players: int, settings: dict[str, Setting]) -> PieceWriter:
    if game == "shadow_kingdoms":
        return ShadowKingdomsRows(players, bool(settings["riftlands"]))
    return WRITERS[game](players)
