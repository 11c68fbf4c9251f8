"""Riftlands: the powers of the Urdr Staffs, in Shrines and in Camp."""

import pytest
from tests.support.riftlands import relic_game
from tests.support.shadow_kingdoms import (
    CLASH_2,
    HARD_LINE,
    Board,
    asked,
    line,
    means,
    offered,
    offered_as,
    play,
    player,
    row,
    shrine,
    table,
    told,
)

from wartable.matches.match import Match
from wartable.shadow_kingdoms.rifts import rifts_of

PLANS = HARD_LINE.split()


# --- Urdr Staff


def at(place: str, staff: str, **board: object) -> Match:
    position = {key: board.pop(key) for key in ("shrines", "line", "plan_top", "rows", "relics") if key in board}
    position.setdefault("relics", "evermap_a evermap_b mask_of_asteraten_a thunder_axe_a dragon_orb_a dragon_orb_b")
    board.setdefault("magic", 0)
    return play(relic_game(Board(active=staff, **board), **position), f"go:{place}")  # type: ignore[arg-type]


@pytest.mark.parametrize("place", ["gem", "gold", "riftlands"])
def test_first_tasks_come_before_anything_else(place: str) -> None:
    """RL-096, RL-110: after each move, the Riftlands Shrine included, once per turn; or they are left."""
    match = at(place, "urdr_staff_b", champions="hatchling")
    assert asked(match) == "staff" and offered(match) == ["staff:urdr_staff_b", "done"] and player(match).magic == 0
    play(match, "staff:urdr_staff_b", "relic:evermap_a")
    assert asked(match) in ("die_at_shrine", "die_from_any_shrine")


def test_staff_a() -> None:
    """RL-090, RL-R38, RL-R60: for 2 Magic a die goes to another Shrine, its face unchanged."""
    match = at("gold", "urdr_staff_a", magic=2, shrines={"gold": "orc:3"})
    play(match, "staff:urdr_staff_a")
    assert "die:gold:orc:3" not in offered(match) and len(offered(match)) == 8
    play(match, "die:gem:orc:6")
    assert offered(match) == ["to:magic", "to:champions", "to:gold", "to:tactics"]
    play(match, "to:gold")
    assert shrine(match, "gold") == ["orc:3", "orc:6"] and player(match).magic == 0
    assert asked(at("gold", "urdr_staff_a", magic=1)) == "die_at_shrine"


def test_staff_a_does_not_open_an_empty_shrine() -> None:
    """RL-R38: the destination needed a die when moving."""
    match = relic_game(Board(active="urdr_staff_a", magic=5), shrines={"gold": ""})
    assert "go:gold" not in offered(match)


def test_staff_b() -> None:
    """RL-091, RL-R54, RL-R39: a face-up Relic goes under the deck, and a new one is revealed in its place."""
    match = play(at("gold", "urdr_staff_b"), "staff:urdr_staff_b")
    assert len(offered_as(match, "relic")) == 6
    play(match, "relic:thunder_axe_a")
    assert (
        table(match).rifts[1].relics[0] == "mask_of_asteraten_a" and table(match).rifts[1].relics[1] != "thunder_axe_a"
    )
    assert rifts_of(match.game).deck.known == 1


def test_staff_c() -> None:
    """RL-092: a plan is cycled free of charge; the line slides and is refilled."""
    match = play(at("gold", "urdr_staff_c", plan_top=CLASH_2), "staff:urdr_staff_c", f"cycle:{PLANS[1]}")
    assert line(match) == [PLANS[0], *PLANS[2:], CLASH_2] and player(match).magic == 0


def test_staff_d() -> None:
    """RL-093: a Champion is cycled free of charge."""
    match = play(at("gold", "urdr_staff_d"), "staff:urdr_staff_d")
    assert len(offered_as(match, "cycle")) == 9
    before = row(match, "endgame")
    play(match, "cycle:endgame:2")
    assert row(match, "endgame")[1] != before[1] and row(match, "endgame")[0] == before[0]


def test_staffs_with_an_empty_deck() -> None:
    """RL-R39: B, C and D are not offered."""
    match = relic_game(Board(active="urdr_staff_b urdr_staff_c", magic=0))
    rifts_of(match.game).deck.drawn = 30
    match.game.plan_deck.drawn = len(match.game.plan_deck.cards)
    rifts_of(match.game).deck.cards = rifts_of(match.game).deck.cards[:]
    rifts_of(match.game).deck.drawn = len(rifts_of(match.game).deck.cards)
    match.choose(0, "go:gold")
    assert asked(match) == "die_at_shrine"


def test_staff_e() -> None:
    """RL-094: 1 Magic for 2 Gold, or 2 Gold for 1 Magic; with what Peddler and Dark Conjuror add."""
    match = play(at("gem", "urdr_staff_e", magic=1, gold=2), "staff:urdr_staff_e")
    assert offered(match) == ["gold", "magic"]
    assert means(play(match.copy(), "gold"))[:2] == (4, 0)
    assert means(play(match, "magic"))[:2] == (0, 2)
    match = at("gem", "urdr_staff_e", magic=1, gold=0, champions="peddler")
    assert means(play(match, "staff:urdr_staff_e"))[:2] == (4, 0)


def test_staff_f() -> None:
    """RL-095, RL-R41, RL-I13: for 1 Magic a chit goes to another area; Infiltrator and Syphon do not see it."""
    match = at("gem", "urdr_staff_f", magic=1, gold=0, chits=(2, 0, 1), champions="infiltrator syphon")
    play(match, "staff:urdr_staff_f", "from:rift_1")
    assert offered(match) == ["to:rift_2", "to:rift_3"]
    play(match, "to:rift_2")
    assert player(match).chits == [1, 1, 1] and means(match)[:2] == (0, 0)


def test_two_staffs() -> None:
    """RL-R44: both, in any order, each once; the second is chosen after the first has been carried out."""
    match = at("gem", "urdr_staff_d urdr_staff_e", magic=1, gold=2)
    assert offered(match) == ["staff:urdr_staff_d", "staff:urdr_staff_e", "done"]
    play(match, "staff:urdr_staff_e", "gold")
    assert offered(match) == ["staff:urdr_staff_d", "done"]


# --- Staffs and the Camp


def test_staff_e_opens_the_camp() -> None:
    """RL-119, RL-R40: 1 Gold, 1 Magic, the plan on the 3-Gold space: the Magic becomes 2 Gold, and the plan is
    bought.
    """
    you = Board(active="urdr_staff_e", gold=1, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    match = relic_game(you, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}")
    play(match, "go:camp")
    assert told(match, "paid_gold") == [{"seat": 0, "amount": 3}] and means(match)[:2] == (0, 0)
    assert asked(match) == "marker"  # every choice on the way was the only one


def test_without_the_staff_the_camp_is_closed() -> None:
    """RL-R40: the same position without it."""
    you = Board(gold=1, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    assert "go:camp" not in offered(relic_game(you, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"))


def test_staff_c_brings_a_plan_within_reach() -> None:
    """RL-R40: cycling a cheaper card free of charge lets the plan slide."""
    you = Board(active="urdr_staff_c", gold=1, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = relic_game(you, line=f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}")
    play(match, "go:camp")
    assert told(match, "cycled_plan")[0]["plan"] == PLANS[0] and told(match, "battle")[0]["plan"] == CLASH_2


def test_both_staffs_together() -> None:
    """RL-R40: Staff C and Staff E in either order."""
    you = Board(active="urdr_staff_c urdr_staff_e", gold=0, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    lay = f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"
    match = relic_game(you, line=lay)
    assert "go:camp" in offered(match)
    play(match, "go:camp")
    assert sorted(offered(match)) == ["staff:urdr_staff_c", "staff:urdr_staff_e"]


def test_staff_c_cannot_remove_the_last_plan() -> None:
    """RL-R39, RL-R40, RL-I20: in Camp a plan must stay certain."""
    you = Board(active="urdr_staff_c", gold=5, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = play(relic_game(you, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp", "staff:urdr_staff_c")
    assert f"cycle:{CLASH_2}" not in offered(match) and len(offered(match)) == 4


def test_a_staff_must_not_spend_the_magic_that_is_needed() -> None:
    """RL-R40: Staff F for 1 Magic is not offered in Camp when that Magic must bring the plan within reach."""
    lay = f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}"
    you = Board(active="urdr_staff_f", gold=1, magic=1, chits=(1, 0, 0), dice="goblin:1 gargoyle:1", place="gem")
    assert told(play(relic_game(you, line=lay), "go:camp"), "moved_chit") == []
    you.gold = 2
    assert "staff:urdr_staff_f" in offered(play(relic_game(you, line=lay), "go:camp"))


def test_nothing_goes_on_forever() -> None:
    """RL-R49, SK-R53: first tasks end when every Staff is used, whatever is left to pay with."""
    match = at("gem", "urdr_staff_b urdr_staff_e", magic=13, gold=13, off="track_14")
    play(match, "staff:urdr_staff_e", "gold", "staff:urdr_staff_b", "relic:evermap_a")
    assert asked(match) == "die_at_shrine"
