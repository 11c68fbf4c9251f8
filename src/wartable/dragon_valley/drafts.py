"""Drafts: divisions, marches, battles, building and exchanges as people put them together, in any order."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.components import FOE_IDS, FRIEND_IDS, ITEM_IDS, PLACE_IDS
from wartable.dragon_valley.foreseeing import notes_of
from wartable.dragon_valley.kings_aid import SCOUTED_TILES, face_down_tiles
from wartable.dragon_valley.options import (
    ADVANCE_JOIN,
    ADVANCE_PICK,
    ASSIGN_ITEM,
    BATTLE_ENEMY,
    BATTLE_EXTRA,
    BATTLE_UNIT,
    BUILD_NAME,
    BUILD_PLACE,
    CONSTRUCTION_NOW,
    GIVE_UP_UNIT,
    LOYALTY_GIVE,
    LOYALTY_PLAYER,
    LOYALTY_TAKE,
    MOVE_COUNT,
    MOVE_TO,
    MOVE_UNIT,
    RELOCATE_TO,
    REMODEL_MODE,
    SCOUT_FIRST,
    SCOUT_SECOND,
    TAKE_FROM,
    key,
    lay_option,
)
from wartable.dragon_valley.remodelling import REMODELLING
from wartable.dragon_valley.selection import Divide
from wartable.dragon_valley.table import DragonValley, Draw
from wartable.dragon_valley.things import lay_things
from wartable.dragon_valley.turn import ends_turn
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking, Total

WITH_A_PLACE: Final = ("give_up", "take", "relocate")  # words before a location in what can be moved


def refused(rule: str, name: str) -> NotOffered:
    return NotOffered(rule, name, {}, "dragon_valley")


@final
class DivisionPicking(Picking[DragonValley]):
    """DV-043, DV-I15: items are on piles in any way; the division is whole when all are and no pile is empty.

    A pick lays an item: `lay:orc:2`. Equal items are equal picks.
    """

    def places(self, pick: str) -> list[str]:
        return [item_of_pick(pick)]

    def room(self, game: DragonValley, decision: Decision, place: str) -> i64:
        """As many as there are such items."""
        return waiting(draw_to_divide(game)).count(place)

    def beyond(self, game: DragonValley, decision: Decision) -> list[str]:
        """Every item can be laid on every pile."""
        draw = draw_to_divide(game)
        return [
            key(lay_option(ITEM_IDS.index(item), pile)) for item in waiting(draw) for pile in range(len(draw.owners))
        ]

    def may_stay(self, game: DragonValley, decision: Decision, picks: list[str]) -> bool | None:
        offered, items = self.beyond(game, decision), waiting(draw_to_divide(game))
        laid = [item_of_pick(pick) for pick in picks]
        return all(pick in offered for pick in picks) and all(laid.count(item) <= items.count(item) for item in laid)

    def things(self, game: DragonValley, decision: Decision, pick: str) -> list[str]:
        return lay_things(draw_to_divide(game), ITEM_IDS.index(item_of_pick(pick)), int(pile_of_pick(pick)) - 1)

    def facts(self, game: DragonValley, decision: Decision, pick: str) -> dict[str, Fact]:
        return {"says": "assign_item", "item": item_of_pick(pick), "pile": int(pile_of_pick(pick))}

    def totals(self, game: DragonValley, decision: Decision, picks: list[str]) -> list[Total]:
        draw = draw_to_divide(game)
        return [Total("item", len(draw.piles) + len(picks), len(draw.items))]

    def clash(self, game: DragonValley, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused("DV-043", "lies_already")

    def missing(self, game: DragonValley, decision: Decision, picks: list[str]) -> NotOffered:
        draw = draw_to_divide(game)
        is_laid = len(draw.piles) + len(picks) == len(draw.items)
        return refused("DV-043", "pile_empty" if is_laid else "items_left")


def draw_to_divide(game: DragonValley) -> Draw:
    step = game.asker
    assert isinstance(step, Divide)
    return game.draws[step.draw]


def waiting(draw: Draw) -> list[str]:
    """The items that have no pile yet."""
    return [ITEM_IDS[item] for item in draw.items[len(draw.piles) :]]


def item_of_pick(pick: str) -> str:
    return pick.split(":")[1] if pick.count(":") > 1 else ""


def pile_of_pick(pick: str) -> str:
    return pick.rpartition(":")[2]


class BattlePicking(Picking[DragonValley]):
    """DV-112, DV-113: one battle: who is engaged, by whom, and whom else an upgraded unit engages."""

    def parts(self, option: i64, key: str) -> list[str]:
        return [] if key in ("done", "go", "no", "decline") else [key]

    def places(self, pick: str) -> list[str]:
        if ":" not in pick:
            return ["enemy"]
        return [] if last_word(pick) in FOE_IDS else ["unit"]

    def is_final(self, after: DragonValley) -> bool:
        return ends_turn(after)

    def notes(self, game: DragonValley, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        return [note for option in decision.options if key(option) == pick for note in notes_of(game, decision, option)]


@final
class MovePicking(BattlePicking):
    """DV-093, DV-097, DV-102: one march or attack: which units, where to, and how many or against whom.

    DV-145, DV-153, DV-316: or a siege that is given up or taken, or a group that goes on with its marker.
    """

    def places(self, pick: str) -> list[str]:
        before, last = pick.rpartition(":")[0], last_word(pick)
        if last.isdigit():
            return ["number"]
        if last in FOE_IDS or before.startswith("take:"):
            return []
        if last in FRIEND_IDS:
            return ["lost"]
        return ["goal"] if last in PLACE_IDS and before not in WITH_A_PLACE else ["what"]


@final
class BuildPicking(BattlePicking):
    """DV-162, DV-225: tiles of one name, and a space for each."""

    def places(self, pick: str) -> list[str]:
        name, _, site = pick.partition(":")
        return [f"on {site}", name] if site else ["name"]

    def room(self, game: DragonValley, decision: Decision, place: str) -> i64:
        """As many tiles of a name as the supply has."""
        if place not in ITEM_IDS:
            return 1
        return game.players[decision.seat].supply[ITEM_IDS.index(place)]


@final
class ExchangePicking(BattlePicking):
    """DV-069: what is given, to whom, and what is taken."""

    def places(self, pick: str) -> list[str]:
        return [str(pick.count(":"))]


@final
class AdvancePicking(BattlePicking):
    """DV-260, DV-261: the enemy that moves next, and those that go along."""

    def places(self, pick: str) -> list[str]:
        return [] if ":" in pick else ["first"]


@final
class ScoutsPicking(Picking[DragonValley]):
    """DV-212: two face-down tiles, or the last one."""

    def totals(self, game: DragonValley, decision: Decision, picks: list[str]) -> list[Total]:
        return [Total("tile", len(picks), to_scout(game))]

    def clash(self, game: DragonValley, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        return refused(self.rule, "scouts_look_at_two")


def to_scout(game: DragonValley) -> int:
    """How many tiles the scouts look at; only then are they seen."""
    return min(int(face_down_tiles(game)).bit_count(), SCOUTED_TILES)


def last_word(pick: str) -> str:
    return pick.rpartition(":")[2]


# Where a chain may begin, and how it is picked
MOVES: Final[list[int]] = [MOVE_TO, MOVE_COUNT, GIVE_UP_UNIT, TAKE_FROM, RELOCATE_TO]
BATTLES: Final[list[int]] = [BATTLE_ENEMY, BATTLE_UNIT, BATTLE_EXTRA]
EXCHANGES: Final[list[int]] = [LOYALTY_GIVE, LOYALTY_PLAYER, LOYALTY_TAKE]
PICKINGS: Final[list[tuple[list[int], Picking[DragonValley]]]] = [
    ([ASSIGN_ITEM], DivisionPicking("DV-043", [ASSIGN_ITEM], True)),
    (
        [MOVE_UNIT, *MOVES],
        MovePicking("DV-093", [*MOVES, BATTLE_ENEMY, BATTLE_EXTRA], True)
        .forking([MOVE_UNIT, MOVE_TO, RELOCATE_TO])
        .silent(),
    ),
    (BATTLES, BattlePicking("DV-112", BATTLES[1:], True).forking(BATTLES[:2]).silent()),
    (
        [BUILD_NAME, BUILD_PLACE, CONSTRUCTION_NOW],
        BuildPicking("DV-162", [BUILD_PLACE], True).forking([BUILD_NAME, CONSTRUCTION_NOW]).silent(),
    ),
    ([REMODEL_MODE, *REMODELLING.questions], REMODELLING),
    ([SCOUT_FIRST], ScoutsPicking("DV-212", [SCOUT_FIRST, SCOUT_SECOND])),
    (EXCHANGES, ExchangePicking("DV-069", EXCHANGES[1:], True).forking(EXCHANGES[:2]).silent()),
    ([ADVANCE_PICK, ADVANCE_JOIN], AdvancePicking("DV-261", [ADVANCE_JOIN], True).forking([ADVANCE_PICK]).silent()),
]


def picking_of(decision: Decision) -> Picking[DragonValley] | None:
    for beginnings, picking in PICKINGS:
        if decision.question in beginnings:
            return picking
    return None
