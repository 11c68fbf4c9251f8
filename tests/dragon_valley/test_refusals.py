"""Refusals: every one names the rule that forbids the choice and says why."""

import random
import re
from pathlib import Path

import pytest
from tests.support.dragon_valley import given, move, play, play_randomly, table

from wartable.dragon_valley.components import BUILDING_IDS, CARD_IDS, FOE_IDS, FRIEND_IDS, PLACE_IDS
from wartable.dragon_valley.options import QUESTION_WORDS
from wartable.dragon_valley.title import TITLE
from wartable.matches.match import Match
from wartable.words import names_in, word

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "dragon_valley.md").read_text(encoding="utf-8")
EMPTIED = "goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain - - empty_field"


def refused(match: Match, wish: str) -> tuple[str, str]:
    question = match.decisions()[0]
    refusal = TITLE.why_not(match.game, question.seat, wish)
    return refusal.rule, refusal.sentence


# --- every question


def test_every_question_says_what_its_answers_have_in_common() -> None:
    """A wish that nothing special stands against is still answered for the question asked."""
    sentences = names_in("dragon_valley", "refusals")
    assert [word for word in QUESTION_WORDS[1:] if f"at_{word}" not in sentences] == []
    assert not any("no answer to what is asked" in word("dragon_valley", f"refusals-{name}") for name in sentences)


def wishes() -> list[str]:
    stacks = [f"{place}.{unit}" for place in PLACE_IDS for unit in (*FRIEND_IDS, *FOE_IDS)]
    things = [f"cell:0:{place}" for place in PLACE_IDS] + [f"territory:{place}" for place in PLACE_IDS[22:]]
    words = [f"{word}:{place}" for word in ("take", "give_up", "relocate", "look", "claim") for place in PLACE_IDS]
    cards = [f"card:{card}" for card in CARD_IDS]
    rest = "move build recharge guard scout end_turn done yes no go p1 p4 pile1 pile3 1 15 nonsense unit enemy:0:a1:orc"
    return stacks + things + words + cards + BUILDING_IDS + rest.split()


@pytest.mark.parametrize("mode", ["for_glory", "dragon_hunt", "eradication", "eminent_death"])
def test_whatever_is_wished_gets_a_rule_and_a_reason(mode: str) -> None:
    """At many moments of random games, every wish is answered with a rule of the book and a sentence."""
    chance = random.Random(mode)
    everything = wishes()
    for seed in range(3):
        match = Match(TITLE, 2 + seed, seed, {"mode": mode})
        for _ in range(60):
            play_randomly(match, chance.randrange(1 << 30), 7)
            if match.over:
                break
            for wish in chance.sample(everything, 12):
                rule, sentence = refused(match, wish)
                assert f"**{rule}**" in RULES and re.fullmatch(r"[A-Z].*\.", sentence)


# --- the turn


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("build", "DV-164"),
        ("recharge", "DV-175"),
        ("card:claimed", "DV-063"),
        ("card:blessing", "DV-216"),
        ("card:defensive_fire", "DV-230"),
        ("card:remodel", "DV-236"),
        ("card:charge", "DV-220"),
        ("card:smite", "DV-079"),
        ("guard", "DV-206"),
        ("scout", "DV-212"),
        ("unit:0:t1:knight", "DV-086"),
        ("unit:1:a1:knight", "DV-004"),
    ],
)
def test_what_the_menu_does_not_offer(wish: str, rule: str) -> None:
    """DV-086, DV-088, DV-089: each deed is refused with its own rule."""
    cards = ["blessing defensive_fire remodel charge smite"]
    assert refused(given(units=["t1.knight"], cards=cards), wish)[0] == rule


def test_a_second_action() -> None:
    """DV-086, DV-235, DV-090: one action a turn, by King's Envoy a second of another kind."""
    match = given(units=["a3.knight"], supply=["wall"], cards=["squashed_rebellion"])
    move(match, "a3.knight a2")
    assert refused(match, "build")[0] == "DV-086" and refused(match, "move")[0] == "DV-235"


def test_a_royal_guard_that_cannot_be_used() -> None:
    """DV-204, DV-R67: it is face down, or one is already active."""
    position = {"units": ["a3.knight"], "buildings": ["~ward_1.royal_guard"]}
    assert refused(given(**position), "guard")[0] == "DV-204"  # type: ignore[arg-type]
    assert refused(given(guard=True, **position), "guard")[0] == "DV-R67"  # type: ignore[arg-type]


# --- moving


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("t1.knight", "DV-157"),
        ("b3.knight", "DV-093"),
        ("take:t1", "DV-134"),
        ("take:t5", "DV-145"),
        ("take:t3", "DV-145"),
        ("take:t7", "DV-R43"),
        ("give_up:t3", "DV-153"),
        ("relocate:t1", "DV-316"),
        ("territory:t5", "DV-104"),
        ("enemy:0:a1:orc", "DV-004"),
        ("nonsense", "DV-093"),
    ],
)
def test_what_a_movement_does_not_offer(wish: str, rule: str) -> None:
    """DV-093, DV-145, DV-153, DV-157, DV-316: each wish is refused with its own rule."""
    match = given(units=["t1.knight a4.knight", "t3.knight"], enemies=["a1.orc"], territories=EMPTIED)
    assert refused(play(match, "move"), wish)[0] == rule


def test_a_second_siege_in_eradication() -> None:
    """DV-293: neither a new siege nor one taken; the markers are not the reason."""
    match = given(mode="eradication", units=["t1.knight pass.knight*3 pass.trebuchet", "t3.knight"])
    play(match, "move")
    assert refused(match, "take:t3")[0] == "DV-293"
    play(match, "pass.knight")
    assert refused(match, "t5")[0] == "DV-293" and "Eradication" in refused(match, "t5")[1]


def test_two_markers_in_use() -> None:
    """DV-129, DV-151: otherwise it is the markers."""
    match = given(units=["t1.knight t2.archer pass.knight*3 pass.trebuchet", "t3.knight"])
    play(match, "move")
    assert refused(match, "take:t3")[0] == "DV-151"
    play(match, "pass.knight")
    assert refused(match, "t5")[0] == "DV-129" and refused(match, "t3")[0] == "DV-132"


def test_too_far_or_in_the_way() -> None:
    """DV-094, DV-097, DV-104: the reason tells which."""
    match = given(units=["a4.archer a4.knight"], enemies=["a3.orc"])
    play(match, "move", "a4.archer")
    assert refused(match, "a2")[0] == "DV-097" and refused(match, "a1")[0] == "DV-094"
    assert refused(match, "t5")[0] == "DV-104" and refused(match, "a4")[0] == "DV-098"


def test_units_that_must_withdraw() -> None:
    """DV-R45, DV-153: the movement does not end before, and their step is a single one."""
    match = given(units=["t1.knight*2 t1.archer a4.knight"])
    play(match, "move", "give_up:t1", "archer")
    assert refused(match, "done")[0] == "DV-R45"
    play(match, "t1.knight")
    assert refused(match, "a1")[0] == "DV-153" and refused(match, "t1")[0] == "DV-R45"


def test_leftovers_of_this_turn() -> None:
    """DV-R87: they stay, and are no reason for a Move action."""
    match = given(units=["t1.archer t1.knight t1.trebuchet a4.archer"], supply=["blacksmith"], cards=["kings_envoy"])
    play(match, "build", "a5", "move")
    assert refused(match, "t1.trebuchet")[0] == "DV-R87"
    match = given(units=["t1.archer t1.knight t1.trebuchet"], supply=["blacksmith wall"], cards=["kings_envoy remodel"])
    play(match, "build", "blacksmith", "a5")
    assert refused(match, "move")[0] == "DV-R87" and table(match).actions == ["build"]


def test_building_on_the_wrong_space() -> None:
    """DV-164, DV-016: the terrain, or another tile."""
    match = given(supply=["wall wall"], buildings=["a1.wall"], units=["a3.knight"])
    play(match, "build")
    assert refused(match, "a6")[0] == "DV-164" and refused(match, "a1")[0] == "DV-016"
