"""Saving: a simulation whose games and decisions are written into Parquet files as they are played."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from types import TracebackType

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from wartable.envs.play import Rules
from wartable.lab.cluster import Cluster, in_order
from wartable.lab.columns import GAMES, about_decisions, decisions_schema, described
from wartable.lab.experiment import Batch, Experiment, Played, play
from wartable.lab.keeping import DecisionKeeper, GameKeeper
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.simulate import cut
from wartable.lab.summary import Count, Summary

GAMES_A_BATCH = 25  # of which all decisions must fit in memory
GAMES_A_GROUP = 1000  # a game is found by its number without reading more than one group
DECISIONS_A_GROUP = 8192
COMPRESSION = "zstd"


class Files(msgspec.Struct, frozen=True):
    """Where games and decisions are written; None: nowhere."""

    games: Path | None = None
    decisions: Path | None = None


class KeptBatch(msgspec.Struct):
    """What a batch of games leaves behind: tables as Arrow streams, which go quickly from one process to another."""

    played: list[Played]
    games: bytes
    decisions: bytes


def simulate_and_save(files: Files, experiment: Experiment, cluster: Cluster, played: Callable[[int], None]) -> Summary:
    """Play all games and write them down; the files are the same wherever they are played."""
    refuse_nonsense(experiment)
    begun = perf_counter()
    count = Count(experiment)
    with ExitStack() as stack:
        games = stack.enter_context(games_file(files.games, experiment)) if files.games else None
        decisions = stack.enter_context(decisions_file(files.decisions, experiment)) if files.decisions else None
        keep = keep_both if games and decisions else keep_games if games else keep_decisions
        for kept in in_order(keep, cut(experiment, GAMES_A_BATCH), cluster):
            if games:
                games.write(kept.games)
            if decisions:
                decisions.write(kept.decisions)
            for row in kept.played:
                count.add(row)
            played(len(kept.played))
    return count.summary(perf_counter() - begun)


def games_file(path: Path, experiment: Experiment) -> "TableFile":
    return TableFile(path, described(GAMES, {"experiment": experiment}), GAMES_A_GROUP)


def decisions_file(path: Path, experiment: Experiment) -> "TableFile":
    rules = rules_of(experiment)
    schema = described(decisions_schema(rules), about_decisions(experiment, rules))
    return TableFile(path, schema, DECISIONS_A_GROUP)


def rules_of(experiment: Experiment) -> Rules:
    return Rules(experiment.game, experiment.players, experiment.options, "place")


def keep_games(batch: Batch) -> KeptBatch:
    return keep(batch, True, False)


def keep_decisions(batch: Batch) -> KeptBatch:
    return keep(batch, False, True)


def keep_both(batch: Batch) -> KeptBatch:
    return keep(batch, True, True)


def keep(batch: Batch, games: bool, decisions: bool) -> KeptBatch:
    """Play a batch; the same in every process and on every machine."""
    experiment = batch.experiment
    game_keeper, decision_keeper = GameKeeper(experiment), DecisionKeeper(rules_of(experiment))
    watchers = [*([game_keeper] if games else []), *([decision_keeper] if decisions else [])]
    rows: list[Played] = []
    for number in range(batch.first, batch.end):
        rows.append(play(experiment, number, watchers))
        if games:
            game_keeper.keep(rows[-1])
    return KeptBatch(
        rows,
        streamed(game_keeper.batch()) if games else b"",
        streamed(decision_keeper.batch()) if decisions else b"",
    )


def streamed(batch: pa.RecordBatch) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema) as writer:
        writer.write_batch(batch)
    return bytes(sink.getvalue())


class TableFile:
    """A Parquet file that grows by row groups of one size, whatever the pieces are that come in.

    It has its name only when it is whole.
    """

    def __init__(self, path: Path, schema: pa.Schema, group: int) -> None:
        self.path = path
        self.unfinished = path.with_name(f"{path.name}.unfinished")
        self.schema = schema
        self.group = group
        self.waiting: list[pa.RecordBatch] = []
        self.rows = 0

    def __enter__(self) -> "TableFile":
        self.unfinished.touch()  # a folder that is missing is Python's to complain of: pyarrow does not name the file
        self.writer = pq.ParquetWriter(self.unfinished, self.schema, compression=COMPRESSION)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if kind is None and self.rows:
            self.write_group(self.rows)
        self.writer.close()
        if kind is None:
            self.unfinished.replace(self.path)
        else:
            self.unfinished.unlink()

    def write(self, stream: bytes) -> None:
        self.add(pa.ipc.open_stream(stream).read_next_batch())

    def add(self, batch: pa.RecordBatch) -> None:
        self.waiting.append(batch)
        self.rows += batch.num_rows
        while self.rows >= self.group:
            self.write_group(self.group)

    def write_group(self, rows: int) -> None:
        table = pa.Table.from_batches(self.waiting)
        self.writer.write_table(table.slice(0, rows).cast(self.schema), row_group_size=rows)
        self.waiting = table.slice(rows).to_batches()
        self.rows -= rows
