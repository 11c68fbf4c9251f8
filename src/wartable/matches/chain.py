"""The chain of a record: a short checksum of each part and all before it, so that a change shows with its place."""

# not compiled: nothing here is hot

import hmac
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from wartable.editions.chosen import EditionName
from wartable.engine.contract import Setting
from wartable.matches.fairness import NOTHING_GIVEN, Fair

BEGINNING = "wartable-record-3"
DIGITS_OF_A_LINK = 8


class ChainLine(NamedTuple):
    """A part of a record as it is hashed; `which` tells several of the same name apart."""

    part: str
    which: str
    text: str


def head_lines(game: str, rules: int, players: int, options: Mapping[str, Setting]) -> list[ChainLine]:
    """The first line holds nothing: its link depends on the seed alone, which is the key of all."""
    settings = [ChainLine("option", name, f"option {name} {_json(options[name])}") for name in sorted(options)]
    return [
        ChainLine("seed", "", BEGINNING),
        ChainLine("game", "", f"game {game}"),
        ChainLine("rules", "", f"rules {rules}"),
        ChainLine("players", "", f"players {players}"),
        *settings,
    ]


def edition_line(edition: EditionName) -> ChainLine:
    return ChainLine("edition", "", f"edition {edition.digest} {edition.name}")


def fair_lines(fair: Fair) -> list[ChainLine]:
    given = [
        ChainLine("contribution", str(seat), f"contribution {seat} {one or NOTHING_GIVEN}")
        for seat, one in enumerate(fair.contributions)
    ]
    return [
        ChainLine("table", "", f"table {fair.table}"),
        ChainLine("commitment", "", f"commitment {fair.commitment}"),
        *given,
    ]


def choice_lines(choices: Sequence[tuple[int, str]]) -> list[ChainLine]:
    return [ChainLine("choice", str(number), f"choice {seat} {key}") for number, (seat, key) in enumerate(choices, 1)]


def links_of(seed: int | str, lines: Sequence[ChainLine]) -> list[str]:
    """Each link in full: the HMAC of the link before and the line.

    This is no signature: anyone who changes a record can make its links again, but the last one will be different.
    """
    key, link, links = str(seed).encode(), b"", []
    for line in lines:
        link = hmac.digest(key, link + f"{line.text}\n".encode(), "sha256")
        links.append(link.hex())
    return links


def shortened(links: Sequence[str]) -> list[str]:
    return [link[:DIGITS_OF_A_LINK] for link in links]


def _json(value: Setting) -> str:
    return msgspec.json.encode(value).decode()
