"""What tells who will win in Quests of Valeria beside its features: who began, how near the end is, and the masters."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.quests.features import has_turn_left, stage_of
from wartable.quests.components import GUILD_MASTERS
from wartable.quests.table import Quests

ROUNDS: Final = 10.0  # about as long as games take


def circumstance_names() -> list[str]:
    masters = [f"master_{master.id}" for master in GUILD_MASTERS]
    return ["first", "round", "most_completed", "last_round", "turn_left", "acts", *masters]


def circumstances_of(world: Quests, seat: i64) -> list[float]:
    found = [1.0 if world.first_player == seat else 0.0, float(world.round) / ROUNDS]
    found.append(stage_of(world))
    found.append(1.0 if world.end_triggered else 0.0)
    found.append(1.0 if world.end_triggered and has_turn_left(world, seat) else 0.0)
    found.append(1.0 if world.active == seat else 0.0)
    for master in range(len(GUILD_MASTERS)):
        found.append(1.0 if world.players[seat].guild_master == master else 0.0)
    return found
