"""What asks for a second click: cards of the draft, passing with cards left, and what is paid at once."""

from tests.support.immortals import act, given
from tests.support.immortals_battle import OTHERS

from wartable.engine.log import Fact
from wartable.immortals.title import TITLE
from wartable.matches.match import Match

ARMIES = ["treehome-light 2, treehome-dark 1", "borderland-light 2", "deep_hall-light 1"]
Told = dict[str, tuple[str, dict[str, Fact]]]


def confirmed(match: Match) -> Told:
    """What is said before the options that ask twice."""
    notes = {option.key: option.confirm for option in match.decisions()[0].options}
    return {key: (note.name, note.facts) for key, note in notes.items() if note is not None}


def said(match: Match, *picks: str) -> tuple[str, dict[str, Fact]] | None:
    """What is said before these picks are sent."""
    draft = match.draft(0, list(picks))
    assert draft is not None
    note = draft.confirm()
    return None if note is None else (note.name, note.facts)


def turn(**plan: str) -> Match:
    return given(armies=ARMIES, plans=[plan, *OTHERS], energy=[5], gold=[5], limbo=[(3, 0)])


def test_passing_with_cards_left_asks_twice() -> None:
    """IM-081: the cards come back unused; blank cards do not count, and without others nothing is lost."""
    assert confirmed(turn(attack_1="region_treehome", construct="blank")) == {"pass": ("passes", {"number": 1})}


def test_an_action_that_pays_at_once_asks_twice() -> None:
    """IM-095, IM-R86: with one site to choose performing is the last word; an attack asks further questions."""
    match = turn(transition_3="region_treehome")
    match.choose(0, "reveal:transition_3:region_treehome")
    (told,) = confirmed(match).items()
    assert told[0] == "perform" and told[1][0] == "pays" and told[1][1]
    match = turn(attack_1="region_treehome")
    match.choose(0, "reveal:attack:region_treehome")
    assert confirmed(match) == {}


def test_building_asks_twice_with_its_price() -> None:
    """IM-097: what the light half prints for it."""
    match = act(turn(construct="region_treehome"), "construct")
    if "site:treehome-light" in [option.key for option in match.decisions()[0].options]:
        match.choose(0, "site:treehome-light")
    costs = match.game.players[0].board.light.construct  # type: ignore[attr-defined]
    found = confirmed(match)
    assert set(found) == {"portal", "shrine", "capital"}
    assert found["shrine"] == ("pays", {"energy": costs[1].energy, "gold": costs[1].gold})


def test_a_plan_with_empty_spaces_asks_twice() -> None:
    """IM-059: spaces for which there are cards; a region card without armies, and blank cards, are not missed."""
    match = given(armies=ARMIES, regions=["treehome gull_bay"], phase="planning")
    magic = ["magic_1:takeover_or_shrine", "magic_2:card_or_first_player"]
    assert said(match) == ("leaves_spaces", {"number": 3})
    assert said(match, "attack_1:blank", *magic) == ("leaves_spaces", {"number": 1})
    assert said(match, "attack_1:region_treehome", magic[0]) == ("leaves_spaces", {"number": 1})
    assert said(match, "attack_1:region_treehome", *magic) is None


def test_armies_that_are_not_sent_ask_twice() -> None:
    """IM-056: fewer may be sent than could come."""
    match = given(armies=ARMIES, limbo=[(6, 3)], phase="reinforcements")
    while match.decisions()[0].question != "reinforce":
        match.choose(match.decisions()[0].seat, "no_draw")
    assert said(match) == ("leaves_armies", {"number": 3})
    assert said(match, "site:treehome-light", "site:treehome-light") == ("leaves_armies", {"number": 1})
    assert said(match, "site:treehome-light", "site:treehome-light", "site:treehome-dark") is None


def test_a_draft_card_asks_twice() -> None:
    """IM-029: all cards are revealed at once."""
    match = Match(TITLE, 3, 3, {})
    while match.decisions()[0].question != "draft_card":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    found = confirmed(match)
    assert found and {name for name, _ in found.values()} == {"chooses_card"}
