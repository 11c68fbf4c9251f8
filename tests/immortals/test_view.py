"""What the view tells beside what is open: the battle under way or just fought, and armies that are on their way."""

import random
from collections.abc import Iterator

from tests.support.immortals import battle as fight
from tests.support.immortals import given, table
from tests.support.immortals_battle import before_battle

from wartable.immortals.battle_view import CubesView, SideView
from wartable.immortals.title import TITLE
from wartable.immortals.view import ImmortalsView, LastBattleView
from wartable.matches.match import Match, Question

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


def test_the_cubes_of_a_battle_are_told_by_side() -> None:
    """IM-159, IM-162, IM-164, IM-R64: what fell out belongs to a side or to none; the holder keeps what is not lost."""
    fought: dict[int, LastBattleView] = {}
    for match, _, _ in moments():
        found = view_of(match).battle
        if found is not None:
            fought[found.line] = found
    for battle in fought.values():
        lost = [side.inhabitants_lost for side in (battle.attacking, battle.defending)]
        assert lost == [battle.attacking.inhabitants, battle.defending.inhabitants]  # IM-R64, IM-R65
        sides, aside = [battle.attacking, battle.defending], battle.aside
        assert sum(side.armies for side in sides) + sum(aside.armies) == sum(battle.fallen.armies)
        assert sum(side.inhabitants for side in sides) + aside.inhabitants == battle.fallen.inhabitants
        assert [side.armies + side.inhabitants for side in sides] == [battle.attack, battle.defence]
        if battle.holder is not None:
            winner = battle.attacking if battle.holder == battle.attacker else battle.defending
            assert winner.armies - winner.lost == battle.armies
    assert {"neutral", "for_defender"} <= {battle.case for battle in fought.values()}
    assert any(battle.attacking.lost for battle in fought.values())


def test_inhabitants_who_help_stand_on_the_side_they_help() -> None:
    """IM-164, IM-170: 5 to 3, an inhabitant among the attackers: it is lost first, so 2 of 4 armies are."""
    armies = ["the_murk-dark 3", "white_falls-dark 2"]
    ready = before_battle(
        "conflict_dark_white_falls", "the_murk-dark", "white_falls-dark", armies, tray=[2, 1, 0], tray_inhabitants=1
    )
    battle = view_of(fight(ready, "armies:2", [4, 3], 1)).battle
    assert battle is not None
    assert battle.attacking == SideView(armies=4, lost=2, inhabitants=1, inhabitants_lost=1)
    assert battle.defending == SideView(armies=3, lost=3, inhabitants=0, inhabitants_lost=0)
    assert battle.aside == CubesView([0, 0, 0], 0)


def test_what_planned_cards_would_bring_is_told_to_their_owner() -> None:
    """IM-066, IM-R39: a note on each card of the viewer's own board, and nothing on those of others."""
    match = given(
        armies=["treehome-light 2", "crown_hill-light 1", "deep_hall-light 1"],
        plans=[{"extract_gold": "region_treehome", "magic_1": "blank", "attack_2": "conflict_light_gull_bay"}],
    )
    own = {space.id: space.outlook for space in table(match, 0).players[0].spaces if space.outlook}
    assert {space: outlook.signs[0] for space, outlook in own.items()} == {
        "extract_gold": "gold",
        "attack_2": "for_you_there",
        "magic_1": "blank",
    }
    assert own["extract_gold"].text == "+2 gold"
    assert not any(space.outlook for space in table(match, 1).players[0].spaces)


def test_a_new_round_begins_without_a_battle() -> None:
    rounds = {view_of(match).round for match, question, _ in moments() if question.question == "draw"}
    assert len(rounds) > 1
    for match, question, _ in moments():
        if question.question in ("draw", "reinforce"):
            assert view_of(match).battle is None


def test_the_way_of_armies_is_told_step_by_step() -> None:
    """given an attack or a movement / when its target and number are asked / then source and goal are shown"""
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
