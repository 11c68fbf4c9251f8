"""Components: the cards of `components.toml` as immutable objects. The printed counts are asserted here.

QV-005, QV-040: player aids have no effect and QV-R05: action tokens are a counter, so neither is an object.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.editions.agreeing import agree, built_in
from wartable.quests import pile
from wartable.quests.printed import TOML


@final
class Power:
    """QV-014: a hire power: what it costs, the deeds it grants, and whether only one of them may be done (QV-034)."""

    def __init__(self, cost: i64, deeds: list[int], only_one: bool) -> None:
        self.cost: Final[i64] = cost
        self.deeds: Final = deeds
        self.only_one: Final = only_one
        self.group: Final[i64] = group_of(deeds)


@final
class Citizen:
    """QV-012, QV-013, QV-219: a kind of citizen: role, resources and power. Copies are alike."""

    def __init__(self, row: dict[str, Any], kind: i64) -> None:
        self.kind: Final[i64] = kind
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.role: Final[str] = row["role"]
        self.copies: Final[i64] = row["copies"]
        self.numbers: Final[dict[str, int]] = {name: row[name] for name in RESOURCE_IDS}
        self.equals: Final[list[str]] = row["equals"]
        power = row["power"]
        deeds = sorted(DEED_IDS.index(step) for step in power["steps"])
        self.power: Final = Power(COST_IDS.index(power["pay"]), deeds, power["choose"] == "one")
        self.brings: Final[i64] = self._brings()

    def _brings(self) -> i64:
        """QV-022, QV-087: one of the role, and all numbers and "=" icons, as counters."""
        brings: i64 = pile.of_role(ROLE_IDS.index(self.role), 1)
        for place, name in enumerate(RESOURCE_IDS):
            brings += pile.of_resource(place, self.numbers[name])
            if name in self.equals:
                brings += pile.of_equals(place)
        return brings


@final
class Quest:
    """QV-015, QV-103, QV-104..QV-135: a quest: requirement, points, type and bonus actions, as its row says."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.type: Final[str] = row["type"]
        self.points: Final[i64] = row["vp"]
        self.roles: Final[dict[str, int]] = row["roles"]
        self.resources: Final[dict[str, int]] = row["resources"]
        self.bonus: Final = sorted(DEED_IDS.index(step) for step in row["bonus"])
        self.group: Final[i64] = group_of(self.bonus)
        self.needs: Final[i64] = self._needs()

    def _needs(self) -> i64:
        needs: i64 = 0
        for place, role in enumerate(ROLE_IDS):
            needs += pile.of_role(place, self.roles[role])
        for place, name in enumerate(RESOURCE_IDS):
            needs += pile.of_resource(place, self.resources[name])
        return needs


@final
class GuildMaster:
    """QV-017, QV-185..QV-191: a secret guild master: bonus points for each completed quest of its two types."""

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.name: Final[str] = row["name"]
        self.bonus: Final[dict[str, int]] = row["bonus"]
        assert len(set(self.bonus.values())) == 1  # printed once, for both types


@final
class Rank:
    """QV-214..QV-218, QV-224: a solo rank, on which the auditor remarks."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.least: Final[i64] = row["min_points"]


@final
class Mode:
    """What a player count changes: QV-007 solo or standard rules, QV-045, QV-046 the number of quest spaces."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final[i64] = row["players"]
        self.solo: Final = row["players"] == 1
        self.spaces: Final[i64] = row["quest_spaces"]
        self.first_spaces: Final[list[int]] = row.get("starting_quest_positions", list(range(row["starting_quests"])))
        self.may_refresh: Final[bool] = not self.solo or SOLO["reserve_refresh_allowed"]
        self.may_reshuffle: Final[bool] = not self.solo or SOLO["reshuffle"]
        removed = SOLO["remove_citizens"] if self.solo else []
        self.kinds: Final[list[int]] = [citizen.kind for citizen in CITIZENS if citizen.id not in removed]
        self.citizens: Final[int] = pile.pile_of([kind for kind in self.kinds for _ in range(CITIZENS[kind].copies)])


def group_of(deeds: list[int]) -> i64:
    """The deeds of a group counted in one number, two bits per deed."""
    assert all(deeds.count(deed) <= MOST_OF_A_DEED for deed in deeds)
    group: i64 = 0
    for deed in deeds:
        group += 1 << 2 * deed
    return group


MOST_OF_A_DEED: Final[i64] = 3
LIMITS: Final[dict[str, int]] = TOML["limits"]
SOLO: Final[dict[str, Any]] = TOML["solo"]
ROLE_IDS: Final[list[str]] = [row["id"] for row in TOML["roles"]]
RESOURCE_IDS: Final[list[str]] = [row["id"] for row in TOML["resources"]]
TYPE_IDS: Final[list[str]] = [row["id"] for row in TOML["quest_types"]]
DEED_ROWS: Final[list[dict[str, Any]]] = TOML["actions"] + TOML["power_ops"]
DEED_IDS: Final[list[str]] = [row["id"] for row in DEED_ROWS]
COST_IDS: Final[list[str]] = [row["id"] for row in TOML["power_costs"]]
CITIZENS: Final = [Citizen(row, kind) for kind, row in enumerate(TOML["citizens"])]
QUESTS: Final = [Quest(row, number) for number, row in enumerate(TOML["quests"])]
GUILD_MASTERS: Final = [GuildMaster(row, number) for number, row in enumerate(TOML["guild_masters"])]
RANKS: Final = [Rank(row) for row in TOML["solo_ranks"]]
MODES: Final = {row["players"]: Mode(row) for row in TOML["setups"]}
MOST_PLAYERS: Final[i64] = max(MODES)

LINE_COSTS: Final[list[int]] = TOML["tavern"]["costs"]
SLOTS: Final[i64] = 6
HAND_COST: Final[i64] = 2
STARTING_HAND: Final[i64] = 3
ACTIONS_PER_TURN: Final[i64] = 2
LIMIT: Final[i64] = 8
QUESTS_TO_END: Final[i64] = 5
IDLE_ROUNDS: Final[i64] = 15
NO_COST: Final[i64] = 0
COST_CITIZEN: Final[i64] = 1
COST_RESERVE: Final[i64] = 2
ACTIONS: Final[i64] = 4  # deeds 0 to 3 are the actions, the others attacks and the like
BRINGS: Final[list[int]] = [citizen.brings for citizen in CITIZENS]
NEEDS: Final[list[int]] = [quest.needs for quest in QUESTS]


def brings(citizens: int) -> i64:
    """QV-087: what a pile of citizens brings to a quest when all of it is discarded."""
    total: i64 = 0
    first: i64 = 0
    while citizens:
        word: i64 = citizens & pile.WORD
        kind = first
        while word:
            copies: i64 = word & pile.COPIES
            if copies:
                total += copies * CITIZENS[kind].brings
            word >>= pile.BITS
            kind += 1
        citizens >>= pile.WORD_BITS
        first += pile.WORD_KINDS
    return total


def citizen_ids(citizens: int) -> list[str]:
    return [CITIZENS[kind].id for kind in pile.cards(citizens)]


def citizen_number(name: str) -> int:
    return next(citizen.kind for citizen in CITIZENS if citizen.id == name)


def quest_number(name: str) -> int:
    return next(quest.number for quest in QUESTS if quest.id == name)


def assert_printed_counts() -> None:
    """QV-001..QV-006, QV-008..QV-011, QV-136, QV-R01: the cards are as many as the table of counts says."""
    counts = TOML["counts"]
    agree("quests", "counts.citizen_cards", counts["citizen_cards"], sum(citizen.copies for citizen in CITIZENS))
    agree("quests", "counts.quest_cards", counts["quest_cards"], len(QUESTS))
    agree("quests", "counts.guild_master_cards", counts["guild_master_cards"], len(GUILD_MASTERS))
    assert len(TOML["action_tokens"]) == counts["action_tokens"] == 2
    assert counts["first_player_tokens"] == 1 and counts["player_aid_cards"] == 5
    assert [row["cost"] for row in TOML["card_cost_tokens"]] == [*LINE_COSTS, HAND_COST]
    assert len(TOML["card_cost_tokens"]) == counts["card_cost_tokens"] == 7
    kinds = {role: sum(citizen.role == role for citizen in CITIZENS) for role in ROLE_IDS}
    agree("quests", "counts.kinds_of_role", counts["kinds_of_role"], kinds)
    assert len(ROLE_IDS) == pile.ROLES and len(RESOURCE_IDS) == pile.RESOURCES
    assert len(TOML["actions"]) == ACTIONS and len(LINE_COSTS) == SLOTS


def assert_counters_suffice() -> None:
    """Whatever is in one guild, no counter of a pile or of what it brings overflows."""
    assert all(0 < citizen.copies <= pile.COPIES for citizen in CITIZENS)
    for name in RESOURCE_IDS:
        assert sum(citizen.copies * citizen.numbers[name] for citizen in CITIZENS) <= pile.MOST, name
        assert sum(citizen.copies for citizen in CITIZENS if name in citizen.equals) <= pile.MOST_EQUALS, name
    for role in ROLE_IDS:
        assert sum(citizen.copies for citizen in CITIZENS if citizen.role == role) <= pile.MOST, role


def assert_limits() -> None:
    """QV-019..QV-021, QV-053, QV-178, QV-R49: the numbers named above are those of the data."""
    assert LIMITS["hand_limit_end_of_turn"] == LIMITS["guild_limit_end_of_turn"] == LIMIT
    assert LIMITS["starting_hand"] == STARTING_HAND and LIMITS["actions_per_turn"] == ACTIONS_PER_TURN
    assert LIMITS["quests_to_trigger_end"] == QUESTS_TO_END and LIMITS["reserved_quests_per_player"] == 1
    assert TOML["tavern"]["hire_from_hand_cost"] == HAND_COST
    assert TOML["termination"]["stalemate_rounds_without_quest"] == IDLE_ROUNDS


def assert_setups() -> None:
    """QV-045, QV-046: every number of players has its setup, and its first quests fit on their spaces."""
    assert list(MODES) == [row["players"] for row in TOML["setups"]] == [1, 2, 3, 4, 5]
    assert all(len(MODES[row["players"]].first_spaces) == row["starting_quests"] for row in TOML["setups"])
    assert all(0 <= space < mode.spaces <= SLOTS for mode in MODES.values() for space in mode.first_spaces)


def assert_cascades_end() -> None:
    """QV-R48: no power grants so much that a chain of hires from the hand could go on forever."""
    built_in("quests", "chain_bound")
    bound = TOML["chain_bound"]
    for citizen in CITIZENS:
        steps = [DEED_IDS[deed] for deed in citizen.power.deeds]
        takes = sum(step.startswith("take_") for step in steps)
        assert steps.count("hire") <= bound["max_hires"]
        gain = bound["draw"] * steps.count("draw") + bound["hire"] * steps.count("hire") + bound["take"] * takes
        assert gain < bound["limit"], citizen.id


assert_printed_counts()
assert_counters_suffice()
assert_limits()
assert_setups()
assert_cascades_end()
