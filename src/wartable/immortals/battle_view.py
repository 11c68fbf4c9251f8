"""The view of the last battle: who fought, what went into the tower, what fell out; all of it is open."""

# not compiled: msgspec structures

import msgspec

from wartable.engine.log import Event, Fact
from wartable.immortals.table import Immortals


class CubesView(msgspec.Struct, frozen=True):
    """Cubes by seat, and inhabitants."""

    armies: list[int]
    inhabitants: int


class LastBattleView(msgspec.Struct, frozen=True):
    """The last battle of the round: who fought where, what went into the tower, what fell out, and what it came to."""

    line: int  # the number of its line in the log
    attacker: int
    defender: int | None
    source: str
    target: str
    case: str
    attackers: int
    defenders: int
    thrown: CubesView
    fallen: CubesView
    attack: int
    defence: int
    holder: int | None  # who holds the site afterwards
    armies: int


def last_battle(game: Immortals) -> LastBattleView | None:
    """Told from the log, which holds a battle in a row: the attack, the throw, and what comes of it."""
    events = game.events or []
    for line in range(len(events) - 1, -1, -1):
        if events[line].name == "round":
            return None
        if events[line].name == "thrown":
            return view_battle(events, line)
    return None


def view_battle(events: list[Event], line: int) -> LastBattleView:
    attack, throw = events[line - 1].facts, events[line].facts
    thrown, fallen = cubes(throw["thrown"], throw["in"]), cubes(throw["fallen"], throw["out"])
    attacker, target, case = int(attack["seat"]), str(attack["site"]), str(attack["case"])
    helps = fallen.inhabitants if case == "for_defender" else 0
    strength, defence = fallen.armies[attacker], helps
    holder, armies = None, 0
    for event in events[line + 1 :]:
        if event.name == "counted":
            strength, defence = int(event.facts["attack"]), int(event.facts["defence"])
        elif event.name == "occupied":
            holder, armies = int(event.facts["seat"]), int(event.facts["armies"])
        elif event.name != "lost_armies":
            break
    return LastBattleView(
        line=line,
        attacker=attacker,
        defender=int(attack["victim"]) if "victim" in attack else None,
        source=str(attack["source"]),
        target=target,
        case=case,
        attackers=int(attack["armies"]),
        defenders=int(attack.get("defenders", 0)),
        thrown=thrown,
        fallen=fallen,
        attack=strength,
        defence=defence,
        holder=holder,
        armies=armies,
    )


def cubes(armies: Fact, inhabitants: Fact) -> CubesView:
    return CubesView([int(number) for number in str(armies).split(",")], int(inhabitants))
