"""Action ids: every option has one, no two options of a decision share one, and nothing renumbers them by accident."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from tests.support.cases import PUBLISHED, Case, every_published_case_in_every_style, moments

import wartable.envs
from wartable.engine.decision import BadSetup
from wartable.envs.tables import KINDS, action_table

TABLES = Path(__file__).with_name("tables.json")
SEED = 5


@every_published_case_in_every_style
def test_every_option_has_an_id_of_its_own(case: Case, style: str) -> None:
    """Given the decisions of a whole game, then every option has an id, and by its id it is found again."""
    table = action_table(case.title.name, case.players, case.options)
    for game in moments(case, SEED, style, most=400):
        for decision in game.decisions():
            ids = table.ids_of(game, decision)
            assert len(set(ids)) == len(ids)
            assert [table.option_of(game, decision, one) for one in ids] == list(decision.options)


@every_published_case_in_every_style
def test_an_id_says_what_its_option_says(case: Case, style: str) -> None:
    """Given an option, then its key is the key of its id, or ends with it, except that sets of dice go by places."""
    table = action_table(case.title.name, case.players, case.options)
    for game in moments(case, SEED, style, most=100):
        for decision in game.decisions():
            for option, action in zip(decision.options, table.ids_of(game, decision), strict=True):
                key, told = case.title.key(option), table.keys[action]
                is_set = key.startswith(("troops:", "split:"))
                assert key.split(":")[0] == told.split(":")[0] if is_set else key.endswith(told)


def test_an_action_that_is_not_offered_has_no_option() -> None:
    """Given a decision, when an id is asked for that none of its options has, then there is no option."""
    case = PUBLISHED[0]
    game = case.new_game(SEED)
    table = action_table(case.title.name, case.players, case.options)
    offered = table.ids_of(game, game.decisions()[0])
    missing = next(action for action in range(table.size) if action not in offered)
    assert table.option_of(game, game.decisions()[0], missing) == -1


def test_a_game_without_a_table_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that environments do not know, then the refusal names those that they know."""
    monkeypatch.delitem(KINDS, "quests")
    with pytest.raises(BadSetup, match=r"no environment for quests.*dragon_valley"):
        wartable.envs.action_keys("quests", 2)


@pytest.mark.parametrize("case", PUBLISHED, ids=[case.name for case in PUBLISHED])
def test_action_ids_stay_as_they_are(case: Case) -> None:
    """Given the version of a table, then its keys are those that were written down for it.

    A change to a table raises its version and writes the new digest into tables.json.
    """
    keys = wartable.envs.action_keys(case.title.name, case.players, case.options)
    version = action_table(case.title.name, case.players, case.options).version
    written = json.loads(TABLES.read_text())["actions"][f"{case.name} v{version}"]
    assert [len(keys), sha256("\n".join(keys).encode()).hexdigest()[:16]] == written
    assert len(set(keys)) == len(keys)
