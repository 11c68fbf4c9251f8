"""Quests of Valeria as the engine knows it."""

from collections.abc import Sequence

from mypy_extensions import i64

from wartable.engine.contract import ScoreLine, Setting, Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.quests import ending, invariants, knowledge, options, refusals, solo, vocabulary
from wartable.quests.setup import new_game
from wartable.quests.table import Quests
from wartable.quests.things import facts_of, things_of
from wartable.quests.view import view

vocabulary.fill()


class QuestsTitle(Title[Quests]):
    """QV-007: one to five players."""

    name = "quests"
    rules_version = 1
    players: Sequence[int] = (1, 2, 3, 4, 5)
    longest = 100_000

    def new(self, players: i64, seed: i64, options: dict[str, Setting]) -> Quests:
        return new_game(players, seed)

    def imagine(self, game: Quests, seat: i64, seed: i64) -> Quests:
        return knowledge.imagine(game, seat, seed)

    def view(self, game: Quests, seat: int | None) -> object:
        return view(game, seat)

    def question(self, decision: Decision) -> str:
        return options.QUESTION_WORDS[decision.question]

    def key(self, option: i64) -> str:
        return options.key(option)

    def facts(self, game: Quests, decision: Decision, option: i64) -> dict[str, Fact]:
        return facts_of(game, decision, option)

    def touches(self, game: Quests, decision: Decision, option: i64) -> list[str]:
        return things_of(game, decision, option)

    def why_not(self, game: Quests, seat: int, wish: str) -> NotOffered:
        return refusals.why_not(game, seat, wish)

    def scores(self, game: Quests) -> list[int]:
        return ending.scores(game)

    def winners(self, game: Quests) -> list[int]:
        return ending.winners(game)

    def account(self, game: Quests) -> list[ScoreLine]:
        return ending.account(game)

    def verdict(self, game: Quests) -> str:
        return solo.verdict(game) if game.seats == 1 else ""

    def rounds(self, game: Quests) -> int:
        return game.round

    def broken_invariants(self, game: Quests) -> list[str]:
        return invariants.broken(game)


TITLE = QuestsTitle()
