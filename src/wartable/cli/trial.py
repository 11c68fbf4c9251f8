"""`wartable trial`: whether a bot is legal, steady and fair, before anybody plays against it."""

from typing import Annotated

import msgspec
import typer

from wartable.bots.outside import add_bots
from wartable.cli.arguments import BotsFrom, GameName, Json
from wartable.engine.log import Fact
from wartable.words import say


def trial(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot that is tried.", show_default=False)],
    bots_from: BotsFrom = None,
    games: Annotated[int, typer.Option(help="How many games with each number of players.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
    json: Json = False,
) -> None:
    """Let a bot play whole games, and see whether hidden things change its choices; exit code 1 if they do."""
    from wartable.lab.trial import try_bot

    add_bots(bots_from)
    found = try_bot(bot, game, games, seed)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        facts: dict[str, Fact] = {"bot": bot, "games": found.games, "choices": found.choices}
        print(say("cli", "trial-legal", facts | {"slowest": f"{found.slowest:.3f}"}))
        for name, slips in (("unsteady", found.unsteady), ("unfair", found.unfair)):
            for slip in slips:
                print(say("cli", f"trial-{name}", msgspec.structs.asdict(slip)))
        if found.passed:
            print(say("cli", "trial-fair", {"compared": found.compared}))
    if not found.passed:
        raise typer.Exit(1)
