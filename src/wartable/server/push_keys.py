"""Push keys: where a browser may have messages sent to, and the key by which its push service knows the server."""

import asyncio
import base64
import ipaddress
import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from wartable.server.trouble import BAD_REQUEST, Trouble

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY = "vapid.pem"
MAY_BE_PRIVATE = False  # only tests push to this machine


class PushKey:
    """Made when it is first needed, and kept for its owner only: browsers have subscribed with it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._vapid: Vapid02 | None = None
        self._making = asyncio.Lock()

    async def public(self) -> str:
        """As browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        vapid = await self.vapid()
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def vapid(self) -> "Vapid02":
        async with self._making:
            if self._vapid is None:
                self._vapid = await asyncio.to_thread(self._read)
        return self._vapid

    def _read(self) -> "Vapid02":
        from py_vapid import Vapid02  # brings cryptography, which many servers never need

        if not self._file.exists():
            fresh = Vapid02()
            fresh.generate_keys()
            handle = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(fresh.private_pem())
        return Vapid02.from_file(str(self._file))


def clean_endpoint(endpoint: str) -> str:
    """The address of a push service: https, with a name that is no address. What it stands for is looked at later."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Trouble(BAD_REQUEST, "endpoint_refused") from error
    is_usual = parts.scheme == "https" and port in (None, 443) and not is_address(parts.hostname or "")
    if not (is_usual or MAY_BE_PRIVATE) or not parts.hostname or "@" in parts.netloc:
        raise Trouble(BAD_REQUEST, "endpoint_refused")
    return endpoint


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost", ".internal"))
    return True


def is_public(address: str) -> bool:
    return MAY_BE_PRIVATE or ipaddress.ip_address(address.partition("%")[0]).is_global
