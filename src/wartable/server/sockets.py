"""The socket of a viewer at a table: receives the page's messages, and sends what waits in the outbox.

It is beside the framework, not built on it: thousands of sockets wait, and each would hold a dozen of its layers.
"""

import asyncio
import contextlib
import logging
import re
import time

import msgspec
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from wartable.server.company import Viewer
from wartable.server.door import address_of
from wartable.server.limits import Gate, Sent
from wartable.server.metrics import ACKNOWLEDGEMENT
from wartable.server.outbox import GOING_AWAY, TRY_AGAIN
from wartable.server.protocol import Refused
from wartable.server.refusals import note_refusal
from wartable.server.table import Table
from wartable.server.talk_info import Complain, Mute, React, Say, SwitchTalk
from wartable.server.trouble import BAD_REQUEST, BROKEN, FORBIDDEN, NOT_FOUND, TOO_FAST, Trouble
from wartable.server.turns import Owner
from wartable.server.wishes import (
    AskHint,
    AskReview,
    AskWhy,
    ChangeDraft,
    Choose,
    ChooseSet,
    ClientMessage,
    ComeBack,
    Face,
    FillSeat,
    Hurry,
    Pause,
    Redo,
    Resign,
    StandIn,
    Undo,
)

PLACE = re.compile(r"/api/tables/([^/]+)/socket")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

TEXT_ONLY, TOO_MUCH, OUR_MISTAKE = 1003, 1008, 1011
NO_SUCH_TABLE, TOO_MANY = 4404, 4429
CLOSE_SECONDS = 2.0
COST_OF_COMING = 4  # the whole situation is told to those who come
log = logging.getLogger(__name__)


class TableSockets:
    """Wraps the application: sockets at tables never come to it."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app = app
        self._state = state  # where the application keeps what lives as long as the server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = PLACE.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if place is None:
            await self._app(scope, receive, send)
            return
        owner = Owner(address_of(scope), str(scope["state"]["guest"]))
        await receive()  # that it wants to connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await close(send, await self._stay(place[1], owner, receive, send))

    async def _stay(self, table_id: str, owner: Owner, receive: Receive, send: Send) -> int:
        """Every socket that passed the door is accepted, so that a page can read with which code it is closed."""
        gate: Gate = self._state.gate
        try:
            gate.asks(owner.address, COST_OF_COMING)
            gate.open_socket(owner.guest, owner.address)
        except Trouble:
            await gate.hold_back()
            return TOO_MANY
        try:
            table: Table = await self._state.hall.table(table_id)
            table.refuse_strangers(owner.guest)
            await self._state.messenger.arrives(owner.guest, table_id)
            return await attend(table, Viewer(owner.guest, owner.address, gate.limits), gate, (receive, send))
        except Trouble as trouble:
            return NO_SUCH_TABLE if trouble.status in (NOT_FOUND, FORBIDDEN) else TRY_AGAIN
        except Exception:
            log.exception("a mistake at a socket")
            return OUR_MISTAKE
        finally:
            gate.close_socket(owner.guest, owner.address)


async def attend(table: Table, viewer: Viewer, gate: Gate, wire: tuple[Receive, Send]) -> int:
    """Stay at the table until one side has had enough; returns the code to close with."""
    await table.enter(viewer)
    try:
        return await viewer.outbox.until_ended(wire[1], hear(wire[0], Listener(table, viewer, gate)))
    finally:
        table.leave(viewer)
        if viewer.outbox.is_full:
            note_refusal("outbox", viewer.guest)


async def hear(receive: Receive, listener: "Listener") -> int:
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return GOING_AWAY
        text = event.get("text")
        if text is None:
            return TEXT_ONLY
        if not await listener.hear(text):
            return TOO_MUCH


class Listener:
    """Takes one socket's messages, within its guest's limits; what is refused is answered and changes nothing."""

    __slots__ = ("_gate", "_patience", "_table", "_viewer")

    def __init__(self, table: Table, viewer: Viewer, gate: Gate) -> None:
        self._table = table
        self._viewer = viewer
        self._gate = gate
        self._patience = gate.limits.patience

    async def hear(self, text: str) -> bool:
        """Returns whether to keep listening."""
        wish_id = ""
        try:
            self._spend("messages")
        except Trouble as trouble:
            self._refuse(wish_id, trouble)
            await self._gate.hold_back()
            return self._patience > 0
        try:
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
        self._patience -= trouble.status == TOO_FAST
        problem = trouble.problem
        self._viewer.outbox.put(Refused(wish_id, problem.code, problem.rule, problem.text))

    async def _take(self, wish: ClientMessage) -> None:
        match wish:
            case Choose() | ChooseSet() | Undo() | Redo():
                self._spend("moves")
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
                self._spend("hints")
                self._table.hints.ask(self._viewer, wish)
            case FillSeat() | StandIn() | ComeBack() | Resign() | Pause() | Face():
                self._spend("moves")
                await self._table.deeds.do(self._viewer, wish)
            case AskReview():
                self._spend("hints")
                self._table.reviews.ask(self._viewer, wish)
            case Say() | React() | Mute() | Complain() | SwitchTalk():
                self._spend("says")
                await self._table.talk.grant(self._viewer, wish)

    def _spend(self, kind: Sent) -> None:
        owner = self._viewer.owner
        self._gate.sends(kind, owner.guest, owner.address)


def read(text: str) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Trouble(BAD_REQUEST, "malformed") from error


async def close(send: Send, code: int) -> None:
    """Say goodbye, but do not wait for somebody who does not listen."""
    with contextlib.suppress(TimeoutError, OSError, RuntimeError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await send({"type": "websocket.close", "code": code, "reason": ""})
