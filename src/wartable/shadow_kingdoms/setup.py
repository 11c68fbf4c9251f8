"""Set-up, for one to five players.

SK-R78: chance acts in this order: plans, dice, Awards, Champions, maps, sides where nobody chooses them, first player.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.chance import Chance
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle import Camp
from wartable.shadow_kingdoms.components import (
    ADVERSARY_START,
    AWARD_DECKS,
    AWARDS,
    BASE_CHAMPIONS,
    BASE_MARKERS,
    MAP_SIDES,
    PLANS,
    PLAYER_COUNTS,
    ROW_SLOTS,
    SHRINES,
    SOLO,
    START_GOLD,
    START_INFLUENCE,
    START_MAGIC,
    TROOPS,
    TYPES,
)
from wartable.shadow_kingdoms.effects import NOTHING, TROOP_IDS
from wartable.shadow_kingdoms.options import (
    CHOOSE_COLOUR,
    CHOOSE_SIDE,
    COLOUR,
    MAP_SIDE,
    argument_of,
    option,
)
from wartable.shadow_kingdoms.shrines import Shrine
from wartable.shadow_kingdoms.table import Adversary, Deck, Edition, Player, ShadowKingdoms
from wartable.shadow_kingdoms.turn import TakeTurn
from wartable.shadow_kingdoms.verbs import BAG_FIELD, fill_line, fill_shrines, fill_slot

CHOSEN: Final = "chosen"  # colours, then map sides
BY_SEAT: Final = "by_seat"  # colours are fixed, map sides chosen
SIDES_DEALT: Final = "sides_dealt"  # colours are fixed, map sides dealt


@final
class BaseGame(Edition):
    """SK-003, SK-004, SK-128: the cards of the base game, five Shrines and the Camp."""


def base_game() -> BaseGame:
    edition = BaseGame(BASE_CHAMPIONS, BASE_MARKERS)
    edition.locations = [Shrine(number) for number in range(SHRINES)]
    edition.locations.append(Camp("camp"))
    return edition


def new_game(edition: Edition, players: i64, chance: Chance, adversary_points: i64) -> ShadowKingdoms:
    """SK-001: one to five players; SK-215..SK-218, SK-230: solo against the Adversary."""
    game = ShadowKingdoms(edition, PLAYER_COUNTS[players], chance, Adversary(adversary_points))
    for _ in range(players):
        game.players.append(new_player(edition))
    lay_plans(game)
    lay_dice(game)
    lay_awards(game)
    lay_champions(game)
    edition.sets_up(game)
    return game


def new_player(edition: Edition) -> Player:
    """SK-022: all circles are covered. SK-025: Influence 10, Gold 6, Magic 3. SK-026: no points. SK-024: in Camp."""
    player = Player()
    player.markers = (1 << len(edition.markers)) - 1
    player.gold, player.magic, player.influence = START_GOLD, START_MAGIC, START_INFLUENCE
    return player


def shuffled(game: ShadowKingdoms, cards: list[int]) -> Deck:
    game.chance.shuffle(cards)
    return Deck(cards, 0, 0)


def lay_plans(game: ShadowKingdoms) -> None:
    """SK-016: five plans in the line; the first one is on the cheapest space."""
    game.plan_deck = shuffled(game, list(range(len(PLANS))))
    fill_line(game)


def lay_dice(game: ShadowKingdoms) -> None:
    """SK-017: Gems; SK-018: dice into the bag; SK-006, SK-007: no others are used; SK-019: rolled dice into
    each Shrine.
    """
    game.gems = game.count.gems
    for troop in range(TROOPS):
        game.bag += game.count.dice_per_color << BAG_FIELD * troop
    fill_shrines(game, game.count.setup_dice)


def lay_awards(game: ShadowKingdoms) -> None:
    """SK-020: one card of each deck; the others leave the game. SK-215: solo without the "3 Gems" card."""
    removed = SOLO["removed_awards"] if game.is_solo else []
    for deck in AWARD_DECKS:
        cards = [int(award.number) for award in AWARDS if award.deck == deck and award.id not in removed]
        game.chance.shuffle(cards)
        game.awards.append(cards[0])
        game.claims.append([])


def lay_champions(game: ShadowKingdoms) -> None:
    """SK-021: three decks by type, three cards of each face up."""
    for kind in range(TYPES):
        cards: list[int] = []
        for champion in game.edition.champions:
            if champion.type == kind:
                cards.extend([int(champion.number)] * champion.copies)
        game.champion_decks.append(shuffled(game, cards))
    game.rows = [NOTHING] * (TYPES * ROW_SLOTS)
    for place in range(TYPES * ROW_SLOTS):
        fill_slot(game, place)


def choices_of_setup(game: ShadowKingdoms, colours: str) -> None:
    """SK-R64: colours in seat order, then maps are dealt, then sides in seat order; or they are fixed or dealt."""
    asked: list[Step[Any]] = []
    sides: list[Step[Any]] = []
    for seat in range(game.seats):
        sides.append(DealSide(seat) if colours == SIDES_DEALT else ChooseSide(seat))
        if colours == CHOSEN:
            asked.append(ChooseColour(seat))
        else:
            game.players[seat].troop = seat
    game.do(*asked, DealMaps(), *sides, FirstPlayer())


@final
class ChooseColour(Step[ShadowKingdoms]):
    """SK-022: each player a different colour; it is the Troop Type of their own board."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        taken = [player.troop for player in game.players]
        return Decision(self.seat, COLOUR, [option(CHOOSE_COLOUR, t) for t in range(TROOPS) if t not in taken])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        game.players[self.seat].troop = argument_of(option)
        game.tell("chose_colour", {"seat": self.seat, "troop": TROOP_IDS[argument_of(option)]})


@final
class DealMaps(Step[ShadowKingdoms]):
    """SK-023: a random Campaign Map for each player in seat order, no two the same board."""

    def happens(self, game: ShadowKingdoms) -> None:
        boards: list[int] = list(range(len(MAP_SIDES) // 2))
        game.chance.shuffle(boards)
        game.learns(-1)
        for seat, player in enumerate(game.players):
            player.board = boards[seat]
        game.edition.gives_sets(game)


@final
class ChooseSide(Step[ShadowKingdoms]):
    """SK-005, SK-023: one of the two sides of the map, for the whole game."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, MAP_SIDE, [option(CHOOSE_SIDE, 0), option(CHOOSE_SIDE, 1)])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        lay_map(game, self.seat, argument_of(option))


@final
class DealSide(Step[ShadowKingdoms]):
    """SK-R64: where nobody is asked, chance decides which side is face up."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: ShadowKingdoms) -> None:
        game.learns(-1)
        lay_map(game, self.seat, game.chance.below(2))


def lay_map(game: ShadowKingdoms, seat: i64, side: i64) -> None:
    player = game.players[seat]
    player.side = 2 * player.board + side
    game.tell("chose_side", {"seat": seat, "map": MAP_SIDES[player.side].id})


@final
class FirstPlayer(Step[ShadowKingdoms]):
    """SK-027: the first player is drawn and stays first. SK-217, SK-R91: solo, the Adversary's colour instead."""

    def happens(self, game: ShadowKingdoms) -> None:
        game.learns(-1)
        if game.is_solo:
            others = [troop for troop in range(TROOPS) if troop != game.players[0].troop]
            game.adversary.troop = others[game.chance.below(len(others))]
            game.adversary.place = ADVERSARY_START
        else:
            game.first_player = game.chance.below(game.seats)
        game.active = game.first_player
        game.tell("first_player", {"seat": game.first_player})
        game.then(TakeTurn(game.first_player))
