"""PettingZoo: its own tests pass on every game, and its rules for simultaneous choices, rewards and masks are kept."""

import pickle
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.support.cases import PUBLISHED, Case, moments

import wartable
import wartable.envs
from wartable.engine.chance import chance_from
from wartable.engine.decision import BadSetup, NotOffered
from wartable.envs import aec
from wartable.envs.phrases import panels
from wartable.envs.picture import HEIGHT, SMALLEST_FONT, WIDTH, placed_panels
from wartable.envs.play import Play

TABLES = [
    ("quests", 1, {}),
    ("quests", 3, {}),
    ("shadow_kingdoms", 2, {}),
    ("shadow_kingdoms", 4, {"riftlands": True}),
    ("immortals", 2, {}),
    ("immortals", 5, {}),
    ("dragon_valley", 2, {}),
    ("dragon_valley", 4, {"mode": "dragon_hunt"}),
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
every_game = pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "immortals", "dragon_valley"])
HURRY = 10  # the benchmark would take five seconds for each table
DICTIONARIES = "ignore:Observation (is not a NumPy array|space for each agent)"  # PettingZoo lists its own games only


def maker(game: str, players: int, options: dict[str, Any]) -> Callable[..., Any]:
    return lambda **settings: wartable.envs.pettingzoo(game, players, options, **settings)


def play_out(env: aec.TableEnv, seed: int) -> list[str]:
    """Play at random to the end; says who acted."""
    env.reset(seed=seed)
    chance, acted = chance_from(seed), []
    while not env.play.game.over:
        acted.append(env.agent_selection)
        legal = env.play.legal_actions()
        env.step(legal[chance.below(len(legal))])
    return acted


@pytest.mark.filterwarnings(DICTIONARIES)
@pytest.mark.filterwarnings("error::UserWarning")
@every_table
def test_the_api_is_kept(game: str, players: int, options: dict[str, Any]) -> None:
    """Given any table, then PettingZoo's own test of the interface passes, and has nothing to remark."""
    api_test(maker(game, players, options)(), num_cycles=100)


@every_table
def test_a_seed_gives_the_same_game(game: str, players: int, options: dict[str, Any]) -> None:
    """Given two environments with one seed, then PettingZoo's own test finds no difference."""
    seed_test(maker(game, players, options), num_cycles=60)


class OfferedActions(spaces.Discrete):
    """Samples among what is offered, for a test that knows no masks."""

    def __init__(self, env: "OfferingEnv") -> None:
        super().__init__(env.rules.actions.size)
        self.env = env

    def sample(self, *_: Any, **__: Any) -> int:
        return self.env.play.legal_actions()[0]


class OfferingEnv(aec.TableEnv):
    """A lone player's game, in which every sampled action is legal."""

    def action_space(self, agent: str) -> OfferedActions:
        return OfferedActions(self)

    @classmethod
    def env(cls, max_cycles: int) -> "OfferingEnv":
        return cls(aec.Rules(cls.game, 1, {}, "place"), max_cycles, None)

    @classmethod
    def parallel_env(cls, max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(cls.env(max_cycles))


@pytest.mark.parametrize("game", ["quests", "shadow_kingdoms"])
def test_cycles_end_where_each_agent_acts_once_in_each(game: str) -> None:
    """Given a lone player, who acts in every cycle, then PettingZoo's own test finds as many cycles as were set."""
    max_cycles_test(type("Lone", (OfferingEnv,), {"game": game}))


@every_table
def test_turns_can_be_taken_as_parallel_steps(game: str, players: int, options: dict[str, Any]) -> None:
    """Given PettingZoo's wrapper for games of turns, then its own test of parallel environments passes."""
    parallel_api_test(turn_based_aec_to_parallel(aec.raw_env(game, players, options)), num_cycles=60)


@every_table
def test_what_is_rendered_is_text(
    game: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Given each way to render, then PettingZoo's own test passes, and people see who is asked."""
    render_test(maker(game, players, options))
    assert "asked:player_" in capsys.readouterr().out


@every_table
def test_pictures_show_the_moment(game: str, players: int, options: dict[str, Any]) -> None:
    """Given two moments of a game, then their pictures are of one size and differ; that of one moment does not."""
    env = aec.raw_env(game, players, options, render_mode="rgb_array")
    env.reset(seed=5)
    first = env.render()
    assert first.shape == (HEIGHT, WIDTH, 3) and (env.render() == first).all()
    for _ in range(30):
        env.step(env.play.legal_actions()[0])
    later = env.render()
    assert later.shape == first.shape and (later != first).any()


@pytest.mark.parametrize("case", PUBLISHED, ids=[case.name for case in PUBLISHED])
def test_pictures_tell_nothing_hidden(case: Case) -> None:
    """Given a world in which only what nobody can see is different, then everybody is shown the same, and it fits."""
    rules = aec.Rules(case.title.name, case.players, case.options, "place")
    for number, game in enumerate(moments(case, 8, "random", most=6)):
        told = panels(Play(rules, game))
        assert told == panels(Play(rules, case.title.imagine(game, number % case.players, number)))
        assert placed_panels(told, SMALLEST_FONT + 1) is not None


@every_table
def test_it_can_be_measured(
    game: str,
    players: int,
    options: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given PettingZoo's benchmark, by a clock that hurries, then it runs through game after game."""
    hurried = SimpleNamespace(time=lambda: HURRY * time.monotonic())
    monkeypatch.setitem(performance_benchmark.__globals__, "time", hurried)
    performance_benchmark(aec.raw_env(game, players, options))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_a_game_is_the_one_of_its_seed(game: str) -> None:
    """Given a seed, then the environment plays the game that `wartable.new_game` sets up from it."""
    env = aec.raw_env(game, 2)
    env.reset(seed=11)
    match = wartable.new_game(game, players=2, seed=11)
    assert env.play.rules.title.view(env.play.game, None) == match.view(None)


@every_game
def test_rewards_by_place_add_up_to_nothing(game: str) -> None:
    """Given a finished game, then the first place is rewarded with 1, the last with -1, and the sum is 0."""
    env = aec.raw_env(game, 3)
    play_out(env, 4)
    assert sum(env.rewards.values()) == pytest.approx(0)
    winners = env.play.rules.title.winners(env.play.game)
    assert max(env.rewards, key=env.rewards.__getitem__) == f"player_{winners[0]}"


@every_game
def test_rewards_by_score_are_the_final_points(game: str) -> None:
    """Given rewards by score, then each agent gets its points at the end, and nothing before: points tell secrets."""
    env = aec.raw_env(game, 2, rewards="score")
    env.reset(seed=4)
    assert set(env.rewards.values()) == {0.0}
    play_out(env, 4)
    assert list(env.rewards.values()) == [float(points) for points in env.play.rules.title.scores(env.play.game)]


def test_choices_at_the_same_time_are_made_one_after_the_other() -> None:
    """Given seats that choose at the same time, when one has acted, then the next sees only that it has."""
    env = aec.raw_env("immortals", 3)
    env.reset(seed=2)
    chance = chance_from(1)
    while len(env.play.game.decisions()) < 2:
        legal = env.play.legal_actions()
        env.step(legal[chance.below(len(legal))])
    first, other = env.agent_selection, env.possible_agents[env.play.game.decisions()[1].seat]
    before = env.observe(other)["observation"]
    while env.agent_selection == first:
        env.step(env.play.legal_actions()[0])
    assert env.agent_selection == other
    changed = [env.rules.observer.names[place] for place in (env.observe(other)["observation"] != before).nonzero()[0]]
    assert [name for name in changed if not name.startswith("asked.") and not name.endswith(".choosing")] == []


def test_a_mask_is_empty_for_those_who_are_not_asked() -> None:
    """Given a turn, then only the agent whose turn it is has actions in its mask."""
    env = aec.raw_env("quests", 3)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, offered in masks.items() if offered] == [env.agent_selection]


def test_an_action_that_is_not_offered_is_refused() -> None:
    """Given the environment without wrappers, when an action outside the mask is taken, then a refusal says so."""
    env = aec.raw_env("quests", 2)
    env.reset(seed=1)
    missing = next(action for action in range(env.rules.actions.size) if action not in env.play.legal_actions())
    with pytest.raises(NotOffered, match=f"Action {missing} is not among the options"):
        env.step(missing)


def test_a_game_can_be_cut_short() -> None:
    """Given three cycles, when two players have made three choices each, then the game is truncated for both."""
    env = aec.raw_env("quests", 2, max_cycles=3)
    env.reset(seed=1)
    for _ in range(6):
        assert not any(env.truncations.values())
        env.step(env.play.legal_actions()[0])
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_an_environment_can_be_sent_to_another_process() -> None:
    """Given a pickled environment, then it comes out as one of the same table."""
    copy = pickle.loads(pickle.dumps(aec.raw_env("shadow_kingdoms", 2, {"riftlands": True})))
    assert copy.rules.options["riftlands"] is True
    copy.reset(seed=1)
    assert copy.agent_selection in copy.possible_agents


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given no PettingZoo, then the refusal says what to install."""
    monkeypatch.delitem(sys.modules, "wartable.envs.aec", raising=False)
    monkeypatch.delattr(wartable.envs, "aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(BadSetup, match=r"pettingzoo is not installed.*wartable\[envs\]"):
        wartable.envs.pettingzoo("quests", players=2)


def test_rewards_that_do_not_exist_are_refused() -> None:
    """Given rewards by anything else, then the refusal names those there are."""
    with pytest.raises(BadSetup, match="place, score"):
        wartable.envs.pettingzoo("quests", players=2, rewards="money")
