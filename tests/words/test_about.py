"""Explanations: everything that a page explains has a name, a meaning and a rule that exists."""

from pathlib import Path

import msgspec
import pytest

from wartable.titles import TITLES
from wartable.words import names_in
from wartable.words.catalogue import ENGLISH, in_every_language, part

UNNAMED = {"text", "seat", "players", "baronies"}  # the players' own names stand there
RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", TITLES)
def test_every_explanation_has_a_meaning_and_a_rule_of_its_game(game: str) -> None:
    page, start = part(ENGLISH, f"{game}.page"), f"{game}-about-"
    assert page is not None
    explained = {one.removeprefix(start) for one in page.ids() if one.startswith(start)}
    rules = in_every_language(game).about
    assert explained == set(rules)
    assert all("text" in page.forms(f"{start}{one}") for one in explained)
    books = "".join((RULES / f"{book}.md").read_text(encoding="utf-8") for book in (game, *TITLES[game].books))
    assert [rule for rule in rules.values() if f"**{rule}**" not in books] == []


@pytest.mark.parametrize("game", TITLES)
def test_every_event_that_breaks_a_tie_has_its_sentence(game: str) -> None:
    assert TITLES[game].ties and set(TITLES[game].ties) <= names_in(game, "log")


@pytest.mark.parametrize("game", TITLES)
def test_everything_that_the_terminal_shows_is_in_the_view_and_has_a_name(game: str) -> None:
    """given the parts of a table that the terminal shows / then the view has them, and no name is left over"""
    _, views = msgspec.json.schema_components([TITLES[game].view_type()])
    fields = {name for view in views.values() for name in view["properties"]}
    shown = {
        name for part in in_every_language(game).shown.items() if not part[0].startswith("print_") for name in part[1]
    }
    assert shown - {"text"} <= fields
    labels = {name.rpartition("-")[2] for name in names_in(game, "terminal")}
    assert shown - UNNAMED <= labels <= fields
