"""How to play: every page is told in full, shows cards and signs that exist, and stays short."""

import json
from pathlib import Path

import pytest
from tests.support.databases import ANY
from tests.support.server import RunningServer

from wartable.server.games import cards
from wartable.server.how import how_to_play, leaflet_of
from wartable.server.trouble import NOT_FOUND
from wartable.titles import TITLES

DATABASES = ANY  # the database is not asked

ROOT = Path(__file__).parents[2]
MOST_WORDS = 700  # about two screens


@pytest.mark.parametrize("game", TITLES)
def test_what_is_shown_exists(game: str) -> None:
    """given the page of a game / then its cards are cards of the game, and its signs are on the game's sheet"""
    leaflet = leaflet_of(game)
    parts = [one for chapter in leaflet.chapters for one in chapter.parts] + leaflet.icons
    sheet = json.loads((ROOT / "web" / "src" / game / "glyphs.json").read_text(encoding="utf-8"))
    assert {card for one in parts for card in one.cards} <= {face.id for face in cards(game)}
    assert {sign for one in parts for sign in one.signs} <= set(sheet)


@pytest.mark.parametrize("game", TITLES)
def test_every_sentence_of_the_page_is_used_and_all_together_are_short(game: str) -> None:
    told = how_to_play(game)
    texts = [text for chapter in told.chapters for text in (chapter.heading, *(one.text for one in chapter.parts))]
    icons = [icon for row in told.icons for icon in row.icons]
    icons += [icon for chapter in told.chapters for one in chapter.parts for icon in one.icons]
    texts += [told.goal, told.ending, *told.missed, *(row.heading for row in told.icons)]
    assert sum(len(text.split()) for text in texts) <= MOST_WORDS
    assert len(texts) + len({icon.sign for icon in icons}) == len(messages_of(game))


def messages_of(game: str) -> list[str]:
    text = (ROOT / "src" / "wartable" / "words" / "en" / f"how_{game}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith(f"how_{game}-")]


def test_it_is_asked_over_http(server: RunningServer) -> None:
    http = server.guest().http
    assert http.get("/api/games/quests/how").json()["goal"] == how_to_play("quests").goal
    assert http.get("/api/games/chess/how").status_code == NOT_FOUND
