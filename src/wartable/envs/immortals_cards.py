"""What is told of the cards of a player of Immortals, as pieces that are kept from step to step: most are secret."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.immortals_kept import CONFLICT_SET, REGION_SET
from wartable.envs.pieces import NOT_MADE, KeptCounts, PackedCounts, number, one_of
from wartable.immortals.components import CARD_IDS, EMPTY, MAGIC_IDS, REALM_IDS, SPACES
from wartable.immortals.seen import conflict_cards, draft_hand_size, seen_laid
from wartable.immortals.table import IN_DRAFT, Cards, Immortals

CARD: Final = one_of(len(CARD_IDS))
BARE_SPACE: Final = number(0) + CARD[0]
HELD_SPACE: Final = [number(1) + card for card in CARD[1:]]
LAID: Final = PackedCounts(int(SPACES), 1)
REALM: Final = one_of(len(REALM_IDS))
MAGIC_SET: Final = PackedCounts(len(MAGIC_IDS), 1)


@final
class KeptCards:
    """The pieces of a player's cards, each with what it was made from."""

    def __init__(self) -> None:
        self.holds: Final = KeptCounts(REGION_SET)
        self.shown: Final = KeptCounts(CONFLICT_SET)
        self.regions: Final = KeptCounts(REGION_SET)
        self.conflicts: Final = KeptCounts(CONFLICT_SET)
        self.magic: Final = KeptCounts(MAGIC_SET)
        self.draft: Final = KeptCounts(CONFLICT_SET)
        self.backs: Final = KeptCounts(LAID)
        self.spaces: Final[list[int]] = []
        self.spaces_piece = NOT_MADE

    def write_open(self, game: Immortals, owner: i64, pieces: list[bytes]) -> None:
        """What everybody may know of a player's cards, up to the draft."""
        cards = game.cards[owner]
        pieces.append(self.holds.of(cards.holds))
        pieces.append(number(conflict_cards(game, owner)))
        pieces.append(self.shown.of(game.known[owner].shown))
        pieces.append(number(draft_hand_size(game, owner)))
        in_draft = game.phase == IN_DRAFT and cards.draft != 0
        pieces.append(REALM[1 + cards.draft_realm if in_draft else 0])

    def write_own(self, cards: Cards, pieces: list[bytes]) -> None:
        """IM-066: the viewer's own cards, on the board and in hand."""
        if cards.spaces != self.spaces:
            self.spaces[:] = cards.spaces
            self.spaces_piece = piece_of_spaces(cards.spaces)
        pieces.append(self.spaces_piece)
        pieces.append(self.regions.of(cards.regions))
        pieces.append(self.conflicts.of(cards.conflicts))
        pieces.append(self.magic.of(cards.magic))
        pieces.append(number(cards.blanks))
        pieces.append(self.draft.of(cards.draft))
        pieces.append(CARD[1 + cards.chosen])

    def write_backs(self, game: Immortals, owner: i64, pieces: list[bytes]) -> None:
        """IM-R39: which cards are on a board is the owner's secret."""
        pieces.append(self.backs.of(seen_laid(game, owner, False)))


def piece_of_spaces(spaces: list[int]) -> bytes:
    """The spaces with their cards, and that there is a hand."""
    pieces = [BARE_SPACE if card == EMPTY else HELD_SPACE[card] for card in spaces]
    pieces.append(number(1))
    return b"".join(pieces)
