"""`wartable serve`: the games in the browser."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 lets others on the network in.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port; by default the usual one, or a free one.", min=0, max=65535)
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.", file_okay=False)] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    bot_pause: Annotated[
        float | None, typer.Option(help="Seconds that bots wait so that people can follow.", min=0)
    ] = None,
    copies: Annotated[int | None, typer.Option(help="How many daily copies are kept.", min=0, max=1000)] = None,
    accept_loss: Annotated[
        bool, typer.Option("--accept-loss", help="Go on with what is left of damaged data; the files are set aside.")
    ] = False,
    config: Annotated[
        Path | None, typer.Option(help="A TOML file with settings; see --show-config.", envvar="WARTABLE_CONFIG")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="What people type to get here: https://games.example.org")
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="Another host name to answer to. May be given several times.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy to believe. May be given several times."),
    ] = None,
    log: Annotated[str | None, typer.Option(help='How the log is written: "console" or "json".')] = None,
    show_config: Annotated[bool, typer.Option("--show-config", help="Print all settings as TOML, and exit.")] = False,
) -> None:
    """Serve the games in the browser until Ctrl-C."""
    from wartable.cli.unusable import Unusable
    from wartable.server.folder import CannotServe
    from wartable.server.run import serve as run_server
    from wartable.server.settings import read_settings, show

    given: dict[str, object] = {
        "host": host,
        "port": port,
        "data": data,
        "bot_pause": bot_pause,
        "public_url": public_url,
    }
    given |= {"allowed_hosts": allowed_host, "trusted_proxies": trusted_proxy, "log": log, "copies": copies}
    try:
        settings = read_settings(config, **given)
        if show_config:
            print(show(settings), end="")
        else:
            run_server(settings, open_browser, accept_loss)
    except CannotServe as reason:
        raise Unusable("as_told", why=str(reason)) from reason
