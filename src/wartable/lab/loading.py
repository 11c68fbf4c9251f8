"""Loading: games out of a Parquet file, all of them or one by its number, as records that can be played again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from wartable.engine.decision import BadRecord
from wartable.lab.columns import FORMAT, GAMES, record_of
from wartable.matches.match import Match, replay
from wartable.matches.record import Record
from wartable.titles import title

PART = "lab"
NUMBER = "number"


class SavedGames:
    """The games of a file. Only what is asked for is read."""

    def __init__(self, path: Path) -> None:
        try:
            self.file = pq.ParquetFile(path)
        except pa.ArrowInvalid as error:
            raise BadRecord("", "no_table", {"path": str(path)}, PART) from error
        missing = set(GAMES.names) - set(self.file.schema_arrow.names)
        if missing:
            raise BadRecord("", "missing_columns", {"path": str(path), "columns": ", ".join(sorted(missing))}, PART)
        self.path = path
        self.place = self.file.schema_arrow.get_field_index(NUMBER)

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    @property
    def about(self) -> dict[str, Any]:
        """What the file says about itself, such as the experiment that its games come from."""
        told = (self.file.schema_arrow.metadata or {}).get(FORMAT, b"{}")
        return msgspec.json.decode(told, type=dict[str, Any])

    def table(self, columns: list[str] | None = None) -> pa.Table:
        """All games, or some columns of them."""
        return self.file.read(columns)

    def record(self, number: int) -> Record:
        """The record of the game with this number; only the row group that holds it is read."""
        for group in range(self.file.num_row_groups):
            if not self._may_hold(group, number):
                continue
            numbers = self.file.read_row_group(group, [NUMBER]).column(NUMBER).to_pylist()
            if number in numbers:
                row = self.file.read_row_group(group, GAMES.names).slice(numbers.index(number), 1)
                return record_of(row.to_pylist()[0])
        raise BadRecord("", "no_such_game", {"path": str(self.path), "number": number}, PART)

    def _may_hold(self, group: int, number: int) -> bool:
        statistics = (
            self.file.metadata.row_group(group).column(self.file.schema_arrow.get_field_index(NUMBER)).statistics
        )
        return statistics is None or bool(statistics.min <= number <= statistics.max)

    def records(self) -> Iterator[tuple[int, Record]]:
        """All games with their numbers, read group by group."""
        for batch in self.file.iter_batches(columns=GAMES.names):
            for row in batch.to_pylist():
                yield row[NUMBER], record_of(row)


def replayed(path: Path, number: int) -> Match:
    """One game of a file, played again choice by choice."""
    record = SavedGames(path).record(number)
    return replay(title(record.game), record)
