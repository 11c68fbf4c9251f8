"""Since your last turn: which lines of the log a viewer has not been there for, whenever the page is opened."""

import random

import wartable
from wartable.server.store import Charter, Entry, now
from wartable.server.story import Story, fold
from wartable.titles import title

CHOICES = 60


def story_of(game: str, players: int) -> Story:
    match, chance = wartable.new_game(game, players, 3), random.Random(3)
    while not match.over and len(match.choices) < CHOICES:
        question = match.decisions()[0]
        match.choose(question.seat, chance.choice(question.options).key)
    charter = Charter("x" * 12, game, title(game).rules_version, players, match.options, 3, ["greedy"] * players, now())
    entries = [Entry(number, "choice", seat, [key]) for number, (seat, key) in enumerate(match.choices, 1)]
    return fold(title(game), charter, entries)


def test_it_begins_after_the_last_turn_and_ends_with_what_the_others_did_last() -> None:
    """Given a game of three at any moment, then every line that a choice of another led to since is among them."""
    whole = story_of("quests", 3)
    for number in range(len(whole.started().choices)):
        story = whole.at(number, 0)
        match, lines = story.started(), story.lines_of_others(0)
        seats = [seat for seat, _ in match.choices]
        ends = [*match.events_before[1:], len(match.events)]
        others = [place for place, seat in enumerate(seats) if seat != 0]
        if not others:
            assert lines is None
            continue
        own = [place for place in range(others[-1]) if seats[place] == 0]
        expected = set(range(ends[own[-1]] if own else 0, ends[others[-1]]))
        assert set(range(*lines) if lines else ()) == expected


def test_somebody_alone_has_missed_nothing() -> None:
    assert story_of("quests", 1).lines_of_others(0) is None
