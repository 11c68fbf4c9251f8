"""Rows of Quests, made from the table: what `quests_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.pieces import (
    NOT_MADE,
    NOTHING_KEPT,
    AskedRows,
    PackedCounts,
    PieceWriter,
    counts_piece,
    nothing,
    number,
    one_of,
    remember,
)
from wartable.envs.quests_view import OPEN_GROUPS
from wartable.quests import pile
from wartable.quests.components import CITIZENS, DEED_IDS, GUILD_MASTERS, QUESTS, brings
from wartable.quests.ending import bonus, points
from wartable.quests.groups import Group, deeds_of
from wartable.quests.options import QUESTION_WORDS
from wartable.quests.owing import owed
from wartable.quests.questing import ChooseParty
from wartable.quests.table import NOTHING, Player, Quests, Tavern

YIELDS: Final[i64] = pile.COUNTERS
MASTER_BITS: Final = 4

CITIZEN: Final = one_of(len(CITIZENS))
QUEST: Final = one_of(len(QUESTS))
MASTER: Final = one_of(len(GUILD_MASTERS))
PILE: Final = PackedCounts(len(CITIZENS), int(pile.BITS))
QUEST_SET: Final = PackedCounts(len(QUESTS), 1)
NO_PARTY: Final = nothing(1 + len(QUESTS) + len(CITIZENS) + int(YIELDS))
NO_GROUP: Final = nothing(len(DEED_IDS) + 1)
NO_GROUPS: Final = nothing(OPEN_GROUPS * (len(DEED_IDS) + 1))


@final
class KeptBelongings:
    """The piece of a player as one kind of viewer sees it, with what it was made from."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.hand: int = 0
        self.guild: int = 0
        self.reserve: i64 = NOTHING
        self.completed: i64 = 0  # how many: completed quests are only added
        self.guild_master: i64 = NOTHING
        self.is_counted = False
        self.piece = NOT_MADE

    def is_of(self, player: Player, is_counted: bool) -> bool:
        if player is not self.player or player.hand != self.hand or player.guild != self.guild:
            return False
        if player.reserve != self.reserve or len(player.completed) != self.completed:
            return False
        return player.guild_master == self.guild_master and is_counted == self.is_counted

    def keep(self, player: Player, is_counted: bool) -> None:
        self.player, self.hand, self.guild, self.reserve = player, player.hand, player.guild, player.reserve
        self.completed, self.guild_master, self.is_counted = len(player.completed), player.guild_master, is_counted


@final
class KeptTavern:
    """The pieces of line and spaces, and of both discard piles, with what they were made from."""

    def __init__(self) -> None:
        self.line: Final[list[int]] = []
        self.spaces: Final[list[int]] = []
        self.market = NOT_MADE
        self.citizens: int = 0
        self.quests: list[int] = []  # the very list: to a pile of discards, quests are only added
        self.length: i64 = 0
        self.discards = NOT_MADE

    def look(self, tavern: Tavern) -> None:
        """Make a piece again if anything in it is different now."""
        if not self.market or tavern.line != self.line or tavern.spaces != self.spaces:
            self.line[:] = tavern.line
            self.spaces[:] = tavern.spaces
            self.market = market_piece(tavern)
        is_same = tavern.quest_discard is self.quests and len(tavern.quest_discard) == self.length
        if not self.discards or not is_same or tavern.citizen_discard != self.citizens:
            self.citizens, self.quests = tavern.citizen_discard, tavern.quest_discard
            self.length = len(tavern.quest_discard)
            self.discards = discards_piece(tavern)


@final
class QuestsRows(PieceWriter):
    """Takes from the table what everybody sees, and of the viewer's own things the hand and the guild master."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.asked: Final = AskedRows(QUESTION_WORDS, players)
        self.results: Final[dict[int, bytes]] = {}
        self.steps: Final[dict[int, bytes]] = {}
        self.kept: Final[list[KeptBelongings]] = []
        self.taverns: Final[list[KeptTavern]] = []

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, Quests)
        self.asked.write(game, seat, pieces)
        for place in range(self.players):
            pieces.append(self.player(game, (seat + place) % self.players, place == 0, slot))
        self.write_tavern(game.tavern, slot, pieces)
        pieces.append(self.seat[1 + (game.active - seat) % self.players])
        pieces.append(number(game.main_actions))
        pieces.append(self.seat[1 + (game.first_player - seat) % self.players])
        pieces.append(number(game.round))
        pieces.append(number(game.idle_rounds))
        pieces.append(number(1 if game.end_triggered else 0))
        self.write_groups(game, pieces)
        pieces.append(CITIZEN[1 + game.tavern.set_aside])
        pieces.append(number(owed(game)))
        self.write_party(game, pieces)
        pieces.append(number(1 if game.over else 0))

    def player(self, game: Quests, owner: i64, is_own: bool, slot: i64) -> bytes:
        """QV-184, QV-199: guild masters are counted at the end, and solo."""
        is_counted = game.over or game.mode.solo
        kept, player = self.kept_of(owner, is_own, slot), game.players[owner]
        if not kept.is_of(player, is_counted):
            kept.keep(player, is_counted)
            kept.piece = self.player_piece(game, owner, is_own, is_counted)
        return kept.piece

    def kept_of(self, owner: i64, is_own: bool, slot: i64) -> KeptBelongings:
        at = 2 * (slot * self.players + owner) + (1 if is_own else 0)
        while len(self.kept) <= at:
            self.kept.append(KeptBelongings())
        return KeptBelongings() if slot == NOTHING_KEPT else self.kept[at]

    def player_piece(self, game: Quests, owner: i64, is_own: bool, is_counted: bool) -> bytes:
        """QV-038: of hands only the viewer's own."""
        player = game.players[owner]
        pieces: list[bytes] = []
        if is_own:
            PILE.append(player.hand, pieces)
        pieces.append(number(pile.size(player.hand)))
        write_guild(player.guild, pieces)
        pieces.append(QUEST[1 + player.reserve])
        pieces.append(self.result(game, owner, is_own or is_counted, is_counted))
        return b"".join(pieces)

    def result(self, game: Quests, owner: i64, knows_master: bool, is_counted: bool) -> bytes:
        """Completed quests, points and guild master; what the master adds is not counted before everybody knows it."""
        player = game.players[owner]
        master = player.guild_master if knows_master else NOTHING
        done = set_of(player.completed)
        key = ((done << MASTER_BITS) + int(master) + 1) * 2 + int(is_counted)
        found = self.results.get(key)
        if found is None:
            total = points(game, int(owner)) + (bonus(game, int(owner)) if is_counted else 0)
            found = QUEST_SET.piece(done) + number(total) + MASTER[1 + master]
            remember(self.results, key, found)
        return found

    def write_tavern(self, tavern: Tavern, slot: i64, pieces: list[bytes]) -> None:
        """The line, the spaces, how many cards are in the decks, and what was discarded."""
        while len(self.taverns) <= slot:
            self.taverns.append(KeptTavern())
        found = KeptTavern() if slot == NOTHING_KEPT else self.taverns[slot]
        found.look(tavern)
        pieces.append(found.market)
        pieces.append(number(len(tavern.citizen_deck)))
        pieces.append(number(len(tavern.quest_deck)))
        pieces.append(found.discards)

    def write_groups(self, game: Quests, pieces: list[bytes]) -> None:
        """The newest open groups: the one that asks now, then those on the agenda from its top."""
        told = 0
        asker = game.asker
        if isinstance(asker, Group):
            pieces.append(self.group(asker))
            told += 1
        place: i64 = len(game.agenda)
        while place > 0 and told < OPEN_GROUPS:
            place -= 1
            step = game.agenda[place]
            if isinstance(step, Group):
                pieces.append(self.group(step))
                told += 1
        if not told:
            pieces.append(NO_GROUPS)
            return
        while told < OPEN_GROUPS:
            pieces.append(NO_GROUP)
            told += 1

    def group(self, group: Group) -> bytes:
        key = int(group.steps) * 2 + int(group.only_one)
        found = self.steps.get(key)
        if found is None:
            deeds = deeds_of(group.steps)
            found = counts_piece([deeds.count(deed) for deed in range(len(DEED_IDS))]) + number(int(group.only_one))
            remember(self.steps, key, found)
        return found

    def write_party(self, game: Quests, pieces: list[bytes]) -> None:
        """QV-R70: citizens picked so far for a quest are seen by all."""
        step = game.asker
        if not isinstance(step, ChooseParty):
            pieces.append(NO_PARTY)
            return
        pieces.append(number(1))
        pieces.append(QUEST[1 + step.quest])
        write_guild(step.party, pieces)


def market_piece(tavern: Tavern) -> bytes:
    """The line and the spaces."""
    pieces: list[bytes] = []
    for kind in tavern.line:
        pieces.append(CITIZEN[1 + kind])
    QUEST_SET.append(set_of(tavern.spaces), pieces)
    return b"".join(pieces)


def discards_piece(tavern: Tavern) -> bytes:
    pieces: list[bytes] = []
    PILE.append(tavern.citizen_discard, pieces)
    QUEST_SET.append(set_of(tavern.quest_discard), pieces)
    return b"".join(pieces)


def set_of(quests: list[int]) -> int:
    """Quests as a set, one bit each; empty spaces are left out."""
    found: i64 = 0
    one: i64 = 1
    for quest in quests:
        if quest != NOTHING:
            found |= one << quest
    return found


def write_guild(citizens: int, pieces: list[bytes]) -> None:
    """Citizens, and what all of them would bring to a quest: roles, then resources with their "=" icons."""
    PILE.append(citizens, pieces)
    total = brings(citizens)
    for place in range(pile.ROLES):
        pieces.append(number(pile.field(total, place)))
    for place in range(pile.ROLES, pile.COUNTERS):
        pieces.append(number(pile.resource(total, place)))
