"""The view of a battle under way: its steps, the dice on the plan, and what their Strength would pay."""

# not compiled: msgspec structures

import msgspec

from wartable.shadow_kingdoms.battle import EndBattle, PickRewards, combined_strength
from wartable.shadow_kingdoms.battle_verbs import numbered_dice
from wartable.shadow_kingdoms.camp import ChoosePlan
from wartable.shadow_kingdoms.changes import ChangeDice, FlipDice
from wartable.shadow_kingdoms.components import CHART, PLANS, SLOT_IDS, Plan
from wartable.shadow_kingdoms.conquest import CoverArea, RemoveMarker
from wartable.shadow_kingdoms.effects import NOTHING, TROOP_IDS
from wartable.shadow_kingdoms.options import die_word
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.wilds import ChooseTroops, ChooseWilds, surplus

# SK-103: the steps of a battle in which something is asked, with what asks or waits while each is under way
STEPS: dict[str, tuple[type, ...]] = {
    "plan": (ChoosePlan,),
    "troops": (ChooseTroops,),
    "wild": (ChooseWilds,),
    "change": (FlipDice, ChangeDice),
    "marker": (PickRewards, RemoveMarker),
    "area": (CoverArea,),
    "chain": (EndBattle,),
}
STEP_OF = {kind: number for number, kinds in enumerate(STEPS.values()) for kind in kinds}
LAST_STEP = len(STEPS) - 1


class PayView(msgspec.Struct, frozen=True):
    strength: int
    points: int


class BattleStepView(msgspec.Struct, frozen=True):
    """A step of a battle; `state` is "past", "now" or "next"."""

    name: str
    state: str


class BattleView(msgspec.Struct, frozen=True):
    seat: int
    steps: list[BattleStepView]
    plan: str
    from_slot: str | None
    dice: list[str]  # on the plan
    wild: list[bool]  # which of them need a Wild source
    numbered: list[str]  # all dice of the player, as flips and changes number them
    surplus: list[str]  # Troop Types of dice that need a Wild source
    combined: int
    total: int  # at most the Influence
    points: int  # what this Strength pays
    next: PayView | None  # the least Strength that would pay more, where the Influence allows it


STEP_VIEWS = [
    [
        BattleStepView(name, "past" if number < now else "now" if number == now else "next")
        for number, name in enumerate(STEPS)
    ]
    for now in range(len(STEPS))
]


def view_battle(game: ShadowKingdoms) -> BattleView:
    """SK-112: live Strength, as far as the Influence goes, and what it would pay; settled from step 3 on."""
    battle = game.battle
    seat, plan = game.active, PLANS[battle.plan]
    influence = game.players[seat].influence
    combined = battle.combined if battle.total else combined_strength(game, seat)
    total = battle.total or min(combined, influence)
    return BattleView(
        seat=seat,
        steps=STEP_VIEWS[step_under_way(game)],
        plan=plan.id,
        from_slot=None if battle.slot == NOTHING else SLOT_IDS[battle.slot],
        dice=[die_word(die) for die in battle.troops],
        wild=are_surplus(battle.troops, plan),
        numbered=[die_word(die) for die in numbered_dice(game, seat)],
        surplus=[TROOP_IDS[troop] for troop in surplus(battle.troops, plan)],
        combined=combined,
        total=total,
        points=CHART[total],
        next=next_pay(total, influence),
    )


def are_surplus(troops: list[int], plan: Plan) -> list[bool]:
    """SK-R46: of each Troop Type, the dice after as many as the plan shows."""
    return [
        len(surplus(troops[: place + 1], plan)) > len(surplus(troops[:place], plan)) for place in range(len(troops))
    ]


def next_pay(total: int, influence: int) -> PayView | None:
    """SK-114: the next row of the chart."""
    for strength in range(total + 1, influence + 1):
        if CHART[strength] > CHART[total]:
            return PayView(strength, CHART[strength])
    return None


def step_under_way(game: ShadowKingdoms) -> int:
    """The number of the step that asks, or else of the one on top of those that wait."""
    waiting = [game.asker, *reversed(game.agenda)]
    return next((STEP_OF[type(step)] for step in waiting if type(step) in STEP_OF), LAST_STEP)
