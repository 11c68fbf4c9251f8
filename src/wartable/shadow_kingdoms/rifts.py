"""The Riftlands board on the table: its Relics and chits, and the verbs that move them."""

from typing import final

from mypy_extensions import i64

from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.riftlands_components import ACTIVE_SPACES, AREAS, RELICS, RIFTS, SPACES
from wartable.shadow_kingdoms.table import Annex, Deck, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import put_under, reveal


@final
class Rifts(Annex):
    """RL-005: the Relic deck and spaces, chits in the areas, and each player's Relics.

    The last owner is the Adversary.
    """

    def __init__(self, deck: Deck, spaces: list[int], chits: list[int]) -> None:
        self.deck = deck
        self.spaces = spaces  # left and right of the first, second and third area (RL-R54)
        self.chits = chits  # owner by owner, three areas each
        owners = len(chits) // AREAS
        self.active: list[list[int]] = [[] for _ in range(owners)]
        self.stacks: list[list[int]] = [[] for _ in range(owners)]

    def copy(self) -> "Rifts":
        other = Rifts(self.deck.copy(), self.spaces, self.chits)
        other.active, other.stacks = self.active, self.stacks
        return other


def rifts_of(game: ShadowKingdoms) -> Rifts:
    annex = game.annex
    assert isinstance(annex, Rifts)
    return annex


def chits_in(game: ShadowKingdoms, owner: i64, area: i64) -> i64:
    return rifts_of(game).chits[owner * AREAS + area]


def chits_on_board(game: ShadowKingdoms, owner: i64) -> i64:
    """RL-I02: those not in hand."""
    total: i64 = 0
    for area in range(AREAS):
        total += chits_in(game, owner, area)
    return total


def relics_of(game: ShadowKingdoms, owner: i64) -> list[int]:
    """RL-025: active and stacked Relics count alike."""
    rifts = rifts_of(game)
    return rifts.active[owner] + rifts.stacks[owner]


# --- verbs


def change_chits(game: ShadowKingdoms, owner: i64, area: i64, change: i64) -> None:
    rifts = rifts_of(game)
    chits = rifts.chits[:]
    chits[owner * AREAS + area] += change
    rifts.chits = chits


def place_chit(game: ShadowKingdoms, owner: i64, area: i64) -> None:
    """RL-016: one of the chits in hand goes into an area."""
    change_chits(game, owner, area, 1)
    if game.telling:
        game.tell("placed_chit", {"seat": owner, "rift": RIFTS[area].id})


def move_chit(game: ShadowKingdoms, seat: i64, start: i64, end: i64) -> None:
    """RL-095, RL-I13: a chit goes from one area to another."""
    change_chits(game, seat, start, -1)
    change_chits(game, seat, end, 1)
    if game.telling:
        game.tell("moved_chit", {"seat": seat, "rift": RIFTS[start].id, "into": RIFTS[end].id})


def fill_relic_space(game: ShadowKingdoms, space: i64) -> None:
    """RL-018, RL-I03, RL-R54: an empty space is refilled from the deck at once, while there are cards."""
    rifts = rifts_of(game)
    spaces = rifts.spaces[:]
    spaces[space] = reveal(game, rifts.deck)
    rifts.spaces = spaces
    if game.telling and spaces[space] != NOTHING:
        game.tell("laid_relic", {"relic": RELICS[spaces[space]].id, "rift": RIFTS[space // SPACES].id})


def take_relic(game: ShadowKingdoms, relic: i64) -> None:
    """RL-018: a face-up Relic leaves its space, which is refilled."""
    fill_relic_space(game, rifts_of(game).spaces.index(relic))


def cycle_relic(game: ShadowKingdoms, seat: i64, relic: i64) -> None:
    """RL-091, RL-R54: a Relic goes under the deck before the new one is revealed."""
    rifts = rifts_of(game)
    put_under(rifts.deck, relic)
    if game.telling:
        game.tell("cycled_relic", {"seat": seat, "relic": RELICS[relic].id})
    fill_relic_space(game, rifts.spaces.index(relic))


def put_on_stack(game: ShadowKingdoms, owner: i64, relic: i64) -> None:
    rifts = rifts_of(game)
    stacks = rifts.stacks[:]
    stacks[owner] = sorted([*stacks[owner], relic])
    rifts.stacks = stacks


def take_from_stack(game: ShadowKingdoms, owner: i64, relic: i64) -> None:
    rifts = rifts_of(game)
    stacks = rifts.stacks[:]
    stacks[owner] = [other for other in stacks[owner] if other != relic]
    rifts.stacks = stacks


def activate(game: ShadowKingdoms, seat: i64, relic: i64) -> None:
    """RL-020, RL-I04: a Relic goes on an overlay space; only now its power works."""
    rifts = rifts_of(game)
    active = rifts.active[:]
    active[seat] = sorted([*active[seat], relic])
    rifts.active = active
    assert len(active[seat]) <= ACTIVE_SPACES
    game.players[seat].gets_powers(RELICS[relic].powers)
    if game.telling:
        game.tell("activated", {"seat": seat, "relic": RELICS[relic].id})


def retire(game: ShadowKingdoms, seat: i64, relic: i64) -> None:
    """RL-022: an active Relic goes to the stack; its power ends."""
    rifts = rifts_of(game)
    active = rifts.active[:]
    active[seat] = [other for other in active[seat] if other != relic]
    rifts.active = active
    game.players[seat].loses_powers(RELICS[relic].powers)
    if game.telling:
        game.tell("retired", {"seat": seat, "relic": RELICS[relic].id})
    put_on_stack(game, seat, relic)
