"""The folder that keeps the games, for the commands that work on it beside the server."""

import os
from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.unusable import Unusable

Folder = Annotated[Path | None, typer.Option("--data", help="The folder that keeps the games.", file_okay=False)]


def folder_of(named: Path | None) -> Path:
    """The one that is named; else the one the server uses, whose settings WARTABLE_CONFIG may name as well."""
    from wartable.server.folder import CannotServe, default_folder

    config = os.environ.get("WARTABLE_CONFIG")
    if named is not None or not config:
        return named or default_folder()
    from wartable.server.settings import read_settings

    try:
        return read_settings(Path(config)).folder
    except CannotServe as reason:
        raise Unusable("as_told", why=str(reason)) from reason
