"""The Action phase: King's Aid cards of their own turn, and Squashed Rebellion."""

import pytest
from tests.support.dragon_valley import (
    asked,
    barony,
    enemies,
    given,
    location,
    move,
    offered,
    play,
    points,
    table,
    units,
)

from wartable.dragon_valley.components import CARD_ROWS

# --- cards


def test_every_card_is_laid_off_at_the_end_of_the_round() -> None:
    """DV-215, DV-274, DV-I03: used or not; between rounds nobody holds a card."""
    match = given(at="round_end", cards=["kings_envoy remodel", "invasion"])
    assert all(one.cards == [] for one in table(match).baronies) and table(match).discards == []
    assert len(CARD_ROWS) == 12


def test_blessing_marks_one_unit() -> None:
    """DV-216, DV-R57: any unit of their barony, pass and Keep included; units on territories are not offered."""
    match = given(units=["pass.archer a2.knight*2 keep.trebuchet t1.knight"], cards=["blessing"])
    play(match, "card:blessing")
    assert offered(match) == ["pass.archer", "a2.knight", "keep.trebuchet"]
    play(match, "a2.knight", "move")
    assert {"a2.knight", "a2.knight.blessed"} <= set(offered(match))


def test_a_blessed_unit_survives_every_battle() -> None:
    """DV-216, DV-217, DV-218: a blessed Archer on a1 destroys two Orcs that come one after the other (+4)."""
    match = given(at="advance", units=["a1.archer"], enemies=["pass.orc*2"], blessed="a1.archer")
    play(match, "go")
    assert points(match) == 4 and units(match) == "a1.archer"


def test_a_blessed_unit_does_not_destroy_what_the_chart_spares() -> None:
    """DV-217: a blessed Archer against a Ram: neither is destroyed."""
    match = given(units=["a2.archer"], enemies=["a1.battering_ram"], blessed="a2.archer")
    move(match, "a2.archer.blessed a1")
    assert units(match) == "a1.archer" and enemies(match) == "a1.battering_ram" and points(match) == 0


def test_blessing_does_not_save_from_sieges() -> None:
    """DV-219, DV-R56: the mark is taken off on entering a location; there the unit is consumed like any other."""
    match = given(units=["pass.archer t1.knight*2"], blessed="pass.archer")
    move(match, "pass.archer.blessed t1", "done")
    assert points(match) == 7 and units(match) == ""


def test_blessing_may_wait_for_the_advance() -> None:
    """DV-088, DV-R08: unused it is asked at the start of their own enemy advance, and there it is compulsory."""
    match = given(at="turn advance", units=["a1.archer a2.knight"], cards=["blessing"], enemies=["pass.orc"])
    play(match, "end_turn")
    assert asked(match) == "blessing" and offered(match) == ["a1.archer", "a2.knight"]
    play(match, "a1.archer")
    assert units(match) == "a1.archer a2.knight" and points(match) == 2


def test_claimed_looks_at_a_tile() -> None:
    """DV-221, DV-R78, DV-R58: one face-down tile, seen by the owner alone."""
    match = play(given(cards=["claimed"], units=["a1.knight"]), "card:claimed")
    assert offered(match) == [f"look:t{number}" for number in range(1, 10)]
    play(match, "look:t5")
    assert location(match, "t5", 0).territory == "orc_stronghold" and location(match, "t5", 1).territory is None


def test_claimed_claims_a_besieged_tile() -> None:
    """DV-222, DV-223: no other player may besiege or conquer it, even when it has been given up (DV-R50)."""
    match = given(at="turns", cards=["claimed"], units=["t1.knight", "pass.knight*2 pass.archer"])
    play(match, "card:claimed", "claim:t1")
    assert points(match) == 0 and location(match, "t1").claimed == 0
    play(match, "end_turn", "move")
    assert not any(key.startswith("take:") for key in offered(match))
    match = given(at="turn", seat=1, units=["", "pass.knight"], claimed=["t1"], face_up="t1")
    play(match, "move", "pass.knight")
    assert "t1" not in offered(match) and "t2" in offered(match)


def test_claiming_twice_is_not_offered() -> None:
    """DV-R85, DV-222: a tile already claimed by the same player is left out."""
    match = play(given(cards=["claimed"], units=["t1.knight t2.knight"], claimed=["t1"]), "card:claimed")
    assert "claim:t1" not in offered(match) and "claim:t2" in offered(match)


def test_claimed_must_be_used_if_it_can() -> None:
    """DV-R58, DV-224: nothing else than look or claim is offered; with nothing left the card does nothing."""
    match = play(given(cards=["claimed"], units=["t1.knight"]), "end_turn")
    assert asked(match) == "claimed" and all(key.split(":")[0] in ("look", "claim") for key in offered(match))


def test_no_tile_is_face_down_under_units_when_cards_are_used() -> None:
    """DV-R89: after a Move action every tile with their units is face up before a card can be used."""
    match = given(units=["pass.knight"], cards=["claimed"])
    move(match, "pass.knight t5", "done")
    assert location(match, "t5").state == "face_up"
    play(match, "card:claimed")
    assert "look:t5" not in offered(match) and "claim:t5" in offered(match)


def test_defensive_fire_chooses_one_of_the_players_defensive_buildings() -> None:
    """DV-226, DV-R59: Walls and Towers that are not sapped; upgrade buildings are not offered."""
    match = given(
        cards=["defensive_fire"], buildings=["a1.wall a4.tower b1.arc_jewel a5.stable", "c1.wall"], sapped="arc_jewel"
    )
    play(match, "card:defensive_fire")
    assert offered(match) == ["a1", "a4"]


def test_defensive_fire_without_a_building_does_nothing() -> None:
    """DV-230: it is not offered, and nothing is asked at the end of the turn."""
    match = given(cards=["defensive_fire"], buildings=["a1.wall"], sapped="wall")
    assert asked(match) == ""


def test_kings_envoy_gives_a_second_action_of_another_kind() -> None:
    """DV-235, DV-088: after Build a Move or Recharge, not another Build."""
    match = given(cards=["kings_envoy"], supply=["wall wall"], units=["a1.knight"], buildings=["~ward_1.chapel"])
    play(match, "build", "a1", "done")
    assert offered(match) == ["move", "recharge", "end_turn"] and barony(match).cards == ["kings_envoy"]
    play(match, "recharge")
    assert asked(match) == "" and barony(match).cards == []


def test_kings_envoy_may_be_left_unused() -> None:
    """DV-R08: after the first action the turn can simply be ended."""
    match = play(given(cards=["kings_envoy"], supply=["wall"], units=["a1.knight"]), "build", "a1", "end_turn")
    assert barony(match).cards == ["kings_envoy"]


# --- Squashed Rebellion


@pytest.mark.parametrize(("prisoners", "paid"), [(0, 1), (1, 3), (2, 6), (3, 10)])
def test_a_prisoner_is_added_and_all_may_be_cashed(prisoners: int, paid: int) -> None:
    """DV-242, DV-243, DV-214, DV-R61: 1, 3, 6 or 10 points for all prisoners, right after one was added."""
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[prisoners])
    play(match, "card:squashed_rebellion")
    assert barony(match).prisoners == prisoners + 1 and offered(match) == ["cash", "keep"]
    play(match, "cash")
    assert points(match) == paid and barony(match).prisoners == 0


def test_without_a_dungeon_a_point_is_lost() -> None:
    """DV-242: otherwise the owner loses 1 point; a Dungeon in the supply does not help."""
    match = play(given(cards=["squashed_rebellion"], supply=["dungeon"]), "card:squashed_rebellion")
    assert points(match) == -1


def test_a_full_dungeon() -> None:
    """DV-244, DV-246: the fourth prisoner may be left; the next time -1 and optionally +10."""
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[3])
    play(match, "card:squashed_rebellion", "keep")
    assert points(match) == 0 and barony(match).prisoners == 4
    match = given(cards=["squashed_rebellion"], buildings=["cellar.dungeon"], prisoners=[4])
    play(match, "card:squashed_rebellion")
    assert points(match) == -1 and asked(match) == "rebellion_cash"
    play(match, "cash")
    assert points(match) == 9 and barony(match).prisoners == 0


def test_prisoners_are_removed_at_no_other_time() -> None:
    """DV-245: without the card nothing is offered, and they are worth nothing at the end."""
    match = given(at="turn round_end", buildings=["cellar.dungeon"], prisoners=[4], scores=[0, 30])
    assert asked(match) == "over" and points(match) == 0


def test_the_owner_chooses_the_moment() -> None:
    """DV-247: after a Dungeon has been built in the same turn."""
    match = play(given(cards=["squashed_rebellion"], supply=["dungeon"]), "build", "card:squashed_rebellion")
    assert asked(match) == "rebellion_cash" and points(match) == 0
