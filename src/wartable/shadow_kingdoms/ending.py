"""The end of the game: final scoring, winners, and the account of all points."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.contract import ScoreLine
from wartable.shadow_kingdoms.components import (
    CHAMPIONS,
    MAP_SIDES,
    PLANS,
    POINTS_PER_DIE,
    SOLO,
    Score,
)
from wartable.shadow_kingdoms.effects import NOTHING, TYPE_IDS
from wartable.shadow_kingdoms.gains import gain_adversary_points, gain_final_points
from wartable.shadow_kingdoms.magic import icons_on_completed
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms

AWARD_EMPTY: Final[i64] = SOLO["award_empty_vp"]
AWARD_TAKEN: Final[i64] = SOLO["award_with_player_marker_vp"]


@final
class EndGame(Step[ShadowKingdoms]):
    """SK-210, SK-211: every player scores End-game Champions and dice.

    SK-228: in solo play the Adversary its Awards.
    """

    def happens(self, game: ShadowKingdoms) -> None:
        for line in final_lines(game):
            gain_final_points(game, line.seat, line.points)
        if game.is_solo:
            gain_adversary_points(game, adversary_bonus(game))
        game.over = True
        if game.telling:
            tell_tie(game)
        game.tell("ended", {})


def tell_tie(game: ShadowKingdoms) -> None:
    """SK-213: most Influence wins a tie; SK-214: or the victory is shared. SK-229: solo, the Adversary wins it."""
    if game.is_solo:
        if game.players[0].points == game.adversary.points:
            game.tell("tie_lost", {"points": game.adversary.points})
        return
    level, won = best(list(range(game.seats)), scores(game)), winners(game)
    if len(won) > 1:
        game.tell("tie_shared", {"points": game.players[won[0]].points})
    elif len(level) > 1:
        game.tell("tie_broken", {"seat": won[0], "influence": game.players[won[0]].influence})


def final_lines(game: ShadowKingdoms) -> list[ScoreLine]:
    """SK-R61: nothing is consumed, each card counts on its own. SK-R60, SK-102: plans, Gold and Magic score nothing."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        for kind in player.champions:
            score = CHAMPIONS[kind].score
            if score is not None:
                points = score_points(game, seat, score)
                lines.append(ScoreLine(seat, "champion", points, {"champion": CHAMPIONS[kind].id}))
        dice = dice_on_board(player)
        lines.append(ScoreLine(seat, "dice", POINTS_PER_DIE * dice, {"dice": dice}))
    return lines + game.edition.score_lines(game)


def adversary_bonus(game: ShadowKingdoms) -> i64:
    """SK-228: 7 VP for each Award without the player's marker, 5 for each with it. SK-R69: nothing else."""
    points: i64 = game.edition.adversary_points(game)
    for claims in game.claims:
        points += AWARD_TAKEN if claims else AWARD_EMPTY
    return points


def score_points(game: ShadowKingdoms, seat: i64, score: Score) -> i64:
    """SK-179..SK-198: points for each unit, at most the printed maximum. SK-185: a remainder counts as a whole unit."""
    units = counted_units(game, seat, score) - score.above
    if units <= 0:
        return 0
    points = (units + score.per - 1) // score.per * score.points
    return score.most if score.most and points > score.most else points


def counted_units(game: ShadowKingdoms, seat: i64, score: Score) -> i64:
    """What an End-game Champion counts, by the words of the data."""
    player = game.players[seat]
    unit = score.count
    if unit in ("completed_plans", "completed_plans_of_type", "completed_plans_of_each_type"):
        return counted_plans(player, score)
    if unit == "icons_on_completed_plans":
        return icons_on_completed(player, score.of_number)
    if unit == "champions_of_type":
        return player.owned[score.of_number]
    if unit == "own_markers_on_awards":
        return markers_on_awards(game, seat)
    if unit == "dice_on_board":
        return dice_on_board(player)
    if unit == "reserved_plans":
        return len(player.reserve) - player.reserve.count(NOTHING)
    return counted_means(game, seat, unit)


def counted_means(game: ShadowKingdoms, seat: i64, unit: str) -> i64:
    player = game.players[seat]
    if unit == "gold":
        return player.gold
    if unit == "magic":
        return player.magic
    if unit == "influence":
        return player.influence
    if unit == "gems":
        return player.gems
    if unit == "champions":
        return len(player.champions)
    if unit == "chain_bonuses_earned":
        return chains_earned(player)
    return game.edition.count(game, seat, unit)


def counted_plans(player: Player, score: Score) -> i64:
    """SK-183: completed plans; of a Battle Type; or SK-190: 1 if there are enough of each type."""
    if score.count == "completed_plans":
        return len(player.completed)
    if score.count == "completed_plans_of_type":
        return plans_of_type(player, score.of_number)
    for kind in range(len(TYPE_IDS)):
        if plans_of_type(player, kind) < score.at_least:
            return 0
    return 1


def plans_of_type(player: Player, kind: i64) -> i64:
    found: i64 = 0
    for plan in player.completed:
        if PLANS[plan].type == kind:
            found += 1
    return found


def markers_on_awards(game: ShadowKingdoms, seat: i64) -> i64:
    found: i64 = 0
    for claims in game.claims:
        if seat in claims:
            found += 1
    return found


def dice_on_board(player: Player) -> i64:
    """SK-R62: those on Troop spaces. RL-R22: and on extra spaces."""
    return len(player.dice) + (1 if player.locked_die != NOTHING else 0)


def chains_earned(player: Player) -> i64:
    """SK-I22, RL-R57: every border of the map with both areas covered."""
    found: i64 = 0
    if player.side == NOTHING:
        return 0
    for one, other, _ in MAP_SIDES[player.side].borders:
        if player.covered >> one & player.covered >> other & 1:
            found += 1
    return found


def scores(game: ShadowKingdoms) -> list[int]:
    return [player.points for player in game.players]


def winners(game: ShadowKingdoms) -> list[int]:
    """SK-212: most points; SK-213: then most Influence; SK-214: then the victory is shared.

    SK-229: in solo play the player wins only with more points than the Adversary.
    """
    if game.is_solo:
        return [0] if game.players[0].points > game.adversary.points else []
    level = best(list(range(game.seats)), scores(game))
    return best(level, [player.influence for player in game.players])


def best(seats: list[int], numbers: list[int]) -> list[int]:
    """Those seats whose number is the highest."""
    highest = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == highest]


def account(game: ShadowKingdoms) -> list[ScoreLine]:
    """Points earned in play, by where they came from, then the lines of final scoring."""
    return lines_with(game, final_lines(game))


def earned(game: ShadowKingdoms) -> list[ScoreLine]:
    """SK-015: points are open when they are earned; those of final scoring come at the end."""
    return account(game) if game.over else lines_with(game, [])


def lines_with(game: ShadowKingdoms, last: list[ScoreLine]) -> list[ScoreLine]:
    """Points earned in play, and the lines of final scoring, which are among the points already."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        final = sum(line.points for line in last if line.seat == seat)
        other = player.points - final - player.battle_points - player.area_points - player.award_points
        lines.append(ScoreLine(seat, "battles", player.battle_points, {"plans": len(player.completed)}))
        lines.append(ScoreLine(seat, "areas", player.area_points, {}))
        lines.append(ScoreLine(seat, "awards", player.award_points, {}))
        if other:
            lines.append(ScoreLine(seat, "other", other, game.edition.other_sources()))
        lines.extend(line for line in last if line.seat == seat)
    return lines
