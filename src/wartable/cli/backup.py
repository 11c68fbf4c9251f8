"""`wartable backup`, `restore` and `check`: copies of the games, and whether everything is there."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.data_folder import Folder, folder_of
from wartable.cli.unusable import Unusable
from wartable.words import say

File = Annotated[Path, typer.Argument(help="The file of the copy.", dir_okay=False)]


def backup(
    file: File,
    data: Folder = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
) -> None:
    """Copy all games to a file; the server may keep running and writing."""
    from wartable.server.copies import CopyUnusable, back_up
    from wartable.server.database import FILE

    if file.exists() and not force:
        raise Unusable("file_exists", file=str(file))
    try:
        found = back_up(folder_of(data) / FILE, file)
    except CopyUnusable as reason:
        raise Unusable("as_told", why=str(reason)) from reason
    print(say("cli", "backup-made", {"file": str(file), "tables": found.tables, "entries": found.entries}))


def restore(
    file: Annotated[Path, typer.Argument(help="The file of the copy.", exists=True, dir_okay=False)],
    data: Folder = None,
) -> None:
    """Put a copy back, once the server has been stopped; what was there is set aside."""
    from wartable.server.copies import CopyUnusable
    from wartable.server.copies import restore as put_back
    from wartable.server.folder import CannotServe

    try:
        found, aside = put_back(folder_of(data), file)
    except (CopyUnusable, CannotServe) as reason:
        raise Unusable("as_told", why=str(reason)) from reason
    print(say("cli", "restore-done", {"tables": found.tables, "entries": found.entries}))
    if aside is not None:
        print(say("cli", "restore-aside", {"folder": str(aside)}))


def check(
    file: Annotated[Path | None, typer.Argument(help="A copy to check instead.", exists=True, dir_okay=False)] = None,
    data: Folder = None,
) -> None:
    """Read everything and report whether it is intact; exit code 1 if not. The server may keep running."""
    from wartable.server.checking import examine_file, examine_folder
    from wartable.server.database import FILE
    from wartable.server.mark import FILE as MARK
    from wartable.server.replaying import disagreements

    folder = folder_of(data)
    if file is None and not any((folder / name).exists() for name in (FILE, MARK)):
        raise Unusable("no_games", folder=str(folder))
    found = examine_folder(folder) if file is None else examine_file(file)
    faults = [finding.sentence for finding in found.findings]
    if found.is_usable and found.tables:
        faults += disagreements(file or folder / FILE)
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(1)
    print(say("cli", "check-well", {"tables": found.tables, "entries": found.entries}))
