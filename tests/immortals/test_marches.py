"""Attacks in the making: which sources have to do with the card, whom they meet, and the odds from the tower."""

import pytest
from tests.support.immortals import act, given, table
from tests.support.immortals_battle import OTHERS

from wartable.immortals.battle_view import AttackView
from wartable.immortals.title import TITLE
from wartable.matches.draft import Draft
from wartable.matches.match import Match

RIVALS = ["borderland-light 2", "deep_hall-light 1"]


def attacking(card: str = "region_treehome", **more: object) -> Match:
    """Treehome and Heartwood are the attacker's, Borderland beside Treehome is another player's."""
    armies = ["treehome-light 6, mountainhome-dark 3", *RIVALS]
    return act(given(armies=armies, plans=[{"attack_1": card}, *OTHERS], **more), "attack_1")  # type: ignore[arg-type]


def draft(match: Match, *picks: str) -> Draft:
    found = match.draft(0, list(picks))
    assert found is not None
    return found


def attack(match: Match, *picks: str) -> AttackView:
    found = draft(match, *picks).foreseen()
    assert isinstance(found, AttackView)
    return found


def signs(match: Match) -> dict[str, list[str]]:
    one = draft(match)
    return {pick: one.offers[pick].notes[0].signs for pick in one.additions() if pick.startswith("from:")}


BORDERLAND = ("from:treehome-light", "to:borderland-light")


def test_a_source_that_has_nothing_to_do_with_the_card_is_marked() -> None:
    """IM-113, IM-114: from the site that the card shows inhabitants stay out; from elsewhere they are against it."""
    assert signs(attacking()) == {
        "from:treehome-light": ["neutral"],
        "from:mountainhome-dark": ["for_defender", "apart"],
    }


def test_only_goals_of_the_chosen_source_are_pressed() -> None:
    """IM-109, IM-119, IM-121: a site that armies cannot reach from there would send the source away."""
    armies = ["treehome-light 4, moonwell-light 3, mountainhome-dark 3", *RIVALS]
    match = act(
        given(armies=armies, plans=[{"attack_or_move": "region_treehome"}, *OTHERS], gold=[1]), "attack_or_move"
    )
    one = draft(match, "from:mountainhome-dark")
    pressed = [pick for pick in one.additions() if pick.startswith("to:") and one.offers[pick].touches]
    assert pressed and all(one.changed([], [pick]) == ["from:mountainhome-dark", pick] for pick in pressed)
    assert "to:borderland-light" not in pressed and "to:mountainhome-dark" not in pressed


def test_no_source_is_marked_where_none_has_to_do_with_the_card() -> None:
    """IM-114: a conflict card of a far site helps nowhere, so that all sources are as good."""
    found = signs(attacking("conflict_dark_gull_bay"))
    assert found and all(one == ["for_defender"] for one in found.values())


def test_an_attack_tells_whom_it_meets() -> None:
    """IM-113, IM-144: as soon as it is clear from where to where it goes; a movement is not foreseen."""
    match = attacking()
    assert draft(match).foreseen() is None and draft(match, BORDERLAND[0]).foreseen() is None
    found = attack(match, *BORDERLAND)
    assert (found.source, found.target) == ("treehome-light", "borderland-light")
    assert (found.defender, found.defenders, found.case) == (1, 2, "neutral")
    assert [one.armies for one in found.odds] == [1, 2, 3, 4, 5]


def test_the_odds_grow_with_the_armies() -> None:
    """IM-150, IM-161: five against two are far better than one against two, and neither is certain."""
    percents = [one.percent for one in attack(attacking(), *BORDERLAND).odds]
    assert percents[0] < 35 and percents[4] > 65 and percents[0] < percents[2] < percents[4]


def test_the_odds_count_what_lies_in_the_tower() -> None:
    """IM-150, IM-194: own cubes inside help the attacker, those of the defender the other side."""
    own, foreign = ([0] * 4, [0] * 2, []), ([1] * 4, [1] * 2, [])
    good, poor = (attack(attacking(tower=one), *BORDERLAND).odds[2].percent for one in (own, foreign))
    assert good > poor + 10


@pytest.mark.parametrize("shelves", [([0, 0, 1], [5], []), ([1], [0, 5], [0])])
def test_the_odds_know_no_more_than_everybody(shelves: tuple[list[int], ...]) -> None:
    """IM-R71: the same cubes on other shelves give the same odds."""
    match, other = attacking(tower=shelves), attacking(tower=([0, 0], [1], [5]))
    assert attack(match, *BORDERLAND) == attack(other, *BORDERLAND)


def test_odds_come_true() -> None:
    """IM-144: of many battles about as many are won as was said; what is foreseen leaves the game as it is."""
    match = attacking(tower=([0, 1], [5], []))
    before, said = match.record(), attack(match, *BORDERLAND).odds[2].percent
    won = 0
    for seed in range(300):
        world = match.imagine(0, seed + 1000)
        for key in (*BORDERLAND, "armies:3"):
            option = next(one for one in world.decisions()[0].options if match.title.key(one) == key)
            world.answer(0, option)
        won += bool(match.title.view(world, 0).sites and owner(match, world) == 0)  # type: ignore[attr-defined]
    assert abs(won / 3 - said) < 12
    assert match.record() == before


def owner(match: Match, world: object) -> int | None:
    sites = match.title.view(world, 0).sites  # type: ignore[arg-type, attr-defined]
    return next(site.owner for site in sites if site.id == "borderland-light")  # type: ignore[no-any-return]


# --- beginning at once


def shortcuts(match: Match) -> dict[str, list[str]]:
    return {one.thing: one.keys for one in match.decisions()[0].shortcuts}


def revealed(space: str, card: str, **more: object) -> Match:
    armies = ["treehome-light 6, treehome-dark 2, mountainhome-dark 3", *RIVALS]
    match = given(armies=armies, plans=[{space: card}, *OTHERS], **more)  # type: ignore[arg-type]
    match.choose(0, next(one.key for one in match.decisions()[0].options if one.key.startswith("reveal:")))
    return match


def test_a_site_stands_for_performing_the_action() -> None:
    """IM-079, IM-108: the sites that an attack may come from can be pressed instead of "perform"."""
    match = revealed("attack_1", "region_treehome")
    assert shortcuts(match) == {
        f"site:{site}": ["perform"] for site in ("treehome-light", "treehome-dark", "mountainhome-dark")
    }


def test_a_site_is_chosen_together_with_the_action() -> None:
    """IM-067, IM-087: where the card stands for two sites, a press performs the action on one of them."""
    match = revealed("extract_gold", "region_treehome")
    found = shortcuts(match)
    assert found["site:treehome-dark"] == ["perform", "site:treehome-dark"] and len(found) == 2
    match.choose_all(0, found["site:treehome-dark"])
    assert match.decisions()[0].question != "perform"


def test_nothing_stands_for_an_action_that_has_no_site() -> None:
    """IM-132: a magic card begins with a choice between its options."""
    assert shortcuts(revealed("magic_1", "card_or_first_player", gold=[5], energy=[5])) == {}


def test_a_draft_card_is_chosen_by_its_site() -> None:
    """IM-027, IM-031: a card touches the free sites that it shows, as long as its player has armies to deploy."""
    match = Match(TITLE, 3, 3, {})
    while match.decisions()[0].question != "draft_card":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    view = table(match, match.decisions()[0].seat)
    free = {f"site:{site.id}" for site in view.sites if site.owner is None}
    for option in match.decisions()[0].options:
        card, *sites = option.touches
        assert card == option.key and sites and set(sites) <= free
