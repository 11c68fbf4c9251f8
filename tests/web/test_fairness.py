"""Two people play a game in two browsers, and both can check that it was dealt fairly; a spoilt record is caught."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.support.server import environment
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check, sit_down

LONG = 120_000
ASK = "How do I know this was fair?"
# Plays to the end without looking; the others at the table do the same.
PLAY_ON = """table => {
  const wire = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  let sent = -1, number = 0;
  wire.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== 'moment' || message.over || !message.decision || message.seq === sent) return;
    sent = message.seq;
    const options = message.decision.options;
    const { key } = options[(++number * 7) % options.length];
    wire.send(JSON.stringify({ type: 'choose', id: `n${number}`, seq: sent, keys: [key] }));
  };
}"""


def test_a_game_of_two_is_proved_by_both_and_by_the_record(person: NewPerson, tmp_path: Path) -> None:
    """given a table made by its page / when it is over / then page and command prove it, and find what is spoilt"""
    mira, tom, ash = person(name="Mira"), person(phone=True), person(theme="light")
    table = set_up(mira)
    mira.page.get_by_role("link", name=ASK).click()
    expect(mira.page.get_by_text("The game is not over.")).to_be_visible()
    commitment = mira.page.locator("dd code").first.inner_text()
    check(mira.page)
    tom.go(f"/t/{table}")
    sit_down(tom, "Tom")
    mira.go(f"/t/{table}")
    for one in (mira, tom):
        one.page.evaluate(PLAY_ON, table)
    for one in (mira, tom):
        expect(one.page.get_by_role("dialog").get_by_role("link", name=ASK)).to_be_visible(timeout=LONG)
        one.page.get_by_role("dialog").get_by_role("link", name=ASK).click()
        assert_proved(one.page, commitment)
        expect(one.page.get_by_text("Your number was used in the deal.")).to_be_visible()
        check(one.page)
    ash.go(f"/t/{table}/fair")
    assert_proved(ash.page, commitment)
    expect(ash.page.get_by_text("This browser was not at the table")).to_be_visible()
    check(ash.page)
    record = downloaded(mira, tmp_path)
    assert_verified(mira.page, record)
    assert_spoilt_file_is_caught(mira.page, record)
    assert_lies_are_caught(tom.page, record, table)


def set_up(mira: Person) -> str:
    """By the page, so that the maker sits down after the server has committed itself."""
    mira.go("/new/quests")
    mira.page.get_by_label("2", exact=True).check(force=True)
    mira.page.get_by_label("Seat 2").select_option("open")
    mira.page.get_by_role("button", name="Start").click()
    expect(mira.page.get_by_text("Mira (you)")).to_be_visible()
    return mira.page.url.rsplit("/", 1)[-1]


def assert_proved(page: Page, commitment: str) -> None:
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible()
    expect(page.locator("dd code").first).to_have_text(commitment)
    expect(page.locator("ol li")).to_have_count(5)


def downloaded(mira: Person, folder: Path) -> Path:
    with mira.page.expect_download() as download:
        mira.page.get_by_role("link", name="Download the record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def assert_verified(page: Page, record: Path) -> None:
    """The command that the page shows proves the record."""
    _, *arguments = shlex.split(page.locator(".command code").inner_text())
    arguments = [str(record) if one == record.name else one for one in arguments]
    command = [sys.executable, "-m", "wartable", *arguments]
    ran = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "The commitment is the one that you noted" in ran.stdout
    assert "What seat 0 gave to the deal is what you noted." in ran.stdout
    assert "Legal and complete" in ran.stdout


def assert_spoilt_file_is_caught(page: Page, record: Path) -> None:
    field = page.get_by_label("Check a record from a file")
    fields = json.loads(record.read_text())
    fields["choices"][16][1] = "pass" if fields["choices"][16][1] != "pass" else "draw"
    spoilt = record.with_name("spoilt.json")
    spoilt.write_text(json.dumps(fields))
    field.set_input_files(spoilt)
    expect(page.get_by_role("heading", name="This does not fit")).to_be_visible()
    expect(page.get_by_text("Choice 17 was changed.")).to_be_visible()
    check(page)
    field.set_input_files(record)
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible()
    expect(page.get_by_text(f"In the file {record.name}:")).to_be_visible()


def assert_lies_are_caught(page: Page, record: Path, table: str) -> None:
    """A server that tells another secret than it committed to is caught by what the browser noted."""
    fields = json.loads(record.read_text())
    fields["fair"]["secret"] = "0" * 64
    page.route(f"**/api/tables/{table}/record", lambda route: route.fulfill(body=json.dumps(fields)))
    page.reload()
    expect(page.get_by_text("The secret does not fit the commitment.")).to_be_visible()
    note = page.evaluate("table => localStorage.getItem(`wartable:fair:${table}`)", table)
    other = json.dumps(json.loads(note) | {"commitment": "f" * 64})
    page.evaluate("([table, note]) => localStorage.setItem(`wartable:fair:${table}`, note)", [table, other])
    page.unroute(f"**/api/tables/{table}/record")
    page.reload()
    expect(page.get_by_text("The commitment is not the one that this browser noted")).to_be_visible()


def test_alone_the_seed_is_a_number_and_the_page_says_so(person: NewPerson) -> None:
    """given a game against a bot / then its help leads to the page, which says what a number proves"""
    mira = person()
    mira.new_table("me", "random", seed=5)
    mira.page.keyboard.press("?")
    mira.page.get_by_role("dialog").get_by_role("link", name=ASK).click()
    expect(mira.page.get_by_text("a seed without a commitment")).to_be_visible()
    expect(mira.page.get_by_role("link", name="Download the record")).to_have_count(0)


def test_without_web_crypto_the_command_is_offered(person: NewPerson) -> None:
    """given a page that came by plain http from elsewhere / then it says why it cannot compute, and what can"""
    mira = person()
    mira.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    table = mira.new_table("open")
    sit_down(mira, "Mira")
    mira.page.evaluate(PLAY_ON, table)
    expect(mira.page.get_by_role("dialog")).to_be_visible(timeout=LONG)
    mira.go(f"/t/{table}/fair")
    expect(mira.page.get_by_text("Browsers compute checksums only on pages")).to_be_visible()
    expect(mira.page.locator(".command code")).to_contain_text("--commitment")
