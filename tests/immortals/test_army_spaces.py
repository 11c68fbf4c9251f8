"""Army spaces: extract, transition of three armies, construct, and the specials of the dark tribes."""

import pytest
from tests.support.immortals import (
    act,
    asked,
    given,
    hand,
    limbo,
    offered,
    play,
    player,
    reveal,
    site,
    stands,
    stock,
    table,
    turn_of,
)

BLUFF = {"magic_1": "blank"}
OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


# --- extract


def test_shore_lake_gives_five_gold() -> None:
    """IM-091, IM-087: with armies in Shore Lake-light and its card on extract gold."""
    match = given(armies=["shore_lake-light 1"], plans=[{"extract_gold": "region_shore_lake"}, *OTHERS])
    assert stock(act(match, "extract_gold")) == (5, 0)


def test_tribute_pass_gives_six_energy_in_the_dark_realm() -> None:
    """IM-092, IM-088, IM-067, IM-R37: with armies in both realms the realm is chosen when the action is performed."""
    match = given(
        armies=["tribute_pass-light 1, tribute_pass-dark 1"], plans=[{"extract_energy": "region_tribute_pass"}, *OTHERS]
    )
    act(match, "extract_energy")
    assert offered(match) == ["site:tribute_pass-light", "site:tribute_pass-dark"]
    assert stock(play(match, "site:tribute_pass-dark")) == (0, 6)


def test_mountainhome_in_one_realm_only() -> None:
    """IM-068, IM-067: Ani has armies in Mountainhome-light only, so only that site can be affected."""
    match = given(
        armies=["mountainhome-light 1", "mountainhome-dark 4"], plans=[{"extract_gold": "region_mountainhome"}, *OTHERS]
    )
    assert stock(act(match, "extract_gold")) == (5, 0)  # light: 2 energy, 5 gold; nothing is asked


def test_a_conflict_card_works_in_its_realm_only() -> None:
    """IM-069, IM-070: Borderland-dark never works in Borderland-light."""
    plan = {"extract_energy": "conflict_dark_borderland"}
    match = given(armies=["borderland-light 2, borderland-dark 1"], plans=[plan, *OTHERS])
    assert stock(act(match, "extract_energy")) == (0, 3)
    match = given(armies=["borderland-light 2"], plans=[plan, *OTHERS])
    assert asked(reveal(match, "extract_energy")) == "compensation"


def test_extraction_is_free_and_may_be_repeated() -> None:
    """IM-090: two cards extract from the same site; nothing is used up."""
    plan = {"extract_gold": "region_shore_lake", "extract_energy": "conflict_light_shore_lake"}
    match = given(armies=["shore_lake-light 1"], plans=[plan, *OTHERS])
    act(match, "extract_gold")
    play(match, "gold", "gold")
    assert stock(act(match, "extract_energy")) == (5, 1)


def test_a_site_of_another_player_yields_nothing() -> None:
    """IM-087, IM-R47: the site must be owned."""
    match = given(
        armies=["treehome-light 1", "shore_lake-light 2"],
        plans=[{"extract_gold": "conflict_light_shore_lake"}, *OTHERS],
    )
    assert asked(reveal(match, "extract_gold")) == "compensation"


# --- transition


def test_three_armies_go_to_emerald_cliff() -> None:
    """IM-095, IM-093: from the light limbo, for 2 energy and 1 gold."""
    match = given(
        armies=["emerald_cliff-light 1"],
        limbo=[(4, 4)],
        plans=[{"transition_3": "region_emerald_cliff"}, *OTHERS],
        gold=[1],
        energy=[2],
    )
    act(match, "transition_3")
    assert stands(match, "emerald_cliff-light") == (0, 4) and limbo(match) == (1, 4) and stock(match) == (0, 0)


def test_fewer_than_three_in_limbo() -> None:
    """IM-094, IM-R49: all of them go, at the same cost; there is no choice."""
    match = given(
        armies=["emerald_cliff-light 1"],
        limbo=[(2, 4)],
        plans=[{"transition_3": "region_emerald_cliff"}, *OTHERS],
        gold=[1],
        energy=[2],
    )
    act(match, "transition_3")
    assert stands(match, "emerald_cliff-light") == (0, 3) and limbo(match) == (0, 4) and stock(match) == (0, 0)


def test_a_transition_uses_the_limbo_of_the_sites_realm() -> None:
    """IM-093, IM-R47, IM-R50: with an empty light limbo only the dark site can be chosen; with both, one of them."""
    armies, plans = ["treehome-light 1, treehome-dark 1"], [{"transition_3": "region_treehome"}, *OTHERS]
    match = given(armies=armies, limbo=[(0, 2)], plans=plans, gold=[1], energy=[2])
    act(match, "transition_3")
    assert stands(match, "treehome-dark") == (0, 3) and stands(match, "treehome-light") == (0, 1)
    match = given(armies=armies, limbo=[(2, 2)], plans=plans, gold=[1], energy=[2])
    assert offered(act(match, "transition_3")) == ["site:treehome-light", "site:treehome-dark"]
    match = given(armies=armies, limbo=[(0, 0)], plans=plans, gold=[1], energy=[2])
    assert asked(reveal(match, "transition_3")) == "compensation"


def test_a_wild_card_stands_for_one_of_the_players_sites_in_its_area() -> None:
    """IM-071: chosen among their own sites of area and realm when the action is performed."""
    armies = ["treehome-light 1, moonwell-light 1, borderland-dark 1, the_murk-light 1", "heartwood-light 2"]
    match = given(
        armies=armies,
        limbo=[(3, 3)],
        plans=[{"transition_3": "conflict_light_wild_greenwood"}, *OTHERS],
        gold=[1],
        energy=[2],
    )
    assert offered(act(match, "transition_3")) == ["site:moonwell-light", "site:treehome-light"]


# --- construct


def test_a_portal_at_treehome() -> None:
    """IM-107, IM-096, IM-099, IM-100: 4 energy, 1 point, one way to the dark realm; the conflict card is discarded."""
    match = given(
        armies=["treehome-light 2", "treehome-dark 2"],
        plans=[
            {"construct": "conflict_light_treehome", "attack_1": "conflict_dark_gull_bay"},
            {"attack_1": "conflict_dark_wild_skyspine"},
            BLUFF,
        ],
        energy=[4],
    )
    act(match, "construct")  # with exactly 4 energy nothing else can be built
    assert stock(match) == (0, 0) and player(match).points == 1 and site(match, "treehome-light").portal
    assert table(match).discard == ["conflict_light_treehome"] and table(match).portals == 19
    play(reveal(match, "attack_1"), "perform")
    assert turn_of(match) == 1 and "to:treehome-light" not in offered(match)
    attacker = given(
        armies=["treehome-light 2", "treehome-dark 2"],
        portals="treehome-light",
        plans=[{"attack_1": "conflict_dark_gull_bay"}, *OTHERS],
    )
    assert "to:treehome-dark" in offered(act(attacker, "attack_1"))


def test_the_light_half_says_what_construction_costs() -> None:
    """IM-096, IM-097, IM-102, IM-103, IM-098: Humans pay 1 energy 2 gold for a shrine, 3 and 3 for a capital."""
    for structure, cost, points in (("portal", (2, 1), 1), ("shrine", (2, 1), 1), ("capital", (3, 3), 2)):
        match = given(
            armies=["", "crown_hill-light 1"],
            plans=[{}, {"construct": "region_crown_hill"}, {"attack_1": "blank"}],
            gold=[0, 9],
            energy=[0, 9],
            first=1,
        )
        act(match, "construct", structure)
        assert stock(match, 1) == (9 - cost[0], 9 - cost[1]) and player(match, 1).points == points
        found = site(match, "crown_hill-light")
        assert (found.portal, found.building) == (structure == "portal", None if structure == "portal" else structure)


def test_only_what_can_be_paid_is_offered() -> None:
    """IM-096, IM-R47: Wood Elves with 2 energy and 1 gold can build a shrine only."""
    match = given(armies=["treehome-light 1"], plans=[{"construct": "region_treehome"}, *OTHERS], gold=[1], energy=[2])
    act(match, "construct")
    assert site(match, "treehome-light").building == "shrine"  # the only structure: not asked
    match = given(armies=["treehome-light 1"], plans=[{"construct": "region_treehome"}, *OTHERS], gold=[0], energy=[3])
    assert asked(reveal(match, "construct")) == "compensation"


def test_one_building_a_site() -> None:
    """IM-104, IM-R74: neither a capital where a shrine stands nor a shrine where a capital stands."""
    for buildings in ({"shrines": "treehome-light"}, {"capitals": "treehome-light"}):
        match = given(
            armies=["treehome-light 1"],
            plans=[{"construct": "region_treehome"}, *OTHERS],
            gold=[9],
            energy=[9],
            **buildings,
        )
        act(match, "construct")
        assert site(match, "treehome-light").portal  # a portal is all that can be built
    match = given(
        armies=["treehome-light 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        shrines="treehome-light",
        portals="treehome-light",
    )
    assert asked(reveal(match, "construct")) == "compensation"


def test_one_capital_in_each_area_of_a_realm() -> None:
    """IM-105, IM-R72: Moonwell-light's capital forbids one in Treehome-light, not in Treehome-dark."""
    match = given(
        armies=["treehome-light 1, treehome-dark 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        capitals="moonwell-light",
    )
    act(match, "construct", "site:treehome-light")
    assert offered(match) == ["portal", "shrine"]
    match = given(
        armies=["treehome-light 1, treehome-dark 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        capitals="moonwell-light",
    )
    act(match, "construct", "site:treehome-dark")
    assert offered(match) == ["portal", "shrine", "capital"]


def test_one_portal_a_site_but_the_twin_may_have_its_own() -> None:
    """IM-R59: a second portal on a site is not offered."""
    match = given(
        armies=["treehome-light 1, treehome-dark 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        portals="treehome-light",
    )
    light = act(match.copy(), "construct", "site:treehome-light")
    dark = act(match.copy(), "construct", "site:treehome-dark")
    assert "portal" not in offered(light) and "portal" in offered(dark)


def test_twenty_portals() -> None:
    """IM-R07, IM-I16: with none left a portal cannot be built."""
    names = [one.id for one in table(given(phase="planning")).sites if one.region != "treehome"][:20]
    match = given(
        armies=["treehome-light 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        portals=" ".join(names),
    )
    assert table(match).portals == 0 and offered(act(match, "construct")) == ["shrine", "capital"]
    match = given(
        armies=["treehome-light 1"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[9],
        energy=[9],
        portals=" ".join(names[1:]),
    )
    assert "portal" in offered(act(match, "construct"))


# --- specials


def test_demons_build_a_shrine_for_two_energy() -> None:
    """IM-125, IM-130: on the affected site, in either realm; all shrine rules apply."""
    plans = [{"tribe_special": "region_treehome"}, *OTHERS]
    match = given(armies=["treehome-dark 1"], plans=plans, energy=[2])
    act(match, "tribe_special")
    assert site(match, "treehome-dark").building == "shrine" and stock(match) == (0, 0) and player(match).points == 1
    match = given(armies=["treehome-dark 1"], plans=plans, energy=[2], capitals="treehome-dark")
    assert asked(reveal(match, "tribe_special")) == "compensation"
    match = given(armies=["treehome-dark 1"], plans=plans, energy=[1])
    assert asked(reveal(match, "tribe_special")) == "compensation"


def test_orcs_extract_gold_twice() -> None:
    """IM-126, IM-130: a second extract gold space."""
    plans = [
        {},
        {"extract_gold": "region_shore_lake", "tribe_special": "conflict_light_shore_lake"},
        {"attack_1": "blank"},
    ]
    match = given(armies=["", "shore_lake-light 1"], plans=plans, first=1)
    act(match, "extract_gold")
    play(match, "gold", "gold")
    assert stock(act(match, "tribe_special"), 1) == (10, 0)


def test_necromancers_have_a_second_transition() -> None:
    """IM-127: three armies for 2 energy and 1 gold."""
    plans = [{}, {}, {"tribe_special": "region_deep_hall"}]
    match = given(
        armies=["", "", "deep_hall-dark 1"],
        limbo=[(0, 0), (0, 0), (0, 5)],
        plans=plans,
        gold=[0, 0, 1],
        energy=[0, 0, 2],
        first=2,
    )
    act(match, "tribe_special")
    assert stands(match, "deep_hall-dark") == (2, 4) and stock(match, 2) == (0, 0)


@pytest.mark.parametrize(("dark", "gold", "energy"), [("night_elves", 1, 2), ("trolls", 2, 1)])
def test_night_elves_and_trolls_attack_for_a_price(dark: str, gold: int, energy: int) -> None:
    """IM-128, IM-129: 2 energy and 1 gold, or 1 energy and 2 gold; without it the action is impossible."""
    tribes = (("wood_elves", dark), ("humans", "orcs"), ("dwarves", "demons"))
    plans = [{"tribe_special": "region_treehome"}, *OTHERS]
    match = given(armies=["treehome-light 3"], plans=plans, tribes=tribes, gold=[gold], energy=[energy])
    act(match, "tribe_special", "to:moonwell-light", "armies:2")
    assert stock(match) == (0, 0) and "region_treehome" in hand(match)
    match = given(armies=["treehome-light 3"], plans=plans, tribes=tribes, gold=[gold], energy=[energy - 1])
    assert asked(reveal(match, "tribe_special")) == "compensation"
