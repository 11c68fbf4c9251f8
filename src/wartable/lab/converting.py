"""Converting: records become a table of games, and a table becomes records."""

from collections.abc import Iterable
from pathlib import Path

from wartable.engine.decision import BadRecord, Refusal
from wartable.lab.columns import GAMES, Row, batch_of, described, game_row
from wartable.lab.experiment import Played
from wartable.lab.loading import SavedGames
from wartable.lab.saving import GAMES_A_GROUP, TableFile
from wartable.matches.match import replay
from wartable.matches.record import Record, read_record
from wartable.titles import title

PART = "lab"


def records_to_table(records: Iterable[Path], table: Path) -> int:
    """Write records into a table, numbered in their order; says how many. Every one is played again to see its end."""
    games = 0
    with TableFile(table, described(GAMES, {}), GAMES_A_GROUP) as file:
        for path in records:
            file.add(batch_of(GAMES, [row_of(path, games)]))
            games += 1
    return games


def row_of(path: Path, number: int) -> Row:
    """The row of a record; what is wrong with it is told with its file, as there may be many."""
    try:
        record = read_record(path.read_bytes())
        return game_row(record, outcome(record, number), None)
    except Refusal as refusal:
        raise BadRecord("", "bad_record", {"path": str(path), "why": refusal.sentence}, PART) from refusal


def table_to_records(table: Path, folder: Path, numbers: Iterable[int]) -> int:
    """Write records of a table into a folder, those of the numbers or all; says how many."""
    games = SavedGames(table)
    wanted = [(number, games.record(number)) for number in numbers]
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    for number, record in wanted or games.records():
        (folder / f"{record.game}-{number}.json").write_bytes(record.to_json())
        written += 1
    return written


def outcome(record: Record, number: int) -> Played:
    """How a recorded game went."""
    match = replay(title(record.game), record, 0)
    options = [0]
    for choice in record.choices:
        options += [len(one.options) for one in match.game.decisions() if one.seat == choice[0]]
        match.follow_all([choice])
    return Played(
        number,
        match.over,
        len(record.choices),
        sum(options),
        max(options),
        match.title.rounds(match.game),
        match.scores,
        match.winners if match.over else [],
        {},
        [match.title.sides(match.game, seat) for seat in range(record.players)],
    )
