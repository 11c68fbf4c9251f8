"""Positions of Riftlands games, beside those of the base game."""

from tests.support.shadow_kingdoms import FITTING, TYPE_PLANS, Board, asked, given, play

from wartable.matches.match import Match

FACE_UP = "dragon_orb_a evermap_a mask_of_asteraten_a thunder_axe_a urdr_staff_a dragon_orb_b"
TROOP_OF_LETTER = {"a": "gargoyle", "b": "gnoll", "c": "goblin", "d": "orc", "e": "skeleton"}  # on Orbs and Masks
REFILL = dict.fromkeys(("gem", "magic", "champions", "gold", "tactics"), "")


def rift(you: Board | None = None, **position: object) -> Match:
    """A Riftlands game; the player is a Goblin unless said otherwise."""
    position.setdefault("relics", FACE_UP)
    return given(you=you or Board(), riftlands=True, **position)  # type: ignore[arg-type]


def relic_game(you: Board, **position: object) -> Match:
    """A Riftlands game of a Skeleton player, whose overlay does not matter in these tests."""
    you.troop = you.troop or "skeleton"
    rivals = position.pop("rivals", [Board(troop="goblin")])
    return given(you=you, riftlands=True, rivals=rivals, **position)  # type: ignore[arg-type]


def rift_battle(kind: str, dice: str = "", **board: object) -> Match:
    """A Riftlands battle of this type with a reserved plan; the player has moved to Camp."""
    plan = TYPE_PLANS[kind]
    position = {key: board.pop(key) for key in ("rows", "shrines") if key in board}
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    you = Board(reserve=[plan], dice=dice or FITTING[plan].format(2, 2), place="gem", **board)  # type: ignore[arg-type]
    match = play(rift(you, **position), "go:camp")
    return play(match, f"battle:{plan}") if asked(match) == "battle_plan" else match
