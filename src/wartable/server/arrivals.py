"""Arrivals: a player comes back on another device, by a link, a password, a recovery code or a passkey."""

import base64
import contextlib
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from wartable.server.base import Work
from wartable.server.door import Guards
from wartable.server.failures import Conflict, NotSaved
from wartable.server.hall import Hall
from wartable.server.identities import Visitor
from wartable.server.keys import Arriving, BringingAlong, Erasing, Using, hashed, new_token, plain_code, public_id
from wartable.server.marks import mark_of
from wartable.server.passwords import Passwords, clean_handle, clean_password
from wartable.server.player_info import LinkInfo, SetPassword, SignIn
from wartable.server.players import Players, read_me, read_seats
from wartable.server.schema import codes, devices, links, players, sittings
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Replacement, Statement
from wartable.server.tidings import unsubscribe
from wartable.server.trouble import CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, Trouble, saved

LINK_MINUTES = 10
MOST_DEVICES = 20
RECOVERY_CODES = 8
CODE_BYTES = 10  # 80 bits: nobody guesses one
LETTERS_A_GROUP = 4


class Newcomer(NamedTuple):
    """Who signs in: the visitor as known so far, and what the device is."""

    visitor: Visitor
    label: str


class Arrivals:
    """All ways in, and out."""

    def __init__(self, store: Store, hall: Hall, people: Players, guards: Guards) -> None:
        self._store = store
        self._hall = hall
        self._players = people
        self._identities = guards.identities
        self._bans = guards.bans
        self._passwords = Passwords()

    # --- a link

    async def make_link(self, visitor: Visitor, label: str) -> tuple[str, str]:
        """A code that signs in one other device, and until when; an earlier one is good no more."""
        code, expires = new_token(), later(minutes=LINK_MINUTES)
        written = Replacement(links, {"player": visitor.player}, {"code": hashed(code), "expires": expires})
        await self._players.write(visitor, label, written)
        return code, expires

    async def look_at_link(self, code: str, visitor: Visitor) -> LinkInfo:
        player = await self._player_of_link(code)
        seats = await self._store.read(lambda connection: read_seats(connection, visitor.player))
        name = await self._store.name_of(player)
        return LinkInfo(name, mark_of(player), 0 if player == visitor.player else len(seats))

    async def follow_link(self, code: str, newcomer: Newcomer) -> str:
        player = await self._player_of_link(code)
        used = delete(links).where(links.c.code == hashed(code), links.c.expires > now())
        return await self.arrive(player, newcomer, Using(used))

    async def _player_of_link(self, code: str) -> str:
        query = select(links.c.player).where(links.c.code == hashed(code), links.c.expires > now())
        player: str | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        if player is None:
            raise Trouble(NOT_FOUND, "link_spent")
        return player

    # --- a password

    async def set_password(self, wish: SetPassword, visitor: Visitor, label: str) -> None:
        handle = clean_handle(wish.handle)
        password = clean_password(wish.password, handle)
        kept = await self._store.read(lambda connection: _password_of(connection, players.c.id == visitor.player))
        if kept is not None and kept[1] is not None and not await self._passwords.fits(wish.current, kept[1]):
            raise Trouble(FORBIDDEN, "current_wrong")
        fresh = {"handle": handle, "password": await self._passwords.hash(password)}
        row = update(players).where(players.c.id == visitor.player).values(**fresh)
        taken = await self._store.read(lambda connection: _password_of(connection, players.c.handle == handle))
        if taken is not None and taken[0] != visitor.player:
            raise Trouble(CONFLICT, "handle_taken")
        await self._players.write(visitor, label, Statement(row))

    async def sign_in(self, wish: SignIn, newcomer: Newcomer) -> str:
        """Whether there is such a handle shows neither in the answer nor in the time it takes."""
        handle = wish.handle.strip().lower()
        found = await self._store.read(lambda connection: _password_of(connection, players.c.handle == handle))
        if not await self._passwords.fits(wish.password, found and found[1]) or found is None:
            raise Trouble(FORBIDDEN, "sign_in_failed")
        return await self.arrive(found[0], newcomer)

    # --- recovery codes

    async def make_codes(self, visitor: Visitor, label: str) -> list[str]:
        """New ones, which are told only now; earlier ones are good no more."""
        plain = [base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower() for _ in range(RECOVERY_CODES)]
        rows = [{"code": hashed(code), "player": visitor.player} for code in plain]
        earlier = delete(codes).where(codes.c.player == visitor.player)
        await self._players.write(visitor, label, Statement(earlier), Statement(insert(codes).values(rows)))
        return ["-".join(_groups(code)) for code in plain]

    async def recover(self, typed: str, newcomer: Newcomer) -> str:
        """A code signs in and takes the password away: whoever needs it has forgotten that."""
        code = hashed(plain_code(typed))
        query = select(codes.c.player).where(codes.c.code == code)
        player: str | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        if player is None:
            raise Trouble(FORBIDDEN, "code_wrong")
        without = Statement(update(players).where(players.c.id == player).values(password=None))
        return await self.arrive(player, newcomer, Using(delete(codes).where(codes.c.code == code)), without)

    # --- coming and going

    async def arrive(self, player: str, newcomer: Newcomer, *works: Work) -> str:
        """The player is signed in on the device; returns its new token. What the guest there played comes along."""
        visitor, token = newcomer.visitor, new_token()
        await self._store.read(lambda connection: _refuse(connection, player, visitor))
        arriving = Arriving(player, hashed(token), newcomer.label, visitor.token)
        async with self._vacated(visitor.player if visitor.player != player else ""):
            try:
                await self._store.writer.write(*works, *_bringing(visitor.player, player), arriving)
            except Conflict as conflict:
                raise Trouble(CONFLICT, "link_spent") from conflict
            except NotSaved as failure:
                raise Trouble(UNAVAILABLE, "not_saved") from failure
        self._leave(visitor.token)
        return token

    async def sign_out(self, device: str, visitor: Visitor) -> bool:
        """Sign one of the player's devices out; returns whether it was the one that asks."""
        query = select(devices.c.token).where(devices.c.player == visitor.player)
        tokens = await self._store.read(lambda connection: list(connection.execute(query).scalars()))
        token = next((one for one in tokens if public_id(one) == device), None)
        if token is None:
            raise Trouble(NOT_FOUND, "no_such_device")
        works = Statement(delete(devices).where(devices.c.token == token)), Statement(unsubscribe(token))
        await saved(self._store.writer.write(*works), "a sign-out")
        self._leave(token)
        return bool(token == visitor.token)

    def _leave(self, token: str) -> None:
        """From now on the token stands for nobody, at open sockets either."""
        self._identities.forget()
        self._bans.close_device(token)
        self._store.news.tell("device", token)

    @contextlib.asynccontextmanager
    async def _vacated(self, guest: str) -> AsyncIterator[None]:
        """Nobody is at the guest's tables, which will be another's."""
        seats = await self._store.read(lambda connection: read_seats(connection, guest))
        async with contextlib.AsyncExitStack() as stack:
            for table, _ in seats:
                await stack.enter_async_context(self._hall.changing(table))
            yield


def later(**how_much: int) -> str:
    return (datetime.now(UTC) + timedelta(**how_much)).isoformat(timespec="milliseconds")


def _bringing(guest: str, player: str) -> list[Work]:
    """What a guest played becomes the player's; nothing else was known of the guest that the player needs."""
    return [] if guest == player else [BringingAlong(guest, player), Erasing(guest)]


def _groups(code: str) -> list[str]:
    return [code[place : place + LETTERS_A_GROUP] for place in range(0, len(code), LETTERS_A_GROUP)]


def _refuse(connection: Connection, player: str, visitor: Visitor) -> None:
    """Who may not sign in here: another player who would be lost, or one who sits at a table twice."""
    if connection.execute(select(func.count()).where(devices.c.player == player)).scalar_one() >= MOST_DEVICES:
        raise Trouble(CONFLICT, "too_many_devices")
    if visitor.player == player:
        return
    if read_me(connection, visitor, "").is_kept:
        raise Trouble(CONFLICT, "signed_in_already")
    own = select(sittings.c.table_id).where(sittings.c.guest == visitor.player)
    if connection.execute(select(sittings).where(sittings.c.guest == player, sittings.c.table_id.in_(own))).first():
        raise Trouble(CONFLICT, "both_seated")


def _password_of(connection: Connection, who: ColumnElement[bool]) -> tuple[str, str | None] | None:
    """The player, and the hash of the password."""
    row = connection.execute(select(players.c.id, players.c.password).where(who)).one_or_none()
    return None if row is None else (row.id, row.password)
