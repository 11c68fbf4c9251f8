"""The draft of the starting round: choosing, resolving and passing on cards."""

import pytest
from tests.support.immortals import asked, conflict, hand, holder, offered, play, player, stands, table, told, turn_of
from tests.support.immortals_draft import DARK_HAND, DARK_HAND_2, LIGHT_HAND, choose, draft, new

from wartable.engine.decision import NotOffered
from wartable.engine.log import bit
from wartable.immortals.masks import members
from wartable.matches.match import Match


def choose_homes(match: Match) -> Match:
    while asked(match) == "home_group":
        play(match, offered(match)[0])
    return match


# --- choosing


def test_hands_are_dealt_dark_and_light_in_turn() -> None:
    """IM-025, IM-026, IM-I08: five cards each, whole hands from the top, dark for the first player."""
    match = new(5, 2)
    stacks = [stack[:] for stack in match.game.draft_stacks]
    choose_homes(match)
    for place in range(5):
        seat = (match.game.first + place) % 5
        realm = 1 - place % 2
        expected = {stacks[realm].pop() for _ in range(5)}
        assert set(members(match.game.cards[seat].draft)) == expected
        assert player(match, seat).draft_realm == ["light", "dark"][realm]


def test_all_choose_at_the_same_time_unseen() -> None:
    """IM-027, IM-029: everybody is asked at once; nobody sees a choice before all have chosen."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[3, 3], [2, 2], [4, 4]])
    assert [one.seat for one in match.decisions()] == [0, 1, 2]
    before = table(match, 1)
    match.choose(0, "card:conflict_dark_foothold")
    after = table(match, 1)
    assert not after.players[0].choosing and before.players[0].choosing
    assert after.players[0].draft_hand == 5 and after.players[0].shown_conflicts == []
    match.choose(1, "card:conflict_light_moonwell")
    assert told(match, "revealed_draft_card") == []
    match.choose(2, "card:conflict_dark_gull_bay")
    shown = [str(fact["card"]) for fact in told(match, "revealed_draft_card")]
    assert shown == ["conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay"]


def test_a_card_of_a_free_site_must_be_chosen() -> None:
    """IM-028, IM-R12, IM-R13: cards of occupied sites, their own too, are not offered while another fits."""
    taken = {"mountainhome-dark": 0, "foothold-dark": 1, "deep_hall-dark": 2}
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[3, 3], [2, 2], [4, 4]], taken=taken)
    assert offered(match, 0) == ["card:conflict_dark_eagle_ledge", "card:conflict_dark_forge_fire"]
    with pytest.raises(NotOffered):
        match.choose(0, "card:conflict_dark_foothold")


def test_a_wild_card_needs_a_free_site_in_its_area() -> None:
    """IM-028: with the whole area occupied it does not fit."""
    mistwater = ("the_murk", "white_falls", "shore_lake", "reedmarch", "gull_bay")
    taken = {f"{name}-dark": 1 for name in mistwater}
    other = "conflict_dark_wild_mistwater conflict_dark_old_bridge conflict_dark_barrowfield"
    match = draft(hands=[DARK_HAND, LIGHT_HAND, other], groups=[[3], [2], [4]], taken=taken)
    assert offered(match, 2) == ["card:conflict_dark_old_bridge", "card:conflict_dark_barrowfield"]


def test_without_a_fitting_card_one_is_kept_unseen() -> None:
    """IM-036, IM-038, IM-R18: any card of the hand, no deployment, nothing shown."""
    taken = {f"{name}-dark": 1 for name in ("mountainhome", "foothold", "deep_hall", "forge_fire", "eagle_ledge")}
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[3], [2, 2], [4, 4]], taken=taken)
    assert len(offered(match, 0)) == 5
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert player(match, 0).groups == [3] and "conflict_dark_foothold" in hand(match, 0)
    assert all(fact["seat"] != 0 for fact in told(match, "revealed_draft_card"))
    assert "conflict_dark_foothold" not in str(table(match, 1))


def test_a_player_without_groups_keeps_a_card_each_draft_round() -> None:
    """IM-037, IM-038, IM-027: any card, unseen, although it would fit."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[], [2, 2], [4, 4]])
    assert len(offered(match, 0)) == 5
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert "conflict_dark_foothold" in hand(match, 0) and stands(match, "foothold-dark") == (None, 0)
    assert player(match, 0).conflict_cards == 1 and table(match, 1).players[0].shown_conflicts == []


# --- resolving


def test_mountainhome_with_a_group_of_ten() -> None:
    """IM-187, IM-030, IM-031, IM-033: ten armies, the region card from the stack, the conflict card discarded."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[10, 1, 1], [2, 2], [4, 4]])
    choose(match, "conflict_dark_mountainhome", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert turn_of(match) == 0 and asked(match) == "draft_group" and offered(match) == ["group:1", "group:10"]
    play(match, "group:10")
    assert stands(match, "mountainhome-dark") == (0, 10) and holder(match, "mountainhome") == 0
    assert "conflict_dark_mountainhome" in table(match).discard
    assert stands(match, "moonwell-light") == (1, 2) and stands(match, "gull_bay-dark") == (2, 4)  # then the others


def test_mountainhome_already_owned_in_the_other_realm() -> None:
    """IM-188, IM-034, IM-035: Dirk keeps the region card, Mike the conflict card, known to all."""
    light = LIGHT_HAND.replace("conflict_light_moonwell", "conflict_light_mountainhome")
    match = draft(
        hands=[DARK_HAND, light, DARK_HAND_2],
        groups=[[1], [2], [4, 4]],
        taken={"mountainhome-dark": 0},
        cards={"mountainhome": 0},
    )
    choose(match, "conflict_dark_foothold", "conflict_light_mountainhome", "conflict_dark_gull_bay")
    assert stands(match, "mountainhome-light") == (1, 2) and stands(match, "mountainhome-dark") == (0, 1)
    assert holder(match, "mountainhome") == 0 and "conflict_light_mountainhome" in hand(match, 1)
    assert table(match, 2).players[1].shown_conflicts == ["conflict_light_mountainhome"]


def test_who_owns_the_twin_has_the_region_card_already() -> None:
    """IM-R16, IM-035: the conflict card is discarded; both sites may be the same player's."""
    match = draft(
        hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2],
        groups=[[1], [2], [4, 4]],
        taken={"foothold-light": 0},
        cards={"foothold": 0},
    )
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert stands(match, "foothold-dark") == (0, 1) and stands(match, "foothold-light") == (0, 1)
    assert holder(match, "foothold") == 0 and "conflict_dark_foothold" not in hand(match, 0)
    assert "conflict_dark_foothold" in table(match).discard


def test_a_wild_card_goes_to_any_free_site_of_its_area() -> None:
    """IM-032, IM-R15, IM-R17: chosen on their own turn; the wild card itself is kept where the region card is owned."""
    match = draft(
        hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2],
        groups=[[1], [2], [4, 4]],
        taken={"gull_bay-dark": 0, "gull_bay-light": 0, "the_murk-light": 1},
        cards={"gull_bay": 0, "the_murk": 1},
    )
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_wild_mistwater")
    assert turn_of(match) == 2 and asked(match) == "draft_site"
    assert offered(match) == [f"site:{name}-dark" for name in ("the_murk", "white_falls", "shore_lake", "reedmarch")]
    play(match, "site:the_murk-dark")
    assert stands(match, "the_murk-dark") == (2, 4) and holder(match, "the_murk") == 1
    assert "conflict_dark_wild_mistwater" in hand(match, 2)


def test_a_site_taken_by_a_wild_card_in_the_same_draft_round() -> None:
    """IM-R14: the later player deploys nothing and keeps the card, which stays publicly known."""
    match = draft(
        hands=[DARK_HAND_2, LIGHT_HAND, "conflict_dark_shore_lake conflict_dark_old_bridge"],
        groups=[[1], [2], [4, 4]],
    )
    choose(match, "conflict_dark_wild_mistwater", "conflict_light_moonwell", "conflict_dark_shore_lake")
    play(match, "site:shore_lake-dark")
    assert stands(match, "shore_lake-dark") == (0, 1) and player(match, 2).groups == [4, 4]
    assert "conflict_dark_shore_lake" in hand(match, 2)
    assert table(match, 1).players[2].shown_conflicts == ["conflict_dark_shore_lake"]


# --- passing on


def test_hands_and_marker_go_to_the_left() -> None:
    """IM-039, IM-040, IM-R19, IM-R82: to the next seat, filled up from the stack of the hand's own realm."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[1, 1], [2, 2], [4, 4]])
    tops = [stack[-2:] for stack in match.game.draft_stacks]
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert table(match).marker == table(match).first_player == 1
    hands = [set(members(cards.draft)) for cards in match.game.cards]
    dark = {conflict(name) for name in DARK_HAND.split()} - {conflict("conflict_dark_foothold")}
    light = {conflict(name) for name in LIGHT_HAND.split()} - {conflict("conflict_light_moonwell")}
    assert hands[1] == dark | {tops[1][1]}  # seat 1 is first now and draws before seat 0
    assert hands[2] == light | {tops[0][1]}
    assert hands[0] > {tops[1][0]} and [len(one) for one in hands] == [5, 5, 5]
    assert [player(match, seat).draft_realm for seat in range(3)] == ["dark", "dark", "light"]


def test_a_player_knows_the_cards_passed_on() -> None:
    """IM-039: passed face down, so nobody else sees them; the passer knows them in every imagined world."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[1, 1], [2, 2], [4, 4]])
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    passed = {conflict(name) for name in DARK_HAND.split()} - {conflict("conflict_dark_foothold")}
    for seed in range(10):
        assert passed < set(members(match.imagine(0, seed).cards[1].draft))
    assert any(not passed < set(members(match.imagine(2, seed).cards[1].draft)) for seed in range(10))


def test_an_empty_stack_is_made_of_discards_of_its_realm() -> None:
    """IM-R20, IM-212: only when a card is to be drawn; with no discards the hand stays smaller."""
    match = draft(
        hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2],
        groups=[[1, 1], [2, 2], [4, 4]],
        stacks=("conflict_light_old_bridge", "conflict_dark_old_bridge"),
    )
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert [player(match, seat).draft_hand for seat in range(3)] == [5, 5, 5]
    assert all(name.startswith("conflict_light") for name in table(match).discard)  # dark discards were shuffled in
    assert table(match).draft_stacks["dark"] == 30 - 2 * 5


def test_without_discards_the_hand_stays_smaller() -> None:
    """IM-R20: and a player whose hand is empty chooses no card."""
    match = draft(
        hands=["conflict_dark_foothold", "conflict_light_moonwell conflict_light_heartwood", ""],
        groups=[[2, 1], [2, 2], []],
    )
    for stack in match.game.draft_stacks:
        match.game.discard |= sum(bit(one) for one in stack)
        stack.clear()
    kept, match.game.discard = match.game.discard, 0
    match.game.cards[2].conflicts = kept
    assert [one.seat for one in match.decisions()] == [1]  # seat 0 has one card, seat 2 none
    match.choose(1, "card:conflict_light_moonwell")
    play(match, "group:1")
    assert [player(match, seat).draft_hand for seat in range(3)] == [0, 1, 2]  # the discards: one of each realm


def test_groups_without_any_draft_card_go_anywhere() -> None:
    """IM-R21: on their turn to any free site of either realm, with its region card if it is in the stack."""
    match = draft(hands=["", LIGHT_HAND, DARK_HAND_2], groups=[[3, 2], [2], [4]], taken={"foothold-dark": 1})
    match.choose(1, "card:conflict_light_moonwell")
    match.choose(2, "card:conflict_dark_gull_bay")
    assert turn_of(match) == 0 and len(offered(match)) == 49 and "site:foothold-dark" not in offered(match)
    play(match, "site:emerald_cliff-light", "group:3")
    assert stands(match, "emerald_cliff-light") == (0, 3) and holder(match, "emerald_cliff") == 0
