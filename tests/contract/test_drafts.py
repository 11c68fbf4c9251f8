"""The contract of drafts: sets that people pick in any order come to the same as the engine's chain of questions."""

import random
from collections.abc import Iterator
from itertools import takewhile

import msgspec
import pytest
from tests.support.cases import Case, every_case, every_case_in_every_style
from tests.support.players import Player

from wartable.engine.agenda import Game
from wartable.engine.decision import Decision, NotOffered
from wartable.matches.draft import Draft, OfferedPick
from wartable.matches.match import Match

SEED = 61
MOST_CHOICES = 250
MOST_DRAFTS = 25


def drafts_of(case: Case, style: str) -> Iterator[tuple[Match, Decision]]:
    """The moments of a game at which a seat is asked for a set."""
    match, player = case.new_match(SEED), Player(case.title, style, SEED)
    found = 0
    while not match.over and len(match.choices) < MOST_CHOICES and found < MOST_DRAFTS:
        decisions = match.game.decisions()
        decision = decisions[len(match.choices) % len(decisions)]
        if case.title.picking(decision) is not None:
            found += 1
            yield match, decision
        match.choose(int(decision.seat), match.title.key(player.choose(decision)))


def some_set(case: Case, match: Match, decision: Decision, seed: int) -> tuple[list[str], Match]:
    """A set that a random walk through the chain of questions picks, and the match after it."""
    made, after = some_way(case, match, decision, seed)
    return [pick for _, pick in made], after


def some_way(case: Case, match: Match, decision: Decision, seed: int) -> tuple[list[tuple[int, str]], Match]:
    """A random walk through the chain of questions: each pick with its question, and the match after it."""
    picking, chance, seat = case.title.picking(decision), random.Random(seed), int(decision.seat)
    assert picking is not None
    after, made = match.copy(), list[tuple[int, str]]()
    asked: Decision | None = decision
    while asked is not None:
        code = chance.choice(asked.options)
        after.game.forced = []
        after.choose(seat, case.title.key(code))
        forced = after.game.forced or []
        own = list(takewhile(lambda one: one[0].seat == seat and one[0].question in picking.questions, forced))
        for one, option in [(asked, code), *([] if picking.tacit else own)]:
            made += [(int(one.question), pick) for pick in picking.parts(option, case.title.key(option))]
        asked = next_in_chain(after, seat, picking.questions) if len(own) == len(forced) else None
    return made, after


def in_any_order(made: list[tuple[int, str]], forks: list[int], seed: int) -> list[str]:
    """The picks shuffled; those at a fork of the chain come before what is only asked because of them."""
    parts: list[list[str]] = [[]]
    for place, (question, pick) in enumerate(made):
        before = made[place - 1][0] if place else question
        if before in forks and before != question:
            parts.append([])
        parts[-1].append(pick)
    for part in parts:
        random.Random(seed).shuffle(part)
    return [pick for part in parts for pick in part]


def next_in_chain(match: Match, seat: int, questions: list[int]) -> Decision | None:
    if match.game.learned or match.over:
        return None
    open_ones = (one for one in match.game.decisions() if one.seat == seat and one.question in questions)
    return next(open_ones, None)


@every_case_in_every_style
def test_a_set_picked_in_any_order_is_what_the_questions_lead_to(case: Case, style: str) -> None:
    """Given a set that the chain of questions allows, when its picks are shuffled, then it is carried out the same."""
    for number, (match, decision) in enumerate(drafts_of(case, style)):
        picks, after = some_set(case, match, decision, number)
        random.Random(number).shuffle(picks)
        other = match.copy()
        other.choose_set(int(decision.seat), picks)
        assert case.seen_by_all(other.game) == case.seen_by_all(after.game)
        assert sorted(other.choices) == sorted(after.choices)  # whom a unit engages first, for one, makes no difference


@every_case_in_every_style
def test_every_pick_of_a_set_can_be_added_in_any_order(case: Case, style: str) -> None:
    """Given a possible set in any order, then each pick is among those that can be added to the ones before it."""
    for number, (match, decision) in enumerate(drafts_of(case, style)):
        picking = case.title.picking(decision)
        assert picking is not None
        picks = in_any_order(some_way(case, match, decision, number)[0], picking.forks, number)
        made: list[str] = []
        for pick in picks:
            draft = Draft(case.title, match.game, decision.seat, made)
            assert pick in draft.additions()
            made = draft.changed([], [pick])
            assert sorted(made) == sorted(picks[: len(made)])
        assert match.draft(int(decision.seat), made).keys() is not None  # type: ignore[union-attr]


@every_case
def test_a_pick_that_is_not_made_instead_of_another_leaves_all_of_them(case: Case) -> None:
    """Given some picks, when one is added that takes no place of another, then all of them are still there."""
    for number, (match, decision) in enumerate(drafts_of(case, "random")):
        picking = case.title.picking(decision)
        assert picking is not None
        picks = in_any_order(some_way(case, match, decision, number)[0], picking.forks, number)
        draft = Draft(case.title, match.game, decision.seat, picks[: 1 + number % 3])
        if draft.is_possible(draft.picks) and not picking.swaps:
            for pick in [pick for pick in draft.additions() if not draft.is_instead(pick)]:
                assert draft.changed([], [pick]) == [*draft.picks, pick]


@every_case
def test_what_is_not_a_whole_set_is_refused_and_changes_nothing(case: Case) -> None:
    """Given nonsense among the picks, or a set that is not whole, then a rule refuses it, and nothing has changed."""
    for number, (match, decision) in enumerate(drafts_of(case, "random")):
        before = case.seen_by_all(match.game)
        picks, _ = some_set(case, match, decision, number)
        with pytest.raises(NotOffered) as refused:
            match.choose_set(int(decision.seat), [*picks, "nonsense"])
        assert refused.value.rule
        draft = Draft(case.title, match.game, decision.seat, picks[:-1])
        if draft.keys() is None:
            with pytest.raises(NotOffered) as refused:
                match.choose_set(int(decision.seat), picks[:-1])
            assert refused.value.rule
        assert case.seen_by_all(match.game) == before


@every_case_in_every_style
def test_a_draft_tells_only_what_its_seat_knows(case: Case, style: str) -> None:
    """Given a world in which only what the seat cannot know is different, then all that a draft says is equal."""
    for number, (match, decision) in enumerate(drafts_of(case, style)):
        picks, _ = some_set(case, match, decision, number)
        world = case.title.imagine(match.game, decision.seat, number)
        for upto in {0, len(picks) // 2, len(picks)}:
            assert said(case, match.game, decision, picks[:upto]) == said(case, world, decision, picks[:upto])


def said(case: Case, game: Game, decision: Decision, picks: list[str]) -> bytes:
    """All that the engine says of a draft."""
    draft = Draft(case.title, game, decision.seat, picks)
    offers = [draft.offers[pick] for pick in draft.additions()]
    additions = [(one.pick, one.facts, one.touches, draft.is_instead(one.pick), noted(one)) for one in offers]
    totals = [(total.what, total.have, total.need) for total in draft.totals()]
    follows = [(event.name, event.seen_by(int(decision.seat))) for event in draft.follows()]
    done = [draft.keys(), draft.is_full(), draft.suggestions(), follows, draft.foreseen()]
    return msgspec.json.encode([draft.picks, additions, totals, *done])


def noted(offer: OfferedPick) -> list[object]:
    return [(note.name, note.facts, note.signs) for note in offer.notes]
