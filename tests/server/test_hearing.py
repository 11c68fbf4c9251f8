"""The language of those who ask: the server answers each in their own."""

import json

import pytest
from tests.support.databases import ANY
from tests.support.server import RunningServer

from wartable.server.hearing import preferred

DATABASES = ANY  # the database is not asked


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("fr, de;q=0.7, en;q=0.8", "en"),
        ("DE-de;q=0.9, fr", "de"),
        ("de;q=0, fr", "en"),
        ("de;q=much", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_that_is_liked_best_among_ours(wishes: str, language: str) -> None:
    assert preferred(wishes, ("en", "de")) == language


def test_games_and_refusals_are_told_in_the_language_of_the_request(server: RunningServer) -> None:
    """given answers that are kept / when they are asked for in two languages / then each asker gets their own"""
    http = server.guest().http
    for _ in range(2):
        english, german = (http.get("/api/games", headers={"accept-language": one}) for one in ("en", "de-DE"))
        assert english.json()[0]["blurb"] != german.json()[0]["blurb"]
        assert "accept-language" in german.headers["vary"]
    cards = {one["id"]: one for one in http.get("/api/games/quests/cards", headers={"accept-language": "de"}).json()}
    assert cards["bard"]["name"] == "Barde"
    lost = http.get("/api/tables/aaaaaaaaaaaa", headers={"accept-language": "de"})
    assert json.loads(lost.text)["text"] == "Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig."
