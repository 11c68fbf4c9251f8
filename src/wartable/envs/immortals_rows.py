"""Rows of Immortals, made from the table: what `immortals_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.immortals_view import GROUP_SIZES
from wartable.envs.pieces import PackedCounts, PieceWriter, nothing, number, one_of
from wartable.immortals.components import (
    CARD_IDS,
    CUBES,
    DARK_TRIBES,
    EMPTY,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    LIGHT_TRIBES,
    MAGIC_IDS,
    PORTALS,
    REALM_IDS,
    SITE_IDS,
    SPACES,
)
from wartable.immortals.knowledge import seen_choosing
from wartable.immortals.masks import count
from wartable.immortals.options import QUESTION_WORDS
from wartable.immortals.seen import (
    conflict_cards,
    draft_hand_size,
    goal_of_way,
    next_scoring,
    seen_laid,
    source_of_way,
)
from wartable.immortals.table import IN_DRAFT, NOBODY, PHASE_WORDS, Immortals, Player, owner_of
from wartable.immortals.tower import GREEN, inside

BUILDINGS: Final[i64] = 3  # none, a shrine, a capital
MOST_ARMIES: Final[i64] = CUBES + 1
SITES: Final[i64] = len(SITE_IDS)

QUESTION: Final = one_of(len(QUESTION_WORDS) - 1)
CARD: Final = one_of(len(CARD_IDS))
BARE_SPACE: Final = number(0) + CARD[0]
HELD_SPACE: Final = [number(1) + card for card in CARD[1:]]
LAID: Final = PackedCounts(int(SPACES), 1)
SITE: Final = one_of(len(SITE_IDS))
PHASE: Final = one_of(len(PHASE_WORDS))
REALM: Final = one_of(len(REALM_IDS))
LIGHT_TRIBE: Final = one_of(len(LIGHT_TRIBES))
DARK_TRIBE: Final = one_of(len(DARK_TRIBES))
REGION_SET: Final = PackedCounts(int(FIRST_CONFLICT), 1)
CONFLICT_SET: Final = PackedCounts(int(FIRST_MAGIC - FIRST_CONFLICT), 1)
MAGIC_SET: Final = PackedCounts(len(MAGIC_IDS), 1)


def site_pieces(players: int) -> list[bytes]:
    """The piece of a site by its owner, counted from the viewer, then armies, building and portal."""
    found: list[bytes] = []
    for owner in one_of(players):
        for armies in range(MOST_ARMIES):
            for building in one_of(int(BUILDINGS) - 1):
                for portal in range(2):
                    found.append(owner + number(armies) + building + number(portal))
    return found


@final
class ImmortalsRows(PieceWriter):
    """Takes from the table what is open, and of cards and boards the viewer's own."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.site: Final = site_pieces(players)
        self.no_sites: Final = nothing(2 * (players + 4))  # of a region

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, Immortals)
        choosing = seen_choosing(game)
        self.write_asked(game, seat, choosing, pieces)
        for place in range(self.players):
            owner = (seat + place) % self.players
            write_player(game, owner, pieces)
            pieces.append(number(1 if owner in choosing else 0))
            write_spaces(game, owner, place == 0, pieces)
            if place == 0:
                write_hand(game, owner, pieces)
        self.write_sites(game, seat, pieces)
        pieces.append(PHASE[1 + game.phase])
        pieces.append(number(game.round))
        self.write_seat(game.first, seat, pieces)
        self.write_seat(game.marker, seat, pieces)
        self.write_seat(game.active, seat, pieces)
        pieces.append(CARD[1 + game.played])
        pieces.append(SITE[1 + source_of_way(game)])
        pieces.append(SITE[1 + goal_of_way(game)])
        self.write_cubes(game, seat, pieces)
        write_stacks(game, pieces)
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

    def write_sites(self, game: Immortals, seat: i64, pieces: list[bytes]) -> None:
        """Region by region, both realms; where there is nothing, or what is not in play, there are only zeros."""
        used = game.portals | game.shrines | game.capitals
        for player in game.players:
            used |= player.sites
        region: i64 = 0
        while region < SITES:
            if used >> region & 3:
                pieces.append(self.piece_of(game, seat, region))
                pieces.append(self.piece_of(game, seat, region + 1))
            else:
                pieces.append(self.no_sites)
            region += 2

    def piece_of(self, game: Immortals, seat: i64, site: i64) -> bytes:
        owner = owner_of(game, site)
        place: i64 = 0 if owner == NOBODY else 1 + (owner - seat) % self.players
        building: i64 = 1 if game.shrines >> site & 1 else 2 if game.capitals >> site & 1 else 0
        portal: i64 = game.portals >> site & 1
        armies: i64 = game.armies[site]
        return self.site[((place * MOST_ARMIES + armies) * BUILDINGS + building) * 2 + portal]

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


def write_player(game: Immortals, owner: i64, pieces: list[bytes]) -> None:
    """What is open about a player, up to the draft."""
    player, cards = game.players[owner], game.cards[owner]
    pieces.append(LIGHT_TRIBE[1 + player.board.light.number])
    pieces.append(DARK_TRIBE[1 + player.board.dark.number])
    write_means(player, pieces)
    pieces.append(number(next_scoring(game, owner)))
    REGION_SET.append(cards.holds, pieces)
    pieces.append(number(conflict_cards(game, owner)))
    CONFLICT_SET.append(game.known[owner].shown, pieces)
    pieces.append(number(draft_hand_size(game, owner)))
    in_draft = game.phase == IN_DRAFT and cards.draft != 0
    pieces.append(REALM[1 + cards.draft_realm if in_draft else 0])


def write_means(player: Player, pieces: list[bytes]) -> None:
    """Groups, cubes, gold, energy and points."""
    for size in GROUP_SIZES:
        pieces.append(number(player.groups.count(size)))
    pieces.append(number(player.supply))
    for armies in player.limbo:
        pieces.append(number(armies))
    pieces.append(number(player.gold))
    pieces.append(number(player.energy))
    total: i64 = 0
    for points in player.tally:
        total += points
    pieces.append(number(total))
    for points in player.tally:
        pieces.append(number(points))


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


def write_stacks(game: Immortals, pieces: list[bytes]) -> None:
    REGION_SET.append(game.region_stack, pieces)
    pieces.append(number(len(game.stack)))
    for realm in range(len(REALM_IDS)):
        pieces.append(number(len(game.draft_stacks[realm]) if game.draft_stacks else 0))  # none after the draft
    CONFLICT_SET.append(game.discard, pieces)
