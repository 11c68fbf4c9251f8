"""The Special Events phase: Lucky Day, Loyalty Change with the Chapel's answer, Smite, Sappers (DV-065)."""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import discard_revealed, keep_revealed, reveal_card, sap, use_card
from wartable.dragon_valley.barony import is_sapped, working
from wartable.dragon_valley.components import (
    ALL_CELLS,
    BUILDINGS,
    CARDS,
    CHAPEL,
    FOES,
    FRIENDS,
    LOYALTY_CHANGE,
    LUCKY_CARDS,
    LUCKY_DAY,
    MAP,
    SAPPERS,
    SMITE,
)
from wartable.dragon_valley.options import (
    ALLOW,
    BLOCK,
    BUILDING,
    CARD,
    CHAPEL_ANSWER,
    DECLINE,
    FOE_STACK,
    LOYALTY_GIVE,
    LOYALTY_PLAYER,
    LOYALTY_TAKE,
    LUCKY_PICK,
    NONE,
    PASS_ON,
    SAP,
    SEAT,
    SMITE_WHOM,
    STACK,
    argument_of,
    following,
    kind_of,
    option,
    place_of,
    stack_option,
    verb_of,
)
from wartable.dragon_valley.table import NOBODY, DragonValley, Player
from wartable.dragon_valley.verbs import destroy_foes, exchange_units, turn_down
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY


def holder_of(game: DragonValley, card: i64) -> i64:
    """DV-063: the player who holds a card that has not been used yet."""
    for seat in range(game.seats):
        if game.players[seat].cards >> card & 1:
            return seat
    return NOBODY


@final
class LuckyDay(Step[DragonValley]):
    """DV-066, DV-068, DV-250: step A: the holder reveals the top three cards of the deck to all.

    DV-R38: should the deck ever hold fewer, they are what there is.
    """

    def happens(self, game: DragonValley) -> None:
        seat = holder_of(game, LUCKY_DAY)
        if seat == NOBODY:
            return
        use_card(game, seat, LUCKY_DAY)
        for _ in range(LUCKY_CARDS):
            if game.stock.deck:
                reveal_card(game, seat)
        game.learns(EVERYBODY)
        game.then(LuckyPick(seat))


@final
class LuckyPick(Step[DragonValley]):
    """DV-066, DV-R37: one of the revealed cards may be kept, the others are discarded. DV-067: it acts as any other."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        options = [option(CARD, card) for card in range(CARDS) if game.stock.revealed >> card & 1]
        return Decision(self.seat, LUCKY_PICK, [*options, option(NONE, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == CARD:
            keep_revealed(game, self.seat, argument_of(option))
        discard_revealed(game)


def unit_stacks(player: Player) -> list[int]:
    """The stacks of a player's barony; units on locations are not among them."""
    return stacks_on(player, player.camps & ALL_CELLS)


def stacks_on(player: Player, places: i64) -> list[int]:
    """The stacks of a player on these places."""
    options: list[int] = []
    place: i64 = 0
    while places:
        if places & 1:
            for unit in range(FRIENDS):
                if player.units[place * FRIENDS + unit]:
                    options.append(stack_option(STACK, place, unit))
        places >>= 1
        place += 1
    return options


def exchangeable(game: DragonValley, seat: i64) -> i64:
    """DV-071: the places of units in the barony and on emptied locations; not of those that attack a territory."""
    return game.players[seat].camps & ~game.valley.tiles


@final
class LoyaltyGive(Step[DragonValley]):
    """DV-069, DV-073, DV-249, DV-R36: step B: the holder may exchange one of their units for one of another player.

    DV-065: it concerns the holder alone, and only if both sides have a unit that can be exchanged (DV-071).
    """

    def asks(self, game: DragonValley) -> Decision | None:
        seat = holder_of(game, LOYALTY_CHANGE)
        if seat == NOBODY or not partners(game, seat):
            return None
        options = stacks_on(game.players[seat], exchangeable(game, seat))
        if not options:
            return None
        return Decision(seat, LOYALTY_GIVE, [*options, option(DECLINE, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == STACK:
            given: i64 = place_of(option) * FRIENDS + kind_of(option)
            game.then(LoyaltyPlayer(holder_of(game, LOYALTY_CHANGE), given))


def partners(game: DragonValley, seat: i64) -> list[int]:
    """DV-072, DV-311: any other player with a unit that can be exchanged."""
    return [other for other in range(game.seats) if other != seat and exchangeable(game, other)]


@final
class LoyaltyPlayer(Step[DragonValley]):
    """DV-072, DV-311: the holder picks any other player."""

    def __init__(self, seat: i64, given: i64) -> None:
        self.seat: Final[i64] = seat
        self.given: Final[i64] = given

    def asks(self, game: DragonValley) -> Decision | None:
        given = stack_option(STACK, self.given // FRIENDS, self.given % FRIENDS)
        options = [following(given, option(SEAT, other)) for other in partners(game, self.seat)]
        return Decision(self.seat, LOYALTY_PLAYER, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        game.then(LoyaltyTake(self.seat, self.given, argument_of(option)))


@final
class LoyaltyTake(Step[DragonValley]):
    """DV-069: exactly one unit of the other player; types may differ."""

    def __init__(self, seat: i64, given: i64, other: i64) -> None:
        self.seat: Final[i64] = seat
        self.given: Final[i64] = given
        self.other: Final[i64] = other

    def asks(self, game: DragonValley) -> Decision | None:
        given = stack_option(STACK, self.given // FRIENDS, self.given % FRIENDS)
        before = following(given, option(SEAT, self.other))
        places = exchangeable(game, self.other)
        options = [following(before, code) for code in stacks_on(game.players[self.other], places)]
        return Decision(self.seat, LOYALTY_TAKE, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        taken: i64 = place_of(option) * FRIENDS + kind_of(option)
        use_card(game, self.seat, LOYALTY_CHANGE)
        game.then(AnswerWithChapel(self.seat, self.given, self.other, taken))


@final
class AnswerWithChapel(Step[DragonValley]):
    """DV-074, DV-205: a face-up Chapel may be turned down: the exchange does not happen. DV-075: it is optional.

    DV-R35: nobody fights where the cubes arrive. DV-R34: Sappers come too late to sap a Chapel.
    """

    def __init__(self, seat: i64, given: i64, other: i64, taken: i64) -> None:
        self.seat: Final[i64] = seat
        self.given: Final[i64] = given
        self.other: Final[i64] = other
        self.taken: Final[i64] = taken

    def asks(self, game: DragonValley) -> Decision | None:
        if not working(game, self.other, CHAPEL):
            return None
        return Decision(self.other, CHAPEL_ANSWER, [option(BLOCK, 0), option(ALLOW, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == BLOCK:
            turn_down(game, self.other, CHAPEL)
        else:
            self.happens(game)

    def happens(self, game: DragonValley) -> None:
        exchange_units(game, self.seat, self.given, self.other, self.taken)


@final
class Smite(Step[DragonValley]):
    """DV-076, DV-079, DV-248: step C: the holder must destroy an enemy of their choice in their barony, pass included.

    DV-077: without an enemy it does nothing. DV-078: it gives no points.
    """

    def asks(self, game: DragonValley) -> Decision | None:
        seat = holder_of(game, SMITE)
        if seat == NOBODY:
            return None
        options: list[int] = []
        for at in range(MAP * FOES):
            if game.players[seat].enemies[at]:
                options.append(stack_option(FOE_STACK, at // FOES, at % FOES))
        return Decision(seat, SMITE_WHOM, options) if options else None

    def chosen(self, game: DragonValley, option: i64) -> None:
        seat = holder_of(game, SMITE)
        use_card(game, seat, SMITE)
        destroy_foes(game, seat, place_of(option), kind_of(option), 1)


@final
class Sap(Step[DragonValley]):
    """DV-080, DV-084, DV-211: step D: players may turn down face-up Sappers, one at a time, and name a building.

    DV-R33: any of the 14 names. DV-R83: not one that is sapped already. After a pass it is the next player's turn.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        if not working(game, self.seat, SAPPERS):
            return None
        names = [option(BUILDING, building) for building in range(BUILDINGS) if not is_sapped(game, building)]
        return Decision(self.seat, SAP, [*names, option(PASS_ON, 0)])

    def chosen(self, game: DragonValley, option: i64) -> None:
        if verb_of(option) == PASS_ON:
            return
        building = argument_of(option)
        turn_down(game, self.seat, SAPPERS)
        sap(game, self.seat, building)
        game.then(Sap(self.seat))
