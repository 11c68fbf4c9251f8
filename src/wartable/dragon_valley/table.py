"""The table: everything a person could point at, and how it is copied.

Counts of cubes are in lists by place and kind: `place * 3 + kind`. Sets of places, cells and cards are bits.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.components import Chart, Mode
from wartable.engine.agenda import Game
from wartable.engine.chance import Chance

NOTHING: Final[i64] = -1
NOBODY: Final[i64] = -1

# Phases of a round (DV-001)
SET_UP: Final[i64] = 0
SELECTION: Final[i64] = 1
DEPLOYMENT: Final[i64] = 2
SPECIAL_EVENTS: Final[i64] = 3
ACTION: Final[i64] = 4
ADVANCE: Final[i64] = 5
ROUND_END: Final[i64] = 6
PHASE_WORDS: Final = ("set_up", "selection", "deployment", "special_events", "action", "advance_enemies", "round_end")

# How the game ended
BY_SCORE: Final[i64] = 1
BY_DRAGON: Final[i64] = 2
BY_CONQUEST: Final[i64] = 3
BY_BAG: Final[i64] = 4
BY_ROUNDS: Final[i64] = 5
ENDING_WORDS: Final = ("", "score", "dragon_mountain", "conquest", "bag", "rounds")


@final
class Player:
    """DV-004: a barony with what its owner has. DV-014: two markers for territories, as the bits of `markers`."""

    def __init__(
        self, units: list[int], enemies: list[int], buildings: list[int], supply: list[int], tally: list[int]
    ) -> None:
        self.units = units  # friendly, by place (cells and locations)
        self.enemies = enemies  # by cell
        self.buildings = buildings  # by cell, or NOTHING (DV-016)
        self.supply = supply  # tiles ready to build, by name
        # counted by the verbs, so that nobody has to compare these four lists
        self.turnover: i64 = 0  # how often cubes came or went, moved or were engaged
        self.rebuilt: i64 = 0  # how often tiles came, went or were turned, and Defensive Fire with them
        self.tally = tally  # points by reason
        self.kept: i64 = 0  # DV-300: enemies kept, eight bits a kind
        self.score: i64 = 0
        self.face_down: i64 = 0  # cells
        self.cards: i64 = 0
        self.prisoners: i64 = 0
        self.blessed: i64 = NOTHING  # cell * 3 + unit
        self.fire: i64 = NOTHING  # cell
        self.guard: bool = False
        self.markers: i64 = 0  # places
        self.withdrawing: i64 = 0  # places
        self.claims: i64 = 0  # places
        self.looked: i64 = 0  # places
        self.conquered: i64 = 0  # kinds of territory
        # kept by the verbs, so that nobody has to search the lists above (DV-I34)
        self.camps: i64 = 0  # places with friendly units
        self.beset: i64 = 0  # cells with enemies
        self.sites: i64 = 0  # cells with a building
        self.face_up: i64 = 0  # face-up buildings, four bits a name

    def copy(self) -> "Player":
        other = Player(self.units[:], self.enemies[:], self.buildings[:], self.supply[:], self.tally[:])
        other.turnover = self.turnover
        other.rebuilt = self.rebuilt
        other.kept = self.kept
        other.score = self.score
        other.face_down = self.face_down
        other.cards = self.cards
        other.prisoners = self.prisoners
        other.blessed = self.blessed
        other.fire = self.fire
        other.guard = self.guard
        other.markers = self.markers
        other.withdrawing = self.withdrawing
        other.claims = self.claims
        other.looked = self.looked
        other.conquered = self.conquered
        other.camps = self.camps
        other.beset = self.beset
        other.sites = self.sites
        other.face_up = self.face_up
        return other


@final
class Stock:
    """The bag, the tile stack and the deck (their tops are the ends), and what has left the game or the round."""

    def __init__(self, bag: list[int], stack: list[int], deck: list[int], destroyed: list[int]) -> None:
        self.bag = bag  # cubes by kind, friendly ones first
        self.stack = stack
        self.deck = deck
        self.destroyed = destroyed  # tiles by name (DV-195)
        self.dead: i64 = 0  # DV-299: friendly cubes that have left the game, eight bits a kind
        self.discards: i64 = 0  # cards of the round
        self.revealed: i64 = 0  # cards turned by Lucky Day
        self.sapped: i64 = 0  # names of buildings

    def copy(self) -> "Stock":
        other = Stock(self.bag[:], self.stack[:], self.deck[:], self.destroyed[:])
        other.dead = self.dead
        other.discards = self.discards
        other.revealed = self.revealed
        other.sapped = self.sapped
        return other


@final
class Valley:
    """DV-030: the nine locations with their tiles, as kinds of territory or NOTHING."""

    def __init__(self, territories: list[int], tiles: i64, face_up: i64) -> None:
        self.territories = territories
        self.tiles: i64 = tiles  # places that hold a tile
        self.face_up: i64 = face_up  # places
        self.removed_fields: i64 = 0
        self.turned: i64 = 0  # how often a tile was turned, looked at, claimed or taken; counted by the verbs

    def copy(self) -> "Valley":
        other = Valley(self.territories[:], self.tiles, self.face_up)
        other.removed_fields = self.removed_fields
        other.turned = self.turned
        return other


@final
class Marks:
    """What has moved or fought in the movement, or movement set, that is going on (DV-R90: nothing reaches beyond)."""

    def __init__(self, moved: list[int], engaged: list[int], free: list[int], arrived: list[int]) -> None:
        self.moved = moved  # friendly units by place
        self.engaged = engaged  # enemies by cell
        self.free = free  # enemies still to move, by cell; empty outside a movement set
        self.arrived = arrived  # friendly units that entered a location in this Move action; empty outside it
        self.blessed_moved: bool = False
        self.entered: i64 = 0  # places entered in this movement
        self.critical: i64 = 0  # cell * 3 + enemy
        self.towers: i64 = 0  # cells whose Tower has destroyed an Orc in this set

    def copy(self) -> "Marks":
        other = Marks(self.moved[:], self.engaged[:], self.free[:], self.arrived[:])
        other.blessed_moved = self.blessed_moved
        other.entered = self.entered
        other.critical = self.critical
        other.towers = self.towers
        return other


@final
class Draw:
    """What one Castellan divides: items in their fixed order, the pile of each, and who has taken which pile."""

    def __init__(
        self, castellan: i64, choosers: list[int], items: list[int], piles: list[int], owners: list[int]
    ) -> None:
        self.castellan: Final[i64] = castellan
        self.choosers: Final = choosers
        self.items = items
        self.piles = piles
        self.owners = owners

    def copy(self) -> "Draw":
        return Draw(self.castellan, self.choosers, self.items[:], self.piles[:], self.owners[:])


@final
class DragonValley(Game):
    """A game of Dragon Valley."""

    def __init__(
        self, mode: Mode, chart: Chart, chance: Chance, players: list[Player], parts: tuple[Stock, Valley, Marks]
    ) -> None:
        super().__init__(len(players), chance)
        self.mode: Final = mode
        self.chart: Final = chart
        self.players = players
        self.stock: Stock = parts[0]
        self.valley: Valley = parts[1]
        self.marks: Marks = parts[2]
        self.draws: list[Draw] = []
        self.round: i64 = 0
        self.favored: i64 = 0
        self.phase: i64 = SET_UP
        self.active: i64 = NOBODY
        self.actions: i64 = 0  # kinds of action taken in this turn, as bits
        self.effort: bool = False  # DV-090: one of Charge!, Construction and King's Envoy has been used in this turn
        self.just_conquered: i64 = 0  # DV-R87: places whose siege was completed alone in this turn
        self.is_last_round: bool = False  # DV-278: a turn of this round ended with the points that end the game
        self.ending: i64 = 0
        self.dragon_slayer: i64 = NOBODY
        self.level: str = ""  # DV-304: the level of the rival in unofficial solo play

    def copy(self) -> "DragonValley":
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        parts = (self.stock.copy(), self.valley.copy(), self.marks.copy())
        other = DragonValley(self.mode, self.chart, self.chance.copy(), players, parts)
        self.copy_run_into(other)
        for draw in self.draws:
            other.draws.append(draw.copy())
        other.round = self.round
        other.favored = self.favored
        other.phase = self.phase
        other.active = self.active
        other.actions = self.actions
        other.effort = self.effort
        other.just_conquered = self.just_conquered
        other.is_last_round = self.is_last_round
        other.ending = self.ending
        other.dragon_slayer = self.dragon_slayer
        other.level = self.level
        return other
