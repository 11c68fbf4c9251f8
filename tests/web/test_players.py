"""Players: another device by a link, and coming back by a password, a code or a passkey after the cookie is lost."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check

PASSWORD = "correct horse battery"


def name_of(person: Person) -> str:
    return str(person.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)"))


def lose_cookie(person: Person, path: str) -> None:
    """The browser forgets everything, as after a wipe; then it opens a page."""
    person.page.context.clear_cookies()
    person.go(path)


def has_table(person: Person, table: str) -> None:
    person.go("/")
    expect(person.page.locator(f"a[href='/t/{table}']")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_a_link_makes_another_device_the_same_player(person: NewPerson, phone: bool) -> None:
    """given a game / when another device opens the link and says yes / then it sees the game and the same name"""
    mira, other = person(), person(phone=phone)
    table = mira.new_table("me", "random")
    mira.go("/you")
    mira.page.get_by_role("button", name="Show a link and a QR code").click()
    expect(mira.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert mira.page.evaluate("document.querySelector('section img').naturalWidth") > 0, "the policy lets it be drawn"
    link = mira.page.get_by_label("Link", exact=True).input_value()
    check(mira.page)
    name = name_of(mira)
    other.go(link)
    expect(other.page.get_by_role("heading", name=f"Play here as {name}?")).to_be_visible()
    assert other.page.url.endswith("/link"), "the code stays in no address"
    check(other.page)
    other.page.get_by_role("button", name=f"Yes, I am {name}").click()
    expect(other.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(other.page.get_by_role("link", name=f"Your page, {name}")).to_be_visible()
    third = person()
    third.go(link)
    expect(third.page.get_by_role("alert")).to_contain_text("no longer good")
    third.mistakes.clear()  # the browser tells of the 404


def test_a_password_brings_a_player_back_whose_cookie_is_lost(person: NewPerson) -> None:
    mira = person()
    table = mira.new_table("me", "random")
    mira.go("/you")
    mira.page.get_by_label("Handle").fill("mira-web")
    mira.page.get_by_label("New password").fill(PASSWORD)
    mira.page.get_by_role("button", name="Add the password").click()
    expect(mira.page.get_by_text("The password is saved.")).to_be_visible()
    lose_cookie(mira, "/sign-in")
    check(mira.page)
    mira.page.get_by_label("Handle").fill("mira-web")
    for password in ("wrong password", PASSWORD):
        mira.page.get_by_role("textbox", name="Password").fill(password)
        mira.page.get_by_role("button", name="Sign in", exact=True).click()
        if password != PASSWORD:
            expect(mira.page.get_by_role("alert")).to_contain_text("do not belong together")
    mira.page.wait_for_url("**/you")
    has_table(mira, table)
    mira.mistakes.clear()  # the browser tells of the 403


def test_a_recovery_code_brings_a_player_back(person: NewPerson) -> None:
    mira = person(locale="de-DE")
    table = mira.new_table("me", "random")
    mira.go("/you")
    mira.page.get_by_role("button", name="Acht neue Codes erzeugen").click()
    codes = mira.page.locator(".codes code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    check(mira.page)
    lose_cookie(mira, "/sign-in")
    mira.page.get_by_label("Wiederherstellungscode", exact=True).fill(code)
    mira.page.get_by_role("button", name="Mit dem Code anmelden").click()
    mira.page.wait_for_url("**/you")
    expect(mira.page.get_by_text("Du hast 7, die noch nicht benutzt wurden.")).to_be_visible()
    has_table(mira, table)


def test_a_passkey_brings_a_player_back(person: NewPerson, server: RunningServer) -> None:
    """given an authenticator and a host with a name / when the cookie is lost / then the passkey alone is enough"""
    mira = person()
    named = server.address.replace("127.0.0.1", "localhost")
    session = mira.page.context.new_cdp_session(mira.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    mira.go(f"{named}/you")
    name = name_of(mira)
    mira.page.get_by_role("button", name="Add a passkey").click()
    expect(mira.page.get_by_text("The passkey is saved.")).to_be_visible()
    lose_cookie(mira, f"{named}/sign-in")
    assert name_of(mira) is not None
    mira.page.get_by_role("button", name="Sign in with a passkey").click()
    mira.page.wait_for_url("**/you")
    expect(mira.page.get_by_role("heading", name=name)).to_be_visible()
    mira.page.get_by_role("button", name=re.compile("Delete the passkey")).click()
    expect(mira.page.get_by_text("The passkey is deleted.")).to_be_visible()
    lose_cookie(mira, f"{named}/sign-in")
    mira.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(mira.page.get_by_role("alert")).to_contain_text("not known here")
    mira.mistakes.clear()  # the browser tells of the 403


def test_a_device_is_signed_out_from_another_and_everything_can_be_downloaded(person: NewPerson) -> None:
    mira, other = person(), person()
    table = mira.new_table("me", "random")
    mira.go("/you")
    mira.page.get_by_role("button", name="Show a link and a QR code").click()
    other.go(mira.page.get_by_label("Link", exact=True).input_value())
    other.page.get_by_role("button", name="Yes, I am").click()
    expect(other.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    mira.page.reload()
    mira.page.get_by_role("button", name="Sign out").last.click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(mira.page.get_by_role("button", name="Sign out")).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(other.page.locator(f"a[href='/t/{table}']")).to_have_count(0)
    with mira.page.expect_download() as download:
        mira.page.get_by_role("link", name="Download everything").click()
    told = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [one["table"]["id"] for one in told["tables"]] == [table]
