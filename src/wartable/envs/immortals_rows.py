"""Rows of Immortals, made from the table: what `immortals_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.immortals_cards import CARD, KeptCards
from wartable.envs.immortals_kept import KeptCubes, KeptMeans, KeptSites, KeptStacks, SiteRows
from wartable.envs.pieces import NOTHING_KEPT, PieceWriter, number, one_of
from wartable.immortals.components import (
    SITE_IDS,
)
from wartable.immortals.knowledge import seen_choosing
from wartable.immortals.options import QUESTION_WORDS
from wartable.immortals.seen import goal_of_way, source_of_way
from wartable.immortals.table import NOBODY, PHASE_WORDS, Immortals

QUESTION: Final = one_of(len(QUESTION_WORDS) - 1)
SITE: Final = one_of(len(SITE_IDS))
PHASE: Final = one_of(len(PHASE_WORDS))


@final
class ImmortalsRows(PieceWriter):
    """Takes from the table what is open, and of cards and boards the viewer's own."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.sites: Final = SiteRows(players)
        self.kept_sites: Final[list[KeptSites]] = []
        self.kept_means: Final[list[KeptMeans]] = []
        self.kept_cards: Final[list[KeptCards]] = []
        self.kept_cubes: Final[list[KeptCubes]] = []
        self.kept_stacks: Final[list[KeptStacks]] = []

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, Immortals)
        choosing = seen_choosing(game)
        sites = self.sites_of(game, slot)
        self.write_asked(game, seat, choosing, pieces)
        for place in range(self.players):
            owner = (seat + place) % self.players
            self.write_means(game, owner, slot, pieces)
            pieces.append(sites.scoring[owner])
            cards = self.cards_of(owner, slot)
            cards.write_open(game, owner, pieces)
            pieces.append(number(1 if owner in choosing else 0))
            if place == 0:
                cards.write_own(game.cards[owner], pieces)
            else:
                cards.write_backs(game, owner, pieces)
        pieces.append(self.sites.piece_of(game, sites, seat))
        pieces.append(PHASE[1 + game.phase])
        pieces.append(number(game.round))
        self.write_seat(game.first, seat, pieces)
        self.write_seat(game.marker, seat, pieces)
        self.write_seat(game.active, seat, pieces)
        pieces.append(CARD[1 + game.played])
        pieces.append(SITE[1 + source_of_way(game)])
        pieces.append(SITE[1 + goal_of_way(game)])
        pieces.append(self.cubes_of(game, seat, slot))
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
            self.kept_sites.append(KeptSites(int(self.players)))
        found = KeptSites(int(self.players)) if slot == NOTHING_KEPT else self.kept_sites[slot]
        found.look(game)
        return found

    def write_means(self, game: Immortals, owner: i64, slot: i64, pieces: list[bytes]) -> None:
        at = slot * self.players + owner
        while len(self.kept_means) <= at:
            self.kept_means.append(KeptMeans())
        found = KeptMeans() if slot == NOTHING_KEPT else self.kept_means[at]
        found.look(game.players[owner])
        pieces.append(found.groups_piece)
        pieces.append(found.piece)

    def cards_of(self, owner: i64, slot: i64) -> KeptCards:
        at = slot * self.players + owner
        while len(self.kept_cards) <= at:
            self.kept_cards.append(KeptCards())
        return KeptCards() if slot == NOTHING_KEPT else self.kept_cards[at]

    def cubes_of(self, game: Immortals, seat: i64, slot: i64) -> bytes:
        at = slot * self.players + seat
        while len(self.kept_cubes) <= at:
            self.kept_cubes.append(KeptCubes(int(self.players)))
        found = KeptCubes(int(self.players)) if slot == NOTHING_KEPT else self.kept_cubes[at]
        found.look(game, seat)
        return found.piece

    def stacks_of(self, game: Immortals, slot: i64) -> bytes:
        while len(self.kept_stacks) <= slot:
            self.kept_stacks.append(KeptStacks())
        found = KeptStacks() if slot == NOTHING_KEPT else self.kept_stacks[slot]
        found.look(game)
        return found.piece
