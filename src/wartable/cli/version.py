"""`wartable --version`"""

import typer

from wartable import __version__
from wartable.lab.compiled import is_compiled
from wartable.words import say


def show_version(wanted: bool) -> None:
    if wanted:
        print(say("cli", "version-compiled" if is_compiled() else "version-plain", {"version": __version__}))
        raise typer.Exit
