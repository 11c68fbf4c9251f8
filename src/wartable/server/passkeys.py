"""Passkeys: an authenticator signs a challenge of ours, and the player is signed in without a password.

They belong to a host name, so a server that is called by a bare address has none.
"""

import contextlib
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from wartable.server.addresses import name_of_host
from wartable.server.arrivals import Arrivals, Newcomer, later
from wartable.server.bans import network_of
from wartable.server.identities import Visitor
from wartable.server.keys import Using, hashed
from wartable.server.player_info import NewPasskey, PasskeyQuestion, UsePasskey
from wartable.server.players import Players
from wartable.server.schema import challenges, passkeys
from wartable.server.store import Store
from wartable.server.stored import now
from wartable.server.tally import Replacement, Statement
from wartable.server.trouble import BAD_REQUEST, CONFLICT, FORBIDDEN, NOT_FOUND, Trouble, saved

CHALLENGE_MINUTES = 5
CHALLENGE_BYTES = 32
MOST_PASSKEYS = 10
NEW, USE = "new", "use"


class Site(NamedTuple):
    """Where the page was opened: the name that passkeys belong to, and the origin that browsers put into answers."""

    host: str
    origin: str


def site_at(origin: str) -> Site:
    """Refuses addresses without a name: browsers make no passkeys there."""
    host = name_of_host(origin.partition("://")[2])
    if network_of(host) is not None or not host:
        raise Trouble(CONFLICT, "passkey_not_here")
    return Site(host, origin)


class Passkeys:
    """Makes, uses and deletes passkeys."""

    def __init__(self, store: Store, people: Players, arrivals: Arrivals) -> None:
        self._store = store
        self._players = people
        self._arrivals = arrivals

    async def ask_new(self, visitor: Visitor, site: Site) -> PasskeyQuestion:
        me = await self._players.me(visitor)
        if len(me.passkeys) >= MOST_PASSKEYS:
            raise Trouble(CONFLICT, "too_many_passkeys")
        challenge = await self._challenge(visitor, NEW)
        user = hashed(f"passkey {visitor.player}")
        return PasskeyQuestion(challenge, site.host, user, me.handle or me.name, [one.id for one in me.passkeys])

    async def add(self, wish: NewPasskey, visitor: Visitor, site: Site, label: str) -> None:
        from webauthn import base64url_to_bytes, verify_registration_response  # 25 MB, and seldom needed

        challenge = await self._use_challenge(visitor, NEW)
        response = {"clientDataJSON": wish.client_data, "attestationObject": wish.attestation}
        with refusing(BAD_REQUEST, "passkey_refused"):
            made = verify_registration_response(
                credential=credential(wish.id, response),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        row = insert(passkeys).values(
            id=wish.id,
            player=visitor.player,
            public_key=made.credential_public_key,
            uses=made.sign_count,
            label=label,
            created=now(),
        )
        await self._players.write(visitor, label, Statement(row))

    async def ask_use(self, visitor: Visitor, site: Site) -> PasskeyQuestion:
        return PasskeyQuestion(await self._challenge(visitor, USE), site.host, "", "", [])

    async def use(self, wish: UsePasskey, newcomer: Newcomer, site: Site) -> str:
        """Sign in; returns the token of the device."""
        from webauthn import base64url_to_bytes, verify_authentication_response

        challenge = await self._use_challenge(newcomer.visitor, USE)
        query = select(passkeys).where(passkeys.c.id == wish.id)
        kept = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if kept is None:
            raise Trouble(FORBIDDEN, "passkey_unknown")
        signed = {"authenticatorData": wish.authenticator_data, "signature": wish.signature}
        with refusing(FORBIDDEN, "passkey_unknown"):
            used = verify_authentication_response(
                credential=credential(wish.id, {"clientDataJSON": wish.client_data, **signed}),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=kept.public_key,
                credential_current_sign_count=kept.uses,
                require_user_verification=True,
            )
        count = update(passkeys).where(passkeys.c.id == wish.id).values(uses=used.new_sign_count)
        return await self._arrivals.arrive(kept.player, newcomer, Statement(count))

    async def delete(self, passkey: str, visitor: Visitor) -> None:
        own = passkeys.c.id == passkey, passkeys.c.player == visitor.player
        found = await self._store.read(lambda connection: connection.execute(select(passkeys).where(*own)).first())
        if found is None:
            raise Trouble(NOT_FOUND, "no_such_passkey")
        await saved(self._store.writer.write(Statement(delete(passkeys).where(*own))), "a passkey")

    async def _challenge(self, visitor: Visitor, purpose: str) -> str:
        """What is to be signed next, by this cookie only."""
        challenge = secrets.token_urlsafe(CHALLENGE_BYTES)
        fresh = {"challenge": challenge, "expires": later(minutes=CHALLENGE_MINUTES)}
        written = Replacement(challenges, {"token": visitor.token, "purpose": purpose}, fresh)
        await saved(self._store.writer.write(written), "a challenge")
        return challenge

    async def _use_challenge(self, visitor: Visitor, purpose: str) -> str:
        """The challenge that was given to this cookie, which is good only once."""
        own = challenges.c.token == visitor.token, challenges.c.purpose == purpose, challenges.c.expires > now()
        query = select(challenges.c.challenge).where(*own)
        challenge: str | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        if challenge is None:
            raise Trouble(CONFLICT, "passkey_late")
        used = delete(challenges).where(*own, challenges.c.challenge == challenge)
        await saved(self._store.writer.write(Using(used)), "a challenge")
        return challenge


@contextlib.contextmanager
def refusing(status: int, code: str) -> Iterator[None]:
    """What the library cannot read or does not believe is the sender's mistake, whatever it raises."""
    try:
        yield
    except Exception as error:
        raise Trouble(status, code) from error


def credential(name: str, response: dict[str, Any]) -> dict[str, Any]:
    """As browsers write it."""
    return {"id": name, "rawId": name, "type": "public-key", "response": response}
