"""What choices write in PostgreSQL: one statement for many tables, and so one journey and one transaction.

It tells the other servers of each entry, when it is there: `table:seq`, and nothing of what the entry says.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from wartable.server.appends import Append, Values

CHANNEL = "wartable"
APPENDS = f"""
    WITH entries AS (
        INSERT INTO events (table_id, seq, kind, seat, body, message, at)
        SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[])
            AS entry (table_id, seq, kind, seat, body, message, at)
        ORDER BY entry.table_id, entry.seq
        RETURNING table_id, seq
    ), standings AS (
        UPDATE tables SET over = fresh.over, choices = fresh.choices, asked = fresh.asked, life = fresh.life,
            due = fresh.due
        FROM unnest($8::text[], $9::bool[], $10::int[], $11::text[], $12::text[], $13::bigint[])
            AS fresh (id, over, choices, asked, life, due)
        WHERE tables.id = fresh.id
    ), picks AS (
        INSERT INTO drafts (table_id, seat, since, picks)
        SELECT * FROM unnest($14::text[], $15::int[], $16::int[], $17::text[]) AS draft (table_id, seat, since, picks)
        ORDER BY draft.table_id, draft.seat
        ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since, picks = excluded.picks
        WHERE drafts.since <= excluded.since
        RETURNING table_id
    )
    SELECT pg_notify('{CHANNEL}', table_id || ':' || seq) FROM entries
    UNION ALL SELECT pg_notify('{CHANNEL}', table_id || ':d') FROM picks
"""  # noqa: S608  the channel is our own


async def append_all(bare: Any, appends: Sequence[Append]) -> None:
    """All or none; an integrity error of asyncpg where one of them conflicts with an existing row."""
    entries = [one.entry for one in appends if one.entry is not None]
    standings = {one.standing[0]: one.standing for one in appends if one.standing}.values()
    drafts = {one.draft[:2]: one.draft for one in appends if one.draft}.values()
    await bare.fetch(APPENDS, *_columns(entries, 7), *_columns(standings, 6), *_columns(drafts, 4))


def _columns(rows: Iterable[Values], number: int) -> list[list[Any]]:
    """The rows turned into columns, which is how the statement takes them."""
    given = list(rows)
    return [[row[place] for row in given] for place in range(number)]
