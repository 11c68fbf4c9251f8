"""Those who receive what a server sends: a push service for one browser, which decrypts, and a mailbox."""

import base64
import json
import os
import socket
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 30.0


class PushBox:
    """A browser, and the push service that keeps its messages; `status` is what the service answers."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.status = 201
        self.location = ""
        self.headers: list[dict[str, str]] = []
        self.messages: list[dict[str, Any]] = []
        self._came = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}/push/{os.urandom(8).hex()}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, str]:
        """What a page gives to the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": in_base64(point), "auth": in_base64(self._auth)}

    def await_message(self, number: int = 1) -> dict[str, Any]:
        """The message with this number; the browser alone can read it."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.headers) >= number, PATIENCE), "nothing was pushed"
        return self.messages[number - 1]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _take(self, headers: dict[str, str], body: bytes) -> None:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        with self._came:
            self.messages.append(json.loads(plain))
            self.headers.append(headers)
            self._came.notify_all()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        box = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                box._take({name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(box.status)
                if box.location:
                    self.send_header("location", box.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Service


class MailBox:
    """A local SMTP server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self._came = threading.Condition()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: N802  aiosmtpd's name
        letter = message_from_bytes(envelope.content, policy=policy.default)
        with self._came:
            self.letters.append(letter)
            self._came.notify_all()
        return "250 OK"

    def await_letter(self, number: int = 1) -> EmailMessage:
        with self._came:
            assert self._came.wait_for(lambda: len(self.letters) >= number, PATIENCE), "nothing was sent"
        return self.letters[number - 1]

    def close(self) -> None:
        self._controller.stop()


def in_base64(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()
