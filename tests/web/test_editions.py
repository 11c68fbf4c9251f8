"""A server with an edition and a bot from outside: changed cards are marked, and the table names edition and bot."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support.server import ROOT, RunningServer
from tests.web.conftest import NewPerson
from tests.web.test_accessibility import check

from wartable.bots.outside import VARIABLE as BOTS_FROM
from wartable.editions.chosen import VARIABLE as EDITION

STRONG = '[edition]\ngame = "quests"\nname = "Strong"\n\n[[citizens]]\nid = "knight"\nname = "Lancer"\nstrength = 3\n'
LONG = 60_000
HASTY = str(ROOT / "examples" / "bots" / "hasty_bot" / "hasty_bot.py")


class OwnCardsServer(RunningServer):
    is_forked = False

    def surroundings(self) -> dict[str, str]:
        edition = self.folder.parent / "strong.toml"
        edition.write_text(STRONG, encoding="utf-8")
        return super().surroundings() | {EDITION: str(edition), BOTS_FROM: HASTY}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("editions") / "data"
    running = OwnCardsServer(folder)
    yield running
    running.stop()


def test_the_cards_show_which_of_them_the_edition_has_changed(person: NewPerson) -> None:
    """Given another name and strength of the Knight, then its face has both and is marked, and no other is."""
    page = person().page
    page.goto("/cards/quests")
    knight = page.locator("#knight")
    expect(knight).to_contain_text("Lancer")
    expect(knight).to_contain_text("not as printed")
    expect(page.locator("li .changed")).to_have_count(1)
    expect(page.get_by_text("Edition Strong (")).to_be_visible()
    check(page)


def test_a_table_is_made_with_the_bot_and_names_the_edition(person: NewPerson) -> None:
    """Given a bot from outside, then the page offers it; it plays, and the bar above the table names the edition."""
    one = person()
    page = one.page
    page.goto("/new/quests")
    expect(page.get_by_text("Hasty", exact=True).first).to_be_attached()
    made = page.request.post(
        "/api/tables", data={"game": "quests", "players": 2, "seats": ["hasty", "me"], "options": {}, "seed": 4}
    ).json()
    assert made["edition"]["name"] == "Strong"
    page.goto(f"/t/{made['id']}")
    expect(page.locator("header .edition")).to_have_text("Strong")
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=LONG)  # the bot has made its choices
