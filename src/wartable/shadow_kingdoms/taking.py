"""Taking dice: at a Shrine, from any Shrine, and finding room for them on the player board."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.components import SHRINES
from wartable.shadow_kingdoms.dice import different, troop_of
from wartable.shadow_kingdoms.effects import (
    ANY,
    DRAFT_DIE,
    LOCKED_DIE_SPACE,
    NOTHING,
    PLACE_ON_LOCKED_SPACE,
    SLOT,
    Power,
)
from wartable.shadow_kingdoms.gains import amount_of, die_spaces, pay_gold, set_off
from wartable.shadow_kingdoms.offers import Occasion, Offer
from wartable.shadow_kingdoms.options import (
    DIE_AT_SHRINE,
    DIE_FROM,
    DIE_FROM_ANY_SHRINE,
    DIE_SPACE_CHOICE,
    NO_ROOM,
    ON_EXTRA_SPACE,
    ON_ORDINARY_SPACE,
    PASS,
    REPLACE,
    TAKE_DIE,
    TO_BAG,
    argument_of,
    die_from,
    die_in,
    option,
    plain,
    shrine_in,
    verb_of,
)
from wartable.shadow_kingdoms.prices import bonus_price
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import (
    dice_in_shrines,
    discard_die,
    keep_die,
    put_on_locked_space,
    return_new_die,
    take_from_shrine,
)


def dice_of_shrine(game: ShadowKingdoms, seat: i64, shrine: i64) -> Decision:
    """D2: the dice of the Shrine that was entered; equal ones are one option."""
    options: list[int] = []
    for die in different(game.shrines[shrine]):
        options.append(option(TAKE_DIE, die))
    return Decision(seat, DIE_AT_SHRINE, options)


def dice_of_all_shrines(game: ShadowKingdoms) -> list[int]:
    """D10: the dice of all five Shrines. SK-R42, SK-R65: the player's own Shrine and the Adversary's are among them."""
    options: list[int] = []
    for shrine in range(SHRINES):
        for die in different(game.shrines[shrine]):
            options.append(option(DIE_FROM, die_from(shrine, die)))
    return options


@final
class TakeAnyDie(Step[ShadowKingdoms]):
    """SK-097, SK-151, SK-153, SK-R42: one die of any Shrine, without its action; it may be declined.

    SK-R87: a price is paid when the die is chosen.
    """

    def __init__(self, seat: i64, gold: i64) -> None:
        self.seat: Final[i64] = seat
        self.gold: Final[i64] = gold

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options = dice_of_all_shrines(game)
        options.append(plain(PASS))
        return Decision(self.seat, DIE_FROM_ANY_SHRINE, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == PASS:
            return
        argument = argument_of(option)
        pay_gold(game, self.seat, self.gold)
        take_from_shrine(game, self.seat, shrine_in(argument), die_in(argument))
        game.then(GainDie(self.seat, die_in(argument)))


@final
class DieFromShrine(Offer):
    """The offer of TakeAnyDie. SK-R41, SK-R84: not if all Shrines are empty or the Gold is missing."""

    def is_possible(self, game: ShadowKingdoms, seat: i64, power: Power) -> bool:
        return dice_in_shrines(game) > 0 and game.players[seat].gold >= self.price(game, seat, power)

    def begin(self, game: ShadowKingdoms, seat: i64, power: Power) -> None:
        game.then(TakeAnyDie(seat, self.price(game, seat, power)))

    def price(self, game: ShadowKingdoms, seat: i64, power: Power) -> i64:
        """SK-097: the middle slot asks 2 Gold; Chain and Mercenary nothing."""
        return bonus_price(game.players[seat], power.cost_gold) if power.source_kind == SLOT else 0


@final
class GainDie(Step[ShadowKingdoms]):
    """RL-R14: a die has left its Shrine for a player. RL-R19: first its place is found, then powers react to it."""

    def __init__(self, seat: i64, die: i64) -> None:
        self.seat: Final[i64] = seat
        self.die: Final[i64] = die

    def happens(self, game: ShadowKingdoms) -> None:
        player = game.players[self.seat]
        is_heard = player.listens_to(DRAFT_DIE)
        has_choice = has_free_locked_space(player)
        if len(player.dice) < die_spaces(player) and not (is_heard or has_choice):
            keep_die(game, self.seat, self.die)
            return
        place: Step[Any] = ChooseSpace(self.seat, self.die) if has_choice else FindRoom(self.seat, self.die)
        if is_heard:
            game.do(place, Occasion(self.seat, DRAFT_DIE, troop_of(self.die)))
        else:
            game.then(place)


@final
class FindRoom(Step[ShadowKingdoms]):
    """SK-036, SK-R09: the die goes to an open space. SK-037: without one it goes to the bag, or replaces another die.

    SK-R11: this is chosen at once, before the action. SK-R43: dice on a plan are not among them. RL-042: nor is the die
    on the extra space.
    """

    def __init__(self, seat: i64, die: i64) -> None:
        self.seat: Final[i64] = seat
        self.die: Final[i64] = die

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        player = game.players[self.seat]
        if len(player.dice) < die_spaces(player):
            return None
        options = [plain(TO_BAG)]
        for die in different(player.dice):
            options.append(option(REPLACE, die))
        return Decision(self.seat, NO_ROOM, options)

    def happens(self, game: ShadowKingdoms) -> None:
        keep_die(game, self.seat, self.die)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == TO_BAG:
            return_new_die(game, self.seat, self.die)
        else:
            discard_die(game, self.seat, argument_of(option))
            keep_die(game, self.seat, self.die)


@final
class ChooseSpace(Step[ShadowKingdoms]):
    """RL-040, RL-041, RL-121, RL-R21: while the extra space is empty, any die that is taken may be put there;
    it never has to.
    """

    def __init__(self, seat: i64, die: i64) -> None:
        self.seat: Final[i64] = seat
        self.die: Final[i64] = die

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, DIE_SPACE_CHOICE, [plain(ON_EXTRA_SPACE), plain(ON_ORDINARY_SPACE)])

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == ON_ORDINARY_SPACE:
            game.then(FindRoom(self.seat, self.die))
            return
        put_on_locked_space(game, self.seat, self.die)
        troop = troop_of(self.die)
        set_off(game, self.seat, PLACE_ON_LOCKED_SPACE, troop, 1, NOTHING)
        game.then(Occasion(self.seat, PLACE_ON_LOCKED_SPACE, troop))


def has_free_locked_space(player: Player) -> bool:
    return player.locked_die == NOTHING and amount_of(player, LOCKED_DIE_SPACE, ANY) > 0
