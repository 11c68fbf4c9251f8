"""Attack and movement: from where, to where, with whom, and for whom the inhabitants fight."""

import pytest
from tests.support.immortals import act, asked, given, offered, play, reveal, stands, stock, told

from wartable.matches.match import Match

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


def cases(match: Match) -> dict[str, object]:
    """For whom the inhabitants fight, by target."""
    return {option.key.removeprefix("to:"): option.facts["case"] for option in match.decisions()[0].options}


def attack_with(card: str, armies: list[str], **more: object) -> Match:
    return act(given(armies=armies, plans=[{"attack_1": card}, *OTHERS], **more), "attack_1")  # type: ignore[arg-type]


def test_an_attack_goes_to_adjacent_sites_of_others_or_nobody() -> None:
    """IM-108, IM-109, IM-111: free or owned by others, same realm, whatever the card shows."""
    match = attack_with("conflict_dark_gull_bay", ["treehome-light 3, heartwood-light 1", "moonwell-light 2"])
    assert offered(match) == ["to:moonwell-light", "to:borderland-light", "to:thornreach-light"]


def test_sources_have_two_armies_and_a_target() -> None:
    """IM-144, IM-R47: a site with one army, or surrounded by the player's sites, cannot attack."""
    surrounded = "treehome-light 5, moonwell-light 2, heartwood-light 1, borderland-light 1, thornreach-light 1"
    match = attack_with("conflict_dark_gull_bay", [surrounded + ", gull_bay-dark 2"])
    assert offered(match) == ["from:moonwell-light", "from:gull_bay-dark"]


def test_no_attack_is_possible() -> None:
    """IM-R47: with single armies only, the action is compensated."""
    match = given(armies=["treehome-light 1"], plans=[{"attack_1": "region_treehome"}, *OTHERS])
    assert asked(reveal(match, "attack_1")) == "compensation"


def test_attacks_from_common_spaces_are_free() -> None:
    """IM-110: on both attack spaces and on attack or movement."""
    for space in ("attack_1", "attack_2", "attack_or_move"):
        match = given(armies=["treehome-light 3"], plans=[{space: "region_treehome"}, *OTHERS])
        act(match, space, "to:moonwell-light", "armies:2")
        assert stock(match) == (0, 0) and len(told(match, "thrown")) == 1


def test_at_least_one_attacks_and_one_stays() -> None:
    """IM-144, IM-I13: of five armies one to four may attack."""
    match = play(attack_with("region_treehome", ["treehome-light 5"]), "to:moonwell-light")
    assert offered(match) == [f"armies:{number}" for number in (1, 2, 3, 4)]
    play(match, "armies:4")
    assert stands(match, "treehome-light")[1] == 1


def test_a_portal_leads_one_way() -> None:
    """IM-117, IM-100, IM-101, IM-R58: Mike may attack from Heartwood-light, Ani not from Heartwood-dark."""
    armies = ["heartwood-light 2", "heartwood-dark 3"]
    plans = [{"attack_1": "region_heartwood"}, {"attack_1": "conflict_light_gull_bay"}, {"magic_1": "blank"}]
    match = given(armies=armies, plans=plans, portals="heartwood-light")
    assert "to:heartwood-dark" in offered(act(match.copy(), "attack_1"))
    ani = given(armies=armies, plans=plans, portals="heartwood-light", first=1)
    assert "to:heartwood-light" not in offered(act(ani, "attack_1"))
    own_portal = given(
        armies=["heartwood-light 2", ""], plans=[{"attack_1": "region_heartwood"}, *OTHERS], portals="moonwell-light"
    )
    assert "to:heartwood-dark" not in offered(act(own_portal, "attack_1"))


FORGE = ["forge_fire-light 3", "heartwood-light 2"]


@pytest.mark.parametrize(
    ("card", "case"),
    [
        ("conflict_light_heartwood", "for_attacker"),
        ("conflict_light_forge_fire", "neutral"),
        ("region_forge_fire", "neutral"),
        ("conflict_light_gull_bay", "for_defender"),
        ("conflict_dark_heartwood", "for_defender"),
        ("conflict_dark_forge_fire", "for_defender"),
        ("conflict_light_wild_greenwood", "for_attacker"),
        ("conflict_light_wild_skyspine", "neutral"),
        ("conflict_dark_wild_greenwood", "for_defender"),
    ],
)
def test_from_forge_fire_into_heartwood(card: str, case: str) -> None:
    """IM-118, IM-112, IM-113, IM-114, IM-115, IM-R56: what the card shows decides for whom the inhabitants fight."""
    assert cases(attack_with(card, FORGE))["heartwood-light"] == case


def test_a_region_card_shows_the_attackers_own_sites() -> None:
    """IM-115, IM-R55: the card of the attacked region does not win its inhabitants; with the table option it does."""
    armies = ["forge_fire-light 3, heartwood-dark 1", "heartwood-light 2"]
    assert cases(attack_with("region_heartwood", armies))["heartwood-light"] == "for_defender"
    both = {"region_card_shows_both_realms": True}
    assert cases(attack_with("region_heartwood", armies, options=both))["heartwood-light"] == "for_attacker"


def test_the_best_case_counts() -> None:
    """IM-116, IM-R57: a wild card over source and target is case A; a region card through a portal case B, or A."""
    armies = ["moonwell-light 3", "heartwood-light 2"]
    assert cases(attack_with("conflict_light_wild_greenwood", armies))["heartwood-light"] == "for_attacker"
    twins = ["heartwood-light 3", "heartwood-dark 2"]
    portal = attack_with("region_heartwood", twins, portals="heartwood-light")
    assert cases(portal)["heartwood-dark"] == "neutral"
    both = {"region_card_shows_both_realms": True}
    option = attack_with("region_heartwood", twins, portals="heartwood-light", options=both)
    assert cases(option)["heartwood-dark"] == "for_attacker"


def test_a_conflict_card_of_the_source_of_a_portal_attack() -> None:
    """IM-R56: the card of the attacked region in the other realm is case B here, as it shows the source."""
    match = attack_with(
        "conflict_light_heartwood", ["heartwood-light 3", "heartwood-dark 2"], portals="heartwood-light"
    )
    assert cases(match)["heartwood-dark"] == "neutral"


# --- attack or movement


def test_attack_or_movement_is_decided_after_revealing() -> None:
    """IM-119: either an attack or a movement for 1 gold; only what is possible is offered."""
    armies = ["treehome-light 3, moonwell-light 1"]
    match = given(armies=armies, plans=[{"attack_or_move": "region_treehome"}, *OTHERS], gold=[1])
    assert offered(act(match, "attack_or_move")) == ["attack", "move"]
    poor = given(armies=armies, plans=[{"attack_or_move": "region_treehome"}, *OTHERS])
    assert asked(act(poor, "attack_or_move")) == "target"  # no gold: only the attack is possible
    elsewhere = given(armies=armies, plans=[{"attack_or_move": "conflict_dark_gull_bay"}, *OTHERS], gold=[1])
    assert asked(act(elsewhere, "attack_or_move")) == "target"  # the card shows no own site to start from


def test_from_white_falls_over_borderland_to_treehome() -> None:
    """IM-124, IM-120, IM-121, IM-123: 4 of 6 armies move for 1 gold, 2 stay, Borderland is unchanged."""
    armies = ["white_falls-light 6, borderland-light 1, treehome-light 2"]
    match = given(armies=armies, plans=[{"attack_or_move": "region_white_falls"}, *OTHERS], gold=[1])
    act(match, "attack_or_move", "move")
    assert offered(match) == ["to:treehome-light", "to:borderland-light"]
    play(match, "to:treehome-light")
    assert offered(match) == [f"armies:{number}" for number in range(1, 6)]
    play(match, "armies:4")
    assert [stands(match, f"{name}-light")[1] for name in ("white_falls", "borderland", "treehome")] == [2, 1, 6]
    assert stock(match) == (0, 0)


def test_a_movement_crosses_only_the_players_own_sites() -> None:
    """IM-121: Borderland is another player's, so Treehome cannot be reached; without a goal the move is impossible."""
    armies = ["white_falls-light 6, treehome-light 2", "borderland-light 1"]
    match = given(armies=armies, plans=[{"attack_or_move": "region_white_falls"}, *OTHERS], gold=[1])
    assert asked(act(match, "attack_or_move")) == "source"


def test_a_movement_may_lead_through_a_portal() -> None:
    """IM-122: in its direction only."""
    armies = ["treehome-light 3, treehome-dark 3, moonwell-dark 1"]
    match = given(
        armies=armies, plans=[{"attack_or_move": "region_treehome"}, *OTHERS], gold=[1], portals="treehome-light"
    )
    act(match, "attack_or_move", "move", "from:treehome-light")
    assert offered(match) == ["to:moonwell-dark", "to:treehome-dark"]
    match = given(
        armies=armies, plans=[{"attack_or_move": "region_treehome"}, *OTHERS], gold=[1], portals="treehome-light"
    )
    act(match, "attack_or_move", "move", "from:treehome-dark")
    assert asked(match) == "move_number"  # Moonwell-dark is the only goal: the portal does not lead back


def test_the_starting_site_keeps_an_army() -> None:
    """IM-123, IM-R47: a single army cannot move."""
    armies = ["white_falls-light 1, borderland-light 1"]
    match = given(armies=armies, plans=[{"attack_or_move": "region_white_falls"}, *OTHERS], gold=[1])
    assert asked(reveal(match, "attack_or_move")) == "compensation"
