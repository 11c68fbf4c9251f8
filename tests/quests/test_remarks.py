"""Remarks: what a player is told about quests: what their guild brings, and what it still lacks."""

from tests.support.quests import PILGRIMS, RUINS, given

from wartable.engine.picking import Note
from wartable.titles import TITLES
from wartable.words import names_at, plain, sentence


def test_a_quest_says_what_the_guild_still_lacks() -> None:
    """QV-088, QV-089. Given a Monk and a Captain, then one quest is within reach, and another says what is missing."""
    match = given(guilds=["monk captain"], reserves=[RUINS], quests=f"{PILGRIMS} - - - - -")
    remarks = match.title.remarks(match.game, 0)
    assert [thing for thing in remarks if thing.startswith("quest:")] == [f"quest:{PILGRIMS}", f"quest:{RUINS}"]
    assert told(remarks[f"quest:{RUINS}"]) == "Your guild still lacks 1 Holy, 3 Magic, 1 Strength."
    assert told(remarks[f"quest:{PILGRIMS}"]) == "Your guild brings everything that it needs."


def test_every_icon_of_a_quest_says_whether_the_guild_brings_it() -> None:
    """QV-088. Given a Soldier, two Holy, 5 Magic and 3 Strength to bring, then each has a sign."""
    match = given(guilds=["monk captain"], reserves=[RUINS], quests=f"{PILGRIMS} - - - - -")
    remarks = match.title.remarks(match.game, 0)
    assert remarks[f"quest:{PILGRIMS}"].signs == ["met", "met", "met", "met"]
    assert remarks[f"quest:{RUINS}"].signs == ["met", "met", "lacking", "−3", "−1"]


def test_an_empty_guild_lacks_everything() -> None:
    match = given(quests=f"{PILGRIMS} - - - - -")
    note = match.title.remarks(match.game, 0)[f"quest:{PILGRIMS}"]
    assert told(note) == "Your guild still lacks 1 Soldier, 1 Holy, 2 Magic, 1 Strength."
    assert note.signs == ["lacking", "lacking", "lacking", "lacking"]


def told(note: Note) -> str:
    return plain(sentence("quests", "remarks", note.name, note.facts, names_at(TITLES["quests"], ["Ann"])))
