"""Shortcuts: a die of a Shrine that is pressed before the Warden has gone there stands for the move and the die."""

# not compiled: nothing here is hot

from wartable.engine.contract import Shortcut
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.confirming import has_ended_turn
from wartable.shadow_kingdoms.dice import different
from wartable.shadow_kingdoms.effects import SHRINE_IDS
from wartable.shadow_kingdoms.options import DIE_AT_SHRINE, argument_of, die_word, key
from wartable.shadow_kingdoms.table import ShadowKingdoms


def dice_of_shrines(game: ShadowKingdoms, decision: Decision) -> list[Shortcut]:
    """SK-035: for each die of a Shrine that can be entered. `game` is a world that the seat imagines."""
    found: list[Shortcut] = []
    for move in decision.options:
        if argument_of(move) < len(SHRINE_IDS):
            found += shortcuts_after(game, decision, move)
    return found


def shortcuts_after(game: ShadowKingdoms, decision: Decision, move: int) -> list[Shortcut]:
    """The die is named only where it is asked for next: a lone kind is taken unasked, and something may come before.

    Nor is it where the turn ends with it: one press never makes a whole turn.
    """
    world = game.copy()
    world.learned = 0
    world.answer(decision.seat, move)
    place = argument_of(move)
    asked = world.decision
    is_asked = asked is not None and asked.question == DIE_AT_SHRINE and not world.learned
    offered = {key(code): code for code in asked.options} if asked is not None and is_asked else {}
    found: list[Shortcut] = []
    for die in different(game.shrines[place]):
        word = die_word(die)
        is_named = f"die:{word}" in offered and not ends_turn(world, decision, offered[f"die:{word}"])
        keys = [key(move), f"die:{word}"] if is_named else [key(move)]
        found.append(Shortcut(f"shrine_die:{SHRINE_IDS[place]}:{word}", keys))
    return found


def ends_turn(game: ShadowKingdoms, decision: Decision, code: int) -> bool:
    world = game.copy()
    world.answer(decision.seat, code)
    return has_ended_turn(game, world, int(decision.seat))
