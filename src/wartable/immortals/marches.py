"""Drafts of attacks and movements: from where, to where and how many, in any order, with what is known of them."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.decision import Decision
from wartable.engine.picking import Note, Picking, Total
from wartable.immortals.attack import (
    STAYING,
    ChooseAttackOrMove,
    ChooseMoveSource,
    ChooseSource,
    ChooseStrength,
    reachable,
    sources,
    targets_from,
)
from wartable.immortals.battle import CASE_WORDS, FOR_DEFENDER, case_of, sites_shown
from wartable.immortals.battle_view import view_attack
from wartable.immortals.components import SITE_IDS
from wartable.immortals.masks import has, members
from wartable.immortals.options import MOVE_NUMBER, SOURCE, TARGET, argument_of
from wartable.immortals.table import Immortals
from wartable.immortals.things import source_of

SITE_NUMBERS: Final = {name: number for number, name in enumerate(SITE_IDS)}
APART: Final = "apart"  # the sign of a source that has nothing to do with the card


@final
class MarchPicking(Picking[Immortals]):
    """IM-108, IM-119, IM-120: from where, to where, and how many; the target decides whether it is an attack."""

    def parts(self, option: i64, key: str) -> list[str]:
        return [] if key in ("attack", "move") else [key]

    def places(self, pick: str) -> list[str]:
        return [pick.partition(":")[0]]

    def touched(self, game: Immortals, picks: list[str], pick: str, things: list[str]) -> list[str]:
        """The first press gives the source, the next one the target. Armies are counted, not pressed."""
        verb = pick.partition(":")[0]
        if verb == "armies":
            return []
        if pick in picks or not may_choose_source(game):
            return things
        source = chosen_site("from:", picks)
        if verb == "to":
            return things if source is not None and leads_to(game, source, SITE_NUMBERS[site_of_pick(pick)]) else []
        may_switch = isinstance(game.asker, ChooseSource)  # a movement goes to the mover's own sites, an attack never
        return things if may_switch or source is None else []

    def notes(self, game: Immortals, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        """IM-112..IM-114: for whom the inhabitants fight at a target; of a number, how many stay behind."""
        if pick.startswith("armies:"):
            return number_note(game, decision, picks, int(pick.partition(":")[2]))
        if decision.question == SOURCE:
            return [source_note(game, decision.seat, SITE_NUMBERS[site_of_pick(pick)])]
        source = source_of(game)
        if decision.question != TARGET or source is None:
            return []
        shown = sites_shown(game, decision.seat, game.played)
        case = CASE_WORDS[case_of(shown, source, SITE_NUMBERS[site_of_pick(pick)])]
        return [Note(case, {}, [case])]

    def foreseen(self, game: Immortals, decision: Decision, picks: list[str]) -> object | None:
        """IM-144: the attack, once it is clear from where to where; nothing of a movement."""
        source, target = chosen_site("from:", picks), chosen_site("to:", picks)
        if source is None:
            source = source_of(game)
        if target is None and isinstance(game.asker, ChooseStrength):
            target = int(game.asker.target)
        if source is None or target is None or has(game.players[decision.seat].sites, target):
            return None
        return view_attack(game, decision.seat, source, target)

    def totals(self, game: Immortals, decision: Decision, picks: list[str]) -> list[Total]:
        """IM-144, IM-123: how many go, once that is said; one army stays behind."""
        source = chosen_site("from:", picks)
        if source is None:
            source = source_of(game)
        sent = [int(pick.partition(":")[2]) for pick in picks if pick.startswith("armies:")]
        if source is None or not sent:
            return []
        return [Total("army", sent[0], int(game.armies[source] - STAYING), is_limit=True)]


def site_of_pick(pick: str) -> str:
    return pick.partition(":")[2]


def chosen_site(verb: str, picks: list[str]) -> int | None:
    """The site that has been picked as source or target."""
    for pick in picks:
        if pick.startswith(verb):
            return SITE_NUMBERS[site_of_pick(pick)]
    return None


def leads_to(game: Immortals, source: i64, goal: i64) -> bool:
    """IM-109, IM-121: whether armies can attack or move from the one site to the other."""
    decision = game.decision
    assert decision is not None
    return has(targets_from(game, decision.seat, source) | reachable(game, decision.seat, source), goal)


def source_note(game: Immortals, seat: i64, source: i64) -> Note:
    """IM-112..IM-114: the best that the inhabitants can be made to do by attacking from there."""
    case = best_case(game, seat, source)
    is_apart = case == FOR_DEFENDER and any(
        best_case(game, seat, other) != FOR_DEFENDER for other in members(sources(game, seat))
    )
    return Note(f"from_here_{CASE_WORDS[case]}", {}, [CASE_WORDS[case], APART] if is_apart else [CASE_WORDS[case]])


def best_case(game: Immortals, seat: i64, source: i64) -> i64:
    shown = sites_shown(game, seat, game.played)
    return min(case_of(shown, source, target) for target in members(targets_from(game, seat, source)))


def number_note(game: Immortals, decision: Decision, picks: list[str], number: i64) -> list[Note]:
    """What so many armies go against, and how many stay; nothing before it is said where they go."""
    most: i64 = max(argument_of(option) for option in decision.options)
    stay = int(most) + int(STAYING) - number
    if decision.question == MOVE_NUMBER:
        return [Note("movers", {"stay": stay}, ["move"])]
    chosen = [SITE_NUMBERS[site_of_pick(pick)] for pick in picks if pick.startswith("to:")]
    step = game.asker
    if isinstance(step, ChooseStrength):
        chosen.append(int(step.target))
    if not chosen:
        return []
    return [Note("attackers", {"stay": stay, "against": int(game.armies[chosen[0]])}, ["attack"])]


def may_choose_source(game: Immortals) -> bool:
    return isinstance(game.asker, ChooseSource | ChooseMoveSource | ChooseAttackOrMove)
