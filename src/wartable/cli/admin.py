"""`wartable admin`: watch over a running server and give it orders, through the socket in its data folder."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wartable.cli.data_folder import Folder, folder_of
from wartable.cli.unusable import Unusable
from wartable.words import say, word

if TYPE_CHECKING:
    from wartable.server.orders import AnyOrder, Report

WIDE = 1000  # a row is a line, however narrow the window: others search it
app = typer.Typer(
    name="admin", help="Watch over the server running on a data folder, and give it orders.", no_args_is_help=True
)
Most = Annotated[int, typer.Option(help="How many to list.", min=1, max=10_000)]
TableArgument = Annotated[str, typer.Argument(help="The table, as `tables` lists it.", show_default=False)]
GuestArgument = Annotated[
    str, typer.Argument(help="The first 8 or more digits, as `guests` lists them.", show_default=False)
]
WhoArgument = Annotated[
    str, typer.Argument(help="The first digits of a guest, an address or a network.", show_default=False)
]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]


@app.command("tables")
def tables(data: Folder = None, most: Most = 50) -> None:
    """List the tables, most recently used first."""
    from wartable.server.orders import ListTables

    give(data, ListTables(most))


@app.command("guests")
def guests(data: Folder = None, most: Most = 50) -> None:
    """List the guests who sit at tables, most recent first."""
    from wartable.server.orders import ListGuests

    give(data, ListGuests(most))


@app.command("close")
def close(table: TableArgument, data: Folder = None) -> None:
    """End a game: it can still be looked at, and does not go on."""
    from wartable.server.orders import CloseTable

    give(data, CloseTable(table))


@app.command("delete-table")
def delete_table(table: TableArgument, data: Folder = None, yes: Sure = False) -> None:
    """Delete a table and everything known about it."""
    from wartable.server.orders import DeleteTable

    ask("delete_table", table, yes)
    give(data, DeleteTable(table))


@app.command("delete-guest")
def delete_guest(guest: GuestArgument, data: Folder = None, yes: Sure = False) -> None:
    """Delete everything about a guest, as the guest could."""
    from wartable.server.orders import DeleteGuest

    ask("delete_guest", guest, yes)
    give(data, DeleteGuest(guest))


@app.command("ban")
def ban(
    who: WhoArgument,
    data: Folder = None,
    reason: Annotated[str, typer.Option(help="Why, for your own memory.")] = "",
) -> None:
    """Ban a guest, an address or a network, and close their sockets."""
    from wartable.server.orders import BanWho

    give(data, BanWho(who, reason))


@app.command("unban")
def unban(who: WhoArgument, data: Folder = None) -> None:
    """Lift a ban."""
    from wartable.server.orders import Unban

    give(data, Unban(who))


@app.command("bans")
def bans(data: Folder = None) -> None:
    """List the bans."""
    from wartable.server.orders import ListBans

    give(data, ListBans())


@app.command("announce")
def announce(
    text: Annotated[str, typer.Argument(help="What all open pages show.")] = "",
    data: Folder = None,
    restart_in: Annotated[
        int | None, typer.Option(help="The server restarts in this many minutes; pages count down.", min=0, max=10_080)
    ] = None,
) -> None:
    """Announce something on all open pages, such as that the server will restart."""
    from wartable.server.orders import Announce

    give(data, Announce(text, restart_in))


@app.command("take-down")
def take_down(number: Annotated[int, typer.Argument(help="The announcement's number.")], data: Folder = None) -> None:
    """Take down an announcement."""
    from wartable.server.orders import TakeDown

    give(data, TakeDown(number))


@app.command("announcements")
def announcements(data: Folder = None) -> None:
    """List the announcements that pages show."""
    from wartable.server.orders import ListAnnouncements

    give(data, ListAnnouncements())


@app.command("reports")
def reports(data: Folder = None, most: Most = 50) -> None:
    """List what players have reported of what was said at tables."""
    from wartable.server.orders import ListComplaints

    give(data, ListComplaints(most))


@app.command("settle")
def settle(number: Annotated[int, typer.Argument(help="The report's number.")], data: Folder = None) -> None:
    """Delete a report that has been seen to."""
    from wartable.server.orders import Settle

    give(data, Settle(number))


def ask(what: str, whom: str, sure: bool) -> None:
    if not sure:
        typer.confirm(say("cli", f"admin-sure-{what}", {"whom": whom}), abort=True)


def give(data: Path | None, order: "AnyOrder") -> None:
    """Give the order to the running server, and print its answer."""
    from wartable.server.admin_socket import NoServer, give_order

    folder = folder_of(data)
    try:
        report = give_order(folder, order)
    except NoServer as reason:
        raise Unusable("no_server", folder=str(folder)) from reason
    if report.problem:
        raise Unusable("as_told", why=report.problem)
    tell(report)


def tell(report: "Report") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    if report.done:
        print(say("cli", f"admin-done-{report.done}", report.facts))
    elif not report.rows:
        print(word("cli", "admin-none"))
    else:
        shown = Table(*(word("cli", f"admin-column-{name}") for name in report.columns), box=None, pad_edge=False)
        for row in report.rows:
            shown.add_row(*(Text(str(cell)) for cell in row))
        Console(width=WIDE).print(shown)
