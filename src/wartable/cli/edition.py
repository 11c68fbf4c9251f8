"""`wartable edition`: the component data of a game, to be edited, or what an edition changes in them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wartable.cli.arguments import EditionFile, GameName, refuse_other_game
from wartable.editions.chosen import read_edition
from wartable.editions.writing import as_edition, doubtful
from wartable.titles import title
from wartable.words import say, word


def edition(
    game: GameName,
    name: Annotated[str | None, typer.Option(help="What the edition is called.")] = None,
    reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="List only what is not stated by the rulebook.")
    ] = False,
    edition: EditionFile = None,
) -> None:
    """Print the component data of a game as a file to edit; or, with --edition, what that file changes in them."""
    title(game)
    refuse_other_game(edition, game)
    if edition is not None:
        tell_changes(edition.absolute())
    elif reconstructed:
        print("\n".join(one.line() for one in doubtful(game)))
    else:
        print(as_edition(game, name or word("editions", "usual_name")), end="")


def tell_changes(file: Path) -> None:
    """One line for each field: as printed, and as it is now."""
    found = read_edition(file)
    print(say("editions", "head", {"name": found.label.name, "digest": found.label.digest}))
    for change in found.changes:
        print(f"{'.'.join(change.path)}: {shown(change.printed)} -> {shown(change.now)}")
    if not found.changes:
        print(word("editions", "no_changes"))


def shown(value: object) -> str:
    return "-" if value is None else msgspec.json.encode(value).decode()
