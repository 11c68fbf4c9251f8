"""Refusals: a choice that is not offered is refused with the rule that forbids it."""

import random

import pytest
from tests.support.quests import (
    CROWN,
    DRAGON,
    FORT,
    MINE,
    SPY,
    WATCHTOWER,
    asked,
    given,
    offered,
    play,
)

from wartable.engine.decision import NotAsked, NotOffered
from wartable.matches.match import Match

WORDS_WISHED = (
    "slot",
    "hand",
    "guild:0",
    "guild:1",
    "quest",
    "take",
    "use",
    "pay:hand",
    "pay:guild",
    "discard:hand",
    "x",
)
ENDS_WISHED = ("", ":0", ":knight", f":{CROWN}", ":9")


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
        ("hire:slot:6", "QV-064"),
        ("slot:6", "QV-064"),
        ("slot:2", "QV-074"),
        ("hand:knight", "QV-R17"),
        ("hire:hand:nobody", "QV-065"),
        ("hire", "QV-064"),
        (f"quest:{WATCHTOWER}", "QV-091"),
        (f"quest:{DRAGON}", "QV-082"),
        (f"quest:{FORT}", "QV-091"),
        (f"quest:{MINE}", "QV-095"),
        (f"quest:{SPY}", "QV-085"),
        ("quest:nothing", "QV-085"),
        (f"reserve:{FORT}", "QV-078"),
        (f"reserve:{DRAGON}", "QV-078"),
        (f"reserve:{CROWN}", "QV-078"),
        ("reserve", "QV-078"),
        ("forfeit", "QV-R06"),
        ("discard_from_guild:1:monk", "QV-053"),
        ("finish", "QV-053"),
        ("player_hand:1", "QV-053"),
        ("guild:1:monk", "QV-053"),
        ("guild:0:archer", "QV-085"),
        ("pay:hand:knight", "QV-053"),
        ("", "QV-053"),
        ("draw:twice", "QV-061"),
        ("hire:slot:\u00b2", "QV-064"),
    ],
)
def test_a_main_action_is_refused_by_its_rule(wish: str, rule: str) -> None:
    """QV-053, QV-061, QV-064, QV-065, QV-067, QV-074, QV-078, QV-082, QV-085, QV-091, QV-095, QV-R06, QV-R17: what is
    wished, a key or a thing on the table, and what forbids it.
    """
    match = given(
        line="paladin monk - - - archer",
        hands=["knight"],
        guilds=["", "monk"],
        quests=f"{WATCHTOWER} - - - - -",
        reserves=[FORT, DRAGON],
        completed=["", MINE],
    )
    assert match.title.why_not(match.game, 0, wish).rule == rule


def test_the_players_own_reserved_quest_is_named_as_such() -> None:
    """QV-078: it cannot be reserved a second time, and the refusal does not call it another player's."""
    match = given(reserves=[FORT, DRAGON])
    assert refusal(match, f"reserve:{FORT}").sentence == "Storm the Ogre Fort is already your reserved quest."
    assert "another player" in refusal(match, f"reserve:{DRAGON}").sentence


def test_a_step_that_is_not_in_the_newest_group_is_refused() -> None:
    """QV-R10: after hiring a Blacksmith only the Draw is granted."""
    match = play(given(line="blacksmith paladin - - - -", hands=["knight"]), "hire:slot:0")
    assert refusal(match, "hire:slot:1").rule == "QV-R10"


def test_an_attack_without_such_a_target_is_refused() -> None:
    """QV-R38: seat 2 has no guild citizen."""
    match = play(given(line="assassin - - - - -", guilds=["", "monk"]), "hire:slot:0")
    assert refusal(match, "discard_from_guild:2:monk").rule == "QV-R38"
    assert match.title.why_not(match.game, 0, "guild:2:monk").rule == "QV-R38"


def test_an_attack_on_oneself_or_on_what_is_not_in_the_tavern_is_refused() -> None:
    """QV-R37, QV-R42: nobody is their own target; the Sorceress finds nothing in an empty slot or in a reserve."""
    match = play(given(line="assassin - - - - -", guilds=["", "monk"]), "hire:slot:0")
    assert match.title.why_not(match.game, 0, "guild:0:assassin").rule == "QV-R37"
    match = play(given(line="sorceress archer - - - -", reserves=["", DRAGON]), "hire:slot:0")
    for wish in ("slot:3", "discard_tavern_citizen:3", f"quest:{DRAGON}", f"discard_active_quest:{DRAGON}"):
        assert match.title.why_not(match.game, 0, wish).rule == "QV-R42"


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("pay:hand:monk", "QV-066"),
        ("guild:0:monk", "QV-066"),
        ("pay:hand:nobody", "QV-066"),
        ("hand:archer", "QV-R17"),
        ("draw", "QV-R15"),
        ("slot:1", "QV-R15"),
        ("pay:reserve", "QV-R15"),
    ],
)
def test_what_does_not_pay_for_a_hire_is_refused(wish: str, rule: str) -> None:
    """QV-066, QV-R15, QV-R17: only citizens of hand and guild pay, the one that is hired does not."""
    match = play(given(line="- - - - - -", hands=["archer knight wizard"], guilds=["rogue"]), "hire:hand:archer")
    assert asked(match) == "pay_hire" and match.title.why_not(match.game, 0, wish).rule == rule


def test_what_does_not_pay_for_a_power_is_refused() -> None:
    """QV-032: a Bard takes a citizen, a Captain the reserved quest; the refusal says which."""
    match = play(given(line="bard - - - - -", hands=["archer"], reserves=[DRAGON]), "hire:slot:0")
    assert refusal(match, "pay:hand:monk").sentence == "You have no Monk in your hand."
    assert refusal(match, "pay:reserve").rule == "QV-032" and "Bard" in refusal(match, "pay:reserve").sentence
    match = play(given(line="captain - - - - -", hands=["archer"], reserves=[DRAGON]), "hire:slot:0")
    assert "reserved quest" in refusal(match, "pay:hand:archer").sentence


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("done", "QV-088"),
        ("use:monk", "QV-085"),
        ("use:knight", "QV-086"),
        ("guild:1:rogue", "QV-R15"),
        ("use:archer", "QV-085"),
        ("draw", "QV-R15"),
    ],
)
def test_what_does_not_help_a_party_is_refused(wish: str, rule: str) -> None:
    """QV-085, QV-086, QV-088, QV-R15: not in the guild, in hand only, all chosen already, not enough yet."""
    match = given(
        guilds=["archer captain bogatyr peasant", "rogue"], hands=["knight"], quests=f"{WATCHTOWER} - - - - -"
    )
    play(match, f"quest:{WATCHTOWER}", "use:archer")
    assert match.title.why_not(match.game, 0, wish).rule == rule


def test_a_party_that_brings_too_little_is_told_what_is_missing() -> None:
    """QV-089: Archer and Knight are two Soldiers with 3 Strength, and the Watchtower asks for 4."""
    match = given(guilds=["knight archer captain bogatyr"], quests=f"{WATCHTOWER} - - - - -")
    play(match, f"quest:{WATCHTOWER}", "use:knight", "use:archer")
    refused = refusal(match, "done")
    assert refused.rule == "QV-089" and "Strength" in refused.sentence


def test_after_new_quests_one_of_them_must_be_taken() -> None:
    """QV-R33, QV-R34: the old reserved quest lies on the discard pile, and no action comes first."""
    match = play(given(reserves=[DRAGON]), "refresh")
    assert refusal(match, f"take:{DRAGON}").rule == "QV-R34" and refusal(match, "draw").rule == "QV-R33"


@pytest.mark.parametrize(("place", "rule"), [("hand", "QV-174"), ("guild", "QV-175")])
def test_what_does_not_keep_a_limit_is_refused(place: str, rule: str) -> None:
    """QV-174, QV-175: discards come from the place that is above 8, and from what is there."""
    nine = ["blacksmith bard merchant peasant alchemist knight archer warlord monk"]
    match = given(actions=0, **{f"{place}s": nine})
    assert asked(match) == f"{place}_limit"
    for wish in (f"discard:{place}:wizard", "draw", "slot:0", f"discard:{place}:nobody"):
        assert refusal(match, wish).rule == rule


def test_no_refusal_speaks_of_the_order_in_which_the_program_asks() -> None:
    """QV-066: cards are picked in any order; a pick that is not offered alone is refused in a player's words."""
    match = given(line="- - - - - monk", hands=["archer wizard"], guilds=["knight rogue cleric"])
    play(match, "hire:slot:5", "pay:hand:wizard")
    refused = refusal(match, "pay:hand:archer")
    assert refused.rule == "QV-066" and "in any order" in refused.sentence


def test_everything_wished_at_every_question_is_refused_with_a_rule() -> None:
    """QV-053: whatever is asked, every key and every thing is offered or refused with a rule and a player's words."""
    wishes = [f"{word}{end}" for word in WORDS_WISHED for end in ENDS_WISHED]
    for seed in range(6):
        match = Match(given().title, 1 + seed % 5, seed, {})
        chance = random.Random(seed)
        for _ in range(120):
            if match.over:
                break
            seat = match.decisions()[0].seat
            for wish in wishes:
                if wish not in offered(match):
                    refused = match.title.why_not(match.game, seat, wish)
                    assert refused.rule.startswith("QV-") and "reference" not in refused.sentence
            match.choose(seat, chance.choice(offered(match)))


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


def test_nothing_is_chosen_when_the_game_is_over() -> None:
    """QV-180: the refusal says so, and not that it is another player's turn."""
    match = given(players=2, seat=1, idle_rounds=14, actions=0)
    assert match.over and match.title.why_not(match.game, 0, "draw").rule == "QV-180"
