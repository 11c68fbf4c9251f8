"""The starting round: home regions at its beginning, and how it ends."""

from collections import Counter

import pytest
from tests.support.immortals import asked, holder, limbo, offered, play, player, stands, stock, table, turn_of
from tests.support.immortals_draft import DARK_HAND, DARK_HAND_2, LIGHT_HAND, choose, draft, new

from wartable.immortals.masks import members
from wartable.matches.match import Match

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
