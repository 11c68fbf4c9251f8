"""Puzzles: positions of self-played games in which one answer is plainly best, as the package ships them."""

# not compiled: msgspec structures

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files

import msgspec

from wartable.editions.chosen import label_of
from wartable.engine.contract import Setting
from wartable.engine.seed import kind_of
from wartable.matches.record import Record
from wartable.titles import TITLES, title

FILE = "puzzles.json"
GRADED_BY = ("beginner", "casual", "skilled", "expert", "master")  # the levels that may miss an answer
MISSED = 0.5  # a level misses a puzzle that it fails at least this often


class Theme(StrEnum):
    """What a puzzle is about, found by facts (`wartable.lab.themes`)."""

    END_GAME = "end_game"
    DENIAL = "denial"
    DEFENCE = "defence"
    COMBINATION = "combination"
    TIMING = "timing"
    JUDGEMENT = "judgement"


class Proof(msgspec.Struct, frozen=True):
    """How an answer was checked: every one of so many searches, each with this many iterations, found it."""

    iterations: int
    seeds: int


class PuzzleGame(msgspec.Struct, frozen=True):
    """A game that bots played, from which puzzles are taken. Its choices are one text, each a seat and a key."""

    rules: int
    players: int
    seed: int
    options: dict[str, Setting]
    choices: str

    def record(self, game: str, choices: int) -> Record:
        """The game up to a question."""
        kind = kind_of(self.seed)
        words = self.choices.split()
        made = [(int(seat), key) for seat, key in zip(words[::2], words[1::2], strict=True)]
        return Record(game, self.rules, self.players, kind, self.seed, self.options, made[:choices])


def written(choices: Sequence[tuple[int, str]]) -> str:
    return " ".join(f"{seat} {key}" for seat, key in choices)


class Puzzle(msgspec.Struct, frozen=True):
    """The question that is open after so many choices of a game, and the keys that answer it well.

    `costs` says of other keys how much of the chance to win they give away, as far as that was looked at, and `missed`
    how often each level failed. What the seat cannot know has no part in any of it.
    """

    id: str
    source: int  # which of the games in its file
    choices: int
    seat: int
    answers: list[str]
    costs: dict[str, float]
    missed: dict[str, float]
    theme: Theme
    proof: Proof

    @property
    def grade(self) -> int:
        """How many levels miss it, from 1."""
        return max(1, len(self.missed_by))

    @property
    def missed_by(self) -> list[str]:
        return [level for level in GRADED_BY if self.missed[level] >= MISSED]


class PuzzleBook(msgspec.Struct, frozen=True):
    """The puzzles of a game and the games they are from; `hunted` is how many games were searched for them."""

    game: str
    hunted: int = 0
    games: list[PuzzleGame] = []
    puzzles: list[Puzzle] = []

    def record(self, puzzle: Puzzle) -> Record:
        return self.games[puzzle.source].record(self.game, puzzle.choices)

    def to_json(self) -> bytes:
        """A line for each game and each puzzle."""
        lines = [b",\n".join(msgspec.json.encode(one) for one in part) for part in (self.games, self.puzzles)]
        head = b'{"game":"%s","hunted":%d' % (self.game.encode(), self.hunted)
        return head + b',"games":[\n%s\n],"puzzles":[\n%s\n]}\n' % tuple(lines)


@cache
def book_of(game: str) -> PuzzleBook:
    """The puzzles that are shipped. They are about the printed cards: with others in the game there are none."""
    file = files("wartable").joinpath(game, FILE)
    if label_of(game) is not None or not file.is_file():
        return PuzzleBook(game)
    return read_book(file.read_bytes())


def read_book(text: bytes) -> PuzzleBook:
    return msgspec.json.decode(text, type=PuzzleBook)


@cache
def books() -> dict[str, PuzzleBook]:
    """By game; puzzles of older rules are left out, until they are made again."""
    return {game: current(book_of(game)) for game in TITLES}


def current(book: PuzzleBook) -> PuzzleBook:
    version = title(book.game).rules_version
    kept = [one for one in book.puzzles if book.games[one.source].rules == version]
    return msgspec.structs.replace(book, puzzles=kept)


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Those that can be posed, by id."""
    return {one.id: one for book in books().values() for one in book.puzzles}


def puzzle_named(name: str) -> Puzzle | None:
    return all_puzzles().get(name)
