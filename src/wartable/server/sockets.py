"""The socket of a viewer at a table: receives the page's messages, and sends what waits in the outbox."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from wartable.server.company import Viewer
from wartable.server.door import address_of
from wartable.server.limits import Credits, Gate, Limits
from wartable.server.metrics import ACKNOWLEDGEMENT
from wartable.server.protocol import Refused
from wartable.server.refusals import note_refusal
from wartable.server.table import Table
from wartable.server.trouble import BAD_REQUEST, BROKEN, NOT_FOUND, TOO_FAST, Trouble
from wartable.server.wishes import (
    AskHint,
    AskReview,
    AskWhy,
    ChangeDraft,
    Choose,
    ChooseSet,
    ClientMessage,
    Hurry,
    Redo,
    Undo,
)

Socket = WebSocket[Any, Any, State]
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

GOING_AWAY, TEXT_ONLY, TOO_MUCH, TRY_AGAIN = 1001, 1003, 1008, 1013
NO_SUCH_TABLE, TOO_MANY = 4404, 4429
CLOSE_SECONDS = 2.0
SECONDS_TO_HEAR_WHY = 0.1  # a refusal is sent before the socket is closed
log = logging.getLogger(__name__)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Accepts every socket that passed the door, so that a page can read why it is closed."""
    gate: Gate = socket.app.state.gate
    guest, address = str(socket.scope["state"]["guest"]), address_of(socket.scope)
    await socket.accept()
    try:
        gate.asks(address)
        gate.open_socket(guest, address)
    except Trouble:
        await close(socket, TOO_MANY)
        return
    try:
        await close(socket, await attend(socket, table_id, guest))
    finally:
        gate.close_socket(guest, address)


async def attend(socket: Socket, table_id: str, guest: str) -> int:
    """Stay at the table until one side has had enough; returns the code to close with."""
    try:
        table = await socket.app.state.hall.table(table_id)
    except Trouble as trouble:
        return NO_SUCH_TABLE if trouble.status == NOT_FOUND else TRY_AGAIN
    viewer = Viewer(guest)
    await table.enter(viewer)
    try:
        return await first_of(
            hear(socket, Listener(table, viewer, socket.app.state.gate.limits)),
            send(socket, viewer),
            wait_then(viewer.outbox.full, TRY_AGAIN),
            wait_then(table.abandoned, TRY_AGAIN, SECONDS_TO_HEAR_WHY),
        )
    finally:
        table.leave(viewer)
        if viewer.outbox.full.is_set():
            note_refusal("outbox", guest)


async def hear(socket: Socket, listener: "Listener") -> int:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return GOING_AWAY
        text = event.get("text")
        if text is None:
            return TEXT_ONLY
        if not await listener.hear(text):
            return TOO_MUCH


async def send(socket: Socket, viewer: Viewer) -> int:
    while True:
        text = await viewer.outbox.next()
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})


class Listener:
    """Takes one socket's messages, within its credits; whatever is refused is answered and changes nothing."""

    def __init__(self, table: Table, viewer: Viewer, limits: Limits) -> None:
        self._table = table
        self._viewer = viewer
        self._messages = Credits("messages", limits.messages, limits.messages_seconds)
        self._moves = Credits("moves", limits.moves, limits.moves_seconds)
        self._hints = Credits("hints", limits.hints, limits.hints_seconds)
        self._patience = limits.patience

    async def hear(self, text: str) -> bool:
        """Returns whether to keep listening."""
        wish_id = ""
        try:
            self._spend(self._messages)
            wish = read(text)
            wish_id = "" if isinstance(wish, Hurry) else wish.id
            await self._take(wish)
        except Trouble as trouble:
            self._refuse(wish_id, trouble)
        except Exception:  # our mistake: it must show, and must not cost anybody the socket
            log.exception("a mistake at a message of %d characters", len(text))
            self._refuse(wish_id, Trouble(BROKEN, "broken"))
        return self._patience > 0

    def _refuse(self, wish_id: str, trouble: Trouble) -> None:
        problem = trouble.problem
        self._viewer.outbox.put(Refused(wish_id, problem.code, problem.rule, problem.text))

    async def _take(self, wish: ClientMessage) -> None:
        match wish:
            case Choose() | ChooseSet() | Undo() | Redo():
                self._spend(self._moves)
                began = time.monotonic()
                await self._table.move(self._viewer, wish)
                ACKNOWLEDGEMENT.observe(time.monotonic() - began)
            case ChangeDraft():
                await self._table.change_draft(self._viewer, wish)
            case AskWhy():
                self._viewer.outbox.put(self._table.why_not(self._viewer, wish))
            case Hurry():
                self._table.hurry(self._viewer)
            case AskHint():
                self._spend(self._hints)
                self._table.hints.ask(self._viewer, wish)
            case AskReview():
                self._spend(self._hints)
                self._table.reviews.ask(self._viewer, wish)

    def _spend(self, credit: Credits) -> None:
        if not credit.spend():
            note_refusal(credit.limit, self._viewer.guest)
            self._patience -= 1
            raise Trouble(TOO_FAST, "too_fast")


def read(text: str) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Trouble(BAD_REQUEST, "malformed") from error


async def first_of(*works: Any) -> int:
    """The code of whatever ends first; the rest is cancelled."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                return task.result() if task.exception() is None else GOING_AWAY
        return GOING_AWAY
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def wait_then(event: asyncio.Event, code: int, grace: float = 0.0) -> int:
    await event.wait()
    await asyncio.sleep(grace)
    return code


async def close(socket: Socket, code: int) -> None:
    """Say goodbye, but do not wait for a client that does not listen."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
        await asyncio.wait_for(socket.close(code), CLOSE_SECONDS)
