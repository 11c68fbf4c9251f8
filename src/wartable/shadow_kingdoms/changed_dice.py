"""Changed dice: flips and single steps in a battle as people wish them, die by die in any order.

The engine asks for flips, then for steps in the order of the numbers, and of equal dice it offers only the first (D16).
"""

# not compiled: what is hot is the trying, which the engine does

from typing import final

from mypy_extensions import i64

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking, Total
from wartable.shadow_kingdoms.battle_verbs import numbered_dice, turn_die
from wartable.shadow_kingdoms.battle_view import BattleView, view_battle
from wartable.shadow_kingdoms.changes import CHANGE_COST
from wartable.shadow_kingdoms.components import DIE_CODES, FACES
from wartable.shadow_kingdoms.dice import die_of, flipped, troop_of, value_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.options import CHANGE, DONE, FLIP, die_word, key, plain
from wartable.shadow_kingdoms.reason import Reason, refused
from wartable.shadow_kingdoms.table import ShadowKingdoms


@final
class ChangesPicking(Picking[ShadowKingdoms]):
    """SK-053, SK-069: `flip`, `up` and `down` of a die, by its number; the flips of a die come before its steps."""

    def wordings(self, game: ShadowKingdoms, seat: i64, picks: list[str]) -> list[list[str]]:
        offered = as_offered(game, seat, picks) if are_changes(game, seat, picks) else None
        return [] if offered is None else [offered]

    def completions(self, game: ShadowKingdoms, seat: i64, picks: list[str]) -> list[list[str]]:
        """A die that would leave its faces needs one more flip."""
        if not are_changes(game, seat, picks):
            return []
        dice = numbered_dice(game, seat)
        needed = [number for number in range(len(dice)) if not is_face(strength_of(dice, picks, number))]
        return [[*picks, *(f"flip:{number}" for number in needed)]]

    def beyond(self, game: ShadowKingdoms, decision: Decision) -> list[str]:
        """Every change of every die, even of those that equal another."""
        changes = changes_of(game, decision.seat)
        return [one for one in changes if decision.question == FLIP or not one.startswith("flip:")]

    def looked_along(self, picks: list[str]) -> list[str]:
        """The dice are described as they are, not as they are wished."""
        return []

    def things(self, game: ShadowKingdoms, decision: Decision, pick: str) -> list[str]:
        return [f"numbered_die:{number_of_pick(pick)}"]

    def facts(self, game: ShadowKingdoms, decision: Decision, pick: str) -> dict[str, Fact]:
        return {"number": number_of_pick(pick) + 1, "die": face_of(game, decision.seat, number_of_pick(pick))}

    def notes(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        """SK-070: a die that would leave its faces waits for a flip."""
        strength = strength_of(numbered_dice(game, decision.seat), [*picks, pick], number_of_pick(pick))
        return [] if is_face(strength) else [Note("after_flip", {})]

    def totals(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> list[Total]:
        player = game.players[decision.seat]
        gems = Total("gem", flips_in(picks), int(player.gems), is_limit=True)
        magic = Total("magic", len(picks) - flips_in(picks), int(player.magic), is_limit=True)
        battle = self.foreseen(game, decision, picks)
        strength = Total("strength", battle.combined, int(player.influence), is_limit=True)
        return [*([gems] if decision.question == FLIP else []), *([magic] if player.magic else []), strength]

    def foreseen(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> BattleView:
        """The battle with the dice as they are wished; one that waits for a flip stops at its last face."""
        world, seat = game.copy(), decision.seat
        dice = numbered_dice(game, seat)
        for number, die in enumerate(dice):
            strength = min(int(FACES), max(1, strength_of(dice, picks, number)))
            turn_die(world, seat, number, die_of(troop_of(die), strength))
        return view_battle(world)

    def clash(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused(reason_against(game, decision, picks, pick))


def reason_against(game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> Reason:
    verb, _, number = pick.partition(":")
    player = game.players[decision.seat]
    if verb == "flip":
        return "SK-053", "no_gem_left", {}
    if f"{'up' if verb == 'down' else 'down'}:{number}" in picks:
        return "SK-069", "take_back_instead", {}
    if (len(picks) - flips_in(picks)) * CHANGE_COST >= player.magic:
        return "SK-071", "no_magic_left", {}
    return "SK-070", "beyond_faces", {}


# --- dice as they are wished


def changes_of(game: ShadowKingdoms, seat: i64) -> list[str]:
    """Every change of every die, whether it can be paid or not."""
    numbers = range(len(numbered_dice(game, seat)))
    return [f"{verb}:{number}" for number in numbers for verb in ("flip", "up", "down")]


def are_changes(game: ShadowKingdoms, seat: i64, picks: list[str]) -> bool:
    known = changes_of(game, seat)
    return all(pick in known for pick in picks)


def number_of_pick(pick: str) -> int:
    return int(pick.partition(":")[2])


def flips_in(picks: list[str]) -> int:
    return sum(pick.startswith("flip:") for pick in picks)


def is_face(strength: int) -> bool:
    return 1 <= strength <= FACES


def strength_of(dice: list[int], picks: list[str], number: int) -> int:
    """What the die would show, if it had endless faces."""
    is_flipped = picks.count(f"flip:{number}") % 2
    die = flipped(dice[number]) if is_flipped else dice[number]
    return int(value_of(die)) + picks.count(f"up:{number}") - picks.count(f"down:{number}")


def face_of(game: ShadowKingdoms, seat: i64, number: int) -> str:
    die = numbered_dice(game, seat)[number]
    return die_word(die + int(DIE_CODES)) if place_of(game, seat, number) == "extra" else die_word(die)


def place_of(game: ShadowKingdoms, seat: i64, number: int) -> str:
    """Where the die of this number is."""
    if number < len(game.battle.troops):
        return "plan"
    is_last = number == len(numbered_dice(game, seat)) - 1
    return "extra" if is_last and game.players[seat].locked_die != NOTHING else "board"


# --- the words in which the engine offers them


def as_offered(game: ShadowKingdoms, seat: i64, picks: list[str]) -> list[str] | None:
    """The same changes, those of equal dice exchanged where the engine offers only the first; None if one is not.

    From the moment at which two dice in the same place are equal, what is still wished for one can be done to the
    other: it costs the same, and the same dice come of it.
    """
    world, left, made = game.copy(), picks[:], list[str]()
    while left and world.decision is not None and world.decision.question in (FLIP, CHANGE):
        offered = {key(code): code for code in world.decision.options}
        wanted = next_in(left, world.decision)
        if wanted is None:
            world.answer(seat, plain(DONE))
            continue
        twin = wanted if wanted in offered else twin_of(world, seat, wanted, list(offered))
        if twin not in offered:
            return None
        left = exchanged(left, number_of_pick(wanted), number_of_pick(twin))
        left.remove(twin)
        made.append(twin)
        world.answer(seat, offered[twin])
    return None if left else made


def next_in(left: list[str], decision: Decision) -> str | None:
    """What is wished for the lowest number, of the sort that is asked for."""
    fitting = [pick for pick in left if pick.startswith("flip:") == (decision.question == FLIP)]
    return min(fitting, key=number_of_pick) if fitting else None


def twin_of(world: ShadowKingdoms, seat: i64, wanted: str, offered: list[str]) -> str:
    """The same change of an equal die in the same place, if it is offered."""
    dice, number = numbered_dice(world, seat), number_of_pick(wanted)
    for other in range(number):
        twin = f"{wanted.partition(':')[0]}:{other}"
        is_equal = dice[other] == dice[number] and place_of(world, seat, other) == place_of(world, seat, number)
        if is_equal and twin in offered:
            return twin
    return wanted


def exchanged(picks: list[str], one: int, other: int) -> list[str]:
    """The picks with what is wished for two dice exchanged."""
    places = {one: other, other: one}
    return [f"{pick.partition(':')[0]}:{places.get(number_of_pick(pick), number_of_pick(pick))}" for pick in picks]
