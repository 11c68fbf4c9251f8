"""Signs: by which a server sees whether a table in its memory is still the one in the database."""

import msgspec
from sqlalchemy import Connection, func, select

from wartable.server.reading import in_parts
from wartable.server.schema import events, sittings, tables
from wartable.server.stored import Sitting


class Sign(msgspec.Struct):
    """How far the log of a table goes, and who sits there."""

    seq: int = 0
    people: set[tuple[int, str]] = set()

    def holds(self, people: list[Sitting]) -> bool:
        """Whether nobody has gone, or become somebody else. Who has come is in the log."""
        return all((one.seat, one.guest) in self.people for one in people)


def read_signs(connection: Connection, names: list[str]) -> dict[str, Sign]:
    """Of the tables that still exist."""
    found: dict[str, Sign] = {}
    for some in in_parts(names):
        last = select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
        for name, seq in connection.execute(select(tables.c.id, last).where(tables.c.id.in_(some))):
            found[name] = Sign(seq or 0)
        where = sittings.c.table_id.in_(some)
        for name, seat, guest in connection.execute(
            select(sittings.c.table_id, sittings.c.seat, sittings.c.guest).where(where)
        ):
            found[name].people.add((seat, guest))
    return found
