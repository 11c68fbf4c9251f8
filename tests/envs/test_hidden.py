"""Hidden information: whichever environment asks, a seat observes the same if only what it cannot know is different."""

from collections.abc import Callable

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import pyspiel
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.support.cases import PUBLISHED, Case, is_typical, moments

import wartable.envs
from wartable.engine.agenda import Game
from wartable.envs import aec
from wartable.envs.play import Rules
from wartable.envs.spaces import Observed

SEED = 33
FEW = 10  # moments of a game
Told = list[object]
Looking = Callable[[Case, Game, int], Told]


def told_by_turns(case: Case, game: Game, seat: int) -> Told:
    return told_to_agent(aec.raw_env(case.title.name, case.players, case.options), seat)


def told_in_wrappers(case: Case, game: Game, seat: int) -> Told:
    return told_to_agent(wartable.envs.pettingzoo(case.title.name, case.players, case.options), seat)


def told_to_agent(env: AECEnv[str, Observed, int], seat: int) -> Told:
    env.reset(seed=SEED)
    agent = f"player_{seat}"
    return [*bytes_of(env.observe(agent)), env.agent_selection, env.infos, env.rewards, env.terminations]


def told_in_parallel(case: Case, game: Game, seat: int) -> Told:
    env = turn_based_aec_to_parallel(aec.raw_env(case.title.name, case.players, case.options))
    observations, infos = env.reset(seed=SEED)
    return [*bytes_of(observations[f"player_{seat}"]), infos]


def told_among_bots(case: Case, game: Game, seat: int) -> Told:
    """Until the seat is asked, bots would play."""
    if game.over or game.decisions()[0].seat != seat:
        return []
    env = wartable.envs.gymnasium(case.title.name, case.players, "random", case.options, seat=seat)
    seen, more = env.reset(seed=SEED)
    return [*bytes_of(seen), more, env.action_masks().tobytes()]


def told_by_openspiel(case: Case, game: Game, seat: int) -> Told:
    wartable.envs.openspiel()
    parameters = {"players": case.players, "deals": 1, **case.options}
    state = pyspiel.load_game(f"wartable_{case.title.name}", parameters).new_initial_state()
    state.apply_action(0)
    legal = state.legal_actions() if state.current_player() == seat else []
    strings = [state.observation_string(seat), state.information_state_string(seat)]
    return [legal, *strings, state.observation_tensor(seat), state.information_state_tensor(seat), state.rewards()]


def told_in_a_batch(case: Case, game: Game, seat: int) -> Told:
    """A batch only tells the seat that is to act."""
    if game.over or game.decisions()[0].seat != seat:
        return []
    batch = wartable.envs.batch(case.title.name, case.players, 1, case.options)
    batch.loop.games[0] = game
    batch.loop.offer(0)
    return [batch.observations.tobytes(), batch.masks.tobytes(), batch.seats.tobytes(), batch.rewards.tobytes()]


def bytes_of(seen: Observed) -> list[bytes]:
    return [numbers.tobytes() for numbers in seen.values()]


ENVIRONMENTS: list[Looking] = [
    told_by_turns,
    told_in_wrappers,
    told_in_parallel,
    told_among_bots,
    told_by_openspiel,
    told_in_a_batch,
]


@pytest.mark.parametrize("looking", ENVIRONMENTS, ids=[one.__name__ for one in ENVIRONMENTS])
@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in PUBLISHED if is_typical(case)])
def test_an_environment_tells_only_what_its_seat_knows(
    case: Case, looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two worlds that a seat cannot tell apart, then an environment that starts from either tells it the same."""
    looked = 0
    for number, game in enumerate(moments(case, SEED, "random", FEW)):
        for seat in case.seats:
            told = []
            for world in (game.copy(), case.title.imagine(game, seat, number)):
                monkeypatch.setattr(Rules, "new_game", lambda *_, world=world: world)
                told.append(looking(case, world, seat))
            assert told[0] == told[1]
            looked += bool(told[0])
    assert looked >= FEW // 2
