"""Train: weights for a game from self-play, generation after generation; what has been done is not done again."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec
import numpy as np

from wartable.bots.judge import POINT
from wartable.bots.weights import STAGES, Rows, Stored
from wartable.lab.cluster import Cluster
from wartable.lab.fitting import Matrix, fit, fit_to_victories, surprise
from wartable.lab.samples import Exercise, Samples, gather, joined, judge_with, names_noted, shortened

BATCH = 50
HELD_BACK = 10  # every tenth batch is not learned from: it shows how well the weights predict
DIGITS = 5
SHARE_OF_MARGIN = 0.75


class Generation(msgspec.Struct, frozen=True):
    """A number of games, and how many iterations each choice gets."""

    games: int
    iterations: int


class Lap(msgspec.Struct, frozen=True):
    """What one generation has brought: how well its weights predict games that they have not learned from."""

    generation: int
    games: int
    iterations: int
    positions: int
    surprise: float
    untrained: float


class Course(msgspec.Struct, frozen=True):
    """A training from beginning to end. With levels, it learns chances of winning from their games, and not to play."""

    game: str
    players: int
    seed: int
    generations: list[Generation]
    folder: Path
    levels: list[str] = []


class Trained(msgspec.Struct, frozen=True):
    """The weights of the last generation, and how each one did."""

    weights: Stored
    laps: list[Lap]


def train(course: Course, cluster: Cluster, played: Callable[[int], None]) -> Trained:
    """Run all generations; `played` is called with how many more games have ended."""
    laps: list[Lap] = []
    weights: Stored = {}
    before: list[Samples] = []
    for number in range(len(course.generations)):
        exercises = exercises_of(course, number, weights)
        files = [file_of(course, number, exercise) for exercise in exercises]
        play_missing(dict(zip(files, exercises, strict=True)), cluster, played)
        samples, held = samples_in(files)
        learn = learned_to_foretell if course.levels else learned_to_play
        rows, missed = learn(course, joined([*before, samples]), held)
        weights = {str(course.players): rows}
        before = [samples] if number else []  # habitual games are too poor to learn from twice
        laps.append(lap_of(course, number, samples, (held, missed)))
        write(course, number, weights, laps)
    return Trained(weights, laps)


def learned_to_play(course: Course, samples: Samples, held: Samples) -> tuple[Rows, float]:
    """Weights by feature and stage, and how badly they foretell the games that were held back."""
    names = judge_with(course.game, {}).names()
    matrix = fit(shortened(samples, len(names)), sure_margin(course.game))
    return named(names, matrix), surprise(shortened(held, len(names)), matrix)


def learned_to_foretell(course: Course, samples: Samples, held: Samples) -> tuple[Rows, float]:
    """Weights for all that is noted, by stage, and how badly they foretell the games that were held back."""
    matrix = fit_to_victories(samples)
    return named(names_noted(course.game), matrix), surprise(held, matrix)


def sure_margin(game: str) -> float:
    """The margin in points from which training takes a victory for all but sure."""
    return SHARE_OF_MARGIN * float(judge_with(game, {}).margin()) / float(POINT)


def play_missing(exercises: dict[Path, Exercise], cluster: Cluster, played: Callable[[int], None]) -> None:
    """Keep the positions of all exercises in their files; those that are there already are not played again."""
    missing = [file for file in exercises if not file.exists()]
    played(sum(one.end - one.first for file, one in exercises.items() if file not in missing))
    inputs = {place: exercises[file] for place, file in enumerate(missing)}
    for place, samples in cluster.run(gather, inputs):
        keep(missing[place], samples)
        played(inputs[place].end - inputs[place].first)


def samples_in(files: list[Path]) -> tuple[Samples, Samples]:
    """The positions of a generation: those to learn from, and those held back."""
    parts = [kept(file) for file in files]
    learned = [part for place, part in enumerate(parts) if place % HELD_BACK]
    return joined(learned or parts), joined(parts[::HELD_BACK])


def exercises_of(course: Course, number: int, weights: Stored) -> list[Exercise]:
    one = course.generations[number]
    seed = course.seed * 1000 + number
    return [
        Exercise(
            course.game,
            course.players,
            one.iterations,
            seed,
            first,
            min(first + BATCH, one.games),
            {} if course.levels else weights,
            course.levels,
        )
        for first in range(0, one.games, BATCH)
    ]


def named(names: list[str], matrix: Matrix) -> Rows:
    """The weights by the names of their features, one number per stage."""
    columns = [[round(float(one), DIGITS) for one in matrix[:, place]] for place in range(len(names))]
    return dict(zip(names, columns, strict=True))


def lap_of(course: Course, number: int, samples: Samples, held: tuple[Samples, float]) -> Lap:
    one = course.generations[number]
    kept_back, missed = held
    untrained = surprise(kept_back, np.zeros((STAGES, kept_back.features.shape[2])))
    return Lap(number, one.games, one.iterations, len(samples.stages), missed, untrained)


def file_of(course: Course, number: int, exercise: Exercise) -> Path:
    """Named after the exercise, seed and weights included: another training does not take it for its own."""
    name = blake2b(msgspec.msgpack.encode(exercise), digest_size=6).hexdigest()
    folder = course.folder / f"{course.game}-{course.players}" / f"generation-{number}"
    return folder / f"{exercise.first // BATCH:04}-{name}.npz"


def keep(file: Path, samples: Samples) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, **msgspec.structs.asdict(samples))
    part.replace(file)


def kept(file: Path) -> Samples:
    with np.load(file) as arrays:
        return Samples(*(arrays[name] for name in Samples.__struct_fields__))


def write(course: Course, number: int, weights: Stored, laps: list[Lap]) -> None:
    """Keep the weights of every generation: arenas compare them."""
    folder = course.folder / f"{course.game}-{course.players}"
    (folder / f"weights-{number}.json").write_text(json.dumps({"weights": weights}, indent=1))
    (folder / "laps.json").write_bytes(msgspec.json.encode(laps))
