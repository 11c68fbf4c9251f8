"""Making puzzles: what a seat cannot know has no part in them, what is not best is no answer, and nothing is lost."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from wartable.bots.puzzles import Proof, Puzzle, PuzzleBook, Theme, book_of, read_book
from wartable.cli.app import app
from wartable.lab.puzzles import Doubt, Find, Hunt, ProofResult, added, after, played, prove_one, renewed
from wartable.lab.spot import Spot
from wartable.lab.themes import Contrast, is_offered_later, looks_no_better, takes_from_rivals
from wartable.matches.match import replay
from wartable.titles import title

pytestmark = pytest.mark.exhaustive  # plays long

FEW = 300  # iterations
BOOK = book_of("quests")
ANOTHER_WORLD = 77


def spot_of(puzzle: Puzzle) -> Spot:
    match = replay(title(BOOK.game), BOOK.record(puzzle))
    return Spot(match.title, puzzle.choices, match.game)


def of_theme(theme: Theme) -> Puzzle:
    return next(one for one in BOOK.puzzles if one.theme == theme)


def test_what_is_hidden_has_no_part_in_the_answer() -> None:
    """given a question / when everything hidden from the seat is dealt again / then the same is chosen"""
    spot = spot_of(BOOK.puzzles[0])
    other = Spot(spot.title, spot.choices, spot.window.imagine(ANOTHER_WORLD))
    assert [spot.solved_by(FEW, seed) for seed in range(3)] == [other.solved_by(FEW, seed) for seed in range(3)]
    assert spot.taken_by("casual", 3) == other.taken_by("casual", 3)


def test_a_wrong_answer_cannot_be_proved() -> None:
    """given a puzzle / when it is checked / then it holds with its answer, and not with the dearest other one"""
    puzzle = max(BOOK.puzzles, key=lambda one: min(one.costs.values()))
    wrong = msgspec.structs.replace(puzzle, answers=[max(puzzle.costs, key=lambda key: puzzle.costs[key])])
    source = BOOK.games[puzzle.source]
    assert not prove_one(Doubt(BOOK.game, source, wrong, FEW)).holds
    assert prove_one(Doubt(BOOK.game, source, puzzle, 3 * FEW)) == ProofResult(puzzle.id, Proof(3 * FEW, 5), True)


@pytest.mark.parametrize(
    ("theme", "holds"),
    [
        (Theme.DENIAL, takes_from_rivals),
        (Theme.COMBINATION, looks_no_better),
        (Theme.TIMING, is_offered_later),
    ],
)
def test_a_theme_is_a_fact(theme: Theme, holds: Callable[[Spot, Contrast], bool]) -> None:
    """given a shipped puzzle of a theme / when the fact behind it is looked at again / then it holds"""
    puzzle = of_theme(theme)
    spot = spot_of(puzzle)
    options = {spot.key(option): option for option in spot.window.decision.options}
    taken = spot.taken_by("casual", 20).most_common()
    lure = next(option for option, _ in taken if spot.key(option) in puzzle.costs)
    assert holds(spot, Contrast(options[puzzle.answers[0]], lure, 0.0, 0.0))


def test_a_book_grows_game_by_game_and_sheds_what_fails() -> None:
    """given a book / when games are added and a puzzle is refuted / then the rest still leads to its positions"""
    book = PuzzleBook("quests")
    for source, game in enumerate(BOOK.games[:2]):
        ours = [msgspec.structs.replace(one, source=0) for one in BOOK.puzzles if one.source == source]
        book = added(book, Find(game, ours))
    book = added(book, Find(BOOK.games[0], []))
    assert book.hunted == 3 and len(book.games) == 2
    first, *rest = book.puzzles
    kept = after(book, ProofResult(first.id, first.proof, holds=False))
    assert kept.puzzles == rest
    assert [kept.record(one) for one in rest] == [BOOK.record(one) for one in BOOK.puzzles[1 : len(book.puzzles)]]
    assert read_book(kept.to_json()) == kept


def test_a_puzzle_of_earlier_rules_is_proved_again_or_goes() -> None:
    """given puzzles of earlier rules / when they are checked / then they are of today's, or go"""
    games = [msgspec.structs.replace(one, rules=0) for one in BOOK.games]
    book = renewed(msgspec.structs.replace(BOOK, games=games))
    assert book.games == BOOK.games and {one.proof for one in book.puzzles} == {Proof(0, 0)}
    assert renewed(BOOK) == BOOK
    puzzle = BOOK.puzzles[0]
    illegal = msgspec.structs.replace(BOOK.games[puzzle.source], choices="0 fly")
    assert not prove_one(Doubt(BOOK.game, illegal, puzzle, FEW)).holds


def test_the_command_refuses_the_book_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_bytes(BOOK.to_json())
    result = CliRunner().invoke(app, ["puzzles", "immortals", "--make", "1", "--file", str(file)])
    assert result.exit_code != 0 and "quests" in str(result.exception)
    assert "--file" in str(CliRunner().invoke(app, ["puzzles", "quests", "--prove"]).exception)


def test_a_file_with_enough_puzzles_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_bytes(BOOK.to_json())
    command = ["puzzles", "quests", "--make", "3", "--jobs", "1", "--file", str(file)]
    assert CliRunner().invoke(app, command).exit_code == 0
    assert file.read_bytes() == BOOK.to_json()


def test_the_same_hunt_plays_the_same_game() -> None:
    first, second = (played(Hunt("quests", 2, {}, 1, 3, 0.01)) for _ in range(2))
    assert first[0].choices == second[0].choices
    assert [one.choices for one in first[1]] == [one.choices for one in second[1]]
