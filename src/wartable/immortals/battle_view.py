"""The view of battles: the last one, with what went into the tower and what fell out, and an attack in the making."""

# not compiled: msgspec structures

import msgspec

from wartable.engine.log import Event, Fact
from wartable.immortals.battle import CASE_WORDS, case_of, sites_shown
from wartable.immortals.components import SITE_IDS
from wartable.immortals.odds import odds_of
from wartable.immortals.table import NOBODY, Immortals, owner_of


class CubesView(msgspec.Struct, frozen=True):
    """Cubes by seat, and inhabitants."""

    armies: list[int]
    inhabitants: int


class SideView(msgspec.Struct, frozen=True):
    """The cubes of one side in the tray, and what it lost of them."""

    armies: int
    lost: int
    inhabitants: int
    inhabitants_lost: int


class LastBattleView(msgspec.Struct, frozen=True):
    """The last battle of the round: who fought where, what went into the tower, what fell out, and how it ended."""

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
    attacking: SideView
    defending: SideView
    aside: CubesView  # what fell out and did not fight
    holder: int | None  # who holds the site afterwards
    armies: int


class OddsView(msgspec.Struct, frozen=True):
    """The chance in percent to hold the target after an attack with so many armies."""

    armies: int
    percent: int


class AttackView(msgspec.Struct, frozen=True):
    """An attack that is not sent yet: whom it meets, for whom the inhabitants fight, and how it may end."""

    source: str
    target: str
    defender: int | None
    defenders: int
    case: str
    odds: list[OddsView]


def view_attack(game: Immortals, seat: int, source: int, target: int) -> AttackView:
    """IM-112..IM-114, IM-R71: `game` agrees with what the seat knows, and the odds with what everybody does."""
    owner = owner_of(game, target)
    return AttackView(
        source=SITE_IDS[source],
        target=SITE_IDS[target],
        defender=None if owner == NOBODY else int(owner),
        defenders=int(game.armies[target]),
        case=CASE_WORDS[case_of(sites_shown(game, seat, game.played), source, target)],
        odds=[OddsView(one.armies, one.percent) for one in odds_of(game, seat, source, target)],
    )


def last_battle(game: Immortals) -> LastBattleView | None:
    """Read from the log, which holds a battle in sequence: the attack, the throw, and the outcome."""
    events = game.events or []
    for line in range(len(events) - 1, -1, -1):
        if events[line].name == "round":
            return None
        if events[line].name == "thrown":
            return view_battle(events, line)
    return None


def view_battle(events: list[Event], line: int) -> LastBattleView:
    attack, throw, after = events[line - 1].facts, events[line].facts, aftermath(events[line + 1 :])
    thrown, fallen = cubes(throw["thrown"], throw["in"]), cubes(throw["fallen"], throw["out"])
    attacker, defender = int(attack["seat"]), int(attack["victim"]) if "victim" in attack else None
    helps = fallen.inhabitants if attack["case"] == "for_defender" else 0
    (count,) = after.get("counted", [{"attack": fallen.armies[attacker], "defence": helps}])
    lost = {int(facts["seat"]): int(facts["armies"]) for facts in after.get("lost_armies", [])}
    left = sum(int(facts["inhabitants"]) for facts in after.get("inhabitants_left", []))
    attacking = side(fallen, attacker, int(count["attack"]), lost, left)
    defending = side(fallen, defender, int(count["defence"]), lost, left)
    occupied = after.get("occupied", [])
    return LastBattleView(
        line=line,
        attacker=attacker,
        defender=defender,
        source=str(attack["source"]),
        target=str(attack["site"]),
        case=str(attack["case"]),
        attackers=int(attack["armies"]),
        defenders=int(attack.get("defenders", 0)),
        thrown=thrown,
        fallen=fallen,
        attack=int(count["attack"]),
        defence=int(count["defence"]),
        attacking=attacking,
        defending=defending,
        aside=aside(fallen, [attacker, defender], attacking.inhabitants + defending.inhabitants),
        holder=int(occupied[0]["seat"]) if occupied else None,
        armies=int(occupied[0]["armies"]) if occupied else 0,
    )


def aftermath(events: list[Event]) -> dict[str, list[dict[str, Fact]]]:
    """What was logged of a battle after the throw, by the names of the events."""
    found: dict[str, list[dict[str, Fact]]] = {}
    for event in events:
        if event.name not in ("counted", "lost_armies", "inhabitants_left", "occupied"):
            break
        found.setdefault(event.name, []).append(dict(event.facts))
    return found


def side(fallen: CubesView, seat: int | None, strength: int, lost: dict[int, int], left: int) -> SideView:
    """What a side counts beyond its own armies are inhabitants; `left` is how many that fell out have left the tray."""
    armies = 0 if seat is None else fallen.armies[seat]
    inhabitants = strength - armies
    return SideView(armies, 0 if seat is None else lost.get(seat, 0), inhabitants, min(inhabitants, left))


def aside(fallen: CubesView, parties: list[int | None], inhabitants: int) -> CubesView:
    armies = [0 if seat in parties else number for seat, number in enumerate(fallen.armies)]
    return CubesView(armies, fallen.inhabitants - inhabitants)


def cubes(armies: Fact, inhabitants: Fact) -> CubesView:
    return CubesView([int(number) for number in str(armies).split(",")], int(inhabitants))
