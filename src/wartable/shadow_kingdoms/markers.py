"""Conquest Markers: which can be moved, and what they unlock."""

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import CHAMPIONS_6, CHAMPIONS_10, MARKERS, TROOP_4, TROOP_5
from wartable.shadow_kingdoms.effects import POWERS
from wartable.shadow_kingdoms.gains import NO_SOURCE, gain
from wartable.shadow_kingdoms.options import REMOVE_MARKER, option
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import take_marker


def marker_options(game: ShadowKingdoms, seat: i64) -> list[int]:
    """D12: the markers on the board. SK-R17: limit 6 before 10. SK-R18: the two Troop spaces are one option."""
    player = game.players[seat]
    options: list[int] = []
    for marker in range(len(MARKERS)):
        if not player.is_covered(marker):
            continue
        if marker == CHAMPIONS_10 and player.is_covered(CHAMPIONS_6):
            continue
        if marker == TROOP_5 and player.is_covered(TROOP_4):
            continue
        options.append(option(REMOVE_MARKER, marker))
    return options


def alike_markers(game: ShadowKingdoms, seat: i64, marker: i64) -> list[int]:
    """SK-R18: while both Troop spaces are covered, either marker stands for both."""
    is_either = marker == TROOP_4 and game.players[seat].is_covered(TROOP_5)
    return [marker, TROOP_5] if is_either else [marker]


def uncover(game: ShadowKingdoms, seat: i64, marker: i64) -> None:
    """SK-063, SK-118, SK-R90: what the marker covered is unlocked at once. SK-132: the Gem marker brings a Gem."""
    take_marker(game, seat, marker)
    for number in MARKERS[marker].powers:
        gain(game, seat, POWERS[number].gain, 1, NO_SOURCE)
    game.edition.uncovers(game, seat, marker)
