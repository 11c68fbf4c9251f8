"""Options of a game are explained where they are chosen."""

import pytest

from wartable.server.games import games
from wartable.server.protocol import ChoiceInfo


def choices(game: str) -> dict[str, ChoiceInfo]:
    found = next(one for one in games() if one.name == game)
    return {one.name: one for one in found.choices}


@pytest.mark.parametrize("game", ["immortals", "dragon_valley"])
def test_every_option_is_explained(game: str) -> None:
    """given the page of a new table / then each option says what it means"""
    assert [name for name, choice in choices(game).items() if not choice.note] == []


def test_every_mode_is_explained() -> None:
    """given the modes of Dragon Valley / then the note speaks of each by its name"""
    mode = choices("dragon_valley")["mode"]
    assert mode.note and all(f"{label}:" in mode.note for label in mode.labels)


def test_rounds_are_those_of_the_number_of_players() -> None:
    """IM-015: given the usual setting / then no number is promised that three players do not play"""
    rounds = choices("immortals")["rounds"]
    assert rounds.labels[rounds.values.index(rounds.default)] == "as the rulebook says"
    assert rounds.note and "three players 7 rounds" in rounds.note and "five players 5" in rounds.note
