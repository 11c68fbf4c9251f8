"""`wartable lessons`: the lessons of the games, and whether they can be played."""

from typing import Annotated

import typer

from wartable.engine.log import Fact
from wartable.titles import TITLES, title
from wartable.words import say, word

OneGame = Annotated[
    str | None, typer.Argument(help=f"The game: {', '.join(TITLES)}. Without it, all of them.", metavar="[GAME]")
]
Check = Annotated[bool, typer.Option("--check", help="Play every lesson through; exit code 1 if one cannot be.")]


def lessons(game: OneGame = None, check: Check = False) -> None:
    """List the lessons; with --check play them through on the engine."""
    from wartable.server.lesson_check import faults
    from wartable.server.lessons import lessons_of

    found = [lesson for name in ([title(game).name] if game else TITLES) for lesson in lessons_of(name)]
    failed = False
    for lesson in found:
        facts: dict[str, Fact] = {
            "name": lesson.name,
            "title": word(lesson.part, "title"),
            "steps": len(lesson.script.steps),
        }
        wrong = faults(lesson) if check else []
        failed = failed or bool(wrong)
        print(say("cli", "lessons-lesson", facts))
        for line in wrong or ([word("cli", "lessons-sound")] if check else []):
            print(f"  {line}")
    if failed:
        raise typer.Exit(1)
