"""Components: what the data says about cards, dice, maps and boards."""

from collections import Counter

from tests.support.shadow_kingdoms import AVERY

from wartable.shadow_kingdoms.components import (
    AREA_IDS,
    AWARDS,
    BASE_CHAMPIONS,
    BASE_MARKERS,
    CHAIN_IDS,
    DISCOUNTS,
    GENERAL,
    LINE_COSTS,
    MAP_SIDES,
    OPPOSITE,
    PLANS,
    PLAYER_COUNTS,
    plan_number,
)
from wartable.shadow_kingdoms.dice import die_of, discount_of, troop_of, value_of
from wartable.shadow_kingdoms.effects import TROOP_IDS, TYPE_IDS
from wartable.shadow_kingdoms.table import Player


def test_48_battle_plans() -> None:
    """SK-002: one Battle Type each, 2 to 4 icons of Troop Types, never a Wild."""
    assert len(PLANS) == 48
    assert {TYPE_IDS[plan.type] for plan in PLANS} == {"ambush", "siege", "clash"}
    assert {len(plan.troops) for plan in PLANS} == {2, 3, 4}
    assert all(0 <= troop < 5 for plan in PLANS for troop in plan.troops)


def test_avery_hollow() -> None:
    """SK-093: a Clash needing 2 Orc, 1 Gargoyle and 1 Goblin."""
    plan = PLANS[plan_number(AVERY)]
    assert TYPE_IDS[plan.type] == "clash"
    assert Counter(TROOP_IDS[troop] for troop in plan.troops) == Counter(orc=2, gargoyle=1, goblin=1)


def test_61_champions_of_three_types() -> None:
    """SK-003, SK-R73: 21 Instant, 20 Ongoing, 20 End-game; King Slayer is one card."""
    counts = Counter(int(champion.type) for champion in BASE_CHAMPIONS for _ in range(champion.copies))
    assert counts == Counter({0: 21, 1: 20, 2: 20})
    assert [champion.name for champion in BASE_CHAMPIONS].count("King Slayer") == 1
    assert "Kingslayer" not in [champion.name for champion in BASE_CHAMPIONS]


def test_15_awards_in_three_decks() -> None:
    """SK-004: five of each deck."""
    base = [award for award in AWARDS if award.deck in ("left", "middle", "right")]
    assert Counter(award.deck for award in base) == Counter(left=5, middle=5, right=5)


def test_five_double_sided_maps() -> None:
    """SK-005, SK-140: ten sides of nine areas, and a Chain bonus on each of the twelve borders."""
    assert Counter(int(side.board) for side in MAP_SIDES) == Counter(dict.fromkeys(range(1, 6), 2))
    for side in MAP_SIDES:
        assert sorted(AREA_IDS[kind] for kind in side.areas) == sorted(AREA_IDS)
        neighbours = {(one, other) for one, other, _ in side.borders}
        assert len(neighbours) == 12 == len(side.borders)
        assert all(other - one == 3 or (other - one == 1 and one % 3 < 2) for one, other in neighbours)
        assert {CHAIN_IDS[kind] for _, _, kind in side.borders} == set(CHAIN_IDS)


def test_45_dice_and_10_gems() -> None:
    """SK-006, SK-007: nine dice of each colour; no game uses more than the box holds."""
    assert GENERAL["dice_in_box"] == 45 and GENERAL["gems_in_box"] == 10
    assert all(count.dice_per_color <= 9 and count.gems <= 10 for count in PLAYER_COUNTS.values())


def test_a_player_set() -> None:
    """SK-008, SK-014: ten markers, a Warden, a score, and one counter each for Gold, Magic and Influence."""
    one = Player()
    assert len(BASE_MARKERS) == 10
    assert (one.place, one.points, one.gold, one.magic, one.influence) == (5, 0, 0, 0, 0)
    one.gold = one.magic = one.influence = 12
    assert one.gold == one.magic == one.influence == 12


def test_a_die_face_shows_strength_discount_and_troop() -> None:
    """SK-009, SK-010, SK-039: the weaker the die, the higher its Discount; a 6 gives none."""
    for troop in range(5):
        for value in range(1, 7):
            die = die_of(troop, value)
            assert (troop_of(die), value_of(die)) == (troop, value)
            assert discount_of(die) == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1, 6: 0}[value]
    assert DISCOUNTS[1:] == [5, 4, 3, 2, 1, 0]


def test_opposite_faces() -> None:
    """SK-011: 1 and 6, 2 and 5, 3 and 4."""
    assert OPPOSITE[1:] == [6, 5, 4, 3, 2, 1]


def test_five_troop_types_in_canonical_order() -> None:
    """SK-012: Goblin, Orc, Skeleton, Gargoyle, Gnoll; sorted dice lie in this order, then by value."""
    assert TROOP_IDS == ("goblin", "orc", "skeleton", "gargoyle", "gnoll")
    assert die_of(0, 6) < die_of(1, 1) < die_of(1, 2) < die_of(4, 1)


def test_ten_circles_of_the_player_board() -> None:
    """SK-128, SK-R72: 2 Champion limits, Wild, Gems, 2 reserve slots, Strength, track, 2 Troop spaces."""
    assert Counter(marker.effect for marker in BASE_MARKERS) == Counter(
        champion_limit=2, wild_own_troop=1, gem_limit=1, reserve_slot=2, battle_strength=1, track_cap=1, troop_spaces=2
    )


def test_the_line_costs_5_to_1_from_the_deck_downwards() -> None:
    """SK-016: the list begins with the cheapest space."""
    assert LINE_COSTS == [1, 2, 3, 4, 5]
