"""OpenSpiel: its own simulation test passes on every game, its searches run, and imagined states keep what is known."""

import sys
import unittest
from collections.abc import Iterator

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.sample_some_states import sample_some_states

import wartable.envs
from wartable.engine.chance import chance_from

NAMES = wartable.envs.openspiel()
FEW_DEALS = 16
every_game = pytest.mark.parametrize("name", NAMES)
two_or_three = pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])


@pytest.fixture
def deep_recursion() -> Iterator[None]:
    """OpenSpiel's solvers call themselves at every decision, and a game has more of them than Python allows calls."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(usual)


def load(name: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(name, {"players": players, "deals": FEW_DEALS})


def few_states(game: pyspiel.Game, max_states: int) -> list[pyspiel.State]:
    """OpenSpiel's tests look at 400 states; that takes a minute for each game."""
    found: list[pyspiel.State] = sample_some_states(game, max_states=15)
    return found


def dealt(name: str, players: int, choices: int) -> pyspiel.State:
    """A state after some random choices."""
    state, chance = load(name, players).new_initial_state(), chance_from(choices)
    state.apply_action(3)
    for _ in range(choices):
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    return state


@two_or_three
@every_game
def test_random_simulations_pass(name: str, players: int) -> None:
    """Given a game played at random, then OpenSpiel's own test finds its states, tensors and serialisation right."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@two_or_three
@every_game
def test_information_set_search_runs(name: str, players: int) -> None:
    """Given OpenSpiel's IS-MCTS, then it finds a legal action by imagining what the player cannot know."""
    state, chance = dealt(name, players, 6), np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, chance), 2.0, 3, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore:(invalid value|divide by zero):RuntimeWarning")  # the odds of a long game are 0
@two_or_three
@every_game
def test_search_and_sampled_regret_run(name: str, players: int, deep_recursion: None) -> None:
    """Given OpenSpiel's MCTS and its outcome-sampling CFR, then both run on every game."""
    state, chance = dealt(name, players, 4), np.random.RandomState(1)
    searcher = MCTSBot(state.get_game(), 2.0, 2, RandomRolloutEvaluator(1, chance), random_state=chance)
    assert searcher.step(state) in state.legal_actions()
    solver = OutcomeSamplingSolver(load(name, players))
    solver.iteration()
    assert len(solver.average_policy().action_probabilities(state)) == len(state.legal_actions())


@pytest.mark.parametrize("players", [2, 3])
@every_game
def test_the_api_is_kept(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given some states of a game, then OpenSpiel's own tests of the interface pass."""
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", few_states)
    members = {"game_name": name, "game": load(name, players)}
    case = type("Kept", (api_test.EnforceAPIOnPartialTreeBase,), members)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert (outcome.testsRun, outcome.errors, outcome.failures) == (5, [], [])


@every_game
def test_an_imagined_state_looks_the_same_to_the_player(name: str) -> None:
    """Given a state resampled from what a player knows, then the player sees the same, and may do the same."""
    state = dealt(name, 2, 30)
    player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_an_imagined_state_can_be_serialised() -> None:
    """Given an imagined state that was played on, when it is serialised and read again, then it is the same."""
    state = dealt("wartable_quests", 3, 20)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    world.apply_action(world.legal_actions()[0])
    again = state.get_game().deserialize_state(world.serialize())
    assert str(again) == str(world)
    for seat in range(3):
        assert again.observation_string(seat) == world.observation_string(seat)


def test_options_are_parameters() -> None:
    """Given an option of a game among OpenSpiel's parameters, then the game has the actions of it."""
    with_riftlands = pyspiel.load_game("wartable_shadow_kingdoms(players=2,riftlands=True)")
    keys = wartable.envs.action_keys("shadow_kingdoms", 2, {"riftlands": True})
    assert with_riftlands.num_distinct_actions() == len(keys) > load(NAMES[1], 2).num_distinct_actions()


def test_actions_go_by_their_keys() -> None:
    """Given a state, then its actions read as in records of the game."""
    state = dealt("wartable_quests", 2, 0)
    assert "draw" in [state.action_to_string(action) for action in state.legal_actions()]


def test_memory_is_part_of_the_information_state() -> None:
    """Given a player who has chosen, then the information state tells the choice, and the observation does not."""
    before = dealt("wartable_quests", 2, 0)
    action = before.legal_actions()[0]
    after = before.child(action)
    chosen = after.information_state_tensor(0)[len(after.observation_tensor(0)) :]
    assert [place for place, times in enumerate(chosen) if times] == [action]
