"""The Selection phase: items are drawn openly, a Castellan divides them into piles, the others choose.

DV-R42: nothing in this phase changes a score, so scores are those of its start.
"""

from typing import Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import (
    add_draw,
    bag_size,
    draw_card,
    draw_cube,
    draw_tile,
    lay_item,
    lay_out,
    shuffle_deck,
    take_pile,
)
from wartable.dragon_valley.components import PLAYERS_IN_PAIRS
from wartable.dragon_valley.ending import end_by_bag
from wartable.dragon_valley.options import (
    ASSIGN_ITEM,
    CHOOSE,
    CHOOSE_PARTNER,
    CHOOSE_PILE,
    CHOOSE_ROLE,
    DIVIDE,
    PILE,
    SEAT,
    argument_of,
    lay_option,
    option,
    pile_of,
    verb_of,
)
from wartable.dragon_valley.table import NOBODY, DragonValley, Draw
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY


@final
class Select(Step[DragonValley]):
    """DV-036: all cards form a fresh deck. DV-037: with two or three players the King's Favored is the Castellan.

    DV-301: in Eminent Death a bag that cannot fill the Selection ends the game at once.
    """

    def happens(self, game: DragonValley) -> None:
        if game.mode.ends_by_bag and bag_size(game) < game.chart.cubes * game.chart.castellans:
            end_by_bag(game)
            return
        shuffle_deck(game)
        if game.seats == PLAYERS_IN_PAIRS:
            game.then(ChoosePartner(game.favored))
        else:
            add_draw(game, game.favored, choosers_of(game))
            game.do(DrawItems(), Divide(0), ChoosePile(0, 0))


def choosers_of(game: DragonValley) -> list[int]:
    """DV-044: the other player. DV-045: the lower score first. DV-046: if equal, the first one clockwise."""
    first: i64 = (game.favored + 1) % game.seats
    if game.seats == 2:
        return [int(first)]
    second: i64 = (game.favored + 2) % game.seats
    if game.players[second].score < game.players[first].score:
        return [int(second), int(first)]
    return [int(first), int(second)]


@final
class ChoosePartner(Step[DragonValley]):
    """DV-047: the King's Favored names a partner, the other two form the second pair. DV-052, DV-R39: the order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(
            self.seat, CHOOSE_PARTNER, [option(SEAT, seat) for seat in range(game.seats) if seat != self.seat]
        )

    def chosen(self, game: DragonValley, option: i64) -> None:
        partner = argument_of(option)
        game.tell("partner", {"seat": self.seat, "other": partner})
        others: list[int] = []
        for place in range(1, game.seats):
            seat: i64 = (self.seat + place) % game.seats
            if seat != partner:
                others.append(seat)
        game.do(
            ChooseRole(self.seat, partner),
            ChooseRole(others[0], others[1]),
            DrawItems(),
            Divide(0),
            Divide(1),
            ChoosePile(0, 0),
            ChoosePile(1, 0),
        )


@final
class ChooseRole(Step[DragonValley]):
    """DV-048: the lower score of a pair divides, or lets the partner divide and chooses the first pile.

    DV-049, DV-050: `first` decides if scores are equal: the King's Favored, or the first seat clockwise from there.
    """

    def __init__(self, first: i64, second: i64) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(self.decider(game), CHOOSE_ROLE, [option(DIVIDE, 0), option(CHOOSE, 0)])

    def decider(self, game: DragonValley) -> i64:
        return self.second if game.players[self.second].score < game.players[self.first].score else self.first

    def chosen(self, game: DragonValley, option: i64) -> None:
        castellan = self.decider(game)
        chooser: i64 = self.first + self.second - castellan
        if verb_of(option) == CHOOSE:
            castellan, chooser = chooser, castellan
        game.tell("castellan", {"seat": castellan, "other": chooser})
        add_draw(game, castellan, [int(chooser)])


@final
class DrawItems(Step[DragonValley]):
    """DV-038..DV-042, DV-I14: tiles and cards from the top, cubes at random; all are open before the division.

    DV-053, DV-R40: when the stack cannot supply the round, no tiles are drawn from then on. DV-055: Lucky Day draws
    from the rest of the deck.
    """

    def happens(self, game: DragonValley) -> None:
        chart = game.chart
        has_tiles = len(game.stock.stack) >= chart.tiles * chart.castellans
        is_short = bag_size(game) < chart.cubes * chart.castellans
        for draw in game.draws:
            if has_tiles:
                for _ in range(chart.tiles):
                    draw_tile(game, draw)
            for _ in range(chart.cards):
                draw_card(game, draw)
            if not is_short:
                for _ in range(chart.cubes):
                    draw_cube(game, draw)
        if is_short:
            share_last_cubes(game)
        for draw in game.draws:
            lay_out(draw)
        game.learns(EVERYBODY)
        game.tell("drew", {})


def share_last_cubes(game: DragonValley) -> None:
    """DV-054, DV-R41: all cubes that are left are drawn, with two Castellans one at a time alternately."""
    turn: i64 = 0
    while bag_size(game) > 0:
        draw_cube(game, game.draws[turn])
        turn = (turn + 1) % len(game.draws)


@final
class Divide(Step[DragonValley]):
    """DV-043, DV-I15: every pile holds at least one item; tiles, cards and cubes may be mixed freely (DV-056..DV-058).

    Items get their piles one by one, in their fixed order; piles have the numbers that the divider gives them. Equal
    items get piles in non-descending order, and no pile is offered that would leave another one empty.
    """

    def __init__(self, draw: i64) -> None:
        self.draw: Final[i64] = draw

    def asks(self, game: DragonValley) -> Decision | None:
        draw = game.draws[self.draw]
        return Decision(draw.castellan, ASSIGN_ITEM, piles_for_next(draw))

    def chosen(self, game: DragonValley, option: i64) -> None:
        draw = game.draws[self.draw]
        lay_item(game, draw, pile_of(option))
        if len(draw.piles) < len(draw.items):
            game.then(Divide(self.draw))


def piles_for_next(draw: Draw) -> list[int]:
    """The piles that the next item may go to."""
    number: i64 = len(draw.piles)
    item: i64 = draw.items[number]
    used: i64 = 0
    for pile in draw.piles:
        used |= 1 << pile
    first: i64 = draw.piles[number - 1] if number and draw.items[number - 1] == item else 0
    left: i64 = len(draw.items) - number - 1
    others: i64 = items_after_equals(draw, number)
    options: list[int] = []
    for pile in range(first, len(draw.owners)):
        empty: i64 = every_pile(len(draw.owners)) & ~used & ~(1 << pile)
        if piles_in(empty) <= left and piles_in(empty & every_pile(pile)) <= others:
            options.append(lay_option(item, pile))
    return options


def items_after_equals(draw: Draw, number: i64) -> i64:
    """How many items are left after all those equal to this one; only they can go to lower piles than it."""
    at: i64 = number
    while at < len(draw.items) and draw.items[at] == draw.items[number]:
        at += 1
    return len(draw.items) - at


def every_pile(number: i64) -> i64:
    """The first piles, as bits."""
    return (1 << number) - 1


def piles_in(piles: i64) -> i64:
    """How many piles a set of at most three holds."""
    return (piles & 1) + (piles >> 1 & 1) + (piles >> 2 & 1)


@final
class ChoosePile(Step[DragonValley]):
    """DV-044, DV-045, DV-051: the choosers take a pile each, in order; the Castellan keeps what is left."""

    def __init__(self, draw: i64, place: i64) -> None:
        self.draw: Final[i64] = draw
        self.place: Final[i64] = place

    def asks(self, game: DragonValley) -> Decision | None:
        draw = game.draws[self.draw]
        options = [option(PILE, pile) for pile in range(len(draw.owners)) if draw.owners[pile] == NOBODY]
        return Decision(draw.choosers[self.place], CHOOSE_PILE, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        draw = game.draws[self.draw]
        take_pile(game, draw, draw.choosers[self.place], argument_of(option))
        if self.place + 1 == len(draw.choosers):
            take_pile(game, draw, draw.castellan, draw.owners.index(NOBODY))
        else:
            game.then(ChoosePile(self.draw, self.place + 1))
