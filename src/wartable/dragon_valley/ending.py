"""The end of the game: when it comes, who has won, and the unofficial solo rank."""

from typing import final

from mypy_extensions import i64

from wartable.dragon_valley.components import CONQUERABLE, FOES, RANKS
from wartable.dragon_valley.packing import large_number_of
from wartable.dragon_valley.table import (
    BY_BAG,
    BY_CONQUEST,
    BY_DRAGON,
    BY_ROUNDS,
    BY_SCORE,
    ENDING_WORDS,
    NOBODY,
    DragonValley,
)
from wartable.dragon_valley.verbs import REASON_WORDS
from wartable.engine.agenda import Step
from wartable.engine.contract import ScoreLine


@final
class EndGame(Step[DragonValley]):
    """DV-278, DV-290, DV-301: the game is over; whatever was still to come does not happen."""

    def happens(self, game: DragonValley) -> None:
        game.over = True
        if game.telling:
            game.tell("game_over", {"ending": ENDING_WORDS[game.ending]})
            tell_ties(game)


def end(game: DragonValley, reason: i64) -> None:
    game.ending = reason
    game.do_instead(EndGame())


def end_by_dragon(game: DragonValley, seat: i64) -> None:
    """DV-290: in Dragon Hunt the conqueror of Dragon Mountain wins at once and the game stops there."""
    game.dragon_slayer = seat
    end(game, BY_DRAGON)


def end_by_bag(game: DragonValley) -> None:
    """DV-301: in Eminent Death the bag cannot fill the Selection."""
    end(game, BY_BAG)


def check_end(game: DragonValley) -> bool:
    """DV-277: at the end of a round. DV-278, DV-R02: 30 points now or at the end of a turn, in three modes.

    DV-290, DV-303: in Dragon Hunt and Eminent Death too.

    DV-295, DV-R73: in Eradication no score ends the game. DV-287, DV-R05, DV-R72: the last round ends every game.
    """
    mode = game.mode
    if game.is_last_round or has_end_score(game, max(scores(game))):
        end(game, BY_SCORE)
    elif mode.ends_by_conquest and is_eradicated(game):
        end(game, BY_CONQUEST)
    elif game.round >= mode.max_rounds:
        end(game, BY_ROUNDS)
    else:
        return False
    return True


def has_end_score(game: DragonValley, score: i64) -> bool:
    """DV-278: 30 points. DV-295: in Eradication no score ends the game."""
    return game.mode.end_score > 0 and score >= game.mode.end_score


def end_turn(game: DragonValley, seat: i64) -> None:
    """DV-278, DV-280, DV-R02: 30 points at the end of the player's own turn make this round the last."""
    if not game.is_last_round and has_end_score(game, game.players[seat].score):
        game.is_last_round = True
        game.tell("last_round", {"seat": seat, "score": game.players[seat].score})


def is_eradicated(game: DragonValley) -> bool:
    """DV-295..DV-297: all six are conquered, or one player has more than any other could still reach."""
    counts = conquests(game)
    left = CONQUERABLE - sum(counts)
    if left == 0:
        return True
    ordered = sorted(counts, reverse=True)
    return ordered[0] > ordered[1] + left


def conquests(game: DragonValley) -> list[int]:
    """DV-141, DV-283: conquered territories of each player."""
    return [int(player.conquered).bit_count() for player in game.players]


def buildings(game: DragonValley) -> list[int]:
    """DV-284, DV-R04: tiles standing in each barony, face-down ones and the Dungeon included."""
    return [int(player.sites).bit_count() for player in game.players]


def kept_enemies(game: DragonValley) -> list[int]:
    """DV-300, DV-302, DV-R71: enemy cubes kept from their own Keep."""
    return [sum(large_number_of(player.kept, enemy) for enemy in range(FOES)) for player in game.players]


def scores(game: DragonValley) -> list[int]:
    """DV-026, DV-281: points beyond 30 count in full. DV-245: prisoners are worth nothing."""
    return [int(player.score) for player in game.players]


def standing_of(game: DragonValley, seat: int) -> list[int]:
    """DV-282..DV-284, DV-298, DV-302, DV-R92: what is compared, in the order of the mode; the higher the better."""
    numbers = {
        "points": scores(game)[seat],
        "territories": conquests(game)[seat],
        "buildings": buildings(game)[seat],
        "fewest_kept_enemies": -kept_enemies(game)[seat],
        "dragon_mountain": int(game.dragon_slayer == seat),
    }
    return [numbers[name] for name in criteria(game)]


def criteria(game: DragonValley) -> list[str]:
    """DV-R92: what the mode compares, in order."""
    return game.mode.ranking_after_bag_end if game.ending == BY_BAG else game.mode.ranking


def ranks(game: DragonValley) -> list[int]:
    """DV-324: the place of each player from 1; DV-285, DV-286, DV-R03: players equal in everything share a place."""
    standings = [standing_of(game, seat) for seat in range(game.seats)]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def tell_ties(game: DragonValley) -> None:
    """DV-283..DV-286: what the first place was tied on, and what broke the tie, if anything did."""
    if game.dragon_slayer != NOBODY:
        return
    is_tied = False
    for number, criterion in enumerate(criteria(game), start=1):
        if len(winners_by(game, number)) == 1:
            if is_tied:
                game.tell("tie_break", {"criterion": criterion})
            return
        if criterion != "dragon_mountain":
            is_tied = True
            game.tell("tie", {"criterion": criterion})
    game.tell("tie_shared", {})


def winners_by(game: DragonValley, number: int) -> list[int]:
    """The first place by the first few criteria."""
    standings = [standing_of(game, seat)[:number] for seat in range(game.seats)]
    return [seat for seat in range(game.seats) if standings[seat] == max(standings)]


def winners(game: DragonValley) -> list[int]:
    """DV-282, DV-286: the first place, shared if necessary."""
    return [seat for seat, rank in enumerate(ranks(game)) if rank == 1]


def account(game: DragonValley) -> list[ScoreLine]:
    """DV-I20: the points of each player by what they were won or lost for; then what breaks ties."""
    lines: list[ScoreLine] = []
    for seat, player in enumerate(game.players):
        start = int(player.score) - sum(player.tally)
        if start:
            lines.append(ScoreLine(seat, "start", start, {}))
        for reason, points in enumerate(player.tally):
            if points:
                lines.append(ScoreLine(seat, REASON_WORDS[reason], points, {}))
        lines.append(ScoreLine(seat, "territories", 0, {"number": conquests(game)[seat]}))
        lines.append(ScoreLine(seat, "buildings", 0, {"number": buildings(game)[seat]}))
        if game.mode.keep_keeps:
            lines.append(ScoreLine(seat, "kept_enemies", 0, {"number": kept_enemies(game)[seat]}))
    return lines


def solo_rank(game: DragonValley) -> str:
    """DV-306: the human's margin over the rival earns a rank. DV-307: in some modes only won, shared or lost."""
    is_by_points = game.ending in (BY_SCORE, BY_ROUNDS) and not game.mode.ends_by_conquest and not game.mode.ends_by_bag
    if not is_by_points:
        best = winners(game)
        return "shared" if len(best) > 1 else ("won" if best == [0] else "lost")
    margin = scores(game)[0] - scores(game)[1]
    return [rank for rank, least in RANKS if margin >= least][-1]
