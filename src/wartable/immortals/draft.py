"""The starting round: a draft of conflict cards, in which the army groups are placed."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import Secretly, each_seat_from
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY, bit
from wartable.immortals.components import (
    DARK,
    FIRST_CONFLICT,
    LIGHT,
    LIMBO_START,
    STANDS_FOR,
)
from wartable.immortals.draft_verbs import (
    deal_hand,
    discard_chosen,
    gather_stack,
    keep_chosen,
    keep_unseen,
    pass_to_the_left,
    refill_hand,
    set_aside,
    show_chosen,
)
from wartable.immortals.home import offer_groups
from wartable.immortals.masks import count, members
from wartable.immortals.memory import end_draft, get_back, pass_on
from wartable.immortals.options import (
    DRAFT_CARD,
    DRAFT_GROUP,
    DRAFT_SITE,
    V_CARD,
    V_SITE,
    argument_of,
    offer_sites,
    option,
)
from wartable.immortals.seeding import SeedTower
from wartable.immortals.table import NOBODY, NOTHING, Immortals, free_sites, holder_of
from wartable.immortals.verbs import (
    deploy_group,
    fill_limbo,
    gain_energy,
    gain_gold,
    take_from_supply,
    take_region_card,
)


@final
class DealDraft(Step[Immortals]):
    """IM-026, IM-206: hands of five, a whole hand at a time: dark for the first player, light for the second, ..."""

    def happens(self, game: Immortals) -> None:
        realm: i64 = DARK
        for seat in each_seat_from(game.first, game.seats):
            deal_hand(game, seat, realm)
            realm = 1 - realm
        game.learns(EVERYBODY)
        game.then(DraftRound())


@final
class DraftRound(Step[Immortals]):
    """IM-027: all players choose a card at the same time and in secret. IM-R20: without a hand there is no choice.

    IM-041, IM-R22: the starting round ends as soon as nobody has an army group left. IM-R21: it always does.
    """

    def happens(self, game: Immortals) -> None:
        if nobody_has_groups(game):
            game.then(EndDraft())
            return
        seats: list[int] = []
        steps: list[Step[Immortals]] = []
        for seat in each_seat_from(game.first, game.seats):
            game.known[seat].declared = False
            if game.cards[seat].draft:
                seats.append(seat)
                steps.append(ChooseDraftCard(seat))
        game.then(Secretly(seats, steps, RevealDraft()))


def nobody_has_groups(game: Immortals) -> bool:
    for player in game.players:
        if player.groups:
            return False
    return True


def draft_choices(game: Immortals, seat: i64) -> i64:
    """IM-028, IM-R12: with groups left, a card that shows a free site, if the hand holds one.

    IM-036, IM-037: otherwise any card. IM-R13: a player's own site is not free.
    """
    hand = game.cards[seat].draft
    if not game.players[seat].groups:
        return hand
    free = free_sites(game)
    fitting: i64 = 0
    card: i64 = FIRST_CONFLICT
    left: i64 = hand
    while left:
        if left & 1 and STANDS_FOR[card] & free:
            fitting |= bit(card - FIRST_CONFLICT)
        left >>= 1
        card += 1
    return fitting or hand


@final
class ChooseDraftCard(Step[Immortals]):
    """IM-027: choose one card of the hand, unseen by the others.

    Others see that a choice was made only where there was one to make: so a lack of fitting cards stays hidden.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        options: list[int] = []
        for conflict in members(draft_choices(game, self.seat)):
            options.append(option(V_CARD, FIRST_CONFLICT + conflict))
        return Decision(self.seat, DRAFT_CARD, options)

    def chosen(self, game: Immortals, option: i64) -> None:
        if count(draft_choices(game, self.seat)) > 1:
            game.known[self.seat].declared = True
            game.tell("chose_draft_card", {"seat": self.seat})
        set_aside(game, self.seat, argument_of(option))


@final
class RevealDraft(Step[Immortals]):
    """IM-029, IM-030: cards chosen for deployment are revealed together, then resolved in player order.

    IM-036..IM-038, IM-R18: a card chosen without groups, or where none fits, is kept and not shown.
    """

    def happens(self, game: Immortals) -> None:
        free = free_sites(game)
        steps: list[Step[Immortals]] = []
        for seat in each_seat_from(game.first, game.seats):
            step = self.reveal(game, seat, free)
            if step is not None:
                steps.append(step)
        game.learns(EVERYBODY)
        game.do(*steps, PassHands())

    def reveal(self, game: Immortals, seat: i64, free: i64) -> Step[Immortals] | None:
        """Show or keep the player's card; returns how the player deploys, if at all."""
        card = game.cards[seat].chosen
        has_groups = len(game.players[seat].groups) > 0
        if card == NOTHING:
            return DeployAnywhere(seat) if has_groups else None
        if has_groups and STANDS_FOR[card] & free:
            show_chosen(game, seat)
            return DeployByCard(seat)
        keep_unseen(game, seat)
        return None


@final
class DeployByCard(Step[Immortals]):
    """IM-031: a group goes to the free site shown. IM-032: a wild card lets its player choose one of its area.

    IM-R15: this is chosen on their own turn. IM-R14: if the site is taken by then, the card is kept, known to all.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        sites: i64 = STANDS_FOR[game.cards[self.seat].chosen] & free_sites(game)
        return Decision(self.seat, DRAFT_SITE, offer_sites(V_SITE, sites)) if sites else None

    def happens(self, game: Immortals) -> None:
        keep_chosen(game, self.seat)

    def chosen(self, game: Immortals, option: i64) -> None:
        game.then(DeployGroup(self.seat, argument_of(option)))


@final
class DeployAnywhere(Step[Immortals]):
    """IM-R21: a player with groups but no draft card puts a group on any free site."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, DRAFT_SITE, offer_sites(V_SITE, free_sites(game)))

    def chosen(self, game: Immortals, option: i64) -> None:
        game.then(DeployGroup(self.seat, argument_of(option)))


@final
class DeployGroup(Step[Immortals]):
    """IM-031: the group is chosen after the site. IM-033, IM-187: the region card comes from the stack,
    the conflict card is discarded.

    IM-034, IM-035, IM-188, IM-R17: if another player has the region card, the conflict card is kept instead.
    IM-R16: a player who already has the region card keeps that and discards the conflict card.
    """

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat: Final[i64] = seat
        self.site: Final[i64] = site

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, DRAFT_GROUP, offer_groups(game.players[self.seat].groups))

    def chosen(self, game: Immortals, option: i64) -> None:
        deploy_group(game, self.seat, self.site, argument_of(option))
        region: i64 = self.site >> 1
        if holder_of(game, region) not in (NOBODY, self.seat):
            keep_chosen(game, self.seat)
        else:
            take_region_card(game, self.seat, region)
            discard_chosen(game, self.seat)


@final
class PassHands(Step[Immortals]):
    """IM-039, IM-040: hands and first player marker go one seat to the left, and hands are filled up to five.

    IM-R22: not after the last draft round. IM-R82: the coming player order decides who draws first.
    """

    def happens(self, game: Immortals) -> None:
        if nobody_has_groups(game):
            game.then(EndDraft())
            return
        for seat in range(game.seats):
            pass_on(game, seat)
        pass_to_the_left(game)
        for seat in each_seat_from(game.first, game.seats):
            refill_hand(game, seat)
            get_back(game, seat)
        game.learns(EVERYBODY)
        game.tell("passed_hands", {"seat": game.first})
        game.then(DraftRound())


@final
class EndDraft(Step[Immortals]):
    """IM-041, IM-R23, IM-R83: the last hands are discarded unseen. IM-042: start resources of both halves.

    IM-043: stacks and discards become one draw stack. IM-044: three armies into each limbo. IM-045: the marker stays.
    """

    def happens(self, game: Immortals) -> None:
        end_draft(game)
        gather_stack(game)
        for seat in range(game.seats):
            equip(game, seat)
        game.tell("draft_ended", {"seat": game.marker})
        game.then(SeedTower())


def equip(game: Immortals, seat: i64) -> None:
    """IM-042, IM-044, IM-189: start resources, and armies of the supply into the limbos."""
    board = game.players[seat].board
    gain_energy(game, seat, board.light.energy + board.dark.energy)
    gain_gold(game, seat, board.light.gold + board.dark.gold)
    for realm in (LIGHT, DARK):
        fill_limbo(game, seat, realm, take_from_supply(game, seat, LIMBO_START))
