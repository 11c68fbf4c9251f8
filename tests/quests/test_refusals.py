"""Refusals: a choice that is not offered is refused with the rule that forbids it."""

import pytest
from tests.support.quests import CROWN, DRAGON, WATCHTOWER, given, play

from wartable.engine.decision import NotAsked, NotOffered
from wartable.engine.match import Match


def refusal(match: Match, key: str, seat: int = 0) -> NotOffered:
    with pytest.raises(NotOffered) as refused:
        match.choose(seat, key)
    return refused.value


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("hire:slot:5", "QV-067"),
        ("hire:slot:2", "QV-074"),
        ("hire:hand:knight", "QV-R17"),
        ("hire:hand:monk", "QV-065"),
        ("hire:slot:6", "QV-065"),
        (f"quest:{WATCHTOWER}", "QV-091"),
        (f"quest:{DRAGON}", "QV-082"),
        (f"reserve:{DRAGON}", "QV-082"),
        (f"reserve:{CROWN}", "QV-078"),
        ("forfeit", "QV-R06"),
        ("discard_from_guild:1:monk", "QV-053"),
        ("finish", "QV-053"),
        ("draw:twice", "QV-053"),
        ("hire:slot:\u00b2", "QV-065"),
    ],
)
def test_a_main_action_is_refused_by_its_rule(wish: str, rule: str) -> None:
    """QV-053, QV-065, QV-067, QV-074, QV-078, QV-082, QV-091, QV-R06, QV-R17: what is wished, and what forbids it."""
    match = given(
        line="paladin monk - - - archer",
        hands=["knight"],
        guilds=["", "monk"],
        quests=f"{WATCHTOWER} - - - - -",
        reserves=["", DRAGON],
    )
    assert refusal(match, wish).rule == rule


def test_a_step_that_is_not_in_the_newest_group_is_refused() -> None:
    """QV-R10: after hiring a Blacksmith only the Draw is granted."""
    match = play(given(line="blacksmith paladin - - - -", hands=["knight"]), "hire:slot:0")
    assert refusal(match, "hire:slot:1").rule == "QV-R10"


def test_an_attack_without_such_a_target_is_refused() -> None:
    """QV-R38: seat 2 has no guild citizen."""
    match = play(given(line="assassin - - - - -", guilds=["", "monk"]), "hire:slot:0")
    assert refusal(match, "discard_from_guild:2:monk").rule == "QV-R38"


def test_a_draw_without_cards_is_refused() -> None:
    """QV-R46: deck and discard pile are empty."""
    assert refusal(given(rest="guild"), "draw").rule == "QV-R46"


def test_a_refresh_is_refused_in_solo_play() -> None:
    """QV-210: active quests are never exchanged."""
    assert refusal(given(players=1, round_number=3), "refresh").rule == "QV-210"


def test_hand_cards_are_refused_for_a_quest() -> None:
    """QV-086: a card of the hand, wished for as a thing on the table, is never sent on a quest."""
    match = given(guilds=["archer captain bogatyr"], hands=["knight"], quests=f"{WATCHTOWER} - - - - -")
    play(match, f"quest:{WATCHTOWER}")
    refused = match.title.why_not(match.game, 0, "hand:knight")
    assert refused.rule == "QV-086" and "never" in refused.sentence


def test_another_seat_is_not_asked() -> None:
    """QV-052: no decision is made out of turn."""
    with pytest.raises(NotAsked):
        given().choose(1, "draw")
    assert given().title.why_not(given().game, 1, "draw").rule == "QV-052"
