"""Riftlands: the components of `riftlands.toml`, joined to those of the base game, and the words of its options.

RL-001, RL-R47: updated Champions are cards of their own; the edition leaves out those that they replace. What each new
card does is its row: RL-045..RL-047, RL-050, RL-053..RL-061, RL-064, RL-065.
"""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from wartable.editions.agreeing import agree, built_in, within
from wartable.editions.chosen import read_components
from wartable.shadow_kingdoms.battle import ITEM_VERBS
from wartable.shadow_kingdoms.components import AWARDS, CHAMPIONS, MARKERS, Award, Champion, Marker
from wartable.shadow_kingdoms.effects import OVERLAY, RELIC, TROOP_IDS, read_powers
from wartable.shadow_kingdoms.options import IDS, QUESTION_WORDS, WORDS
from wartable.shadow_kingdoms.wilds import WILD_POWER_VERBS

TOML: Final[dict[str, Any]] = read_components(Path(__file__).parent / "riftlands.toml")
GENERAL: Final[dict[str, Any]] = TOML["general"]


@final
class Relic:
    """RL-007: one of the thirty Relics: its type, and the power it has while it is active.

    RL-075, RL-076, RL-086, RL-087: some give automatically. RL-078..RL-083: Masks are Wild sources. RL-R59: each is an
    instance of its own.
    """

    def __init__(self, row: dict[str, Any], number: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.type: Final[i64] = RELIC_TYPE_IDS.index(row["type"])
        self.name: Final[str] = f"{TOML['relic_type'][RELIC_TYPE_IDS.index(row['type'])]['name']} {row['variant']}"
        self.powers: Final[list[int]] = read_powers((int(RELIC), int(number)), row)
        self.row: Final = row


@final
class Overlay:
    """RL-003: what the board of a monster kind adds: powers from the start, and one that a marker covers (RL-004).

    RL-029: the Gnoll's Magic and RL-037, RL-115: the Gargoyle's gains come automatically.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        troop = TROOP_IDS.index(row["troop"])
        self.troop: Final[i64] = troop
        self.id: Final[str] = row["id"]
        self.rule: Final[str] = row["rule"]
        self.always: Final = [n for part in row["always_on"] for n in read_powers((int(OVERLAY), troop), part)]
        self.unlockable: Final = read_powers((int(OVERLAY), troop), row["unlockable"])
        self.row: Final = row


@final
class Rift:
    """RL-014, RL-104, RL-R04: a rift: its cost in Magic, the points of its ranks, the Relic spaces of its area."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.cost: Final[i64] = row["cost_magic"]
        self.ranks: Final[list[int]] = row["rank_vp"]
        self.spaces: Final[i64] = row["relic_spaces"]


RELIC_TYPE_IDS: Final[list[str]] = [row["id"] for row in TOML["relic_type"]]
NEW_CHAMPIONS: Final = [Champion(row, len(CHAMPIONS) + place) for place, row in enumerate(TOML["champion"])]
RELICS: Final = [Relic(row, number) for number, row in enumerate(TOML["relic"])]
OVERLAYS: Final = sorted([Overlay(row) for row in TOML["overlay"]], key=lambda overlay: int(overlay.troop))
RIFTS: Final = [Rift(row) for row in TOML["rift"]]
NEW_AWARDS: Final = [Award(row, len(AWARDS) + place) for place, row in enumerate(TOML["award"])]
OVERLAY_MARKER: Final[i64] = len(MARKERS)
NEW_MARKER: Final = Marker(TOML["extra_marker"], len(MARKERS))

AREAS: Final[i64] = 3
SPACES: Final[i64] = 2
CHITS: Final[i64] = GENERAL["expedition_chits_per_player"]
ACTIVE_SPACES: Final[i64] = GENERAL["active_relic_spaces"]
CHIT_SURCHARGE: Final[i64] = TOML["riftlands_shrine"]["cost_per_own_chit_magic"]
SET_POINTS: Final[list[int]] = TOML["relic_scoring"]["vp_by_count"]
MOST_IN_SET: Final[i64] = TOML["relic_scoring"]["max_count"]
POINTS_PER_OWN_ICON: Final[i64] = TOML["battle_bonus"]["vp_per_own_icon"]
SOLO: Final[dict[str, Any]] = TOML["solo"]

# Questions, E1 to E12 of the chapter "Decisions"; the base game's come before
STAFF: Final[i64] = 26
STAFF_DIE: Final[i64] = 27
STAFF_SHRINE: Final[i64] = 28
STAFF_RELIC: Final[i64] = 29
STAFF_PLAN: Final[i64] = 30
STAFF_CHAMPION: Final[i64] = 31
STAFF_EXCHANGE: Final[i64] = 32
STAFF_FROM: Final[i64] = 33
STAFF_TO: Final[i64] = 34
RAISE: Final[i64] = 35
EXCHANGE: Final[i64] = 36
RIFT: Final[i64] = 37
RELIC_PICK: Final[i64] = 38
RELIC_PLACE: Final[i64] = 39
REARRANGE: Final[i64] = 40
KEEP_DIE: Final[i64] = 41
INSTANT_BONUS: Final[i64] = 42
RAISE_GAINED: Final[i64] = 43
EXCHANGE_FIRST: Final[i64] = 44
ORB: Final[i64] = 45

QUESTIONS: Final = (
    "staff",
    "staff_die",
    "staff_shrine",
    "staff_relic",
    "staff_plan",
    "staff_champion",
    "staff_exchange",
    "staff_from",
    "staff_to",
    "raise",
    "exchange",
    "rift",
    "relic_pick",
    "relic_place",
    "rearrange",
    "keep_die",
    "instant_bonus",
    "raise_gained",
    "exchange_first",
    "orb",
)

# Verbs; the base game's come before
USE_STAFF: Final[i64] = 34
TO_SHRINE: Final[i64] = 35
RELIC_CHOICE: Final[i64] = 36
TAKE_GOLD: Final[i64] = 37
FROM_RIFT: Final[i64] = 38
TO_RIFT: Final[i64] = 39
RAISE_TWO: Final[i64] = 40
RAISE_SPLIT: Final[i64] = 41
RAISE_ONE: Final[i64] = 42
EXCHANGE_GOLD: Final[i64] = 43
ACTIVATE: Final[i64] = 44
TO_STACK: Final[i64] = 45
TO_ACTIVE: Final[i64] = 46
REPLACE_RELIC: Final[i64] = 47
KEEP: Final[i64] = 48
RELIC_ITEM: Final[i64] = 49
GEM_ITEM: Final[i64] = 50
KEEP_BATTLE_DIE: Final[i64] = 51
TAKE_INFLUENCE: Final[i64] = 52
WILD_POWER: Final[i64] = 53
WILD_RELIC: Final[i64] = 54
RELIC_FOR_SECOND: Final[i64] = 55

NEW_WORDS: Final = (
    ("staff", "R"),
    ("to", "s"),
    ("relic", "R"),
    ("gold", ""),
    ("from", "f"),
    ("to", "f"),
    ("two", "d"),
    ("split", "D"),
    ("raise", "d"),
    ("exchange", "n"),
    ("rift", "f"),
    ("stack", ""),
    ("active", ""),
    ("replace", "R"),
    ("keep", ""),
    ("item", "R"),
    ("gem", ""),
    ("keep", "d"),
    ("influence", ""),
    ("wild:power", ""),
    ("wild", "R"),
    ("relic", "R"),
)


def join_base_game() -> None:
    """Add the expansion's cards and words to the lists in which everything is looked up by number."""
    assert len(QUESTION_WORDS) == STAFF and len(WORDS) == USE_STAFF
    CHAMPIONS.extend(NEW_CHAMPIONS)
    AWARDS.extend(NEW_AWARDS)
    MARKERS.append(NEW_MARKER)
    QUESTION_WORDS.extend(QUESTIONS)
    WORDS.extend(NEW_WORDS)
    IDS["l"].append(TOML["riftlands_shrine"]["id"])
    IDS["a"].extend(award.id for award in NEW_AWARDS)
    IDS["m"].append(NEW_MARKER.id)
    IDS["h"].extend(champion.id for champion in NEW_CHAMPIONS)
    IDS["R"] = [relic.id for relic in RELICS]
    IDS["f"] = [rift.id for rift in RIFTS]
    ITEM_VERBS[OVERLAY], ITEM_VERBS[RELIC] = GEM_ITEM, RELIC_ITEM
    WILD_POWER_VERBS[OVERLAY], WILD_POWER_VERBS[RELIC] = WILD_POWER, WILD_RELIC


def relic_number(name: str) -> int:
    return next(int(relic.number) for relic in RELICS if relic.id == name)


def assert_printed_counts() -> None:
    """RL-001, RL-002, RL-006..RL-008, RL-020: the counts of the expansion's book."""
    copies = sum(c.copies for c in NEW_CHAMPIONS if not c.replaces)
    agree("shadow_kingdoms", "riftlands.general.new_champion_cards", GENERAL["new_champion_cards"], copies)
    assert sum(bool(c.replaces) for c in NEW_CHAMPIONS) == GENERAL["updated_champions"]
    agree("shadow_kingdoms", "riftlands.general.relic_cards", GENERAL["relic_cards"], len(RELICS))
    assert len(RELIC_TYPE_IDS) == GENERAL["relic_types"]
    assert all(
        sum(relic.type == kind for relic in RELICS) == GENERAL["relics_per_type"] for kind in range(len(RELIC_TYPE_IDS))
    )
    assert len(NEW_AWARDS) == GENERAL["award_cards"] and len(OVERLAYS) == GENERAL["overlays"]
    assert len(RIFTS) == AREAS and all(rift.spaces == SPACES for rift in RIFTS)
    assert SOLO["adversary_chits"] == CHITS and len(SET_POINTS) == MOST_IN_SET + 1
    within("shadow_kingdoms", 1, 10, "riftlands.general.active_relic_spaces")
    built_in("shadow_kingdoms", "riftlands.rift.*.position", "riftlands.extra_marker.value")


assert_printed_counts()
join_base_game()
