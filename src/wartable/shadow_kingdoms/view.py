"""The view: what is on the table. All of it is open to everybody except the order of the decks."""

# not compiled: msgspec structures

import msgspec

from wartable.shadow_kingdoms.battle_view import BattleView, view_battle
from wartable.shadow_kingdoms.components import (
    AWARDS,
    CHAMPIONS,
    CHART,
    CIRCLES,
    DISCOUNTS,
    LINE_COSTS,
    LINE_SPACES,
    MAP_SIDES,
    MARKERS,
    PLANS,
    PLANS_TO_END,
    ROW_SLOTS,
    SLOT_IDS,
    SLOT_MARKERS,
    SLOT_POWERS,
    SLOT_ROWS,
    SLOTS,
    TRACK_LIMIT,
    TROOPS,
    TYPES,
)
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, NOTHING, SHRINE_IDS, TROOP_IDS
from wartable.shadow_kingdoms.gains import champion_limit, die_spaces, gem_limit, track_limit
from wartable.shadow_kingdoms.map_view import MapView, view_map
from wartable.shadow_kingdoms.options import IDS, die_word
from wartable.shadow_kingdoms.riftlands_components import ACTIVE_SPACES, AREAS, CHITS, RELICS, RIFTS, SPACES
from wartable.shadow_kingdoms.rifts import Rifts, chits_in, chits_on_board
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.taking import has_free_locked_space
from wartable.shadow_kingdoms.verbs import BAG_FIELD, BAG_MASK


class ShrineView(msgspec.Struct, frozen=True):
    id: str
    dice: list[str]  # "<troop>:<value>" in canonical order
    wardens: list[int]  # seats
    adversary: bool


class SpaceView(msgspec.Struct, frozen=True):
    cost: int
    plan: str | None


class RowView(msgspec.Struct, frozen=True):
    type: str
    slots: list[str | None]  # champions, slot 1 first
    deck: int


class CircleView(msgspec.Struct, frozen=True):
    """A circle of an Award, and the seats whose markers are on it."""

    points: int
    seats: list[int]


class AwardView(msgspec.Struct, frozen=True):
    award: str
    circles: list[CircleView]  # from left


class BonusView(msgspec.Struct, frozen=True):
    gold: int  # what it costs; 0 where the price is that of what it gives
    gives: str  # as the component data say it


class SlotView(msgspec.Struct, frozen=True):
    id: str
    bonus: BonusView
    is_open: bool  # its marker is off
    marker: str | None  # the one that covers it at the start
    plan: str | None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    troop: str | None
    place: str
    gold: int
    magic: int
    influence: int
    track_limit: int
    gems: int
    gem_limit: int
    dice: list[str]
    die_spaces: int
    extra_die: str | None
    has_extra_space: bool
    markers: list[str]  # circles still covered
    slots: list[SlotView]
    completed: list[str]
    champions: list[str]
    champion_limit: int
    map: MapView | None
    map_board: int | None  # dealt, its side not chosen yet
    points: int
    active_relics: list[str]
    relic_stack: list[str]
    chits: list[int]  # by rift
    chits_left: int


class RiftView(msgspec.Struct, frozen=True):
    id: str
    cost: int
    ranks: list[int]
    relics: list[str | None]
    chits: list[int]  # by seat; solo, the Adversary's last


class AdversaryView(msgspec.Struct, frozen=True):
    place: str | None
    troop: str | None
    points: int
    plans: list[str]
    relics: list[str]


class ShadowKingdomsView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    shrines: list[ShrineView]
    gems: int  # in the Gem Shrine
    bag: dict[str, int]  # dice by Troop Type
    line: list[SpaceView]  # from the deck downwards: the most expensive space first
    plan_deck: int
    rows: list[RowView]
    awards: list[AwardView]
    chart: list[int]  # the points of a battle by its Strength
    discounts: list[int]  # the Discount of a die by its value; the first stands for no die
    track_spaces: int
    plans_to_end: int
    relic_spaces: int  # for active Relics
    rifts: list[RiftView]
    relic_deck: int
    adversary: AdversaryView | None
    battle: BattleView | None
    riftlands: bool
    active: int
    first_player: int
    round: int
    end_triggered: bool
    over: bool


def view(game: ShadowKingdoms) -> ShadowKingdomsView:
    """SK-R75: everything is open; of a deck only its size is shown, of the bag what it holds (SK-R06)."""
    annex = game.annex
    return ShadowKingdomsView(
        players=[view_player(game, owner) for owner in range(game.seats)],
        shrines=[view_shrine(game, number) for number in range(len(SHRINE_IDS))],
        gems=game.gems,
        bag={TROOP_IDS[troop]: game.bag >> BAG_FIELD * troop & BAG_MASK for troop in range(TROOPS)},
        line=[view_space(game, place) for place in reversed(range(LINE_SPACES))],
        plan_deck=game.plan_deck.size,
        rows=[view_row(game, kind) for kind in range(TYPES)],
        awards=[view_award(game, place) for place in range(len(game.awards))],
        chart=[int(points) for points in CHART],
        discounts=[int(discount) for discount in DISCOUNTS],
        track_spaces=TRACK_LIMIT,
        plans_to_end=PLANS_TO_END,
        relic_spaces=ACTIVE_SPACES,
        rifts=[view_rift(game, annex, area) for area in range(AREAS)] if isinstance(annex, Rifts) else [],
        relic_deck=annex.deck.size if isinstance(annex, Rifts) else 0,
        adversary=view_adversary(game) if game.is_solo else None,
        battle=view_battle(game) if game.battle.plan != NOTHING else None,
        riftlands=isinstance(annex, Rifts),
        active=game.active,
        first_player=game.first_player,
        round=game.round,
        end_triggered=game.end_triggered,
        over=game.over,
    )


def view_player(game: ShadowKingdoms, owner: int) -> PlayerView:
    player = game.players[owner]
    annex = game.annex
    rifts = annex if isinstance(annex, Rifts) else None
    locked = None if player.locked_die == NOTHING else die_word(player.locked_die)
    return PlayerView(
        seat=owner,
        troop=None if player.troop == NOTHING else TROOP_IDS[player.troop],
        place=IDS["l"][player.place],
        gold=player.gold,
        magic=player.magic,
        influence=player.influence,
        track_limit=track_limit(player),
        gems=player.gems,
        gem_limit=gem_limit(player),
        dice=[die_word(die) for die in player.dice],
        die_spaces=die_spaces(player),
        extra_die=locked,
        has_extra_space=locked is not None or has_free_locked_space(player),
        markers=[marker.id for marker in MARKERS if player.is_covered(marker.number)],
        slots=[view_slot(game, owner, slot) for slot in range(SLOTS)],
        completed=[PLANS[plan].id for plan in player.completed],
        champions=[CHAMPIONS[kind].id for kind in player.champions],
        champion_limit=champion_limit(player),
        map=None if player.side == NOTHING else view_map(game, owner),
        map_board=None if player.board == NOTHING else int(MAP_SIDES[2 * player.board].board),
        points=player.points,
        active_relics=[RELICS[relic].id for relic in rifts.active[owner]] if rifts else [],
        relic_stack=[RELICS[relic].id for relic in rifts.stacks[owner]] if rifts else [],
        chits=[chits_in(game, owner, area) for area in range(AREAS)] if rifts else [],
        chits_left=CHITS - chits_on_board(game, owner) if rifts else 0,
    )


def view_slot(game: ShadowKingdoms, owner: int, slot: int) -> SlotView:
    player = game.players[owner]
    marker, plan = SLOT_MARKERS[slot], player.reserve[slot]
    is_open = marker == NOTHING or not player.is_covered(marker)
    bonus = BonusView(SLOT_POWERS[slot].cost_gold, next(iter(SLOT_ROWS[slot]["do"])))
    covering = None if marker == NOTHING else MARKERS[marker].id
    return SlotView(SLOT_IDS[slot], bonus, is_open, covering, None if plan == NOTHING else PLANS[plan].id)


def view_shrine(game: ShadowKingdoms, number: int) -> ShrineView:
    wardens = [seat for seat, player in enumerate(game.players) if player.place == number]
    dice = [die_word(die) for die in game.shrines[number]]
    return ShrineView(SHRINE_IDS[number], dice, wardens, game.adversary.place == number)


def view_space(game: ShadowKingdoms, place: int) -> SpaceView:
    return SpaceView(LINE_COSTS[place], PLANS[game.line[place]].id if place < len(game.line) else None)


def view_row(game: ShadowKingdoms, kind: int) -> RowView:
    cards = game.rows[kind * ROW_SLOTS : (kind + 1) * ROW_SLOTS]
    slots = [None if card == NOTHING else CHAMPIONS[card].id for card in cards]
    return RowView(CHAMPION_TYPE_IDS[kind], slots, game.champion_decks[kind].size)


def view_award(game: ShadowKingdoms, place: int) -> AwardView:
    """SK-059..SK-061: one marker a circle from left to right; all later ones join the last circle."""
    claims, last = game.claims[place], len(CIRCLES) - 1
    circles = [CircleView(CIRCLES[circle], claims[circle : circle + 1]) for circle in range(last)]
    return AwardView(AWARDS[game.awards[place]].id, [*circles, CircleView(CIRCLES[last], claims[last:])])


def view_rift(game: ShadowKingdoms, rifts: Rifts, area: int) -> RiftView:
    rift = RIFTS[area]
    cards = rifts.spaces[area * SPACES : (area + 1) * SPACES]
    owners = game.seats + (1 if game.is_solo else 0)
    return RiftView(
        id=rift.id,
        cost=rift.cost,
        ranks=rift.ranks,
        relics=[None if card == NOTHING else RELICS[card].id for card in cards],
        chits=[chits_in(game, owner, area) for owner in range(owners)],
    )


def view_adversary(game: ShadowKingdoms) -> AdversaryView:
    adversary, annex = game.adversary, game.annex
    return AdversaryView(
        place=None if adversary.place == NOTHING else SHRINE_IDS[adversary.place],
        troop=None if adversary.troop == NOTHING else TROOP_IDS[adversary.troop],
        points=adversary.points,
        plans=[PLANS[plan].id for plan in adversary.plans],
        relics=[RELICS[relic].id for relic in annex.stacks[1]] if isinstance(annex, Rifts) else [],
    )
