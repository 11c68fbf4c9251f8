"""`wartable rules`: the numbered rules of a game."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wartable.cli.arguments import GameName
from wartable.cli.unusable import Unusable
from wartable.titles import title

if TYPE_CHECKING:
    from wartable.server.protocol import RuleChapter, RuleText

RuleId = Annotated[str | None, typer.Argument(help="One rule, such as QV-085.", metavar="[ID]")]


def rules(game: GameName, rule: RuleId = None) -> None:
    """Show the rules of a game, or one of them."""
    title(game)
    console = Console(highlight=False)
    if rule is not None:
        console.print(told(find(game, rule)))
        return
    for chapter in chapters_of(game):
        console.print(Text(f"\n{chapter.heading}", style="bold"))
        for one in chapter.rules:
            console.print(Padding(told(one), (0, 0, 0, 2)))


def chapters_of(game: str) -> "list[RuleChapter]":
    from wartable.server.games import rules as rules_of

    return rules_of(game)


def find(game: str, wanted: str) -> "RuleText":
    for chapter in chapters_of(game):
        for rule in chapter.rules:
            if rule.id == wanted.upper():
                return rule
    raise Unusable("no_such_rule", game=game, rule=wanted)


def told(rule: "RuleText") -> Text:
    source = f" [{rule.source}]" if rule.source else ""
    return Text.assemble((rule.id, "bold cyan"), (source, "dim"), f" {rule.text}")
