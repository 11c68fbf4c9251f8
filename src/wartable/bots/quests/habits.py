"""Quick answers in Quests of Valeria: how to pay, whom to send, and how to use up what was granted."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.best import Best
from wartable.bots.quests.cards import part_with_least, place_of, smallest_party, use_of
from wartable.bots.quests.outlook import HAND_CARD, KIND_WORTH, PROMISES, RESERVED, effort, outlook
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import HAND_COST, LIMIT, LINE_COSTS, NEEDS, brings
from wartable.quests.hire import PayHire
from wartable.quests.options import (
    DISCARD_FROM_GUILD,
    DISCARD_RANDOM_FROM_HAND,
    DISCARD_RESERVED_QUEST,
    DONE,
    DRAW,
    FINISH,
    HAND_LIMIT,
    HIRE_HAND,
    HIRE_SLOT,
    PAY_HIRE,
    PAY_RESERVE,
    QUEST,
    REFRESH,
    RESERVE,
    TAKE,
    TAKE_FROM_GUILD,
    TAKE_RANDOM_FROM_HAND,
    USE,
    aim_of,
    argument_of,
    option,
    verb_of,
)
from wartable.quests.questing import ChooseParty
from wartable.quests.table import NOBODY, NOTHING, Quests

WORTH_OF_POWER: Final[i64] = 40  # what a power that must be paid for is worth at least
WORTH_OF_ATTACK: Final[i64] = 10
MORE_FOR_QUEST: Final[i64] = 2  # for each quest that the player under attack has completed
PLACE_BITS: Final[i64] = 8  # a gain and a place are sorted as one number
PLACE_MASK: Final[i64] = (1 << PLACE_BITS) - 1
FAR: Final[i64] = 8  # what a quest promises counts for an eighth while it is far from completed
NEVER: Final[i64] = -10000


def pay(world: Quests, decision: Decision) -> i64:
    """Pay for a hire, or discard down to a limit."""
    return part_with_least(world, decision.seat, decision.options, owed(world, decision))


def owed(world: Quests, decision: Decision) -> i64:
    """How many cards must be picked, this one included."""
    if decision.question == PAY_HIRE:
        payment = world.asker
        assert isinstance(payment, PayHire)
        return payment.cost
    player = world.players[decision.seat]
    return pile.size(player.hand if decision.question == HAND_LIMIT else player.guild) - LIMIT


def send(world: Quests, decision: Decision) -> i64:
    """Pick the next citizen of the smallest party, or say that it is complete."""
    choice = world.asker
    assert isinstance(choice, ChooseParty)
    before = pile.one(choice.first) - 1  # kinds before the last one chosen can no longer be picked
    pool = (choice.party & before) + (world.players[decision.seat].guild & ~before)
    left = smallest_party(pool, choice.party, choice.quest) - choice.party
    for kind in range(pile.KINDS):
        if pile.count(left, kind):
            return option(USE, kind)
    return option(DONE, 0)


def pay_for_power(world: Quests, decision: Decision) -> i64:
    """Pay with the card of least use; where a reserved quest is asked for, there is no other payment."""
    options = decision.options
    if verb_of(options[0]) == PAY_RESERVE:
        return options[0]
    return part_with_least(world, decision.seat, options[:-1], 1)


def pay_or_decline(world: Quests, decision: Decision) -> i64:
    """Pay for a power with a citizen who is worth less than it; a reserved quest is not given up without comparing."""
    code = pay_for_power(world, decision)
    if verb_of(code) == PAY_RESERVE:
        return decision.options[-1]
    whole = outlook(world, decision.seat, world.players[decision.seat].guild)
    is_worth_it = use_of(world, decision.seat, place_of(code), whole) < WORTH_OF_POWER
    return code if is_worth_it else decision.options[-1]


def take_best(world: Quests, decision: Decision) -> i64:
    """The option that gains most at a glance; finishing gains nothing."""
    best = Best(decision.options[0], NEVER)
    for code in decision.options:
        best.offer(code, gain_of(world, decision.seat, code))
    return best.choice


def ranked_by_gain(world: Quests, decision: Decision) -> list[int]:
    """The options, those that gain most at a glance first; of equals, the one offered first."""
    ranked: list[int] = []
    for place, code in enumerate(decision.options):
        ranked.append((gain_of(world, decision.seat, code) << PLACE_BITS) - place)
    ranked.sort(reverse=True)
    return [decision.options[-code & PLACE_MASK] for code in ranked]


def gain_of(world: Quests, seat: i64, code: i64) -> i64:
    verb = verb_of(code)
    if verb == QUEST:
        return PROMISES[world.players[seat].guild_master][argument_of(code)]
    if verb == DRAW:
        return HAND_CARD
    if verb == HIRE_SLOT:
        slot = argument_of(code)
        return gain_of_hire(world, seat, world.tavern.line[slot], LINE_COSTS[slot])
    if verb == HIRE_HAND:
        return gain_of_hire(world, seat, argument_of(code), HAND_COST + 1)
    if verb in (RESERVE, TAKE):
        return gain_of_reserve(world, seat, argument_of(code))
    return 0 if verb in (REFRESH, FINISH) else gain_of_attack(world, seat, code)


def gain_of_attack(world: Quests, seat: i64, code: i64) -> i64:
    """More against those who have completed more; of equals, against the one whose turn comes first."""
    victim = victim_of(code)
    if victim == NOBODY:
        return WORTH_OF_ATTACK
    waits: i64 = (victim - seat + world.seats) % world.seats
    return WORTH_OF_ATTACK + MORE_FOR_QUEST * len(world.players[victim].completed) + world.seats - waits


def victim_of(code: i64) -> i64:
    """The seat that an attack is aimed at, or NOBODY where it is the tavern."""
    verb = verb_of(code)
    if verb in (DISCARD_FROM_GUILD, TAKE_FROM_GUILD):
        return aim_of(code)
    if verb in (DISCARD_RANDOM_FROM_HAND, TAKE_RANDOM_FROM_HAND, DISCARD_RESERVED_QUEST):
        return argument_of(code)
    return NOBODY


def gain_of_hire(world: Quests, seat: i64, kind: i64, cards: i64) -> i64:
    """What the citizen adds to the guild, less the cards that leave the hand."""
    guild = world.players[seat].guild
    added: i64 = outlook(world, seat, guild + pile.one(kind)) - outlook(world, seat, guild)
    return added + KIND_WORTH[kind] - HAND_CARD * cards


def gain_of_reserve(world: Quests, seat: i64, quest: i64) -> i64:
    """The better the quest, the better it is to hold it; a reserved quest is not given up lightly."""
    player = world.players[seat]
    prospect: i64 = PROMISES[player.guild_master][quest] - effort(brings(player.guild), NEEDS[quest])
    return RESERVED + prospect // FAR if player.reserve == NOTHING else 0
