"""The view: what a seat, or a spectator, may see of the table, built from scratch (IM-I25)."""

# not compiled: msgspec structures

import msgspec

from wartable.immortals.battle_view import CubesView, LastBattleView, last_battle
from wartable.immortals.components import (
    ACTION_IDS,
    AREA_IDS,
    AREA_OF_REGION,
    BLANK,
    CARD_IDS,
    COLOR_IDS,
    DARK,
    EMPTY,
    ENERGY_OF_SITE,
    FIRST_CONFLICT,
    GOLD_OF_SITE,
    LIGHT,
    MAGIC,
    MAGIC_IDS,
    PORTALS,
    REALM_IDS,
    REGION_IDS,
    SITE_IDS,
    Board,
    Space,
)
from wartable.immortals.knowledge import seen_choosing
from wartable.immortals.masks import count, has, members
from wartable.immortals.outlook import outlook
from wartable.immortals.scoring_view import HeldAreaView, ScoringView, last_scoring, view_areas
from wartable.immortals.seen import conflict_cards, draft_hand_size, goal_of_way, next_scoring, seen_laid, source_of_way
from wartable.immortals.table import (
    IN_DRAFT,
    NOBODY,
    NOTHING,
    PHASE_WORDS,
    SOURCE_WORDS,
    Immortals,
    owner_of,
    points_of,
)
from wartable.immortals.tower import GREEN, inside
from wartable.words import plain, sentence


class SiteView(msgspec.Struct, frozen=True):
    id: str
    region: str
    area: str
    realm: str
    energy: int
    gold: int
    owner: int | None
    armies: int
    building: str | None  # "shrine" or "capital"
    portal: bool


class CostView(msgspec.Struct, frozen=True):
    energy: int
    gold: int


class OutlookView(msgspec.Struct, frozen=True):
    """What the card on a space would bring as things stand: a sentence, and signs by which it is drawn."""

    signs: list[str]
    text: str


class PlanSpaceView(msgspec.Struct, frozen=True):
    """A space of a player board. `card` and `outlook` are for its owner; `laid` shows others that there is a card.

    Of two interchangeable spaces others see how many cards are on both, the earlier one first.
    """

    id: str
    half: str  # of the board: "light" or "dark"
    action: str  # what it does: an action of the data, or "magic"
    same_as: str
    cost: CostView
    laid: bool
    card: str | None
    outlook: OutlookView | None


class HandView(msgspec.Struct, frozen=True):
    """The hand as its owner sees it."""

    regions: list[str]
    conflicts: list[str]
    magic: list[str]
    blanks: int
    draft: list[str]
    chosen: str | None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    color: str
    light_tribe: str
    dark_tribe: str
    home: str
    construct: dict[str, CostView]
    groups: list[int]
    supply: int
    limbo: dict[str, int]
    gold: int
    energy: int
    points: int
    tally: dict[str, int]
    next_scoring: int  # what the sites owned now would score
    region_cards: list[str]  # held, in hand or on the board; open to all
    conflict_cards: int  # held, in hand or on the board
    shown_conflicts: list[str]  # those that everybody has seen
    draft_hand: int
    draft_realm: str | None
    choosing: bool  # everybody waits for this seat's secret choice
    spaces: list[PlanSpaceView]
    hand: HandView | None


class ImmortalsView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    sites: list[SiteView]
    phase: str
    round: int
    rounds: int
    first_player: int
    marker: int
    active: int | None
    revealed: str | None
    source: str | None  # the site from which armies attack or move, once it is chosen
    goal: str | None  # the site to which they go, when only their number is asked
    battle: LastBattleView | None
    areas: list[HeldAreaView]
    scoring: ScoringView | None  # the last one
    tray: CubesView
    inside_tower: CubesView
    inhabitants: int
    portals: int
    region_stack: list[str]
    stack: int
    draft_stacks: dict[str, int]
    discard: list[str]
    over: bool


def view(game: Immortals, seat: int | None) -> ImmortalsView:
    """IM-012, IM-014, IM-209: everything that is open; of hands and boards only the viewer's own."""
    in_tower = inside(game.tower)
    source, goal = source_of_way(game), goal_of_way(game)
    return ImmortalsView(
        players=[view_player(game, owner, seat) for owner in range(game.seats)],
        sites=[view_site(game, site) for site in members(game.mode.sites)],
        phase=PHASE_WORDS[game.phase],
        round=game.round,
        rounds=game.mode.rounds,
        first_player=game.first,
        marker=game.marker,
        active=None if game.active == NOBODY else game.active,
        revealed=None if game.played == NOTHING else CARD_IDS[game.played],
        source=None if source == NOTHING else SITE_IDS[source],
        goal=None if goal == NOTHING else SITE_IDS[goal],
        battle=last_battle(game),
        areas=view_areas(game),
        scoring=last_scoring(game),
        tray=CubesView([player.tray for player in game.players], game.tray_inhabitants),
        inside_tower=CubesView(in_tower[: game.seats], in_tower[GREEN]),
        inhabitants=game.inhabitants,
        portals=PORTALS - count(game.portals),
        region_stack=[CARD_IDS[region] for region in members(game.region_stack)],
        stack=len(game.stack),
        draft_stacks={REALM_IDS[realm]: len(stack) for realm, stack in enumerate(game.draft_stacks)},
        discard=conflict_ids(game.discard),
        over=game.over,
    )


def view_site(game: Immortals, site: int) -> SiteView:
    owner = owner_of(game, site)
    building = "shrine" if has(game.shrines, site) else "capital" if has(game.capitals, site) else None
    return SiteView(
        id=SITE_IDS[site],
        region=REGION_IDS[site >> 1],
        area=AREA_IDS[AREA_OF_REGION[site >> 1]],
        realm=REALM_IDS[site & 1],
        energy=ENERGY_OF_SITE[site],
        gold=GOLD_OF_SITE[site],
        owner=None if owner == NOBODY else owner,
        armies=game.armies[site],
        building=building,
        portal=has(game.portals, site),
    )


def view_player(game: Immortals, owner: int, viewer: int | None) -> PlayerView:
    """IM-066: own cards always; of others what everybody may know. IM-R81: colours go by seat."""
    player, cards, known = game.players[owner], game.cards[owner], game.known[owner]
    in_draft = game.phase == IN_DRAFT and cards.draft != 0
    return PlayerView(
        seat=owner,
        color=COLOR_IDS[owner],
        light_tribe=player.board.light.id,
        dark_tribe=player.board.dark.id,
        home=REGION_IDS[player.board.light.home],
        construct=view_construct(player.board),
        groups=sorted(player.groups),
        supply=player.supply,
        limbo={REALM_IDS[realm]: player.limbo[realm] for realm in (LIGHT, DARK)},
        gold=player.gold,
        energy=player.energy,
        points=points_of(player),
        tally={SOURCE_WORDS[source]: points for source, points in enumerate(player.tally)},
        next_scoring=next_scoring(game, owner),
        region_cards=[CARD_IDS[region] for region in members(cards.holds)],
        conflict_cards=conflict_cards(game, owner),
        shown_conflicts=conflict_ids(known.shown),
        draft_hand=draft_hand_size(game, owner),
        draft_realm=REALM_IDS[cards.draft_realm] if in_draft else None,
        choosing=owner in seen_choosing(game),
        spaces=view_spaces(game, owner, viewer),
        hand=view_hand(game, owner) if owner == viewer else None,
    )


def view_construct(board: Board) -> dict[str, CostView]:
    costs = zip(("portal", "shrine", "capital"), board.light.construct, strict=True)
    return {name: CostView(cost.energy, cost.gold) for name, cost in costs}


def view_spaces(game: Immortals, owner: int, viewer: int | None) -> list[PlanSpaceView]:
    """IM-R39, IM-R40: what is on a board is the owner's secret; so is that a card is there, until all have planned."""
    player, cards = game.players[owner], game.cards[owner]
    laid = seen_laid(game, owner, owner == viewer)
    views = []
    for space in player.board.spaces:
        card = cards.spaces[space.number] if owner == viewer else EMPTY
        action = "magic" if space.action == MAGIC else ACTION_IDS[space.action]
        cost = CostView(space.cost.energy, space.cost.gold)
        name = None if card == EMPTY else CARD_IDS[card]
        foreseen = None if card == EMPTY else view_outlook(game, owner, space, card)
        is_laid = has(laid, space.number)
        views.append(PlanSpaceView(space.id, space.half, action, space.same_as, cost, is_laid, name, foreseen))
    return views


def view_outlook(game: Immortals, seat: int, space: Space, card: int) -> OutlookView | None:
    note = outlook(game, seat, space, card).note()
    return (
        None if note is None else OutlookView(note.signs, plain(sentence("immortals", "notes", note.name, note.facts)))
    )


def view_hand(game: Immortals, seat: int) -> HandView:
    cards = game.cards[seat]
    return HandView(
        regions=[CARD_IDS[region] for region in members(cards.regions)],
        conflicts=conflict_ids(cards.conflicts),
        magic=[MAGIC_IDS[card] for card in members(cards.magic)],
        blanks=cards.blanks,
        draft=conflict_ids(cards.draft),
        chosen=None if cards.chosen == NOTHING else CARD_IDS[cards.chosen],
    )


def hand_without(hand: HandView, cards: list[str]) -> HandView:
    """The hand as it would be without these cards."""
    return HandView(
        regions=[card for card in hand.regions if card not in cards],
        conflicts=[card for card in hand.conflicts if card not in cards],
        magic=[card for card in hand.magic if card not in cards],
        blanks=hand.blanks - cards.count(CARD_IDS[BLANK]),
        draft=hand.draft,
        chosen=hand.chosen,
    )


def sites_with(game: Immortals, sites: list[str]) -> list[SiteView]:
    """The sites as they would be with an army more each time that they are named."""
    views = []
    for name in dict.fromkeys(sites):
        site = view_site(game, SITE_IDS.index(name))
        views.append(msgspec.structs.replace(site, armies=site.armies + sites.count(name)))
    return views


def conflict_ids(mask: int) -> list[str]:
    return [CARD_IDS[FIRST_CONFLICT + conflict] for conflict in members(mask)]
