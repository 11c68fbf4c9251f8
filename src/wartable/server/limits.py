"""Limits: how much a guest and an address may ask for in a while."""

import asyncio
import hashlib
import time
from bisect import bisect_right
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wartable.server.metrics import SOCKETS
from wartable.server.refusals import note_refusal
from wartable.server.trouble import TOO_FAST, Trouble

Rate = Annotated[str, Meta(pattern="^[0-9]+/[0-9]* ?(second|minute|hour)$")]
SECONDS_IN = {"second": 1, "minute": 60, "hour": 3600}
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Sent = Literal["messages", "moves", "hints", "says"]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players may do. `guest_…` counts by cookie, `address_…` by network address, which a household shares."""

    guest_creates: Annotated[Rate, Meta(description="Tables that a guest may set up.")] = "20/minute"
    address_creates: Annotated[Rate, Meta(description="Tables that an address may set up.")] = "60/minute"
    guest_joins: Annotated[Rate, Meta(description="Seats that a guest may try to take.")] = "30/minute"
    address_joins: Annotated[Rate, Meta(description="Seats that an address may try to take.")] = "120/minute"
    guest_guesses: Annotated[
        Rate, Meta(description="Passwords, codes, links and passkeys that a guest may try, and handles to take.")
    ] = "20/minute"
    address_guesses: Annotated[Rate, Meta(description="The same, of an address.")] = "60/minute"
    handle_guesses: Annotated[Rate, Meta(description="Passwords that may be tried for one handle, by anybody.")] = (
        "30/hour"
    )
    guest_mails: Annotated[Rate, Meta(description="Addresses for e-mail that a guest may name.")] = "5/hour"
    address_mails: Annotated[Rate, Meta(description="The same, of an address.")] = "20/hour"
    mailbox_mails: Annotated[Rate, Meta(description="How often one address for e-mail may be named, by anybody.")] = (
        "3/hour"
    )
    address_asks: Annotated[Rate, Meta(description="Questions to the server; an earlier moment counts as 5.")] = (
        "3000/minute"
    )
    address_requests: Annotated[
        Count, Meta(description="Requests of any kind, pages and files included, of an address in requests_seconds.")
    ] = 2000
    requests_seconds: Annotated[Seconds, Meta(description="The time in which requests are counted.")] = 20.0
    address_at_once: Annotated[
        Count, Meta(description="Requests of an address that are worked on at the same time; the others wait.")
    ] = 2
    guest_sockets: Annotated[Count, Meta(description="Tables that a guest may have open at the same time.")] = 8
    address_sockets: Annotated[Count, Meta(description="Tables that an address may have open at the same time.")] = 200
    messages: Annotated[Count, Meta(description="Messages of a guest in messages_seconds.")] = 60
    address_messages: Annotated[Count, Meta(description="Messages of an address in messages_seconds.")] = 600
    messages_seconds: Annotated[Seconds, Meta(description="The time in which messages are counted.")] = 15.0
    moves: Annotated[Count, Meta(description="Choices and undos of a guest in moves_seconds.")] = 20
    address_moves: Annotated[Count, Meta(description="Choices and undos of an address in moves_seconds.")] = 200
    moves_seconds: Annotated[Seconds, Meta(description="The time in which choices and undos are counted.")] = 5.0
    hints: Annotated[Count, Meta(description="Hints and reviews of a guest in hints_seconds.")] = 12
    address_hints: Annotated[Count, Meta(description="Hints and reviews of an address in hints_seconds.")] = 120
    hints_seconds: Annotated[Seconds, Meta(description="The time in which hints and reviews are counted.")] = 60.0
    says: Annotated[Count, Meta(description="What a guest may say, mute or report in says_seconds.")] = 10
    address_says: Annotated[Count, Meta(description="What an address may say, mute or report in says_seconds.")] = 100
    says_seconds: Annotated[Seconds, Meta(description="The time in which talk is counted.")] = 20.0
    refusal_seconds: Annotated[
        Annotated[float, Meta(ge=0)],
        Meta(description="Seconds for which those who ask for too much wait for the refusal."),
    ] = 1.0
    patience: Annotated[Count, Meta(description="Messages over the limit before a socket is closed.")] = 200
    frame_bytes: Annotated[Count, Meta(description="The largest message that a socket may send.")] = 16_384
    outbox_messages: Annotated[Count, Meta(description="Messages that wait for a socket that does not read.")] = 256
    outbox_characters: Annotated[Count, Meta(description="The length of all messages that wait for a socket.")] = (
        1_000_000
    )


class Allowance:
    """What each of them did recently, by a clock that never goes back."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: dict[str, list[float]] = {}
        self._swept_at = time.monotonic()

    def spend(self, who: str, cost: int) -> bool:
        now = time.monotonic()
        if now - self._swept_at > self._seconds:
            self._sweep(now)
        times = self._times.setdefault(who, [])
        self._drop_old(times, now)
        if len(times) + cost > self._most:
            return False
        times.extend([now] * cost)
        return True

    def _sweep(self, now: float) -> None:
        """Forget those who have done nothing for a while."""
        for who, times in list(self._times.items()):
            self._drop_old(times, now)
            if not times:
                del self._times[who]
        self._swept_at = now

    def _drop_old(self, times: list[float], now: float) -> None:
        if times and times[0] <= now - self._seconds:
            del times[: bisect_right(times, now - self._seconds)]


def allowance_of(rate: Rate) -> Allowance:
    """A rate as it is written: 20/minute, or 20/5 minute."""
    most, _, time_given = rate.partition("/")
    unit = time_given.lstrip("0123456789 ")
    return Allowance(int(most), int(time_given.removesuffix(unit) or 1) * SECONDS_IN[unit])


class Gate:
    """Counts requests, sockets and messages; raises when there are too many."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._allowances: dict[str, Allowance] = {}
        self._credits: dict[str, Credits] = {}
        self._sockets: dict[str, int] = {}

    def requests(self, address: str) -> None:
        """Any request at all, before it is looked at."""
        self._spend([("address_requests", address)], self.limits.requests_seconds)

    def sends(self, kind: Sent, guest: str, address: str) -> None:
        """A message of a kind. All sockets of a guest count together, and all guests of an address.

        What is refused costs nothing: nobody uses up by themselves what a household shares.
        """
        self._spend([(kind, guest), (f"address_{kind}", address)], getattr(self.limits, f"{kind}_seconds"))

    async def hold_back(self) -> None:
        """Somebody is over a limit: the refusal takes its time, or they would only ask all the more."""
        await asyncio.sleep(self.limits.refusal_seconds)

    def creates(self, guest: str, address: str) -> None:
        self._count("address_creates", address)
        self._count("guest_creates", guest)

    def joins(self, guest: str, address: str) -> None:
        self._count("address_joins", address)
        self._count("guest_joins", guest)

    def guesses(self, guest: str, address: str, handle: str = "") -> None:
        """Something that only its owner should know is tried. Handles count alike whether anybody has them or not."""
        self._count("address_guesses", address)
        self._count("guest_guesses", guest)
        if handle:
            self._count("handle_guesses", f"handle {hashlib.sha256(handle.strip().lower().encode()).hexdigest()[:16]}")

    def mails(self, guest: str, address: str, mailbox: str) -> None:
        """An address for e-mail is named, to which a question is sent."""
        self._count("address_mails", address)
        self._count("guest_mails", guest)
        self._count("mailbox_mails", f"mailbox {hashlib.sha256(mailbox.strip().lower().encode()).hexdigest()[:16]}")

    def asks(self, address: str, cost: int = 1) -> None:
        self._count("address_asks", address, cost)

    def open_socket(self, guest: str, address: str) -> None:
        for limit, who in (("guest_sockets", guest), ("address_sockets", address)):
            if self._sockets.get(who, 0) >= getattr(self.limits, limit):
                note_refusal(limit, who)
                raise Trouble(TOO_FAST, "too_many_sockets")
        for who in (guest, address):
            self._sockets[who] = self._sockets.get(who, 0) + 1
        SOCKETS.inc()

    def close_socket(self, guest: str, address: str) -> None:
        for who in (guest, address):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
        SOCKETS.dec()

    def _count(self, limit: str, who: str, cost: int = 1) -> None:
        if limit not in self._allowances:
            self._allowances[limit] = allowance_of(getattr(self.limits, limit))
        if not self._allowances[limit].spend(who, cost):
            note_refusal(limit, who)
            raise Trouble(TOO_FAST, "too_fast")

    def _spend(self, limits: list[tuple[str, str]], seconds: float) -> None:
        """One credit of each limit, or none where one of them is used up."""
        for limit, who in limits:
            if limit not in self._credits:
                self._credits[limit] = Credits(getattr(self.limits, limit), seconds)
            if not self._credits[limit].has(who):
                note_refusal(limit, who)
                raise Trouble(TOO_FAST, "too_fast")
        for limit, who in limits:
            self._credits[limit].take(who)


class Credits:
    """What each one may still do: credits come back evenly over time."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._left: dict[str, tuple[float, float]] = {}  # how many, and when they were counted
        self._swept_at = time.monotonic()

    def has(self, who: str) -> bool:
        return self._now(who, time.monotonic()) >= 1

    def take(self, who: str) -> None:
        now = time.monotonic()
        if now - self._swept_at > self._seconds:
            self._sweep(now)
        self._left[who] = (self._now(who, now) - 1, now)

    def _now(self, who: str, now: float) -> float:
        left, counted_at = self._left.get(who, (float(self._most), now))
        return min(self._most, left + (now - counted_at) * self._most / self._seconds)

    def _sweep(self, now: float) -> None:
        """Forget those who have all their credits again."""
        for who in [who for who in self._left if self._now(who, now) >= self._most]:
            del self._left[who]
        self._swept_at = now
