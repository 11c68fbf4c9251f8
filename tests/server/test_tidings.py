"""Tidings: who is away is told once, in the first way that reaches them, and of nothing that they do not want."""

import asyncio
import base64
import json
import re
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from tests.support.databases import is_known, rows
from tests.support.receiving import MailBox, PushBox
from tests.support.server import Guest, RunningServer, Seat

from wartable.server import push_keys
from wartable.server.push_service import PublicResolver
from wartable.server.trouble import Trouble

SETTINGS = """
public_url = "http://games.example.org"
[telling]
grace_seconds = 0.05
mail_minutes = 0
contact = "mailto:ann@games.example.org"
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
sender = "wartable@games.example.org"
[limits]
guest_joins = "100000/minute"
address_joins = "100000/minute"
guest_mails = "4/hour"
mailbox_mails = "2/hour"
"""


@pytest.fixture
def mailbox() -> Iterator[MailBox]:
    box = MailBox()
    yield box
    box.close()


@pytest.fixture
def pushed() -> Iterator[PushBox]:
    box = PushBox()
    yield box
    box.close()


@pytest.fixture
def telling(start: Callable[..., RunningServer], mailbox: MailBox, tmp_path: Path) -> RunningServer:
    """A server that pushes and sends e-mails at once."""
    file = tmp_path / "telling.toml"
    file.write_text(SETTINGS.format(port=mailbox.port))
    return start(limits=str(file))


def sit_down(server: RunningServer) -> tuple[str, Guest, Guest, Seat]:
    """A table of two at which only the one who is to choose is present, when nothing is on its way any more."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    for guest, way in product((ann, bob), ("push", "mail")):  # else it might reach what is subscribed in this moment
        guest.http.put("/api/me/ways", json={"kind": "ready", "way": way, "on": "no"})
    bob.take_seat(table, 1, "Bob")
    while waiting(server, table) or len(rows(server, f"SELECT * FROM tidings WHERE table_id = '{table}'")) < 2:
        pass
    first = ann.http.get(f"/api/tables/{table}").json()["asked"][0]
    mover, other = (ann, bob) if first == 0 else (bob, ann)
    return table, mover, other, mover.sit(table)


def waiting(server: RunningServer, table: str) -> bool:
    return bool(rows(server, f"SELECT * FROM tidings WHERE table_id = '{table}' AND due IS NOT NULL"))


def end_turn(seat: Seat) -> None:
    """The one who is present chooses until somebody else is asked."""
    while seat.moment["decision"]:
        seat.choose(seat.offers()[0])


def subscribe(guest: Guest, pushed: PushBox) -> Any:
    return guest.http.put("/api/me/push", json=pushed.subscription, headers={"Accept-Language": "de"})


def unseen(guest: Guest) -> list[tuple[str, str]]:
    return [(one["kind"], one["table"]) for one in guest.http.get("/api/me/tidings").json()]


def test_who_is_away_is_told_by_web_push_that_it_is_their_turn(telling: RunningServer, pushed: PushBox) -> None:
    """Given a subscribed browser, then its own key opens the message, which is signed by the server's key."""
    table, _, away, seat = sit_down(telling)
    ways = subscribe(away, pushed).json()
    assert (ways["browsers"], ways["is_here"], ways["mails"]) == (1, True, True)
    end_turn(seat)
    told = pushed.await_message()
    assert (told["title"], told["url"], told["kind"]) == ("Du bist dran", f"/t/{table}", "turn")
    assert re.fullmatch("Quests of Valeria, mit (Ann|Bob)", told["text"])
    headers = pushed.headers[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert_signed(headers["authorization"], ways["key"], pushed.endpoint)
    assert ways["key"] not in telling.log() and pushed.endpoint not in telling.log()


def assert_signed(authorization: str, key: str, endpoint: str) -> None:
    token, shown = re.fullmatch("vapid t=([^,]+),k=(.+)", authorization).groups()  # type: ignore[union-attr]
    assert shown.rstrip("=") == key
    head, claims, signature = token.split(".")
    told = json.loads(in_bytes(claims))
    assert endpoint.startswith(told["aud"]) and told["sub"] == "mailto:ann@games.example.org"
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), in_bytes(key))
    sealed = in_bytes(signature)
    numbers = utils.encode_dss_signature(int.from_bytes(sealed[:32]), int.from_bytes(sealed[32:]))
    point.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def in_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_same_turn_is_told_once_and_the_next_one_again(telling: RunningServer, pushed: PushBox) -> None:
    """Given a turn that was told, when it is taken back and given again, or seen, then it is not told again."""
    table, _, away, seat = sit_down(telling)
    subscribe(away, pushed)
    end_turn(seat)
    pushed.await_message()
    if seat.moment["undo"]["may"]:
        seat.say("undo")
        end_turn(seat)
    back = away.sit(table)
    assert unseen(away) == []
    back.close()
    assert rows(telling, "SELECT count(*) FROM tidings WHERE kind = 'turn'") == [(1,)]
    own = away.sit(table)
    assert own.await_turn()
    own.choose(own.offers()[0])
    while own.moment["decision"]:
        own.choose(own.offers()[0])
    own.close()
    seat.await_turn()
    end_turn(seat)
    pushed.await_message(2)
    assert len({message["thing"] for message in pushed.messages}) == len(pushed.messages) == 2


def test_who_is_there_or_does_not_want_it_is_not_told(telling: RunningServer, pushed: PushBox) -> None:
    table, mover, away, seat = sit_down(telling)
    subscribe(away, pushed)
    subscribe(mover, pushed)
    for way in ("push", "mail", "page"):
        away.http.put("/api/me/ways", json={"kind": "turn", "way": way, "on": "no"})
    end_turn(seat)
    while waiting(telling, table) or not rows(telling, "SELECT * FROM tidings WHERE kind = 'turn'"):
        pass
    assert pushed.messages == [] and unseen(away) == [("ready", table)]
    away.http.put("/api/me/ways", json={"kind": "turn", "way": "page", "on": "yes"})
    assert unseen(away) == [("turn", table), ("ready", table)]
    away.http.put("/api/me/tidings/seen", json={"thing": away.http.get("/api/me/tidings").json()[0]["thing"]})
    assert unseen(away) == [("ready", table)]


DAYS = {"clock": {"type": "days", "days": 2}, "at_zero": "bot", "level": "random"}


def late(server: RunningServer, days: float) -> None:
    (server.folder.parent / "shift").write_text(str(days * 24 * 3600))


def of_days(server: RunningServer, pushed: PushBox) -> tuple[str, Guest]:
    """A turn of two days, and whose it is: they are to be told of nothing else."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", name="Ann", terms=DAYS)["id"]
    bob.take_seat(table, 1, "Bob")
    mover = (ann, bob)[ann.http.get(f"/api/tables/{table}").json()["asked"][0]]
    for kind, way in product(("ready", "turn"), ("push", "page")):
        mover.http.put("/api/me/ways", json={"kind": kind, "way": way, "on": "no"})
    subscribe(mover, pushed)
    return table, mover


def test_when_little_is_left_of_the_days_for_a_turn_it_is_told_and_not_before(
    telling: RunningServer, pushed: PushBox
) -> None:
    """Given somebody who has looked at the table and gone, when most of two days are over, then they are told."""
    table, mover = of_days(telling, pushed)
    mover.sit(table).close()
    assert unseen(mover) == []
    late(telling, 1.5)
    time.sleep(0.5)
    assert unseen(mover) == [] and pushed.messages == []
    late(telling, 1.7)
    assert pushed.await_message()["kind"] == "clock"
    assert unseen(mover) == [("clock", table)]
    mover.sit(table).close()
    assert unseen(mover) == []


def test_who_has_chosen_in_time_is_not_told_that_little_is_left(telling: RunningServer, pushed: PushBox) -> None:
    table, mover = of_days(telling, pushed)
    seat = mover.sit(table)
    end_turn(seat)
    seat.close()
    late(telling, 1.7)
    while rows(telling, "SELECT * FROM tidings WHERE kind = 'clock' AND due IS NOT NULL"):
        time.sleep(0.05)
    assert unseen(mover) == [] and pushed.messages == []


def test_those_who_wait_are_told_that_the_game_has_begun(telling: RunningServer, pushed: PushBox) -> None:
    ann, bob = telling.guest(), telling.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    subscribe(ann, pushed)
    bob.take_seat(table, 1, "Bob")
    assert pushed.await_message()["kind"] == "ready"
    assert unseen(ann) == [("ready", table)]


def test_a_browser_that_is_gone_is_forgotten_and_a_redirect_is_not_followed(
    telling: RunningServer, pushed: PushBox
) -> None:
    """Given a push service that leads elsewhere, then nothing is sent there; 410 ends the subscription."""
    hidden = PushBox()
    _, _, away, seat = sit_down(telling)
    subscribe(away, pushed)
    pushed.status, pushed.location = 307, hidden.endpoint
    end_turn(seat)
    pushed.await_message()
    assert hidden.headers == []
    hidden.status = 410
    ann, bob = telling.guest(), telling.guest()
    table = ann.create("me", "open", name="Ann")["id"]
    subscribe(ann, hidden)
    bob.take_seat(table, 1, "Bob")
    hidden.await_message()
    while ann.http.get("/api/me/ways").json()["browsers"]:
        pass
    hidden.close()


def test_an_address_is_asked_before_anything_is_sent_there(telling: RunningServer, mailbox: MailBox) -> None:
    """Given an address that was not confirmed, then nothing but the question comes; afterwards the turn does."""
    table, _, away, seat = sit_down(telling)
    answer = away.http.put("/api/me/mail", json={"address": "bob@example.org"}).json()
    assert answer["mail"] == {"address": "bob@example.org", "is_confirmed": False}
    question = mailbox.await_letter()
    assert (question["to"], question["from"]) == ("bob@example.org", "wartable@games.example.org")
    code = re.search(r"http://games\.example\.org/mail#(\S+)", question.get_content())
    assert code is not None
    assert telling.guest().http.post("/api/mail/confirm", json={"code": "guessed"}).json()["code"] == "mail_code_spent"
    assert away.http.post("/api/mail/confirm", json={"code": code[1]}).status_code == 200
    assert away.http.post("/api/mail/confirm", json={"code": code[1]}).json()["code"] == "mail_code_spent", "once"
    end_turn(seat)
    away.http.get("/api/me/ways")
    letter = mailbox.await_letter(2)
    assert letter["subject"] == "Your turn" and f"http://games.example.org/t/{table}" in letter.get_content()
    stop = re.search(r"/mail#stop-(\S+)>", letter["list-unsubscribe"])
    assert stop is not None
    assert telling.guest().http.post("/api/mail/stop", json={"code": stop[1]}).status_code == 200
    assert away.http.get("/api/me/ways").json()["mail"] is None
    assert "bob@example.org" not in telling.log()


@pytest.mark.parametrize("address", ["not one", "a@b", "a@b.c\r\nBcc: x@y.zz", "a b@example.org", "<a@example.org>"])
def test_what_is_no_address_is_refused(telling: RunningServer, mailbox: MailBox, address: str) -> None:
    refused = telling.guest().http.put("/api/me/mail", json={"address": address})
    assert (refused.status_code, refused.json()["code"]) == (400, "address_refused")
    assert mailbox.letters == []


def test_nobody_fills_the_mailbox_of_another(telling: RunningServer, mailbox: MailBox) -> None:
    codes = [telling.guest().http.put("/api/me/mail", json={"address": "eve@example.org"}) for _ in range(3)]
    assert [one.status_code for one in codes] == [200, 200, 429]
    assert len(mailbox.letters) == 2


def test_a_server_without_smtp_sends_no_mail(server: RunningServer) -> None:
    ann = server.guest()
    assert ann.http.get("/api/me/ways").json()["mails"] is False
    assert ann.http.put("/api/me/mail", json={"address": "ann@example.org"}).json()["code"] == "no_mail"


def test_a_subscription_cannot_lead_into_a_private_network() -> None:
    """Given addresses and names of this machine or network, then they are refused, or stand for nothing."""
    for endpoint in (
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://printer.local/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "ftp://push.example.org/x",
        "https://[bad/x",
    ):
        with pytest.raises(Trouble):
            push_keys.clean_endpoint(endpoint)
    assert push_keys.clean_endpoint("https://push.example.org/x")

    async def resolve() -> None:
        await PublicResolver().resolve("localhost", 443)

    with pytest.raises(OSError, match="private"):
        asyncio.run(resolve())


def test_signing_out_and_deleting_end_all_tidings(telling: RunningServer, pushed: PushBox, mailbox: MailBox) -> None:
    _, _, away, seat = sit_down(telling)
    subscribe(away, pushed)
    away.http.put("/api/me/mail", json={"address": "away@example.org"})
    end_turn(seat)
    pushed.await_message()
    told = away.http.get("/api/me/export").json()["told"]
    assert (told["mail"]["address"], told["browsers"], told["tidings"][-1]["kind"]) == ("away@example.org", 1, "turn")
    away.http.delete("/api/me")
    for table in ("subscriptions", "mailboxes"):
        assert rows(telling, f"SELECT * FROM {table}") == []
    for table in ("tidings", "unwanted"):
        assert rows(telling, f"SELECT DISTINCT kind FROM {table}") == [("ready",)], "that of the one who stays"
    assert is_known(telling, "away@example.org", pushed.endpoint) == []
    assert mailbox.letters
