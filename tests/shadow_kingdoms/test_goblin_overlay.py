"""Riftlands: the overlay of the Goblin, with its exchange and its extra space."""

import pytest
from tests.support.riftlands import rift
from tests.support.shadow_kingdoms import CLASH_2, HARD_LINE, Board, asked, means, offered, play, player

from wartable.matches.match import Match

PLANS = HARD_LINE.split()
POWER = "overlay_power"


# --- Goblin


def test_goblin_exchanges_gold() -> None:
    """RL-113, RL-030, RL-R20: 6 + 4 - 3 = 7 Gold, and 3 Magic more; asked once, as the order makes no difference."""
    match = rift(Board(troop="goblin", gold=6, magic=0), shrines={"gold": "orc:2 gnoll:6"})
    play(match, "go:gold", "die:orc:2")
    assert offered(match) == ["exchange:0", "exchange:1", "exchange:2", "exchange:3"]
    play(match, "exchange:3")
    assert means(match)[:2] == (7, 3)


def rich_goblin(gold: int, **board: object) -> Match:
    """A Goblin takes a die that brings 4 Gold."""
    you = Board(troop="goblin", gold=gold, magic=0, **board)  # type: ignore[arg-type]
    return play(rift(you, shrines={"gold": "orc:2 gnoll:6"}), "go:gold", "die:orc:2")


def test_the_exchange_may_come_before_the_shrines_gold() -> None:
    """RL-R20: with 12 of 13 Gold, 3 Gold spent first make room for 4: Gold is 12 - 3 + 4 = 13, and nothing is lost."""
    match = rich_goblin(12)
    assert asked(match) == "exchange_first"
    assert offered(match) == ["exchange:0", "exchange:1", "exchange:2", "exchange:3"]
    play(match, "exchange:3")
    assert means(match)[:2] == (13, 3) and match.game.active == 1


def test_the_exchange_may_still_come_after_the_shrines_gold() -> None:
    """RL-R20: a player who exchanges nothing before may do so afterwards: Gold is 13 - 3 = 10."""
    match = play(rich_goblin(12), "exchange:0")
    assert asked(match) == "exchange" and player(match).gold == 13
    play(match, "exchange:3")
    assert means(match)[:2] == (10, 3) and match.game.active == 1


@pytest.mark.parametrize(
    ("gold", "off", "champions", "first"),
    [
        (0, "", "", False),
        (9, "", "", False),
        (10, "", "", True),
        (13, "", "", True),
        (7, "", "peddler", False),
        (8, "", "peddler", True),
        (16, "track_14", "", False),
        (17, "track_14", "", True),
    ],
)
def test_the_order_is_asked_only_where_gold_would_be_lost(gold: int, off: str, champions: str, first: bool) -> None:
    """RL-R20: 4 Gold, with Peddler 6, and a limit of 13, or of 20 once the track is open."""
    match = rich_goblin(gold, off=off, champions=champions)
    assert asked(match) == ("exchange_first" if first else "exchange")


def test_a_six_leaves_nothing_to_order() -> None:
    """RL-R20, SK-086: the Shrine brings no Gold, so the exchange is asked once."""
    match = play(rift(Board(troop="goblin", gold=13, magic=0)), "go:gold", "die:gnoll:6")
    assert asked(match) == "exchange"
    assert play(match, "exchange:1").game.active == 1


def test_the_exchange_is_limited() -> None:
    """RL-R20: not more than the Gold at hand nor than fits; one instance of gaining Magic."""
    match = play(
        rift(Board(troop="goblin", gold=0, magic=0), shrines={"gold": "orc:4 gnoll:6"}), "go:gold", "die:orc:4"
    )
    assert len(offered(match)) == 3
    match = play(
        rift(Board(troop="goblin", gold=5, magic=12), shrines={"gold": "orc:4 gnoll:6"}), "go:gold", "die:orc:4"
    )
    assert len(offered(match)) == 2
    you = Board(troop="goblin", gold=6, magic=0, champions="dark_conjuror")
    match = play(rift(you), "go:gold", "die:gnoll:6", "exchange:3")
    assert means(match)[:2] == (3, 4)


def test_goblins_extra_space() -> None:
    """RL-121, RL-040, RL-041, RL-R19, RL-I09: all Troop spaces full: nothing to the bag, 2 Gold, and the 3
    becomes a 4.
    """
    you = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6", gold=0)
    match = play(rift(you, shrines={"champions": "goblin:3 gargoyle:6"}), "go:champions", "die:goblin:3")
    assert asked(match) == "die_space" and offered(match) == ["extra", "ordinary"]
    play(match, "extra")
    assert player(match).gold == 2 and asked(match) == "raise"
    assert offered(match) == ["raise:orc:5", "raise:goblin:3:extra", "pass"]
    play(match, "raise:goblin:3:extra")
    assert player(match).extra_die == "goblin:4" and player(match).dice == ["orc:5", "orc:6", "gnoll:6"]


def test_the_extra_space_takes_any_die() -> None:
    """RL-040, RL-041: but only a Goblin die brings Gold and a raise."""
    match = rift(Board(troop="goblin", off=POWER, gold=0))
    play(match, "go:champions", "die:gargoyle:6", "extra")
    assert player(match).extra_die == "gargoyle:6" and player(match).gold == 0 and asked(match) == "champions_shrine"


def test_the_extra_space_is_never_compulsory() -> None:
    """RL-R21: ordinary spaces are looked at alone; D3 does not offer the die there (RL-042, RL-I10)."""
    you = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6")
    match = play(rift(you), "go:champions", "die:gargoyle:6", "ordinary")
    assert offered(match) == ["bag", "replace:orc:5", "replace:orc:6", "replace:gnoll:6"]
    full = Board(troop="goblin", off=POWER, dice="orc:6 orc:5 gnoll:6", extra="goblin:1")
    match = play(rift(full), "go:champions", "die:gargoyle:6")
    assert asked(match) == "no_room" and not any("goblin" in key for key in offered(match))


def test_the_extra_die_fights() -> None:
    """RL-042, RL-R21, RL-R22: it leaves only by being used in a battle; Magic and Gems may change it."""
    you = Board(
        troop="goblin", off=POWER, reserve=[CLASH_2], dice="goblin:2 gargoyle:3", extra="goblin:5", place="gem", magic=1
    )
    match = play(rift(you), "go:camp", f"battle:{CLASH_2}")
    assert offered(match) == ["troops:goblin:2+gargoyle:3", "troops:gargoyle:3+goblin:5:extra"]
    behind = play(match.copy(), "troops:goblin:2+gargoyle:3", "up:2")
    assert player(behind).extra_die == "goblin:6"
    play(match, "troops:gargoyle:3+goblin:5:extra")
    assert player(match).extra_die is None and player(match).dice == ["goblin:2"]


def test_the_extra_die_counts() -> None:
    """RL-R22: for an Award and at the end."""
    you = Board(troop="goblin", off=POWER, dice="gargoyle:2 gnoll:1", extra="skeleton:1")
    match = play(rift(you, awards="crossroads lord_of_clash mixed_ranks"), "go:magic", "die:orc:4")
    assert "award:mixed_ranks" in offered(match)
