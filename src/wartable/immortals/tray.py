"""The tray: verbs for the cubes that fell out of the tower, and where they go from there."""

from mypy_extensions import i64

from wartable.immortals.components import DARK, LIGHT, MOST_TRAY_INHABITANTS, SITE_IDS
from wartable.immortals.table import Immortals
from wartable.immortals.tower import GREEN
from wartable.immortals.verbs import fill_limbo, place_armies, send_to_limbo


def fill_tray(game: Immortals, fallen: list[int]) -> None:
    """IM-150: what fell out of the tower is in the tray, in place of what was thrown in from there."""
    for seat in range(game.seats):
        game.players[seat].tray = fallen[seat]
    game.tray_inhabitants = fallen[GREEN]


def ready_inhabitants(game: Immortals) -> i64:
    """IM-146, IM-R66: without any in the tray one is added from the supply. IM-147: of more than three one goes back.

    IM-I12: so at least one is thrown unless the supply is empty.
    """
    if game.tray_inhabitants == 0 and game.inhabitants:
        add_inhabitant(game)
    elif game.tray_inhabitants > MOST_TRAY_INHABITANTS:
        keep_inhabitants(game, game.tray_inhabitants - 1)
    return game.tray_inhabitants


def add_inhabitant(game: Immortals) -> None:
    """One inhabitant comes from the supply."""
    game.inhabitants -= 1
    game.tray_inhabitants += 1


def keep_inhabitants(game: Immortals, number: i64) -> None:
    """This number of inhabitants stays in the tray; the others go back to the supply."""
    game.inhabitants += game.tray_inhabitants - number
    game.tray_inhabitants = number


def dismiss_inhabitants(game: Immortals) -> None:
    """IM-R64, IM-R65: inhabitants who fought go back to the supply."""
    if game.telling and game.tray_inhabitants:
        game.tell("inhabitants_left", {"inhabitants": game.tray_inhabitants})
    keep_inhabitants(game, 0)


def lose_armies(game: Immortals, seat: i64, number: i64, target: i64) -> None:
    """IM-162, IM-R69, IM-I15: armies go from the tray to the limbo of the realm opposite to the target's."""
    game.players[seat].tray -= number
    send_to_limbo(game, seat, 1 - (target & 1), number)


def occupy(game: Immortals, seat: i64, target: i64) -> bool:
    """All cubes of the winner that are in the tray go to the site; returns whether there were any."""
    player = game.players[seat]
    armies = player.tray
    if armies == 0:
        return False
    player.tray = 0
    place_armies(game, seat, target, armies)
    if game.telling:
        game.tell("occupied", {"seat": seat, "armies": armies, "site": SITE_IDS[target]})
    return True


def divide_fallen(game: Immortals, seat: i64, light: i64) -> None:
    """IM-047: some of a player's armies in the tray go to the light limbo, the rest to the dark one."""
    player = game.players[seat]
    dark: i64 = player.tray - light
    player.tray = 0
    fill_limbo(game, seat, LIGHT, light)
    fill_limbo(game, seat, DARK, dark)
    game.tell("divided", {"seat": seat, "light": light, "dark": dark})
