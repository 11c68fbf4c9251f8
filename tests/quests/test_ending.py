"""The end of the standard game: what triggers it, when it comes, scores, tie-breaks."""

import pytest
from tests.support.quests import (
    BANDITS,
    BEACONS,
    BRIDGES,
    CELLAR,
    CORONATION,
    CROWN,
    DEMON,
    DRAGON,
    EVERY_CITIZEN,
    FORT,
    GOBLINS,
    GUARDIAN,
    HYMNAL,
    MARKET,
    MINE,
    PILGRIMS,
    RUINS,
    SEAL,
    SIEGE,
    SMUGGLER,
    SPY,
    TREATY,
    WATCHTOWER,
    asked,
    complete,
    end_turn,
    given,
    play,
    player,
    table,
    told,
)

from wartable.matches.match import Match

FOUR = f"{HYMNAL} {MINE} {BANDITS} {PILGRIMS}"
FIVE = f"{FOUR} {GOBLINS}"


def with_fifth_quest(players: int, seat: int) -> Match:
    """The seat has four quests and can complete the Watchtower."""
    completed = ["" if one != seat else FOUR for one in range(players)]
    guilds = ["" if one != seat else "archer archer captain peasant" for one in range(players)]
    spaces = 4 if players == 2 else 6
    quests = " ".join([WATCHTOWER, GOBLINS, SEAL, CROWN, DRAGON, FORT][:spaces])
    return given(players=players, seat=seat, completed=completed, guilds=guilds, quests=quests)


def turns_until_the_end(match: Match) -> list[int]:
    """The seats that take turns from now on, the present one left out."""
    seats = []
    end_turn(match)
    while not match.over:
        seats.append(table(match).active)
        end_turn(match)
    return seats


def test_the_fifth_quest_triggers_the_end() -> None:
    """QV-178, QV-I14: not the fourth."""
    match = with_fifth_quest(3, 1)
    assert not table(match).end_triggered
    complete(match, WATCHTOWER, "archer archer")
    assert table(match).end_triggered and told(match, "end_triggered") == [{"seat": 1}]


def test_the_turn_that_triggers_the_end_goes_on() -> None:
    """QV-179: its bonus and its second action follow, and another quest may be completed in it."""
    match = with_fifth_quest(3, 1)
    complete(match, WATCHTOWER, "archer archer")
    play(match, "draw", "finish")
    assert asked(match) == "main"
    complete(match, GOBLINS, "peasant captain")
    assert len(player(match, 1).completed) == 6 and not match.over


@pytest.mark.parametrize(
    ("players", "seat", "seats_left"),
    [(2, 0, [1]), (3, 0, [1, 2]), (5, 0, [1, 2, 3, 4]), (2, 1, []), (4, 3, []), (3, 1, [2]), (5, 2, [3, 4])],
)
def test_all_players_get_the_same_number_of_turns(players: int, seat: int, seats_left: list[int]) -> None:
    """QV-180, QV-181, QV-182: play goes on until the first player would be next."""
    match = with_fifth_quest(players, seat)
    complete(match, WATCHTOWER, "archer archer")
    assert turns_until_the_end(match) == seats_left


def test_the_holder_of_the_first_player_token_counts_not_seat_0() -> None:
    """QV-180: first player is seat 2 of three; triggered by seat 0, seat 1 still plays."""
    match = given(first_player=2, seat=0, completed=[FIVE])
    assert turns_until_the_end(match) == [1]


def test_second_of_four() -> None:
    """QV-197: A triggers as second of four; players three and four take one turn each."""
    match = with_fifth_quest(4, 1)
    complete(match, WATCHTOWER, "archer archer")
    assert turns_until_the_end(match) == [2, 3]


def test_the_end_of_the_game_is_told_and_nothing_is_asked_any_more() -> None:
    """QV-180: the game is over and no seat has a decision."""
    match = given(players=2, seat=1, completed=[FIVE], actions=0)
    assert match.over and match.decisions() == [] and told(match, "game_over") == [{}]


def test_a_score_is_quest_points_and_guild_master_bonus() -> None:
    """QV-183, QV-185: Hymnal 3, Mine 3, Bandits 3, Pilgrims 2, Goblins 2; Brunhild adds 1 each for four of them."""
    match = given(players=2, seat=1, completed=[FIVE], masters=["brunhild_the_banner_bearer"], actions=0)
    assert match.scores[0] == 13 + 4
    account = [(line.name, line.points) for line in match.title.account(match.game) if line.seat == 0]
    assert account == [("quest", 3), ("quest", 3), ("quest", 3), ("quest", 2), ("quest", 2), ("guild_master", 4)]


def test_guild_masters_are_revealed_when_the_game_ends() -> None:
    """QV-184: to all players and spectators, not before."""
    masters = ["brunhild_the_banner_bearer", "gregor_ironpurse"]
    match = given(players=2, seat=1, completed=[FIVE], masters=masters, actions=1)
    assert [one.guild_master for one in table(match).players] == [None, None] and told(match, "revealed") == []
    play(match, "draw")
    assert [one.guild_master for one in table(match).players] == masters
    assert [event["guild_master"] for event in told(match, "revealed")] == masters


@pytest.mark.parametrize(
    ("master", "bonus"),
    [
        ("brunhild_the_banner_bearer", 3 + 2),
        ("tobias_farwander", 3 + 1),
        ("isolde_moonwhisper", 3 + 4),
        ("gregor_ironpurse", 2 + 1),
        ("sable_nightblade", 2 + 4),
        ("vesna_silvertongue", 1 + 4),
    ],
)
def test_each_guild_master_adds_a_point_for_each_quest_of_two_types(master: str, bonus: int) -> None:
    """QV-185, QV-186, QV-187, QV-188, QV-189, QV-190, QV-191, QV-R04: 3 Adventures, 2 Battles, 1 Commerce and 4
    Subterfuges completed.
    """
    adventures, battles = f"{HYMNAL} {RUINS} {CROWN}", f"{FORT} {SIEGE}"
    completed = f"{adventures} {battles} {MINE} {SMUGGLER} {SEAL} {SPY} {DEMON}"
    points = 3 + 6 + 8 + 6 + 4 + 3 + 2 + 3 + 3 + 8
    match = given(players=2, seat=1, completed=[completed], masters=[master], actions=0)
    assert match.scores[0] == points + bonus


def test_gregors_score() -> None:
    """QV-192, QV-083: Bandits 3, Fort 6, Treaty 4, Cellar 2, Ruins 6, Gregor 4: 25; the reserved Siege adds none."""
    completed = f"{BANDITS} {FORT} {TREATY} {CELLAR} {RUINS}"
    match = given(players=2, seat=1, completed=[completed], reserves=[SIEGE], masters=["gregor_ironpurse"], actions=0)
    assert match.over and match.scores[0] == 21 + 4


def final_position(guilds: list[int], hands: list[int], completed: list[str]) -> Match:
    """A finished game with the given guild citizens and cards in hand by seat."""
    cards = iter([name for name in EVERY_CITIZEN for _ in range(3)])
    take = [" ".join(next(cards) for _ in range(number)) for number in guilds + hands]
    last = len(guilds) - 1
    return given(
        players=len(guilds),
        seat=last,
        guilds=take[: last + 1],
        hands=take[last + 1 :],
        completed=completed,
        masters=["vesna_silvertongue", "sable_nightblade", "gregor_ironpurse", "isolde_moonwhisper"][: last + 1],
        idle_rounds=14,
        line="- - - - - -",
        actions=0,
    )


def test_the_highest_score_wins() -> None:
    """QV-193: whatever lies in guilds and hands."""
    match = final_position([0, 8, 3], [0, 8, 3], [HYMNAL, "", PILGRIMS])
    assert match.over and match.scores[0] > max(match.scores[1:]) and match.winners == [0]


def test_first_tie_break() -> None:
    """QV-194: level in points, more guild citizens win, whatever the hands."""
    match = final_position([3, 4, 8], [8, 0, 0], [HYMNAL, BEACONS, ""])
    assert match.scores[0] == match.scores[1] > match.scores[2] and match.winners == [1]


def test_second_tie_break_and_shared_victory() -> None:
    """QV-195, QV-196: level in points and guild citizens, more cards in hand win; level in those too, both win."""
    assert final_position([2, 2], [3, 4], []).winners == [1]
    assert final_position([2, 2], [4, 4], []).winners == [0, 1]


def test_tie_breaks_concern_only_those_still_level() -> None:
    """QV-R76: seat 2 falls behind in guild citizens; its eight cards in hand do not matter."""
    assert final_position([4, 4, 3], [2, 1, 8], []).winners == [0]


@pytest.mark.parametrize(("cards_of_b", "winners"), [(1, [0]), (2, [0, 1])])
def test_a_alone_wins(cards_of_b: int, winners: list[int]) -> None:
    """QV-223: A, B, C have 20 points, D 19; guilds 4, 4, 3, 8; hands 2, 1, 8: A wins; with 2 cards B wins too."""
    completed = [
        f"{CROWN} {DRAGON} {MINE}",  # 8 + 8 + 3; Vesna adds 1
        f"{DEMON} {CORONATION} {WATCHTOWER}",  # 8 + 8 + 2; Sable adds 2
        f"{GUARDIAN} {RUINS} {FORT}",  # 7 + 6 + 6; Gregor adds 1
        f"{MARKET} {BRIDGES} {TREATY} {SPY}",  # 6 + 5 + 4 + 3; Isolde adds 1
    ]
    match = final_position([4, 4, 3, 8], [2, cards_of_b, 8, 0], completed)
    assert match.scores == [20, 20, 20, 19] and match.winners == winners


def test_fifteen_idle_rounds_end_the_game() -> None:
    """QV-R49, QV-R51, QV-I15: rounds without a completed quest are counted; the fifteenth in a row ends the game."""
    match = given(players=2)
    rounds = 0
    while not match.over:
        assert table(match).idle_rounds == rounds
        end_turn(end_turn(match))
        rounds += 1
    assert rounds == table(match).idle_rounds == 15
    assert match.scores == [0, 0] and match.winners


def test_a_completed_quest_sets_the_count_of_idle_rounds_back() -> None:
    """QV-R49: back to 0 at the end of the round in which somebody completed one."""
    match = given(players=2, guilds=["archer archer"], quests=f"{WATCHTOWER} - - -", idle_rounds=14)
    complete(match, WATCHTOWER, "archer archer")
    end_turn(end_turn(match))
    assert not match.over and table(match).idle_rounds == 0
    end_turn(end_turn(match))
    assert table(match).idle_rounds == 1


def test_idle_rounds_are_counted_when_the_round_ends() -> None:
    """QV-R49: not after a turn in the middle of it."""
    match = end_turn(given(players=3, idle_rounds=3))
    assert table(match).idle_rounds == 3
    assert table(end_turn(end_turn(match))).idle_rounds == 4


def test_a_stalemate_without_any_quest_is_won_by_the_tie_breaks() -> None:
    """QV-R51: no quest completed at all: more guild citizens win."""
    assert final_position([1, 2], [8, 0], []).winners == [1]


def test_tie_breaks_count_the_final_position() -> None:
    """QV-R52: after the last End Phase: nine guild citizens have been cut to eight, so both are level."""
    match = given(
        players=2,
        seat=1,
        guilds=[" ".join(EVERY_CITIZEN[:8]), " ".join(EVERY_CITIZEN[8:17])],
        idle_rounds=14,
        actions=0,
        line="- - - - - -",
    )
    assert asked(match) == "guild_limit"
    play(match, "discard:guild:archer")
    assert match.over and match.winners == [0, 1]
