"""What the page draws from the printed data when it is built: an edition that changes it would be shown wrongly."""

from collections.abc import Iterable
from pathlib import Path

from wartable.editions.chosen import read_edition
from wartable.editions.refusal import BadEdition

# As web/src/<game>/drawn.ts names them: fields of tables, or whole tables.
DRAWN = {
    "shadow_kingdoms": ("conquest_marker", "map_side"),
    "immortals": ("map", "barrier", "area", "region.*.area", "region.*.adjacent", "region.*.label", "region.*.polygon"),
    "dragon_valley": ("barony", "battle", "points.cliff"),
}


def refuse_undrawn(files: Iterable[Path]) -> None:
    """Refuses editions whose boards the page cannot draw. Without a page they can be played all the same."""
    for file in files:
        edition = read_edition(file.absolute())
        for change in edition.changes:
            if change.is_within(DRAWN.get(edition.game, ())):
                raise BadEdition("not_drawn", file=str(file), field=".".join(change.path))
