"""`wartable --version`"""

import typer

from wartable import __version__
from wartable.lab.compiled import is_compiled


def show_version(wanted: bool) -> None:
    if wanted:
        build = "compiled by mypyc" if is_compiled() else "plain Python, about ten times slower than compiled"
        print(f"wartable {__version__} ({build})")
        raise typer.Exit
