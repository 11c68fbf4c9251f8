"""The tables of the games, drawn for the terminal. A game that has no drawing yet is shown as its bare view."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.json import JSON

from wartable.cli.quests_table import draw_detail, draw_quests, remark
from wartable.quests.view import QuestsView


def draw(view: Any, names: Sequence[str], viewer: int | None) -> RenderableType:
    if isinstance(view, QuestsView):
        return Group(*draw_quests(view, names, viewer))
    return JSON(msgspec.json.encode(view).decode())


def draw_within(view: Any) -> RenderableType | None:
    """The little that changes within an action, or None where the whole table should be drawn."""
    if isinstance(view, QuestsView) and (view.set_aside or view.party or view.groups or view.owed):
        return Group(*draw_detail(view))
    return None


def closing_remark(view: Any) -> str:
    """What is said at the end beside the points."""
    return remark(view) if isinstance(view, QuestsView) else ""
