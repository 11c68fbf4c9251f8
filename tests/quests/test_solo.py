"""Solo play: its set-up, the moving lines, its end and the rank."""

import pytest
from tests.support.chances import to_come
from tests.support.quests import (
    BEACONS,
    CROWN,
    DRAGON,
    FORT,
    GOBLINS,
    GUARDIAN,
    HYMNAL,
    MINE,
    SPY,
    TITLE,
    WATCHTOWER,
    active_quests,
    asked,
    bag,
    complete,
    discarded,
    discarded_quests,
    end_turn,
    given,
    guild,
    line,
    offered,
    offered_as,
    play,
    player,
    table,
    told,
)

from wartable.engine.chance import chance_from
from wartable.matches.match import Match
from wartable.quests import pile
from wartable.quests.components import CITIZENS, RANKS
from wartable.quests.solo import rank_of
from wartable.words import say

REMOVED = {"assassin", "sapper", "mage", "bishop", "butcher", "baron", "champion", "squire"}
SIX = f"{CROWN} {DRAGON} {GUARDIAN} {FORT} {HYMNAL} {MINE}"
EIGHT = "blacksmith bard merchant peasant alchemist knight archer warlord"


def new(seed: int = 3) -> Match:
    return Match(TITLE, 1, seed, {})


def solo(**position: object) -> Match:
    """A solo position of the third turn or later, when the quest line has six positions."""
    return given(**({"players": 1, "round_number": 3} | position))


def citizens_in(match: Match) -> list[str]:
    tavern, lone = match.game.tavern, match.game.players[0]
    kinds = [*tavern.citizen_deck, *tavern.line, *pile.cards(lone.hand)]
    return [CITIZENS[kind].id for kind in kinds]


def test_the_standard_rules_hold_unless_changed() -> None:
    """QV-198: two main actions of the same four kinds, costs, powers and the hire from the hand are the same."""
    match = solo(line="rogue - - - - -", hands=["monk archer"], quests=f"{CROWN} - - - - -")
    assert offered(match)[:2] == ["draw", "hire:slot:0"] and table(match).main_actions == 2
    play(match, "hire:slot:0")
    assert offered(match) == ["draw", f"reserve:{CROWN}", "finish"]


def test_one_open_guild_master() -> None:
    """QV-199, QV-I26: the player's guild master is seen by all; five are out of the game."""
    match = new()
    assert table(match).players[0].guild_master is not None and len(match.game.box) == 5


def test_eight_kinds_are_removed() -> None:
    """QV-200, QV-R58, QV-I26: 60 citizens remain, 15 of each role, and the Thief is among them."""
    names = citizens_in(new())
    assert len(names) == 60 and not REMOVED & set(names) and "thief" in names
    roles = {one.id: one.role for one in CITIZENS}
    assert all([roles[name] for name in names].count(role) == 15 for role in ("worker", "soldier", "shadow", "holy"))


def test_three_in_hand_six_in_the_line() -> None:
    """QV-201: 51 citizens remain in the deck."""
    view = table(new())
    assert (view.players[0].hand_size, len(view.line), view.citizen_deck) == (3, 6, 51)


def test_four_quests_from_the_right() -> None:
    """QV-202, QV-203, QV-R68: the first at position 5, then 4, 3 and 2; 0 and 1 are empty, 28 remain."""
    chance = chance_from(77)
    quests = list(range(32))
    for cards in (list(range(6)), sorted(kind for kind in match_kinds() for _ in range(3)), quests):
        chance.shuffle(cards)
    game = new(77).game
    assert game.tavern.spaces == [-1, -1, *quests[-4:]]  # the top of a deck is its end
    assert len(game.tavern.quest_deck) == 28
    assert to_come(game.chance) == to_come(chance)  # QV-R80: no first player is drawn


def match_kinds() -> list[int]:
    return [one.kind for one in CITIZENS if one.id not in REMOVED]


def test_cards_move_left_into_the_discard_piles() -> None:
    """QV-204, QV-205, QV-206, QV-207: the cards at the 0 token are discarded, the rest slides left, new ones follow."""
    match = solo(
        line="monk - archer - wizard rogue",
        top="knight cleric thief",
        quests=f"{CROWN} - {DRAGON} - {FORT} {MINE}",
        quest_top=f"{HYMNAL} {BEACONS} {SPY}",
        actions=0,
    )
    assert discarded(match) == bag("monk") and discarded_quests(match) == {CROWN}
    assert line(match) == "archer wizard rogue knight cleric thief"
    assert active_quests(match) == f"{DRAGON} {FORT} {MINE} {HYMNAL} {BEACONS} {SPY}"


def test_an_empty_place_at_the_0_token_discards_nothing() -> None:
    """QV-205: "if any"; what comes next slides to the token and stays."""
    match = solo(line="- monk archer wizard rogue knight", quests=f"- {SIX.rsplit(' ', 1)[0]}", actions=0)
    assert discarded(match) == bag("") and discarded_quests(match) == set()
    assert line(match).split()[0] == "monk" and active_quests(match).split()[0] == CROWN


def test_after_the_first_turn_the_quests_move_by_one() -> None:
    """QV-208, QV-R59, QV-R60: from 2 to 5 they come to 1 to 4, 5 is filled, 0 stays empty; a citizen is discarded."""
    match = solo(
        line="monk archer wizard rogue knight thief",
        quests=f"- - {CROWN} {DRAGON} {FORT} {MINE}",
        quest_top=HYMNAL,
        round_number=1,
        actions=0,
    )
    assert active_quests(match) == f"- {CROWN} {DRAGON} {FORT} {MINE} {HYMNAL}"
    assert discarded(match) == bag("monk") and discarded_quests(match) == set()


@pytest.mark.parametrize(
    ("taken", "line_after"),
    [
        (CROWN, f"- {HYMNAL} {DRAGON} {FORT} {MINE} {SPY}"),
        (FORT, f"- {CROWN} {DRAGON} {HYMNAL} {MINE} {SPY}"),
        (MINE, f"- {CROWN} {DRAGON} {FORT} {HYMNAL} {SPY}"),
    ],
)
def test_a_gap_of_the_first_turn_moves_along_and_is_filled(taken: str, line_after: str) -> None:
    """QV-208, QV-R59: whatever left the line in turn 1, no quest moves two positions; new ones fill 1 to 5."""
    match = solo(quests=f"- - {CROWN} {DRAGON} {FORT} {MINE}", quest_top=f"{HYMNAL} {SPY}", round_number=1)
    play(match, f"reserve:{taken}", "draw")
    assert active_quests(match) == line_after


def test_no_quest_is_lost_a_turn_early() -> None:
    """QV-R59: the Crown was taken in turn 1; the Dragon lies at 2, 1 and 0 and is discarded after turn 4."""
    match = solo(quests=f"- - {CROWN} {DRAGON} {FORT} {MINE}", round_number=1)
    play(match, f"reserve:{CROWN}", "draw")
    for position in (2, 1, 0):
        assert active_quests(match).split()[position] == DRAGON
        end_turn(match)
    assert DRAGON in discarded_quests(match) and table(match).round == 5


def test_the_way_of_the_quests() -> None:
    """QV-209: P, Q, R, S come from 2-5 to 1-4 and 0-3; after the third turn P is discarded."""
    match = new()
    p, q, r, s = table(match).spaces[2:]
    end_turn(match)
    assert table(match).spaces[:5] == [None, p, q, r, s]
    fifth = table(match).spaces[5]
    end_turn(match)
    assert table(match).spaces[:5] == [p, q, r, s, fifth] and table(match).spaces[5] is not None
    end_turn(match)
    assert table(match).spaces[:4] == [q, r, s, fifth] and discarded_quests(match) == {p}


def test_only_option_1_of_reserve() -> None:
    """QV-210, QV-101: active quests are never exchanged, neither with a main nor with a bonus Reserve."""
    match = solo(line="merchant - - - - -", quests=SIX)
    assert "refresh" not in offered(match) and len(offered_as(match, "reserve")) == 6
    play(match, "hire:slot:0")
    assert offered(match) == [*(f"reserve:{quest}" for quest in SIX.split()), "finish"]


def test_the_fifth_quest_means_nothing() -> None:
    """QV-211, QV-R80: play goes on after it, and no end is triggered."""
    match = solo(
        completed=[f"{HYMNAL} {MINE} {SPY} {BEACONS}"], quests=f"{GOBLINS} - - - - -", guilds=["peasant archer"]
    )
    complete(match, GOBLINS, "peasant archer")
    end_turn(match)
    assert not match.over and not table(match).end_triggered and len(player(match).completed) == 5


def test_the_game_ends_when_the_citizen_line_is_empty() -> None:
    """QV-212, QV-213: the last citizen leaves at the 0 token and the deck is empty; the discard pile does not help."""
    match = solo(line="monk - - - - -", rest="discard", actions=0)
    assert match.over and line(match) == "- - - - - -" and sum(discarded(match).values()) == 60


def test_the_game_ends_when_the_quest_line_is_empty() -> None:
    """QV-212, QV-213: the last quest leaves and the quest deck is empty."""
    match = solo(quests=f"{CROWN} - - - - -", quest_rest="discard", actions=0)
    assert match.over and table(match).quest_deck == 0 and told(match, "reshuffled_quests") == []


def test_one_card_in_each_line_keeps_the_game_going() -> None:
    """QV-212: it ends only when a line has no card at all."""
    match = solo(line="monk archer - - - -", rest="discard", quests=f"{CROWN} {MINE} - - - -", quest_rest="discard")
    play(match, f"reserve:{CROWN}", "hire:slot:0")  # the Monk's Draw is not possible
    assert not match.over and line(match) == "archer - - - - -" and active_quests(match) == f"{MINE} - - - - -"


def test_a_line_emptied_in_the_action_phase_does_not_end_the_game_at_once() -> None:
    """QV-R61: the second action is still played, and the end is checked after the lines have been filled."""
    match = solo(line="monk - - - - -", rest="discard", quests=SIX)
    play(match, "hire:slot:0")  # the Monk's Draw is not possible
    assert not match.over and asked(match) == "main" and line(match) == "- - - - - -"
    play(match, f"reserve:{CROWN}")
    assert match.over


def test_a_line_emptied_while_its_deck_has_cards_is_filled() -> None:
    """QV-R61: filling comes before the check."""
    match = solo(line="monk - - - - -", actions=0)
    assert not match.over and "-" not in line(match).split()


def test_draw_is_illegal_with_an_empty_deck() -> None:
    """QV-R62, QV-213: the discard pile is not reshuffled for a Draw, main or bonus."""
    match = solo(line="blacksmith archer - - - -", rest="discard", quests=SIX)
    assert "draw" not in offered(match) and sum(discarded(match).values()) > 50
    play(match, "hire:slot:0")
    assert asked(match) == "main" and table(match).groups == []


def test_the_sorceress_may_be_used() -> None:
    """QV-R63: she discards a quest of the line, and the gap closes after the turn."""
    match = solo(line="sorceress - - - - -", quests=SIX, quest_top=f"{SPY} {BEACONS}", actions=1)
    play(match, "hire:slot:0", f"discard_active_quest:{GUARDIAN}")
    assert discarded_quests(match) == {GUARDIAN, CROWN}  # the Crown left at the 0 token
    assert active_quests(match) == f"{DRAGON} {FORT} {HYMNAL} {MINE} {SPY} {BEACONS}"


def test_the_thief_finds_nobody() -> None:
    """QV-R58: her power is lost."""
    match = play(solo(line="thief - - - - -"), "hire:slot:0")
    assert asked(match) == "main" and guild(match) == bag("thief")


@pytest.mark.parametrize("seed", range(6))
def test_the_solo_game_ends_after_at_most_34_turns(seed: int) -> None:
    """QV-R64, QV-I16: also when nothing is done but reserving, so that citizens leave as slowly as they can."""
    match = new(seed)
    while not match.over:
        reserves = offered_as(match, "reserve")
        play(match, reserves[0] if reserves and asked(match) == "main" else offered(match)[-1])
    assert table(match).round <= 34


def test_the_limits_hold_after_the_lines_are_filled() -> None:
    """QV-R65: nine cards in hand and nine guild citizens are cut to eight, the new lines in sight."""
    match = solo(hands=[f"{EIGHT} monk"], guilds=[f"{EIGHT} wizard"], quests=SIX, actions=0)
    assert asked(match) == "hand_limit" and "-" not in line(match).split()
    play(match, "discard:hand:monk")
    assert asked(match) == "guild_limit"
    play(match, "discard:guild:wizard")
    assert asked(match) == "main" and table(match).round == 4


def test_no_limit_is_checked_when_the_game_has_just_ended() -> None:
    """QV-R65, QV-R61: the end is checked before the limits."""
    match = solo(hands=[f"{EIGHT} monk"], quests=f"{CROWN} - - - - -", quest_rest="discard", actions=0)
    assert match.over and player(match).hand_size == 9


def test_what_falls_away() -> None:
    """QV-R80: the solo player is seat 0, begins every turn, and idle rounds are not counted."""
    for seed in range(10):
        assert table(new(seed)).first_player == table(new(seed)).active == 0
    match = new()
    while not match.over:
        end_turn(match)
        assert table(match).idle_rounds == 0 and table(match).active == 0
    assert table(match).round > 2


def test_the_guild_master_bonus_counts() -> None:
    """QV-R57: Watchtower 2 and Hymnal 3, and 2 of Brunhild for a Battle and an Adventure."""
    match = solo(
        completed=[f"{WATCHTOWER} {HYMNAL}"],
        masters=["brunhild_the_banner_bearer"],
        quests="- - - - - -",
        quest_rest="discard",
        actions=0,
    )
    assert match.over and match.scores == [7] and table(match).players[0].points == 7


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "Minister of Jests"),
        (12, "Minister of Jests"),
        (13, "Layman of Quests"),
        (23, "Layman of Quests"),
        (24, "Leader of Quests"),
        (34, "Leader of Quests"),
        (35, "Associate Minister of Quests"),
        (39, "Associate Minister of Quests"),
        (40, "Minister of Quests"),
        (99, "Minister of Quests"),
    ],
)
def test_the_score_decides_the_rank(points: int, rank: str) -> None:
    """QV-214, QV-215, QV-216, QV-217, QV-218: from 40, 35, 24, 13 and 0 points on."""
    assert rank_of(points).name == rank


def test_every_rank_comes_with_a_remark() -> None:
    """QV-224: of the royal auditor; five different ones."""
    assert len({say("quests", f"verdicts-{rank.id}", {"rank": ""}) for rank in RANKS}) == 5
