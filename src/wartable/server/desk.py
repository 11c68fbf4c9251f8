"""The desk that every connection passes: it counts those of each address."""

from typing import Any

import uvicorn
from litestar.types import ASGIApp

from wartable.server.addresses import Network, counted, is_within
from wartable.server.metrics import CONNECTIONS
from wartable.server.settings import DoorLimits


class Desk:
    """Counts the open connections of each address. A trusted proxy is not counted: it brings everybody's."""

    def __init__(self, limits: DoorLimits, proxies: list[Network]) -> None:
        self.limits = limits
        self._proxies = proxies
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection, whether it may stay or not; returns whether its address has room for it."""
        who = counted(address)
        self._open[who] = self._open.get(who, 0) + 1
        CONNECTIONS.inc()
        return self._open[who] <= self.limits.address_connections or is_within(address, self._proxies)

    def leave(self, address: str) -> None:
        who = counted(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
        CONNECTIONS.dec()


class Configuration(uvicorn.Config):
    """uvicorn's, and the desk that all connections pass."""

    def __init__(self, app: ASGIApp, desk: Desk, **more: Any) -> None:
        super().__init__(app, **more)
        self.desk = desk
