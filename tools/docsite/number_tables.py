"""Tables of action ids and of the numbers of observations, made from the code for every table that can be set up."""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import wartable.envs
from wartable.engine.contract import Setting
from wartable.envs.observations import observer
from wartable.envs.tables import action_table
from wartable.titles import TITLES
from wartable.words import word

HEAD = "---\nsearch:\n  exclude: true\n---\n\n"
FOLDER = "tables"
# Options that change what a table can be asked or shows; all others leave ids and numbers as they are.
OPTION_SETS: dict[str, list[dict[str, Setting]]] = {"shadow_kingdoms": [{}, {"riftlands": True}]}
ABOUT = """
Made from version {} of its action ids and version {} of its observations. The place in a list is the id
of an action, or the number in an observation: [environments](../environments.md) explains both. Each figure leads to
the whole list as a CSV file; those of the smallest table for several players are shown below.

| players | actions | observation |
|---|---|---|
"""


@dataclass(frozen=True)
class TableSize:
    """A game with its number of players and the options that matter here."""

    game: str
    players: int
    options: dict[str, Setting]

    def name(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])

    def told(self) -> str:
        return str(self.players) + "".join(f", with {name.capitalize()}" for name in self.options)

    def actions(self) -> list[str]:
        return wartable.envs.action_keys(self.game, self.players, self.options)

    def numbers(self) -> list[str]:
        return wartable.envs.observation_names(self.game, self.players, self.options)


def sizes_of(game: str) -> list[TableSize]:
    options = OPTION_SETS.get(game, [{}])
    return [TableSize(game, players, one) for one in options for players in TITLES[game].players]


def files_of(game: str) -> Iterator[tuple[str, str]]:
    """The page of a game, and for each of its tables two files for spreadsheets and programs."""
    yield f"{FOLDER}/{game}.md", page_of(game)
    for size in sizes_of(game):
        yield f"{FOLDER}/{size.name()}-actions.csv", as_csv("action", size.actions())
        yield f"{FOLDER}/{size.name()}-observation.csv", as_csv("number", size.numbers())


def as_csv(head: str, names: list[str]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows([(head, "name"), *enumerate(names)])
    return text.getvalue()


def page_of(game: str) -> str:
    sizes = sizes_of(game)
    shown = next(size for size in sizes if size.players >= 2)
    versions = action_table(game, shown.players).version, observer(game, shown.players).version
    rows = "\n".join(
        f"| {size.told()} | [{len(size.actions()):,}]({size.name()}-actions.csv) "
        f"| [{len(size.numbers()):,}]({size.name()}-observation.csv) |"
        for size in sizes
    )
    parts = [f"{HEAD}# Numbers of {word(game, 'title')}\n", ABOUT.format(*versions) + rows + "\n"]
    parts += [f"## Actions of {shown.players} players\n", folded("all actions", list(enumerate(shown.actions())))]
    parts += [f"## Observation of {shown.players} players\n", *groups(shown.numbers())]
    return "\n".join(parts)


def groups(names: list[str]) -> Iterator[str]:
    """The names in their order, folded where they begin alike."""
    for first, group in groupby(enumerate(names), lambda one: beginning(one[1])):
        yield folded(f"<code>{first}</code>", list(group))


def folded(told: str, members: list[tuple[int, str]]) -> str:
    rows = "".join(f"<tr><td>{place}</td><td><code>{name}</code></td></tr>" for place, name in members)
    places = f"{members[0][0]}" if len(members) == 1 else f"{members[0][0]} to {members[-1][0]}"
    return f"<details><summary>{told} {places}</summary><table>{rows}</table></details>\n"


def beginning(name: str) -> str:
    """What a group of names has in common: `players.self` of a seat, else the first word."""
    words = name.split(".")
    return ".".join(words[:2]) if words[0] in ("players", "baronies") else words[0]
