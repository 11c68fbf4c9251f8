"""Drafts at a table: the picks of each seat towards its answer. Nobody else sees them, and they are not in the log."""

from wartable.engine.decision import Refusal
from wartable.matches.draft import Draft
from wartable.matches.match import Match
from wartable.server.lessons import lesson_at
from wartable.server.stored import Kept
from wartable.server.story import Story


class Drafts:
    """What is kept for the seats of one table."""

    def __init__(self, kept: list[Kept]) -> None:
        self._kept = {one.seat: one for one in kept}

    def picks(self, story: Story, seat: int) -> list[str]:
        """What the seat has picked; what it has not touched yet begins with a suggestion, or with a lesson's."""
        kept = self._kept.get(seat)
        if kept is not None and kept.since == story.told.own[seat]:
            return kept.picks
        draft = None if story.match is None else draft_of(story.match, seat, [])
        if draft is None or story.match is None:
            return []
        lesson = lesson_at(story.charter)
        return draft.suggested() if lesson is None else lesson.laid(story.match.choices)

    def why_not(self, story: Story, seat: int, things: list[str]) -> Refusal:
        """Why the last of these things cannot be chosen, or cannot be added to what is picked."""
        match = story.started()
        draft = draft_of(match, seat, self.picks(story, seat))
        if draft is None:
            return match.title.why_not(match.game, seat, things[-1])
        return draft.why_not_there(match.game, things)

    def keep(self, kept: Kept) -> None:
        self._kept[kept.seat] = kept


def understood(story: Story, kept: list[Kept]) -> list[Kept]:
    """What the current rules still understand: a draft may have been kept under earlier ones."""
    return [one for one in kept if _is_understood(story, one)]


def _is_understood(story: Story, kept: Kept) -> bool:
    draft = None if story.match is None else draft_of(story.match, kept.seat, kept.picks)
    if draft is None:
        return False
    draft.additions()
    return all(pick in draft.offers for pick in kept.picks)


def kept_at(story: Story, seat: int, picks: list[str]) -> Kept:
    return Kept(seat, story.told.own[seat], picks)


def taken_back(story: Story, seat: int) -> Kept | None:
    """The set that a seat has just taken back, as a draft again; None if it was not a set."""
    match = story.started()
    draft = draft_of(match, seat, [])
    if draft is None:
        return None
    return kept_at(story, seat, draft.picks_of(story.undone[-1].keys))


def draft_of(match: Match, seat: int, picks: list[str]) -> Draft | None:
    """The draft of a seat, or None where it is not asked for a set."""
    asked = any(decision.seat == seat for decision in match.game.decisions())
    return match.draft(seat, picks) if asked and not match.over else None
