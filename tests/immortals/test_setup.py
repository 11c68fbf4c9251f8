"""Set-up: rounds, tribes, chance, table options, and the unofficial game for two."""

import pytest
from tests.support.immortals import offered, play, player, table

from wartable.engine.decision import BadSetup
from wartable.immortals.components import LIGHT_TRIBES
from wartable.immortals.setup import sector_of
from wartable.immortals.title import TITLE
from wartable.matches.match import Match


def new(players: int, seed: int = 1, **options: bool | int | str) -> Match:
    return Match(TITLE, players, seed, options)


def play_to_the_first_round(match: Match) -> Match:
    while match.game.round == 0:
        play(match, match.decisions()[0].options[0].key)
    return match


def test_the_common_supply() -> None:
    """IM-014: inhabitants, portals and the stacks lie beside the board."""
    view = table(new(3))
    assert view.inhabitants == 20 and view.portals == 20
    assert len(view.region_stack) == 25 and view.draft_stacks == {"light": 30, "dark": 30}


@pytest.mark.parametrize(("players", "rounds"), [(2, 7), (3, 7), (4, 5), (5, 5)])
def test_the_number_of_rounds(players: int, rounds: int) -> None:
    """IM-015, IM-R01, IM-206: seven rounds with three players, five with four or five; seven with two."""
    assert table(new(players)).rounds == rounds


def test_more_rounds_may_be_agreed() -> None:
    """IM-016: up to eight, never fewer than printed."""
    assert table(new(4, rounds=6)).rounds == 6 and table(new(3, rounds=8)).rounds == 8
    assert table(new(3, rounds=5)).rounds == 7 and table(new(4, rounds=5)).rounds == 5
    with pytest.raises(BadSetup):
        new(3, rounds=9)


def test_tribes_are_dealt_at_random_one_of_each_realm() -> None:
    """IM-017, IM-019: no tribe twice, every tribe in every seat sooner or later."""
    seen = set()
    for seed in range(60):
        players = table(new(5, seed)).players
        assert len({one.light_tribe for one in players}) == len({one.dark_tribe for one in players}) == 5
        seen |= {(one.seat, one.light_tribe) for one in players}
    assert len(seen) == 25
    assert len(table(new(3)).players) == 3


def test_what_every_player_starts_with() -> None:
    """IM-018, IM-020: 43 cubes, of which the groups lie on the board, 4 magic and 4 blank cards, 0 points."""
    match = new(4)
    for seat in range(4):
        one = player(match, seat)
        assert one.hand is not None and len(one.hand.magic) == 4 and one.hand.blanks == 4 and one.points == 0
        on_board = [site.armies for site in table(match).sites if site.owner == seat]
        assert sum(one.groups) + one.supply + sum(on_board) == 43


def test_colours_go_by_seat() -> None:
    """IM-R81: seats 0 to 4 get red, purple, yellow, blue, black."""
    assert [one.color for one in table(new(5)).players] == ["red", "purple", "yellow", "blue", "black"]


def test_the_first_player_is_random() -> None:
    """IM-R10, IM-211: drawn first of all; every seat comes up."""
    assert {table(new(4, seed)).first_player for seed in range(40)} == {0, 1, 2, 3}


def test_the_setup_is_the_same_for_the_same_seed() -> None:
    """IM-211, IM-212, IM-I24: tribes, stacks and first player follow from the seed."""
    one, other, third = new(4, 5), new(4, 5), new(4, 6)
    assert one.view(0) == other.view(0) and one.game.draft_stacks == other.game.draft_stacks
    assert one.view(0) != third.view(0)


def test_the_order_of_chance() -> None:
    """IM-211, IM-210: first player, light tribes, dark tribes, light stack, dark stack, each from its order."""
    from wartable.engine.chance import chance_from

    for seed in range(5):
        chance = chance_from(seed)
        first = chance.below(3)
        light, dark = list(range(5)), list(range(5))
        chance.shuffle(light)
        chance.shuffle(dark)
        match = TITLE.new(3, chance_from(seed), TITLE.settings(3, {}))
        light_stack, dark_stack = list(range(30)), list(range(30, 60))
        chance.shuffle(light_stack)
        chance.shuffle(dark_stack)
        assert match.first == first and match.draft_stacks == [light_stack, dark_stack]
        assert [one.board.light.number for one in match.players] == light[:3]
        assert [one.board.dark.number for one in match.players] == dark[:3]


def test_two_players_live_two_sectors_apart() -> None:
    """IM-204: unofficial: the second home lies exactly two sectors from the first on the ring."""
    for seed in range(30):
        one, other = (player.board.light for player in new(2, seed).game.players)
        assert (sector_of(one.number) - sector_of(other.number)) % 5 in (2, 3)
    assert len({new(2, seed).game.players[0].board.light.id for seed in range(60)}) == len(LIGHT_TRIBES)


def test_two_players_use_three_areas() -> None:
    """IM-205: both home areas and the one between: 30 sites, 15 region cards, 36 conflict cards."""
    for seed in range(10):
        match = new(2, seed)
        view = table(match)
        areas = {site.area for site in view.sites}
        assert len(view.sites) == 30 and len(areas) == 3
        held = [card for one in view.players for card in one.region_cards]
        assert len(view.region_stack) + len(held) == 15 and sum(view.draft_stacks.values()) == 36
        homes = {site.area for site in view.sites if site.region in {one.home for one in view.players}}
        assert len(homes) == 2 and homes < areas


def test_two_players_have_the_usual_rest() -> None:
    """IM-206: outer groups, dark hand for the first player, light for the second, seven armies each in the tower."""
    match = new(2, 3)
    board = match.game.players[0].board
    assert sorted(player(match, 0).groups) == sorted(board.groups(True))
    while offered(match)[0].startswith("group"):
        play(match, offered(match)[0])
    first = match.game.first
    realms = [table(match).players[seat].draft_realm for seat in (first, 1 - first)]
    assert realms == ["dark", "light"]
    play_to_the_first_round(match)
    view = table(match)
    in_limbo = [sum(one.limbo.values()) for one in view.players]
    assert [have + inside for have, inside in zip(in_limbo, view.inside_tower.armies, strict=True)] == [13, 13]


def test_a_solo_table_is_a_normal_game() -> None:
    """IM-207: there is no game for one; one person plays with computer players in the other seats of 3 to 5."""
    assert list(TITLE.players) == [2, 3, 4, 5]
    with pytest.raises(BadSetup):
        new(1)
