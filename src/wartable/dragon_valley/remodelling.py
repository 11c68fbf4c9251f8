"""Remodelling as people do it: a mode, tiles, and for each tile a space, in any order."""

# not compiled: nothing here is hot

from itertools import combinations, product
from typing import final

from mypy_extensions import i64

from wartable.dragon_valley.components import BUILDING_IDS, CELL_IDS
from wartable.dragon_valley.options import (
    DONE,
    MOVE,
    REMODEL_MODE,
    REMODEL_NAME,
    REMODEL_PICK,
    REMODEL_PLACE,
    SWAP_FIRST,
    SWAP_PLACE,
    SWAP_SECOND,
    key,
    verb_of,
)
from wartable.dragon_valley.remodel import RemodelName, RemodelPick, RemodelPlace, picked_cells
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.verbs import lifted
from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.engine.picking import Picking

MODES = ("move", "remove", "swap", "no_effect")


@final
class RemodelPicking(Picking[DragonValley]):
    """DV-236..DV-240, DV-309: the mode, then tiles of one name and where each goes, or two tiles that are swapped.

    A tile that is picked up says its name: `wall:a1`. Where it goes: `a1:c1`.
    """

    def parts(self, option: i64, key: str) -> list[str]:
        return [] if key == "done" or key in BUILDING_IDS else [key]

    def places(self, pick: str) -> list[str]:
        words = pick.split(":")
        if words[0] in MODES:
            return ["mode"]
        if words[0] in BUILDING_IDS:
            return [f"tile {words[-1]}"]
        return (
            [f"swap {len(words)}"] if "supply" in words or len(words) == 1 else [f"from {words[0]}", f"on {words[1]}"]
        )

    def beyond(self, game: DragonValley, decision: Decision) -> list[str]:
        step = game.asker
        if decision.question == REMODEL_NAME and isinstance(step, RemodelName):
            return [pick for option in decision.options for pick in tiles_after(game, decision, option)]
        if decision.question == REMODEL_PLACE and isinstance(step, RemodelPlace):
            free = step.free_cells(game.players[step.seat])
            sources = picked_cells(step.picked)[len(step.places) :]
            return [f"{CELL_IDS[source]}:{CELL_IDS[cell]}" for source in sources for cell in picked_cells(free)]
        return []

    def things(self, game: DragonValley, decision: Decision, pick: str) -> list[str]:
        before, _, cell = pick.rpartition(":")
        if before in CELL_IDS:
            return [f"building:{decision.seat}:{before}", f"cell:{decision.seat}:{cell}"]
        return [f"building:{decision.seat}:{cell}"]

    def facts(self, game: DragonValley, decision: Decision, pick: str) -> dict[str, Fact]:
        before, _, cell = pick.rpartition(":")
        if before not in CELL_IDS:
            return {"says": "remodel_pick", "building": before, "place": cell}
        building = game.players[decision.seat].buildings[CELL_IDS.index(before)]
        return {"says": "remodel_place", "building": BUILDING_IDS[building], "place": cell}

    def wordings(self, game: DragonValley, seat: i64, picks: list[str]) -> list[list[str]]:
        """Tiles that are alike take their spaces in rising order: which of them goes where makes no difference."""
        sources = sources_of(game, picks)
        others = [pick for pick in picks if not is_move(pick, sources)]
        groups = [
            in_rising_order(alike, [pick for pick in picks if is_move(pick, alike)])
            for alike in alike_groups(game, seat, sources)
        ]
        return [others + [move for moves in chosen for move in moves] for chosen in product(*groups)]


def tiles_after(game: DragonValley, decision: Decision, option: i64) -> list[str]:
    """The tiles that can be picked up after a name."""
    world = game.copy()
    world.forced = []
    world.answer(decision.seat, option)
    codes = [taken for one, taken in world.forced if one.question == REMODEL_PICK]
    asked = world.decision
    if asked is not None and asked.question == REMODEL_PICK:
        codes += asked.options
    return [key(code) for code in codes if verb_of(code) != DONE]


def sources_of(game: DragonValley, picks: list[str]) -> list[str]:
    """The spaces of the tiles that are picked up to be moved."""
    step = game.asker
    cells = [pick.partition(":")[2] for pick in picks if pick.partition(":")[0] in BUILDING_IDS]
    if isinstance(step, RemodelPick) and step.mode == MOVE:
        cells += [CELL_IDS[cell] for cell in picked_cells(step.picked)]
    if isinstance(step, RemodelPlace):
        cells += [CELL_IDS[cell] for cell in picked_cells(step.picked)[len(step.places) :]]
    return sorted((cell for cell in cells if cell in CELL_IDS), key=CELL_IDS.index)


def is_move(pick: str, sources: list[str]) -> bool:
    """Whether a pick moves a tile from one of these spaces to another space."""
    source, _, target = pick.partition(":")
    return source in sources and target in CELL_IDS


def alike_groups(game: DragonValley, seat: i64, sources: list[str]) -> list[list[str]]:
    """The tiles picked up, those that are alike together."""
    groups: dict[int, list[str]] = {}
    for cell in sources:
        groups.setdefault(int(lifted(game.players[seat], CELL_IDS.index(cell))), []).append(cell)
    return list(groups.values())


def in_rising_order(sources: list[str], moves: list[str]) -> list[list[str]]:
    """The ways in which tiles that are alike can take the spaces of these moves."""
    targets = sorted((move.partition(":")[2] for move in moves), key=CELL_IDS.index)
    return [
        [f"{source}:{target}" for source, target in zip(chosen, targets, strict=True)]
        for chosen in combinations(sources, len(targets))
    ]


REMODELLING = RemodelPicking(
    "DV-236",
    [REMODEL_NAME, REMODEL_PICK, REMODEL_PLACE, SWAP_FIRST, SWAP_SECOND, SWAP_PLACE],
    True,
).forking([REMODEL_MODE, REMODEL_NAME, REMODEL_PICK, SWAP_FIRST, SWAP_SECOND])
