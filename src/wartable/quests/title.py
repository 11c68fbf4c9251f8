"""Quests of Valeria as the engine knows it."""

from collections.abc import Sequence

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.engine.contract import ENGLISH, ScoreLine, Setting, Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking
from wartable.quests import cards, ending, invariants, knowledge, options, refusals, solo, vocabulary
from wartable.quests.components import LIMIT, QUESTS_TO_END, RANKS
from wartable.quests.confirming import confirm_of
from wartable.quests.drafts import picking_of
from wartable.quests.remarks import is_minor, remarks_of
from wartable.quests.setup import new_game
from wartable.quests.table import Quests
from wartable.quests.things import asked_about, caution_of, facts_of, things_of
from wartable.quests.view import QuestsView, view

vocabulary.fill()


class QuestsTitle(Title[Quests]):
    """QV-007: one to five players."""

    name = "quests"
    rules_version = 2
    players: Sequence[int] = (1, 2, 3, 4, 5)
    longest = 100_000
    ties: Sequence[str] = ("level_in_points", "level_in_guild")

    def __init__(self) -> None:
        """QV-214: in solo play, the highest rank is what counts."""
        self.solo_target = int(RANKS[0].least)

    def new(self, players: i64, chance: Chance, options: dict[str, Setting]) -> Quests:
        return new_game(players, chance)

    def imagine(self, game: Quests, seat: i64, seed: i64) -> Quests:
        return knowledge.imagine(game, seat, seed)

    def prepared(self, game: Quests, seat: i64) -> Quests:
        return knowledge.prepared(game, seat)

    def imagine_from(self, prepared: Quests, seat: i64, seed: i64) -> Quests:
        return knowledge.imagine_from(prepared, seat, seed)

    def view_type(self) -> type:
        return QuestsView

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        return cards.faces(language)

    def numbers(self) -> dict[str, Fact]:
        return {"most_cards": int(LIMIT), "quests_to_end": int(QUESTS_TO_END)}

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

    def caution(self, game: Quests, decision: Decision, option: i64) -> Note | None:
        return caution_of(game, decision, option)

    def confirm(self, game: Quests, decision: Decision, option: i64) -> Note | None:
        return confirm_of(game, decision, option)

    def is_minor(self, game: Quests, decision: Decision, option: i64) -> bool:
        return is_minor(game, decision, option)

    def remarks(self, game: Quests, seat: i64) -> dict[str, Note]:
        return remarks_of(game, int(seat))

    def question_facts(self, game: Quests, decision: Decision) -> dict[str, Fact]:
        return asked_about(game)

    def why_not(self, game: Quests, seat: int, wish: str) -> NotOffered:
        return refusals.why_not(game, seat, wish)

    def picking(self, decision: Decision) -> Picking[Quests] | None:
        return picking_of(decision)

    def scores(self, game: Quests) -> list[int]:
        return ending.scores(game)

    def winners(self, game: Quests) -> list[int]:
        return ending.winners(game)

    def account(self, game: Quests) -> list[ScoreLine]:
        return ending.account(game)

    def earned(self, game: Quests) -> list[ScoreLine]:
        return ending.earned(game)

    def verdict(self, game: Quests) -> str:
        return solo.verdict(game) if game.seats == 1 else ""

    def rounds(self, game: Quests) -> int:
        return game.round

    def broken_invariants(self, game: Quests) -> list[str]:
        return invariants.broken(game)


TITLE = QuestsTitle()
