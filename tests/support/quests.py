"""Positions of Quests of Valeria: a table laid as a rulebook example wants it, and the hand that plays on it.

Piles of citizens and rows of quests are written as names with spaces between them; "-" is an empty slot or space.
Hands, guilds, reserves and completed quests are listed by seat. Cards that no argument names lie in the decks, or
where `rest` says, so that all 84 citizens and 32 quests are on the table.
"""

from collections import Counter
from collections.abc import Sequence

from tests.support.playing import asked, offered, offered_as, play, told  # noqa: F401  its tests import them from here

from wartable.engine.chance import chance_from
from wartable.matches.match import Match
from wartable.quests import pile
from wartable.quests.components import CITIZENS, GUILD_MASTERS, QUESTS, QUESTS_TO_END
from wartable.quests.end_phase import RefillTavern
from wartable.quests.ending import EndGame
from wartable.quests.setup import citizens_of, new_game
from wartable.quests.solo import WorkOnLines
from wartable.quests.table import NOTHING, Quests
from wartable.quests.title import TITLE
from wartable.quests.turn import MainAction, PassTurn
from wartable.quests.view import PlayerView, QuestsView

# quests that the tests name often
PILGRIMS = "escort_the_pilgrims_of_saint_aquila"  # 1 So 1 H, 2 M 1 S: 2 VP, Hire
HYMNAL = "recover_the_lost_hymnal"  # 2 H, 4 M: 3 VP, Draw, Draw
BEACONS = "light_the_beacons_of_the_coast"  # 1 W 1 H, 2 G 3 M: 3 VP, Hire
PASS = "cross_the_frozen_pass"  # 1 W 1 So 1 H, 1 G 2 M 3 S: 4 VP, Quest
RUINS = "map_the_sunken_ruins"  # 1 So 2 H, 5 M 3 S: 6 VP, Draw
GUARDIAN = "awaken_the_stone_guardian"  # 1 So 1 Sh 2 H, 3 G 5 M: 7 VP, Reserve
CROWN = "find_the_crown_of_the_first_king"  # 1 W 1 So 1 Sh 2 H, 2 G 6 M 3 S: 8 VP, none
GOBLINS = "drive_off_the_goblin_scouts"  # 1 W 1 So, 1 G 2 S: 2 VP, Draw, Draw
WATCHTOWER = "hold_the_old_watchtower"  # 2 So, 4 S: 2 VP, Hire, Draw
BANDITS = "rout_the_bandits_of_blackfen"  # 1 So 1 Sh, 2 G 3 S: 3 VP, Hire
SIEGE = "break_the_orc_siege"  # 1 W 2 So, 5 S: 4 VP, Draw, Reserve
FORT = "storm_the_ogre_fort"  # 1 W 2 So 1 Sh, 3 G 6 S: 6 VP, Hire
DRAGON = "slay_the_dragon_of_the_barrens"  # 1 W 2 So 1 Sh 1 H, 3 G 2 M 6 S: 8 VP, none
CELLAR = "stock_the_gutrot_cellar"  # 1 W 1 Sh, 2 G 1 S: 2 VP, Hire
MINE = "reopen_the_silver_mine"  # 2 W, 4 G: 3 VP, Draw, Reserve
TREATY = "broker_the_harbor_treaty"  # 1 W 1 Sh 1 H, 3 G 2 M 1 S: 4 VP, Quest
BRIDGES = "repair_the_bridges_of_pratchetts_plateau"  # 2 W 1 H, 5 G: 5 VP, Draw
MARKET = "raise_the_grand_market"  # 2 W 1 Sh 1 H, 5 G 3 M: 6 VP, Hire
CORONATION = "finance_the_kings_coronation"  # 2 W 1 So 1 Sh 1 H, 6 G 3 M 2 S: 8 VP, none
SMUGGLER = "tail_the_smuggler_queen"  # 1 Sh 1 H, 1 G 2 M: 2 VP, Draw, Reserve
SEAL = "forge_the_dukes_seal"  # 2 Sh, 3 G 1 S: 3 VP, Draw, Draw
SPY = "plant_a_spy_at_court"  # 1 W 1 Sh, 2 G 3 M: 3 VP, Reserve, Quest
DEMON = "steal_the_demons_true_name"  # 1 W 1 So 2 Sh 1 H, 4 G 4 M 3 S: 8 VP, none

PLAIN_CITIZENS = ("alchemist", "mercenary", "paladin")  # kinds without a hire power
HARD_QUESTS = (CROWN, DRAGON, CORONATION, DEMON, GUARDIAN, FORT)  # nobody completes them by chance
EVERY_CITIZEN = tuple(citizen.id for citizen in CITIZENS)
EVERY_QUEST = tuple(quest.id for quest in QUESTS)
SEED = 1


class Supply:
    """Cards that have no place yet; a name is taken out of it only as often as it is there."""

    def __init__(self, ids: Sequence[str], cards: Sequence[int]) -> None:
        self.numbers = {name: number for number, name in enumerate(ids)}
        self.cards = list(cards)

    def count(self, name: str) -> int:
        return self.cards.count(self.numbers[name])

    def take(self, names: str) -> list[int]:
        taken = [NOTHING if name == "-" else self.numbers[name] for name in names.split()]
        for card in taken:
            if card != NOTHING:
                self.cards.remove(card)
        return taken

    def take_rest(self) -> list[int]:
        rest, self.cards = self.cards, []
        return rest


def given(
    *,
    players: int = 3,
    hands: Sequence[str] = (),
    guilds: Sequence[str] = (),
    reserves: Sequence[str] = (),
    completed: Sequence[str] = (),
    masters: Sequence[str] = (),
    line: str | None = None,
    quests: str | None = None,
    top: str = "",
    quest_top: str = "",
    discard: str = "",
    quest_discard: str = "",
    rest: str = "deck",
    quest_rest: str = "deck",
    seat: int = 0,
    first_player: int = 0,
    actions: int = 2,
    round_number: int = 1,
    idle_rounds: int = 0,
) -> Match:
    """A game in which the seat is about to take the first of its remaining actions; with none, its End Phase runs.

    `top` lists the cards on top of a deck, the first to be drawn first. `rest` is "deck", "discard", "hand" or
    "guild" (of the active seat); `quest_rest` is "deck", "discard" or "completed" (by the active seat).
    """
    game = new_game(players, chance_from(SEED))
    citizens = Supply([one.id for one in CITIZENS], citizens_of(game.mode))
    cards = Supply(EVERY_QUEST, range(len(QUESTS)))
    for owner, player in enumerate(game.players):
        player.hand = pile.pile_of(citizens.take(by_seat(hands, owner)))
        player.guild = pile.pile_of(citizens.take(by_seat(guilds, owner)))
        player.reserve = (cards.take(by_seat(reserves, owner)) or [NOTHING])[0]
        player.completed = cards.take(by_seat(completed, owner))
    tavern = game.tavern
    tavern.citizen_discard = pile.pile_of(citizens.take(discard))
    tavern.quest_discard = cards.take(quest_discard)
    drawn_first, quests_drawn_first = citizens.take(top)[::-1], cards.take(quest_top)[::-1]
    tavern.line = citizens.take(default_line(citizens) if line is None else line)
    tavern.spaces = cards.take(default_quests(game, cards) if quests is None else quests)
    place_citizens(game, seat, rest, citizens.take_rest())
    place_quests(game, seat, quest_rest, cards.take_rest())
    tavern.citizen_deck += drawn_first
    tavern.quest_deck += quests_drawn_first
    deal_masters(game, masters)
    game.first_player, game.active, game.main_actions = first_player, seat, actions
    game.round, game.idle_rounds = round_number, idle_rounds
    game.end_triggered = players > 1 and any(len(one.completed) >= QUESTS_TO_END for one in game.players)
    return started(game, players, actions)


def by_seat(row: Sequence[str], seat: int) -> str:
    return row[seat] if seat < len(row) else ""


def default_line(citizens: Supply) -> str:
    """Six citizens without a hire power."""
    return " ".join([name for copy in range(3) for name in PLAIN_CITIZENS if citizens.count(name) > copy][:6])


def default_quests(game: Quests, cards: Supply) -> str:
    """Hard quests in all spaces; solo as after the second turn."""
    free = [name for name in (*HARD_QUESTS, *EVERY_QUEST[::-1]) if cards.count(name)]
    return " ".join(list(dict.fromkeys(free))[: game.mode.spaces])


def place_citizens(game: Quests, seat: int, where: str, cards: list[int]) -> None:
    game.tavern.citizen_deck = cards if where == "deck" else []
    if where == "discard":
        game.tavern.citizen_discard += pile.pile_of(cards)
    elif where == "hand":
        game.players[seat].hand += pile.pile_of(cards)
    elif where == "guild":
        game.players[seat].guild += pile.pile_of(cards)


def place_quests(game: Quests, seat: int, where: str, cards: list[int]) -> None:
    game.tavern.quest_deck = cards if where == "deck" else []
    if where == "discard":
        game.tavern.quest_discard += cards
    elif where == "completed":
        game.players[seat].completed += cards


def deal_masters(game: Quests, masters: Sequence[str]) -> None:
    supply = Supply([one.id for one in GUILD_MASTERS], range(len(GUILD_MASTERS)))
    named = [supply.take(by_seat(masters, seat)) for seat in range(game.seats)]
    rest = supply.take_rest()
    for player, own in zip(game.players, named, strict=True):
        player.guild_master = own[0] if own else rest.pop()
    game.box = rest


def started(game: Quests, players: int, actions: int) -> Match:
    seat = game.active
    game.agenda.clear()
    end_phase = WorkOnLines() if game.mode.solo else RefillTavern(seat)
    game.do(*(MainAction(seat) for _ in range(actions)), end_phase, PassTurn(seat), EndGame())
    match = Match(TITLE, players, SEED, {})
    match.events.clear()
    match.game, game.events = game, match.events
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


# --- playing


def complete(match: Match, quest: str, party: str) -> Match:
    """Complete a quest with these guild citizens; picks that are forced are made by the engine."""
    seat = match.game.active
    before = guild(match, seat)
    play(match, f"quest:{quest}")
    while not match.over and (picked := table(match).party) is not None:
        left = bag(party) - Counter(picked.citizens)
        uses = [key for key in offered(match) if left[key.removeprefix("use:")]]
        play(match, uses[0] if uses else "done")
    assert player(match, seat).completed[-1] == quest and before - guild(match, seat) == bag(party)
    return match


def end_turn(match: Match) -> Match:
    """Let the active seat draw, or do what it can, and decline until its turn is over."""
    seat, number = match.game.active, match.game.round
    while not match.over and (match.game.active, match.game.round) == (seat, number):
        keys = offered(match)
        play(match, keys[0] if asked(match) == "main" else keys[-1])
    return match


# --- looking


def table(match: Match, seat: int | None = None) -> QuestsView:
    """The table as a spectator or a seat sees it."""
    view = match.view(seat)
    assert isinstance(view, QuestsView)
    return view


def player(match: Match, seat: int = 0) -> PlayerView:
    """A player as that player sees it."""
    return table(match, seat).players[seat]


def bag(names: str) -> Counter[str]:
    return Counter(names.split())


def hand(match: Match, seat: int = 0) -> Counter[str]:
    return Counter(player(match, seat).hand)


def guild(match: Match, seat: int = 0) -> Counter[str]:
    return Counter(player(match, seat).guild)


def discarded(match: Match) -> Counter[str]:
    return Counter(table(match).citizen_discard)


def discarded_quests(match: Match) -> set[str]:
    return set(table(match).quest_discard)


def line(match: Match) -> str:
    return " ".join(slot.citizen or "-" for slot in table(match).line)


def active_quests(match: Match) -> str:
    return " ".join(quest or "-" for quest in table(match).spaces)


def pending(match: Match) -> list[list[str]]:
    """The steps of the open groups, the newest group first."""
    return [group.steps for group in table(match).groups]
