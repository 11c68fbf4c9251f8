"""What is kept: people delete their tables and themselves from the page, and read what the server announces."""

import sqlite3

from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import sit_down

from wartable.server.admin_socket import give_order
from wartable.server.orders import Announce, TakeDown


def is_in_database(server: RunningServer, table: str) -> bool:
    database = sqlite3.connect(f"file:{server.folder}/wartable.db?mode=ro", uri=True)
    found = database.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).fetchone()[0]
    database.close()
    return bool(found)


def delete_first_table(person: Person, door: str) -> None:
    person.page.get_by_role("button", name="Delete the table of Quests").first.click()
    person.page.get_by_role("dialog").get_by_role("button", name=door).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_a_table_is_deleted_from_the_start_page_after_a_question(person: NewPerson, server: RunningServer) -> None:
    mira = person()
    table = mira.new_table("me", "random", name="Mira")
    mira.go("/")
    card = mira.page.locator(f"a[href='/t/{table}']")
    expect(card).to_be_visible()
    mira.page.get_by_role("button", name="Delete the table of Quests").click()
    mira.page.get_by_role("button", name="Cancel").click()
    expect(card).to_be_visible()
    assert is_in_database(server, table)
    delete_first_table(mira, "Delete")
    expect(card).to_have_count(0)
    assert not is_in_database(server, table)


def test_who_leaves_a_game_is_replaced_and_the_other_page_plays_on(person: NewPerson, server: RunningServer) -> None:
    """given two at a table / when one leaves from the start page / then the other's page goes on with a bot"""
    mira, tom = person(), person()
    table = mira.new_table("me", "open", name="Mira")
    tom.go(f"/t/{table}")
    sit_down(tom, "Tom")
    mira.go("/")
    delete_first_table(mira, "Leave the table")
    expect(tom.page.get_by_text("Skilled").first).to_be_visible()
    expect(tom.page.get_by_text("Mira")).to_have_count(0)
    assert is_in_database(server, table)


def test_everything_about_a_person_goes(person: NewPerson, server: RunningServer) -> None:
    mira = person(name="Mira")
    tables = [mira.new_table("me", name="Mira") for _ in range(2)]
    before = mira.page.context.cookies()[0]["value"]
    mira.go("/you")
    mira.page.get_by_role("button", name="Delete everything about me").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    mira.page.wait_for_url("**/")
    expect(mira.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(mira.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    assert not any(is_in_database(server, table) for table in tables)
    assert mira.page.context.cookies()[0]["value"] != before
    assert "Mira" not in mira.page.evaluate("localStorage.getItem('wartable')")


def test_an_announcement_is_shown_on_a_table_at_once_and_elsewhere_when_opened(
    person: NewPerson, server: RunningServer
) -> None:
    mira, tom = person(), person()
    mira.new_table("me")
    try:
        assert give_order(server.folder, Announce("A new version comes.", 10)).done
        told = mira.page.get_by_text("The server restarts in 10 minutes. Your games are kept. A new version comes.")
        expect(told).to_be_visible()
        tom.go("/")
        expect(tom.page.get_by_text("A new version comes.")).to_be_visible()
        tom.page.get_by_role("button", name="Close").click()
        expect(tom.page.get_by_text("A new version comes.")).to_have_count(0)
    finally:
        number = int(give_order(server.folder, Announce("x")).facts["number"])
        for one in (number - 1, number):
            give_order(server.folder, TakeDown(one))
    expect(told).to_have_count(0)
