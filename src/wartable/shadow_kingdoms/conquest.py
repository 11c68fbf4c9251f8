"""Conquest: steps 6 to 8 of a battle: a marker leaves the player board, covers an area, and links it to others."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.battle_verbs import hold_marker, score_area
from wartable.shadow_kingdoms.components import (
    AREAS,
    CHAIN_IDS,
    CHAIN_POWERS,
    FIRST_TYPE_AREA,
    MAP_SIDES,
    PLANS,
    POINTS_FOR_STRENGTH,
    POINTS_FOR_TYPE,
    POINTS_PER_ICON,
    STRENGTH_AREA,
    STRONG_BATTLE,
    icons,
)
from wartable.shadow_kingdoms.effects import ANY, DRAFT_CHAMPION, DRAFT_DIE, GAIN_CHAIN_BONUS, NO_OFFER, POWERS
from wartable.shadow_kingdoms.effects import DIE_FROM_SHRINE as DIE_OFFER
from wartable.shadow_kingdoms.gains import may_gain_champion, set_off_those
from wartable.shadow_kingdoms.markers import marker_options, uncover
from wartable.shadow_kingdoms.offers import CarryOut, Use, can_use, power_from
from wartable.shadow_kingdoms.options import (
    AREA,
    CHAIN_ORDER,
    COVER,
    DONE,
    MARKER_CHOICE,
    PAID_BONUS,
    PAY_POWER,
    RESOLVE_CHAIN,
    argument_of,
    option,
    plain,
    verb_of,
)
from wartable.shadow_kingdoms.table import Player, ShadowKingdoms
from wartable.shadow_kingdoms.verbs import cover_area


@final
class RemoveMarker(Step[ShadowKingdoms]):
    """SK-118: one marker of the player's choice leaves the board; what it covered is unlocked. SK-R37: at once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return Decision(self.seat, MARKER_CHOICE, marker_options(game, self.seat))

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        hold_marker(game, argument_of(option))
        uncover(game, self.seat, argument_of(option))


@final
class CoverArea(Step[ShadowKingdoms]):
    """SK-120..SK-122: that marker goes on any uncovered area, which pays now or never. SK-R48: there always is one."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        covered = game.players[self.seat].covered
        options: list[int] = []
        for area in range(AREAS):
            if not covered >> area & 1:
                options.append(option(COVER, area))
        return Decision(self.seat, AREA, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        area = argument_of(option)
        player = game.players[self.seat]
        pending = links(player, area)
        cover_area(game, self.seat, area)
        score_area(game, self.seat, skirmish_points(game, MAP_SIDES[player.side].areas[area]))
        game.then(ResolveChains(self.seat, pending))


def skirmish_points(game: ShadowKingdoms, kind: i64) -> i64:
    """SK-141: 1 for each printed icon of the Troop Type; SK-143: 2 for the Battle Type; SK-142: 2 for Strength 15."""
    plan = PLANS[game.battle.plan]
    if kind == STRENGTH_AREA:
        return POINTS_FOR_STRENGTH if game.battle.total >= STRONG_BATTLE else 0
    if kind >= FIRST_TYPE_AREA:
        return POINTS_FOR_TYPE if plan.type == kind - FIRST_TYPE_AREA else 0
    return POINTS_PER_ICON * icons(plan, kind)


def links(player: Player, area: i64) -> list[int]:
    """SK-123, SK-144, SK-I22: the Chain bonuses on borders to areas that are covered already, in the order of
    the kinds.
    """
    found: list[int] = []
    for one, other, kind in MAP_SIDES[player.side].borders_at[area]:
        if player.covered >> (other if one == area else one) & 1:
            found.append(kind)
    return sorted(found)


@final
class ResolveChains(Step[ShadowKingdoms]):
    """SK-124, SK-125, SK-R49: one bonus after the other, each finished before the next; the player orders them.

    D18: asked only where the order can matter; otherwise champion, influence, magic, gold, gem, die.
    """

    def __init__(self, seat: i64, pending: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.pending: Final = pending

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        if not order_matters(game.players[self.seat], self.pending):
            return None
        options: list[int] = []
        last: i64 = -1
        for kind in self.pending:
            if kind != last:
                options.append(option(RESOLVE_CHAIN, kind))
            last = kind
        return Decision(self.seat, CHAIN_ORDER, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        self.resolve(game, argument_of(option))

    def happens(self, game: ShadowKingdoms) -> None:
        if self.pending:
            self.resolve(game, self.pending[0])

    def resolve(self, game: ShadowKingdoms, kind: i64) -> None:
        """SK-R49: its content with everything it sets off, then what Champions give for a Chain bonus (SK-R38).

        SK-146..SK-151: the content is that of its row. SK-145: what exceeds a limit is lost.
        """
        rest = self.pending[:]
        rest.remove(kind)
        if game.telling:
            game.tell("chain", {"seat": self.seat, "kind": CHAIN_IDS[kind]})
        powers = game.players[self.seat].powers
        content = [int(CHAIN_POWERS[kind].number)]
        game.do(CarryOut(self.seat, content), RewardBonus(self.seat, powers), ResolveChains(self.seat, rest))


def order_matters(player: Player, pending: list[int]) -> bool:
    """D18: two kinds pending, and a Champion among them.

    RL-R28: or a price for a Chain bonus, or for a die among them.
    """
    if len(pending) < 2 or pending[0] == pending[-1]:
        return False
    if offers_kind(pending, DRAFT_CHAMPION) and may_gain_champion(player):
        return True
    if has_paid_power(player, GAIN_CHAIN_BONUS):
        return True
    return offers_kind(pending, DIE_OFFER) and has_paid_power(player, DRAFT_DIE)


def offers_kind(pending: list[int], offer: i64) -> bool:
    for kind in pending:
        if CHAIN_POWERS[kind].offer == offer:
            return True
    return False


def has_paid_power(player: Player, event: i64) -> bool:
    if player.listens_to(event):
        for number in player.powers:
            if POWERS[number].when == event and POWERS[number].cost_magic:
                return True
    return False


@final
class RewardBonus(Step[ShadowKingdoms]):
    """SK-163, SK-175, SK-R38: for each Chain bonus, even if its content was lost. SK-R30: not by cards that it brought.

    RL-R28: automatic gains first, then what may be paid for.
    """

    def __init__(self, seat: i64, powers: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.powers: Final = powers  # those in force when the bonus was earned

    def happens(self, game: ShadowKingdoms) -> None:
        if not game.players[self.seat].listens_to(GAIN_CHAIN_BONUS):
            return
        set_off_those(game, self.seat, GAIN_CHAIN_BONUS, ANY, self.powers)
        paid: list[int] = []
        for number in self.powers:
            power = POWERS[number]
            if power.when == GAIN_CHAIN_BONUS and power.offer != NO_OFFER:
                paid.append(number)
        if paid:
            game.then(PayForBonus(self.seat, paid))


@final
class PayForBonus(Step[ShadowKingdoms]):
    """RL-R28, RL-R60: each paid power at most once for this bonus, in any order, while it can give something."""

    def __init__(self, seat: i64, powers: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.powers: Final = powers

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        options: list[int] = []
        for number in self.powers:
            power = POWERS[number]
            if number in game.players[self.seat].powers and can_use(game, self.seat, power):
                options.append(option(PAY_POWER, power.source))
        options.append(plain(DONE))
        return Decision(self.seat, PAID_BONUS, options)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == DONE:
            return
        paid = power_from(self.powers, argument_of(option))
        rest = [number for number in self.powers if number != paid]
        game.do(Use(self.seat, paid), PayForBonus(self.seat, rest))
