"""The starting round: home regions, draft, deployment, and how it ends."""

from collections import Counter

import pytest
from tests.support.immortals import (
    asked,
    conflict,
    hand,
    holder,
    limbo,
    offered,
    play,
    player,
    stands,
    stock,
    table,
    told,
    turn_of,
)

from wartable.engine.decision import NotOffered
from wartable.engine.log import bit
from wartable.engine.match import Match
from wartable.immortals.components import BOARDS, REGION_IDS, SITE_IDS
from wartable.immortals.draft import DraftRound
from wartable.immortals.masks import members
from wartable.immortals.table import Player
from wartable.immortals.title import TITLE
from wartable.immortals.verbs import place_armies, take_region_card


def new(players: int = 3, seed: int = 1) -> Match:
    return Match(TITLE, players, seed, {})


def choose_homes(match: Match) -> Match:
    while asked(match) == "home_group":
        play(match, offered(match)[0])
    return match


def draft(
    *,
    hands: list[str],
    groups: list[list[int]],
    taken: dict[str, int] | None = None,
    cards: dict[str, int] | None = None,
    realms: list[str] | None = None,
    stacks: tuple[str, str] | None = None,
) -> Match:
    """A draft round about to begin with these hands and groups; seat 0 is first. `taken`: sites with one army."""
    match = new(len(hands), 1)
    game = match.game
    game.agenda.clear()
    game.asker = game.decision = None
    game.first = game.marker = 0
    for seat, text in enumerate(hands):
        game.players[seat] = Player(BOARDS[seat][seat], list(groups[seat]), [0, 0], [0] * 5)
        game.players[seat].supply = 43 - sum(groups[seat])
        game.cards[seat].draft = sum(bit(conflict(name)) for name in text.split())
        game.cards[seat].draft_realm = ["light", "dark"].index((realms or ["dark", "light", "dark"])[seat])
        game.cards[seat].holds = game.cards[seat].regions = 0
    game.armies, game.region_stack = [0] * 50, game.mode.regions
    for name, seat in (taken or {}).items():
        place_armies(game, seat, SITE_IDS.index(name), 1)
        game.players[seat].supply -= 1
    for name, seat in (cards or {}).items():
        take_region_card(game, seat, REGION_IDS.index(name))
    dealt = sum(one.draft for one in game.cards)
    rest = [one for one in range(60) if not dealt >> one & 1]
    game.draft_stacks = [[one for one in rest if one < 30], [one for one in rest if one >= 30]]
    if stacks is not None:
        keep = [[conflict(name) for name in text.split()] for text in stacks]
        game.discard = sum(bit(one) for one in rest if one not in keep[0] + keep[1])
        game.draft_stacks = keep
    match.events.clear()
    game.do(DraftRound())
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


def cards_of(realm: str, names: str) -> str:
    return " ".join(f"conflict_{realm}_{name}" for name in names.split())


LIGHT_HAND = cards_of("light", "moonwell heartwood treehome borderland thornreach")
DARK_HAND = cards_of("dark", "mountainhome foothold deep_hall forge_fire eagle_ledge")
DARK_HAND_2 = cards_of("dark", "gull_bay reedmarch white_falls the_murk wild_mistwater")


def choose(match: Match, *cards: str) -> Match:
    for seat, card in enumerate(cards):
        match.choose(seat, f"card:{card}")
    assert TITLE.broken_invariants(match.game) == []
    return match


# --- home regions


@pytest.mark.parametrize("players", [3, 4, 5])
def test_army_groups_lie_on_the_board(players: int) -> None:
    """IM-020, IM-021: the printed groups; the outermost two of 2 armies only with three or four players."""
    match = new(players)
    last = match.game.players[(match.game.first + players - 1) % players]
    printed = last.board.light.groups + last.board.dark.groups
    assert sorted(last.groups) == sorted(printed + ([2, 2] if players < 5 else []))


def test_each_player_sends_a_group_home() -> None:
    """IM-022, IM-023, IM-024, IM-R11: in player order: a group to the light home, its card, two armies to the dark."""
    match = new(4, 3)
    order = []
    while asked(match) == "home_group":
        seat = turn_of(match)
        order.append(seat)
        groups = sorted(set(player(match, seat).groups))
        assert offered(match) == [f"group:{size}" for size in groups]
        before, supply = player(match, seat).groups, player(match, seat).supply
        play(match, offered(match)[-1])
        home = player(match, seat).home
        assert stands(match, f"{home}-light") == (seat, groups[-1]) and stands(match, f"{home}-dark") == (seat, 2)
        assert holder(match, home) == seat and player(match, seat).supply == supply - 2
        assert Counter(before) - Counter(player(match, seat).groups) == Counter([groups[-1]])
    first = match.game.first
    assert order == [(first + place) % 4 for place in range(4)]


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
    shown = {str(fact["card"]) for fact in told(match, "revealed_draft_card")}
    assert shown == {"conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay"}


def test_a_card_of_a_free_site_must_be_chosen() -> None:
    """IM-028, IM-R12, IM-R13: cards of occupied sites, the own ones too, are not offered while another fits."""
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


def test_who_owns_the_twin_keeps_the_conflict_card() -> None:
    """IM-R16, IM-035: the own region card is not in the stack either; both sites may be the same player's."""
    match = draft(
        hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2],
        groups=[[1], [2], [4, 4]],
        taken={"foothold-light": 0},
        cards={"foothold": 0},
    )
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    assert stands(match, "foothold-dark") == (0, 1) and stands(match, "foothold-light") == (0, 1)
    assert "conflict_dark_foothold" in hand(match, 0) and holder(match, "foothold") == 0


def test_a_wild_card_goes_to_any_free_site_of_its_area() -> None:
    """IM-032, IM-R15, IM-R17: chosen on the own turn; the wild card itself is kept where the region card is owned."""
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
    """IM-039: passed face down, so nobody else sees them; whoever passes knows them in every imagined world."""
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


# --- the end of the draft


def finish(match: Match) -> Match:
    while match.game.round == 0 and asked(match) != "divide":
        play(match, offered(match)[0])
    return match


def test_the_starting_round_ends_when_nobody_has_groups() -> None:
    """IM-041, IM-R22, IM-R23, IM-043, IM-045: at once; hands join the stack, the marker stays."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[1], [2], [4]])
    choose(match, "conflict_dark_foothold", "conflict_light_moonwell", "conflict_dark_gull_bay")
    view = table(match)
    assert view.phase != "starting_round" and view.marker == 0 and view.discard == []
    assert [one.draft_hand for one in view.players] == [0, 0, 0] and view.stack == 60
    assert sorted(match.game.stack) == list(range(60)) and match.game.stack != list(range(60))


def test_kept_cards_stay_and_last_hands_are_not_shown() -> None:
    """IM-043, IM-R83: the stack holds all but the kept cards; no event names the last hands."""
    match = finish(new(4, 8))
    kept = sum(one.conflict_cards for one in table(match).players)
    assert table(match).stack == 60 - kept
    names = {event.name for event in match.events}
    assert "discarded_hand" not in names
    for seat in range(4):
        own = set(members(match.game.memory.buried[seat]))
        assert own <= set(match.game.stack)


def test_start_resources_are_those_of_both_halves() -> None:
    """IM-042, IM-189: Humans and Orcs start with exactly 9 energy and 7 gold."""
    for seed in range(200):
        match = new(3, seed)
        tribes = [(one.light_tribe, one.dark_tribe) for one in table(match).players]
        if ("humans", "orcs") in tribes:
            seat = tribes.index(("humans", "orcs"))
            assert stock(finish(match), seat) == (7, 9)
            return
    raise AssertionError("nobody leads Humans and Orcs")


def test_three_armies_go_into_each_limbo() -> None:
    """IM-044: from the personal supply, before the tower is seeded."""
    match = finish(new(3, 4))
    for seat in range(3):
        one = player(match, seat)
        fallen = table(match).tray.armies[seat]
        if asked(match) == "divide" and turn_of(match) == seat:
            assert limbo(match, seat) == (3, 3) and fallen > 0
        groups = sum(match.game.players[seat].board.groups(True))
        assert one.supply == 43 - groups - 2 - 6 - 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draft_always_ends(players: int) -> None:
    """IM-R21, IM-R80: also when everybody takes the last option each time; all groups stand on the board."""
    for seed in range(6):
        match = new(players, seed)
        choices = 0
        while match.game.round == 0:
            match.choose(turn_of(match), offered(match)[-1])
            choices += 1
        assert choices < 200 and all(one.groups == [] for one in table(match).players)
        owned = [one.owner for one in table(match).sites if one.owner is not None]
        assert len(owned) <= {2: 20, 3: 50, 4: 39, 5: 36}[players]
