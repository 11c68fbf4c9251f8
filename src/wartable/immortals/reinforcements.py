"""Phase 1, reinforcements: a conflict card, then armies out of limbo to sites already owned."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.immortals.components import DARK, LIGHT, LIMBO_PER_ARMY, REALM_IDS, REALM_SITES
from wartable.immortals.options import (
    DRAW,
    REINFORCE,
    V_DONE,
    V_DRAW,
    V_NO_DRAW,
    V_SITE,
    argument_of,
    offer_sites,
    option,
    verb_of,
)
from wartable.immortals.table import Immortals
from wartable.immortals.verbs import can_draw, deploy_from_limbo, draw_conflict


@final
class DrawCard(Step[Immortals]):
    """IM-053: the player may take one conflict card. IM-R28: without any, nothing is asked. IM-R26: no hand limit."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        if not can_draw(game):
            return None
        return Decision(self.seat, DRAW, [option(V_DRAW, 0), option(V_NO_DRAW, 0)])

    def happens(self, game: Immortals) -> None:
        game.tell("nothing_to_draw", {"seat": self.seat})

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_DRAW:
            draw_conflict(game, self.seat)


@final
class Reinforce(Step[Immortals]):
    """IM-054, IM-057, IM-R51: one army for each three in a limbo, each limbo separately, fixed before any is sent."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: Immortals) -> None:
        limbo = game.players[self.seat].limbo
        light: i64 = limbo[LIGHT] // LIMBO_PER_ARMY
        dark: i64 = limbo[DARK] // LIMBO_PER_ARMY
        game.do(SendArmies(self.seat, light, LIGHT), SendArmies(self.seat, dark, DARK))


@final
class SendArmies(Step[Immortals]):
    """IM-055: each army goes to an owned site of its limbo's realm. IM-056: fewer may be sent.

    Sites are chosen in order, from `first` on, whose realm is that of the limbo. IM-R53: without a site none can go.
    """

    def __init__(self, seat: i64, number: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.first: Final[i64] = first

    def asks(self, game: Immortals) -> Decision | None:
        if self.number == 0:
            return None
        realm: i64 = self.first & 1
        sites: i64 = game.players[self.seat].sites & REALM_SITES[realm] & (-1 << self.first)
        if sites == 0:
            return None
        options = offer_sites(V_SITE, sites)
        options.append(option(V_DONE, 0))
        return Decision(self.seat, REINFORCE, options)

    def happens(self, game: Immortals) -> None:
        if self.number and game.telling:
            game.tell("no_reinforcements", {"seat": self.seat, "realm": REALM_IDS[self.first & 1]})

    def chosen(self, game: Immortals, option: i64) -> None:
        if verb_of(option) == V_DONE:
            return
        site = argument_of(option)
        deploy_from_limbo(game, self.seat, site, 1)
        game.then(SendArmies(self.seat, self.number - 1, site))
