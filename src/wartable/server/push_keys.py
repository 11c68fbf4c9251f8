"""Push keys: where a browser may have messages sent to, and the key by which push services know us."""

import asyncio
import base64
import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from wartable.server.schema_tidings import push_keys
from wartable.server.store import Store
from wartable.server.tally import NOTHING, Change, upsert
from wartable.server.trouble import BAD_REQUEST, Trouble, saved

if TYPE_CHECKING:
    from py_vapid import Vapid02

ONLY = 1  # the id of the only row
MAY_BE_PRIVATE = False  # only tests push to this machine


class KeepingKey:
    """The key is kept, unless another server was quicker."""

    def __init__(self, private: str) -> None:
        self._private = private

    def do(self, connection: Connection) -> Change:
        row = upsert(connection, push_keys).values(id=ONLY, private=self._private)
        connection.execute(row.on_conflict_do_nothing())
        return NOTHING


class PushKey:
    """Made when it is first needed, and kept in the database: browsers have subscribed with it, at whichever server."""

    def __init__(self, store: Store) -> None:
        self._store = store
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
                self._vapid = await self._made()
        return self._vapid

    async def _made(self) -> "Vapid02":
        from py_vapid import Vapid02  # brings cryptography, which many servers never need

        private = await self._store.read(read_key)
        if private is None:
            fresh = Vapid02()
            await asyncio.to_thread(fresh.generate_keys)
            await saved(self._store.writer.write(KeepingKey(fresh.private_pem().decode())), "the push key")
            private = await self._store.read(read_key)
        assert private is not None
        return Vapid02.from_pem(private.encode())


def read_key(connection: Connection) -> str | None:
    private: str | None = connection.execute(select(push_keys.c.private)).scalar_one_or_none()
    return private


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
