"""Contents: regions, cards, tribes, boards and counts."""

import pytest
from tests.support.immortals import TITLE, TRIBES, act, given, offered, play, player, site, table

from wartable.immortals.components import (
    ADJACENT,
    AREA_SITES,
    BOARDS,
    CONFLICT_CARDS,
    DARK_TRIBES,
    LIGHT_TRIBES,
    MAGIC_CARD_ROWS,
    REGION_ROWS,
    SITE_IDS,
    STANDS_FOR,
    TOML,
)
from wartable.immortals.masks import count, members
from wartable.matches.match import Match


def test_both_realms_hold_the_same_five_areas_of_five_regions() -> None:
    """IM-001, IM-R06: 25 regions, 50 sites, no region under two spellings."""
    assert len(REGION_ROWS) == 25 and len(SITE_IDS) == len(set(SITE_IDS)) == 50
    assert [count(area) for area in AREA_SITES] == [5] * 10
    names = [region.name.lower().replace(" ", "") for region in REGION_ROWS]
    assert len(set(names)) == 25 and names.count("tributepass") == 1


def test_a_region_card_shows_both_realms() -> None:
    """IM-002: the amounts of light and dark, and it stands for both sites."""
    shore_lake = next(region for region in REGION_ROWS if region.id == "shore_lake")
    assert shore_lake.gold == [5, 1] and shore_lake.energy == [1, 5]
    assert [SITE_IDS[site] for site in members(STANDS_FOR[shore_lake.number])] == [
        "shore_lake-light",
        "shore_lake-dark",
    ]


def test_there_are_sixty_conflict_cards() -> None:
    """IM-003, IM-R02: one a site and one wild card for each area and realm, 30 of each realm."""
    plain = sorted(2 * card.region + card.realm for card in CONFLICT_CARDS if not card.wild)
    wild = sorted((card.area, card.realm) for card in CONFLICT_CARDS if card.wild)
    assert plain == list(range(50)) and wild == [(area, realm) for area in range(5) for realm in range(2)]
    assert sum(card.realm == 0 for card in CONFLICT_CARDS) == 30


def test_every_player_has_four_blank_and_four_magic_cards() -> None:
    """IM-004, IM-005, IM-018: the same set for everybody."""
    match = given(players=5, phase="planning")
    hands = [player(match, seat).hand for seat in range(5)]
    assert all(hand is not None and hand.blanks == 4 for hand in hands)
    assert all(hand is not None and hand.magic == [card.id for card in MAGIC_CARD_ROWS] for hand in hands)
    assert TOML["counts"]["blank_cards"] == TOML["counts"]["magic_cards"] == 20


def test_a_board_is_one_light_and_one_dark_half() -> None:
    """IM-006, IM-007, IM-R05: eight army and two magic spaces, wherever they are printed."""
    assert len(LIGHT_TRIBES) == len(DARK_TRIBES) == 5
    for row in BOARDS:
        for board in row:
            kinds = ["magic" if space.same_as == "magic" else "army" for space in board.spaces]
            assert kinds == ["army"] * 8 + ["magic"] * 2


def test_the_eight_army_spaces() -> None:
    """IM-R03: six common actions, attack twice, and the special of the dark tribe."""
    spaces = [space.action for space in player(given(tribes=TRIBES)).spaces[:7]]
    expected = ["extract_gold", "extract_energy", "construct", "attack", "transition_3", "attack", "attack_or_move"]
    assert spaces == expected


def test_light_tribes_have_no_special_action() -> None:
    """IM-R04, IM-097: they differ in costs, home, groups and start resources only."""
    for dark in range(5):
        boards = [BOARDS[light][dark] for light in range(5)]
        assert (
            len({tuple((space.action, space.cost.energy, space.cost.gold) for space in b.spaces) for b in boards}) == 1
        )
    costs = {tuple((cost.energy, cost.gold) for cost in tribe.construct) for tribe in LIGHT_TRIBES}
    assert len(costs) == 5 and len({tribe.home for tribe in LIGHT_TRIBES}) == 5


def test_the_counts_of_the_box() -> None:
    """IM-008, IM-009, IM-010, IM-011, IM-012, IM-209: cubes, tiles, inhabitants, tokens and trackers."""
    counts = TOML["counts"]
    assert counts["army_cubes_per_color"] == 45 and counts["army_cubes_used_per_player"] == 43
    assert counts["building_tiles"] == 50 and counts["inhabitants"] == 20 and counts["dice_towers"] == 1
    assert counts["victory_point_tokens"] == counts["plus60_markers"] == 5
    assert [token["id"] for token in TOML["currency_token"]] == ["gold", "energy"]
    for token in TOML["currency_token"]:
        assert [(one["value"], one["count"]) for one in token["values"]] == [(1, 15), (2, 22), (5, 28)]
    view = table(given(round_number=2, phase="planning"))
    assert view.round == 2 and view.rounds == 7 and view.marker == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cubes_of_a_new_game(players: int) -> None:
    """IM-008, IM-010: 43 armies of each player and 20 inhabitants, all of them still in the supply."""
    view = table(Match(TITLE, players, 1, {}))
    armies = [sum(one.armies for one in view.sites if one.owner == seat) for seat in range(players)]
    groups = [one.supply + sum(one.groups) + sum(one.limbo.values()) for one in view.players]
    assert [on_sites + others for on_sites, others in zip(armies, groups, strict=True)] == [43] * players
    assert view.inhabitants == 20 and view.tray.inhabitants == 0


@pytest.mark.parametrize("structure", ["shrine", "capital"])
def test_the_fiftieth_building_tile(structure: str) -> None:
    """IM-009: with 49 tiles on the map the last one can still be built, as a shrine or as a capital."""
    built = " ".join(name for name in SITE_IDS if name != "treehome-light")
    plans = [{"construct": "region_treehome"}, {"magic_1": "blank"}, {"magic_1": "blank"}]
    match = given(armies=["treehome-light 1"], plans=plans, gold=[9], energy=[9], shrines=built)
    assert structure in offered(act(match, "construct"))
    play(match, structure)
    assert sum(one.building is not None for one in table(match).sites) == 50
    assert site(match, "treehome-light").building == structure


def test_change_can_always_be_made() -> None:
    """IM-011: a player with 5 gold pays 1 and has 4 left, whatever tokens they are."""
    armies = ["white_falls-light 6, borderland-light 1, treehome-light 2"]
    plans = [{"attack_or_move": "region_white_falls"}, {"magic_1": "blank"}, {"magic_1": "blank"}]
    match = given(armies=armies, plans=plans, gold=[5])
    act(match, "attack_or_move", "move", "to:treehome-light", "armies:4")
    assert player(match).gold == 4


def test_tiles_gold_and_energy_do_not_run_out() -> None:
    """IM-R08, IM-R09: a tile for every site, and no limit to gold and energy."""
    assert TOML["counts"]["building_tiles"] == len(SITE_IDS)
    match = given(gold=[1000], energy=[1000], phase="planning")
    assert (player(match).gold, player(match).energy) == (1000, 1000)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("white_falls", "borderland"),
        ("borderland", "treehome"),
        ("the_murk", "white_falls"),
        ("forge_fire", "heartwood"),
    ],
)
def test_borders_named_by_the_examples(one: str, other: str) -> None:
    """IM-109, IM-124, IM-170, IM-118: regions of the examples share a border, in each realm separately."""
    for realm in ("light", "dark"):
        neighbours = [SITE_IDS[site] for site in members(ADJACENT[SITE_IDS.index(f"{one}-{realm}")])]
        assert f"{other}-{realm}" in neighbours and all(name.endswith(realm) for name in neighbours)
