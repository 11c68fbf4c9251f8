"""Questions about battles name the enemy and the space, and each answer what comes of it."""

from tests.support.dragon_valley import given

from wartable.dragon_valley.title import TITLE
from wartable.matches.match import Match
from wartable.words import names_at, plain, sentence

NAMES = names_at(TITLE, ("Mira", "Tom"))


def asked(match: Match) -> str:
    question = match.decisions()[0]
    return plain(sentence("dragon_valley", "questions", question.question, question.facts, NAMES))


def notes(match: Match) -> dict[str, list[str]]:
    draft = match.draft(0, [])
    assert draft is not None
    return {
        pick.rpartition(":")[2]: [
            plain(sentence("dragon_valley", "notes", note.name, note.facts, NAMES)) for note in draft.offers[pick].notes
        ]
        for pick in draft.additions()
    }


def test_which_unit_fights_names_the_enemy_and_every_outcome() -> None:
    """DV-262, DV-114..DV-122: an Orc beside a Knight and a Trebuchet, at the start of the advance."""
    match = given(at="advance", units=["a3.knight a3.trebuchet"], enemies=["a3.orc"])
    assert match.decisions()[0].question == "battle_unit"
    assert asked(match) == "Orc Army on A3: which of your units fights it?"
    told = notes(match)
    assert told["knight"] == ["Knight against Orc Army: both fall, one point."]
    assert told["trebuchet"] == ["Trebuchet against Orc Army: Trebuchet falls."]


def test_which_enemy_is_engaged_names_the_space() -> None:
    """DV-253: where friends stand beside enemies of two kinds."""
    match = given(at="advance", units=["b2.knight"], enemies=["b2.orc b2.battering_ram"])
    assert asked(match) == "Battle on B2: which enemy is engaged?"
