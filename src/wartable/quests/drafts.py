"""Drafts: payments, parties and discards that people put together card by card, in any order."""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.picking import Picking, Total
from wartable.quests import pile
from wartable.quests.components import BRINGS, CITIZENS, LIMIT, NEEDS, RESOURCE_IDS, ROLE_IDS, brings, citizen_number
from wartable.quests.hire import PayHire
from wartable.quests.options import GUILD_LIMIT, HAND_LIMIT, PAY_HIRE, QUEST_PARTY
from wartable.quests.questing import ChooseParty
from wartable.quests.table import Quests

MOST_SUGGESTIONS: Final = 4
LARGEST_GUILD: Final = 12  # few enough to look at every set


@final
class CardsPicking(Picking[Quests]):
    """Some of the player's own cards: the price of a hire (QV-R16), or what exceeds a limit (QV-174, QV-175)."""

    def totals(self, game: Quests, decision: Decision, picks: list[str]) -> list[Total]:
        return [Total("discard_citizen_card", len(picks), int(owed(game, decision)))]

    def clash(self, game: Quests, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused(self.rule, "picked_enough", {"number": int(owed(game, decision))})


def owed(game: Quests, decision: Decision) -> i64:
    """How many cards the question takes."""
    player = game.players[decision.seat]
    step = game.asker
    if isinstance(step, PayHire):
        return step.cost
    return pile.size(player.hand if decision.question == HAND_LIMIT else player.guild) - LIMIT


@final
class PartyPicking(Picking[Quests]):
    """QV-085: guild citizens for a quest, more than enough if wanted (QV-090)."""

    def totals(self, game: Quests, decision: Decision, picks: list[str]) -> list[Total]:
        step = game.asker
        assert isinstance(step, ChooseParty)
        total: i64 = brings(step.party + pile.pile_of([kind_of_pick(pick) for pick in picks]))
        needs: i64 = NEEDS[step.quest]
        totals = [
            Total(ROLE_IDS[role], int(pile.field(total, role)), int(pile.field(needs, role)))
            for role in range(pile.ROLES)
        ]
        for place, name in enumerate(RESOURCE_IDS):
            number: i64 = pile.ROLES + place
            totals.append(Total(name, int(pile.resource(total, number)), int(pile.field(needs, number))))
        return [total for total in totals if total.need]

    def suggestions(self, game: Quests, decision: Decision) -> list[list[str]]:
        step = game.asker
        assert isinstance(step, ChooseParty)
        if step.party != pile.EMPTY:
            return []
        return [
            [f"use:{CITIZENS[kind].id}" for kind in party]
            for party in smallest_parties(game, decision.seat, step.quest)
        ]


def smallest_parties(game: Quests, seat: i64, quest: i64) -> list[tuple[int, ...]]:
    """Parties from which nobody can be left out: the smallest first, then those that waste least."""
    guild = pile.cards(game.players[seat].guild)[:LARGEST_GUILD]
    needs: i64 = NEEDS[quest]
    found: list[tuple[int, ...]] = []
    for size in range(1, len(guild) + 1):
        sets = sorted({party for party in combinations(guild, size) if is_smallest(list(party), needs)}, key=waste_of)
        found += sets
        if len(found) >= MOST_SUGGESTIONS:
            break
    return found[:MOST_SUGGESTIONS]


def is_smallest(party: list[int], needs: i64) -> bool:
    whole: i64 = total_of(party)
    if not pile.meets(whole, needs):
        return False
    for kind in party:
        if pile.meets(whole - BRINGS[kind], needs):
            return False
    return True


def waste_of(party: tuple[int, ...]) -> int:
    """Everything that the party brings: what of it is needed is the same for every party."""
    whole: i64 = total_of(list(party))
    total: i64 = 0
    for field in range(pile.ROLES):
        total += pile.field(whole, field)
    for field in range(pile.ROLES, pile.ROLES + pile.RESOURCES):
        total += pile.resource(whole, field)
    return int(total)


def total_of(party: list[int]) -> i64:
    total: i64 = 0
    for kind in party:
        total += BRINGS[kind]
    return total


def kind_of_pick(pick: str) -> int:
    return citizen_number(pick.rpartition(":")[2])


def refused(rule: str, name: str, facts: dict[str, str | int]) -> NotOffered:
    return NotOffered(rule, name, facts, "quests")


PICKINGS: Final[list[Picking[Quests]]] = [
    CardsPicking("QV-R16", [PAY_HIRE]),
    CardsPicking("QV-174", [HAND_LIMIT]),
    CardsPicking("QV-175", [GUILD_LIMIT]),
    PartyPicking("QV-088", [QUEST_PARTY]),
]


def picking_of(decision: Decision) -> Picking[Quests] | None:
    for picking in PICKINGS:
        if decision.question in picking.questions:
            return picking
    return None
