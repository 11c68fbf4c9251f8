"""Shadow Kingdoms of Valeria as the engine knows it, with Riftlands as an option."""

from collections.abc import Sequence

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.engine.contract import ENGLISH, ScoreLine, Setting, SetupOption, Shortcut, Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking
from wartable.shadow_kingdoms import cards, ending, invariants, knowledge, options, refusals, riftlands, vocabulary
from wartable.shadow_kingdoms.components import CHAMPION_LIMITS, MAGIC_SHRINE_GAIN, PLANS_TO_END, SOLO, TRACK_LIMIT
from wartable.shadow_kingdoms.confirming import confirm_of, mode_of
from wartable.shadow_kingdoms.drafts import picking_of
from wartable.shadow_kingdoms.remarks import is_minor, remarks_of
from wartable.shadow_kingdoms.riftlands_components import GENERAL as NEW_IN_RIFTLANDS
from wartable.shadow_kingdoms.riftlands_components import RIFTS
from wartable.shadow_kingdoms.setup import BY_SEAT, CHOSEN, SIDES_DEALT, base_game, choices_of_setup, new_game
from wartable.shadow_kingdoms.shortcuts import dice_of_shrines
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.things import asked_about, facts_of, things_of
from wartable.shadow_kingdoms.view import ShadowKingdomsView, view

vocabulary.fill()
riftlands.fill_vocabulary()
BASE = base_game()
RIFTLANDS = riftlands.riftlands()
START_POINTS = range(SOLO["adversary_start_vp"], SOLO["adversary_start_vp_max"] + 1)


class ShadowKingdomsTitle(Title[ShadowKingdoms]):
    """SK-001: one to five players. SK-230: solo, the Adversary starts with 10 to 30 points."""

    name = "shadow_kingdoms"
    rules_version = 2
    players: Sequence[int] = (1, 2, 3, 4, 5)
    books: Sequence[str] = ("riftlands",)
    longest = 60_000
    ties: Sequence[str] = ("tie_broken", "tie_shared", "tie_lost")

    def __init__(self) -> None:
        """RL-001: the expansion is an option. SK-R64: colours may be fixed by the table, and map sides dealt."""
        self.setup_options: Sequence[SetupOption] = (
            SetupOption("riftlands", (False, True), False),
            SetupOption("adversary_points", tuple(START_POINTS), START_POINTS[0], players=(1,)),
            SetupOption("colours", (CHOSEN, BY_SEAT, SIDES_DEALT), CHOSEN),
        )

    def new(self, players: i64, chance: Chance, options: dict[str, Setting]) -> ShadowKingdoms:
        edition = RIFTLANDS if options["riftlands"] else BASE
        points = options["adversary_points"]
        assert isinstance(points, int)
        game = new_game(edition, players, chance, points)
        choices_of_setup(game, str(options["colours"]))
        return game

    def imagine(self, game: ShadowKingdoms, seat: i64, seed: i64) -> ShadowKingdoms:
        return knowledge.imagine(game, seed)

    def prepared(self, game: ShadowKingdoms, seat: i64) -> ShadowKingdoms:
        return knowledge.prepared(game)

    def imagine_from(self, prepared: ShadowKingdoms, seat: i64, seed: i64) -> ShadowKingdoms:
        return knowledge.imagine_from(prepared, seed)

    def view_type(self) -> type:
        return ShadowKingdomsView

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        return cards.faces(language)

    def numbers(self) -> dict[str, Fact]:
        return {
            "plans_to_end": int(PLANS_TO_END),
            "shrine_magic": int(MAGIC_SHRINE_GAIN),
            "track_end": int(TRACK_LIMIT),
            "first_champion_limit": int(CHAMPION_LIMITS[1]),
            "last_champion_limit": int(CHAMPION_LIMITS[2]),
            "rifts": len(RIFTS),
            "new_champions": int(NEW_IN_RIFTLANDS["new_champion_cards"]),
            "fewest_adversary_points": START_POINTS[0],
        }

    def view(self, game: ShadowKingdoms, seat: int | None) -> object:
        return view(game)

    def question(self, decision: Decision) -> str:
        return options.QUESTION_WORDS[decision.question]

    def key(self, option: i64) -> str:
        return options.key(option)

    def facts(self, game: ShadowKingdoms, decision: Decision, option: i64) -> dict[str, Fact]:
        return facts_of(game, decision, option)

    def touches(self, game: ShadowKingdoms, decision: Decision, option: i64) -> list[str]:
        return things_of(game, decision, option)

    def confirm(self, game: ShadowKingdoms, decision: Decision, option: i64) -> Note | None:
        return confirm_of(game, decision, option)

    def mode(self, game: ShadowKingdoms, decision: Decision, option: i64) -> Note | None:
        return mode_of(game, decision, option)

    def is_minor(self, game: ShadowKingdoms, decision: Decision, option: i64) -> bool:
        return is_minor(game, decision, option)

    def remarks(self, game: ShadowKingdoms, seat: i64) -> dict[str, Note]:
        return remarks_of(game, int(seat))

    def question_facts(self, game: ShadowKingdoms, decision: Decision) -> dict[str, Fact]:
        return asked_about(game, decision)

    def why_not(self, game: ShadowKingdoms, seat: int, wish: str) -> NotOffered:
        return refusals.why_not(game, seat, wish)

    def picking(self, decision: Decision) -> Picking[ShadowKingdoms] | None:
        return picking_of(decision)

    def shortcuts(self, game: ShadowKingdoms, decision: Decision) -> list[Shortcut]:
        if decision.question != options.DESTINATION:
            return []
        return dice_of_shrines(self.imagine(game, decision.seat, 0), decision)

    def scores(self, game: ShadowKingdoms) -> list[int]:
        return ending.scores(game)

    def winners(self, game: ShadowKingdoms) -> list[int]:
        return ending.winners(game)

    def account(self, game: ShadowKingdoms) -> list[ScoreLine]:
        return ending.account(game)

    def earned(self, game: ShadowKingdoms) -> list[ScoreLine]:
        return ending.earned(game)

    def rounds(self, game: ShadowKingdoms) -> int:
        return game.round

    def broken_invariants(self, game: ShadowKingdoms) -> list[str]:
        return invariants.broken(game)


TITLE = ShadowKingdomsTitle()
