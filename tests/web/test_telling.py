"""Being told in the page: switches, Web Push to a local service, e-mail to a local mailbox, and no network at all."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.server.test_tidings import SETTINGS, end_turn
from tests.support.receiving import MailBox, PushBox
from tests.support.server import RunningServer
from tests.web.conftest import NewPerson
from tests.web.person import Person
from tests.web.test_accessibility import check


@pytest.fixture(scope="module")
def mailbox() -> Iterator[MailBox]:
    box = MailBox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: MailBox) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("telling")
    (folder / "wartable.toml").write_text(SETTINGS.format(port=mailbox.port))
    running = RunningServer(folder / "data", limits=str(folder / "wartable.toml"))
    yield running
    running.stop()


def set_up(person: Person, server: RunningServer) -> str:
    """A table at which the person sits and is not looking, and somebody else has just ended a turn."""
    bob = server.guest()
    table = str(bob.create("me", "open", name="Bob")["id"])
    body = {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": '{"name": "Ann"}'}
    person.page.evaluate("([path, body]) => fetch(path, body)", [f"/api/tables/{table}/seats/1", body])
    seat = bob.sit(table)
    end_turn(seat)
    return table


@pytest.mark.parametrize("phone", [False, True])
def test_a_browser_is_told_by_web_push(person: NewPerson, server: RunningServer, phone: bool) -> None:
    """given a browser that was subscribed / when something happens / then its worker is pushed what the page tells"""
    box = PushBox()
    ann = person(phone=phone, worker=True)
    ann.page.context.grant_permissions(["notifications"])
    told = {"endpoint": box.endpoint, "keys": {name: box.subscription[name] for name in ("p256dh", "auth")}}
    ann.page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(told)}) }});"
        "Notification.requestPermission = async () => 'granted'"
    )
    session = ann.page.context.new_cdp_session(ann.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ann.go("/you")
    ann.page.get_by_role("button", name="Notify me in this browser").click()
    expect(ann.page.get_by_text("This browser notifies you from now on")).to_be_visible()
    ann.page.get_by_role("checkbox", name="A game is over: e-mail").uncheck()
    check(ann.page)
    table = set_up(ann, server)
    message = box.await_message()
    assert message["url"] == f"/t/{table}"
    push = {"origin": server.address, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", push)
    expect(ann.page.get_by_role("link", name=re.compile("Quests of Valeria, with Bob")).first).to_have_attribute(
        "href", f"/t/{table}"
    )
    check(ann.page)
    ann.page.get_by_role("status", name="What happened at your tables").get_by_role("button").first.click()
    box.close()


def test_an_address_is_confirmed_and_stopped_by_links(
    person: NewPerson, server: RunningServer, mailbox: MailBox
) -> None:
    ann = person(locale="de-DE")
    ann.go("/you")
    ann.page.get_by_label("E-Mail-Adresse").fill("ann@example.org")
    ann.page.get_by_role("button", name="Per E-Mail benachrichtigen").click()
    expect(ann.page.get_by_text("ist noch nicht bestätigt")).to_be_visible()
    question = mailbox.await_letter(len(mailbox.letters) or 1).get_content()
    ann.go(link_in(question, server))
    check(ann.page)
    assert ann.page.url.endswith("/mail"), "the code stays in no address"
    ann.page.get_by_role("button", name="Ja, das ist meine Adresse").click()
    expect(ann.page.get_by_text("Ab jetzt erreichen dich E-Mails")).to_be_visible()
    before = len(mailbox.letters)
    table = set_up(ann, server)
    letter = mailbox.await_letter(before + 1)
    assert f"/t/{table}" in letter.get_content() and letter["subject"] in ("Die Partie hat begonnen", "Du bist dran")
    stranger = person()
    stranger.go(link_in(letter["list-unsubscribe"], server))
    stranger.page.get_by_role("button", name="Send no more e-mails").click()
    expect(stranger.page.get_by_text("You will get no more e-mails.")).to_be_visible()
    ann.go("/you")
    expect(ann.page.get_by_label("E-Mail-Adresse")).to_be_visible()


def link_in(text: str, server: RunningServer) -> str:
    found = re.search(r"http://games\.example\.org(/mail#[\w-]+)", text)
    assert found is not None
    return server.address + found[1]


def test_without_a_network_there_is_a_page_and_the_app_can_be_installed(
    person: NewPerson, server: RunningServer
) -> None:
    ann = person(worker=True)
    ann.go("/")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = ann.page.evaluate("fetch('/manifest.webmanifest').then((one) => one.json())")
    for icon in manifest["icons"]:
        answer = ann.page.request.get(server.address + icon["src"])
        size = int.from_bytes(answer.body()[16:20])
        assert answer.headers["content-type"] == "image/png" and icon["sizes"] == f"{size}x{size}"
    ann.page.wait_for_function(
        "caches.open('offline-1').then((cache) => cache.keys()).then((keys) => keys.length === 4)"
    )
    ann.page.context.set_offline(True)
    ann.go("/rules/quests")
    expect(ann.page.get_by_role("heading", name="The candles are out")).to_be_visible()
    ann.page.context.set_offline(False)
    ann.mistakes.clear()  # the browser tells that there was no network
