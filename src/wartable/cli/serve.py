"""`wartable serve`: the games in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.arguments import BotsFrom
from wartable.cli.unusable import Unusable

Host = Annotated[str | None, typer.Option(help="The address to listen at; 0.0.0.0 lets others on the network in.")]
Port = Annotated[int | None, typer.Option(help="The port; by default the usual one, or a free one.", min=0, max=65535)]
DataFolder = Annotated[Path | None, typer.Option(help="The folder that keeps the games.", file_okay=False)]
Database = Annotated[
    str | None,
    typer.Option(
        help="postgresql://user:password@host/name: several servers share it.",
        envvar="WARTABLE_DATABASE",
        show_envvar=True,
        metavar="ADDRESS",
    ),
]
OpenBrowser = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]
BotPause = Annotated[float | None, typer.Option(help="Seconds that bots wait so that people can follow.", min=0)]
DailyCopies = Annotated[int | None, typer.Option(help="How many daily copies are kept.", min=0, max=1000)]
AcceptLoss = Annotated[
    bool, typer.Option("--accept-loss", help="Go on with what is left of damaged data; the files are set aside.")
]
ConfigFile = Annotated[
    Path | None, typer.Option(help="A TOML file with settings; see --show-config.", envvar="WARTABLE_CONFIG")
]
PublicUrl = Annotated[str | None, typer.Option(help="What people type to get here: https://games.example.org")]
AllowedHost = Annotated[
    list[str] | None, typer.Option(help="Another host name to answer to. May be given several times.")
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(help="The address or network of a proxy to believe. May be given several times."),
]
LogStyle = Annotated[str | None, typer.Option(help='How the log is written: "console" or "json".')]
EditionFiles = Annotated[
    list[Path] | None,
    typer.Option("--edition", help="Play a game with the data in this file. May be given once for each game."),
]
ShowConfig = Annotated[bool, typer.Option("--show-config", help="Print all settings as TOML, and exit.")]


def serve(
    host: Host = None,
    port: Port = None,
    data: DataFolder = None,
    database: Database = None,
    open_browser: OpenBrowser = False,
    bot_pause: BotPause = None,
    copies: DailyCopies = None,
    accept_loss: AcceptLoss = False,
    config: ConfigFile = None,
    public_url: PublicUrl = None,
    allowed_host: AllowedHost = None,
    trusted_proxy: TrustedProxy = None,
    log: LogStyle = None,
    show_config: ShowConfig = False,
    edition: EditionFiles = None,
    bots_from: BotsFrom = None,
) -> None:
    """Serve the games in the browser until Ctrl-C."""
    from wartable.bots.outside import add_bots
    from wartable.editions.chosen import files_chosen
    from wartable.server.drawn import refuse_undrawn
    from wartable.server.folder import CannotServe
    from wartable.server.run import serve as run_server
    from wartable.server.settings import read_settings, show

    refuse_undrawn(edition or files_chosen())
    add_bots(bots_from)
    given: dict[str, object] = {"host": host, "port": port, "data": data, "bot_pause": bot_pause}
    given |= {"copies": copies, "database": database}
    proxied = {"public_url": public_url, "allowed_hosts": allowed_host, "trusted_proxies": trusted_proxy, "log": log}
    try:
        settings = read_settings(config, **given, **proxied)
        if show_config:
            print(show(settings), end="")
        else:
            run_server(settings, open_browser, accept_loss)
    except CannotServe as reason:
        raise Unusable("as_told", may_pass=reason.may_pass, why=str(reason)) from reason
