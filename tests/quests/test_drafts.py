"""Drafts of Quests: what a payment and a party count, suggest and refuse."""

from tests.support.quests import GOBLINS, given, play

from wartable.matches.draft import Draft
from wartable.matches.match import Match


def draft(match: Match, *picks: str) -> Draft:
    found = match.draft(match.decisions()[0].seat, list(picks))
    assert found is not None
    return found


def totals(match: Match, *picks: str) -> dict[str, str]:
    return {total.what: f"{total.have}/{total.need}" for total in draft(match, *picks).totals()}


def test_a_payment_counts_the_cards_that_are_owed() -> None:
    """QV-R16: a hire from the hand costs two cards; a third is refused by that rule."""
    match = play(given(hands=["knight monk archer paladin"]), "hire:hand:knight")
    assert totals(match, "pay:hand:monk") == {"discard_citizen_card": "1/2"}
    whole = draft(match, "pay:hand:paladin", "pay:hand:monk")
    assert whole.keys() is not None and whole.additions() == []
    assert whole.why_not(match.game, "pay:hand:archer").rule == "QV-R16"


def test_a_party_counts_what_it_brings_and_the_smallest_is_suggested() -> None:
    """QV-085, QV-R24: roles and resources of those picked against the quest's; nobody suggested can be left out."""
    match = play(given(guilds=["knight mercenary merchant peasant"], reserves=[GOBLINS]), f"quest:{GOBLINS}")
    best = draft(match).suggested()
    assert best and draft(match, *best).keys() is not None
    assert all(draft(match, *(best[:place] + best[place + 1 :])).keys() is None for place in range(len(best)))
    assert all(have.split("/")[0] == "0" for have in totals(match).values())
