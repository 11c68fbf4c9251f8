"""The push service of a browser: messages are encrypted for the browser alone, and handed over.

Loaded when the first message is sent: what it needs takes 25 MB.
"""

import time
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import structlog
from aiohttp.abc import AbstractResolver
from aiohttp.resolver import ThreadedResolver
from pywebpush import WebPusher, WebPushException

from wartable.server.push_keys import PushKey, clean_endpoint, is_public
from wartable.server.tidings import Browser
from wartable.server.trouble import Trouble

SECONDS = 15.0
SECONDS_KEPT = 12 * 3600  # by the push service, for a browser that is not there
SECONDS_SIGNED = 3600
GONE = (404, 410)
ACCEPTED = range(200, 300)
log = structlog.stdlib.get_logger("wartable.push")


class PublicResolver(AbstractResolver):
    """Names stand only for addresses that everybody can reach: a subscription cannot lead into a private network."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[Any]:
        found = await self._resolver.resolve(host, port, family)
        public = [one for one in found if is_public(one["host"])]
        if not public:
            raise OSError(None, "private")
        return public

    async def close(self) -> None:
        await self._resolver.close()


class PushService:
    """Hands messages over. What cannot be delivered is not tried again: nobody is to be told twice."""

    def __init__(self, key: PushKey, contact: str) -> None:
        self._key = key
        self._contact = contact

    async def push(self, browser: Browser, message: bytes) -> bool | None:
        """Whether it was taken; None where the browser does not receive messages any more."""
        try:
            clean_endpoint(browser.endpoint)
            status = await self._post(browser, message)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, Trouble, WebPushException) as error:
            log.warning("a push failed", service=urlsplit(browser.endpoint).hostname, why=type(error).__name__)
            return False
        if status in GONE:
            return None
        if status not in ACCEPTED:
            log.warning("a push was refused", service=urlsplit(browser.endpoint).hostname, status=status)
        return status in ACCEPTED

    async def _post(self, browser: Browser, message: bytes) -> int:
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        body = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(message)["body"]
        headers = await self._signed(browser.endpoint)
        headers |= {"content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        headers |= {"ttl": str(SECONDS_KEPT), "urgency": "high"}
        connector = aiohttp.TCPConnector(resolver=PublicResolver())
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with (
            aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
            session.post(browser.endpoint, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status

    async def _signed(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        signed = (await self._key.vapid()).sign(claims | {"exp": str(int(time.time()) + SECONDS_SIGNED)})
        return {str(name): str(value) for name, value in signed.items()}
