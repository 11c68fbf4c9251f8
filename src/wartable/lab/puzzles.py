"""Puzzles: positions of self-played games in which deep search agrees on one answer and weaker levels miss it.

Cheap looks come first. Everything is counted in iterations, so that the same puzzles are found on every machine.
"""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from wartable.bots.levels import unhurried_bot
from wartable.bots.puzzles import GRADED_BY, Proof, Puzzle, PuzzleBook, PuzzleGame, written
from wartable.engine.contract import Setting
from wartable.engine.decision import Refusal
from wartable.lab.cluster import Cluster, in_order
from wartable.lab.experiment import seed_of
from wartable.lab.spot import Spot, Weighed, iterations_in
from wartable.lab.themes import Contrast, theme_of
from wartable.matches.match import Match, replay
from wartable.titles import title

PLAYED_BY: Final = "skilled"
MUST_MISS, GLIMPSED_BY = "casual", "skilled"
MISSED_BY: Final = 0.6  # share of its tries
FIRST_TRIES, TRIES = 4, 20
GLANCE, LOOK = 0.01, 0.2  # seconds of a core for the first look at a question, and for the second
SEEMS_AHEAD: Final = 0.04  # in chances to win
AHEAD: Final = 0.05  # what every other answer gives away, at least
FEWEST_OPTIONS: Final = 3
MOST_EQUALS: Final = 2  # answers that are equally good
MOST_FROM_A_GAME: Final = 3
APART: Final = 0.1  # of a game, between two puzzles from it
PROOFS: Final = 5  # searches, each with another seed
GAMES_AT_A_TIME: Final = 16  # as many workers are busy
SEEDS: Final = 1_000_003  # between the worlds of one search and the next


class Hunt(msgspec.Struct, frozen=True):
    """Where puzzles are looked for: a game that is determined by seed and number."""

    game: str
    players: int
    options: dict[str, Setting]
    seed: int
    number: int
    seconds: float  # of a core, for each of the searches that must all find the answer


class Find(msgspec.Struct, frozen=True):
    """A game and the puzzles that were found in it."""

    game: PuzzleGame
    puzzles: list[Puzzle]


class Doubt(msgspec.Struct, frozen=True):
    """A puzzle whose answer is to be checked with more thought."""

    game: str
    source: PuzzleGame
    puzzle: Puzzle
    iterations: int


class ProofResult(msgspec.Struct, frozen=True):
    """Whether a puzzle holds against this proof."""

    id: str
    proof: Proof
    holds: bool


def make(hunt: Hunt, wanted: int, cluster: Cluster, on_find: Callable[[Find], None]) -> None:
    """Play game after game until so many puzzles are found; `on_find` hears of every game, in their order."""
    found = 0
    while found < wanted:
        hunts = [msgspec.structs.replace(hunt, number=hunt.number + place) for place in range(GAMES_AT_A_TIME)]
        for find in in_order(find_in, hunts, cluster):
            found += len(find.puzzles)
            on_find(find)
            if found >= wanted:
                return
        hunt = msgspec.structs.replace(hunt, number=hunt.number + GAMES_AT_A_TIME)


def added(book: PuzzleBook, find: Find) -> PuzzleBook:
    """The book with what was found in one more game."""
    if not find.puzzles:
        return msgspec.structs.replace(book, hunted=book.hunted + 1)
    new = [msgspec.structs.replace(one, source=len(book.games)) for one in find.puzzles]
    return PuzzleBook(book.game, book.hunted + 1, [*book.games, find.game], [*book.puzzles, *new])


def prove(book: PuzzleBook, seconds: float, cluster: Cluster) -> Iterator[ProofResult]:
    """Puzzle by puzzle, whether every search of that length finds its answer."""
    iterations = iterations_in(book.game, seconds)
    doubts = [Doubt(book.game, book.games[one.source], one, iterations) for one in book.puzzles]
    return in_order(prove_one, [one for one in doubts if one.puzzle.proof.iterations < iterations], cluster)


def renewed(book: PuzzleBook) -> PuzzleBook:
    """The same puzzles by today's rules; what was proved by earlier ones is to be proved again."""
    version = title(book.game).rules_version
    old = {place for place, game in enumerate(book.games) if game.rules != version}
    unproved = {one.id: msgspec.structs.replace(one, proof=Proof(0, 0)) for one in book.puzzles if one.source in old}
    games = [msgspec.structs.replace(game, rules=version) for game in book.games]
    return PuzzleBook(book.game, book.hunted, games, [unproved.get(one.id, one) for one in book.puzzles])


def prove_one(doubt: Doubt) -> ProofResult:
    """A puzzle to which the rules do not lead any more does not hold."""
    try:
        match = replay(title(doubt.game), doubt.source.record(doubt.game, doubt.puzzle.choices))
    except Refusal:
        return ProofResult(doubt.puzzle.id, Proof(doubt.iterations, PROOFS), False)
    spot = Spot(match.title, doubt.puzzle.choices, match.game)
    best = {option for option in spot.window.decision.options if spot.key(option) in doubt.puzzle.answers}
    return ProofResult(doubt.puzzle.id, Proof(doubt.iterations, PROOFS), is_proved(spot, best, doubt.iterations))


def after(book: PuzzleBook, result: ProofResult) -> PuzzleBook:
    """The book with a puzzle that is proved, or without one that is not."""
    found = []
    for one in book.puzzles:
        if one.id != result.id:
            found.append(one)
        elif result.holds:
            found.append(msgspec.structs.replace(one, proof=result.proof))
    return PuzzleBook(book.game, book.hunted, book.games, found)


def find_in(hunt: Hunt) -> Find:
    """Play a game and keep its best puzzles; the same in every process and on every machine."""
    match, spots = played(hunt)
    found: list[Puzzle] = []
    for spot in tempting(spots):
        if len(found) < MOST_FROM_A_GAME and is_apart(spot.choices, found, len(match.choices)):
            puzzle = puzzle_at(spot, hunt, len(match.choices))
            found += [] if puzzle is None else [puzzle]
    last = max((one.choices for one in found), default=0)
    kept = PuzzleGame(
        match.title.rules_version, hunt.players, int(match.seed), match.options, written(match.choices[:last])
    )
    return Find(kept, sorted(found, key=lambda one: one.choices))


def is_apart(choices: int, others: list[Puzzle], length: int) -> bool:
    return all(abs(choices - one.choices) >= APART * length for one in others)


def played(hunt: Hunt) -> tuple[Match, list[Spot]]:
    """A whole game between bots, and the questions in it that might be puzzles."""
    game = title(hunt.game)
    match = Match(game, hunt.players, seed_of(hunt.seed, hunt.number, "puzzles"), hunt.options)
    seeds = [seed_of(hunt.seed, hunt.number, f"bot {seat}") for seat in range(hunt.players)]
    bots = [unhurried_bot(PLAYED_BY, game, seed) for seed in seeds]
    spots = []
    while not match.over and len(match.choices) < game.longest:
        spot = Spot(game, len(match.choices), match.game.copy())
        spots.append(spot)
        match.choose(spot.seat, spot.key(int(bots[spot.seat].choose(spot.window))))
    return match, [one for one in spots if len(one.window.decision.options) >= FEWEST_OPTIONS and one.is_one_choice]


def tempting(spots: list[Spot]) -> list[Spot]:
    """The questions in which a short search is plainly ahead of what others take, those first that mislead the most."""
    found: list[tuple[int, Spot]] = []
    for spot in spots:
        best, ahead = spot.at_a_glance(iterations_in(spot.title.name, GLANCE))
        if ahead >= SEEMS_AHEAD:
            missed = FIRST_TRIES - spot.taken_by(MUST_MISS, FIRST_TRIES)[best]
            if missed * 2 >= FIRST_TRIES:
                found.append((missed + FIRST_TRIES - spot.taken_by(GLIMPSED_BY, FIRST_TRIES)[best], spot))
    return [spot for _, spot in sorted(found, key=lambda one: (-one[0], one[1].choices))]


def puzzle_at(spot: Spot, hunt: Hunt, length: int) -> Puzzle | None:
    """The puzzle that a question makes, if the level misses it and every search finds the same."""
    taken = spot.taken_by(MUST_MISS, TRIES)
    weighed = spot.weigh(iterations_in(hunt.game, LOOK), SEEDS, list(taken))
    missed = sum(times for option, times in taken.items() if option not in weighed.best)
    if not is_plain(weighed) or missed < MISSED_BY * TRIES:
        return None
    iterations = iterations_in(hunt.game, hunt.seconds)
    if not is_proved(spot, set(weighed.best), iterations):
        return None
    lure = next(option for option, _ in taken.most_common() if option in weighed.costs)
    contrast = Contrast(weighed.best[0], lure, weighed.value, weighed.costs[lure])
    return Puzzle(
        id=f"{hunt.game}-{hunt.seed}-{hunt.number}-{spot.choices}",
        source=0,
        choices=spot.choices,
        seat=spot.seat,
        answers=[spot.key(option) for option in weighed.best],
        costs={spot.key(option): cost for option, cost in weighed.costs.items()},
        missed={level: misses(spot, level, weighed.best) for level in GRADED_BY},
        theme=theme_of(spot, contrast, spot.choices / length),
        proof=Proof(iterations, PROOFS),
    )


def is_plain(weighed: Weighed) -> bool:
    """Whether every other answer gives away much, and not by luck."""
    is_ahead = bool(weighed.costs) and min(weighed.costs.values()) >= AHEAD
    return is_ahead and weighed.sure and len(weighed.best) <= MOST_EQUALS


def is_proved(spot: Spot, best: set[int], iterations: int) -> bool:
    return all(spot.solved_by(iterations, seed * SEEDS) in best for seed in range(PROOFS))


def misses(spot: Spot, level: str, best: list[int]) -> float:
    """The share of its tries in which a level chooses something else."""
    taken = spot.taken_by(level, TRIES)
    return round(1 - sum(taken[option] for option in best) / TRIES, 2)
