"""Remarks: what is said to a player about quests: what the guild brings and lacks; and what is seldom wanted."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.engine.picking import Note
from wartable.quests import pile
from wartable.quests.components import HAND_COST, LINE_COSTS, NEEDS, QUESTS, RESOURCE_IDS, ROLE_IDS, brings
from wartable.quests.ending import bonus
from wartable.quests.options import HIRE_HAND, HIRE_SLOT, REFRESH, RESERVE, argument_of, verb_of
from wartable.quests.table import NOTHING, Quests


def remarks_of(game: Quests, seat: int) -> dict[str, Note]:
    """QV-088, QV-089: for active and reserved quests, the whole guild counts. QV-185: the bonus so far."""
    player = game.players[seat]
    quests = [quest for quest in (*game.tavern.spaces, player.reserve) if quest != NOTHING]
    found = {f"quest:{QUESTS[quest].id}": remark_on(player.guild, quest) for quest in quests}
    added = int(bonus(game, seat))
    return {**found, f"player:{seat}": Note("bonus", {"points": added}, [f"+{added}"])}


def remark_on(guild: int, quest: int) -> Note:
    lacking = missing(guild, quest)
    told = ", ".join(f"{number} {what}" for what, number in lacking)
    return Note("missing" if lacking else "within_reach", {"lacking": told}, signs_on(quest, dict(lacking)))


def signs_on(quest: int, lacking: dict[str, int]) -> list[str]:
    """One for each icon of the card, in its order: roles stand there singly, resources with their number."""
    row, signs = QUESTS[quest], list[str]()
    for role in ROLE_IDS:
        brought = row.roles[role] - lacking.get(role, 0)
        signs += ["met"] * brought + ["lacking"] * (row.roles[role] - brought)
    for name in (one for one in RESOURCE_IDS if row.resources[one]):
        part = "met" if name not in lacking else f"−{lacking[name]}"
        signs.append("lacking" if lacking.get(name) == row.resources[name] else part)
    return signs


def missing(guild: int, quest: int) -> list[tuple[str, int]]:
    """The roles and resources that the guild does not bring, with how many of each."""
    total, needs = brings(guild), NEEDS[quest]
    found = [(name, pile.field(needs, role) - pile.field(total, role)) for role, name in enumerate(ROLE_IDS)]
    for place, name in enumerate(RESOURCE_IDS, pile.ROLES):
        found.append((name, pile.field(needs, place) - pile.resource(total, place)))
    return [(name, int(number)) for name, number in found if number > 0]


def is_minor(game: Quests, decision: Decision, code: int) -> bool:
    """QV-080: a reserve that pushes out another; QV-066: a hire that takes the last card."""
    player = game.players[decision.seat]
    if verb_of(code) in (RESERVE, REFRESH):
        return player.reserve != NOTHING
    if verb_of(code) not in (HIRE_SLOT, HIRE_HAND):
        return False
    is_from_hand = verb_of(code) == HIRE_HAND
    cost = HAND_COST if is_from_hand else LINE_COSTS[argument_of(code)]
    return bool(cost and pile.size(player.hand) + pile.size(player.guild) - is_from_hand == cost)
