"""What counts in a position of Quests of Valeria for one seat: points, pace, what the open quests promise, cards.

The features say what is there; how much it is worth was learned from many games.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.quests.outlook import (
    DEED_WORTH,
    missing_resources,
    missing_roles,
    outlook,
    points_for,
    worth_of_guild,
)
from wartable.quests import pile
from wartable.quests.components import (
    ACTIONS_PER_TURN,
    BRINGS,
    CITIZENS,
    GUILD_MASTERS,
    QUESTS,
    QUESTS_TO_END,
    brings,
)
from wartable.quests.table import NOTHING, Player, Quests

REACHES: Final[i64] = 5  # a quest is within reach of 0 to 4 hires
MOST_COMPLETED: Final[i64] = 6  # quests that are told apart
FEW_CARDS: Final[i64] = 2  # in hand
MANY_CARDS: Final[i64] = 5
MANY_CITIZENS: Final[i64] = 4  # in the guild
HAND_SHARE: Final = 0.1  # at the very end, what a card in hand counts compared with one in the guild
QUESTS_ALONE: Final = 28.0  # in the deck at the beginning of solo play
HUNDRED: Final = 100.0
ROLE_RESOURCES: Final[i64] = 3  # in halves: what a citizen hired for its role brings of what is missing
HIRE_RESOURCES: Final[i64] = 4  # in halves: what a citizen hired for its resources brings

# Where each group of features begins
ALWAYS: Final[i64] = 0
POINTS: Final[i64] = 1
COMPLETED: Final[i64] = 2
ACTIONS: Final[i64] = COMPLETED + MOST_COMPLETED
WAITING: Final[i64] = ACTIONS + 1
HAND: Final[i64] = WAITING + 1
HAND_OF_TWO: Final[i64] = HAND + 1
HAND_OVER_FIVE: Final[i64] = HAND_OF_TWO + 1
GUILD: Final[i64] = HAND_OVER_FIVE + 1
GUILD_OVER_FOUR: Final[i64] = GUILD + 1
ROLES_PRESENT: Final[i64] = GUILD_OVER_FOUR + 1
RESERVED: Final[i64] = ROLES_PRESENT + 1
REACH: Final[i64] = RESERVED + 1
SECOND_REACH: Final[i64] = REACH + REACHES
RESERVED_REACH: Final[i64] = SECOND_REACH + REACHES
LAST_REACH: Final[i64] = RESERVED_REACH + REACHES
LAST_CARDS: Final[i64] = LAST_REACH + REACHES
QUESTS_LEFT: Final[i64] = LAST_CARDS + 1
CITIZENS_LEFT: Final[i64] = QUESTS_LEFT + 1
HELP: Final[i64] = CITIZENS_LEFT + 1
LINE_HELP: Final[i64] = HELP + 1
OUTLOOK: Final[i64] = LINE_HELP + 1
COMPLETABLE: Final[i64] = OUTLOOK + 1
GUILD_WORTH: Final[i64] = COMPLETABLE + 1
GUILD_KIND: Final[i64] = GUILD_WORTH + 1
HAND_KIND: Final[i64] = GUILD_KIND + pile.KINDS
ORDER: Final[i64] = HAND_KIND + pile.KINDS
FEATURES: Final[i64] = ORDER + 1


def feature_names() -> list[str]:
    """The names in the order of the features."""
    reaches = [str(hires) for hires in range(REACHES)]
    names = ["always", "points", *(f"completed_{number}" for number in range(1, MOST_COMPLETED + 1))]
    names += ["actions", "waiting", "hand", "hand_of_two", "hand_over_five", "guild", "guild_over_four"]
    names += ["roles_present", "reserved"]
    for group in ("reach", "second_reach", "reserved_reach", "last_reach"):
        names += [f"{group}_{hires}" for hires in reaches]
    names += ["last_cards", "quests_left", "citizens_left", "help", "line_help"]
    names += ["outlook", "completable", "guild_worth"]
    names += [f"guild_{citizen.id}" for citizen in CITIZENS]
    return [*names, *(f"hand_{citizen.id}" for citizen in CITIZENS), "order"]


def term_names() -> list[str]:
    """The term to which each feature belongs: hints are phrased in these."""
    terms: list[str] = []
    for name in feature_names():
        terms.append(term_of(name))
    return terms


def term_of(name: str) -> str:
    if name == "points" or name.startswith("completed"):
        return "points"
    if name.startswith("reserved"):
        return "reserve"
    if name.startswith(("reach", "second_reach", "last_reach", "help", "line_help", "outlook", "completable")):
        return "quests"
    if name.startswith(("hand", "guild")):
        return name[: name.index("_")] if "_" in name else name
    return "guild" if name in ("roles_present", "last_cards") else "time"


def value_of(master: int, quest: int) -> float:
    """The points that a quest brings its owner, with what its bonus is worth."""
    return float(points_for(master, quest)) + sum(DEED_WORTH[deed] for deed in QUESTS[quest].bonus) / HUNDRED


VALUES: Final[list[list[float]]] = [
    [value_of(master, quest) for quest in range(len(QUESTS))] for master in range(len(GUILD_MASTERS))
]
POINTS_OF: Final[list[list[float]]] = [
    [float(points_for(master, quest)) for quest in range(len(QUESTS))] for master in range(len(GUILD_MASTERS))
]


def features_of(world: Quests, seat: i64) -> list[float]:
    found = [0.0] * FEATURES
    player = world.players[seat]
    found[ALWAYS] = 1.0
    found[ORDER] = float((seat - world.first_player + world.seats) % world.seats)  # who plays last knows most
    count_quests(player, found)
    if world.end_triggered:
        if has_turn_left(world, seat):
            look_at_last_turn(world, player, found)
            found[ACTIONS] = float(world.main_actions) if world.active == seat else float(ACTIONS_PER_TURN)
        found[LAST_CARDS] = float(pile.size(player.guild)) + HAND_SHARE * float(pile.size(player.hand))
        return found
    if world.active == seat:
        found[ACTIONS] = float(world.main_actions)
    found[WAITING] = float((seat - world.active + world.seats) % world.seats)
    if world.mode.solo:
        count_time(world, found)
    count_cards(player, found)
    has = brings(player.guild)
    look_at_quests(world, player, has, found)
    look_for_help(world, player, has, found)
    found[OUTLOOK] = float(outlook(world, seat, player.guild)) / HUNDRED
    found[COMPLETABLE] = best_met(world, player, has)
    found[GUILD_WORTH] = float(worth_of_guild(player.guild)) / HUNDRED
    return found


def has_turn_left(world: Quests, seat: i64) -> bool:
    """Whether the seat can still act in the last round."""
    seats = world.seats
    first = world.first_player
    own: i64 = (seat - first + seats) % seats
    now: i64 = (world.active - first + seats) % seats
    return own > now or (own == now and world.main_actions > 0)


def count_quests(player: Player, found: list[float]) -> None:
    points = POINTS_OF[player.guild_master]
    total = 0.0
    for quest in player.completed:
        total += points[quest]
    found[POINTS] = total
    number: i64 = min(len(player.completed), MOST_COMPLETED)
    if number > 0:
        found[COMPLETED + number - 1] = 1.0


def count_time(world: Quests, found: list[float]) -> None:
    """In solo play, both decks run out."""
    tavern = world.tavern
    quests: i64 = len(tavern.quest_deck)
    for quest in tavern.spaces:
        if quest != NOTHING:
            quests += 1
    found[QUESTS_LEFT] = float(quests)
    found[CITIZENS_LEFT] = float(len(tavern.citizen_deck))


def count_cards(player: Player, found: list[float]) -> None:
    hand = pile.size(player.hand)
    guild = pile.size(player.guild)
    found[HAND] = float(hand)
    found[HAND_OF_TWO] = float(min(hand, FEW_CARDS))
    found[HAND_OVER_FIVE] = float(max(hand - MANY_CARDS, 0))
    found[GUILD] = float(guild)
    found[GUILD_OVER_FOUR] = float(max(guild - MANY_CITIZENS, 0))
    if player.reserve != NOTHING:
        found[RESERVED] = 1.0
    count_kinds(player.guild, GUILD_KIND, found)
    count_kinds(player.hand, HAND_KIND, found)


def count_kinds(cards: int, place: i64, found: list[float]) -> None:
    for kind in pile.cards(cards):
        found[place + kind] += 1.0


def look_at_quests(world: Quests, player: Player, has: i64, found: list[float]) -> None:
    """For every number of hires: the best and the second best quest that they could complete."""
    values = VALUES[player.guild_master]
    for role in range(pile.ROLES):
        if pile.field(has, role):
            found[ROLES_PRESENT] += 1.0
    for quest in world.tavern.spaces:
        if quest != NOTHING:
            note(found, hires_for(has, QUESTS[quest].needs), values[quest])
    if player.reserve != NOTHING:
        value = values[player.reserve]
        hires = hires_for(has, QUESTS[player.reserve].needs)
        note(found, hires, value)
        for reach in range(hires, REACHES):
            found[RESERVED_REACH + reach] = value


def look_for_help(world: Quests, player: Player, has: i64, found: list[float]) -> None:
    """The best quest that one citizen of the hand, or one of the line, would complete."""
    for kind in pile.kinds(player.hand):
        found[HELP] = max(found[HELP], best_met(world, player, has + BRINGS[kind]))
    for kind in world.tavern.line:
        if kind != NOTHING:
            found[LINE_HELP] = max(found[LINE_HELP], best_met(world, player, has + BRINGS[kind]))


def best_met(world: Quests, player: Player, has: i64) -> float:
    """The most valuable quest that is met by what the citizens bring; values come first, as covering costs more."""
    values = VALUES[player.guild_master]
    sums = pile.totals(has)
    best = 0.0
    for quest in world.tavern.spaces:
        if quest != NOTHING and values[quest] > best and pile.covers(sums, QUESTS[quest].needs):
            best = values[quest]
    if player.reserve != NOTHING and values[player.reserve] > best and pile.covers(sums, QUESTS[player.reserve].needs):
        best = values[player.reserve]
    return best


def note(found: list[float], hires: i64, value: float) -> None:
    """Keep the two highest values at each reach, in the features themselves: every position is looked at this way."""
    for reach in range(hires, REACHES):
        if value > found[REACH + reach]:
            found[SECOND_REACH + reach] = found[REACH + reach]
            found[REACH + reach] = value
        elif value > found[SECOND_REACH + reach]:
            found[SECOND_REACH + reach] = value


def look_at_last_turn(world: Quests, player: Player, found: list[float]) -> None:
    """In the last round only points count."""
    points = POINTS_OF[player.guild_master]
    has = brings(player.guild)
    for quest in [*world.tavern.spaces, int(player.reserve)]:
        if quest != NOTHING:
            for reach in range(hires_for(has, QUESTS[quest].needs), REACHES):
                found[LAST_REACH + reach] = max(found[LAST_REACH + reach], points[quest])


def hires_for(has: i64, needs: i64) -> i64:
    """About how many more citizens a quest takes: one for each role, and one for two resources beyond those."""
    roles = missing_roles(has, needs)
    beyond: i64 = 2 * missing_resources(has, needs) - ROLE_RESOURCES * roles  # in halves
    return roles + (beyond + HIRE_RESOURCES - 1) // HIRE_RESOURCES if beyond > 0 else roles


def stage_of(world: Quests) -> float:
    """How near the leader is to a fifth quest; in solo play, how many quests have gone."""
    if world.mode.solo:
        return 1.0 - min(1.0, len(world.tavern.quest_deck) / QUESTS_ALONE)
    most: i64 = 0
    for player in world.players:
        most = max(most, len(player.completed))
    return 1.0 if most >= QUESTS_TO_END else float(most) / float(QUESTS_TO_END)
