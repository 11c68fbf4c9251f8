"""Faces of cards: their texts are made from the data."""

import re

import pytest
from tests.support.rulebook import sentences

from wartable.shadow_kingdoms.cards import faces

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
