"""Games, cards and rules as pages get them; and the client's own files."""

import re
from pathlib import Path

import pytest
from tests.support.databases import ANY
from tests.support.server import ROOT, RunningServer

from wartable.bots.levels import LEVELS, definition_of
from wartable.bots.ratings import Measured, Rating
from wartable.server.client_files import read_client
from wartable.server.games import chapters, games, rules_file
from wartable.server.protocol import RatingInfo
from wartable.titles import TITLES

DATABASES = ANY  # the database is not asked

BOOKS = {"shadow_kingdoms": ["shadow_kingdoms", "riftlands"]}


def test_every_game_is_told_with_its_bots(server: RunningServer) -> None:
    games = server.guest().http.get("/api/games").json()
    assert [game["name"] for game in games] == list(TITLES)
    for game in games:
        assert game["title"]
        assert game["blurb"]
        assert [level["name"] for level in game["levels"]] == list(LEVELS)


def test_a_level_tells_its_thinking_time_and_its_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    """given a level that is measured, and one that was redefined since / then only the first has a rating"""
    rated = {"casual": Rating(1349, 30, definition_of("casual", "quests")), "expert": Rating(1667, 31, "another")}
    monkeypatch.setattr("wartable.server.games.read_ratings", lambda: {"quests": Measured(2, rated)})
    told = {(game.name, level.name): level for game in games() for level in game.levels}
    assert told["quests", "casual"].seconds == LEVELS["casual"].seconds
    assert told["quests", "casual"].rating == RatingInfo(1349, 30)
    assert told["quests", "expert"].rating is None
    assert told["immortals", "casual"].rating is None


def test_options_of_a_game_are_told_in_words(server: RunningServer) -> None:
    """given Shadow Kingdoms / when its options are asked / then values have labels, and solo ones say so"""
    games = server.guest().http.get("/api/games").json()
    told = {choice["name"]: choice for game in games for choice in game["choices"]}
    dealt = "dealt by seat, each with one side of its map"
    assert told["colours"]["labels"] == ["each player chooses", "dealt by seat", dealt]
    assert told["adversary_points"]["players"] == [1]
    assert told["riftlands"]["players"] == [1, 2, 3, 4, 5]
    assert "3 rifts" in told["riftlands"]["note"] and told["colours"]["note"] is None
    assert all(len(choice["labels"]) == len(choice["values"]) for choice in told.values())


def test_the_fewest_rounds_are_those_of_the_rulebook() -> None:
    """Given Immortals, where three players play more rounds than the fewest offered, then these are not called so."""
    rounds = next(one for game in games() for one in game.choices if (game.name, one.name) == ("immortals", "rounds"))
    assert (rounds.values[0], rounds.labels[:2]) == (5, ["as the rulebook says", "at least 6"])


@pytest.mark.parametrize("game", list(TITLES))
def test_the_cards_of_a_game(server: RunningServer, game: str) -> None:
    cards = server.guest().http.get(f"/api/games/{game}/cards").json()
    assert len({(card["sort"], card["id"]) for card in cards}) == len(cards) > 10
    assert all(card["name"] and card["text"] and card["rule"] for card in cards)


@pytest.mark.parametrize("game", list(TITLES))
def test_the_rules_of_a_game_are_all_there(server: RunningServer, game: str) -> None:
    told = server.guest().http.get(f"/api/games/{game}/rules").json()
    ids = [rule["id"] for chapter in told for rule in chapter["rules"]]
    books = BOOKS.get(game, [game])
    text = "".join((ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8") for book in books)
    assert len(ids) == len(set(ids)) == len(re.findall(r"^- \*\*[A-Z]+-", text, re.MULTILINE))
    headings = [chapter["heading"] for chapter in told]
    assert len(headings) == len(set(headings))
    cards = server.guest().http.get(f"/api/games/{game}/cards").json()
    assert {card["rule"] for card in cards} <= set(ids)


def test_a_chapter_has_its_heading_and_each_rule_its_source() -> None:
    text = "## Rules\n### Draw\n- **QV-1** [Draw] Take one.\n## Rulings\n### Draw\n- **QV-R1** Which? → This.\n"
    first, second = chapters(text)
    assert (first.heading, second.heading) == ("Draw", "Rulings: Draw")
    assert (first.rules[0].id, first.rules[0].source, first.rules[0].text) == ("QV-1", "Draw", "Take one.")
    assert second.rules[0].source == ""
    assert rules_file("quests").startswith("# Quests of Valeria")


@pytest.mark.parametrize("path", ["/api/games/chess/cards", "/api/games/chess/rules", "/api/games/%00/rules"])
def test_a_game_that_does_not_exist(server: RunningServer, path: str) -> None:
    answer = server.guest().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no_such_game", "not_found")


def test_client_files_are_kept_with_their_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "main-1a2b.js").write_text("x" * 2000)
    (tmp_path / ".sources").write_text("secret")
    files = read_client(tmp_path)
    assert set(files) == {"index.html", "assets/main-1a2b.js"}
    assert "immutable" in files["assets/main-1a2b.js"].cache
    assert files["index.html"].cache == "no-cache"
    squeezed = files["index.html"].squeezed
    assert squeezed is not None
    assert len(squeezed) < 200


@pytest.mark.skipif(not (ROOT / "src/wartable/client/index.html").is_file(), reason="the client is not built")
def test_the_page_is_served_at_every_route_of_the_client(server: RunningServer) -> None:
    http = server.guest().http
    page = http.get("/").text
    for path in ("/t/aaaaaaaaaaaa", "/t/aaaaaaaaaaaa/7", "/rules/quests", "/how/quests", "/about", "/settings"):
        assert http.get(path).text == page
    again = http.get("/", headers={"if-none-match": http.get("/").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
