"""Sentences: filled from the catalogue, and none is missing for anything that can happen."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import wartable
from wartable.engine.contract import Title
from wartable.matches.match import Match
from wartable.titles import TITLES
from wartable.words import (
    MissingSentence,
    Segment,
    forget,
    names_at,
    names_in,
    option_sentence,
    plain,
    rule_behind,
    sentence,
    word,
)

PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
NAMES = names_at(TITLES["quests"], PLAYERS)
GAMES_WALKED = 200
MOMENTS_WALKED = 60_000  # long games walk fewer times


def walk(title: Title[Any], games: int) -> Iterator[Match]:
    """Random games of every player count, at every moment."""
    chance = random.Random(title.name)
    for number in range(games):
        players = title.players[number % len(title.players)]
        match = wartable.new_game(title.name, players, number)
        while not match.over:
            yield match
            question = match.decisions()[0]
            match.choose(question.seat, chance.choice(question.options).key)
        yield match


def test_a_sentence_names_players_and_cards_so_that_a_page_can_light_them() -> None:
    told = sentence("quests", "log", "hired", {"seat": 1, "citizen": "knight"}, NAMES)
    assert told == [
        Segment("Bob", "player:1"),
        Segment(" hires ", None),
        Segment("Knight", "citizen:knight"),
        Segment(".", None),
    ]


def test_those_who_know_more_read_more() -> None:
    assert plain(sentence("quests", "log", "drew", {"seat": 0}, NAMES)) == "Ann draws a citizen."
    assert plain(sentence("quests", "log", "drew", {"seat": 0, "citizen": "knight"}, NAMES)) == "Ann draws Knight."


@pytest.mark.parametrize(("cost", "words"), [(1, "1 card"), (0, "free"), (3, "3 cards")])
def test_one_and_many(cost: int, words: str) -> None:
    told = plain(sentence("quests", "options", "hire:slot", {"citizen": "knight", "cost": cost}, NAMES))
    assert told == f"Hire Knight from the tavern for {words}"


def test_several_of_a_role_stand_in_the_plural() -> None:
    told = sentence("quests", "remarks", "missing", {"lacking": "2 worker, 1 soldier, 2 holy, 3 gold"}, NAMES)
    assert plain(told) == "Your guild still lacks 2 Workers, 1 Soldier, 2 Holy, 3 Gold."


@pytest.mark.parametrize(
    ("ways", "words"),
    [("one", "Power of the Knight, choose one: draw, hire."), ("all", "Power of the Knight: draw, hire.")],
)
def test_a_question_says_whether_one_or_all_may_be_used(ways: str, words: str) -> None:
    facts = {"citizen": "knight", "gains": "draw, hire", "ways": ways}
    assert plain(sentence("quests", "questions", "bonus", facts, NAMES)) == words


@pytest.mark.parametrize(("points", "words"), [(-3, "−3 points"), (-1, "−1 point"), (1, "1 point"), (4, "4 points")])
def test_points_gained_and_lost(points: int, words: str) -> None:
    facts = {"seat": 0, "points": points, "reason": "entry"}
    assert (
        plain(sentence("dragon_valley", "log", "scored", facts, NAMES)) == f"Ann: {words} for an enemy in the castle."
    )


def test_every_sentence_may_tell_the_numbers_of_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given another limit in the data, then the sentences about it tell that one."""
    assert plain(sentence("quests", "asked", "hand_limit", {"seat": 0}, NAMES)) == "Ann discards down to 8 cards."
    monkeypatch.setattr("wartable.quests.title.LIMIT", 9)
    forget()
    assert plain(sentence("quests", "asked", "hand_limit", {"seat": 0}, NAMES)) == "Ann discards down to 9 cards."
    monkeypatch.undo()
    forget()


def reasons_of_rivals(game: str) -> list[str]:
    return [name for name in names_in(game, "reasons") if name.startswith("rivals_")]


@pytest.mark.parametrize("game", [game for game in TITLES if reasons_of_rivals(game)])
@pytest.mark.parametrize(
    ("language", "one", "several"), [("en", "your rival", "the others"), ("de", "Rivale", "anderen")]
)
def test_what_rivals_lose_is_told_of_one_or_of_several(game: str, language: str, one: str, several: str) -> None:
    """Given a table of two or of more, then a hint's reason speaks of the rival or of the others."""
    names = names_at(TITLES[game], PLAYERS, language)
    told = reasons_of_rivals(game)
    assert len(told) > 4
    for name in told:
        assert one in plain(sentence(game, "reasons", name, {"rivals": 1}, names))
        assert several in plain(sentence(game, "reasons", name, {"rivals": 2}, names))


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MissingSentence, match="quests-log-vanished with the facts seat"):
        sentence("quests", "log", "vanished", {"seat": 0}, NAMES)
    with pytest.raises(MissingSentence, match="server-nothing"):
        word("server", "nothing")


@pytest.mark.slow
@pytest.mark.parametrize("game", list(TITLES))
def test_everything_that_happens_in_200_games_has_its_sentence(game: str) -> None:
    title = TITLES[game]
    asked: set[str] = set()
    names = names_at(title, PLAYERS)
    for match in islice(walk(title, GAMES_WALKED), MOMENTS_WALKED):
        for question in match.decisions() if not match.over else []:
            asked.add(question.question)
            for option in question.options:
                assert option_sentence(game, option.key, option.facts, names)
        if match.over:
            for event in match.events:
                for facts in (event.facts, event.facts | event.secret):
                    sentence(game, "log", event.name, facts)
            for line in title.account(match.game):
                sentence(game, "account", line.name, line.facts)
    for question in asked:
        assert rule_behind(game, question)
        for section in ("questions", "asked"):
            sentence(game, section, question, {"seat": 0})
