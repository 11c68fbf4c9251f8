"""`wartable upgrade`: what happens to games that were begun under earlier rules."""

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wartable.cli.data_folder import Folder, folder_of
from wartable.cli.unusable import Unusable
from wartable.engine.log import Fact
from wartable.words import say, word

if TYPE_CHECKING:
    from wartable.server.halts import Halt
    from wartable.server.stored import StoredTable


def upgrade(
    data: Folder = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only report; try it on a copy while the server runs.")
    ] = False,
    retry: Annotated[bool, typer.Option("--retry", help="Try games again that could not go on before.")] = False,
) -> None:
    """Replay games of earlier rules under the current ones, and report which go on and which cannot."""
    from wartable.server.copies import CopyUnusable
    from wartable.server.folder import CannotServe

    folder = folder_of(data)
    try:
        with tempfile.TemporaryDirectory() as place:
            if dry_run:
                copy_to(folder, Path(place))
            upgraded = asyncio.run(upgraded_in(Path(place) if dry_run else folder, retry))
    except (CopyUnusable, CannotServe) as reason:
        raise Unusable("as_told", why=str(reason)) from reason
    tell(upgraded)


def copy_to(folder: Path, place: Path) -> None:
    from wartable.server.copies import back_up, restore
    from wartable.server.database import FILE

    back_up(folder / FILE, place / "copy")
    restore(place, place / "copy")


async def upgraded_in(folder: Path, retry: bool) -> "list[StoredTable]":
    from wartable.server.embedded import store_in
    from wartable.server.upgrading import Upgrading

    store = store_in(folder)
    try:
        return [one async for one in Upgrading(store).upgrade_all(retry)]
    finally:
        await store.close()


def tell(upgraded: "list[StoredTable]") -> None:
    counts: dict[str, Counter[str]] = {}
    for one in upgraded:
        state = "finished" if one.standing.over else "running"
        name = f"upgrade-{state}" if one.halt is None else f"upgrade-{state}_halted"
        counts.setdefault(one.charter.game, Counter())[name] += 1
    for game, states in sorted(counts.items()):
        print(f"{game}: " + "; ".join(say("cli", name, {"games": number}) for name, number in sorted(states.items())))
    for one in upgraded:
        if one.halt is not None:
            tell_halt(one.charter.id, one.halt)
    if not upgraded:
        print(word("cli", "upgrade-nothing"))


def tell_halt(table: str, halt: "Halt") -> None:
    facts: dict[str, Fact] = {"table": table, "choice": halt.choice, "rules": halt.rules}
    if halt.rule:
        facts["rule"] = halt.rule
    print("  " + say("cli", "upgrade-halted", facts))
