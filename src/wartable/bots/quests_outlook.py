"""The outlook of a guild in Quests of Valeria: what the open quests promise, less the effort that they still take.

All values are hundredths of a point, found by playing many games with others.
"""

from typing import Final

from mypy_extensions import i64

from wartable.bots.judge import POINT
from wartable.quests import pile
from wartable.quests.components import CITIZENS, GUILD_MASTERS, NEEDS, QUESTS, brings
from wartable.quests.table import NOTHING, Quests

DEED_WORTH: Final = [40, 80, 20, 60, 40, 60, 30, 40, 20, 10, 10]  # of each deed, in the order of the vocabulary
QUEST_ACTION: Final[i64] = 80  # what the action costs that completes a quest
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
    return 20 + 10 * sum(citizen.numbers.values()) + 40 * len(citizen.equals)


def promise_of(master: int, quest: int) -> int:
    """What completing a quest brings its owner."""
    card = QUESTS[quest]
    points = card.points + GUILD_MASTERS[master].bonus.get(card.type, 0)
    return POINT * points + sum(DEED_WORTH[deed] for deed in card.bonus) - QUEST_ACTION


KIND_WORTH: Final[list[int]] = [worth_of_kind(kind) for kind in range(pile.KINDS)]
PROMISES: Final[list[list[int]]] = [
    [promise_of(master, quest) for quest in range(len(QUESTS))] for master in range(len(GUILD_MASTERS))
]


def outlook(world: Quests, seat: i64, guild: i64) -> i64:
    """The best open quest for a guild, and something for the second best."""
    player = world.players[seat]
    promises = PROMISES[player.guild_master]
    has = brings(guild)
    best: i64 = NO_OUTLOOK
    second: i64 = NO_OUTLOOK
    if player.reserve != NOTHING:
        best = promises[player.reserve] - effort(has, NEEDS[player.reserve]) + RESERVED
    for quest in world.tavern.spaces:
        if quest != NOTHING:
            prospect: i64 = promises[quest] - effort(has, NEEDS[quest])
            if prospect > best:
                second = best
                best = prospect
            elif prospect > second:
                second = prospect
    return best + second // SHARE_OF_SECOND


def effort(has: i64, needs: i64) -> i64:
    """What it takes to hire whom a quest still needs, in hundredths of a point."""
    roles: i64 = 0
    for role in range(pile.ROLES):
        missing: i64 = pile.field(needs, role) - pile.field(has, role)
        if missing > 0:
            roles += missing
    resources: i64 = -RESOURCES_WITH_ROLE * roles
    for number in range(pile.ROLES, pile.ROLES + pile.RESOURCES):
        lacking: i64 = pile.field(needs, number) - pile.resource(has, number)
        if lacking > 0:
            resources += lacking
    return MISSING_ROLE * roles + (MISSING_RESOURCE * resources if resources > 0 else 0)


def worth_of_guild(guild: i64) -> i64:
    worth: i64 = 0
    for kind in range(pile.KINDS):
        worth += pile.count(guild, kind) * KIND_WORTH[kind]
    return worth


def completable(world: Quests, seat: i64) -> i64:
    """The best quest that the guild meets as it is: all that counts when no turn is left but this one."""
    player = world.players[seat]
    promises = PROMISES[player.guild_master]
    has = brings(player.guild)
    best: i64 = 0
    for quest in [*world.tavern.spaces, int(player.reserve)]:
        if quest != NOTHING and promises[quest] > best and effort(has, NEEDS[quest]) == 0:
            best = promises[quest]
    return best
