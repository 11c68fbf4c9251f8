"""The table: everything a person could point at, what everybody remembers, and how it is copied."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.engine.chance import Chance
from wartable.immortals.components import BLANKS, CUBES, EMPTY, INHABITANTS, LIGHT, MAGIC_CARDS, SPACES, Board
from wartable.immortals.tower import Tower

NOTHING: Final[i64] = -1
NOBODY: Final[i64] = -1
ALL_MAGIC: Final[i64] = (1 << MAGIC_CARDS) - 1

# Where points come from
BY_BUILDING: Final[i64] = 0
BY_REGIONS: Final[i64] = 1
BY_SHRINES: Final[i64] = 2
BY_CAPITALS: Final[i64] = 3
BY_AREAS: Final[i64] = 4
SOURCE_WORDS: Final = ("building", "regions", "shrines", "capitals", "areas")

# Phases, for those who look at the table
IN_DRAFT: Final[i64] = 0
IN_SEEDING: Final[i64] = 1
IN_REINFORCEMENTS: Final[i64] = 2
IN_PLANNING: Final[i64] = 3
IN_PERFORMANCE: Final[i64] = 4
IN_SCORING: Final[i64] = 5
PHASE_WORDS: Final = ("starting_round", "seeding", "reinforcements", "planning", "performance", "scoring")


@final
class Mode:
    """What is fixed before the start: rounds (IM-015, IM-016), table options, and what is in play (IM-205)."""

    def __init__(self, rounds: i64, sites: i64, regions: i64, conflicts: i64) -> None:
        self.rounds: Final[i64] = rounds
        self.sites: Final[i64] = sites
        self.regions: Final[i64] = regions
        self.conflicts: Final[i64] = conflicts
        self.shows_both_realms: bool = False
        self.exile_return: bool = False


@final
class Cards:
    """IM-018: the cards of a player. Region, conflict and magic cards in hand are masks, blanks are counted.

    `holds` are the region cards in hand or on the board; `spaces` is the board, face down; `draft` is the draft hand.
    """

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = spaces
        self.holds: i64 = 0
        self.regions: i64 = 0
        self.conflicts: i64 = 0
        self.magic: i64 = ALL_MAGIC
        self.blanks: i64 = BLANKS
        self.laid: i64 = 0  # the spaces that hold a card
        self.draft: i64 = 0
        self.draft_realm: i64 = LIGHT
        self.chosen: i64 = NOTHING

    def copy(self) -> "Cards":
        other = Cards(self.spaces[:])
        other.holds = self.holds
        other.regions = self.regions
        other.conflicts = self.conflicts
        other.magic = self.magic
        other.blanks = self.blanks
        other.laid = self.laid
        other.draft = self.draft
        other.draft_realm = self.draft_realm
        other.chosen = self.chosen
        return other


@final
class Known:
    """What everybody remembers about a player's cards (chapter "Hidden information").

    `shown`: conflict cards seen when they were taken or revealed, and still held. `kept`: of the cards held unseen, so
    many at least were kept in the draft from hands of that realm. The others concern the plan on the board:
    the regions whose card could be laid, the cards seen to be in hand since, and the number of cards drawn since.
    """

    def __init__(self, kept: list[int]) -> None:
        self.kept = kept
        self.shown: i64 = 0
        self.declared: bool = False  # whether everybody has seen the player make the simultaneous choice
        self.could_lay: i64 = 0
        self.regions_back: i64 = 0
        self.conflicts_back: i64 = 0
        self.magic_back: i64 = 0
        self.blanks_back: i64 = 0
        self.drawn: i64 = 0

    def copy(self) -> "Known":
        other = Known(self.kept[:])
        other.shown = self.shown
        other.declared = self.declared
        other.could_lay = self.could_lay
        other.regions_back = self.regions_back
        other.conflicts_back = self.conflicts_back
        other.magic_back = self.magic_back
        other.blanks_back = self.blanks_back
        other.drawn = self.drawn
        return other


@final
class Player:
    """IM-018: what belongs to a player. `sites` are those owned; armies on sites are counted on the table."""

    def __init__(self, board: Board, groups: list[int], limbo: list[int], tally: list[int]) -> None:
        self.board: Final = board
        self.groups = groups
        self.limbo = limbo  # keyed by the realm to which armies return
        self.tally = tally  # points by their source
        self.turnover: i64 = 0  # how often one of these three lists changed, so that nobody has to compare them
        self.supply: i64 = CUBES
        self.tray: i64 = 0
        self.gold: i64 = 0
        self.energy: i64 = 0
        self.sites: i64 = 0

    def copy(self) -> "Player":
        other = Player(self.board, self.groups[:], self.limbo[:], self.tally[:])
        other.turnover = self.turnover
        other.supply = self.supply
        other.tray = self.tray
        other.gold = self.gold
        other.energy = self.energy
        other.sites = self.sites
        return other


@final
class Memory:
    """What each seat knows about hidden conflict cards from the draft; kept by `memory.py`, used by `knowledge.py`.

    `passed` and `takers` go by viewer x seats + packet: the cards the viewer passed on in that packet and that nobody
    has been seen to take since, and the seats that have taken a card from it unseen since. `held` lists triples of a
    viewer, cards, and seats: each of the cards was taken by one of the seats, no two by the same. `buried` goes by
    viewer: the cards of the viewer's last draft hand, which went into the draw stack.
    """

    def __init__(self, passed: list[int], takers: list[int], held: list[int], buried: list[int]) -> None:
        self.passed = passed
        self.takers = takers
        self.held = held
        self.buried = buried

    def copy(self) -> "Memory":
        return Memory(self.passed[:], self.takers[:], self.held[:], self.buried[:])


def no_memory(seats: i64) -> Memory:
    return Memory([0] * (seats * seats), [0] * (seats * seats), [], [0] * seats)


@final
class Immortals(Game):
    """A game of Immortals."""

    def __init__(self, mode: Mode, chance: Chance, players: list[Player], cards: list[Cards], tower: Tower) -> None:
        super().__init__(len(players), chance)
        self.mode: Final = mode
        self.players = players
        self.cards = cards
        self.tower = tower
        self.known: list[Known] = []
        self.memory: Memory = NO_MEMORY
        self.armies: list[int] = []  # by site
        self.turnover: i64 = 0  # how often armies came to a site or left it
        self.portals: i64 = 0
        self.shrines: i64 = 0
        self.capitals: i64 = 0
        self.inhabitants: i64 = INHABITANTS  # in the supply
        self.tray_inhabitants: i64 = 0
        self.region_stack: i64 = mode.regions
        self.draft_stacks: list[list[int]] = []  # by realm; the top is the end
        self.stack: list[int] = []  # conflict cards; the top is the end
        self.discard: i64 = 0
        self.marker: i64 = 0
        self.first: i64 = 0
        self.draft_round: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = IN_DRAFT
        self.active: i64 = NOBODY
        self.played: i64 = NOTHING  # the revealed card whose action is being done

    def copy(self) -> "Immortals":
        players: list[Player] = []
        cards: list[Cards] = []
        for seat in range(self.seats):
            players.append(self.players[seat].copy())
            cards.append(self.cards[seat].copy())
        other = Immortals(self.mode, self.chance.copy(), players, cards, self.tower.copy())
        self.copy_run_into(other)
        self.copy_cards_into(other)
        other.armies = self.armies[:]
        other.turnover = self.turnover
        other.portals = self.portals
        other.shrines = self.shrines
        other.capitals = self.capitals
        other.inhabitants = self.inhabitants
        other.tray_inhabitants = self.tray_inhabitants
        other.marker = self.marker
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        return other

    def copy_cards_into(self, other: "Immortals") -> None:
        for known in self.known:
            other.known.append(known.copy())
        for stack in self.draft_stacks:
            other.draft_stacks.append(stack[:])
        other.memory = self.memory.copy()
        other.region_stack = self.region_stack
        other.stack = self.stack[:]
        other.discard = self.discard
        other.draft_round = self.draft_round
        other.played = self.played


NO_MEMORY: Final = no_memory(0)


def empty_board() -> list[int]:
    return [int(EMPTY)] * SPACES


def owner_of(game: Immortals, site: i64) -> i64:
    """Who owns a site: has at least one army there; nobody, if it is free."""
    for seat in range(game.seats):
        if game.players[seat].sites >> site & 1:
            return seat
    return NOBODY


def holder_of(game: Immortals, region: i64) -> i64:
    """Who holds a region card, in hand or on the board; nobody, if it is in the stack."""
    for seat in range(game.seats):
        if game.cards[seat].holds >> region & 1:
            return seat
    return NOBODY


def free_sites(game: Immortals) -> i64:
    """IM-R13: the sites in play without any armies."""
    free = game.mode.sites
    for seat in range(game.seats):
        free &= ~game.players[seat].sites
    return free


def points_of(player: Player) -> int:
    """IM-178, IM-R77: the plain total; every lap of 60 counts."""
    return sum(player.tally)
