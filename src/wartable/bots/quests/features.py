"""What counts in a position of Quests of Valeria for one seat: points, pace, what the open quests promise, cards.

The features say what is there; how much it is worth was learned from many games.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.quests.outlook import (
    DEED_WORTH,
    NO_OUTLOOK,
    PROMISES,
    SHARE_OF_SECOND,
    effort_of,
    missing_resources,
    missing_roles,
    points_for,
    worth_of_guild,
)
from wartable.bots.quests.outlook import RESERVED as RESERVED_QUEST
from wartable.bots.weights import FeatureSum
from wartable.quests import pile
from wartable.quests.components import (
    ACTIONS_PER_TURN,
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
REACH_BITS: Final[i64] = 3
REACH_MASK: Final[i64] = 7
MISSING_BITS: Final[i64] = 16
MISSING_MASK: Final[i64] = (1 << MISSING_BITS) - 1

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


def count_features(world: Quests, seat: i64, tally: FeatureSum) -> None:
    """Note everything in the order of the names."""
    player = world.players[seat]
    tally.note(ALWAYS, 1.0)
    count_quests(player, tally)
    if world.end_triggered:
        count_in_last_round(world, seat, tally)
    else:
        count_before_the_end(world, seat, tally)
    tally.note(ORDER, float((seat - world.first_player + world.seats) % world.seats))  # who plays last knows most


def count_in_last_round(world: Quests, seat: i64, tally: FeatureSum) -> None:
    player = world.players[seat]
    if has_turn_left(world, seat):
        tally.note(ACTIONS, float(world.main_actions) if world.active == seat else float(ACTIONS_PER_TURN))
        look_at_last_turn(world, player, tally)
    tally.note(LAST_CARDS, float(pile.size(player.guild)) + HAND_SHARE * float(pile.size(player.hand)))


def count_before_the_end(world: Quests, seat: i64, tally: FeatureSum) -> None:
    player = world.players[seat]
    if world.active == seat:
        tally.note(ACTIONS, float(world.main_actions))
    tally.note(WAITING, float((seat - world.active + world.seats) % world.seats))
    has = brings(player.guild)
    count_cards(player, has, tally)
    promise = look_at_quests(world, player, has, tally)
    if world.mode.solo:
        count_time(world, tally)
    met = best_met(world, player, has, 0.0)
    tally.note(HELP, best_with_one_of(world, player, pile.kinds(player.hand), met))
    tally.note(LINE_HELP, best_with_one_of(world, player, world.tavern.line, met))
    tally.note(OUTLOOK, float(promise) / HUNDRED)
    tally.note(COMPLETABLE, met)
    tally.note(GUILD_WORTH, float(worth_of_guild(player.guild)) / HUNDRED)
    count_kinds(player.guild, GUILD_KIND, tally)
    count_kinds(player.hand, HAND_KIND, tally)


def has_turn_left(world: Quests, seat: i64) -> bool:
    """Whether the seat can still act in the last round."""
    seats = world.seats
    first = world.first_player
    own: i64 = (seat - first + seats) % seats
    now: i64 = (world.active - first + seats) % seats
    return own > now or (own == now and world.main_actions > 0)


def count_quests(player: Player, tally: FeatureSum) -> None:
    points = POINTS_OF[player.guild_master]
    total = 0.0
    for quest in player.completed:
        total += points[quest]
    tally.note(POINTS, total)
    number: i64 = min(len(player.completed), MOST_COMPLETED)
    if number > 0:
        tally.note(COMPLETED + number - 1, 1.0)


def count_time(world: Quests, tally: FeatureSum) -> None:
    """In solo play, both decks run out."""
    tavern = world.tavern
    quests: i64 = len(tavern.quest_deck)
    for quest in tavern.spaces:
        if quest != NOTHING:
            quests += 1
    tally.note(QUESTS_LEFT, float(quests))
    tally.note(CITIZENS_LEFT, float(len(tavern.citizen_deck)))


def count_cards(player: Player, has: i64, tally: FeatureSum) -> None:
    hand = pile.size(player.hand)
    guild = pile.size(player.guild)
    tally.note(HAND, float(hand))
    tally.note(HAND_OF_TWO, float(min(hand, FEW_CARDS)))
    tally.note(HAND_OVER_FIVE, float(max(hand - MANY_CARDS, 0)))
    tally.note(GUILD, float(guild))
    tally.note(GUILD_OVER_FOUR, float(max(guild - MANY_CITIZENS, 0)))
    roles: i64 = 0
    for role in range(pile.ROLES):
        if pile.field(has, role):
            roles += 1
    tally.note(ROLES_PRESENT, float(roles))
    if player.reserve != NOTHING:
        tally.note(RESERVED, 1.0)


def count_kinds(cards: int, first: i64, tally: FeatureSum) -> None:
    """How many of each kind, taken apart word by word as in `pile`."""
    while cards:
        word: i64 = cards & pile.WORD
        number = first
        while word:
            copies: i64 = word & pile.COPIES
            if copies:
                tally.note(number, float(copies))
            word >>= pile.BITS
            number += 1
        cards >>= pile.WORD_BITS
        first += pile.WORD_KINDS


def look_at_quests(world: Quests, player: Player, has: i64, tally: FeatureSum) -> i64:
    """For every number of hires: the best and the second best quest that they could complete. Returns the outlook."""
    promises = PROMISES[player.guild_master]
    best = TwoBest(NO_OUTLOOK)
    reaches: i64 = 0  # of all quests, the reserved one last
    if player.reserve != NOTHING:
        missing = missing_for(has, QUESTS[player.reserve].needs)
        best.first = promises[player.reserve] - effort_for(missing) + RESERVED_QUEST
        reaches = hires_for(missing) << REACH_BITS * len(world.tavern.spaces)
    for place, quest in enumerate(world.tavern.spaces):
        if quest != NOTHING:
            missing = missing_for(has, QUESTS[quest].needs)
            best.offer(promises[quest] - effort_for(missing))
            reaches |= hires_for(missing) << REACH_BITS * place
    note_reaches(world, player, reaches, tally)
    return best.first + best.second // SHARE_OF_SECOND


def note_reaches(world: Quests, player: Player, reaches: i64, tally: FeatureSum) -> None:
    values = VALUES[player.guild_master]
    spaces = world.tavern.spaces
    seconds: list[float] = []
    own: i64 = reaches >> REACH_BITS * len(spaces)
    for reach in range(REACHES):
        first = values[player.reserve] if player.reserve != NOTHING and own <= reach else 0.0
        second = 0.0
        for place, quest in enumerate(spaces):
            if quest != NOTHING and (reaches >> REACH_BITS * place & REACH_MASK) <= reach:
                value = values[quest]
                if value > first:
                    second = first
                    first = value
                elif value > second:
                    second = value
        tally.note(REACH + reach, first)
        seconds.append(second)
    for reach in range(REACHES):
        tally.note(SECOND_REACH + reach, seconds[reach])
    if player.reserve != NOTHING:
        for reach in range(own, REACHES):
            tally.note(RESERVED_REACH + reach, values[player.reserve])


def best_with_one_of(world: Quests, player: Player, kinds: list[int], met: float) -> float:
    """The best quest that one of these citizens would complete; `met` is the best without them."""
    has = brings(player.guild)
    best = 0.0
    for kind in kinds:
        if kind != NOTHING:
            best = best_met(world, player, has + CITIZENS[kind].brings, max(best, met))
    return best


def best_met(world: Quests, player: Player, has: i64, best: float) -> float:
    """The most valuable quest that is met by what the citizens bring, if it is better than what is known.

    Values come first, as covering costs more.
    """
    values = VALUES[player.guild_master]
    sums = pile.totals(has)
    for quest in world.tavern.spaces:
        if quest != NOTHING and values[quest] > best and pile.covers(sums, QUESTS[quest].needs):
            best = values[quest]
    if player.reserve != NOTHING and values[player.reserve] > best and pile.covers(sums, QUESTS[player.reserve].needs):
        best = values[player.reserve]
    return best


def look_at_last_turn(world: Quests, player: Player, tally: FeatureSum) -> None:
    """In the last round only points count."""
    points = POINTS_OF[player.guild_master]
    has = brings(player.guild)
    best = [0.0] * REACHES
    for quest in [*world.tavern.spaces, int(player.reserve)]:
        if quest != NOTHING:
            for reach in range(hires_for(missing_for(has, QUESTS[quest].needs)), REACHES):
                best[reach] = max(best[reach], points[quest])
    for reach in range(REACHES):
        tally.note(LAST_REACH + reach, best[reach])


def missing_for(has: i64, needs: i64) -> i64:
    """What a quest still needs: citizens of certain roles, and above them in the same number, resources."""
    return missing_roles(has, needs) | missing_resources(has, needs) << MISSING_BITS


def hires_for(missing: i64) -> i64:
    """About how many more citizens a quest takes: one for each role, and one for two resources beyond those.

    More than can be told apart are as many as that.
    """
    roles = missing & MISSING_MASK
    beyond: i64 = 2 * (missing >> MISSING_BITS) - ROLE_RESOURCES * roles  # in halves
    hires = roles + (beyond + HIRE_RESOURCES - 1) // HIRE_RESOURCES if beyond > 0 else roles
    return min(hires, REACHES)


def effort_for(missing: i64) -> i64:
    return effort_of(missing & MISSING_MASK, missing >> MISSING_BITS)


def stage_of(world: Quests) -> float:
    """How near the leader is to a fifth quest; in solo play, how many quests have gone."""
    if world.mode.solo:
        return 1.0 - min(1.0, len(world.tavern.quest_deck) / QUESTS_ALONE)
    most: i64 = 0
    for player in world.players:
        most = max(most, len(player.completed))
    return 1.0 if most >= QUESTS_TO_END else float(most) / float(QUESTS_TO_END)
