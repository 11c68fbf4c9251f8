"""The view."""

# not compiled: msgspec structures

from wartable.dragon_valley.table import DragonValley


def view(game: DragonValley, seat: int | None) -> object:
    return None
