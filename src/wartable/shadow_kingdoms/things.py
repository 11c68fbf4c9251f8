"""Things: what an option is about, as ids of things on the table and as facts for a sentence."""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.champions import PickChampion, VisitChampions
from wartable.shadow_kingdoms.components import (
    AREA_IDS,
    CAMP,
    CHAMPIONS,
    CYCLE_CHAMPION_COST,
    CYCLE_PLAN_COST,
    MAP_SIDES,
    MARKERS,
    ROW_SLOTS,
    SLOT_POWERS,
)
from wartable.shadow_kingdoms.dice import flipped
from wartable.shadow_kingdoms.effects import SHRINE_IDS
from wartable.shadow_kingdoms.gains import may_gain_champion
from wartable.shadow_kingdoms.markers import alike_markers
from wartable.shadow_kingdoms.options import (
    AFTER_BATTLE,
    BATTLE_PLAN,
    BUY,
    CHAMPIONS_SHRINE,
    CYCLE_CHAMPION,
    CYCLE_PLAN,
    DONE,
    FLIP_DIE,
    LOWER_DIE,
    PAY,
    RAISE_DIE,
    REPLACE,
    RESERVE_BONUS,
    TACTICS_SHRINE,
    TAKE_CHAMPION,
    TAKE_DIE,
    WILD_SOURCE,
    WORDS,
    argument_of,
    argument_word,
    die_word,
    key,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.prices import bonus_price, camp_price, champion_price, plan_price
from wartable.shadow_kingdoms.rift_shrine import ActivateRift, rift_price
from wartable.shadow_kingdoms.riftlands_components import STAFF_CHAMPION, STAFF_EXCHANGE, STAFF_PLAN
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.tactics import TakeSlotBonus, VisitTactics, has_open_slot

# The name of the fact that a letter of WORDS stands for
FACTS = {
    "t": "troop",
    "i": "side",
    "l": "location",
    "s": "shrine",
    "a": "award",
    "p": "plan",
    "b": "slot",
    "m": "marker",
    "k": "kind",
    "h": "champion",
    "R": "relic",
    "f": "rift",
    "d": "die",
    "n": "number",
}
LAST_OF_A_TURN = (TACTICS_SHRINE, CHAMPIONS_SHRINE, AFTER_BATTLE)  # whoever is done there has done everything
CHANGES = {FLIP_DIE: 0, RAISE_DIE: 1, LOWER_DIE: -1}


def facts_of(game: ShadowKingdoms, decision: Decision, code: int) -> dict[str, Fact]:
    """What the option's sentence names: cards, dice, places, prices."""
    verb, argument = verb_of(code), argument_of(code)
    letter = WORDS[verb][1]
    facts: dict[str, Fact] = {}
    if letter == "c":
        facts = {"champion": CHAMPIONS[game.rows[argument]].id, "slot": argument_word(letter, argument)}
    elif letter == "x":
        facts = {"shrine": SHRINE_IDS[argument >> 6], "die": die_word(argument & 63)}
    elif letter == "r":
        kind = MAP_SIDES[game.players[decision.seat].side].areas[argument]
        facts = {"area": argument_word(letter, argument), "kind": AREA_IDS[kind]}
    elif verb in CHANGES:
        die = numbered_dice(game, decision.seat)[argument]
        new = flipped(die) if verb == FLIP_DIE else die + CHANGES[verb]
        facts = {"number": argument, "die": die_word(die), "into": die_word(new)}
    elif letter == "D":
        facts = {"dice": ", ".join(die_word(die) for die in unpacked_dice(argument))}
    elif letter:
        facts = {FACTS[letter]: argument_word(letter, argument)}
    if decision.question == STAFF_EXCHANGE:
        facts["exchange"] = 1
    if verb == DONE and decision.question in LAST_OF_A_TURN:
        facts["ends"] = "turn"
    cost = cost_of(game, decision, code)
    return facts if cost is None else {**facts, "cost": cost}


def cost_of(game: ShadowKingdoms, decision: Decision, code: int) -> int | None:
    """The price of an option, in Gold, or in Magic for cycling and rifts; None where nothing has a price."""
    verb, argument, asker = verb_of(code), argument_of(code), game.asker
    player = game.players[decision.seat]
    if verb == BUY and isinstance(asker, VisitChampions):
        return int(champion_price(player, argument // ROW_SLOTS, asker.discount))
    if verb == TAKE_CHAMPION and isinstance(asker, PickChampion):
        return int(asker.price(game, argument))
    if verb == CYCLE_CHAMPION:
        return 0 if decision.question == STAFF_CHAMPION else int(CYCLE_CHAMPION_COST)
    if verb == CYCLE_PLAN:
        return cycle_cost(game, decision)
    if WORDS[verb][1] == "p" and isinstance(asker, VisitTactics):
        return int(plan_price(player, game.line.index(argument), asker.discount))
    if WORDS[verb][1] == "p" and decision.question == BATTLE_PLAN:
        return int(camp_price(player, game.line.index(argument))) if argument in game.line else 0
    if verb == PAY and decision.question == RESERVE_BONUS and isinstance(asker, TakeSlotBonus):
        return int(bonus_price(player, SLOT_POWERS[asker.slot].cost_gold))
    if isinstance(asker, ActivateRift) and WORDS[verb][1] == "f":
        return int(rift_price(game, decision.seat, argument, asker.discount))
    return None


def cycle_cost(game: ShadowKingdoms, decision: Decision) -> int:
    asker = game.asker
    if isinstance(asker, VisitTactics):
        return int(asker.cycle_price(game.players[decision.seat]))
    return 0 if decision.question == STAFF_PLAN else int(CYCLE_PLAN_COST)


def asked_about(game: ShadowKingdoms, decision: Decision) -> dict[str, Fact]:
    """What a question names: that the card of the visit is taken (SK-R21), or the slot's bonus and its price.

    SK-R02: where no plan can be paid for yet, cycling brings one to a cheaper space.
    """
    asker = game.asker
    if isinstance(asker, VisitTactics):
        return why_only_cycling(decision, asker.has_taken, has_open_slot(game.players[decision.seat]))
    if isinstance(asker, VisitChampions):
        return why_only_cycling(decision, asker.has_bought, may_gain_champion(game.players[decision.seat]))
    if decision.question == BATTLE_PLAN and all(verb_of(code) == CYCLE_PLAN for code in decision.options):
        return {"cycling": 1}
    if isinstance(asker, TakeSlotBonus):
        return {"price": int(bonus_price(game.players[decision.seat], SLOT_POWERS[asker.slot].cost_gold))}
    return {}


def why_only_cycling(decision: Decision, has_taken: bool, has_room: bool) -> dict[str, Fact]:
    """SK-076, SK-088, SK-090: no card of the visit can be had: one is taken, there is no room, or all cost too much."""
    if any(verb_of(code) not in (CYCLE_PLAN, CYCLE_CHAMPION, DONE) for code in decision.options):
        return {}
    if has_taken:
        return {"taken": 1}
    return {"poor": 1} if has_room else {"full": 1}


def things_of(game: ShadowKingdoms, decision: Decision, code: int) -> list[str]:
    """The ids of the things on the table that the option is about."""
    verb, argument, seat = verb_of(code), argument_of(code), decision.seat
    letter = WORDS[verb][1]
    word = argument_word(letter, argument) if letter else ""
    if letter == "D":
        return [f"own_die:{seat}:{die_word(die)}" for die in unpacked_dice(argument)]
    if verb == TAKE_DIE:
        return [f"shrine_die:{SHRINE_IDS[game.players[seat].place]}:{word}"]
    if letter == "d" or verb == REPLACE:
        return [f"own_die:{seat}:{word}"]
    if verb in CHANGES:
        return [f"numbered_die:{argument}"]
    if letter == "m":
        return [f"marker:{seat}:{MARKERS[marker].id}" for marker in alike_markers(game, seat, argument)]
    if letter in ("r", "b"):
        return [f"{ {'r': 'area', 'b': 'slot'}[letter] }:{seat}:{word}"]
    if decision.question == WILD_SOURCE:
        return [f"wild_source:{key(code).partition(':')[2]}", *([f"relic:{word}"] if word else [])]
    if letter == "l":
        return [f"camp:{seat}" if argument == CAMP else f"location:{word}"]
    if letter == "i":
        return [f"map:{MAP_SIDES[2 * game.players[seat].board + argument].id}"]
    kinds = {"x": "shrine_die", "c": "champion_slot", "p": "plan", "a": "award", "s": "location"}
    kinds |= {"R": "relic", "f": "rift", "h": "champion", "t": "troop"}
    return [f"{kinds[letter]}:{word}"] if letter in kinds else []
