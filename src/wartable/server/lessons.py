"""Lessons: a position of a game, and steps that say something, point at things and may expect a choice."""

from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from wartable.editions.chosen import label_of
from wartable.engine.contract import Setting
from wartable.server.stored import Charter
from wartable.server.trouble import NOT_FOUND, Trouble
from wartable.titles import TITLES

LESSON = "lesson_"  # a seat of this kind is played by the script of the lesson that is named after it
FILE, ENDING = "lesson", ".toml"
Chosen = tuple[int, str]


class LessonPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`say` names its sentence, `point` the things on the table that it is about, `do` the choices that it expects.

    `then` is what the others choose after that. Where `do` is a set, `laid` are the picks that are made already.
    """

    say: str
    point: list[str] = []
    do: list[str] = []
    laid: list[str] = []
    then: list[Chosen] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file describes it: the game, the choices that lead to its first position, and the steps."""

    players: int
    seed: int
    steps: list[LessonPart]
    options: dict[str, Setting] = {}
    seat: int = 0
    before: list[Chosen] = []


class ScriptedChoice(NamedTuple):
    """A choice of the script: in which step, by which seat, and what."""

    step: int
    seat: int
    key: str


class Lesson:
    """A lesson by its name. The learner's place in it follows from the choices that were made."""

    def __init__(self, name: str, game: str, script: Script) -> None:
        self.name = name
        self.game = game
        self.script = script
        self.part = f"{LESSON}{name}"  # where its words are, and the kind of the seats that it plays

    @cached_property
    def turns(self) -> list[ScriptedChoice]:
        """All choices after the first position, in their order."""
        found = []
        for number, step in enumerate(self.script.steps):
            found += [ScriptedChoice(number, self.script.seat, key) for key in step.do]
            found += [ScriptedChoice(number, seat, key) for seat, key in step.then]
        return found

    def place(self, choices: list[Chosen]) -> int | None:
        """How many turns of the script have been made; None where the game has gone another way."""
        made = choices[len(self.script.before) :]
        is_ours = made == [(turn.seat, turn.key) for turn in self.turns[: len(made)]]
        return len(made) if is_ours and len(choices) >= len(self.script.before) else None

    def next_turn(self, choices: list[Chosen]) -> ScriptedChoice | None:
        place = self.place(choices)
        return None if place is None or place == len(self.turns) else self.turns[place]

    def is_over(self, choices: int) -> bool:
        """Whether this number of choices is all that the lesson asks for."""
        return choices >= len(self.script.before) + len(self.turns)

    def expected(self, choices: list[Chosen]) -> list[str]:
        """What the learner is to choose now, within the open step; nothing while others choose."""
        turn = self.next_turn(choices)
        if turn is None or turn.seat != self.script.seat:
            return []
        rest = self.turns[self.place(choices) :]
        return [one.key for one in rest if one.step == turn.step and one.seat == turn.seat]

    def laid(self, choices: list[Chosen]) -> list[str]:
        """The picks with which the learner's draft begins."""
        turn = self.next_turn(choices)
        return [] if turn is None or turn.seat != self.script.seat else self.script.steps[turn.step].laid

    def open_steps(self, choices: list[Chosen]) -> range:
        """The steps from the last choice to the next one, which is expected in the last of them."""
        turn = self.next_turn(choices)
        acts = [number for number, step in enumerate(self.script.steps) if step.do]
        upto = len(self.script.steps)
        if turn is not None:
            upto = turn.step if turn.seat == self.script.seat else turn.step + 1
        done = [number for number in acts if number < upto]
        ahead = [number for number in acts if number >= upto]
        return range(done[-1] + 1 if done else 0, ahead[0] + 1 if ahead else len(self.script.steps))


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name. `lesson.toml` bears the name of its game, `lesson_riftlands.toml` its own."""
    found = {}
    for game in TITLES:
        for file in sorted(files("wartable").joinpath(game).iterdir(), key=lambda one: one.name):
            if file.name.startswith(FILE) and file.name.endswith(ENDING):
                lesson = _read(game, file)
                found[lesson.name] = lesson
    return found


def lessons_of(game: str) -> list[Lesson]:
    """A lesson tells of the printed cards: with others in the game there is none."""
    if label_of(game) is not None:
        return []
    return [lesson for lesson in lessons().values() if lesson.game == game]


def lesson_named(name: str) -> Lesson:
    if name not in lessons() or label_of(lessons()[name].game) is not None:
        raise Trouble(NOT_FOUND, "no_such_lesson")
    return lessons()[name]


def lesson_at(charter: Charter) -> Lesson | None:
    """The lesson that is taught at a table."""
    kinds = (kind.removeprefix(LESSON) for kind in charter.seats if kind.startswith(LESSON))
    return lessons().get(next(kinds, ""))


def _read(game: str, file: Traversable) -> Lesson:
    name = file.name.removesuffix(ENDING).removeprefix(FILE).removeprefix("_") or game
    return Lesson(name, game, msgspec.toml.decode(file.read_bytes(), type=Script))
