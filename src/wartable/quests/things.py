"""Things: what an option is about, as ids of things on the table and as facts for a sentence."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.engine.picking import Note
from wartable.quests.components import ACTIONS, CITIZENS, COST_RESERVE, DEED_IDS, HAND_COST, LINE_COSTS, QUESTS
from wartable.quests.groups import Group, deeds_of, quest_of_source
from wartable.quests.options import (
    DISCARD_FROM_GUILD,
    DISCARD_GUILD,
    DISCARD_HAND,
    DISCARD_RANDOM_FROM_HAND,
    DISCARD_RESERVED_QUEST,
    DRAW,
    HIRE_HAND,
    PAY_GUILD,
    PAY_HAND,
    PAY_RESERVE,
    REFRESH,
    RESERVE,
    TAKE_FROM_GUILD,
    TAKE_RANDOM_FROM_HAND,
    USE,
    argument_of,
    arguments,
    verb_of,
)
from wartable.quests.powers import PayPower
from wartable.quests.table import NOTHING, Quests

FROM_OWN_HAND: Final = (HIRE_HAND, PAY_HAND, DISCARD_HAND)
FROM_OWN_GUILD: Final = (PAY_GUILD, USE, DISCARD_GUILD)
FROM_OTHER_GUILD: Final = (DISCARD_FROM_GUILD, TAKE_FROM_GUILD)
FROM_OTHER_HAND: Final = (DISCARD_RANDOM_FROM_HAND, TAKE_RANDOM_FROM_HAND)


def facts_of(game: Quests, decision: Decision, code: i64) -> dict[str, Fact]:
    """What the option's sentence names: citizens, quests, seats, slots, costs."""
    facts: dict[str, Fact] = {}
    for letter, value in arguments(code):
        if letter == "k":
            facts["citizen"] = CITIZENS[value].id
        elif letter == "q":
            facts["quest"] = QUESTS[value].id
        elif letter == "p":
            facts["victim"] = value
        else:
            facts |= {"slot": value, "citizen": CITIZENS[game.tavern.line[value]].id, "cost": LINE_COSTS[value]}
    verb = verb_of(code)
    if verb == HIRE_HAND:
        facts["cost"] = HAND_COST
    if verb == DISCARD_RESERVED_QUEST:
        facts["quest"] = QUESTS[game.players[argument_of(code)].reserve].id
    if verb == PAY_RESERVE:
        facts["quest"] = QUESTS[game.players[decision.seat].reserve].id
    return facts


def caution_of(game: Quests, decision: Decision, code: i64) -> Note | None:
    """QV-080: a new reserved quest pushes the old one out; that is said before it happens."""
    old = game.players[decision.seat].reserve
    if old == NOTHING or verb_of(code) not in (RESERVE, REFRESH):
        return None
    return Note("reserve", {"quest": QUESTS[old].id})


def asked_about(game: Quests) -> dict[str, Fact]:
    """What a question names: the citizen whose power is to be paid for and what it gives; whose bonus is open."""
    step = game.asker
    if isinstance(step, PayPower):
        citizen = CITIZENS[step.kind]
        price = "own_reserved_quest" if citizen.power.cost == COST_RESERVE else "own_citizen"
        return {"citizen": citizen.id, "price": price, "gains": gains_of(citizen.power.deeds)}
    if isinstance(step, Group):
        quest = quest_of_source(step.source)
        gains: dict[str, Fact] = {"gains": gains_of(deeds_of(step.steps))}
        if quest != NOTHING:
            return gains | {"quest": QUESTS[quest].id}
        return gains | {"citizen": CITIZENS[step.source].id, "ways": "one" if step.only_one else "all"}
    return {}


def gains_of(deeds: Sequence[int]) -> str:
    """The names of the deeds; an action that can be taken twice is named once."""
    names: list[str] = []
    for deed in dict.fromkeys(deeds):
        times = deeds.count(deed)
        is_twice = deed < ACTIONS and times == 2
        names += [f"{DEED_IDS[deed]}_twice"] if is_twice else [DEED_IDS[deed]] * times
    return ", ".join(names)


def things_of(game: Quests, decision: Decision, code: i64) -> list[str]:
    """The ids of the cards, slots, decks and hands that the option touches."""
    facts = facts_of(game, decision, code)
    verb = verb_of(code)
    if verb == DRAW:
        return ["citizen_deck"]
    if verb == REFRESH:
        return ["quest_deck"]
    if "slot" in facts:
        return [f"slot:{facts['slot']}"]
    if "quest" in facts:
        return [f"quest:{facts['quest']}"]
    if verb in FROM_OWN_HAND:
        return [f"hand:{facts['citizen']}"]
    if verb in FROM_OWN_GUILD:
        return [f"guild:{decision.seat}:{facts['citizen']}"]
    if verb in FROM_OTHER_GUILD:
        return [f"guild:{facts['victim']}:{facts['citizen']}"]
    if verb in FROM_OTHER_HAND:
        return [f"player_hand:{facts['victim']}"]
    return []
