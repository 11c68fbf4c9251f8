"""The end of the game: scoring and tie-breaks."""

from typing import final

from wartable.engine.agenda import Step
from wartable.engine.contract import ScoreLine
from wartable.engine.log import EVERYBODY
from wartable.quests import pile
from wartable.quests.components import GUILD_MASTERS, QUESTS
from wartable.quests.table import Quests


@final
class EndGame(Step[Quests]):
    """QV-180, QV-184, QV-R79: the game is over and all dealt guild masters are revealed, nothing else.

    QV-R51: a stalemate is scored as usual.
    """

    def happens(self, game: Quests) -> None:
        game.over = True
        game.learns(EVERYBODY)
        for seat in range(game.seats):
            game.tell("revealed", {"seat": seat, "guild_master": GUILD_MASTERS[game.players[seat].guild_master].id})
        game.tell("game_over", {})
        if game.telling and not game.mode.solo:
            tell_winners(game)


def tell_winners(game: Quests) -> None:
    """QV-193..QV-196: who has won, and which tie-breaks it took."""
    by_points, by_guild, last = level_after_each_count(game)
    most = scores(game)[last[0]]
    if len(by_points) > 1:
        game.tell("level_in_points", {"players": len(by_points), "points": most})
    if len(by_guild) > 1:
        game.tell("level_in_guild", {"players": len(by_guild), "citizens": pile.size(game.players[last[0]].guild)})
    for seat in last:
        game.tell("won" if len(last) == 1 else "shared", {"seat": seat, "points": most})


def points(game: Quests, seat: int) -> int:
    """QV-035, QV-183: the points printed on completed quests. QV-083: a reserved quest counts nothing."""
    return sum(QUESTS[quest].points for quest in game.players[seat].completed)


def bonus(game: Quests, seat: int) -> int:
    """QV-185, QV-R04, QV-R57: what the guild master adds for completed quests of its two types."""
    player = game.players[seat]
    rates = GUILD_MASTERS[player.guild_master].bonus
    return sum(rates.get(QUESTS[quest].type, 0) for quest in player.completed)


def scores(game: Quests) -> list[int]:
    """QV-183, QV-192, QV-I21: points of completed quests and the guild master's bonus."""
    return [points(game, seat) + bonus(game, seat) for seat in range(game.seats)]


def winners(game: Quests) -> list[int]:
    """QV-196: all who are still tied after the last tie-break."""
    return level_after_each_count(game)[-1]


def level_after_each_count(game: Quests) -> list[list[int]]:
    """QV-193: those with the highest score; QV-194: then the most guild citizens; QV-195: then the most cards in hand.

    QV-R76, QV-223: each tie-break concerns only those who are still tied. QV-R52: at the final position.
    """
    by_points = best(list(range(game.seats)), scores(game))
    by_guild = best(by_points, [pile.size(player.guild) for player in game.players])
    by_hand = best(by_guild, [pile.size(player.hand) for player in game.players])
    return [by_points, by_guild, by_hand]


def best(seats: list[int], numbers: list[int]) -> list[int]:
    """Those seats whose number is the highest."""
    highest = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == highest]


def account(game: Quests) -> list[ScoreLine]:
    """QV-183: each completed quest with its points, then the guild master's bonus."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        lines += quest_lines(game, seat)
        master = GUILD_MASTERS[player.guild_master].id
        lines.append(ScoreLine(seat, "guild_master", bonus(game, seat), {"guild_master": master}))
    return lines


def earned(game: Quests) -> list[ScoreLine]:
    """QV-R54: completed quests are open; QV-184, QV-199: guild masters are only at the end, or in solo play."""
    if game.over or game.mode.solo:
        return account(game)
    lines: list[ScoreLine] = []
    for seat in range(game.seats):
        lines += quest_lines(game, seat)
    return lines


def quest_lines(game: Quests, seat: int) -> list[ScoreLine]:
    completed = [QUESTS[quest] for quest in game.players[seat].completed]
    return [ScoreLine(seat, "quest", quest.points, {"quest": quest.id}) for quest in completed]
