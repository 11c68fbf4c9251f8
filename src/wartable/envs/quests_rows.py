"""Rows of Quests, made from the table: what `quests_view.py` makes from the view, in the same order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Game
from wartable.envs.pieces import AskedRows, PackedCounts, PieceWriter, counts_piece, nothing, number, one_of, remember
from wartable.envs.quests_view import OPEN_GROUPS
from wartable.quests import pile
from wartable.quests.components import CITIZENS, DEED_IDS, GUILD_MASTERS, QUESTS, brings
from wartable.quests.ending import bonus, points
from wartable.quests.groups import Group, deeds_of
from wartable.quests.options import QUESTION_WORDS
from wartable.quests.owing import owed
from wartable.quests.questing import ChooseParty
from wartable.quests.table import NOTHING, Quests, Tavern

YIELDS: Final[i64] = pile.COUNTERS
MASTER_BITS: Final = 4

CITIZEN: Final = one_of(len(CITIZENS))
QUEST: Final = one_of(len(QUESTS))
MASTER: Final = one_of(len(GUILD_MASTERS))
PILE: Final = PackedCounts(len(CITIZENS), int(pile.BITS))
QUEST_SET: Final = PackedCounts(len(QUESTS), 1)
NO_PARTY: Final = nothing(1 + len(QUESTS) + len(CITIZENS) + int(YIELDS))
NO_GROUP: Final = nothing(len(DEED_IDS) + 1)


@final
class QuestsRows(PieceWriter):
    """Takes from the table what everybody sees, and of the viewer's own things the hand and the guild master."""

    def __init__(self, players: int) -> None:
        self.players: Final[i64] = players
        self.seat: Final = one_of(players)
        self.asked: Final = AskedRows(QUESTION_WORDS, players)
        self.hands: Final[dict[int, bytes]] = {}
        self.guilds: Final[dict[int, bytes]] = {}
        self.results: Final[dict[int, bytes]] = {}
        self.steps: Final[dict[int, bytes]] = {}

    def write(self, game: Game, seat: i64, slot: i64, pieces: list[bytes]) -> None:
        assert isinstance(game, Quests)
        self.asked.write(game, seat, pieces)
        for place in range(self.players):
            self.write_player(game, (seat + place) % self.players, place == 0, pieces)
        write_tavern(game.tavern, pieces)
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

    def write_player(self, game: Quests, owner: i64, is_own: bool, pieces: list[bytes]) -> None:
        """QV-038: of hands only the viewer's own. QV-184, QV-199: guild masters at the end, and solo."""
        player = game.players[owner]
        if is_own:
            pieces.append(self.hand(player.hand))
        pieces.append(number(pile.size(player.hand)))
        pieces.append(self.guild(player.guild))
        pieces.append(QUEST[1 + player.reserve])
        is_counted = game.over or game.mode.solo
        pieces.append(self.result(game, owner, is_own or is_counted, is_counted))

    def hand(self, citizens: int) -> bytes:
        found = self.hands.get(citizens)
        if found is None:
            found = PILE.piece(citizens)
            remember(self.hands, citizens, found)
        return found

    def guild(self, citizens: int) -> bytes:
        """A guild, and what all of it would bring to a quest."""
        found = self.guilds.get(citizens)
        if found is None:
            found = PILE.piece(citizens) + yield_piece(citizens)
            remember(self.guilds, citizens, found)
        return found

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
        pieces.append(self.guild(step.party))


def write_tavern(tavern: Tavern, pieces: list[bytes]) -> None:
    """The line, the spaces, how many cards are in the decks, and what was discarded."""
    for kind in tavern.line:
        pieces.append(CITIZEN[1 + kind])
    QUEST_SET.append(set_of(tavern.spaces), pieces)
    pieces.append(number(len(tavern.citizen_deck)))
    pieces.append(number(len(tavern.quest_deck)))
    PILE.append(tavern.citizen_discard, pieces)
    QUEST_SET.append(set_of(tavern.quest_discard), pieces)


def set_of(quests: list[int]) -> int:
    """Quests as a set, one bit each; empty spaces are left out."""
    found: i64 = 0
    one: i64 = 1
    for quest in quests:
        if quest != NOTHING:
            found |= one << quest
    return found


def yield_piece(citizens: int) -> bytes:
    """What citizens bring: roles, then resources with their "=" icons."""
    total = brings(citizens)
    roles = [int(pile.field(total, place)) for place in range(pile.ROLES)]
    return counts_piece(roles + [int(pile.resource(total, place)) for place in range(pile.ROLES, pile.COUNTERS)])
