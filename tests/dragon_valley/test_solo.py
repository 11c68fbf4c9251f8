"""Unofficial solo play, and what the rulebook itself changed."""

import pytest
from tests.support.dragon_valley import asked, buildings, given, offered, play, points, table, units

from wartable.dragon_valley.ending import solo_rank
from wartable.dragon_valley.title import TITLE
from wartable.engine.decision import BadSetup
from wartable.matches.match import Match

# --- solo


def test_solo_is_the_two_player_game() -> None:
    """DV-304: two seats; with three players it is refused."""
    match = Match(TITLE, 2, 1, {"solo": "baron"})
    assert table(match).solo == "baron" and len(table(match).baronies) == 2
    with pytest.raises(BadSetup):
        Match(TITLE, 3, 1, {"solo": "baron"})


@pytest.mark.parametrize(("level", "start"), [("squire", 0), ("baron", 4), ("marshal", 8)])
def test_the_rival_starts_with_points(level: str, start: int) -> None:
    """DV-305: 0, 4 or 8 points according to the level; the human starts with 0."""
    match = Match(TITLE, 2, 1, {"solo": level})
    assert match.scores == [0, start]


@pytest.mark.parametrize(
    ("scores", "rank"),
    [
        ((10, 30), "routed"),
        ((30, 30), "held_the_pass"),
        ((35, 30), "held_the_pass"),
        ((36, 30), "kings_champion"),
        ((44, 30), "kings_champion"),
        ((45, 30), "lord_of_the_valley"),
    ],
)
def test_the_margin_earns_a_rank(scores: tuple[int, int], rank: str) -> None:
    """DV-306: below 0 routed, from 0, 6 and 15 the higher ranks."""
    match = given(solo="squire", at="round_end", scores=scores)
    assert match.over and solo_rank(match.game) == rank


@pytest.mark.parametrize("mode", ["for_glory", "dragon_hunt", "eradication", "eminent_death"])
def test_every_mode_may_be_played_solo(mode: str) -> None:
    """DV-307: in Eradication and Eminent Death only won, shared or lost is reported."""
    last = 60 if mode == "eradication" else 40
    match = given(solo="squire", mode=mode, at="round_end", round_number=last, scores=[9, 2])
    assert match.over
    assert solo_rank(match.game) == ("kings_champion" if mode in ("for_glory", "dragon_hunt") else "won")


def test_solo_after_a_conquest_of_dragon_mountain() -> None:
    """DV-307: only won or lost is reported, whatever the margin."""
    match = given(solo="squire", mode="dragon_hunt", units=["t6.trebuchet*2 t6.archer*3 t6.knight*2"], scores=[10, 29])
    play(match, "end_turn")
    assert match.over and solo_rank(match.game) == "won"


# --- what the rulebook changed


def test_errata() -> None:
    """DV-308, DV-309, DV-310, DV-311: the changes are in the rules tested elsewhere; here each once more in short."""
    fire = given(at="advance", enemies=["a1.orc"], buildings=["a1.wall"], fire="a1")
    assert points(fire) == 1
    broken = given(at="advance", enemies=["a3.battering_ram"], buildings=["a4.stable"])
    assert buildings(broken) == "" and broken.game.stock.destroyed[11] == 1
    match = given(players=3, at="events", cards=["loyalty_change"], units=["a1.knight", "b1.archer", "c1.archer"])
    play(match, "a1.knight")
    assert offered(match) == ["p2", "p3"] and units(match) == "a1.knight"
    match = given(cards=["remodel"], buildings=["a1.wall b1.moat_arc_wall"])
    play(match, "card:remodel", "remove")
    assert asked(match) == "remodel_name"  # exact names, not kinds of building


def test_worked_examples_are_tests() -> None:
    """DV-008: every "Example" and "Added example" of the rules is named by a test of this folder."""
    import re
    from pathlib import Path

    folder = Path(__file__).parent
    rules = (folder.parents[1] / "docs" / "rules" / "dragon_valley.md").read_text(encoding="utf-8")
    examples = re.findall(r"^- \*\*(DV-\d+)\*\* \[[^\]]*\] (?:Added e|E)xample", rules, re.MULTILINE)
    tests = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert len(examples) > 35 and [one for one in examples if one not in tests] == []
