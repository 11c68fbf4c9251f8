"""Prices in Gold. SK-R27: all reductions are subtracted, then the result is at least 0; nothing is ever paid back."""

from typing import Final

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import BASE_COSTS, LINE_COSTS, SURCHARGE
from wartable.shadow_kingdoms.effects import ANY, PAY_CHAMPION, PAY_PLAN, PAY_RESERVE_BONUS, SHRINE_PRICE
from wartable.shadow_kingdoms.gains import amount_of
from wartable.shadow_kingdoms.table import Player

CHAMPIONS_SHRINE: Final[i64] = 2
TACTICS_SHRINE: Final[i64] = 4


def at_least_nothing(price: i64) -> i64:
    return max(0, price)


def champion_price(player: Player, kind: i64, discount: i64) -> i64:
    """SK-074..SK-077, SK-R58: base cost, 1 more for each one owned of the type, less the die's Discount.

    SK-165: less 2 with Death Knight. RL-033, RL-114, RL-R46: less 1 for the Orc on a visit.
    """
    price: i64 = BASE_COSTS[kind] + SURCHARGE * player.owned[kind] - discount
    return at_least_nothing(
        price - amount_of(player, PAY_CHAMPION, ANY) - amount_of(player, SHRINE_PRICE, CHAMPIONS_SHRINE)
    )


def bonus_champion_price(player: Player, kind: i64) -> i64:
    """SK-098, SK-167, SK-243: the right slot's bonus: base cost without surcharge, less Miner and Death Knight."""
    price: i64 = BASE_COSTS[kind]
    return at_least_nothing(price - amount_of(player, PAY_CHAMPION, ANY) - amount_of(player, PAY_RESERVE_BONUS, ANY))


def bonus_price(player: Player, gold: i64) -> i64:
    """SK-096, SK-097, SK-167: left and middle bonus, less 1 with Miner. SK-R28: the die's Discount does not help."""
    return at_least_nothing(gold - amount_of(player, PAY_RESERVE_BONUS, ANY))


def plan_price(player: Player, place: i64, discount: i64) -> i64:
    """SK-089, SK-092, SK-177: at the Tactics Shrine: the space, less the die, less Tactician.

    RL-027: less 1 for the Gargoyle.
    """
    price: i64 = LINE_COSTS[place] - discount
    return at_least_nothing(price - amount_of(player, PAY_PLAN, ANY) - amount_of(player, SHRINE_PRICE, TACTICS_SHRINE))


def camp_price(player: Player, place: i64) -> i64:
    """SK-104, SK-105, SK-177: in Camp: the space, less Tactician; no die helps."""
    price: i64 = LINE_COSTS[place]
    return at_least_nothing(price - amount_of(player, PAY_PLAN, ANY))
