"""Upgrading: games begun under earlier rules go on under the current ones where every choice is still legal."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from wartable.engine.contract import ENGLISH, Title
from wartable.server.description import describe
from wartable.server.halts import EDITION, RULES, Halt
from wartable.server.looks import read_looks
from wartable.server.replaying import Recalled, has_other_edition, recall
from wartable.server.store import Store
from wartable.server.stored import StoredTable
from wartable.server.story import Story
from wartable.server.telling import Teller
from wartable.titles import TITLES
from wartable.words import speaking


class Upgrading:
    """Carries the tables of a store over to the current rules, or halts them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def upgraded(self, stored: StoredTable, again: bool = False) -> StoredTable:
        """The table as it goes on; one that was halted once stays so unless it is to be tried again."""
        title = TITLES.get(stored.charter.game)
        if stored.halt is None and has_other_edition(stored.charter):
            return msgspec.structs.replace(stored, halt=Halt(EDITION))
        if title is None or (stored.halt is None and title.rules_version == stored.charter.rules):
            return stored
        if stored.halt is not None and (not again or stored.halt.cause != RULES):
            return stored
        entries = await self._store.entries(stored.charter.id)
        recalled = await asyncio.to_thread(recall, title, stored.charter, entries)
        if recalled.fault is None and await self._ends_alike(stored, recalled.story):
            return await self._carried_over(stored, title, recalled)
        halt = recalled.halt()
        await self._store.halt(stored.charter.id, halt)
        return msgspec.structs.replace(stored, halt=halt)

    async def upgrade_all(self, again: bool = False) -> AsyncIterator[StoredTable]:
        """All tables of earlier rules, one after the other."""
        current = {title.name: title.rules_version for title in TITLES.values()}
        for table in await self._store.tables_of_other_rules(current, again):
            stored = await self._store.table(table)
            if stored is not None:
                yield await self.upgraded(stored, again)

    async def _carried_over(self, stored: StoredTable, title: Title[Any], recalled: Recalled) -> StoredTable:
        charter = msgspec.structs.replace(stored.charter, rules=title.rules_version)
        standing = recalled.story.standing()
        await self._store.carry_over(charter.id, charter.rules, standing)
        return StoredTable(charter, standing, stored.sittings)

    async def _ends_alike(self, stored: StoredTable, story: Story) -> bool:
        """A finished game must end as it did: with the same account, where that was kept."""
        if not stored.standing.over:
            return True
        kept = await self._store.looks(stored.charter.id)
        looks = None if kept is None else read_looks(kept[1])
        if not story.standing().over or looks is None:
            return story.standing().over
        with speaking(ENGLISH):  # as looks are kept
            account = Teller(story, describe(stored, None), []).moment(0).account
        return bool(msgspec.to_builtins(account) == looks.of(None)["account"])
