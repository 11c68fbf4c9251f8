"""The table: everything a person could point at, and how it is copied."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wartable.engine.agenda import Game
from wartable.engine.chance import Chance
from wartable.quests.components import Mode

NOTHING: Final[i64] = -1
NOBODY: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Player:
    """QV-018: what is in front of a player. Hand and guild are piles; QV-021: there is room for one reserved quest."""

    def __init__(self, hand: int, guild: int, reserve: i64, completed: list[int], guild_master: i64) -> None:
        self.hand: int = hand
        self.guild: int = guild
        self.reserve: i64 = reserve
        self.completed = completed
        self.guild_master: i64 = guild_master

    def copy(self) -> "Player":
        return Player(self.hand, self.guild, self.reserve, self.completed[:], self.guild_master)


@final
@mypyc_attr(acyclic=True)
class Tavern:
    """The line of citizens, the quest spaces, both decks (the top is the end) and both discard piles."""

    def __init__(
        self, line: list[int], spaces: list[int], citizen_deck: list[int], quest_deck: list[int], discards: list[int]
    ) -> None:
        self.line = line
        self.spaces = spaces
        self.citizen_deck = citizen_deck
        self.quest_deck = quest_deck
        self.quest_discard = discards
        self.citizen_discard: int = 0
        self.set_aside: i64 = NOTHING

    def copy(self) -> "Tavern":
        other = Tavern(self.line[:], self.spaces[:], self.citizen_deck[:], self.quest_deck[:], self.quest_discard[:])
        other.citizen_discard = self.citizen_discard
        other.set_aside = self.set_aside
        return other


@final
class Quests(Game):
    """A game of Quests of Valeria."""

    def __init__(self, mode: Mode, chance: Chance, players: list[Player], tavern: Tavern, box: list[int]) -> None:
        super().__init__(mode.players, chance)
        self.mode: Final = mode
        self.players = players
        self.tavern = tavern
        self.box = box  # QV-039: guild masters that were not dealt; it never changes, so copies share it
        self.first_player: i64 = 0
        self.active: i64 = 0
        self.main_actions: i64 = 0
        self.round: i64 = 1
        self.idle_rounds: i64 = 0
        self.quest_this_round: bool = False
        self.end_triggered: bool = False

    def copy(self) -> "Quests":
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        other = Quests(self.mode, self.chance.copy(), players, self.tavern.copy(), self.box)
        self.copy_run_into(other)
        other.first_player = self.first_player
        other.active = self.active
        other.main_actions = self.main_actions
        other.round = self.round
        other.idle_rounds = self.idle_rounds
        other.quest_this_round = self.quest_this_round
        other.end_triggered = self.end_triggered
        return other
