"""Verbs of battle: the only code that moves plan and dice while a battle is fought."""

from mypy_extensions import i64

from wartable.shadow_kingdoms.components import DIE_CODES, PLANS
from wartable.shadow_kingdoms.dice import without
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.options import die_word
from wartable.shadow_kingdoms.table import Battle, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import into_bag, leave_reserve, put_on_board, take_from_line


def begin_battle(game: ShadowKingdoms, seat: i64, plan: i64) -> None:
    """SK-104, SK-I28: the plan leaves its slot, or the line, which is refilled at once (SK-R24)."""
    battle = game.battle
    battle.plan = plan
    if plan in game.players[seat].reserve:
        battle.slot = leave_reserve(game, seat, plan)
    if game.telling:
        game.tell("battle", {"seat": seat, "plan": PLANS[plan].id})
    if battle.slot == NOTHING:
        take_from_line(game, plan)


def send_troops(game: ShadowKingdoms, seat: i64, dice: list[int]) -> None:
    """SK-107, SK-R43: dice go from the board onto the plan; their spaces are open from now on."""
    player = game.players[seat]
    troops: list[int] = []
    for die in dice:
        code: i64 = die
        if code >= DIE_CODES:
            player.locked_die = NOTHING
            troops.append(code - DIE_CODES)
        else:
            player.dice = without(player.dice, code)
            troops.append(code)
    game.battle.troops = sorted(troops)
    if game.telling:
        game.tell(
            "sent_troops",
            {"seat": seat, "dice": ", ".join(die_word(die) for die in game.battle.troops)},
        )


def numbered_dice(game: ShadowKingdoms, seat: i64) -> list[int]:
    """D16: the dice by number: those on the plan first, then the others, that on the extra space last."""
    player = game.players[seat]
    dice = game.battle.troops + player.dice
    return [*dice, player.locked_die] if player.locked_die != NOTHING else dice


def turn_die(game: ShadowKingdoms, seat: i64, number: i64, new: i64) -> None:
    """SK-109: the die of this number really shows another face now; it keeps its number."""
    player = game.players[seat]
    troops: i64 = len(game.battle.troops)
    if game.telling:
        old = numbered_dice(game, seat)[number]
        game.tell("changed_die", {"seat": seat, "die": die_word(old), "into": die_word(new)})
    if number < troops:
        dice = game.battle.troops[:]
        dice[number] = new
        game.battle.troops = dice
    elif number < troops + len(player.dice):
        dice = player.dice[:]
        dice[number - troops] = new
        player.dice = dice
    else:
        player.locked_die = new


def settle_dice(game: ShadowKingdoms, seat: i64) -> None:
    """The dice are in canonical order again when all changes are made."""
    game.battle.troops = sorted(game.battle.troops)
    game.players[seat].dice = sorted(game.players[seat].dice)


def end_battle(game: ShadowKingdoms, seat: i64) -> None:
    """SK-126, SK-127: the dice on the plan go to the bag, the plan to the completed ones."""
    player = game.players[seat]
    for die in game.battle.troops:
        into_bag(game, die)
    player.completed = [*player.completed, game.battle.plan]
    if game.telling:
        game.tell("completed", {"seat": seat, "plan": PLANS[game.battle.plan].id})
    game.battle = Battle()


def score_battle(game: ShadowKingdoms, seat: i64, points: i64) -> None:
    """SK-114: the points of the battle, scored at once."""
    player = game.players[seat]
    player.points += points
    player.battle_points += points
    if game.telling:
        game.tell("fought", {"seat": seat, "strength": game.battle.total, "points": points})


def hold_marker(game: ShadowKingdoms, marker: i64) -> None:
    """SK-118: a marker is in hand, on its way from the board to the map."""
    game.battle.marker = marker


def score_area(game: ShadowKingdoms, seat: i64, points: i64) -> None:
    """SK-120: the points of the area just covered, scored at once."""
    player = game.players[seat]
    player.points += points
    player.area_points += points
    if game.telling and points:
        game.tell("skirmish", {"seat": seat, "points": points})


def keep_troop(game: ShadowKingdoms, seat: i64, die: i64, kept: i64) -> None:
    """RL-044: a die of the battle goes back to the board, rolled again and raised."""
    game.battle.troops = without(game.battle.troops, die)
    put_on_board(game, seat, kept)
    if game.telling:
        game.tell("kept_die", {"seat": seat, "die": die_word(die), "into": die_word(kept)})
