"""The view: what a seat, or a spectator, may see of the table, built from scratch (DV-I26)."""

# not compiled: msgspec structures

import msgspec

from wartable.dragon_valley.barony import allowance, is_sapped, unengaged, upgrades
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CELLS,
    COLORS,
    FIRST_LOCATION,
    FOE_IDS,
    FOES,
    FRIEND_IDS,
    FRIENDS,
    LOCATIONS,
    MAP,
    MARKERS,
    PLACE_IDS,
    PLACES,
    TERRITORIES,
    TERRITORY_IDS,
    UNITS,
)
from wartable.dragon_valley.draw_view import DrawView, view_draw
from wartable.dragon_valley.ending import buildings, ranks
from wartable.dragon_valley.packing import large_number_of
from wartable.dragon_valley.sieges import cover, is_in_move_action
from wartable.dragon_valley.table import ADVANCE, ENDING_WORDS, NOBODY, NOTHING, PHASE_WORDS, DragonValley, Player
from wartable.dragon_valley.underway import BuildingPlanView, FrayView, MovingView, view_fray, view_moving, view_plan

SEEN_ONE_BY_ONE = frozenset(
    ("foes_moved", "foes_destroyed", "foes_kept", "friend_destroyed", "building_destroyed", "marched", "scored")
)


class StackView(msgspec.Struct, frozen=True):
    """Friendly units of a kind on a place; `ready` of them have not moved in this movement."""

    place: str
    unit: str
    count: int
    ready: int
    blessed: bool  # one of them is


class EnemyView(msgspec.Struct, frozen=True):
    """Enemies of a kind on a cell; `engaged` of them have been in battle in this movement or set."""

    place: str
    enemy: str
    count: int
    engaged: int


class BuildingView(msgspec.Struct, frozen=True):
    place: str
    building: str
    face_up: bool
    sapped: bool
    fire: bool  # carries Defensive Fire


class BaronyView(msgspec.Struct, frozen=True):
    seat: int
    color: str
    score: int
    units: list[StackView]
    enemies: list[EnemyView]
    buildings: list[BuildingView]
    supply: dict[str, int]  # tiles ready to build
    cards: list[str]
    prisoners: int
    guard: bool
    markers: int  # free ones for territories
    conquered: list[str]
    built: int
    kept: dict[str, int]  # enemy cubes kept in Eminent Death, by kind
    moves: dict[str, int]  # allowance of each friendly unit
    covers: dict[str, int]  # squares that one unit of each kind covers
    place: int | None  # in the final ranking


class SiegeView(msgspec.Struct, frozen=True):
    """A player's units on a location and the squares that they cover."""

    seat: int
    units: dict[str, int]
    covers: dict[str, int]
    withdrawing: bool


class LocationView(msgspec.Struct, frozen=True):
    """`state` is "unknown", "known" (face down, but looked at by the viewer), "face_up" or "gone"."""

    id: str
    state: str
    territory: str | None
    needs: dict[str, int] | None  # squares, by the unit that covers them
    crown: int | None
    covered: dict[str, int]  # squares, by all units there
    sieges: list[SiegeView]
    claimed: int | None
    looked: list[int]


class GlimpseView(msgspec.Struct, frozen=True):
    """What everybody sees of a barony, and of the round, right after an event."""

    phase: str
    active: int | None
    seat: int
    score: int
    units: list[StackView]
    enemies: list[EnemyView]
    buildings: list[BuildingView]
    kept: dict[str, int]


class DragonValleyView(msgspec.Struct, frozen=True):
    mode: str
    end_score: int
    last_round: int
    is_last_round: bool  # the game ends with this round at the latest
    solo: str | None  # level of the rival; unofficial
    round: int
    phase: str
    favored: int
    active: int | None
    actions: list[str]  # kinds of action taken in this turn
    baronies: list[BaronyView]
    locations: list[LocationView]
    draws: list[DrawView]
    bag: dict[str, int]
    dead: dict[str, int]  # friendly cubes that have left the game in Eminent Death
    stack: int
    deck: int
    undrawn: dict[str, int]  # tiles of the stack, by name, as everybody can count
    unseen_cards: list[str]  # cards of the remaining deck, as everybody can count
    discards: list[str]
    revealed: list[str]
    sapped: list[str]
    hidden_territories: list[str]  # tiles that the viewer cannot place
    building: BuildingPlanView | None
    moving: MovingView | None
    fray: FrayView | None
    over: bool
    ending: str | None


def view(game: DragonValley, seat: int | None) -> DragonValleyView:
    """Everything the viewer may see: all but the stack's and deck's order and tiles not looked at (DV-042, DV-R77)."""
    stock = game.stock
    return DragonValleyView(
        mode=game.mode.id,
        end_score=game.mode.end_score,
        last_round=game.mode.max_rounds,
        is_last_round=game.is_last_round or game.round == game.mode.max_rounds,
        solo=game.level or None,
        round=game.round,
        phase=PHASE_WORDS[game.phase],
        favored=game.favored,
        active=None if game.active == NOBODY else game.active,
        actions=words_of(game.actions, ["move", "build", "recharge"]),
        baronies=[view_barony(game, owner) for owner in range(game.seats)],
        locations=[view_location(game, place, seat) for place in range(FIRST_LOCATION, PLACES)],
        draws=[view_draw(draw) for draw in game.draws],
        bag={unit.id: stock.bag[kind] for kind, unit in enumerate(UNITS)},
        dead={word: int(large_number_of(stock.dead, unit)) for unit, word in enumerate(FRIEND_IDS)},
        stack=len(stock.stack),
        deck=len(stock.deck),
        undrawn={word: stock.stack.count(number) for number, word in enumerate(BUILDING_IDS)},
        unseen_cards=[CARD_IDS[card] for card in sorted(stock.deck)],
        discards=words_of(stock.discards, CARD_IDS),
        revealed=words_of(stock.revealed, CARD_IDS),
        sapped=words_of(stock.sapped, BUILDING_IDS),
        hidden_territories=hidden_territories(game, seat),
        building=view_plan(game),
        moving=view_moving(game),
        fray=view_fray(game),
        over=game.over,
        ending=ENDING_WORDS[game.ending] or None,
    )


def words_of(mask: int, words: list[str]) -> list[str]:
    """The words of a set of bits."""
    return [word for number, word in enumerate(words) if mask >> number & 1]


def view_barony(game: DragonValley, owner: int) -> BaronyView:
    """DV-004: all of a barony is open. DV-062, DV-063: so are supply and cards."""
    player = game.players[owner]
    return BaronyView(
        seat=owner,
        color=COLORS[owner],
        score=player.score,
        units=view_units(game, player),
        enemies=view_enemies(game, owner),
        buildings=view_buildings(game, player),
        supply={BUILDING_IDS[name]: player.supply[name] for name in range(BUILDINGS) if player.supply[name]},
        cards=[CARD_IDS[card] for card in range(CARDS) if player.cards >> card & 1],
        prisoners=player.prisoners,
        guard=player.guard,
        markers=MARKERS - int(player.markers).bit_count(),
        conquered=words_of(player.conquered, TERRITORY_IDS),
        built=buildings(game)[owner],
        kept=view_kept(player),
        moves={word: int(allowance(game, owner, unit)) for unit, word in enumerate(FRIEND_IDS)},
        covers={word: 1 + int(upgrades(game, owner, unit)) for unit, word in enumerate(FRIEND_IDS)},
        place=ranks(game)[owner] if game.over else None,
    )


def glimpse(game: DragonValley) -> GlimpseView | None:
    """DV-004: marches, battles, losses and points are open to all."""
    event = game.events[-1] if game.events else None
    if event is None or event.name not in SEEN_ONE_BY_ONE:
        return None
    seat = int(event.facts["seat"])
    player = game.players[seat]
    return GlimpseView(
        phase=PHASE_WORDS[game.phase],
        active=None if game.active == NOBODY else game.active,
        seat=seat,
        score=player.score,
        units=view_units(game, player),
        enemies=view_enemies(game, seat),
        buildings=view_buildings(game, player),
        kept=view_kept(player),
    )


def view_buildings(game: DragonValley, player: Player) -> list[BuildingView]:
    return [view_building(game, player, cell) for cell in range(CELLS) if player.buildings[cell] != NOTHING]


def view_kept(player: Player) -> dict[str, int]:
    return {word: int(large_number_of(player.kept, enemy)) for enemy, word in enumerate(FOE_IDS)}


def view_units(game: DragonValley, player: Player) -> list[StackView]:
    """DV-R57: the blessed unit is seen in its stack."""
    stacks = []
    is_moving = is_in_move_action(game) and player is game.players[game.active]
    for at in range(PLACES * FRIENDS):
        if player.units[at]:
            ready = player.units[at] - game.marks.moved[at] if is_moving else player.units[at]
            blessed = player.blessed == at
            stacks.append(
                StackView(PLACE_IDS[at // FRIENDS], FRIEND_IDS[at % FRIENDS], player.units[at], ready, blessed)
            )
    return stacks


def view_enemies(game: DragonValley, owner: int) -> list[EnemyView]:
    enemies = game.players[owner].enemies
    is_asked = game.decision is not None and game.decision.seat == owner
    is_fighting = is_asked and (game.phase == ADVANCE or is_in_move_action(game))
    return [
        EnemyView(
            PLACE_IDS[at // FOES],
            FOE_IDS[at % FOES],
            enemies[at],
            enemies[at] - int(unengaged(game, owner, at // FOES, at % FOES)) if is_fighting else 0,
        )
        for at in range(MAP * FOES)
        if enemies[at]
    ]


def view_building(game: DragonValley, player: Player, cell: int) -> BuildingView:
    building = player.buildings[cell]
    return BuildingView(
        place=PLACE_IDS[cell],
        building=BUILDING_IDS[building],
        face_up=not player.face_down >> cell & 1,
        sapped=is_sapped(game, building),
        fire=player.fire == cell,
    )


def view_location(game: DragonValley, place: int, viewer: int | None) -> LocationView:
    """DV-030, DV-R78: a face-down tile is seen only by those who looked; who looked is open."""
    kind = game.valley.territories[place - FIRST_LOCATION]
    is_up = game.valley.face_up >> place & 1
    is_known = viewer is not None and game.players[viewer].looked >> place & 1
    state = "gone" if kind == NOTHING else ("face_up" if is_up else ("known" if is_known else "unknown"))
    territory = TERRITORIES[kind] if state in ("face_up", "known") else None
    claimers = [seat for seat, player in enumerate(game.players) if player.claims >> place & 1]
    sieges = [view_siege(game, seat, place) for seat in range(game.seats) if has_units(game, seat, place)]
    return LocationView(
        id=PLACE_IDS[place],
        state=state,
        territory=territory.id if territory else None,
        needs=dict(zip(FRIEND_IDS, territory.squares, strict=True)) if territory else None,
        crown=territory.crown if territory else None,
        covered={unit: sum(siege.covers[unit] for siege in sieges) for unit in FRIEND_IDS},
        sieges=sieges,
        claimed=claimers[0] if claimers else None,
        looked=[seat for seat, player in enumerate(game.players) if player.looked >> place & 1],
    )


def has_units(game: DragonValley, seat: int, place: int) -> bool:
    return any(game.players[seat].units[place * FRIENDS + unit] for unit in range(FRIENDS))


def view_siege(game: DragonValley, seat: int, place: int) -> SiegeView:
    """DV-135: what the units there cover, with the upgrades of their owner."""
    player = game.players[seat]
    return SiegeView(
        seat=seat,
        units={word: player.units[place * FRIENDS + unit] for unit, word in enumerate(FRIEND_IDS)},
        covers={word: int(cover(game, seat, place, unit)) for unit, word in enumerate(FRIEND_IDS)},
        withdrawing=bool(player.withdrawing >> place & 1),
    )


def hidden_territories(game: DragonValley, viewer: int | None) -> list[str]:
    """The tiles that are face down and that the viewer has not looked at, as a set anybody can work out."""
    known = game.valley.face_up | (0 if viewer is None else game.players[viewer].looked)
    hidden = [
        game.valley.territories[location]
        for location in range(LOCATIONS)
        if game.valley.territories[location] != NOTHING and not known >> (FIRST_LOCATION + location) & 1
    ]
    return [TERRITORY_IDS[kind] for kind in sorted(hidden)]
