"""Immortals as the engine knows it. IM-I24, IM-I30: one generator, used where the rules say so."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.engine.contract import ENGLISH, ScoreLine, Setting, SetupOption, Shortcut, Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking
from wartable.immortals import cards, ending, invariants, knowledge, options, refusals, vocabulary
from wartable.immortals.components import BLANKS, ROUNDS
from wartable.immortals.confirming import confirm_of
from wartable.immortals.drafts import picking_of
from wartable.immortals.setup import new_game
from wartable.immortals.table import IN_DRAFT, Immortals
from wartable.immortals.things import facts_of, question_facts, shortcuts_of, things_of
from wartable.immortals.view import ImmortalsView, view

vocabulary.fill()

SETUP_OPTIONS: Final[Sequence[SetupOption]] = (
    SetupOption("rounds", (5, 6, 7, 8), 5),  # IM-016: this many, but never fewer than the rulebook says
    SetupOption("tower_model", ("shelves", "coin"), "shelves"),
    SetupOption("region_card_shows_both_realms", (False, True), False),
    SetupOption("exile_return", (False, True), False),
)


class ImmortalsTitle(Title[Immortals]):
    """IM-207: three to five seats, for people or computer players; two is unofficial (IM-204)."""

    name = "immortals"
    rules_version = 2
    players: Sequence[int] = (2, 3, 4, 5)
    unofficial: Sequence[int] = (2,)
    longest = 6_000
    ties: Sequence[str] = ("level", "won_tie")

    def __init__(self) -> None:
        self.setup_options = SETUP_OPTIONS

    def new(self, players: i64, chance: Chance, options: dict[str, Setting]) -> Immortals:
        return new_game(players, chance, options)

    def imagine(self, game: Immortals, seat: i64, seed: i64) -> Immortals:
        return knowledge.imagine(game, seat, seed)

    def view_type(self) -> type:
        return ImmortalsView

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        return cards.faces(language)

    def names(self, language: str = ENGLISH) -> dict[tuple[str, str], str]:
        return super().names(language) | cards.names(language)

    def numbers(self) -> dict[str, Fact]:
        rounds: dict[str, Fact] = {"rounds_of_three": ROUNDS[3], "rounds_of_more": ROUNDS[5]}
        return {"blank_cards": int(BLANKS), **rounds}

    def view(self, game: Immortals, seat: int | None) -> object:
        return view(game, seat)

    def question(self, decision: Decision) -> str:
        return options.QUESTION_WORDS[decision.question]

    def asked(self, game: Immortals) -> list[tuple[int, str]]:
        """IM-R40: a player with only one card to choose in the draft is seen choosing like the others."""
        seats = knowledge.seen_choosing(game)
        if not seats:
            return super().asked(game)
        word = options.QUESTION_WORDS[options.DRAFT_CARD if game.phase == IN_DRAFT else options.PLAN]
        return [(seat, word) for seat in seats]

    def key(self, option: i64) -> str:
        return options.key(option)

    def facts(self, game: Immortals, decision: Decision, option: i64) -> dict[str, Fact]:
        return facts_of(game, decision, option)

    def touches(self, game: Immortals, decision: Decision, option: i64) -> list[str]:
        return things_of(game, decision, option)

    def confirm(self, game: Immortals, decision: Decision, option: i64) -> Note | None:
        return confirm_of(game, decision, option)

    def question_facts(self, game: Immortals, decision: Decision) -> dict[str, Fact]:
        return question_facts(game)

    def why_not(self, game: Immortals, seat: int, wish: str) -> NotOffered:
        return refusals.why_not(game, seat, wish)

    def picking(self, decision: Decision) -> Picking[Immortals] | None:
        return picking_of(decision)

    def shortcuts(self, game: Immortals, decision: Decision) -> list[Shortcut]:
        return shortcuts_of(game, decision)

    def scores(self, game: Immortals) -> list[int]:
        return ending.scores(game)

    def winners(self, game: Immortals) -> list[int]:
        return ending.winners(game)

    def account(self, game: Immortals) -> list[ScoreLine]:
        return ending.account(game)

    def earned(self, game: Immortals) -> list[ScoreLine]:
        return ending.account(game)

    def sides(self, game: Immortals, seat: int) -> list[str]:
        """IM-017: the light and the dark tribe."""
        board = game.players[seat].board
        return [board.light.id, board.dark.id]

    def rounds(self, game: Immortals) -> int:
        return game.round

    def broken_invariants(self, game: Immortals) -> list[str]:
        return invariants.broken(game)


TITLE = ImmortalsTitle()
