"""The folder that keeps the games, for the commands that work on it beside the server."""

import os
from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.unusable import Unusable

Folder = Annotated[Path | None, typer.Option("--data", help="The folder that keeps the games.", file_okay=False)]


def folder_of(named: Path | None) -> Path:
    """The one that is named; else the one the server uses, whose settings WARTABLE_CONFIG may name as well."""
    from wartable.server.folder import CannotServe
    from wartable.server.settings import read_settings

    if named is not None:
        return named
    config = os.environ.get("WARTABLE_CONFIG")
    try:
        return read_settings(Path(config) if config else None).folder
    except CannotServe as reason:
        raise Unusable("as_told", why=str(reason)) from reason
