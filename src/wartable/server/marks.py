"""Marks: the name and the sign by which players are known before they have chosen anything.

Both follow from the player's id, so that they are the same everywhere and need not be kept; neither tells the id.
"""

import hashlib
from collections.abc import Iterable

from wartable.server.names import are_alike
from wartable.server.wire import PlayerMark

NAMES = """
    Abela Adrik Ailo Alba Alvin Amaro Anouk Ariel Arvid Aurel Bela Beno Birger Brisa Caio Calla Cato Cyra Dagny Dario
    Delia Dorin Edda Eilif Elio Elowen Emrys Enya Ervin Esme Falk Fenna Finja Flora Gawin Gerda Gilo Greta Halvar
    Hanno Hedda Ilario Ilka Imre Inga Ismo Jarne Jella Jonte Jorun Kaspar Kelda Kiran Klio Lando Larka Levin Liora
    Ludo Lumi Magnus Malin Marek Mavis Melia Milo Mirka Nael Nanna Nevio Nilo Noor Odo Olka Orin Oskar Palle Perla
    Quill Rasmus Reva Rilke Romy Runa Sanno Selma Sigrun Silas Solveig Tamsin Tarek Tilda Toke Ulla Ulrik Valo Vela
    Vidar Wanda Wido Xenia Yaro Yrsa Zelda Zeno
""".split()  # noqa: SIM905  a list of a hundred lines is no easier to read
SIGNS = """
    owl fox wolf bear raven stag hedgehog snail cat frog bee horse
    swan rabbit tortoise butterfly octopus squirrel ram lion bat dolphin rooster mouse
""".split()  # noqa: SIM905
COLOURS = 8
LARGEST_NUMBER = 99


def mark_of(player: str) -> PlayerMark:
    number = _number("mark", player)
    return PlayerMark(SIGNS[number % len(SIGNS)], number // len(SIGNS) % COLOURS)


def usual_name(player: str) -> str:
    """What a player is called who has chosen no name."""
    return NAMES[_number("name", player) % len(NAMES)]


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else is called so."""
    taken = list(others)
    numbered = (f"{name} {number}" for number in range(2, LARGEST_NUMBER))
    return next(one for one in (name, *numbered) if not any(are_alike(one, other) for other in taken))


def _number(purpose: str, player: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{purpose} {player}".encode()).digest()[:6])
