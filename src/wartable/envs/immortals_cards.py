"""What is told of the cards of a player of Immortals, as pieces that are kept from step to step: most are secret."""

from typing import Final, final

from mypy_extensions import i64

from wartable.envs.immortals_kept import CONFLICT_SET, NOT_YET, REGION_SET
from wartable.envs.pieces import NOT_MADE, PackedCounts, number, one_of
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
    """What all know of a player's cards, what the player sees, and what others see of the board; made when asked for.

    Beside them is what they were made from.
    """

    def __init__(self) -> None:
        self.before = Cards([])
        self.shown: i64 = NOT_YET
        self.phase: i64 = NOT_YET
        self.played: i64 = NOT_YET
        self.is_active = False
        self.board: object = None
        self.open = NOT_MADE
        self.own = NOT_MADE
        self.backs = NOT_MADE

    def look(self, game: Immortals, owner: i64) -> None:
        """Forget what was made if anything is different now."""
        if self.is_of(game, owner):
            return
        self.keep(game.cards[owner])
        self.shown = game.known[owner].shown
        self.phase = game.phase
        self.played = game.played
        self.is_active = game.active == owner
        self.board = game.players[owner].board
        self.open = self.own = self.backs = NOT_MADE

    def is_of(self, game: Immortals, owner: i64) -> bool:
        if game.phase != self.phase or game.played != self.played or (game.active == owner) != self.is_active:
            return False
        if game.known[owner].shown != self.shown or game.players[owner].board is not self.board:
            return False
        cards, before = game.cards[owner], self.before
        if cards.holds != before.holds or cards.regions != before.regions or cards.conflicts != before.conflicts:
            return False
        if cards.magic != before.magic or cards.blanks != before.blanks or cards.laid != before.laid:
            return False
        if cards.draft != before.draft or cards.draft_realm != before.draft_realm or cards.chosen != before.chosen:
            return False
        return cards.spaces == before.spaces

    def keep(self, cards: Cards) -> None:
        before = self.before
        before.spaces[:] = cards.spaces
        before.holds, before.regions, before.conflicts = cards.holds, cards.regions, cards.conflicts
        before.magic, before.blanks, before.laid = cards.magic, cards.blanks, cards.laid
        before.draft, before.draft_realm, before.chosen = cards.draft, cards.draft_realm, cards.chosen

    def open_piece(self, game: Immortals, owner: i64) -> bytes:
        if not self.open:
            pieces: list[bytes] = []
            write_open(game, owner, pieces)
            self.open = b"".join(pieces)
        return self.open

    def own_piece(self, game: Immortals, owner: i64) -> bytes:
        if not self.own:
            pieces: list[bytes] = []
            write_own(game.cards[owner], pieces)
            self.own = b"".join(pieces)
        return self.own

    def backs_piece(self, game: Immortals, owner: i64) -> bytes:
        """IM-R39: which cards are on a board is the owner's secret."""
        if not self.backs:
            self.backs = LAID.piece(int(seen_laid(game, owner, False)))
        return self.backs


def write_open(game: Immortals, owner: i64, pieces: list[bytes]) -> None:
    """What everybody may know of a player's cards, up to the draft."""
    cards = game.cards[owner]
    REGION_SET.append(cards.holds, pieces)
    pieces.append(number(conflict_cards(game, owner)))
    CONFLICT_SET.append(game.known[owner].shown, pieces)
    pieces.append(number(draft_hand_size(game, owner)))
    in_draft = game.phase == IN_DRAFT and cards.draft != 0
    pieces.append(REALM[1 + cards.draft_realm if in_draft else 0])


def write_own(cards: Cards, pieces: list[bytes]) -> None:
    """IM-066: the viewer's own cards, on the board and in hand."""
    for space in range(SPACES):
        card: i64 = cards.spaces[space]
        pieces.append(BARE_SPACE if card == EMPTY else HELD_SPACE[card])
    pieces.append(number(1))
    REGION_SET.append(cards.regions, pieces)
    CONFLICT_SET.append(cards.conflicts, pieces)
    MAGIC_SET.append(cards.magic, pieces)
    pieces.append(number(cards.blanks))
    CONFLICT_SET.append(cards.draft, pieces)
    pieces.append(CARD[1 + cards.chosen])
