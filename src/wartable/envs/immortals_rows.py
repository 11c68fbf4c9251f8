"""Rows of Immortals, made from the table: what `immortals_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.immortals_kept import CONFLICT_SET, REGION_SET, KeptMeans, KeptSites, KeptStacks, SiteRows
from wartable.envs.pieces import PackedCounts, PieceWriter, number, one_of
from wartable.immortals.components import (
    CARD_IDS,
    EMPTY,
    MAGIC_IDS,
    PORTALS,
    REALM_IDS,
    SITE_IDS,
    SPACES,
)
from wartable.immortals.knowledge import seen_choosing
from wartable.immortals.masks import count
from wartable.immortals.options import QUESTION_WORDS
from wartable.immortals.seen import conflict_cards, draft_hand_size, goal_of_way, seen_laid, source_of_way
from wartable.immortals.table import IN_DRAFT, NOBODY, PHASE_WORDS, Immortals
from wartable.immortals.tower import GREEN, inside

QUESTION: Final = one_of(len(QUESTION_WORDS) - 1)
CARD: Final = one_of(len(CARD_IDS))
BARE_SPACE: Final = number(0) + CARD[0]
HELD_SPACE: Final = [number(1) + card for card in CARD[1:]]
LAID: Final = PackedCounts(int(SPACES), 1)
SITE: Final = one_of(len(SITE_IDS))
PHASE: Final = one_of(len(PHASE_WORDS))
REALM: Final = one_of(len(REALM_IDS))
MAGIC_SET: Final = PackedCounts(len(MAGIC_IDS), 1)


@final
class ImmortalsRows(PieceWriter):
    """Takes from the table what is open, and of cards and boards the viewer's own."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.sites: Final = SiteRows(players)
        self.kept_sites: Final[list[KeptSites | None]] = []
        self.kept_means: Final[list[KeptMeans | None]] = []
        self.kept_stacks: Final[list[KeptStacks | None]] = []

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, Immortals)
        choosing = seen_choosing(game)
        sites = self.sites_of(game, slot)
        self.write_asked(game, seat, choosing, pieces)
        for place in range(self.players):
            owner = (seat + place) % self.players
            pieces.append(self.means_of(game, owner, slot))
            pieces.append(sites.scoring[owner])
            write_cards(game, owner, pieces)
            pieces.append(number(1 if owner in choosing else 0))
            write_spaces(game, owner, place == 0, pieces)
            if place == 0:
                write_hand(game, owner, pieces)
        pieces.append(self.sites.piece_of(game, sites, seat))
        pieces.append(PHASE[1 + game.phase])
        pieces.append(number(game.round))
        self.write_seat(game.first, seat, pieces)
        self.write_seat(game.marker, seat, pieces)
        self.write_seat(game.active, seat, pieces)
        pieces.append(CARD[1 + game.played])
        pieces.append(SITE[1 + source_of_way(game)])
        pieces.append(SITE[1 + goal_of_way(game)])
        self.write_cubes(game, seat, pieces)
        pieces.append(self.stacks_of(game, slot))
        pieces.append(number(1 if game.over else 0))

    def write_asked(self, game: Immortals, seat: i64, choosing: list[int], pieces: list[bytes]) -> None:
        """The question is only told to the seat that it is put to; of those who choose in secret, that they do."""
        question: i64 = 0
        asked: list[int] = choosing
        if game.strands is None:
            decision = game.decision
            if decision is not None:
                asked = [int(decision.seat)]
                question = decision.question if decision.seat == seat else 0
        else:
            for strand in game.strands:
                waiting = strand.decision
                if waiting is not None and waiting.seat == seat:
                    question = waiting.question
        pieces.append(QUESTION[question])
        for place in range(self.players):
            pieces.append(number(1 if (seat + place) % self.players in asked else 0))

    def write_seat(self, told: i64, seat: i64, pieces: list[bytes]) -> None:
        pieces.append(self.seat[0] if told == NOBODY else self.seat[1 + (told - seat) % self.players])

    def sites_of(self, game: Immortals, slot: i64) -> KeptSites:
        while len(self.kept_sites) <= slot:
            self.kept_sites.append(None)
        found = self.kept_sites[slot]
        if found is None or not found.is_of(game):
            found = KeptSites(game)
            self.kept_sites[slot] = found
        return found

    def means_of(self, game: Immortals, owner: i64, slot: i64) -> bytes:
        at = slot * self.players + owner
        while len(self.kept_means) <= at:
            self.kept_means.append(None)
        found = self.kept_means[at]
        if found is None or not found.is_of(game.players[owner]):
            found = KeptMeans(game.players[owner].copy())
            self.kept_means[at] = found
        return found.piece

    def stacks_of(self, game: Immortals, slot: i64) -> bytes:
        while len(self.kept_stacks) <= slot:
            self.kept_stacks.append(None)
        found = self.kept_stacks[slot]
        if found is None or not found.is_of(game):
            found = KeptStacks(game)
            self.kept_stacks[slot] = found
        return found.piece

    def write_cubes(self, game: Immortals, seat: i64, pieces: list[bytes]) -> None:
        """The tray, what is inside the tower, and what is left of inhabitants and portals."""
        for place in range(self.players):
            pieces.append(number(game.players[(seat + place) % self.players].tray))
        pieces.append(number(game.tray_inhabitants))
        in_tower = inside(game.tower)
        for place in range(self.players):
            pieces.append(number(in_tower[(seat + place) % self.players]))
        pieces.append(number(in_tower[GREEN]))
        pieces.append(number(game.inhabitants))
        pieces.append(number(PORTALS - count(game.portals)))


def write_cards(game: Immortals, owner: i64, pieces: list[bytes]) -> None:
    """What everybody may know of a player's cards, up to the draft."""
    cards = game.cards[owner]
    REGION_SET.append(cards.holds, pieces)
    pieces.append(number(conflict_cards(game, owner)))
    CONFLICT_SET.append(game.known[owner].shown, pieces)
    pieces.append(number(draft_hand_size(game, owner)))
    in_draft = game.phase == IN_DRAFT and cards.draft != 0
    pieces.append(REALM[1 + cards.draft_realm if in_draft else 0])


def write_spaces(game: Immortals, owner: i64, is_own: bool, pieces: list[bytes]) -> None:
    """IM-R39: which cards are on a board is the owner's secret."""
    if not is_own:
        LAID.append(seen_laid(game, owner, False), pieces)
        return
    cards = game.cards[owner].spaces
    for space in range(SPACES):
        card: i64 = cards[space]
        pieces.append(BARE_SPACE if card == EMPTY else HELD_SPACE[card])


def write_hand(game: Immortals, seat: i64, pieces: list[bytes]) -> None:
    """IM-066: the viewer's own cards."""
    cards = game.cards[seat]
    pieces.append(number(1))
    REGION_SET.append(cards.regions, pieces)
    CONFLICT_SET.append(cards.conflicts, pieces)
    MAGIC_SET.append(cards.magic, pieces)
    pieces.append(number(cards.blanks))
    CONFLICT_SET.append(cards.draft, pieces)
    pieces.append(CARD[1 + cards.chosen])
