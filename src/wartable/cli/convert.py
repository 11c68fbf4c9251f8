"""`wartable convert`: records become a table of games, and a table becomes records."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.arguments import is_table
from wartable.cli.unusable import Unusable
from wartable.extras import extra
from wartable.words import say


def convert(
    source: Annotated[
        list[Path], typer.Argument(help="Records (JSON), or one table of games (Parquet).", metavar="FROM...")
    ],
    target: Annotated[Path, typer.Argument(help="A table (Parquet), or a folder for records.", metavar="TO")],
    number: Annotated[
        list[int] | None, typer.Option(help="Which game of the table; can be given again. By default all.", min=0)
    ] = None,
) -> None:
    """Write records into a table of games, or games of a table into records."""
    with extra("data"):
        from wartable.lab.converting import records_to_table, table_to_records
    from_table = any(is_table(path) for path in source)
    if from_table == is_table(target) or (from_table and len(source) > 1):
        raise Unusable("convert")
    games = table_to_records(source[0], target, number or []) if from_table else records_to_table(source, target)
    print(say("cli", "convert-written", {"games": games, "target": str(target)}))
