"""The outlook of a guild in Quests of Valeria: what the open quests promise, less the effort that they still take.

All values are hundredths of a point, found by trying others in many games.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import TwoBest
from wartable.bots.judge import POINT
from wartable.quests import pile
from wartable.quests.components import CITIZENS, DEED_IDS, GUILD_MASTERS, QUESTS, brings
from wartable.quests.table import NOTHING, Quests

WORTH_BY_DEED: Final[dict[str, int]] = {
    "draw": 40,
    "hire": 80,
    "reserve": 20,
    "quest": 60,
    "discard_from_guild": 40,
    "take_from_guild": 60,
    "discard_random_from_hand": 30,
    "take_random_from_hand": 40,
    "discard_reserved_quest": 20,
    "discard_tavern_citizen": 10,
    "discard_active_quest": 10,
}
UNKNOWN_DEED: Final = 10
DEED_WORTH: Final[list[int]] = [WORTH_BY_DEED.get(deed, UNKNOWN_DEED) for deed in DEED_IDS]
CITIZEN: Final = 20  # what any citizen is worth, then more for each resource and for each "="
CITIZEN_RESOURCE: Final = 10
CITIZEN_EQUALS: Final = 40
QUEST_ACTION: Final[i64] = 80  # the cost of the action that completes a quest
MISSING_ROLE: Final[i64] = 90
MISSING_RESOURCE: Final[i64] = 25
RESOURCES_WITH_ROLE: Final[i64] = 1  # a citizen hired for its role also brings about this much of what is missing
RESERVED: Final[i64] = 10  # nobody else can complete a reserved quest
SHARE_OF_SECOND: Final[i64] = 5  # the second best quest counts for a fifth
HAND_CARD: Final[i64] = 35
NO_OUTLOOK: Final[i64] = -600


def worth_of_kind(kind: int) -> int:
    """What a citizen in a guild is worth whatever the quests are."""
    citizen = CITIZENS[kind]
    return CITIZEN + CITIZEN_RESOURCE * sum(citizen.numbers.values()) + CITIZEN_EQUALS * len(citizen.equals)


def points_for(master: int, quest: int) -> int:
    """The points that a quest brings its owner."""
    card = QUESTS[quest]
    return card.points + GUILD_MASTERS[master].bonus.get(card.type, 0)


def promise_of(master: int, quest: int) -> int:
    """What completing a quest brings its owner."""
    bonus = sum(DEED_WORTH[deed] for deed in QUESTS[quest].bonus)
    return POINT * points_for(master, quest) + bonus - QUEST_ACTION


KIND_WORTH: Final[list[int]] = [worth_of_kind(kind) for kind in range(pile.KINDS)]
PROMISES: Final[list[list[int]]] = [
    [promise_of(master, quest) for quest in range(len(QUESTS))] for master in range(len(GUILD_MASTERS))
]


def outlook(world: Quests, seat: i64, guild: int) -> i64:
    """The best open quest for a guild, and something for the second best."""
    player = world.players[seat]
    promises = PROMISES[player.guild_master]
    has = brings(guild)
    best = TwoBest(NO_OUTLOOK)
    if player.reserve != NOTHING:
        best.first = promises[player.reserve] - effort(has, QUESTS[player.reserve].needs) + RESERVED
    for quest in world.tavern.spaces:
        if quest != NOTHING:
            best.offer(promises[quest] - effort(has, QUESTS[quest].needs))
    return best.first + best.second // SHARE_OF_SECOND


def effort(has: i64, needs: i64) -> i64:
    """What it takes to hire the citizens a quest still needs, in hundredths of a point."""
    return effort_of(missing_roles(has, needs), missing_resources(has, needs))


def effort_of(roles: i64, resources: i64) -> i64:
    """The same, when it is known what is missing."""
    beyond: i64 = resources - RESOURCES_WITH_ROLE * roles
    return MISSING_ROLE * roles + MISSING_RESOURCE * max(0, beyond)


def missing_roles(has: i64, needs: i64) -> i64:
    """How many citizens of certain roles a quest still needs."""
    roles: i64 = 0
    for role in range(pile.ROLES):
        missing: i64 = pile.field(needs, role) - pile.field(has, role)
        if missing > 0:
            roles += missing
    return roles


def missing_resources(has: i64, needs: i64) -> i64:
    """How many resources of all kinds a quest still needs."""
    resources: i64 = 0
    for number in range(pile.ROLES, pile.ROLES + pile.RESOURCES):
        missing: i64 = pile.field(needs, number) - pile.resource(has, number)
        if missing > 0:
            resources += missing
    return resources


def worth_of_guild(guild: int) -> i64:
    """Taken apart word by word, as in `pile`."""
    worth: i64 = 0
    first: i64 = 0
    while guild:
        word: i64 = guild & pile.WORD
        kind = first
        while word:
            copies: i64 = word & pile.COPIES
            if copies:
                worth += copies * KIND_WORTH[kind]
            word >>= pile.BITS
            kind += 1
        guild >>= pile.WORD_BITS
        first += pile.WORD_KINDS
    return worth


def completable(world: Quests, seat: i64) -> i64:
    """The best quest that the guild meets as it is: nothing else counts when no turn is left but this one."""
    player = world.players[seat]
    promises = PROMISES[player.guild_master]
    has = brings(player.guild)
    best: i64 = 0
    for quest in [*world.tavern.spaces, int(player.reserve)]:
        if quest != NOTHING and effort(has, QUESTS[quest].needs) == 0:
            best = max(best, promises[quest])
    return best
