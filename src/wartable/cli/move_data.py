"""`wartable move-data`: from a folder of one server to a database that several share."""

from wartable.cli.data_folder import Folder, folder_of
from wartable.cli.serve import Database
from wartable.cli.unusable import Unusable
from wartable.words import say


def move_data(data: Folder = None, database: Database = None) -> None:
    """Copy everything from a data folder into an empty PostgreSQL database; the folder stays as it is."""
    from wartable.server.folder import CannotServe
    from wartable.server.moving import move

    if database is None:
        raise Unusable("no_database")
    try:
        moved = move(folder_of(data), database)
    except CannotServe as reason:
        raise Unusable("as_told", why=str(reason)) from reason
    print(say("cli", "move-done", moved))
