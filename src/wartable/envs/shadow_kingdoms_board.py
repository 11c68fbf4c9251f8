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
class KeptCards:
    """The piece of the line and the Champion rows, with the lists and sizes of decks that it was made from."""

    def __init__(self, game: ShadowKingdoms, piece: bytes) -> None:
        self.line: Final = game.line
        self.rows: Final = game.rows
        self.decks: Final = deck_sizes(game)
        self.piece: Final = piece

    def is_of(self, game: ShadowKingdoms) -> bool:
        return game.line is self.line and game.rows is self.rows and deck_sizes(game) == self.decks


@final
class CardRows:
    """The Battle Plans line, the Champion rows, and the sizes of their decks."""

    def __init__(self, riftlands: bool) -> None:
        self.champion: Final = one_of(len(CHAMPIONS) if riftlands else len(BASE_CHAMPIONS))
        self.kept: Final[list[KeptCards | None]] = []

    def write(self, game: ShadowKingdoms, slot: i64, pieces: list[bytes]) -> None:
        while len(self.kept) <= slot:
            self.kept.append(None)
        found = self.kept[slot]
        if found is None or not found.is_of(game):
            found = KeptCards(game, self.piece_of(game))
            self.kept[slot] = found
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
class KeptAwards:
    """The piece of the Awards as one seat sees them, with the lists that it was made from."""

    def __init__(self, game: ShadowKingdoms, piece: bytes) -> None:
        self.awards: Final = game.awards
        self.claims: Final = game.claims
        self.piece: Final = piece


@final
class AwardRows:
    """The Awards and the seats on their circles."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seats: Final = sets_of(players)
        self.kept: Final[list[KeptAwards | None]] = []

    def write(self, game: ShadowKingdoms, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        at = slot * self.players + seat
        while len(self.kept) <= at:
            self.kept.append(None)
        found = self.kept[at]
        if found is None or found.awards is not game.awards or found.claims is not game.claims:
            found = KeptAwards(game, self.piece_of(game, seat))
            self.kept[at] = found
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
class KeptRifts:
    """The piece of the Rifts as one seat sees them, with what it was made from."""

    def __init__(self, rifts: Rifts, piece: bytes) -> None:
        self.spaces: Final = rifts.spaces
        self.chits: Final = rifts.chits
        self.piece: Final = piece


@final
class RiftRows:
    """The Rifts with their Relics and chits, and the size of the Relic deck."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.kept: Final[list[KeptRifts | None]] = []

    def write(self, game: ShadowKingdoms, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        rifts = game.annex
        assert isinstance(rifts, Rifts)
        at = slot * self.players + seat
        while len(self.kept) <= at:
            self.kept.append(None)
        found = self.kept[at]
        if found is None or found.spaces is not rifts.spaces or found.chits is not rifts.chits:
            found = KeptRifts(rifts, self.piece_of(rifts, seat))
            self.kept[at] = found
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
