"""Columns: what the tables of games and of decisions hold, and how a row and a record become one another."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pyarrow as pa
from msgspec import UNSET

from wartable.engine.seed import kind_of, read_seed
from wartable.envs.play import Rules
from wartable.lab.experiment import Experiment, Played
from wartable.matches.record import Record

FORMAT = b"wartable"  # what the tables say about themselves, as JSON, under this name
Row = dict[str, Any]

# `options`, `fair` and `edition` are JSON, as in a record; `seed` is text because sealed ones are no numbers.
GAMES = pa.schema(
    [
        ("number", pa.int64()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("players", pa.int8()),
        ("seed", pa.string()),
        ("options", pa.string()),
        ("fair", pa.string()),
        ("edition", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("finished", pa.bool_()),
        ("decisions", pa.int32()),
        ("rounds", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("sides", pa.list_(pa.list_(pa.string()))),
        ("seats", pa.list_(pa.int8())),
        ("keys", pa.list_(pa.string())),
    ]
)
RECORD_PARTS = {  # the columns that hold each part of a record; the chain follows from the other parts
    **{name: [name] for name in ("game", "rules", "players", "seed", "options", "fair", "edition")},
    "chance": ["seed"],
    "choices": ["seats", "keys"],
    "chain": [],
    "wartable": [],
}


def decisions_schema(rules: Rules) -> pa.Schema:
    """The columns of decisions at such a table; masks and observations have as many numbers as the environments'."""
    return pa.schema(
        [
            ("number", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("question", pa.string()),
            ("key", pa.string()),
            ("action", pa.int32()),
            ("score", pa.int32()),
            ("won", pa.float32()),
            ("reward", pa.float32()),
            ("mask", pa.list_(pa.int8(), rules.actions.size)),
            ("observation", pa.list_(pa.int16(), rules.observer.size)),
        ]
    )


def described(schema: pa.Schema, facts: object) -> pa.Schema:
    """The schema with what a table says about itself."""
    return schema.with_metadata({FORMAT: msgspec.json.encode(facts)})


def about_decisions(experiment: Experiment, rules: Rules) -> dict[str, object]:
    """What readers of decisions need beside the rows: where they come from, and the names of actions and numbers."""
    return {
        "experiment": experiment,
        "rules": rules.title.rules_version,
        "actions": {"version": rules.actions.version, "keys": rules.actions.keys},
        "observations": {"version": rules.observer.version, "names": rules.observer.names},
    }


def game_row(record: Record, played: Played, bots: Sequence[str] | None) -> Row:
    """A game as a row, with everything that is needed to play it again."""
    return {
        "number": played.number,
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "seed": str(record.seed),
        "options": msgspec.json.encode(record.options).decode(),
        "fair": None if record.fair is None else msgspec.json.encode(record.fair).decode(),
        "edition": None if record.edition is UNSET else msgspec.json.encode(record.edition).decode(),
        "bots": bots,
        "finished": played.finished,
        "decisions": played.decisions,
        "rounds": played.rounds,
        "scores": played.scores,
        "winners": played.winners,
        "sides": played.sides,
        "seats": [seat for seat, _ in record.choices],
        "keys": [key for _, key in record.choices],
    }


def record_of(row: Mapping[str, Any]) -> Record:
    """The record of a row, the same bit by bit that was written into it."""
    seed = read_seed(row["seed"])
    parts = {
        "game": row["game"],
        "rules": row["rules"],
        "players": row["players"],
        "chance": kind_of(seed),
        "seed": seed,
        "options": msgspec.json.decode(row["options"]),
        "fair": None if row["fair"] is None else msgspec.json.decode(row["fair"]),
        "choices": list(zip(row["seats"], row["keys"], strict=True)),
    }
    if row["edition"] is not None:
        parts["edition"] = msgspec.json.decode(row["edition"])
    return msgspec.convert(parts, Record)


def batch_of(schema: pa.Schema, rows: Sequence[Row]) -> pa.RecordBatch:
    columns = [pa.array([row[field.name] for row in rows], field.type) for field in schema]
    return pa.RecordBatch.from_arrays(columns, schema=schema)
