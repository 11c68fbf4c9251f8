"""The shipped puzzles: each can be asked by today's rules, and says of its answers what its proof found."""

from itertools import groupby

import pytest

from wartable.bots.puzzles import GRADED_BY, Puzzle, PuzzleBook, all_puzzles, book_of, books
from wartable.engine.window import decision_of
from wartable.lab.compiled import is_compiled
from wartable.matches.match import Match, replay
from wartable.titles import TITLES, title

LEAST_COST, LEAST_MISSED, PROOFS = 0.05, 0.6, 5
PLAYED_PLAIN = 3  # games; all of them where replaying takes milliseconds


@pytest.mark.parametrize("game", TITLES)
def test_every_puzzle_can_be_asked_by_todays_rules(game: str) -> None:
    """given a shipped puzzle / when its game is replayed / then its seat is asked, and its answers are offered"""
    book = books()[game]
    assert len(book.puzzles) == len(book_of(game).puzzles), "made by other rules: make them again"
    sources = [list(ours) for _, ours in groupby(book.puzzles, lambda one: one.source)]
    for ours in sources if is_compiled() else sources[:PLAYED_PLAIN]:
        match: Match | None = None
        for one in ours:
            match = further(book, one, match)
            offered = {match.title.key(option) for option in decision_of(match.game, one.seat).options}
            assert set(one.answers) | set(one.costs) <= offered, one.id
            assert not set(one.answers) & set(one.costs), one.id


def further(book: PuzzleBook, puzzle: Puzzle, match: Match | None) -> Match:
    """The match of an earlier puzzle of the same game, played on to this one."""
    record = book.record(puzzle)
    if match is None:
        return replay(title(book.game), record)
    match.follow_all(record.choices[len(match.choices) :])
    return match


@pytest.mark.parametrize("game", TITLES)
def test_every_puzzle_has_one_plain_answer_that_casual_players_miss(game: str) -> None:
    for one in book_of(game).puzzles:
        assert one.answers and min(one.costs.values()) >= LEAST_COST, one.id
        assert one.missed["casual"] >= LEAST_MISSED and set(one.missed) == set(GRADED_BY), one.id
        assert one.proof.seeds == PROOFS and 1 <= one.grade <= len(GRADED_BY), one.id


def test_puzzles_are_found_by_their_ids() -> None:
    assert len(all_puzzles()) == sum(len(book.puzzles) for book in books().values())
    assert all(name.partition("-")[0] in TITLES for name in all_puzzles())
