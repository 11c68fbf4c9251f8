"""Looks: how a game looked to each viewer when it ended or was let go. They are shown when its rules are gone."""

import asyncio
import logging
import zlib
from typing import Any

import msgspec

from wartable.engine.contract import ENGLISH
from wartable.server.protocol import Moment, UndoInfo
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.telling import Teller
from wartable.words import speaking

log = logging.getLogger(__name__)


class Looks(msgspec.Struct):
    """The last moment of each viewer, the spectators' first, and which seat saw each choice made."""

    moments: list[dict[str, Any]]
    seen_by: list[int | None]

    def of(self, viewer: int | None) -> dict[str, Any]:
        return self.moments[0 if viewer is None else viewer + 1]


def draw(story: Story, infos: list[TableInfo]) -> bytes:
    """All looks of a story that has begun; `infos` describe the table to a spectator and to each seat."""
    with speaking(ENGLISH):  # nobody knows who will look at them
        moments = [Teller(story, info, []).looked_at() for info in infos]
    return zlib.compress(msgspec.json.encode({"moments": moments, "seen_by": story.seen_by}))


def read_looks(body: bytes) -> Looks | None:
    try:
        return msgspec.json.decode(zlib.decompress(body), type=Looks)
    except (zlib.error, msgspec.DecodeError) as error:
        log.warning("looks that cannot be read: %s", error)
        return None


def shown(looks: Looks, story: Story, info: TableInfo) -> Moment | None:
    """What is kept for a viewer, as a moment in the current format; None where current pages could not show it."""
    kept = looks.of(info.you) | {"table": info, "asked": [], "decision": None, "draft": None, "redo": False}
    kept["undo"] = UndoInfo(False, None)
    try:
        msgspec.convert(kept["view"], story.title.view_type())
        return msgspec.convert(kept, Moment, from_attributes=True)
    except (msgspec.ValidationError, KeyError) as error:
        log.info("table %s: its looks are of another shape: %s", info.id, error)
        return None


async def drawn(story: Story, infos: list[TableInfo]) -> bytes:
    return await asyncio.to_thread(draw, story, infos)
