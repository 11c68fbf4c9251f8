"""The pages of tools/load.py: sockets that cost little, because they share the machine with the server they measure."""

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SECONDS_TO_CONNECT = 30.0
SMALL_BUFFER = 1024
numbers = itertools.count()


class Offer(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    options: list[Offer]


class Heard(msgspec.Struct):
    """What a page looks at in a message; the rest is not even read."""

    type: str
    id: str = ""
    seq: int = 0
    over: bool = False
    decision: Decision | None = None


decoder = msgspec.json.Decoder(Heard)


class Times:
    """How long answers took, in milliseconds."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.refused = 0

    def percentile(self, part: float) -> float:
        ordered = sorted(self.taken)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")

    def clear(self) -> None:
        self.taken.clear()
        self.refused = 0


class Page(WSListener):
    """A socket that reads and forgets; `heard` counts the bytes."""

    def __init__(self) -> None:
        self.heard = 0
        self.transport: WSTransport | None = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            self.heard += len(payload)
            self.hear(payload)

    def hear(self, payload: bytes) -> None:
        """Nothing, unless a page does something with it."""

    def send(self, text: bytes) -> None:
        assert self.transport is not None
        if not self.transport.is_disconnected:
            self.transport.send(WSMsgType.TEXT, text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(False)


class EchoPage(Page):
    """Sends something every now and then, and hears it again."""

    def __init__(self, times: Times) -> None:
        super().__init__()
        self._times = times
        self._sent = 0.0

    def say(self) -> None:
        self._sent = time.perf_counter()
        self.send(b'{"type":"choose","id":"m1","seq":1,"keys":["draw"]}')

    def hear(self, payload: bytes) -> None:
        self._times.taken.append((time.perf_counter() - self._sent) * 1000)


class Seat(Page):
    """A player: takes the first option when told to, and times the acknowledgement."""

    def __init__(self, times: Times) -> None:
        super().__init__()
        self._times = times
        self.seq = 0
        self.offer: str | None = None
        self.over = False
        self._waits_for = ""
        self._sent = 0.0

    def is_asked(self) -> bool:
        return self.offer is not None and not self._waits_for

    def choose(self) -> None:
        self._waits_for = f"m{next(numbers)}"
        text = b'{"type":"choose","id":"%s","seq":%d,"keys":["%s"]}'
        assert self.offer is not None
        self._sent = time.perf_counter()
        self.send(text % (self._waits_for.encode(), self.seq, self.offer.encode()))

    def hear(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"presence"', b'{"type":"thinking"')):
            return
        heard = decoder.decode(payload)
        if heard.id and heard.id == self._waits_for:
            self._waits_for = ""
            self._times.taken.append((time.perf_counter() - self._sent) * 1000)
            self._times.refused += heard.type == "refused"
        if heard.type == "moment":
            self.seq, self.over = heard.seq, heard.over
            self.offer = heard.decision.options[0].key if heard.decision else None


class Guest:
    """A browser without a screen: a cookie, requests and sockets."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self._address = address
        self._http = http
        self._cookie = f"wartable_guest={secrets.token_urlsafe(32)}"

    async def post(self, path: str, wish: dict[str, object]) -> dict[str, object]:
        headers = {"Cookie": self._cookie, "Origin": self._address}
        answer = await self._http.post(f"{self._address}{path}", json=wish, headers=headers)
        answer.raise_for_status()
        return dict(answer.json())

    async def create(self, game: str, *seats: str) -> str:
        wish = {"game": game, "players": len(seats), "seats": list(seats), "name": "Ann"}
        return str((await self.post("/api/tables", wish))["id"])

    async def sit_down(self, table: str, seat: int) -> None:
        await self.post(f"/api/tables/{table}/seats/{seat}", {"name": "Bob"})

    async def look_at(self, table: str, page: Callable[[], Page]) -> Page:
        return await connected(self._address, f"/api/tables/{table}/socket", self._cookie, page)


async def connected(address: str, path: str, cookie: str, page: Callable[[], Page]) -> Page:
    headers = {"Origin": address, "Cookie": cookie}
    async with asyncio.timeout(SECONDS_TO_CONNECT):
        transport, listener = await ws_connect(
            page,
            f"{address.replace('http', 'ws')}{path}",
            extra_headers=headers,
            read_buffer_init_size=SMALL_BUFFER,
            websocket_handshake_timeout=SECONDS_TO_CONNECT,
        )
    assert isinstance(listener, Page)
    listener.transport = transport
    return listener
