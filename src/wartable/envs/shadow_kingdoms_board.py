"""What is told of the boards of Shadow Kingdoms, as pieces that are kept from step to step: cards, Awards, Rifts."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.pieces import ZEROS, number, one_of, sets_of
from wartable.shadow_kingdoms.components import (
    AWARDS,
    BASE_CHAMPIONS,
    CHAMPIONS,
    CIRCLES,
    LINE_SPACES,
    PLANS,
    ROW_SLOTS,
    TYPES,
)
from wartable.shadow_kingdoms.riftlands_components import AREAS, RELICS, SPACES
from wartable.shadow_kingdoms.rifts import Rifts
from wartable.shadow_kingdoms.table import ShadowKingdoms

SHOWN_AWARDS: Final[i64] = 3
PLAN: Final = one_of(len(PLANS))
AWARD: Final = one_of(len(AWARDS))
RELIC: Final = one_of(len(RELICS))


@final
class KeptPiece:
    """A piece of two lists of the table, which never change in place, and of the sizes of decks."""

    def __init__(self) -> None:
        self.one: object = None
        self.other: object = None
        self.sizes: i64 = 0
        self.piece = b""

    def is_of(self, one: object, other: object, sizes: i64) -> bool:
        return one is self.one and other is self.other and sizes == self.sizes

    def keep(self, one: object, other: object, sizes: i64) -> None:
        self.one = one
        self.other = other
        self.sizes = sizes


def kept_at(kept: list[KeptPiece], at: i64) -> KeptPiece:
    """What is kept at a place; below the first there is never anything."""
    if at < 0:
        return KeptPiece()
    while len(kept) <= at:
        kept.append(KeptPiece())
    return kept[at]


@final
class CardRows:
    """The Battle Plans line, the Champion rows, and the sizes of their decks."""

    def __init__(self, riftlands: bool) -> None:
        self.champion: Final = one_of(len(CHAMPIONS) if riftlands else len(BASE_CHAMPIONS))
        self.kept: Final[list[KeptPiece]] = []

    def write(self, game: ShadowKingdoms, slot: i64, pieces: list[bytes]) -> None:
        found = kept_at(self.kept, slot)
        sizes = deck_sizes(game)
        if not found.is_of(game.line, game.rows, sizes):
            found.keep(game.line, game.rows, sizes)
            found.piece = self.piece_of(game)
        pieces.append(found.piece)

    def piece_of(self, game: ShadowKingdoms) -> bytes:
        """The line from the deck downwards: the most expensive space first."""
        pieces: list[bytes] = []
        place: i64 = LINE_SPACES
        while place > 0:
            place -= 1
            pieces.append(PLAN[1 + game.line[place] if place < len(game.line) else 0])
        pieces.append(number(game.plan_deck.size))
        for kind in range(TYPES):
            for slot in range(ROW_SLOTS):
                pieces.append(self.champion[1 + game.rows[kind * ROW_SLOTS + slot]])
            pieces.append(number(game.champion_decks[kind].size))
        return b"".join(pieces)


def deck_sizes(game: ShadowKingdoms) -> i64:
    """The sizes of the four decks in one number."""
    sizes = game.plan_deck.size
    for deck in game.champion_decks:
        sizes = sizes << 8 | deck.size
    return sizes


@final
class AwardRows:
    """The Awards and the seats on their circles."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seats: Final = sets_of(players)
        self.kept: Final[list[KeptPiece]] = []

    def write(self, game: ShadowKingdoms, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        found = kept_at(self.kept, slot * self.players + seat)
        if not found.is_of(game.awards, game.claims, seat):
            found.keep(game.awards, game.claims, seat)
            found.piece = self.piece_of(game, seat)
        pieces.append(found.piece)

    def piece_of(self, game: ShadowKingdoms, seat: i64) -> bytes:
        """SK-059..SK-061: one marker a circle from left to right; all later ones join the last circle."""
        pieces: list[bytes] = []
        last: i64 = len(CIRCLES) - 1
        for place in range(SHOWN_AWARDS):
            if place >= len(game.awards):
                pieces.append(ZEROS[len(AWARDS) + len(CIRCLES) * self.players])
                continue
            pieces.append(AWARD[1 + game.awards[place]])
            claims = game.claims[place]
            for circle in range(last):
                pieces.append(self.piece_of_seats(claims[circle : circle + 1], seat))
            pieces.append(self.piece_of_seats(claims[last:], seat))
        return b"".join(pieces)

    def piece_of_seats(self, claims: list[int], seat: i64) -> bytes:
        found: i64 = 0
        for owner in claims:
            found |= 1 << (owner - seat) % self.players
        return self.seats[found]


@final
class RiftRows:
    """The Rifts with their Relics and chits, and the size of the Relic deck."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.kept: Final[list[KeptPiece]] = []

    def write(self, game: ShadowKingdoms, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        rifts = game.annex
        assert isinstance(rifts, Rifts)
        found = kept_at(self.kept, slot * self.players + seat)
        if not found.is_of(rifts.spaces, rifts.chits, seat):
            found.keep(rifts.spaces, rifts.chits, seat)
            found.piece = self.piece_of(rifts, seat)
        pieces.append(found.piece)
        pieces.append(number(rifts.deck.size))

    def piece_of(self, rifts: Rifts, seat: i64) -> bytes:
        """A lone player's chits come before the Adversary's."""
        pieces: list[bytes] = []
        owners: i64 = 2 if self.players == 1 else self.players
        for area in range(AREAS):
            for space in range(SPACES):
                pieces.append(RELIC[1 + rifts.spaces[area * SPACES + space]])
            for place in range(owners):
                pieces.append(number(rifts.chits[(seat + place) % owners * AREAS + area]))
        return b"".join(pieces)
