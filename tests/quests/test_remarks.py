"""Remarks: what a player is told about quests: what their guild does not bring yet."""

from tests.support.quests import PILGRIMS, RUINS, given

from wartable.titles import TITLES
from wartable.words import names_at, plain, sentence


def test_a_quest_says_what_the_guild_still_lacks() -> None:
    """QV-088, QV-089. Given a Monk and a Captain, then one quest is within reach, and another says what is missing."""
    match = given(guilds=["monk captain"], reserves=[RUINS], quests=f"{PILGRIMS} - - - - -")
    remarks = match.title.remarks(match.game, 0)
    assert list(remarks) == [f"quest:{RUINS}"]
    note = remarks[f"quest:{RUINS}"]
    told = plain(sentence("quests", "remarks", note.name, note.facts, names_at(TITLES["quests"], ["Ann"])))
    assert told == "Your guild still lacks 1 Holy, 3 Magic, 1 Strength."
    assert note.signs == ["1", "holy", "3", "magic", "1", "strength"]


def test_an_empty_guild_lacks_everything() -> None:
    match = given(quests=f"{PILGRIMS} - - - - -")
    assert match.title.remarks(match.game, 0)[f"quest:{PILGRIMS}"].signs == [
        *("1", "soldier", "1", "holy"),
        *("2", "magic", "1", "strength"),
    ]
