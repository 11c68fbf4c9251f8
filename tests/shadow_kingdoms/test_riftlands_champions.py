"""Riftlands: the updated and the new Champions."""

import pytest
from tests.support.riftlands import rift, rift_battle
from tests.support.shadow_kingdoms import (
    TYPE_PLANS,
    Board,
    asked,
    end_turn,
    means,
    offered,
    offered_as,
    play,
    player,
    row,
    table,
    told,
)

from wartable.shadow_kingdoms.taking import TakeAnyDie

# --- visits


def test_a_visit_is_a_move_of_the_players_warden() -> None:
    """RL-111: taking a die from the Gem Shrine by an effect brings the Gnoll nothing."""
    match = rift(Board(troop="gnoll", magic=0), step=TakeAnyDie(0, 0))
    assert player(play(match, "die:gem:goblin:4")).magic == 0


@pytest.mark.parametrize(
    ("card", "shrine", "after"),
    [
        ("ferryman", "magic", (2, 0)),
        ("hatchling", "gold", (0, 2)),
        ("manitou", "tactics", (0, 1)),
        ("recruiter", "champions", (0, 1)),
        ("shard", "gem", (1, 1)),
    ],
)
def test_visitors(card: str, shrine: str, after: tuple[int, int]) -> None:
    """RL-053, RL-055, RL-057, RL-058, RL-060, RL-110, RL-R62: gains with the move, before the die is taken."""
    match = play(rift(Board(troop="goblin", gold=0, magic=0, champions=card)), f"go:{shrine}")
    assert asked(match) == "die_at_shrine" and means(match)[:2] == after
    other = "gold" if shrine != "gold" else "gem"
    match = play(rift(Board(troop="goblin", gold=0, magic=0, champions=card)), f"go:{other}")
    assert means(match)[:2] == (0, 0)


def test_alpha_leader() -> None:
    """RL-052, RL-R45, RL-R63, RL-I09: one more space for dice at once; the card counts for the limit."""
    match = rift(Board(dice="orc:1 orc:2 orc:3"), rows={"ongoing": "alpha_leader cutter miner"})
    assert player(match).die_spaces == 3
    play(match, "go:champions", "die:gargoyle:6", "bag", "buy:ongoing:1")
    assert player(match).die_spaces == 4 and player(match).champions == ["alpha_leader"]
    match = rift(Board(dice="orc:1 orc:2 orc:3", champions="alpha_leader cutter miner"))
    play(match, "go:champions", "die:gargoyle:6")
    assert player(match).dice == ["orc:1", "orc:2", "orc:3", "gargoyle:6"] and not offered_as(match, "buy")


# --- updated Champions


@pytest.mark.parametrize(("card", "kind"), [("assassin_rl", "ambush"), ("brawler_rl", "clash"), ("brute_rl", "siege")])
def test_dice_for_completed_plans(card: str, kind: str) -> None:
    """RL-045, RL-046, RL-047, RL-R27, RL-R48: a die of any Shrine, or none, for a plan of its own type; no Strength."""
    for other in TYPE_PLANS:
        match = rift_battle(other, champions=card)
        assert told(match, "fought")[0]["strength"] == 4
        assert (asked(match) == "battle_rewards") == (other == kind)
    match = rift_battle(kind, champions=card)
    assert offered(match) == [f"item:{card}", "done"]
    play(match, f"item:{card}")
    dice = [f"die:{shrine.id}:{die}" for shrine in table(match).shrines for die in shrine.dice]
    assert len(dice) == 10 and sorted(offered(match)) == sorted([*dice, "pass"])
    play(match, "die:gold:gnoll:6")
    assert player(match).dice == ["gnoll:6"] and asked(match) == "marker"


def test_engineer_takes_a_relic() -> None:
    """RL-048, RL-R43: any face-up Relic for a completed Siege."""
    match = play(rift_battle("siege", champions="engineer_rl"), "item:engineer_rl")
    assert len(offered_as(match, "relic")) == 6 and "pass" in offered(match)
    play(match, "relic:evermap_a", "stack")
    assert player(match).relic_stack == ["evermap_a"]


def test_soldier_takes_an_instant() -> None:
    """RL-049, RL-R29: a face-up Instant free of charge for a completed Clash, within the limit; cycling is
    allowed first.
    """
    rows = {"instant": "shadow thief thief"}
    match = rift_battle("clash", champions="soldier_rl", magic=1, rows=rows)
    play(match, "done", "item:soldier_rl")
    assert offered_as(match, "take") == [f"take:instant:{slot}" for slot in (1, 2, 3)]
    assert offered_as(match, "cycle") == [f"cycle:instant:{slot}" for slot in (1, 2, 3)]
    play(match, "take:instant:1")
    assert player(match).magic == 5
    full = rift_battle("clash", champions="soldier_rl cutter miner", rows=rows)
    assert asked(full) == "marker"


def test_stalker_gains_influence() -> None:
    """RL-050, RL-R27: 1 Influence for a completed Ambush; only automatic gains, so nothing is asked."""
    match = rift_battle("ambush", champions="stalker_rl")
    assert asked(match) == "marker" and player(match).influence == 11


def test_items_in_any_order() -> None:
    """RL-R27: automatic gains together, items one by one; leaving is offered once the gains are taken."""
    match = rift_battle("ambush", champions="stalker_rl assassin_rl")
    assert offered(match) == ["gains", "item:assassin_rl"]
    first = play(match.copy(), "item:assassin_rl", "pass")
    assert player(first).influence == 11 and asked(first) == "marker"
    play(match, "gains")
    assert player(match).influence == 11 and offered(match) == ["item:assassin_rl", "done"]


# --- Champions that see the Riftlands


@pytest.mark.parametrize(
    ("cards", "after"),
    [
        ("infiltrator", (2, 0)),
        ("syphon", (0, 1)),
        ("gatherers", (0, 1)),
        ("salvager", (2, 0)),
        ("infiltrator syphon gatherers", (2, 2)),
    ],
)
def test_for_each_chit_and_relic(cards: str, after: tuple[int, int]) -> None:
    """RL-054, RL-056, RL-059, RL-061, RL-R09: 2 Gold or 1 Magic for each chit placed, or Relic gained."""
    match = rift(Board(gold=0, magic=0, champions=cards), shrines={"gold": "orc:1"})
    play(match, "go:riftlands", "die:gold:orc:1", "rift:rift_3", "relic:dragon_orb_b", "stack")
    assert means(match)[:2] == after


def test_pathfinder() -> None:
    """RL-051, RL-R43, RL-R48: one face-up Relic of any area, no chit, no cost; or none."""
    match = rift(rows={"instant": "pathfinder thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1")
    assert len(offered_as(match, "relic")) == 6 and "pass" in offered(match)
    play(match, "relic:urdr_staff_a", "active")
    assert player(match).active_relics == ["urdr_staff_a"] and player(match).chits_left == 7
    assert row(match, "instant")[0] is not None


def test_a_staff_gained_this_turn_is_too_late() -> None:
    """RL-R10, RL-R11: a Relic does not react to what brought it; the Staff's moment has passed."""
    match = rift(Board(magic=9), rows={"instant": "pathfinder thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1", "relic:urdr_staff_a", "active")
    assert asked(match) == "champions_shrine"
    end_turn(match)
