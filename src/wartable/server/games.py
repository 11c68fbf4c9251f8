"""The games as pages show them: what each is, its cards, its rules, and the bots that play it."""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from wartable.bots.levels import LEVELS, Level
from wartable.bots.ratings import rating_of, read_ratings
from wartable.engine.contract import Choice, Title
from wartable.server.protocol import ChoiceInfo, GameInfo, LevelInfo, RatingInfo, RuleChapter, RuleText
from wartable.server.trouble import NOT_FOUND, Trouble
from wartable.titles import TITLES
from wartable.words import catalogue, word

RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]*\d+)\*\* (?:\[(?P<source>[^]]*)\] )?(?P<text>.*)")


def title_of(game: str) -> Title[Any]:
    if game not in TITLES:
        raise Trouble(NOT_FOUND, "no_such_game")
    return TITLES[game]


@cache
def games() -> list[GameInfo]:
    return [_about(title) for title in TITLES.values()]


@cache
def cards(game: str) -> list[Any]:
    """The faces of all components, made from the game's data."""
    return list(import_module(f"wartable.{title_of(game).name}.cards").faces())


@cache
def rules(game: str) -> list[RuleChapter]:
    """The chapters of docs/rules/<game>.md that hold numbered rules, and those of its expansions."""
    found = chapters(rules_file(title_of(game).name))
    books: Any = catalogue()[game].get("books", {})
    for book, name in books.items():
        found += [RuleChapter(f"{name}: {one.heading}", one.rules) for one in chapters(rules_file(book))]
    return found


def rules_file(game: str) -> str:
    """A wheel carries the rules inside the package; a checkout has them in docs."""
    packaged = files("wartable").joinpath("rules", f"{game}.md")
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return Path(__file__).parents[3].joinpath("docs", "rules", f"{game}.md").read_text(encoding="utf-8")


def chapters(text: str) -> list[RuleChapter]:
    found: list[RuleChapter] = []
    part = ""
    for line in text.splitlines():
        if line.startswith("## "):
            part = line[3:]
            found.append(RuleChapter(part, []))
        elif line.startswith("### "):
            found.append(RuleChapter(line[4:] if part == "Rules" else f"{part}: {line[4:]}", []))
        elif (rule := RULE.match(line)) and found:
            found[-1].rules.append(RuleText(rule["id"], rule["source"] or "", rule["text"]))
    return [chapter for chapter in found if chapter.rules]


def _about(title: Title[Any]) -> GameInfo:
    about: Any = catalogue()[title.name]
    return GameInfo(
        name=title.name,
        title=about["title"],
        blurb=about["blurb"],
        players=list(title.players),
        minutes=about["minutes"],
        weight=about["weight"],
        choices=[_choice(title, about, choice) for choice in title.choices],
        levels=[_level(level, title.name) for level in LEVELS.values()],
    )


def _level(level: Level, game: str) -> LevelInfo:
    found = rating_of(level.name, game, read_ratings())
    rating = RatingInfo(found.points, found.reach) if found else None
    return LevelInfo(level.name, word("levels", level.name), word("level_blurbs", level.name), level.seconds, rating)


def _choice(title: Title[Any], about: Any, choice: Choice) -> ChoiceInfo:
    words = about.get("values", {})
    return ChoiceInfo(
        name=choice.name,
        label=about["choices"][choice.name],
        values=list(choice.values),
        labels=[str(words.get(str(value), value)) for value in choice.values],
        default=choice.default,
        players=list(choice.players or title.players),
    )
