"""Magic spaces: the four magic cards, each a cost and one or two options."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.engine.log import bit
from wartable.immortals.actions import Action
from wartable.immortals.components import (
    DARK,
    FIRST_MAGIC,
    LIGHT,
    MAGIC_CARD_ROWS,
    REALM_SITES,
    REGION_IDS,
    SHRINE,
    SITES,
    Cost,
    MagicCard,
    Spell,
)
from wartable.immortals.construct import shrine_sites
from wartable.immortals.options import (
    LIMBO,
    MAGIC,
    SHRINE_SITE,
    TAKE_OVER_SITE,
    TRANSITION_SITE,
    V_LIMBO,
    V_SITE,
    V_SPELL,
    argument_of,
    offer_sites,
    option,
    verb_of,
)
from wartable.immortals.table import NOBODY, Immortals, holder_of
from wartable.immortals.verbs import (
    build,
    can_draw,
    can_pay,
    deploy_from_limbo,
    draw_conflict,
    pass_marker,
    pay,
    take_region_card,
)


class Effect:
    """What an option of a magic card does. It never changes."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        """IM-R47: whether there is something to choose."""
        raise NotImplementedError

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        """Do it, or put on the agenda what has to be chosen first."""
        raise NotImplementedError


@final
class DrawConflicts(Effect):
    """IM-132, IM-137, IM-143: draw one or two conflict cards. IM-R27: perhaps only one; IM-R28: never none."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        return can_draw(game)

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        pay(game, seat, cost)
        for _ in range(number):
            draw_conflict(game, seat)


@final
class TakeMarker(Effect):
    """IM-133, IM-141, IM-R78: take the first player marker; this round's order stays. IM-R87: not from oneself."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        return game.marker != seat

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        pay(game, seat, cost)
        pass_marker(game, seat)
        game.tell("took_marker", {"seat": seat})


@final
class BuildShrine(Effect):
    """IM-134: a shrine on any owned site without a building."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        return shrine_sites(game, seat) != 0

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        game.then(ChooseShrineSite(seat, cost))


@final
class ChooseShrineSite(Step[Immortals]):
    """IM-134: where the shrine is built."""

    def __init__(self, seat: i64, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, SHRINE_SITE, offer_sites(V_SITE, shrine_sites(game, self.seat)))

    def chosen(self, game: Immortals, option: i64) -> None:
        pay(game, self.seat, self.cost)
        build(game, self.seat, argument_of(option), SHRINE)


def take_over_sites(game: Immortals, seat: i64) -> i64:
    """IM-135: the owned sites whose region card the player does not hold."""
    owned, holds = game.players[seat].sites, game.cards[seat].holds
    sites: i64 = 0
    for site in range(SITES):
        if owned >> site & 1 and not holds >> (site >> 1) & 1:
            sites |= bit(site)
    return sites


@final
class TakeOver(Effect):
    """IM-135: take over the region card of an owned site."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        return take_over_sites(game, seat) != 0

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        game.then(ChooseTakeOver(seat, cost))


def armies_against(game: Immortals, site: i64) -> i64:
    """IM-R70: the armies that the card's holder has in the twin; none, if the card is in the stack."""
    holder = holder_of(game, site >> 1)
    if holder == NOBODY or not game.players[holder].sites >> (site ^ 1) & 1:
        return 0
    return game.armies[site ^ 1]


@final
class ChooseTakeOver(Step[Immortals]):
    """IM-136, IM-142: with more armies the card comes to the hand at once, even from a board.

    IM-R48: otherwise nothing happens, and the cost is lost.
    """

    def __init__(self, seat: i64, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, TAKE_OVER_SITE, offer_sites(V_SITE, take_over_sites(game, self.seat)))

    def chosen(self, game: Immortals, option: i64) -> None:
        site = argument_of(option)
        pay(game, self.seat, self.cost)
        if game.armies[site] > armies_against(game, site):
            take_region_card(game, self.seat, site >> 1)
        elif game.telling:
            game.tell("take_over_failed", {"seat": self.seat, "region": REGION_IDS[site >> 1]})


def open_limbos(game: Immortals, seat: i64) -> list[int]:
    """IM-R53: the limbos that hold an army and in whose realm a site is owned."""
    player = game.players[seat]
    limbos: list[int] = []
    for realm in (LIGHT, DARK):
        if player.limbo[realm] and player.sites & REALM_SITES[realm]:
            limbos.append(option(V_LIMBO, realm))
    return limbos


@final
class TransitionByMagic(Effect):
    """IM-131, IM-138, IM-140: armies from one limbo to owned sites of its realm, divided as the player likes."""

    def is_possible(self, game: Immortals, seat: i64) -> bool:
        return len(open_limbos(game, seat)) > 0

    def cast(self, game: Immortals, seat: i64, number: i64, cost: Cost) -> None:
        game.then(ChooseLimbo(seat, number, cost))


@final
class ChooseLimbo(Step[Immortals]):
    """IM-R50: one limbo only. IM-R49: exactly the number, or all if fewer. IM-R86: paid before the first is placed."""

    def __init__(self, seat: i64, number: i64, cost: Cost) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.cost: Final = cost

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, LIMBO, open_limbos(game, self.seat))

    def chosen(self, game: Immortals, option: i64) -> None:
        realm = argument_of(option)
        pay(game, self.seat, self.cost)
        number: i64 = min(self.number, game.players[self.seat].limbo[realm])
        game.then(PlaceArmy(self.seat, number, realm))


@final
class PlaceArmy(Step[Immortals]):
    """IM-131, IM-I27: one army after the other to an owned site, in order of the sites from `first` on."""

    def __init__(self, seat: i64, number: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.first: Final[i64] = first

    def asks(self, game: Immortals) -> Decision | None:
        realm: i64 = self.first & 1
        sites: i64 = game.players[self.seat].sites & REALM_SITES[realm] & (-1 << self.first)
        return Decision(self.seat, TRANSITION_SITE, offer_sites(V_SITE, sites))

    def chosen(self, game: Immortals, option: i64) -> None:
        site = argument_of(option)
        deploy_from_limbo(game, self.seat, site, 1)
        if self.number > 1:
            game.then(PlaceArmy(self.seat, self.number - 1, site))


EFFECTS: Final[list[Effect]] = [DrawConflicts(), TakeMarker(), BuildShrine(), TakeOver(), TransitionByMagic()]


@final
class Magic(Action):
    """IM-074: a magic space: the card says what it costs and does."""

    def is_possible(self, game: Immortals, seat: i64, cost: Cost) -> bool:
        card = card_played(game)
        if not can_pay(game, seat, card.cost):
            return False
        for spell in card.spells:
            if EFFECTS[spell.effect].is_possible(game, seat):
                return True
        return False

    def step(self, seat: i64, cost: Cost) -> Step[Immortals]:
        return ChooseSpell(seat)


def card_played(game: Immortals) -> MagicCard:
    return MAGIC_CARD_ROWS[game.played - FIRST_MAGIC]


@final
class ChooseSpell(Step[Immortals]):
    """IM-132..IM-138: one of the card's options that are possible, in printed order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        for spell in card_played(game).spells:
            if EFFECTS[spell.effect].is_possible(game, self.seat):
                options.append(option(V_SPELL + spell.effect, 0))
        return Decision(self.seat, MAGIC, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        card = card_played(game)
        spell: Spell = card.spells[0]
        for one in card.spells:
            if one.effect == verb_of(option) - V_SPELL:
                spell = one
        EFFECTS[spell.effect].cast(game, self.seat, spell.number, card.cost)
