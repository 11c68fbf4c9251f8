"""Things: what an option is about, as ids of things on the table and as facts for a sentence.

Things: `cell:<seat>:<cell>` · `unit:<seat>:<place>:<unit>` · `enemy:<seat>:<cell>:<enemy>` ·
`building:<seat>:<cell>` · `supply:<seat>:<building>` · `territory:<t>` · `card:<id>` · `pile:<castellan>:<n>` ·
`item:<castellan>:<n>` · `name:<building>` · `player:<seat>`.
"""

# not compiled: nothing here is hot

from wartable.dragon_valley.advance import JoinEnemies
from wartable.dragon_valley.battles import Attack, ChooseExtra, ChooseUnit, Fray, PairUp
from wartable.dragon_valley.build import BuildPlace
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    CARD_IDS,
    FIRST_LOCATION,
    FOE_IDS,
    FRIEND_IDS,
    LOYALTY_CHANGE,
    PLACE_IDS,
)
from wartable.dragon_valley.move import MoveCount, MoveTo
from wartable.dragon_valley.options import (
    BUILDING,
    LOYALTY_GIVE,
    PILE,
    QUESTION_WORDS,
    WORDS,
    argument_of,
    kind_of,
    place_of,
    verb_of,
)
from wartable.dragon_valley.remodel import RemodelName, RemodelPick, RemodelPlace, SwapFirst, SwapPlace, SwapSecond
from wartable.dragon_valley.selection import Divide
from wartable.dragon_valley.special_events import LoyaltyTake, Sap
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.view import item_word
from wartable.dragon_valley.walking import MeetBuilding
from wartable.dragon_valley.withdraw import GiveUpUnit
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import Fact

PICKS_BUILDINGS = (RemodelPick, SwapFirst, SwapSecond)


def facts_of(game: DragonValley, decision: Decision, code: int) -> dict[str, Fact]:
    """What the option's sentence names; `says` is the sentence, as keys like `a3.knight` do not tell the question."""
    facts: dict[str, Fact] = {"says": sentence_name(decision, code), **argument_facts(code)}
    step = game.asker
    if isinstance(step, Divide):
        draw = game.draws[step.draw]
        facts["item"] = item_word(draw.items[len(draw.piles)]).split(":")[1]
    if isinstance(step, (MoveTo, MoveCount)):
        facts["unit"] = FRIEND_IDS[step.stack & 3]
        facts["from"] = PLACE_IDS[step.stack >> 3]
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
    if letter == "n":
        return {"pile": argument + 1} if verb_of(code) == PILE else {"other": argument}
    return {"number": argument} if letter else {}


def fray_of(step: Step[DragonValley] | None) -> Fray | None:
    """The battle that a question belongs to."""
    return step.fray if isinstance(step, (Attack, PairUp, ChooseUnit, ChooseExtra)) else None


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
        return place_things(game, seat, argument)
    if letter in ("u", "f"):
        return cube_things(game, seat, letter, argument)
    if letter == "b":
        return building_things(game, seat, code)
    if letter == "n":
        return pile_things(game, seat, argument) if verb_of(code) == PILE else [f"player:{argument}"]
    if letter == "c":
        return [f"card:{CARD_IDS[argument]}"]
    return [f"card:{CARD_IDS[LOYALTY_CHANGE]}"] if decision.question == LOYALTY_GIVE else []


def place_things(game: DragonValley, seat: int, place: int) -> list[str]:
    if place >= FIRST_LOCATION:
        return [f"territory:{PLACE_IDS[place]}"]
    kind = "building" if isinstance(game.asker, PICKS_BUILDINGS) else "cell"
    return [f"{kind}:{seat}:{PLACE_IDS[place]}"]


def cube_things(game: DragonValley, seat: int, letter: str, kind: int) -> list[str]:
    """Units and enemies of a battle, of a siege given up, or of a group, where they stand."""
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


def pile_things(game: DragonValley, seat: int, pile: int) -> list[str]:
    """The pile, and while it is divided the item that would go there."""
    step = game.asker
    if isinstance(step, Divide):
        return [f"pile:{seat}:{pile + 1}", f"item:{seat}:{len(game.draws[step.draw].piles)}"]
    castellan = next(int(draw.castellan) for draw in game.draws if seat in draw.choosers)
    return [f"pile:{castellan}:{pile + 1}"]
