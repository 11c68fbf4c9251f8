"""Somebody who sends as no page does: without end, by halves, slowly, in haste, or without ever reading.

`python -m tests.support.sending ADDRESS KIND`: all of one address, with as many connections as it gets. It begins again
whenever it is sent away, says when it begins, and goes on until it is ended.
"""

import asyncio
import contextlib
import itertools
import os
import random
import sys
from collections.abc import Awaitable, Callable

from tests.support.server import Guest

ELSEWHERE = "127.0.2.1"
CONNECTIONS = 100  # as many as an address may have
LOUD_CONNECTIONS = 20  # of those who send all that they can
SECONDS_TO_SWELL = 1.0
COOKIES = 12  # so many tables an address may set up in quick succession, a few times over
SOCKETS_OF_A_COOKIE = 8
SECONDS_BETWEEN = 0.2  # a few bytes now and then
GET = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
LARGE_ANSWER = b"GET /api/games/shadow_kingdoms/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
MESSAGE = b'{"type":"ask_why","id":"x","thing":"x","held":[]}'
FRAME = bytes([0x81, 0x80 | len(MESSAGE), 0, 0, 0, 0]) + MESSAGE
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Send = Callable[[Wire], Awaitable[None]]


def endless(begin: bytes, part: bytes) -> Send:
    async def send(wire: Wire) -> None:
        wire[1].write(begin)
        while True:
            wire[1].write(part)
            await wire[1].drain()

    return send


def half(request: bytes) -> Send:
    """Half a request, and then nothing."""

    async def send(wire: Wire) -> None:
        wire[1].write(request)
        await wire[0].read()

    return send


async def send_slowly(wire: Wire) -> None:
    wire[1].write(GET)
    while not wire[0].at_eof():
        wire[1].write(b"A: b\r\n")
        await wire[1].drain()
        await asyncio.sleep(SECONDS_BETWEEN)


async def read_nothing(wire: Wire) -> None:
    """Asks for much, and takes nothing of it."""
    wire[1].transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(8):
        wire[1].write(LARGE_ANSWER)
        await wire[1].drain()
        await asyncio.sleep(random.uniform(0, SECONDS_BETWEEN))
    await wire[1].wait_closed()


async def ask_hastily(wire: Wire) -> None:
    """The next request as soon as the last one is answered."""
    while True:
        wire[1].write(GET + b"\r\n")
        head = await wire[0].readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await wire[0].readexactly(int(length))


def talk_hastily(guest: Guest, table: str) -> Send:
    """Message after message at a table, many more than are answered."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: localhost",
        "Origin: http://localhost",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]

    async def send(wire: Wire) -> None:
        wire[1].write("\r\n".join([*lines, "\r\n"]).encode())
        await wire[0].readuntil(b"\r\n\r\n")
        while not wire[0].at_eof():
            wire[1].write(FRAME * 100)
            await wire[1].drain()
            await wire[0].read(65_536)

    return send


def talkers(address: str) -> list[Send]:
    guests = [Guest(address, source=ELSEWHERE) for _ in range(COOKIES)]
    tables = [(guest, guest.create("me")["id"]) for guest in guests]
    return [talk_hastily(*one) for one in tables] * SOCKETS_OF_A_COOKIE


ENDLESS: dict[str, Send] = {
    "endless_headers": endless(GET + b"A: ", b"a" * 65_536),
    "many_headers": endless(GET, b"A: b\r\n" * 10_000),
    "endless_bodies": endless(POST + b"Transfer-Encoding: chunked\r\n\r\n", b"4000\r\n" + b"a" * 0x4000 + b"\r\n"),
    "endless_requests": endless(b"", (GET + b"\r\n") * 20),
}
PATIENT: dict[str, Send] = {
    "half_requests": half(GET),
    "half_bodies": half(POST + b"Content-Length: 9000\r\n\r\n{"),
    "slow_headers": send_slowly,
    "unread_answers": read_nothing,
    "hasty_requests": ask_hastily,
}
EVERY_SENDER, TALKERS = "every_sender", "hasty_messages"
KINDS = (EVERY_SENDER, TALKERS, *ENDLESS, *PATIENT)


def senders_of(kind: str, address: str) -> list[Send]:
    if kind == TALKERS:
        return talkers(address)
    if kind == EVERY_SENDER:  # but those in haste, who take all that they get
        sends = [send for one, send in (ENDLESS | PATIENT).items() if one != "hasty_requests"]
        return sends * (CONNECTIONS // len(sends))
    return [ENDLESS[kind]] * LOUD_CONNECTIONS if kind in ENDLESS else [PATIENT[kind]] * CONNECTIONS


async def again_and_again(host: str, port: int, send: Send) -> None:
    await asyncio.sleep(random.uniform(0, SECONDS_TO_SWELL))
    for _ in itertools.count():
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
            wire = await asyncio.open_connection(host, port, local_addr=(ELSEWHERE, 0))
            try:
                await send(wire)
            finally:
                wire[1].transport.abort()
        await asyncio.sleep(random.uniform(0, 0.02))


async def flood(address: str, kind: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    senders = [again_and_again(host, int(port), send) for send in senders_of(kind, address)]
    sys.stdout.write("it begins\n")
    sys.stdout.flush()
    await asyncio.gather(*senders)


if __name__ == "__main__":
    os.nice(5)  # it stands for another machine, and shares this one with the server
    asyncio.run(flood(sys.argv[1], sys.argv[2]))
