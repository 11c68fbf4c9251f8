"""Phase 2, planning: what may lie where, in secret, and in which order it is entered."""

from typing import Any

import pytest
from tests.support.immortals import asked, given, hand, offered, plan, play, player, reveal, table, turn_of

from wartable.engine.decision import NotOffered
from wartable.matches.match import Match

HOMES = ["treehome-light 3, moonwell-dark 1", "crown_hill-light 3", "deep_hall-light 3"]
REGIONS = ["treehome moonwell gull_bay", "crown_hill", "deep_hall"]
CONFLICTS = ["conflict_light_gull_bay conflict_dark_wild_skyspine", "", ""]
ALL = ["region_moonwell", "region_treehome", "conflict_light_gull_bay", "conflict_dark_wild_skyspine"]


def planning(**changes: Any) -> Match:
    return given(**{"armies": HOMES, "regions": REGIONS, "conflicts": CONFLICTS, "phase": "planning", **changes})


def cards_offered(match: Match) -> list[str]:
    return [key.split(":")[1] for key in offered(match)]


def test_all_plan_at_the_same_time() -> None:
    """IM-058, IM-R40: everybody is asked at once; the phase ends when all are done; others see only who is done."""
    match = planning(plans=[{}, {}, {}])
    assert [one.seat for one in match.decisions()] == [0, 1, 2]
    before = table(match, 1)
    match.choose(0, "extract_gold:region_treehome")
    assert table(match, 1) == before and table(match, None) == table(match, None)
    match.choose(2, "extract_gold:blank")
    assert table(match, 1) == before
    plan(match)
    assert [one.choosing for one in table(match, 1).players] == [False, True, True]
    plan(match)
    plan(match)
    assert table(match).phase == "performance"


def test_army_spaces_take_region_conflict_and_blank_cards() -> None:
    """IM-060, IM-063: conflict cards whether or not the site is owned; no magic cards."""
    match = planning()
    play(match, "extract_gold:empty", "extract_energy:empty")
    assert cards_offered(match) == [*ALL, "blank", "empty"]


def test_magic_spaces_take_magic_and_blank_cards() -> None:
    """IM-061, IM-139: any of the four on either space, each once a round."""
    match = planning()
    while not offered(match)[0].startswith("magic"):
        play(match, offered(match)[-1])
    assert offered(match) == [
        "magic:transition_5",
        "magic:card_or_first_player",
        "magic:takeover_or_shrine",
        "magic:cards_or_transition_2",
        "magic:blank",
        "magic:empty",
    ]
    play(match, "magic:card_or_first_player")
    assert cards_offered(match) == ["takeover_or_shrine", "cards_or_transition_2", "blank", "empty"]
    play(match, "magic:takeover_or_shrine")
    assert turn_of(match) == 1 and hand(match, 0) >= {"transition_5", "cards_or_transition_2"}


def test_a_region_card_needs_an_army_in_its_region() -> None:
    """IM-062, IM-R35: in either realm; Gull Bay's card is held without an army there and cannot be laid."""
    match = planning()
    assert "region_gull_bay" in hand(match, 0)
    assert not any("region_gull_bay" in key for key in offered(match))
    assert "extract_gold:region_moonwell" in offered(match)  # the army is in the dark realm
    with pytest.raises(NotOffered):
        match.choose(0, "extract_gold:region_gull_bay")


def test_wild_cards_do_not_extract() -> None:
    """IM-064, IM-089: neither gold nor energy, nor on the Orcs' special space."""
    match = planning(
        armies=["crown_hill-light 3", *HOMES[:1], HOMES[2]],
        regions=["crown_hill", "treehome moonwell", ""],
        conflicts=["", "conflict_light_gull_bay conflict_dark_wild_skyspine", ""],
        first=1,
    )
    wild = "conflict_dark_wild_skyspine"
    offers = {}
    for _ in range(8):
        option = match.decisions()[0].options[0]
        space, name = option.touches[0].split(":")[-1], option.key.split(":")[0]
        offers[space] = wild in cards_offered(match)
        laid = {"attack_1": "region_treehome", "extract_gold": "region_moonwell"}.get(space, "empty")
        play(match, f"{name}:{laid}")
    assert not offers["extract_gold"] and not offers["extract_energy"] and not offers["tribe_special"]  # seat 1: Orcs
    assert offers["construct"] and offers["attack_1"] and offers["transition_3"] and offers["attack_or_move"]


def test_a_card_lies_on_one_space_only() -> None:
    """IM-059, IM-I28: at most one card a space, spaces may stay empty, a card laid is no longer in hand."""
    match = planning()
    play(match, "extract_gold:region_treehome", "extract_energy:empty")
    assert "construct:region_treehome" not in offered(match) and "region_treehome" not in hand(match, 0)
    spaces = {space.id: space.card for space in player(match, 0).spaces}
    assert spaces["extract_gold"] == "region_treehome" and spaces["extract_energy"] is None


def test_nothing_may_be_planned() -> None:
    """IM-R38, IM-R42, IM-065: if nobody lays a card, no action is done and scoring follows at once."""
    match = planning(round_number=2)
    for _ in range(3):
        plan(match)
    assert table(match).round == 3 and asked(match) == "draw"


def test_a_player_has_four_blank_cards() -> None:
    """IM-004, IM-060, IM-061: blanks may lie on army and magic spaces, four in all."""
    match = planning()
    play(match, "extract_gold:blank", "extract_energy:blank", "construct:blank", "attack:blank")
    assert cards_offered(match) == [*ALL, "empty"]
    match = planning()
    for _ in range(4):
        play(match, next(key for key in offered(match) if key.endswith("blank")))
    assert not any(key.endswith("blank") for key in offered(match))


def test_own_cards_may_be_looked_at_others_may_not() -> None:
    """IM-066, IM-R39: the owner sees the cards, others that there is one, once everybody is done."""
    match = planning()
    plan(match, {"construct": "conflict_light_gull_bay", "magic_1": "blank"})
    assert not any(space.laid for space in table(match, 1).players[0].spaces)
    for _ in range(2):
        plan(match)
    own = {space.id: space.card for space in player(match, 0).spaces if space.laid}
    assert own == {"construct": "conflict_light_gull_bay", "magic_1": "blank"}
    for viewer in (1, 2, None):
        seen = table(match, viewer).players[0]
        assert [space.id for space in seen.spaces if space.laid] == ["construct", "magic_1"]
        assert all(space.card is None for space in seen.spaces) and seen.hand is None
        assert seen.conflict_cards == 2


def test_spaces_alike_are_filled_in_one_order() -> None:
    """IM-R84: on the second attack space only later cards, blank after blank, empty after empty."""
    match = planning()
    play(
        match,
        "extract_gold:empty",
        "extract_energy:empty",
        "construct:empty",
        "attack:region_treehome",
        "transition_3:empty",
    )
    assert cards_offered(match) == ["conflict_light_gull_bay", "conflict_dark_wild_skyspine", "blank", "empty"]
    match = planning()
    play(match, "extract_gold:empty", "extract_energy:empty", "construct:empty", "attack:blank", "transition_3:empty")
    assert offered(match) == ["attack:blank", "attack:empty"]
    match = planning()
    play(match, "extract_gold:empty", "extract_energy:empty", "construct:empty", "attack:empty", "transition_3:empty")
    assert offered(match)[0].startswith("attack_or_move")  # the second attack space can only stay empty


def test_of_spaces_alike_others_see_the_number_only() -> None:
    """IM-R84: two cards, then one, without telling from which of the two a card was revealed."""
    for revealed in ("attack_1", "attack_2"):
        match = given(
            armies=HOMES,
            plans=[{"attack_1": "region_treehome", "attack_2": "conflict_light_gull_bay"}, {"construct": "blank"}],
        )
        seen = [space.id for space in table(match, 1).players[0].spaces if space.laid]
        assert seen == ["attack_1", "attack_2"]
        play(reveal(match, revealed), "forfeit", "gold")
        seen = [space.id for space in table(match, 1).players[0].spaces if space.laid]
        assert seen == ["attack_1"]
        assert [str(event.facts["space"]) for event in match.events if event.name == "revealed"] == ["attack"]


def in_any_order(match: Match, keys: list[str]) -> Match:
    """Answer each question of a plan with the first option that is among the keys that are left."""
    left = keys[:]
    while asked(match) == "plan" and turn_of(match) == 1:
        key = next(one for one in offered(match) if one in left or one.endswith(":empty"))
        match.choose(1, key)
        if key in left:
            left.remove(key)
    assert left == []
    return match


def test_a_plan_is_a_set_of_names_and_cards() -> None:
    """IM-R84: interchangeable spaces have one name, so the same keys in any order make the same plan.

    Seat 1 leads the Orcs, whose special space is a second one for extracting gold.
    """
    keys = [
        "attack:conflict_light_gull_bay",
        "attack:region_crown_hill",
        "extract_gold:conflict_dark_gull_bay",
        "extract_gold:blank",
        "magic:transition_5",
        "magic:blank",
        "construct:blank",
    ]
    boards = []
    for turned in range(len(keys)):
        match = given(
            armies=["treehome-light 1", "crown_hill-light 3"],
            regions=["", "crown_hill"],
            conflicts=["", "conflict_light_gull_bay conflict_dark_gull_bay"],
            first=1,
            phase="planning",
        )
        in_any_order(match, keys[turned:] + keys[:turned][::-1])
        boards.append([space.card for space in player(match, 1).spaces])
    assert boards[0] == [
        "conflict_dark_gull_bay",
        None,
        "blank",
        "region_crown_hill",
        None,
        "conflict_light_gull_bay",
        None,
        "blank",
        "transition_5",
        "blank",
    ]
    assert all(board == boards[0] for board in boards)


def test_two_blank_cards_on_spaces_alike_are_one_option() -> None:
    """IM-R84: which of the two is revealed makes no difference; a page may light both spaces."""
    plans = [{"attack_1": "blank", "attack_2": "blank", "construct": "region_treehome"}, {"construct": "blank"}]
    match = given(armies=HOMES, plans=plans)
    assert offered(match) == ["reveal:construct:region_treehome", "reveal:attack:blank", "pass"]
    assert match.decisions()[0].options[1].touches == ["space:0:attack_1", "space:0:attack_2"]
    play(reveal(match, "attack_1"), "gold")
    assert [space.id for space in player(match, 0).spaces if space.laid] == ["construct", "attack_2"]


def test_special_spaces_that_are_alike() -> None:
    """IM-R84: extract gold and the Orcs' space, transition and the Necromancers' space, both attacks, both magic."""
    from wartable.immortals.components import BOARDS, DARK_TRIBES, SPACE_IDS

    pairs = {}
    for dark in DARK_TRIBES:
        spaces = BOARDS[0][dark.number].spaces
        pairs[dark.id] = {(one.id, SPACE_IDS[one.twin]) for one in spaces if one.twin > one.number}
    common = {("attack_1", "attack_2"), ("magic_1", "magic_2")}
    assert pairs["demons"] == pairs["night_elves"] == pairs["trolls"] == common
    assert pairs["orcs"] == common | {("extract_gold", "tribe_special")}
    assert pairs["necromancers"] == common | {("transition_3", "tribe_special")}
