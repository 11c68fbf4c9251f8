"""Foreseeing: what a battle would bring, shown before it is chosen. Who destroys whom is defined in `battles.py`."""

# not compiled: nothing here is hot

from mypy_extensions import i64

from wartable.dragon_valley.barony import unengaged
from wartable.dragon_valley.battles import (
    ChooseExtra,
    ChooseUnit,
    EngageEnemy,
    PairUp,
    does_destroy,
    is_destroyed,
    unit_options,
)
from wartable.dragon_valley.components import FOE_IDS, FOES, FRIEND_IDS, KILL_POINTS, MAP
from wartable.dragon_valley.move import MoveTo
from wartable.dragon_valley.options import BLESSED_FRIEND, DONE, argument_of, kind_of, verb_of
from wartable.dragon_valley.packing import BLESSED, FIGHTER_MASK
from wartable.dragon_valley.table import DragonValley
from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.engine.picking import Note

ENDINGS = {(True, True): "both_fall", (True, False): "enemy_falls", (False, True): "unit_falls"}


def notes_of(game: DragonValley, decision: Decision, option: i64) -> list[Note]:
    """What comes of an answer, for each battle that it may lead to."""
    step, seat = game.asker, decision.seat
    if verb_of(option) == DONE or game.decision is not decision:
        return []
    if isinstance(step, MoveTo):
        return attack_notes(game, seat, argument_of(option), step.stack & FIGHTER_MASK)
    if isinstance(step, EngageEnemy):
        return [duel(game, seat, step.fray.cell, step.fighter, argument_of(option), False)]
    if isinstance(step, PairUp):
        units = [fighter_of(unit) for unit in unit_options(game, step.fray)]
        notes = [duel(game, seat, step.fray.cell, unit, kind_of(option), False) for unit in units]
        return notes if len(notes) == 1 else [Note(note.name, note.facts) for note in notes]
    if isinstance(step, ChooseUnit):
        return [duel(game, seat, step.fray.cell, fighter_of(option), step.enemy, True)]
    return [extra_note(step, argument_of(option))] if isinstance(step, ChooseExtra) else []


def attack_notes(game: DragonValley, seat: i64, cell: i64, fighter: i64) -> list[Note]:
    """DV-097: a battle with any of the enemies there that nobody has engaged."""
    enemies = [enemy for enemy in range(FOES) if cell < MAP and unengaged(game, seat, cell, enemy) > 0]
    return [duel(game, seat, cell, fighter, enemy, False) for enemy in enemies]


def fighter_of(option: i64) -> i64:
    return argument_of(option) | (BLESSED if verb_of(option) == BLESSED_FRIEND else 0)


def duel(game: DragonValley, seat: i64, cell: i64, fighter: i64, enemy: i64, compares_units: bool) -> Note:
    """DV-114..DV-125, DV-216: one unit against one enemy; the signs name the one that is still open."""
    unit = fighter & 3
    is_won = does_destroy(game, seat, unit, enemy)
    is_lost = is_destroyed(unit, 1 << 4 * enemy) and not fighter & BLESSED
    points = int(KILL_POINTS[cell]) if is_won else 0
    signs = [FRIEND_IDS[unit] if compares_units else FOE_IDS[enemy]]
    signs += [f"+{points}"] if is_won else []
    signs += ["lost"] if is_lost else []
    name = ENDINGS.get((is_won, is_lost), "nobody_falls")
    facts: dict[str, Fact] = {"unit": FRIEND_IDS[unit], "enemy": FOE_IDS[enemy], "points": points}
    return Note(name, facts, signs if len(signs) > 1 else [*signs, "="])


def extra_note(step: ChooseExtra, enemy: i64) -> Note:
    """DV-113, DV-125: one more that falls."""
    points = int(KILL_POINTS[step.fray.cell])
    return Note("also_falls", {"enemy": FOE_IDS[enemy], "points": points}, [FOE_IDS[enemy], f"+{points}"])
