"""`wartable puzzles`: makes puzzles from self-played games, checks them with more thought, lists them."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from wartable.bots.puzzles import PuzzleBook, book_of, read_book
from wartable.cli.arguments import ClusterAddress, GameName, Jobs, Keep, Options, settings_of
from wartable.cli.progress import all_cores, games_bar, kept_in
from wartable.cli.unusable import Unusable
from wartable.lab.cluster import LOCAL, Cluster, cluster_at
from wartable.lab.puzzles import Find, Hunt, added, after, make, prove, renewed
from wartable.lab.resuming import keep as write_whole
from wartable.titles import title
from wartable.words import word

THOROUGH = 5.0  # seconds

Make = Annotated[int | None, typer.Option("--make", help="Look for puzzles until the file holds so many.", min=1)]
Prove = Annotated[bool, typer.Option("--prove", help="Check those in the file; the ones that fail are taken out.")]
Seconds = Annotated[
    float, typer.Option(help="How long each search that checks an answer takes on a quiet core.", min=0.01)
]
BookFile = Annotated[
    Path | None, typer.Option("--file", help="Where the puzzles are, and are written.", metavar="JSON")
]


def puzzles(
    game: GameName,
    to_make: Make = None,
    to_prove: Prove = False,
    seconds: Seconds = THOROUGH,
    players: Annotated[int | None, typer.Option(help="How many seats; by default the fewest of two or more.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.", min=0)] = 1,
    option: Options = None,
    file: BookFile = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
    keep: Keep = None,
) -> None:
    """Find positions with one right answer that weaker levels miss. Without --make and --prove: list what there is."""
    seats = players or min(count for count in title(game).players if count > 1)
    settings = title(game).settings(seats, settings_of(game, option))
    if file is None and (to_make or to_prove):
        raise Unusable("puzzle_file")
    book = read_book(file.read_bytes()) if file is not None and file.exists() else PuzzleBook(game)
    if file is None:
        book = book_of(game)
    elif book.game != game:
        raise Unusable("other_game", path=str(file), game=book.game, wanted=game)
    else:
        with cluster_at(cluster, jobs or all_cores()) as found, kept_in(keep, None, found) as workers:
            if to_make:
                book = filled(book, Hunt(game, seats, settings, seed, book.hunted, seconds), to_make, (file, workers))
            if to_prove:
                book = proved(book, seconds, file, workers)
    Console().print(table_of(book))


def filled(book: PuzzleBook, hunt: Hunt, wanted: int, where: tuple[Path, Cluster]) -> PuzzleBook:
    """The book with as many puzzles as are wanted; it is written after every game, so that nothing found is lost."""
    file, cluster = where
    with games_bar(wanted) as bar:
        bar.advance(len(book.puzzles))

        def note(find: Find) -> None:
            nonlocal book
            book = added(book, find)
            write_whole(file, book.to_json())
            bar.advance(len(find.puzzles))

        make(hunt, wanted - len(book.puzzles), cluster, note)
    return book


def proved(book: PuzzleBook, seconds: float, file: Path, cluster: Cluster) -> PuzzleBook:
    """The book without the puzzles that fail; it is written after every one."""
    book = renewed(book)
    with games_bar(len(book.puzzles)) as bar:
        for result in prove(book, seconds, cluster):
            book = after(book, result)
            write_whole(file, book.to_json())
            bar.advance(1)
    return book


def table_of(book: PuzzleBook) -> Table:
    """How many there are by theme and grade, and how many were checked how thoroughly."""
    grades = sorted({one.grade for one in book.puzzles})
    table = Table(word("cli", "puzzles-theme"), *(str(grade) for grade in grades))
    for theme, ours in Counter(one.theme for one in book.puzzles).most_common():
        graded = Counter(one.grade for one in book.puzzles if one.theme == theme)
        table.add_row(f"{theme}: {ours}", *(str(graded[grade] or "") for grade in grades))
    depths = Counter(one.proof.iterations for one in book.puzzles)
    table.title = f"{book.game}: {len(book.puzzles)}"
    table.caption = ", ".join(f"{number} × {iterations:,}" for iterations, number in sorted(depths.items()))
    return table
