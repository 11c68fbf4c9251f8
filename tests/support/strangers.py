"""Strangers: raw connections that send what no browser sends, from an address of their own on the loopback."""

import contextlib
import socket
from typing import Any

import msgspec

STRANGER = "127.0.0.9"


def call(address: str, source: str = STRANGER, reads: int | None = None) -> socket.socket:
    """A connection from another loopback address, so that what it does counts for nobody else.

    `reads`: so few bytes are taken while nobody looks.
    """
    host, port = address.removeprefix("http://").split(":")
    raw = socket.socket()
    if reads is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
    raw.settimeout(30)
    raw.bind((source, 0))
    raw.connect((host, int(port)))
    return raw


def answer_to(raw: socket.socket) -> tuple[int, Any]:
    """Status and Problem of what the server says before it hangs up; status 0 when it says nothing."""
    head, _, body = all_heard(raw).partition(b"\r\n\r\n")
    if not head:
        return 0, None
    return int(head.split()[1]), msgspec.json.decode(body) if body.startswith(b"{") else body


def all_heard(raw: socket.socket) -> bytes:
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := raw.recv(65_536):
            heard += part
    return heard


def ask(address: str, request: bytes) -> tuple[int, Any]:
    with call(address) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(request)
        return answer_to(raw)
