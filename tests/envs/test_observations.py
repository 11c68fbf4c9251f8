"""Observations: of fixed size, named, and made of nothing that the seat cannot know."""

import json
from hashlib import sha256

import pytest
from tests.envs.test_actions import TABLES
from tests.support.cases import PUBLISHED, Case, every_published_case_in_every_style, moments

import wartable.envs
from wartable.engine.agenda import Game
from wartable.envs.observations import observer, writer_of
from wartable.envs.pieces import PieceWriter
from wartable.titles import TITLES

SEED = 21
LONGEST_GAME = 10_000  # choices


@every_published_case_in_every_style
def test_what_a_seat_cannot_know_is_not_observed(case: Case, style: str) -> None:
    """Given a world in which only what the seat cannot know is different, then it observes the same, byte by byte."""
    eye = observer(case.title.name, case.players, case.options)
    for number, game in enumerate(moments(case, SEED, style, most=25)):
        for seat in case.seats:
            world = case.title.imagine(game, seat, number)
            assert eye.observe(world, seat).tobytes() == eye.observe(game, seat).tobytes()


@every_published_case_in_every_style
def test_observations_tell_moments_apart(case: Case, style: str) -> None:
    """Given the moments of a whole game, then hardly two of them look alike to the seat that is asked."""
    eye = observer(case.title.name, case.players, case.options)
    seen = [
        eye.observe(game, game.decisions()[0].seat).tobytes()
        for game in moments(case, SEED, style, 60)
        if not game.over
    ]
    assert len(set(seen)) > len(seen) * 0.9
    assert {len(one) for one in seen} == {2 * eye.size}


@pytest.mark.parametrize("case", PUBLISHED, ids=[case.name for case in PUBLISHED])
def test_observations_stay_as_they_are(case: Case) -> None:
    """Given the version of the observations, then their names are those that were written down for it.

    A change to them raises the version and writes the new digest into tables.json.
    """
    names = wartable.envs.observation_names(case.title.name, case.players, case.options)
    version = observer(case.title.name, case.players, case.options).version
    written = json.loads(TABLES.read_text())["observations"][f"{case.name} v{version}"]
    assert [len(names), sha256("\n".join(names).encode()).hexdigest()[:16]] == written
    assert len(set(names)) == len(names)


def test_names_say_what_the_numbers_are() -> None:
    """Given a new game of Quests, then the cards of the viewer's hand are counted by kind, others' are not."""
    case = next(case for case in PUBLISHED if case.name == "quests-3")
    names = wartable.envs.observation_names("quests", 3)
    numbers = dict(zip(names, observer("quests", 3).observe(case.new_game(SEED), 1), strict=True))
    hand = [number for name, number in numbers.items() if name.startswith("players.self.hand.")]
    assert sum(hand) == numbers["players.self.hand_size"]
    assert not any(name.startswith("players.next1.hand.") for name in names)


@every_published_case_in_every_style
def test_rows_from_the_table_are_those_from_the_view(case: Case, style: str) -> None:
    """Given any moment of a game, then what is written straight from the table is the seat's view, byte by byte.

    So is what a writer puts together that has kept pieces of the moments before, and of worlds that were only imagined.
    """
    eye = observer(case.title.name, case.players, case.options)
    keeper = writer_of(case.title.name, case.players, case.title.settings(case.players, case.options))
    for number, game in enumerate(moments(case, SEED + 1, style, most=60)):
        for seat in case.seats:
            seen = eye.observe_view(game, seat).tobytes()
            assert eye.observe(game, seat).tobytes() == seen
            assert written(keeper, game, seat) == seen
            assert number % 10 or written(keeper, case.title.imagine(game, seat, number), seat) == seen


@pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "immortals", "dragon_valley"])
def test_what_is_kept_follows_every_single_choice(game: str) -> None:
    """Given a game in which quests are completed and battles fought, then no choice leaves a piece as it was before."""
    title = TITLES[game]
    case = Case(title, 2, title.settings(2, {}))
    eye, keeper = observer(game, 2), writer_of(game, 2, case.options)
    for moment in moments(case, SEED, "eager", most=LONGEST_GAME):
        for seat in case.seats:
            assert written(keeper, moment, seat) == eye.observe_view(moment, seat).tobytes()


def written(keeper: PieceWriter, game: Game, seat: int) -> bytes:
    """The row of a game that is the first of its batch."""
    pieces: list[bytes] = []
    keeper.write(game, seat, 0, pieces)
    return b"".join(pieces)
