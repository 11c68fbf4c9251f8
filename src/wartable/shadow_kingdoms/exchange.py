"""Exchange: Gold for Magic or Magic for Gold by Staff E, and what the tracks come to by it."""

from typing import Final

from mypy_extensions import i64

from wartable.shadow_kingdoms.effects import GAIN_GOLD, GAIN_MAGIC, POWERS, Power
from wartable.shadow_kingdoms.gains import gain, pay_gold, pay_magic, track_limit
from wartable.shadow_kingdoms.riftlands_components import TAKE_GOLD
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

FOR_GOLD: Final[i64] = 0
FOR_MAGIC: Final[i64] = 1


def gains_anything(player: Player, side: i64) -> bool:
    """RL-R61: there is room on the track for what is gained."""
    return (player.gold if side == FOR_GOLD else player.magic) < track_limit(player)


def gold_after(player: Player, power: Power, side: i64, gold: i64) -> i64:
    """Gold after an exchange, with what Peddler adds; negative if it cannot be paid."""
    gold -= power.sides[side].cost_gold
    return grown(player, gold, power.sides[side].gold, GAIN_GOLD)


def magic_after(player: Player, power: Power, side: i64, magic: i64) -> i64:
    """Magic after an exchange, with what Dark Conjuror adds; negative if it cannot be paid."""
    magic -= power.sides[side].cost_magic
    return grown(player, magic, power.sides[side].magic, GAIN_MAGIC)


def grown(player: Player, have: i64, amount: i64, event: i64) -> i64:
    """A counter after a gain and what the gain sets off, up to the limit."""
    limit = track_limit(player)
    if have < 0 or amount == 0 or have >= limit:
        return have
    if player.listens_to(event):
        for number in player.powers:
            power = POWERS[number]
            if power.when == event:
                amount += power.gain.gold if event == GAIN_GOLD else power.gain.magic
    return min(have + amount, limit)


def exchange_means(game: ShadowKingdoms, seat: i64, power: Power, verb: i64) -> None:
    side = power.sides[FOR_GOLD if verb == TAKE_GOLD else FOR_MAGIC]
    pay_gold(game, seat, side.cost_gold)
    pay_magic(game, seat, side.cost_magic)
    gain(game, seat, side, 1, power.number)
