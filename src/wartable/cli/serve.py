"""`wartable serve`: the games in the browser."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port; without it the usual one, or a free one.", min=0, max=65535)
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.", file_okay=False)] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    bot_pause: Annotated[float, typer.Option(help="Seconds that bots wait so that people can follow.", min=0)] = 0.6,
) -> None:
    """Serve the games in the browser until Ctrl-C."""
    from wartable.cli import Unusable
    from wartable.server.folder import CannotServe
    from wartable.server.run import serve as run_server

    try:
        run_server(host=host, port=port, data=data, open_browser=open_browser, bot_pause=bot_pause)
    except CannotServe as reason:
        raise Unusable(str(reason)) from reason
