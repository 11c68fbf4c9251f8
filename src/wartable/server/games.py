"""The games as pages show them: what each is, its cards, its rules, and the bots that play it."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from wartable.bots.equal import EQUAL
from wartable.bots.levels import LEVELS
from wartable.bots.manner import Level
from wartable.bots.outside import Outsider, asked_for
from wartable.bots.ratings import rating_of, read_ratings
from wartable.editions.chosen import edition_of, label_of
from wartable.engine.contract import Setting, SetupOption, Title
from wartable.engine.face import CardFace
from wartable.server.description import level_label
from wartable.server.lessons import lessons_of
from wartable.server.protocol import (
    ChoiceInfo,
    FirstGame,
    GameInfo,
    LessonName,
    LevelInfo,
    RatingInfo,
    RuleChapter,
    RuleText,
)
from wartable.server.trouble import NOT_FOUND, Trouble
from wartable.titles import TITLES
from wartable.words import MissingSentence, names_at, spoken, word
from wartable.words.catalogue import in_every_language

MOST_SECONDS = LEVELS["master"].seconds  # that a bot between two levels thinks
RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]*\d+)\*\* (?:\[(?P<source>[^]]*)\] )?(?P<text>.*)")


def title_of(game: str) -> Title[Any]:
    if game not in TITLES:
        raise Trouble(NOT_FOUND, "no_such_game")
    return TITLES[game]


def games() -> list[GameInfo]:
    """All games, in the language of the one who asks."""
    return [_about(title) for title in TITLES.values()]


def cards(game: str) -> list[CardFace]:
    """The faces of all components, made from the game's data, in the language of the one who asks."""
    title = title_of(game)
    names, edition = names_at(title, ()).things, edition_of(game)
    changed = edition.changed_ids() if edition else frozenset[str]()
    return [
        msgspec.structs.replace(one, name=names[one.sort, one.id], changed=one.id in changed)
        for one in title.faces(spoken())
    ]


def rules(game: str) -> list[RuleChapter]:
    """The chapters of docs/rules/<game>.md that hold numbered rules, and those of its expansions."""
    title = title_of(game)
    found = chapters(rules_file(title.name))
    for book in title.books:
        name = word(game, f"books-{book}")
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
    shelf = in_every_language(title.name)
    return GameInfo(
        name=title.name,
        title=word(title.name, "title"),
        blurb=word(title.name, "blurb"),
        players=list(title.players),
        minutes=shelf.minutes,
        weight=shelf.weight,
        choices=[_choice(title, option) for option in title.setup_options],
        levels=[*(_level(level, title.name) for level in LEVELS.values()), *map(_outsider, asked_for().values())],
        equal=LevelInfo(EQUAL, word("levels", EQUAL), word("levels", f"blurb-{EQUAL}"), MOST_SECONDS, None),
        first_game=FirstGame(next(iter(LEVELS)), _simple(title)),
        lessons=[
            LessonName(one.name, word(one.part, "title"), len(one.script.steps)) for one in lessons_of(title.name)
        ],
        edition=label_of(title.name),
    )


def _simple(title: Title[Any]) -> dict[str, Setting]:
    usual = {option.name: option.default for option in title.setup_options}
    return usual | in_every_language(title.name).first_game


def _level(level: Level, game: str) -> LevelInfo:
    found = rating_of(level.name, game, read_ratings())
    rating = RatingInfo(found.points, found.reach) if found else None
    return LevelInfo(
        level.name, word("levels", level.name), word("levels", f"blurb-{level.name}"), level.seconds, rating
    )


def _outsider(one: Outsider) -> LevelInfo:
    """A bot from outside: nobody has measured it, and what it says of itself is shown as it is."""
    return LevelInfo(one.name, level_label(one.name, spoken()), one.about, one.seconds, None)


def _choice(title: Title[Any], option: SetupOption) -> ChoiceInfo:
    return ChoiceInfo(
        name=option.name,
        label=word(title.name, f"choices-{option.name}"),
        values=list(option.values),
        labels=[_text(title, f"values-{value}") or str(value) for value in option.values],
        note=_text(title, f"notes-{option.name}"),
        default=option.default,
        players=list(option.players or title.players),
    )


def _text(title: Title[Any], name: str) -> str | None:
    """A fixed text of a game, where it has one of this name."""
    try:
        return word(title.name, name)
    except MissingSentence:
        return None
