"""Riftlands: the powers of the Masks of Asteraten and the Thunder Axes."""

import pytest
from tests.support.riftlands import FACE_UP, TROOP_OF_LETTER, relic_game
from tests.support.shadow_kingdoms import CLASH_2, HARD_LINE, Board, asked, means, offered, play, player, table

from wartable.matches.match import Match

PLANS = HARD_LINE.split()


# --- Mask of Asteraten


@pytest.mark.parametrize(("letter", "troop"), TROOP_OF_LETTER.items())
def test_masks(letter: str, troop: str) -> None:
    """RL-078, RL-079, RL-080, RL-081, RL-082, RL-R42: in Camp one die of the kind may count as Wild, but no second
    one, and none of another kind.
    """
    plan = {"gargoyle": "rams_at_oakengate", "gnoll": "rams_at_oakengate"}.get(troop, "burning_of_eastkeep")
    fits = {"rams_at_oakengate": "orc:2", "burning_of_eastkeep": "gnoll:2"}[plan]
    you = Board(active=f"mask_of_asteraten_{letter}", reserve=[plan], dice=f"{fits} {troop}:3", place="gem", magic=0)
    match = play(relic_game(you), "go:camp")
    assert asked(match) == "marker"
    you = Board(active=f"mask_of_asteraten_{letter}", reserve=[plan], dice=f"{troop}:2 {troop}:3", place="gem")
    assert "go:camp" not in offered(relic_game(you))
    stranger = "goblin" if troop != "goblin" else "skeleton"
    you = Board(active=f"mask_of_asteraten_{letter}", reserve=[plan], dice=f"{fits} {stranger}:3", place="gem")
    assert "go:camp" not in offered(relic_game(you))


def test_mask_f() -> None:
    """RL-083: any one die for 2 Magic."""
    you = Board(active="mask_of_asteraten_f", reserve=[CLASH_2], dice="goblin:2 orc:3", place="gem", magic=2)
    match = play(relic_game(you), "go:camp")
    assert player(match).magic == 0 and asked(match) == "marker"
    you = Board(active="mask_of_asteraten_f", reserve=[CLASH_2], dice="goblin:2 orc:3", place="gem", magic=1)
    assert "go:camp" not in offered(relic_game(you))


def test_mask_f_needs_magic_beyond_cycling() -> None:
    """RL-R40: 3 Magic reach a plan one space further down, 2 do not."""
    row_of = f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}"
    for magic, can in ((3, True), (2, False)):
        you = Board(active="mask_of_asteraten_f", dice="goblin:2 orc:3", place="gem", gold=1, magic=magic)
        assert ("go:camp" in offered(relic_game(you, line=row_of))) == can


def test_mask_f_with_the_gargoyle() -> None:
    """RL-124, RL-R40: 0 Magic; the 2 Magic gained on buying the plan pay for Mask F."""
    you = Board(
        troop="gargoyle", off="overlay_power", active="mask_of_asteraten_f", dice="goblin:2 orc:3", place="gem",
        gold=1, magic=0,
    )  # fmt: skip
    match = play(relic_game(you, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp")
    assert asked(match) == "marker" and player(match).magic == 0 and player(match).influence == 11


def test_wild_sources_in_their_order() -> None:
    """RL-R42: ability, Mask, power, Gem, Mask F; for equal colours never going backwards."""
    you = Board(
        troop="skeleton", off="wild gems", active="mask_of_asteraten_e mask_of_asteraten_f", gems=2, magic=2,
        reserve=["duel_at_stagbrook"], dice="skeleton:1 skeleton:2", place="gem",
    )  # fmt: skip
    match = play(relic_game(you), "go:camp", f"battle:{CLASH_2}")
    assert offered(match) == ["wild:ability", "wild:mask_of_asteraten_e", "wild:gem", "wild:mask_of_asteraten_f"] or (
        offered(match) == ["wild:ability", "wild:mask_of_asteraten_e", "wild:gem"]
    )
    play(match, "wild:gem")
    assert offered(match) == ["wild:gem", "wild:mask_of_asteraten_f"]


def test_the_last_source_is_kept_for_those_who_need_it() -> None:
    """RL-R42, SK-R46: a Mask for one colour only; the other surplus die needs the Gem."""
    you = Board(
        active="mask_of_asteraten_d", gems=1, magic=0, reserve=[CLASH_2], dice="orc:1 gnoll:2", place="gem",
    )  # fmt: skip
    match = play(relic_game(you), "go:camp")
    assert asked(match) == "marker" and player(match).gems == 0


# --- Thunder Axe


def battle(**board: object) -> Match:
    """A Clash fought up to step 5."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    position = {key: board.pop(key) for key in ("rows", "relics") if key in board}
    you = Board(reserve=[CLASH_2], dice="goblin:2 gargoyle:2", place="gem", **board)  # type: ignore[arg-type]
    match = play(relic_game(you, **position), "go:camp")
    if asked(match) == "battle_plan":
        play(match, f"battle:{CLASH_2}")
    return play(match, "done") if asked(match) == "change" else match


def test_thunder_axe_a() -> None:
    """RL-084: 2 Magic for a face-up Instant, within the limit."""
    match = battle(active="thunder_axe_a", magic=2, rows={"instant": "thief shadow shadow"})
    assert offered(match) == ["item:thunder_axe_a", "done"]
    play(match, "item:thunder_axe_a", "take:instant:1")
    assert means(match)[:2] == (6, 0)


def test_thunder_axe_b() -> None:
    """RL-085, RL-R43: 2 Magic for a face-up Relic; the space is refilled."""
    match = play(
        battle(active="thunder_axe_b", magic=2, relics=FACE_UP), "item:thunder_axe_b", "relic:evermap_a", "stack"
    )
    assert player(match).relic_stack == ["evermap_a"] and player(match).magic == 0
    assert None not in table(match).rifts[0].relics


def test_thunder_axe_c_and_d() -> None:
    """RL-086, RL-087: 1 Magic, and 2 Gold, by themselves."""
    match = battle(active="thunder_axe_c thunder_axe_d")
    assert means(match)[:2] == (2, 1) and asked(match) == "marker"


def test_thunder_axe_e() -> None:
    """RL-088, RL-R61: 1 Magic for 1 Influence; not at a locked 13."""
    match = play(battle(active="thunder_axe_e", magic=1), "item:thunder_axe_e")
    assert means(match) == (0, 0, 11)
    assert asked(battle(active="thunder_axe_e", magic=1, influence=13)) == "marker"


def test_thunder_axe_f() -> None:
    """RL-089: 2 Magic for 1 Gem of the Shrine."""
    match = play(battle(active="thunder_axe_f", magic=2), "item:thunder_axe_f")
    assert player(match).gems == 1 and player(match).magic == 0


def test_items_may_be_paid_before_the_gains() -> None:
    """RL-R27: paying first matters at the limit; an item is offered while it is payable."""
    match = battle(active="thunder_axe_c thunder_axe_e", magic=1)
    assert offered(match) == ["gains", "item:thunder_axe_e"]
    match = battle(active="thunder_axe_c thunder_axe_e", magic=0)
    assert offered(match) == ["item:thunder_axe_e", "done"] and player(match).magic == 1


def test_a_relic_retired_before_its_item_is_lost() -> None:
    """RL-R52: still active when its turn comes; one gained in step 5 is too late."""
    match = battle(active="thunder_axe_b thunder_axe_e", magic=3, relics="thunder_axe_f evermap_a")
    play(match, "item:thunder_axe_b", "relic:thunder_axe_f", "replace:thunder_axe_e")
    assert asked(match) == "marker" and player(match).active_relics == ["thunder_axe_b", "thunder_axe_f"]
