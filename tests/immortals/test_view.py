"""What the view tells beside what lies open: the battle under way or just fought, and armies that are on their way."""

import random
from collections.abc import Iterator

from wartable.engine.match import Match, Question
from wartable.immortals.title import TITLE
from wartable.immortals.view import ImmortalsView, LastBattleView

SEED = 5
CHOICES = 900


def moments() -> Iterator[tuple[Match, Question, str]]:
    """A game played at random: each question with the key that will be chosen."""
    match, chance = Match(TITLE, 3, SEED, {}), random.Random(SEED)
    for _ in range(CHOICES):
        if match.over:
            return
        question = chance.choice(match.decisions())
        key = chance.choice(question.options).key
        yield match, question, key
        match.choose(question.seat, key)


def view_of(match: Match) -> ImmortalsView:
    view = match.view(None)
    assert isinstance(view, ImmortalsView)
    return view


def test_the_last_battle_is_told_as_the_log_tells_it() -> None:
    """given battles / when one has been fought / then the view has its cubes in and out, its count and its holder"""
    seen: dict[int, LastBattleView] = {}
    for match, _, _ in moments():
        battle = view_of(match).battle
        if battle is None or battle.line in seen:
            continue
        seen[battle.line] = battle
        facts = match.events[battle.line].facts
        assert sum(battle.thrown.armies) + battle.thrown.inhabitants == facts["cubes"]
        assert sum(battle.fallen.armies) + battle.fallen.inhabitants == facts["tray"]
        assert match.events[battle.line - 1].facts["site"] == battle.target
        site = next(site for site in view_of(match).sites if site.id == battle.target)
        assert (site.owner, site.armies) == (battle.holder, battle.armies)
    assert {battle.defender is None for battle in seen.values()} == {True, False}
    assert {battle.holder is None for battle in seen.values()} == {True, False}


def test_a_new_round_begins_without_a_battle() -> None:
    rounds = {view_of(match).round for match, question, _ in moments() if question.question == "draw"}
    assert len(rounds) > 1
    for match, question, _ in moments():
        if question.question in ("draw", "reinforce"):
            assert view_of(match).battle is None


def test_the_way_of_armies_is_told_step_by_step() -> None:
    """given an attack or a movement / when its target and number are asked / then source and goal are told"""
    asked = set()
    source = ""
    for match, question, key in moments():
        view = view_of(match)
        if question.question in ("target", "destination", "strength", "move_number"):
            asked.add(question.question)
            assert view.source is not None
            assert (view.goal is not None) == (question.question in ("strength", "move_number"))
        if question.question == "target":
            assert view.source == source or not source
        source = key.removeprefix("from:") if key.startswith("from:") else ""
    assert {"target", "strength"} <= asked


def test_armies_to_place_are_counted() -> None:
    """given limbos / when armies are sent / then the view says how many more may go"""
    before: tuple[str, int] | None = None
    seen = 0
    for match, question, key in moments():
        view = view_of(match)
        if question.question in ("reinforce", "transition_site"):
            assert view.to_place > 0
            if before is not None and before[0] == question.question and question.question == "transition_site":
                assert view.to_place == before[1] - 1
                seen += 1
        else:
            assert view.to_place == 0
        placed = question.question == "transition_site" and key.startswith("site:") and view.to_place > 1
        before = (question.question, view.to_place) if placed else None
    assert seen
