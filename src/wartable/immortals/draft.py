"""The starting round: a draft of conflict cards, in which the army groups are placed."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.combinators import Secretly, each_seat_from
from wartable.engine.decision import Decision
from wartable.engine.log import EVERYBODY, bit
from wartable.immortals.components import (
    CARD_IDS,
    CONFLICTS,
    DARK,
    DRAFT_HAND,
    FIRST_CONFLICT,
    LIGHT,
    LIMBO_START,
    OF_REALM,
    STANDS_FOR,
)
from wartable.immortals.home import deploy_group, offer_groups
from wartable.immortals.masks import count, members
from wartable.immortals.memory import end_draft, get_back, miss_taken, pass_on, see_taken
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
from wartable.immortals.table import NOTHING, Immortals, free_sites
from wartable.immortals.verbs import gain_energy, gain_gold, keep_shown, take_region_card


@final
class DealDraft(Step[Immortals]):
    """IM-026, IM-206: hands of five, a whole hand at a time: dark for the first player, light for the second, ..."""

    def happens(self, game: Immortals) -> None:
        realm: i64 = DARK
        for seat in each_seat_from(game.first, game.seats):
            cards = game.cards[seat]
            cards.draft_realm = realm
            for _ in range(DRAFT_HAND):
                cards.draft |= bit(game.draft_stacks[realm].pop())
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

    IM-036, IM-037: otherwise any card. IM-R13: an own site is not free.
    """
    hand = game.cards[seat].draft
    if not game.players[seat].groups:
        return hand
    free = free_sites(game)
    fitting: i64 = 0
    for conflict in range(CONFLICTS):
        if hand >> conflict & 1 and STANDS_FOR[FIRST_CONFLICT + conflict] & free:
            fitting |= bit(conflict)
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
        cards = game.cards[self.seat]
        cards.chosen = argument_of(option)
        cards.draft &= ~bit(cards.chosen - FIRST_CONFLICT)


@final
class RevealDraft(Step[Immortals]):
    """IM-029, IM-030: cards chosen for deployment are revealed together, then resolved in player order.

    IM-036..IM-038, IM-R18: a card chosen without groups, or where none fits, is kept and not shown.
    """

    def happens(self, game: Immortals) -> None:
        free = free_sites(game)
        game.learns(EVERYBODY)
        game.then(PassHands())
        order = each_seat_from(game.first, game.seats)
        order.reverse()  # the last one put on the agenda comes first
        for seat in order:
            self.reveal(game, seat, free)

    def reveal(self, game: Immortals, seat: i64, free: i64) -> None:
        cards = game.cards[seat]
        card = cards.chosen
        has_groups = len(game.players[seat].groups) > 0
        if card == NOTHING:
            if has_groups:
                game.then(DeployAnywhere(seat))
        elif has_groups and STANDS_FOR[card] & free:
            see_taken(game, seat, card - FIRST_CONFLICT)
            game.known[seat].shown |= bit(card - FIRST_CONFLICT)
            game.tell("revealed_draft_card", {"seat": seat, "card": CARD_IDS[card]})
            game.then(DeployByCard(seat))
        else:
            miss_taken(game, seat)
            cards.chosen = NOTHING
            cards.conflicts |= bit(card - FIRST_CONFLICT)
            game.tell_some("kept_draft_card", {"seat": seat}, {"card": CARD_IDS[card]}, bit(seat))


@final
class DeployByCard(Step[Immortals]):
    """IM-031: a group goes to the free site shown. IM-032: a wild card lets its player choose one of its area.

    IM-R15: this is chosen on the own turn. IM-R14: if the site is taken by then, the card is kept, known to all.
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
    """IM-R21: a player with groups and without any draft card puts a group on any free site."""

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

    IM-034, IM-035, IM-188, IM-R16, IM-R17: if somebody has the region card already, the conflict card is kept instead.
    """

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat: Final[i64] = seat
        self.site: Final[i64] = site

    def asks(self, game: Immortals) -> Decision | None:
        return Decision(self.seat, DRAFT_GROUP, offer_groups(game.players[self.seat].groups))

    def chosen(self, game: Immortals, option: i64) -> None:
        deploy_group(game, self.seat, self.site, argument_of(option))
        if game.region_stack >> (self.site >> 1) & 1:
            take_region_card(game, self.seat, self.site >> 1)
            discard_chosen(game, self.seat)
        else:
            keep_chosen(game, self.seat)


def keep_chosen(game: Immortals, seat: i64) -> None:
    """The revealed draft card comes to the hand; everybody knows it."""
    card = game.cards[seat].chosen
    if card != NOTHING:
        game.cards[seat].chosen = NOTHING
        keep_shown(game, seat, card - FIRST_CONFLICT)
        game.tell("kept_shown_card", {"seat": seat, "card": CARD_IDS[card]})


def discard_chosen(game: Immortals, seat: i64) -> None:
    """The revealed draft card goes to the draft discards, which lie open."""
    card = game.cards[seat].chosen
    if card != NOTHING:
        game.cards[seat].chosen = NOTHING
        game.known[seat].shown &= ~bit(card - FIRST_CONFLICT)
        game.discard |= bit(card - FIRST_CONFLICT)


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
        self.pass_to_the_left(game)
        game.draft_round += 1
        game.marker = game.first = (game.first + 1) % game.seats
        for seat in each_seat_from(game.first, game.seats):
            refill_hand(game, seat)
            get_back(game, seat)
        game.learns(EVERYBODY)
        game.tell("passed_hands", {"seat": game.first})
        game.then(DraftRound())

    def pass_to_the_left(self, game: Immortals) -> None:
        last = game.cards[game.seats - 1]
        hand, realm = last.draft, last.draft_realm
        for cards in game.cards:
            passed, passed_realm = cards.draft, cards.draft_realm
            cards.draft, cards.draft_realm = hand, realm
            hand, realm = passed, passed_realm


def refill_hand(game: Immortals, seat: i64) -> None:
    """IM-040, IM-R19: one card from the stack of the hand's realm. IM-R20: discards of the realm make a new stack."""
    cards = game.cards[seat]
    stack = game.draft_stacks[cards.draft_realm]
    if not stack:
        discards: i64 = game.discard & OF_REALM[cards.draft_realm]
        stack.extend(members(discards))
        game.chance.shuffle(stack)
        game.discard &= ~discards
    if stack:
        cards.draft |= bit(stack.pop())


@final
class EndDraft(Step[Immortals]):
    """IM-041, IM-R23, IM-R83: the last hands are discarded unseen. IM-042: start resources of both halves.

    IM-043: stacks and discards become one draw stack. IM-044: three armies into each limbo. IM-045: the marker stays.
    """

    def happens(self, game: Immortals) -> None:
        end_draft(game)
        left = game.discard
        for cards in game.cards:
            left |= cards.draft
            cards.draft = 0
        for stack in game.draft_stacks:
            for conflict in stack:
                left |= bit(conflict)
        game.draft_stacks = []
        game.discard = 0
        game.stack = members(left)
        game.chance.shuffle(game.stack)
        for seat in range(game.seats):
            equip(game, seat)
        game.tell("draft_ended", {"seat": game.marker})
        game.then(SeedTower())


def equip(game: Immortals, seat: i64) -> None:
    """IM-042, IM-044, IM-189: start resources, and armies of the supply into the limbos."""
    player = game.players[seat]
    gain_energy(game, seat, player.board.light.energy + player.board.dark.energy)
    gain_gold(game, seat, player.board.light.gold + player.board.dark.gold)
    player.supply -= 2 * LIMBO_START
    player.limbo[LIGHT] += LIMBO_START
    player.limbo[DARK] += LIMBO_START
