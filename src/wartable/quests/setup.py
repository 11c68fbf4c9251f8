"""Set-up, for one to five players. QV-R67: the shuffles come in this order, then the first player is drawn."""

from mypy_extensions import i64

from wartable.engine.chance import Chance
from wartable.quests import pile
from wartable.quests.components import CITIZENS, GUILD_MASTERS, MODES, QUESTS, SLOTS, STARTING_HAND, Mode
from wartable.quests.ending import EndGame
from wartable.quests.table import NOTHING, Player, Quests, Tavern
from wartable.quests.turn import TURNS


def new_game(players: i64, chance: Chance) -> Quests:
    """QV-007: two to five players use the standard set-up, one the solo set-up.

    QV-048: the first player is drawn, every seat equally likely; QV-R80: not in solo play. QV-I23: by the seed alone.
    """
    mode = MODES[players]
    masters = shuffled(chance, list(range(len(GUILD_MASTERS))))
    citizens = shuffled(chance, citizens_of(mode))
    quests = shuffled(chance, list(range(len(QUESTS))))
    seats = deal_players(players, masters, citizens)
    tavern = lay_out(mode, citizens, quests)
    game = Quests(mode, chance, seats, tavern, masters)
    game.first_player = chance.below(players) if not mode.solo else 0
    game.active = game.first_player
    game.do(TURNS[game.first_player], EndGame())
    return game


def shuffled(chance: Chance, cards: list[int]) -> list[int]:
    """The cards as a shuffled deck. Its top is the end of the list."""
    chance.shuffle(cards)
    return cards


def citizens_of(mode: Mode) -> list[int]:
    """QV-001, QV-200, QV-R58: all copies of the kinds that take part; eight kinds stay out of solo play."""
    cards: list[int] = []
    for kind in mode.kinds:
        cards.extend([kind] * CITIZENS[kind].copies)
    return cards


def deal_players(players: i64, masters: list[int], citizens: list[int]) -> list[Player]:
    """QV-037, QV-042, QV-R68: a guild master to each seat, then three citizens to each, from seat 0.

    QV-050: guilds and reserves start empty. QV-199, QV-201: so it is in solo play.
    """
    seats: list[Player] = []
    for _ in range(players):
        hand = pile.EMPTY
        for _ in range(STARTING_HAND):
            hand += pile.one(citizens.pop())
        seats.append(Player(hand, pile.EMPTY, NOTHING, [], masters.pop()))
    return seats


def lay_out(mode: Mode, citizens: list[int], quests: list[int]) -> Tavern:
    """QV-043: six citizens to slots 0 to 5. QV-045, QV-046: quests to spaces; QV-202, QV-203: solo, from the right.

    QV-044, QV-047, QV-051: what is left forms the decks. QV-041: costs belong to the slots.
    """
    line = [citizens.pop() for _ in range(SLOTS)]
    spaces = [int(NOTHING)] * mode.spaces
    for space in mode.first_spaces:
        spaces[space] = quests.pop()
    return Tavern(line, spaces, citizens, quests, [])
