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
    """QV-193: the highest score; QV-194: then more guild citizens; QV-195: then more cards in hand; QV-196: then all.

    QV-R76, QV-223: each tie-break concerns only those who are still level. QV-R52: at the final position.
    """
    final = scores(game)
    level = best(list(range(game.seats)), final)
    level = best(level, [pile.size(player.guild) for player in game.players])
    return best(level, [pile.size(player.hand) for player in game.players])


def best(seats: list[int], numbers: list[int]) -> list[int]:
    """Those seats whose number is the highest."""
    highest = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == highest]


def account(game: Quests) -> list[ScoreLine]:
    """QV-183: each completed quest with its points, then the guild master's bonus."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        for quest in player.completed:
            lines.append(ScoreLine(seat, "quest", QUESTS[quest].points, {"quest": QUESTS[quest].id}))
        master = GUILD_MASTERS[player.guild_master].id
        lines.append(ScoreLine(seat, "guild_master", bonus(game, seat), {"guild_master": master}))
    return lines
