"""Passwords and handles: what they must be like, and their argon2 hashes."""

import asyncio
import re
import unicodedata
from typing import TYPE_CHECKING

from wartable.server.trouble import BAD_REQUEST, Trouble

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_PASSWORD = 8
HANDLE = re.compile(r"[a-z0-9][a-z0-9_-]{2,23}")
# RFC 9106, section 4, the second recommended option
ROUNDS, MEMORY_KIB, LANES = 3, 65_536, 4


def clean_handle(handle: str) -> str:
    """Small Latin letters and digits: nobody takes one handle for another."""
    handle = handle.strip().lower()
    if not HANDLE.fullmatch(handle):
        raise Trouble(BAD_REQUEST, "handle_refused")
    return handle


def clean_password(password: str, handle: str) -> str:
    if len(password) < SHORTEST_PASSWORD or password.lower() == handle or len(set(password)) <= 2:
        raise Trouble(BAD_REQUEST, "password_weak")
    return password


class Passwords:
    """Hashes passwords, one at a time: each takes 64 MiB for a moment."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._decoy = ""

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(_hasher().hash, _plain(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether the password is the one of which this is kept. It takes as long where nothing is kept."""
        if not self._decoy:
            self._decoy = await self.hash("nobody's password")
        async with self._turn:
            return await asyncio.to_thread(_verify, _plain(password), kept or self._decoy) and kept is not None


def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher  # seldom needed

    return PasswordHasher(ROUNDS, MEMORY_KIB, LANES)


def _verify(password: str, kept: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def _plain(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
