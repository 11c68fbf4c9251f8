"""Things: what an option is about, as ids of things on the table and as facts for a sentence.

Things: `cell:<seat>:<cell>` · `unit:<seat>:<place>:<unit>` · `enemy:<seat>:<cell>:<enemy>` ·
`building:<seat>:<cell>` · `supply:<seat>:<building>` · `territory:<t>` · `card:<id>` · `pile:<castellan>:<n>` ·
`item:<castellan>:<n>` · `name:<building>` · `player:<seat>`.
"""

# not compiled: nothing here is hot

from wartable.dragon_valley.advance import JoinEnemies
from wartable.dragon_valley.battles import ChooseExtra, ChooseUnit, EngageEnemy, Fray, PairUp
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CARD_IDS,
    FIRST_LOCATION,
    FOE_IDS,
    FRIEND_IDS,
    ITEM_IDS,
    LOYALTY_CHANGE,
    PLACE_IDS,
)
from wartable.dragon_valley.draw_view import item_thing, pile_thing
from wartable.dragon_valley.knowledge import imagine
from wartable.dragon_valley.move import MoveCount, MoveTo
from wartable.dragon_valley.options import (
    BEFORE,
    BUILD,
    BUILD_NAME,
    BUILDING,
    END_TURN,
    LOYALTY_GIVE,
    MOVE,
    MOVE_UNIT,
    PILE,
    QUESTION_WORDS,
    REMODEL_PICK,
    REMODEL_PLACE,
    SWAP_FIRST,
    SWAP_SECOND,
    TURN_MENU,
    WORDS,
    argument_of,
    item_of,
    key,
    kind_of,
    pile_of,
    place_of,
    verb_of,
)
from wartable.dragon_valley.packing import place_in, unit_in
from wartable.dragon_valley.remodel import RemodelName, RemodelPlace, SwapPlace
from wartable.dragon_valley.special_events import LoyaltyTake, Sap
from wartable.dragon_valley.table import DragonValley, Draw
from wartable.dragon_valley.turn import can_act, ends_turn
from wartable.dragon_valley.walking import MeetBuilding
from wartable.dragon_valley.withdraw import GiveUpUnit
from wartable.engine.agenda import Step
from wartable.engine.contract import Shortcut
from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.engine.picking import Note

ONE_WORLD = 0  # the seed of a world that agrees with what the seat knows
FINAL = {
    "choose_pile": "takes_pile",
    "lucky_pick:none": "keeps_none",
    "loyalty_give:decline": "lets_go",
    "sap:pass": "lets_go",
}  # answers by their sentences, and what is said before them
PICKS_BUILDINGS = (REMODEL_PICK, SWAP_FIRST, SWAP_SECOND)


def facts_of(game: DragonValley, decision: Decision, code: int) -> dict[str, Fact]:
    """What the option's sentence names; `says` is the sentence, as keys like `a3.knight` do not show the question."""
    facts: dict[str, Fact] = {"says": sentence_name(decision, code), **argument_facts(code)}
    step = game.asker
    if isinstance(step, (MoveTo, MoveCount)):
        facts["unit"] = FRIEND_IDS[unit_in(step.stack)]
        facts["from"] = PLACE_IDS[place_in(step.stack)]
    if isinstance(step, MoveCount):
        facts["place"] = PLACE_IDS[step.to]
    if isinstance(step, (BuildPlace, RemodelPlace, SwapPlace)):
        facts["building"] = BUILDING_IDS[step.building]
    if isinstance(step, JoinEnemies):
        facts["place"] = PLACE_IDS[step.cell]
    fray = fray_of(step)
    if fray is not None:
        facts["place"] = PLACE_IDS[fray.cell]
    return facts


def sentence_name(decision: Decision, code: int) -> str:
    """The question, and the word of the key where it has one."""
    before, letter, after = WORDS[verb_of(code)]
    word = after.strip(".") or before.rstrip(":")
    is_plain = letter in ("", "c", "l", "b") or after != ""
    return f"{QUESTION_WORDS[decision.question]}:{word}" if word and is_plain else QUESTION_WORDS[decision.question]


def argument_facts(code: int) -> dict[str, Fact]:
    """The facts that the option itself carries."""
    letter, argument = WORDS[verb_of(code)][1], int(argument_of(code))
    words = {"c": ("card", CARD_IDS), "l": ("place", PLACE_IDS), "u": ("unit", FRIEND_IDS)}
    words |= {"f": ("enemy", FOE_IDS), "b": ("building", BUILDING_IDS)}
    if letter in words:
        name, ids = words[letter]
        return {name: ids[argument]}
    if letter in ("s", "e"):
        name, ids = ("unit", FRIEND_IDS) if letter == "s" else ("enemy", FOE_IDS)
        return {"place": PLACE_IDS[place_of(code)], name: ids[kind_of(code)]}
    if letter == "i":
        return {"item": ITEM_IDS[item_of(code)], "pile": int(pile_of(code)) + 1}
    if letter == "n":
        return {"pile": argument + 1} if verb_of(code) == PILE else {"other": argument}
    return {"number": argument} if letter else {}


def fray_of(step: Step[DragonValley] | None) -> Fray | None:
    """The battle that a question belongs to."""
    return step.fray if isinstance(step, (EngageEnemy, PairUp, ChooseUnit, ChooseExtra)) else None


def caution_of(game: DragonValley, decision: Decision, code: int) -> Note | None:
    """DV-087: a turn may end without an action; that is said before it happens, where one is possible."""
    is_end = decision.question == TURN_MENU and verb_of(code) == END_TURN
    return Note("no_action", {}) if is_end and not game.actions and can_act(game, decision.seat) else None


def confirm_of(game: DragonValley, decision: Decision, code: int) -> Note | None:
    """Before an answer that is final as others go on, and before one after which the turn ends by itself."""
    final = FINAL.get(sentence_name(decision, code))
    if final is not None:
        return Note(final, {})
    if game.active != decision.seat or verb_of(code) == END_TURN:
        return None
    world = imagine(game, decision.seat, ONE_WORLD)
    world.forced, world.learned = [], 0
    world.answer(decision.seat, code)
    return Note("ends_turn", {}) if ends_turn(world) else None


def question_facts(game: DragonValley) -> dict[str, Fact]:
    """The enemy and the space of a battle that the question is about."""
    step = game.asker
    if isinstance(step, ChooseUnit):
        return {"enemy": FOE_IDS[step.enemy], "place": PLACE_IDS[step.fray.cell]}
    if isinstance(step, (EngageEnemy, ChooseExtra)):
        return {"unit": FRIEND_IDS[unit_in(step.fighter)], "place": PLACE_IDS[step.fray.cell]}
    return {"place": PLACE_IDS[step.fray.cell]} if isinstance(step, PairUp) else {}


def things_of(game: DragonValley, decision: Decision, code: int) -> list[str]:
    """The ids of the things that the option touches."""
    letter, argument, seat = WORDS[verb_of(code)][1], int(argument_of(code)), int(decision.seat)
    step = game.asker
    if letter == "s":
        owner = int(step.other) if isinstance(step, LoyaltyTake) else seat
        return [f"unit:{owner}:{PLACE_IDS[place_of(code)]}:{FRIEND_IDS[kind_of(code)]}"]
    if letter == "e":
        return [f"enemy:{seat}:{PLACE_IDS[place_of(code)]}:{FOE_IDS[kind_of(code)]}"]
    if letter == "l":
        return place_things(decision, seat, code)
    if letter in ("u", "f"):
        return cube_things(game, seat, letter, argument)
    if letter == "b":
        return building_things(game, seat, code)
    if letter == "i":
        return lay_things(draw_of(game, seat), int(item_of(code)), int(pile_of(code)))
    if letter == "n":
        return [pile_thing(draw_of(game, seat), argument)] if verb_of(code) == PILE else [f"player:{argument}"]
    if letter == "c":
        return [f"card:{CARD_IDS[argument]}"]
    return [f"card:{CARD_IDS[LOYALTY_CHANGE]}"] if decision.question == LOYALTY_GIVE else []


def place_things(decision: Decision, seat: int, code: int) -> list[str]:
    """A location, a tile that stands on a space, or the space; where a standing tile is moved, that tile too."""
    place = int(argument_of(code))
    if place >= FIRST_LOCATION:
        return [f"territory:{PLACE_IDS[place]}"]
    if decision.question in PICKS_BUILDINGS:
        return [f"building:{seat}:{PLACE_IDS[place]}"]
    space = f"cell:{seat}:{PLACE_IDS[place]}"
    if decision.question == REMODEL_PLACE:
        return [f"building:{seat}:{PLACE_IDS[argument_of(code >> BEFORE)]}", space]
    return [space]


def cube_things(game: DragonValley, seat: int, letter: str, kind: int) -> list[str]:
    """Units and enemies of a battle, of a siege given up, or of a group, where they are."""
    step = game.asker
    fray = fray_of(step)
    if fray is not None:
        place = PLACE_IDS[fray.cell]
    elif isinstance(step, GiveUpUnit):
        place = PLACE_IDS[step.place]
    elif isinstance(step, (JoinEnemies, MeetBuilding)):
        place = PLACE_IDS[step.cell]
    else:
        return []
    return [f"unit:{seat}:{place}:{FRIEND_IDS[kind]}" if letter == "u" else f"enemy:{seat}:{place}:{FOE_IDS[kind]}"]


def building_things(game: DragonValley, seat: int, code: int) -> list[str]:
    """A name of the supply, or the standing tiles of that name; for Sappers the bare name."""
    building = int(argument_of(code))
    player = game.players[seat]
    if isinstance(game.asker, Sap):
        return [f"name:{BUILDING_IDS[building]}"]
    if player.supply[building] and not isinstance(game.asker, RemodelName):
        return [f"supply:{seat}:{BUILDING_IDS[building]}"]
    if verb_of(code) != BUILDING:
        return []
    return [f"building:{seat}:{PLACE_IDS[cell]}" for cell, one in enumerate(player.buildings) if one == building]


def draw_of(game: DragonValley, seat: int) -> Draw:
    """The draw that a seat divides or chooses from."""
    return next(draw for draw in game.draws if seat == draw.castellan or seat in draw.choosers)


def lay_things(draw: Draw, item: int, pile: int) -> list[str]:
    """The pile, and the items of a kind that wait for one: they are alike."""
    equal = [number for number in range(len(draw.piles), len(draw.items)) if draw.items[number] == item]
    return [pile_thing(draw, pile), *(item_thing(draw, number) for number in equal)]


def shortcuts_of(game: DragonValley, decision: Decision) -> list[Shortcut]:
    """In the menu of a turn a unit that can move stands for the Move action, a tile that can be built for Build."""
    if decision.question != TURN_MENU:
        return []
    actions = [code for code in decision.options if verb_of(code) in (MOVE, BUILD)]
    return [Shortcut(thing, [key(code)]) for code in actions for thing in things_after(game, decision, code)]


def things_after(game: DragonValley, decision: Decision, code: int) -> list[str]:
    """The units or tiles that the first question of an action is about, even where it answers itself."""
    world = game.copy()
    world.forced = []
    world.answer(decision.seat, code)
    asked = list(world.forced)
    if world.decision is not None:
        asked += [(world.decision, option) for option in world.decision.options]
    first = [(one, option) for one, option in asked if one.question in (MOVE_UNIT, BUILD_NAME)]
    things = [thing for one, option in first for thing in things_of(game, one, option)]
    return [thing for thing in things if thing.startswith(("unit:", "supply:"))]
