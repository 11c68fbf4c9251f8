"""The table: everything on it, and exact copies of it.

Lists on the table never change in place: verbs replace the old list with a new one. So copies share them.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game
from wartable.engine.chance import Chance
from wartable.engine.contract import ScoreLine
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.components import CAMP, SLOTS, TYPES, Award, Champion, Marker, PlayerCount
from wartable.shadow_kingdoms.effects import NOTHING, POWERS


@final
@mypyc_attr(acyclic=True)
class Deck:
    """A face-down deck, its top first. SK-R76: the last `known` cards were put under it in the open."""

    def __init__(self, cards: list[int], drawn: i64, known: i64) -> None:
        self.cards = cards
        self.drawn: i64 = drawn  # how many cards of the list have left the deck
        self.known: i64 = known

    @property
    def size(self) -> i64:
        return len(self.cards) - self.drawn

    def copy(self) -> "Deck":
        return Deck(self.cards, self.drawn, self.known)


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's board, map and cards. Dice are multisets (SK-R74): numbers in canonical order."""

    def __init__(self) -> None:
        self.troop: i64 = NOTHING
        self.board: i64 = NOTHING  # the Campaign Map that was dealt
        self.side: i64 = NOTHING  # the side of it that was chosen
        self.place: i64 = CAMP
        self.gold: i64 = 0
        self.magic: i64 = 0
        self.influence: i64 = 0
        self.gems: i64 = 0
        self.markers: i64 = 0  # the circles that are still covered
        self.covered: i64 = 0  # the areas of the map with a marker
        self.dice: list[int] = []
        self.locked_die: i64 = NOTHING  # on a space that a die leaves only in a battle
        self.fresh_die: i64 = NOTHING  # the die taken last, as it is now
        self.reserve: list[int] = [NOTHING] * SLOTS
        self.completed: list[int] = []
        self.champions: list[int] = []
        self.owned: list[int] = [0] * TYPES
        self.powers: list[int] = []  # all powers in force, in the order of the data
        self.hears: i64 = 0  # the events for which one of them works
        self.points: i64 = 0
        self.battle_points: i64 = 0
        self.area_points: i64 = 0
        self.award_points: i64 = 0
        self.turns: i64 = 0

    def copy(self) -> "Player":
        other = Player()
        other.troop, other.board, other.side, other.place = self.troop, self.board, self.side, self.place
        other.gold, other.magic, other.influence, other.gems = self.gold, self.magic, self.influence, self.gems
        other.markers, other.covered = self.markers, self.covered
        other.dice, other.locked_die, other.fresh_die = self.dice, self.locked_die, self.fresh_die
        other.reserve, other.completed = self.reserve, self.completed
        other.champions, other.owned = self.champions, self.owned
        other.powers, other.hears = self.powers, self.hears
        other.points, other.battle_points = self.points, self.battle_points
        other.area_points, other.award_points = self.area_points, self.award_points
        other.turns = self.turns
        return other

    def is_covered(self, marker: i64) -> bool:
        return self.markers >> marker & 1 != 0

    def listens_to(self, event: i64) -> bool:
        """Whether some power in force works at this event."""
        return self.hears >> event & 1 != 0

    def gets_powers(self, numbers: list[int]) -> None:
        self.powers = sorted(self.powers + numbers)
        self.hears = events_of(self.powers)

    def loses_powers(self, numbers: list[int]) -> None:
        self.powers = [number for number in self.powers if number not in numbers]
        self.hears = events_of(self.powers)


@final
@mypyc_attr(acyclic=True)
class Battle:
    """The battle that is being fought: the plan, the dice on it, and what it has brought so far."""

    def __init__(self) -> None:
        self.plan: i64 = NOTHING
        self.troops: list[int] = []  # dice on the plan
        self.slot: i64 = NOTHING  # the reserve slot the plan came from
        self.wilds: list[int] = []  # powers used as Wild sources
        self.is_holding: bool = False  # SK-R36: from step 1 to step 4
        self.held: list[int] = []  # rewards: a power and the points of its event, packed
        self.combined: i64 = 0
        self.total: i64 = 0
        self.marker: i64 = NOTHING  # taken off the board, on its way to the map

    def copy(self) -> "Battle":
        other = Battle()
        other.plan, other.troops, other.slot, other.wilds = self.plan, self.troops, self.slot, self.wilds
        other.is_holding, other.held = self.is_holding, self.held
        other.combined, other.total, other.marker = self.combined, self.total, self.marker
        return other


@final
@mypyc_attr(acyclic=True)
class Adversary:
    """SK-217: the Warden that circles the Shrines in solo play."""

    def __init__(self, points: i64) -> None:
        self.troop: i64 = NOTHING
        self.place: i64 = NOTHING
        self.points: i64 = points
        self.plans: list[int] = []

    def copy(self) -> "Adversary":
        other = Adversary(self.points)
        other.troop, other.place, other.plans = self.troop, self.place, self.plans
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
class Annex:
    """What an expansion lays beside the board. The base game has an empty one."""

    def copy(self) -> "Annex":
        return self


@mypyc_attr(allow_interpreted_subclasses=False)
class Location:
    """A place for Wardens."""

    def __init__(self, name: str) -> None:
        self.id: Final = name

    def is_open(self, game: "ShadowKingdoms", seat: i64) -> bool:
        """Whether the seat's Warden, standing elsewhere, may go there."""
        raise NotImplementedError

    def enter(self, game: "ShadowKingdoms", seat: i64) -> None:
        """Put on the agenda what a player does there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=False)
class Edition:
    """What a game is made of, and the moments at which an expansion may join in."""

    def __init__(self, champions: list[Champion], markers: list[Marker]) -> None:
        self.champions: Final = champions
        self.copies: Final = [copies_of(champions, kind) for kind in range(TYPES)]
        self.markers: Final = markers
        self.locations: list[Location] = []

    def sets_up(self, game: "ShadowKingdoms") -> None:
        """Lay out what the expansion adds, after the Champions."""

    def gives_sets(self, game: "ShadowKingdoms") -> None:
        """Give each player what the expansion adds to a player set, when colours are known."""

    def uncovers(self, game: "ShadowKingdoms", seat: i64, marker: i64) -> None:
        """A marker of the expansion has left the player board."""

    def after_refill(self, game: "ShadowKingdoms", seat: i64) -> None:
        """The board was refilled at the start of the seat's turn."""

    def adversary_enters(self, game: "ShadowKingdoms", shrine: i64) -> None:
        """Solo: the Adversary has entered a Shrine."""

    def imagines(self, world: "ShadowKingdoms") -> None:
        """Deal again what the expansion keeps hidden."""

    def award_is_met(self, game: "ShadowKingdoms", seat: i64, award: Award) -> bool:
        """Whether the condition of one of the expansion's Awards is met."""
        return False

    def count(self, game: "ShadowKingdoms", seat: i64, unit: str) -> i64:
        """What the expansion's End-game Champions count."""
        raise NotImplementedError

    def score_lines(self, game: "ShadowKingdoms") -> list[ScoreLine]:
        """Final scoring that the expansion adds for the seats."""
        return []

    def other_sources(self) -> dict[str, Fact]:
        """Facts for the sentence about the points that come from nothing in particular."""
        return {}

    def adversary_points(self, game: "ShadowKingdoms") -> i64:
        """Final scoring that the expansion adds for the Adversary."""
        return 0


@final
class ShadowKingdoms(Game):
    """A game of Shadow Kingdoms of Valeria."""

    def __init__(self, edition: Edition, count: PlayerCount, chance: Chance, adversary: Adversary) -> None:
        super().__init__(count.players, chance)
        self.edition: Final = edition
        self.count: Final = count
        self.players: list[Player] = []
        self.adversary = adversary
        self.shrines: list[list[int]] = []  # the dice of each Shrine
        self.bag: i64 = 0  # dice by Troop Type, packed; they have no value before they are rolled
        self.gems: i64 = 0  # in the Gem Shrine
        self.plan_deck = Deck([], 0, 0)
        self.line: list[int] = []  # the Battle Plans line, the cheapest space first
        self.champion_decks: list[Deck] = []
        self.rows: list[int] = []  # the three Champion rows one after the other
        self.awards: list[int] = []
        self.claims: list[list[int]] = []  # the seats on the circles of each Award, from left
        self.battle = Battle()
        self.annex = Annex()
        self.first_player: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.end_triggered: bool = False

    @property
    def is_solo(self) -> bool:
        return self.count.players == 1

    def copy(self) -> "ShadowKingdoms":
        other = ShadowKingdoms(self.edition, self.count, self.chance.copy(), self.adversary.copy())
        self.copy_run_into(other)
        for player in self.players:
            other.players.append(player.copy())
        for deck in self.champion_decks:
            other.champion_decks.append(deck.copy())
        other.shrines, other.bag, other.gems = self.shrines, self.bag, self.gems
        other.plan_deck, other.line = self.plan_deck.copy(), self.line
        other.rows, other.awards, other.claims = self.rows, self.awards, self.claims
        other.battle, other.annex = self.battle.copy(), self.annex.copy()
        other.first_player, other.active = self.first_player, self.active
        other.round, other.end_triggered = self.round, self.end_triggered
        return other


def copies_of(champions: list[Champion], kind: i64) -> list[int]:
    """How many copies of each Champion of a type there are, by number."""
    copies = [0] * (1 + max(int(champion.number) for champion in champions))
    for champion in champions:
        if champion.type == kind:
            copies[champion.number] = champion.copies
    return copies


def events_of(powers: list[int]) -> i64:
    """The events for which one of the powers works, as bits."""
    hears: i64 = 0
    for number in powers:
        when: i64 = POWERS[number].when
        hears |= 1 << when
    return hears
