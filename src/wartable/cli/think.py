"""`wartable think`: a machine on which bots think for the servers of a database."""

from typing import Annotated

import typer

from wartable.cli.arguments import BotsFrom
from wartable.cli.serve import ConfigFile, Database, EditionFiles, LogStyle
from wartable.cli.unusable import Unusable


def think(
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option(help="In how many processes; by default one for each processor.", min=1)
    ] = None,
    config: ConfigFile = None,
    log: LogStyle = None,
    bots_from: BotsFrom = None,
    edition: EditionFiles = None,
) -> None:
    """Think for the servers that share a database, until Ctrl-C: bots, hints and reviews."""
    from wartable.bots.outside import add_bots
    from wartable.editions.chosen import files_chosen
    from wartable.server.drawn import refuse_undrawn
    from wartable.server.folder import CannotServe
    from wartable.server.settings import read_settings
    from wartable.server.thinking_machine import run

    refuse_undrawn(edition or files_chosen())
    add_bots(bots_from)
    try:
        settings = read_settings(config, database=database, log=log)
        if settings.database is None:
            raise Unusable("no_database")
        run(settings, workers)
    except CannotServe as reason:
        raise Unusable("as_told", may_pass=reason.may_pass, why=str(reason)) from reason
