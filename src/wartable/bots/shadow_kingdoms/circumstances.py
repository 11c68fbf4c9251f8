"""What tells who will win in Shadow Kingdoms beside its features: who began, and how near the end is."""

from typing import Final

from mypy_extensions import i64

from wartable.bots.shadow_kingdoms.features import LONG_GAME
from wartable.shadow_kingdoms.components import PLANS_TO_END
from wartable.shadow_kingdoms.table import ShadowKingdoms

PLAN_DECK: Final = 30.0  # cards, about


def circumstance_names() -> list[str]:
    return ["first", "round", "most_completed", "completed", "last_round", "acts", "turn_left", "deck", "turns"]


def circumstances_of(world: ShadowKingdoms, seat: i64) -> list[float]:
    player = world.players[seat]
    own: i64 = (seat - world.first_player) % world.seats
    now: i64 = (world.active - world.first_player) % world.seats
    most: i64 = 0
    for other in world.players:
        most = max(most, len(other.completed))
    found = [1.0 if world.first_player == seat else 0.0, float(world.round) / LONG_GAME]
    found.append(float(most) / float(PLANS_TO_END))
    found.append(float(len(player.completed)) / float(PLANS_TO_END))
    found.append(1.0 if world.end_triggered else 0.0)
    found.append(1.0 if world.active == seat else 0.0)
    found.append(1.0 if own >= now else 0.0)
    found.append(float(world.plan_deck.size) / PLAN_DECK)
    found.append(float(player.turns) / LONG_GAME)
    return found
