"""Faces of cards, and refusals: texts are made from the data, reasons name the rule."""

import re

import pytest
from tests.support.rulebook import sentences
from tests.support.shadow_kingdoms import CLASH_2, HARD_LINE, Board, given, play

from wartable.engine.decision import NotOffered
from wartable.engine.match import Match
from wartable.shadow_kingdoms.cards import faces

PLANS = HARD_LINE.split()
RULES = {**sentences("shadow_kingdoms"), **sentences("riftlands")}


def test_every_card_has_a_face() -> None:
    """SK-002, SK-003, SK-004, SK-005, RL-001, RL-002, RL-007, RL-008: 68 kinds of Champions, 48 plans, 20 Awards, 10
    sides, 30 Relics.
    """
    sorts = [face.sort for face in faces()]
    counts = {sort: sorts.count(sort) for sort in sorts}
    assert counts == {"champion": 68, "plan": 48, "award": 20, "map": 10, "relic": 30, "overlay": 5}
    assert len({(face.sort, face.id) for face in faces()}) == len(faces())


@pytest.mark.parametrize("face", [one for one in faces() if one.sort == "champion"], ids=lambda one: one.id)
def test_champion_texts_say_what_the_rules_say(face: object) -> None:
    """The rule that the face names is about this card, and all numbers of the text are numbers of the rule."""
    rule = RULES[face.rule]  # type: ignore[attr-defined]
    assert rule.startswith(face.name)  # type: ignore[attr-defined]
    printed = set(re.findall(r"\d+", face.text))  # type: ignore[attr-defined]
    assert printed <= set(re.findall(r"\d+", rule)) | {"1"}


@pytest.mark.parametrize("face", [one for one in faces() if one.sort in ("relic", "award")], ids=lambda one: one.id)
def test_relics_and_awards_name_their_rules(face: object) -> None:
    """The face names a rule that there is, and says something."""
    assert face.rule in RULES and face.text  # type: ignore[attr-defined]


def refused(match: Match, wish: str) -> str:
    with pytest.raises(NotOffered) as refusal:
        match.choose(0, wish)
    assert refusal.value.sentence
    return str(refusal.value.rule)


def test_moves_that_are_not_allowed() -> None:
    """SK-029, SK-032, SK-033, SK-220: each with its rule."""
    match = given(you=Board(place="gem"), shrines={"gold": ""})
    assert [refused(match, wish) for wish in ("go:gem", "go:gold", "go:camp")] == ["SK-029", "SK-033", "SK-032"]
    assert refused(given(players=1, adversary="gold"), "go:gold") == "SK-220"


def test_cards_that_cannot_be_taken() -> None:
    """SK-075, SK-078, SK-089, SK-090, SK-R25: price, limit, slot."""
    match = play(given(you=Board(gold=0)), "go:champions", "die:gargoyle:6")
    assert refused(match, "buy:ongoing:1") == "SK-075"
    full = play(given(you=Board(champions="miner priest satyr")), "go:champions", "die:gargoyle:6")
    assert refused(full, "buy:instant:1") == "SK-078"
    poor = play(given(you=Board(gold=0)), "go:tactics", "die:goblin:6")
    assert refused(poor, f"reserve:{PLANS[4]}") == "SK-089"
    no_slot = play(given(you=Board(reserve=["fall_of_goldspire"])), "go:tactics", "die:goblin:6")
    assert refused(no_slot, f"reserve:{PLANS[0]}") == "SK-090"


def test_battles_and_awards_that_are_not_allowed() -> None:
    """SK-107, SK-104, SK-R03, SK-118, SK-120: plans, markers and areas."""
    you = Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", place="gem", magic=1)
    match = play(given(you=you), "go:camp")
    assert refused(match, f"battle:{PLANS[0]}") == "SK-107"
    assert refused(match, "battle:fall_of_goldspire") == "SK-104"
    play(match, f"battle:{CLASH_2}", "done")
    assert refused(match, "marker:champions_10") == "SK-R17"
    play(match, "marker:wild")
    assert refused(match, "area:9:9") == "SK-120"


def test_awards_that_cannot_be_claimed() -> None:
    """SK-057, SK-062, SK-020: the condition, the own marker, or not in play."""
    awards = "crossroads lord_of_clash war_chest"
    match = given(you=Board(gold=8, magic=8, off="wild"), awards=awards, claims=[[0], [], []])
    play(match, "go:magic", "die:orc:4")
    found = [refused(match, f"award:{name}") for name in ("crossroads", "lord_of_clash", "gem_hoard")]
    assert found == ["SK-062", "SK-057", "SK-020"]


def test_rifts_that_cannot_be_activated() -> None:
    """RL-013, RL-R06: no Magic."""
    match = play(given(riftlands=True, you=Board(magic=1)), "go:riftlands", "die:gold:gnoll:6")
    assert refused(match, "rift:rift_1") == "RL-013"


def test_another_players_turn() -> None:
    """SK-028, SK-R77: nobody else is asked."""
    assert given().title.why_not(given().game, 1, "go:gold").rule == "SK-028"
