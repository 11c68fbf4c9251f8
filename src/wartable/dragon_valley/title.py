"""Dragon Valley as the engine knows it."""

from collections.abc import Sequence

from mypy_extensions import i64

from wartable.dragon_valley import cards, ending, invariants, knowledge, options, refusals
from wartable.dragon_valley.components import LEVELS, MODES
from wartable.dragon_valley.drafts import picking_of
from wartable.dragon_valley.setup import new_game
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.things import caution_of, confirm_of, facts_of, question_facts, shortcuts_of, things_of
from wartable.dragon_valley.view import DragonValleyView, glimpse, view
from wartable.engine.chance import Chance
from wartable.engine.contract import ENGLISH, ScoreLine, Setting, SetupOption, Shortcut, Title
from wartable.engine.decision import BadSetup, Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking
from wartable.words import word

NOT_SOLO = "none"
SOLO_PLAYERS = 2


class DragonValleyTitle(Title[DragonValley]):
    """DV-288: one mode per game. DV-304, DV-307: solo is the two-player game against a bot, unofficial, in any mode."""

    name = "dragon_valley"
    rules_version = 2
    players: Sequence[int] = (2, 3, 4)
    setup_options: Sequence[SetupOption] = (
        SetupOption("mode", tuple(MODES), "for_glory"),
        SetupOption("solo", (NOT_SOLO, *LEVELS), NOT_SOLO, players=(SOLO_PLAYERS,)),
    )
    sudden: Sequence[str] = ("nothing_left", "nothing_to_do")
    longest = 200_000
    ties: Sequence[str] = ("tie", "tie_break", "tie_shared")

    def settings(self, players: int, options: dict[str, Setting]) -> dict[str, Setting]:
        settings = super().settings(players, options)
        if settings["solo"] != NOT_SOLO and players != SOLO_PLAYERS:
            raise BadSetup("DV-304", "solo_takes_two", {}, self.name)
        return settings

    def new(self, players: i64, chance: Chance, options: dict[str, Setting]) -> DragonValley:
        level = str(options["solo"])
        return new_game(players, chance, str(options["mode"]), "" if level == NOT_SOLO else level)

    def imagine(self, game: DragonValley, seat: i64, seed: i64) -> DragonValley:
        return knowledge.imagine(game, seat, seed)

    def prepared(self, game: DragonValley, seat: i64) -> DragonValley:
        return knowledge.prepared(game, seat)

    def imagine_from(self, prepared: DragonValley, seat: i64, seed: i64) -> DragonValley:
        return knowledge.imagine_from(prepared, seat, seed)

    def view_type(self) -> type:
        return DragonValleyView

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        return cards.faces(language)

    def numbers(self) -> dict[str, Fact]:
        hunt = next(mode for mode in MODES.values() if mode.dragon_hunt)
        starts: dict[str, Fact] = {f"start_of_{level}": points for level, points in LEVELS.items()}
        return {"mountain_score": int(hunt.dragon_score), "end_score": int(hunt.end_score), **starts}

    def view(self, game: DragonValley, seat: int | None) -> object:
        return view(game, seat)

    def glimpse(self, game: DragonValley) -> object | None:
        return glimpse(game)

    def question(self, decision: Decision) -> str:
        return options.QUESTION_WORDS[decision.question]

    def key(self, option: i64) -> str:
        return options.key(option)

    def facts(self, game: DragonValley, decision: Decision, option: i64) -> dict[str, Fact]:
        return facts_of(game, decision, option)

    def touches(self, game: DragonValley, decision: Decision, option: i64) -> list[str]:
        return things_of(game, decision, option)

    def caution(self, game: DragonValley, decision: Decision, option: i64) -> Note | None:
        return caution_of(game, decision, option)

    def confirm(self, game: DragonValley, decision: Decision, option: i64) -> Note | None:
        return confirm_of(game, decision, option)

    def question_facts(self, game: DragonValley, decision: Decision) -> dict[str, Fact]:
        return question_facts(game)

    def why_not(self, game: DragonValley, seat: int, wish: str) -> NotOffered:
        return refusals.why_not(game, seat, wish)

    def picking(self, decision: Decision) -> Picking[DragonValley] | None:
        return picking_of(decision)

    def shortcuts(self, game: DragonValley, decision: Decision) -> list[Shortcut]:
        return shortcuts_of(game, decision)

    def scores(self, game: DragonValley) -> list[int]:
        return ending.scores(game)

    def winners(self, game: DragonValley) -> list[int]:
        return ending.winners(game)

    def places(self, game: DragonValley) -> list[int]:
        return ending.ranks(game)

    def account(self, game: DragonValley) -> list[ScoreLine]:
        return ending.account(game)

    def earned(self, game: DragonValley) -> list[ScoreLine]:
        return ending.account(game)

    def verdict(self, game: DragonValley) -> str:
        """DV-306, DV-307: the rank of unofficial solo play."""
        return word(self.name, f"verdicts-{ending.solo_rank(game)}") if game.level else ""

    def rounds(self, game: DragonValley) -> int:
        return game.round

    def broken_invariants(self, game: DragonValley) -> list[str]:
        return invariants.broken(game)


TITLE = DragonValleyTitle()
