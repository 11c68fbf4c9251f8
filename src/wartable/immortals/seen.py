"""Seen: what everybody can tell from the table, beside what simply lies there."""

from mypy_extensions import i64

from wartable.engine.log import bit
from wartable.immortals.attack import ChooseDestination, ChooseMoved, ChooseStrength, ChooseTarget
from wartable.immortals.components import FIRST_CONFLICT, FIRST_MAGIC
from wartable.immortals.dealing import held_cards
from wartable.immortals.masks import count, has
from wartable.immortals.scoring import area_points, region_points
from wartable.immortals.table import IN_PERFORMANCE, NOTHING, Immortals


def source_of_way(game: Immortals) -> i64:
    """The site from which armies attack or move, once it is chosen."""
    step = game.asker
    if isinstance(step, ChooseTarget):
        return step.source
    if isinstance(step, ChooseStrength):
        return step.source
    if isinstance(step, ChooseDestination):
        return step.start
    if isinstance(step, ChooseMoved):
        return step.start
    return NOTHING


def goal_of_way(game: Immortals) -> i64:
    """The site to which they go, when only their number is asked."""
    step = game.asker
    if isinstance(step, ChooseStrength):
        return step.target
    if isinstance(step, ChooseMoved):
        return step.goal
    return NOTHING


def next_scoring(game: Immortals, seat: i64) -> i64:
    """What the sites owned now would score."""
    sites = game.players[seat].sites
    return region_points(game, seat) + area_points(game, seat) + count((game.shrines | game.capitals) & sites)


def conflict_cards(game: Immortals, seat: i64) -> i64:
    """How many conflict cards a seat holds, in hand or on the board; one that is being played still counts."""
    held = count(held_cards(game, seat))
    return held + 1 if seat == game.active and FIRST_CONFLICT <= game.played < FIRST_MAGIC else held


def draft_hand_size(game: Immortals, seat: i64) -> i64:
    """A card chosen in secret still counts, so that nobody sees when it was chosen."""
    cards = game.cards[seat]
    is_secret = cards.chosen != NOTHING and not has(game.known[seat].shown, cards.chosen - FIRST_CONFLICT)
    return count(cards.draft) + 1 if is_secret else count(cards.draft)


def seen_laid(game: Immortals, owner: i64, is_own: bool) -> i64:
    """IM-R39, IM-R40: on which spaces a card is seen to lie: the owner's secret until all have planned.

    IM-R84: of two interchangeable spaces others see only the number of cards.
    """
    laid = game.cards[owner].laid
    if is_own:
        return laid
    if game.phase != IN_PERFORMANCE:
        return 0
    seen: i64 = 0
    for space in game.players[owner].board.spaces:
        one, other = has(laid, space.number), space.twin >= 0 and has(laid, space.twin)
        is_earlier = space.twin < 0 or space.number < space.twin
        if (one or other) if is_earlier else (one and other):
            seen |= bit(space.number)
    return seen
