"""Rated tables: what they need to have in common, what cannot be done there, and how strong their bots are."""

from functools import cache

from wartable.bots.ratings import Measured, read_ratings
from wartable.editions.chosen import label_of
from wartable.server.living import PERSON
from wartable.server.skill import SURE, Skill, mu_of
from wartable.server.terms import Terms
from wartable.server.trouble import BAD_REQUEST, CONFLICT, Trouble
from wartable.server.wishes import ComeBack, Deed, FillSeat, Pause, StandIn


def refuse_unratable(game: str, seats: list[str], terms: Terms, has_seed: bool) -> None:
    """A rated game is one's own work against the clock, with chance that nobody knows, against somebody rated."""
    if not terms.rated:
        return
    if terms.hints or terms.clock is None or terms.at_zero != "bot" or terms.one_device:
        raise Trouble(BAD_REQUEST, "rated_terms")
    if has_seed:
        raise Trouble(BAD_REQUEST, "rated_seed")
    if label_of(game) is not None:
        raise Trouble(BAD_REQUEST, "rated_edition")
    if len(seats) < 2 or PERSON not in seats:
        raise Trouble(BAD_REQUEST, "rated_alone")
    for kind in seats:
        if kind != PERSON:
            refuse_unmeasured(game, kind)


def refuse_unmeasured(game: str, level: str) -> None:
    if fixed_point(level, game) is None:
        raise Trouble(BAD_REQUEST, "rated_bot")


def refuse_at_rated(game: str, terms: Terms, wish: Deed) -> None:
    """No bot chooses for a person who still plays, and the clocks do not stop."""
    if not terms.rated:
        return
    if isinstance(wish, StandIn | ComeBack):
        raise Trouble(CONFLICT, "rated_stand_in")
    if isinstance(wish, Pause):
        raise Trouble(CONFLICT, "rated_pause")
    if isinstance(wish, FillSeat) and wish.level is not None:
        refuse_unmeasured(game, wish.level)


def fixed_point(level: str, game: str) -> Skill | None:
    """How strong a bot is by the ladder, as it was shipped. It never moves, whoever wins against it."""
    measured = _measured().get(game)
    found = None if measured is None else measured.levels.get(level)
    return None if found is None else Skill(mu_of(found.points), SURE)


@cache
def _measured() -> dict[str, Measured]:
    return read_ratings()
