"""Saved games: tables that stream, replay bit by bit, and are the same for the same seed."""

from pathlib import Path

import msgspec
import pytest

pytest.importorskip("pyarrow")

import numpy as np
import pyarrow.parquet as pq

import wartable
import wartable.envs
from wartable.engine.decision import BadRecord
from wartable.envs.observations import observer
from wartable.envs.tables import action_table
from wartable.lab import saving
from wartable.lab.columns import GAMES, RECORD_PARTS, record_of
from wartable.lab.converting import records_to_table, table_to_records
from wartable.lab.experiment import Experiment, play
from wartable.lab.loading import SavedGames, replayed
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.saving import Files, simulate_and_save
from wartable.lab.simulate import simulate
from wartable.matches.record import Record, read_record

pytestmark = pytest.mark.exhaustive  # plays long

every_game = pytest.mark.parametrize("game", ["quests", "shadow_kingdoms", "immortals", "dragon_valley"])

ALONE = LocalCluster(1)


def experiment(game: str = "quests", games: int = 3, bots: str = "random") -> Experiment:
    return Experiment(game, 3, {}, bots.split(","), games, 5)


def ignore(more: int) -> None:
    """Nobody waits for these games."""


@pytest.fixture
def saved(tmp_path: Path) -> Files:
    return Files(tmp_path / "games.parquet", tmp_path / "decisions.parquet")


@every_game
def test_a_row_replays_bit_by_bit(saved: Files, game: str) -> None:
    """Given saved games, when one is played again from its row, then its record, points and winners are the same."""
    simulate_and_save(Files(saved.games), experiment(game, 2), ALONE, ignore)
    row = SavedGames(saved.games).table().to_pylist()[1]
    match = replayed(saved.games, 1)
    assert match.over and (match.scores, match.winners) == (row["scores"], row["winners"])
    assert match.record() == record_of(row)
    assert len(row["keys"]) == row["decisions"] == play(experiment(game, 2), 1).decisions


@every_game
def test_every_decision_can_be_seen_again(saved: Files, game: str) -> None:
    """Given the decisions of a game, when it is replayed, then each seat observes what its row says, and so on."""
    simulate_and_save(saved, experiment(game, 1), ALONE, ignore)
    rows = pq.read_table(saved.decisions).to_pylist()
    match = wartable.replay(msgspec.structs.replace(SavedGames(saved.games).record(0), choices=[]))
    actions = action_table(game, 3)
    for step, row in enumerate(rows):
        question = match.decisions()[0]
        assert (row["number"], row["step"], row["seat"]) == (0, step, question.seat)
        assert (row["question"], sum(row["mask"])) == (question.question, len(question.options))
        option = actions.option_of(match.game, match.game.decisions()[0], row["action"])
        assert row["mask"][row["action"]] == 1 and match.title.key(option) == row["key"]
        if step % 10 == 0:
            assert row["observation"] == observer(game, 3).observe(match.game, question.seat).tolist()
        match.choose(row["seat"], row["key"])
    assert match.over
    assert [row["score"] for row in rows] == [match.scores[row["seat"]] for row in rows]
    assert {row["won"] > 0 for row in rows if row["seat"] in match.winners} == {True}


def test_the_files_are_the_same_for_any_number_of_processes(
    saved: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the same seed, when one or two processes play in batches of other sizes, then all bytes are the same."""
    again = Files(tmp_path / "again.parquet", tmp_path / "decisions_again.parquet")
    simulate_and_save(saved, experiment(games=8), ALONE, ignore)
    monkeypatch.setattr(saving, "GAMES_A_BATCH", 3)
    simulate_and_save(again, experiment(games=8), LocalCluster(2), ignore)
    assert again.games.read_bytes() == saved.games.read_bytes()
    assert again.decisions.read_bytes() == saved.decisions.read_bytes()


def test_saving_changes_nothing(saved: Files) -> None:
    """Given bots that think, when their games are saved, then the summary is that of the games without saving."""
    thinking = experiment(bots="greedy,random")
    kept = simulate_and_save(saved, thinking, ALONE, ignore)
    plain = simulate(thinking, ALONE, ignore)
    same = {"seconds": 0.0, "decisions_per_second": 0.0}
    assert msgspec.structs.replace(kept, **same) == msgspec.structs.replace(plain, **same)
    assert SavedGames(saved.games).table(["bots"]).to_pylist()[1]["bots"] == ["random", "greedy", "random"]


def test_groups_of_rows_are_written_as_they_fill(saved: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given small groups, then each has its size, the last what is left, and a game is found in the one it is in."""
    monkeypatch.setattr(saving, "GAMES_A_GROUP", 4)
    monkeypatch.setattr(saving, "GAMES_A_BATCH", 3)
    simulate_and_save(Files(saved.games), experiment(games=10), ALONE, ignore)
    games = SavedGames(saved.games)
    assert [games.file.metadata.row_group(group).num_rows for group in range(3)] == [4, 4, 2]
    assert games.record(9) == dict(games.records())[9]


def test_a_run_that_breaks_leaves_no_file(saved: Files) -> None:
    """Given a run that is interrupted, then there is no half of a file under the name that was asked for."""

    def interrupt(more: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate_and_save(saved, experiment(), ALONE, interrupt)
    assert list(saved.games.parent.iterdir()) == []


def test_every_part_of_a_record_has_its_column() -> None:
    """Given the parts of a record, then each is in a column or follows from others, so that a new one is not lost."""
    assert set(RECORD_PARTS) == set(Record.__struct_fields__)
    assert {column for columns in RECORD_PARTS.values() for column in columns} <= set(GAMES.names)


def test_records_become_a_table_and_records_again(tmp_path: Path) -> None:
    """Given records of both kinds of seeds, when they are converted there and back, then all bytes are the same."""
    texts = [wartable.new_game("quests", 2, seed).record().to_json() for seed in (7, "ab" * 32)]
    for place, text in enumerate(texts):
        (tmp_path / f"{place}.json").write_bytes(text)
    table = tmp_path / "table.parquet"
    assert records_to_table(sorted(tmp_path.glob("*.json")), table) == 2
    assert table_to_records(table, tmp_path / "all", []) == 2
    assert [path.read_bytes() for path in sorted((tmp_path / "all").iterdir())] == texts
    assert table_to_records(table, tmp_path / "one", [1]) == 1
    assert read_record((tmp_path / "one" / "quests-1.json").read_bytes()).seed == "ab" * 32


def test_what_is_not_there_is_refused(saved: Files, tmp_path: Path) -> None:
    """Given a number that no game has, or a file that is no table of games, then the refusal names it."""
    simulate_and_save(saved, experiment(), ALONE, ignore)
    with pytest.raises(BadRecord, match="no game number 3"):
        SavedGames(saved.games).record(3)
    with pytest.raises(BadRecord, match="lacks bots"):
        SavedGames(saved.decisions)
    text = tmp_path / "text.parquet"
    text.write_text("no table")
    with pytest.raises(BadRecord, match="not a Parquet file"):
        SavedGames(text)


def test_decisions_say_what_their_numbers_are(saved: Files) -> None:
    """Given a file of decisions, then it names its actions and numbers, and its columns are ready for NumPy."""
    simulate_and_save(saved, experiment(), ALONE, ignore)
    table = pq.read_table(saved.decisions)
    about = msgspec.json.decode(table.schema.metadata[b"wartable"])
    assert about["observations"]["names"] == wartable.envs.observation_names("quests", 3)
    assert about["actions"]["keys"] == wartable.envs.action_keys("quests", 3)
    numbers = np.stack(table["observation"].to_numpy())
    assert numbers.shape == (table.num_rows, len(about["observations"]["names"])) and numbers.dtype == np.int16
