"""Leaving: what becomes of a seat whose person has deleted their part. The others keep the game."""

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection

from wartable.server.forking import USUAL_LEVEL
from wartable.server.stored import LEFT, StoredTable, has_left
from wartable.server.tally import Change, bare_connection, count_of_table
from wartable.words import word

RENAME = "UPDATE events SET body = json_replace(body, '$[0]', ?) WHERE table_id = ? AND seat = ? AND kind = 'join'"


def others_at(stored: StoredTable, guest: str) -> bool:
    """Whether anybody else still sits at the table."""
    return any(not has_left(one) and one.guest != guest for one in stored.sittings)


def as_played(stored: StoredTable) -> StoredTable:
    """The table as it goes on: where somebody has left a running game, a bot plays."""
    left = {one.seat for one in stored.sittings if has_left(one)}
    if not left or stored.standing.over or stored.halt is not None:
        return stored
    seats = [USUAL_LEVEL if seat in left else kind for seat, kind in enumerate(stored.charter.seats)]
    charter = msgspec.structs.replace(stored.charter, seats=seats)
    people = [one for one in stored.sittings if not has_left(one)]
    return msgspec.structs.replace(stored, charter=charter, sittings=people)


class StandingUp:
    """Somebody leaves a table that has not begun: the seat is free again, and the log does not mention them."""

    def __init__(self, table: str, seat: int) -> None:
        self._table = table
        self._seat = seat

    def do(self, connection: Connection) -> Change:
        bare = bare_connection(connection)
        before = count_of_table(bare, self._table)
        place = (self._table, self._seat)
        bare.execute("DELETE FROM sittings WHERE table_id = ? AND seat = ?", place)
        bare.execute("DELETE FROM events WHERE table_id = ? AND seat = ?", place)
        entries = "SELECT seq FROM events WHERE table_id = ? ORDER BY seq"
        for number, (seq,) in enumerate(bare.execute(entries, (self._table,)).fetchall(), 1):
            bare.execute("UPDATE events SET seq = ? WHERE table_id = ? AND seq = ?", (number, self._table, seq))
        return count_of_table(bare, self._table).plus(before.reversed())


class Leaving:
    """Somebody leaves a game that has begun: the choices stay, and nothing shows whose they were."""

    def __init__(self, table: str, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._name = f"{word('server', 'left')} {seat + 1}"

    def do(self, connection: Connection) -> Change:
        bare = bare_connection(connection)
        before = count_of_table(bare, self._table)
        place = (self._table, self._seat)
        bare.execute(
            "UPDATE sittings SET guest = ?, name = ? WHERE table_id = ? AND seat = ?",
            (f"{LEFT}{self._seat}", self._name, *place),
        )
        bare.execute(RENAME, (self._name, *place))
        bare.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", place)
        kept = bare.execute("SELECT body FROM keepsakes WHERE table_id = ?", (self._table,)).fetchone()
        if kept is not None:
            body = without_name(kept[0], self._seat, self._name)
            bare.execute("UPDATE keepsakes SET body = ? WHERE table_id = ?", (body, self._table))
        return count_of_table(bare, self._table).plus(before.reversed())


def without_name(body: bytes, seat: int, name: str) -> bytes:
    """Looks in which a player has another name and no mark: the list of seats and the log are all that names one."""
    looks: dict[str, Any] = msgspec.json.decode(zlib.decompress(body))
    for moment in looks["moments"]:
        moment["asked"] = []  # nobody is asked where looks are shown
        moment["table"]["seats"][seat] |= {"name": name, "mark": None}
        for line in moment["log"]:
            for segment in line["text"]:
                if segment["ref"] == f"player:{seat}":
                    segment["text"] = name
    return zlib.compress(msgspec.json.encode(looks))
