"""The end of the game: the most points win, and armies on the board break ties."""

from typing import final

from wartable.engine.agenda import Step
from wartable.engine.contract import ScoreLine
from wartable.engine.log import EVERYBODY, Fact
from wartable.immortals.components import SITES
from wartable.immortals.table import NOBODY, SOURCE_WORDS, Immortals, points_of


@final
class EndGame(Step[Immortals]):
    """IM-184: the game ends after the scoring of the last round."""

    def happens(self, game: Immortals) -> None:
        game.over = True
        game.active = NOBODY
        game.learns(EVERYBODY)
        if game.telling:
            tell_tie(game)
        game.tell("game_over", {})


def scores(game: Immortals) -> list[int]:
    return [points_of(player) for player in game.players]


def armies_on_board(game: Immortals, seat: int) -> int:
    """IM-185, IM-R79: armies on sites of both realms; limbo, tray and tower do not count."""
    return sum(game.armies[site] for site in range(SITES) if game.players[seat].sites >> site & 1)


def winners(game: Immortals) -> list[int]:
    """IM-184: most points. IM-185: of those tied, the most armies on the board. IM-186: then all of them."""
    level = best(list(range(game.seats)), scores(game))
    return best(level, [armies_on_board(game, seat) for seat in range(game.seats)])


def tell_tie(game: Immortals) -> None:
    """IM-185, IM-186: if several players have the most points, what decides between them."""
    level = best(list(range(game.seats)), scores(game))
    if len(level) == 1:
        return
    for seat in level:
        facts: dict[str, Fact] = {"seat": seat, "points": scores(game)[seat], "armies": armies_on_board(game, seat)}
        game.tell("level", facts)
    found = winners(game)
    for seat in found:
        game.tell("won_tie" if len(found) == 1 else "shared_win", {"seat": seat})


def best(seats: list[int], numbers: list[int]) -> list[int]:
    """Those seats whose number is the highest."""
    highest = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == highest]


def account(game: Immortals) -> list[ScoreLine]:
    """Where the points of each player came from."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        for source, points in enumerate(player.tally):
            lines.append(ScoreLine(seat, SOURCE_WORDS[source], points, {}))
    return lines
