"""Keys: what is written when somebody becomes a player, signs in or out, or uses something that is good only once."""

import hashlib
import re
import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, Delete, Select, Update, delete, exists, or_, select, update

from wartable.server.failures import Conflict
from wartable.server.moving_ratings import erase_ratings, move_ratings, tidy_ratings
from wartable.server.sayings import Resaying, Unsaying
from wartable.server.schema import attempts, challenges, codes, devices, links, passkeys, players, sittings
from wartable.server.stored import now
from wartable.server.tally import NOTHING, Change, checksum, upsert
from wartable.server.tidings import Unlisting, unsubscribe

TOKEN_BYTES = 32
LONGEST_LABEL = 60
DAYS_OF_A_COOKIE = 366
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrom", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """Only hashes are kept: nobody who reads the database can sign in with what is there."""
    return hashlib.sha256(secret.encode()).hexdigest()


def public_id(token: str) -> str:
    """By which a device is called in answers, instead of by the hash of its token."""
    return hashed(token)[:16]


def label_of(agent: str) -> str:
    """The browser and the system that a User-Agent header names; nothing finer is kept."""
    found = (next((label for part, label in parts if part in agent), "") for parts in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))


def plain_code(typed: str) -> str:
    """A recovery code as it was shown, whatever was put between its letters."""
    return re.sub("[^a-z0-9]", "", typed.lower())


class Enrolling:
    """A guest becomes a player with rows of their own; one who is stays as they are."""

    def __init__(self, player: str, token: str, label: str) -> None:
        self._player = player
        self._token = token
        self._label = label

    def do(self, connection: Connection) -> Change:
        row = upsert(connection, players).values(id=self._player, created=now()).on_conflict_do_nothing()
        if connection.execute(row).rowcount:
            insert_device(connection, self._player, self._token, self._label)
        return NOTHING


class Arriving:
    """A player signs in on a device; its cookie so far is forgotten."""

    def __init__(self, player: str, token: str, label: str, before: str) -> None:
        self._player = player
        self._token = token
        self._label = label
        self._before = before

    def do(self, connection: Connection) -> Change:
        connection.execute(delete(devices).where(devices.c.token == self._before))
        connection.execute(unsubscribe(self._before))
        insert_device(connection, self._player, self._token, self._label)
        return NOTHING


class Using:
    """Something is used up; if it is not there any more, nothing of the whole work happens."""

    def __init__(self, statement: Delete | Update) -> None:
        self._statement = statement

    def do(self, connection: Connection) -> Change:
        if connection.execute(self._statement).rowcount != 1:
            raise Conflict("spent")
        return NOTHING


class BringingAlong:
    """The seats of a guest become those of a player, and so does what the guest has said."""

    def __init__(self, guest: str, player: str) -> None:
        self._guest = guest
        self._player = player

    def do(self, connection: Connection) -> Change:
        Resaying(self._guest, self._player).do(connection)
        mine = sittings.c.guest == self._guest
        columns = (sittings.c.table_id, sittings.c.seat, sittings.c.name)
        seats = connection.execute(select(*columns).where(mine)).all()
        move_attempts(connection, self._guest, self._player)
        move_ratings(connection, self._guest, self._player)
        connection.execute(update(sittings).where(mine).values(guest=self._player))
        change = NOTHING
        for table, seat, name in seats:
            before, after = (checksum((table, seat, who, name)) for who in (self._guest, self._player))
            change = change.plus(Change(0, after)).plus(Change(0, before).reversed())
        return change


class Erasing:
    """Delete a player's rows; their tables are another matter."""

    def __init__(self, player: str) -> None:
        self._player = player

    def do(self, connection: Connection) -> Change:
        Unsaying(self._player).do(connection)
        Unlisting(self._player).do(connection)
        tokens = select(devices.c.token).where(devices.c.player == self._player)
        connection.execute(delete(challenges).where(challenges.c.token.in_(tokens)))
        for table in (links, codes, passkeys, devices):
            connection.execute(delete(table).where(table.c.player == self._player))
        connection.execute(delete(attempts).where(attempts.c.player == self._player))
        erase_ratings(connection, self._player)
        connection.execute(delete(players).where(players.c.id == self._player))
        return NOTHING


class Tidying:
    """Delete what is good no more, and players of whom nothing would be lost but a name.

    `unseen` is the moment since which such a player has not come; empty where they are kept forever.
    """

    def __init__(self, unseen: str) -> None:
        self._unseen = unseen

    def do(self, connection: Connection) -> Change:
        for table in (links, challenges):
            connection.execute(delete(table).where(table.c.expires < now()))
        connection.execute(delete(devices).where(devices.c.seen < moment(-DAYS_OF_A_COOKIE)))
        for player in connection.execute(self._forgettable()).scalars().all():
            Erasing(player).do(connection)
        tidy_ratings(connection, self._unseen)
        return NOTHING

    def _forgettable(self) -> Select[str]:
        """Who sits nowhere, has no way back but a cookie, and has not come for a while."""
        recent = [devices.c.player == players.c.id, devices.c.seen >= self._unseen]
        needed = [exists().where(one.c.player == players.c.id) for one in (codes, passkeys, links)]
        needed += [exists().where(*recent), exists().where(sittings.c.guest == players.c.id)]
        return select(players.c.id).where(players.c.password.is_(None), players.c.created < self._unseen, ~or_(*needed))


def moment(days: int) -> str:
    """So many days from now, as it is stored."""
    return (datetime.now(UTC) + timedelta(days=days)).isoformat(timespec="milliseconds")


def insert_device(connection: Connection, player: str, token: str, label: str) -> None:
    row = {"token": token, "player": player, "label": label[:LONGEST_LABEL], "created": now(), "seen": now()}
    connection.execute(devices.insert().values(**row))


def move_attempts(connection: Connection, guest: str, player: str) -> None:
    """What a guest did with puzzles becomes the player's, except where both have tried one."""
    tried = set(connection.execute(select(attempts.c.puzzle).where(attempts.c.player == player)).scalars())
    for puzzle in connection.execute(select(attempts.c.puzzle).where(attempts.c.player == guest)).scalars().all():
        row = (attempts.c.player == guest, attempts.c.puzzle == puzzle)
        if puzzle in tried:
            connection.execute(delete(attempts).where(*row))
        else:
            connection.execute(update(attempts).where(*row).values(player=player))
