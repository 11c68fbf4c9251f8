"""Drafts: the dice of a battle, their Wild sources and changes, and raises, picked in any order."""

# not compiled: what is hot is the trying, which the engine does

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking, Total
from wartable.shadow_kingdoms.battle import combined_strength
from wartable.shadow_kingdoms.battle_verbs import send_troops
from wartable.shadow_kingdoms.battle_view import BattleView, view_battle
from wartable.shadow_kingdoms.changed_dice import ChangesPicking
from wartable.shadow_kingdoms.components import CHART, DIE_CODES, PLANS
from wartable.shadow_kingdoms.dice import die_of
from wartable.shadow_kingdoms.effects import NOTHING, TROOP_IDS
from wartable.shadow_kingdoms.options import (
    BATTLE_TROOPS,
    CHANGE,
    FLIP,
    WILD_SOURCE,
    argument_of,
    key,
    unpacked_dice,
    verb_of,
)
from wartable.shadow_kingdoms.raises import ONE, TWO
from wartable.shadow_kingdoms.reason import refused
from wartable.shadow_kingdoms.relics import RearrangeSpace
from wartable.shadow_kingdoms.riftlands_components import (
    KEEP,
    ORB,
    RAISE_SPLIT,
    REARRANGE,
    RELIC_FOR_SECOND,
    RELICS,
)
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.wilds import ChooseWilds, surplus, unlocked

MOST_SUGGESTIONS: Final = 5
RELIC_IDS: Final = [relic.id for relic in RELICS]
SPACES: Final = ("first", "second")  # for active Relics, in canonical order


class OwnDicePicking(Picking[ShadowKingdoms]):
    """Dice of the player's own board; an option may be made of several."""

    def facts(self, game: ShadowKingdoms, decision: Decision, pick: str) -> dict[str, Fact]:
        return {"die": word_in(pick)}

    def things(self, game: ShadowKingdoms, decision: Decision, pick: str) -> list[str]:
        return [f"own_die:{decision.seat}:{word_in(pick)}"]


def word_in(pick: str) -> str:
    """The die that a pick names, or the dice that an option names."""
    return pick.partition(":")[2]


def die_of_pick(pick: str) -> int:
    troop, value, *extra = word_in(pick).split(":")
    die = int(die_of(TROOP_IDS.index(troop), int(value)))
    return die + int(DIE_CODES) if extra else die


# --- D14


@final
class TroopsPicking(OwnDicePicking):
    """SK-107: the dice that go on the plan."""

    def parts(self, option: i64, key: str) -> list[str]:
        return [f"send:{die}" for die in word_in(key).split("+")]

    def notes(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        """SK-R46: a die whose Troop Type the plan does not show needs a source, whatever else is sent."""
        is_surplus = surplus(unlocked([die_of_pick(pick)]), PLANS[game.battle.plan])
        return [Note("needs_wild", {})] if is_surplus else []

    def totals(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> list[Total]:
        battle = self.foreseen(game, decision, picks)
        influence = int(game.players[decision.seat].influence)
        return [
            Total("die", len(picks), int(PLANS[game.battle.plan].size)),
            Total("strength", battle.combined, influence, is_limit=True),
        ]

    def foreseen(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> BattleView:
        """SK-111: the battle with these dice, though they may not be all of them yet."""
        return view_battle(with_dice(game, decision.seat, [die_of_pick(pick) for pick in picks]))

    def suggestions(self, game: ShadowKingdoms, decision: Decision) -> list[list[str]]:
        """Most points first, then those that need the fewest sources, then the least Strength."""
        sets = sorted(decision.options, key=lambda code: merit(game, decision.seat, argument_of(code)))
        return [self.parts(code, key(code)) for code in sets[:MOST_SUGGESTIONS]]

    def clash(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        size = int(PLANS[game.battle.plan].size)
        if len(picks) >= size:
            return refused(("SK-107", "dice_enough", {"number": size}))
        return refused(("SK-107", "does_not_fit", {}))


def with_dice(game: ShadowKingdoms, seat: i64, dice: list[int]) -> ShadowKingdoms:
    """The battle once these dice are on the plan."""
    world = game.copy()
    send_troops(world, seat, dice)
    return world


def merit(game: ShadowKingdoms, seat: i64, packed: i64) -> tuple[int, int, int]:
    """The lower the better."""
    world = with_dice(game, seat, unpacked_dice(packed))
    strength = int(combined_strength(world, seat))
    points = CHART[min(strength, int(world.players[seat].influence))]
    return -points, len(surplus(world.battle.troops, PLANS[world.battle.plan])), strength


# --- D15


@final
class WildsPicking(Picking[ShadowKingdoms]):
    """SK-R46: a source for each surplus die. Which of them it serves does not matter."""

    def totals(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> list[Total]:
        return [Total("wild", len(picks), lacking(game))]

    def suggestions(self, game: ShadowKingdoms, decision: Decision) -> list[list[str]]:
        """The sources that come first in the list: those that cost nothing before Gems, Gems before Magic."""
        world, picks = game.copy(), list[str]()
        world.forced = []
        asked: Decision | None = decision
        while asked is not None and asked.question == WILD_SOURCE:
            picks.append(key(asked.options[0]))
            world.answer(decision.seat, asked.options[0])
            asked = world.decision
        forced = [key(code) for one, code in world.forced or [] if one.question == WILD_SOURCE]
        return [picks + forced]

    def clash(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        if len(picks) >= lacking(game):
            return refused(("SK-R46", "sources_enough", {"number": lacking(game)}))
        return refused(("SK-R46", "no_wild_source", {}))


def lacking(game: ShadowKingdoms) -> int:
    """How many surplus dice have no source yet."""
    step = game.asker
    assert isinstance(step, ChooseWilds)
    return len(surplus(game.battle.troops, PLANS[game.battle.plan])) - len(step.used)


# --- E3


@final
class RaisesPicking(OwnDicePicking):
    """RL-R18: one die by 2, or two dice by 1 each."""

    def parts(self, option: i64, key: str) -> list[str]:
        if key.startswith("split:"):
            return [f"raise:{die}" for die in word_in(key).split("+")]
        return [] if key == "pass" else [key]

    def notes(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        return [Note("with_another", {})] if pick.startswith("raise:") else []

    def totals(self, game: ShadowKingdoms, decision: Decision, picks: list[str]) -> list[Total]:
        raised = sum(int(ONE if pick.startswith("raise:") else TWO) for pick in picks)
        return [Total("dragon_orb", raised, int(TWO), is_limit=True)]

    def clash(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused(("RL-R18", "orb_raises", {}))


# --- E7


@final
class RelicsPicking(Picking[ShadowKingdoms]):
    """RL-023, RL-R12: a Relic of the stack for one that is active, or for an empty space: `second:evermap_d`."""

    def parts(self, option: i64, key: str) -> list[str]:
        if verb_of(option) == KEEP:
            return []
        return [f"{SPACES[verb_of(option) == RELIC_FOR_SECOND]}:{word_in(key)}"]

    def places(self, pick: str) -> list[str]:
        return pick.split(":")

    def beyond(self, game: ShadowKingdoms, decision: Decision) -> list[str]:
        """Every Relic of the stack can go to both spaces; the engine offers it where it is asked for in order."""
        step = rearranging(game)
        relics = [RELICS[relic].id for relic in step.stack if relic > step.after]
        return [f"{space}:{relic}" for space in spaces_of(step) for relic in relics]

    def wordings(self, game: ShadowKingdoms, seat: i64, picks: list[str]) -> list[list[str]]:
        """E7: two Relics come in canonical order, and of two empty spaces the first is filled first."""
        if not all(word_in(pick) in RELIC_IDS for pick in picks):
            return []
        relics = sorted((word_in(pick) for pick in picks), key=RELIC_IDS.index)
        spaces = sorted({pick.partition(":")[0] for pick in picks})
        step = rearranging(game)
        if step.spaces[0] == NOTHING:
            spaces = spaces_of(step)[: len(picks)]
        if len(spaces) < len(picks):
            return []
        return [[f"{space}:{relic}" for space, relic in zip(spaces, relics, strict=True)]]

    def looked_along(self, picks: list[str]) -> list[str]:
        """What is in a space can be exchanged for another, so nothing is laid while Relics are looked for."""
        return []

    def things(self, game: ShadowKingdoms, decision: Decision, pick: str) -> list[str]:
        return [f"relic:{word_in(pick)}"]

    def facts(self, game: ShadowKingdoms, decision: Decision, pick: str) -> dict[str, Fact]:
        step = rearranging(game)
        old = step.spaces[spaces_of(step).index(pick.partition(":")[0])]
        relic: dict[str, Fact] = {"relic": word_in(pick)}
        if old == NOTHING:
            return {"says": "into_space", **relic}
        return {"says": "instead_of", **relic, "old": RELICS[old].id}

    def clash(self, game: ShadowKingdoms, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused((self.rule, "not_in_stack", {}))


def rearranging(game: ShadowKingdoms) -> RearrangeSpace:
    step = game.asker
    assert isinstance(step, RearrangeSpace)
    return step


def spaces_of(step: RearrangeSpace) -> list[str]:
    """The spaces that are still to be asked for."""
    return list(SPACES[-len(step.spaces) :])


TROOPS: Final = TroopsPicking("SK-107", [int(BATTLE_TROOPS)], swaps=True)
WILDS: Final = WildsPicking("SK-R46", [int(WILD_SOURCE)], swaps=True)
CHANGES: Final = ChangesPicking("SK-070", [int(FLIP), int(CHANGE)])
RELICS_OF_STACK: Final = RelicsPicking("RL-023", [int(REARRANGE)], replaces=True).trying([])
RAISES: Final = RaisesPicking("RL-R18", [int(ORB)])


def picking_of(decision: Decision) -> Picking[ShadowKingdoms] | None:
    """Where an Orb can raise only one die, one choice answers it."""
    if decision.question == ORB:
        return RAISES if any(verb_of(code) == RAISE_SPLIT for code in decision.options) else None
    for picking in (TROOPS, WILDS, CHANGES, RELICS_OF_STACK):
        if decision.question in picking.questions:
            return picking
    return None
