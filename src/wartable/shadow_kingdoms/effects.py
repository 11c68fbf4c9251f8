"""Effects: the closed vocabulary of what cards, slots and bonuses do, made from rows of the data.

A power says when it works, for which kind of event, what it gives automatically, and what it offers. The head of
`components.toml` explains the words.
"""

from typing import Any, Final, final

from mypy_extensions import i64

NOTHING: Final[i64] = -1
ANY: Final[i64] = -1

# When a power works. The first rows are words of the data, the others are parts of `visit`, `always` and `on_place`.
GAINED: Final[i64] = 0
GAIN_CHAMPION: Final[i64] = 1
GAIN_INSTANT: Final[i64] = 2
GAIN_CHAIN_BONUS: Final[i64] = 3
GAIN_GOLD: Final[i64] = 4
GAIN_MAGIC: Final[i64] = 5
GAIN_INFLUENCE: Final[i64] = 6
GAIN_OR_SPEND_GEM: Final[i64] = 7
GAIN_PLAN: Final[i64] = 8
COMPLETE_PLAN: Final[i64] = 9
BATTLE_STRENGTH: Final[i64] = 10
BATTLE_DICE: Final[i64] = 11
BATTLE_END: Final[i64] = 12
PAY_CHAMPION: Final[i64] = 13
PAY_PLAN: Final[i64] = 14
PAY_RESERVE_BONUS: Final[i64] = 15
VISIT: Final[i64] = 16
DRAFT_DIE: Final[i64] = 17
GAIN_RELIC: Final[i64] = 18
PLACE_CHIT: Final[i64] = 19
FIRST_TASK: Final[i64] = 20
ALWAYS: Final[i64] = 21
BEFORE_ACTION: Final[i64] = 22
AROUND_ACTION: Final[i64] = 23
SHRINE_PRICE: Final[i64] = 24
FREE_CYCLE: Final[i64] = 25
REPEAT_ACTION: Final[i64] = 26
GEM_SPACE: Final[i64] = 27
CHAMPION_LIMIT: Final[i64] = 28
DIE_SPACE: Final[i64] = 29
LOCKED_DIE_SPACE: Final[i64] = 30
PLACE_ON_LOCKED_SPACE: Final[i64] = 31

WHEN_IDS: Final = (
    "gained",
    "gain_champion",
    "gain_champion_instant",
    "gain_chain_bonus",
    "gain_gold",
    "gain_magic",
    "gain_influence",
    "gain_or_spend_gem",
    "gain_plan_from_line",
    "complete_plan",
    "battle_strength",
    "battle_dice",
    "battle_end",
    "pay_champion",
    "pay_plan",
    "pay_reserve_bonus",
    "visit",
    "draft_die",
    "gain_relic",
    "place_chit",
    "first_task",
    "always",
)

# What a power offers; offers.py holds what they do.
NO_OFFER: Final[i64] = 0
DIE_FROM_SHRINE: Final[i64] = 1
DRAFT_CHAMPION: Final[i64] = 2
BUY_CHAMPION: Final[i64] = 3
RESERVE_FREE: Final[i64] = 4
DRAFT_RELIC: Final[i64] = 5
CYCLE_PLAN: Final[i64] = 6
CYCLE_CHAMPION: Final[i64] = 7
CYCLE_RELIC: Final[i64] = 8
ROLL_UP_ANY: Final[i64] = 9
ROLL_UP_GAINED_DIE: Final[i64] = 10
ROLL_UP_OWN_TROOP: Final[i64] = 11
WILD_DIE_OF_TROOP: Final[i64] = 12
WILD_ANY: Final[i64] = 13
GOLD_TO_MAGIC: Final[i64] = 14
GEM_AFTER_BATTLE: Final[i64] = 15
KEEP_DIE: Final[i64] = 16
MOVE_DIE: Final[i64] = 17
MOVE_CHIT: Final[i64] = 18
CHOOSE_ONE: Final[i64] = 19
GAIN_FOR_PRICE: Final[i64] = 20

OFFER_IDS: Final = (
    "",
    "die_from_shrine",
    "draft_champion",
    "buy_champion",
    "reserve_free",
    "draft_relic",
    "cycle_plan",
    "cycle_champion",
    "cycle_relic",
    "roll_up_any",
    "roll_up_gained_die",
    "roll_up_own_troop",
    "wild_die_of_troop",
    "wild_any",
    "gold_to_magic_max",
    "gain_gem_after_battle",
    "keep_die_reroll_then_raise",
    "move_die_between_shrines",
    "move_own_chit",
)

# An effect of these names works at a moment of its own, whatever the row's `when` (`visit` or `always`) says.
MOMENTS: Final = {
    ("visit", "roll_up_any"): BEFORE_ACTION,
    ("visit", "gold_to_magic_max"): AROUND_ACTION,
    ("visit", "discount_gold"): SHRINE_PRICE,
    ("visit", "cycle_plan"): FREE_CYCLE,
    ("visit", "repeat_shrine_action"): REPEAT_ACTION,
    ("always", "extra_gem_space"): GEM_SPACE,
    ("always", "extra_champion_limit"): CHAMPION_LIMIT,
    ("always", "extra_die_space"): DIE_SPACE,
    ("always", "extra_locked_die_space"): LOCKED_DIE_SPACE,
}
MODIFIERS: Final = ("strength", *(effect for _, effect in MOMENTS))
GAINS: Final = ("gain_influence", "gain_magic", "gain_gold", "gain_gem", "gain_vp")

TROOP_IDS: Final = ("goblin", "orc", "skeleton", "gargoyle", "gnoll")
TYPE_IDS: Final = ("ambush", "clash", "siege")
SHRINE_IDS: Final = ("gem", "magic", "champions", "gold", "tactics")
CHAMPION_TYPE_IDS: Final = ("instant", "ongoing", "endgame")
SOURCES: Final = ("champion", "slot", "chain", "marker", "overlay", "relic")


@final
class Gain:
    """An automatic gain: it needs no choice. SK-R80: its parts come in the order Influence, Magic, Gold, Gem, VP."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.influence: Final[i64] = row.get("gain_influence", 0)
        self.magic: Final[i64] = row.get("gain_magic", 0)
        self.gold: Final[i64] = row.get("gain_gold", 0)
        self.gems: Final[i64] = row.get("gain_gem", 0)
        self.points: Final[i64] = row.get("gain_vp", 0)
        self.cost_gold: Final[i64] = row.get("cost_gold", 0)
        self.cost_magic: Final[i64] = row.get("cost_magic", 0)
        self.is_nothing: Final[bool] = not any(row.get(name, 0) for name in GAINS)


@final
class Power:
    """One effect of one card: when it works, what it gives automatically, or what it offers, and at which price.

    SK-152..SK-158: each Instant is its row, and so is each Ongoing Champion: SK-159..SK-178.
    """

    def __init__(self, source: tuple[int, int], when: i64, row: dict[str, Any], do: dict[str, Any]) -> None:
        assert all(do[name] == FIXED_AMOUNTS.get(name, do[name]) for name in do)
        self.number: i64 = NOTHING  # its place in the list of all powers, in the order of the data
        self.source_kind: Final[i64] = source[0]
        self.source: Final[i64] = source[1]
        self.when: Final[i64] = when
        self.only: Final[i64] = kind_filter(row)
        self.gain: Final = Gain(do)
        self.amount: Final[i64] = sum(do[name] for name in MODIFIERS if isinstance(do.get(name), int))
        self.per_point: Final[bool] = row.get("times") == "amount"
        self.except_self: Final[bool] = row.get("except_self", False)
        self.cost_gold: Final[i64] = row.get("cost_gold", 0)
        self.cost_magic: Final[i64] = row.get("cost_magic", 0)
        owned = row.get("cost_magic_per_owned", "")
        self.cost_per_owned: Final[i64] = CHAMPION_TYPE_IDS.index(owned) if owned else NOTHING
        self.sides: Final = [Gain(side) for side in row.get("choose_one", [])]
        self.offer: Final[i64] = offer_of(self, row, do)
        self.argument: Final[i64] = offer_argument(do)
        assert self.offer != CYCLE_PLAN or self.argument == 1
        self.is_held: Final[bool] = source[0] == CHAMPION  # SK-R36, RL-R25: in steps 1 to 4 of a battle


CHAMPION: Final[i64] = 0
SLOT: Final[i64] = 1
CHAIN: Final[i64] = 2
MARKER: Final[i64] = 3
OVERLAY: Final[i64] = 4
RELIC: Final[i64] = 5

POWERS: Final[list[Power]] = []


def kind_filter(row: dict[str, Any]) -> i64:
    """The only Battle Type, Shrine or Troop Type for which a row works, or ANY."""
    if row.get("battle_type", "any") != "any":
        return TYPE_IDS.index(row["battle_type"])
    if "shrine" in row:
        return SHRINE_IDS.index(row["shrine"])
    return TROOP_IDS.index(row["troop"]) if "troop" in row else ANY


def offer_of(power: Power, row: dict[str, Any], do: dict[str, Any]) -> i64:
    """What the player may choose; a plain gain at a price is offered too."""
    if power.when in (SHRINE_PRICE, FREE_CYCLE, REPEAT_ACTION):
        return NO_OFFER
    for name in do:
        if name in OFFER_IDS:
            return OFFER_IDS.index(name)
    if power.sides:
        return CHOOSE_ONE
    is_priced = row.get("optional", False) and power.cost_magic > 0
    return GAIN_FOR_PRICE if is_priced else NO_OFFER


# How much these give is written into their offers.
FIXED_AMOUNTS: Final[dict[str, Any]] = {
    "die_from_shrine": 1,
    "reserve_free": 1,
    "draft_relic": 1,
    "cycle_champion": 1,
    "cycle_relic": 1,
    "roll_up_any": 1,
    "roll_up_gained_die": 2,
    "roll_up_own_troop": [[2], [1, 1]],
    "wild_die_of_troop": 1,
    "wild_any": 1,
    "gain_gem_after_battle": 1,
    "move_die_between_shrines": 1,
    "move_own_chit": 1,
    "extra_locked_die_space": 1,
}


def offer_argument(do: dict[str, Any]) -> i64:
    """The number that belongs to the offer: a Champion type, or how much."""
    for name, value in do.items():
        if name in OFFER_IDS:
            if isinstance(value, int):
                return value
            return CHAMPION_TYPE_IDS.index(value) if value in CHAMPION_TYPE_IDS else ANY
    return ANY


def read_powers(source: tuple[int, int], row: dict[str, Any]) -> list[int]:
    """Enter the powers of a row into the list of all powers, and return their numbers."""
    found: list[int] = []
    for when, part, do in parts_of(row):
        power = Power(source, when, part, do)
        power.number = len(POWERS)
        POWERS.append(power)
        found.append(int(power.number))
    return found


def parts_of(row: dict[str, Any]) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """The row's effects by the moment at which they work: each with what it is bound to, and what it does."""
    when: str = row.get("when", "gained")
    moments: dict[int, dict[str, Any]] = {}
    for name, value in row.get("do", {}).items():
        moment: int = MOMENTS.get((when, name), WHEN_IDS.index(when))
        moments.setdefault(moment, {})[name] = value
    parts = [(moment, row, do) for moment, do in moments.items()]
    sides: list[dict[str, Any]] = row.get("choose_one", [])
    if any("wild_any" in side for side in sides):  # RL-R23: each side has a moment of its own
        parts.append((int(BATTLE_DICE), {}, sides[0]))
        parts.append((int(COMPLETE_PLAN), {}, sides[1]))
    elif sides:
        parts.append((WHEN_IDS.index(when), row, {}))
    if "on_place" in row:
        parts.append((int(PLACE_ON_LOCKED_SPACE), {"troop": row["on_place_troop"]}, row["on_place"]))
    return [(moment, part, one) for moment, part, do in parts for one in gains_and_offers(do)]


def gains_and_offers(do: dict[str, Any]) -> list[dict[str, Any]]:
    """What comes automatically, apart from what is offered, so that a power is either one or the other."""
    gains = {name: value for name, value in do.items() if name in GAINS}
    offers = {name: value for name, value in do.items() if name not in GAINS}
    return [gains, offers] if gains and offers else [do]
