"""Drafts of Immortals: attacks and movements, picked in any order."""

from tests.immortals.test_drafts import OTHERS, RIVALS, additions, draft, notes, totals, touches
from tests.support.immortals import act, given

from wartable.matches.draft import Draft
from wartable.matches.match import Match


def marching(space: str = "attack_or_move", gold: int = 1) -> Match:
    """Treehome and Moonwell are owned, Borderland is another player's."""
    armies = ["treehome-light 4, moonwell-light 3, heartwood-light 2", "borderland-light 2", *RIVALS[1:]]
    return act(given(armies=armies, plans=[{space: "region_treehome"}, *OTHERS], gold=[gold]), space)


def test_the_goal_decides_between_attack_and_movement() -> None:
    """IM-119: from your own site to another player's is an attack, to your own a movement."""
    match = marching()
    attack = draft(match, "armies:2", "to:borderland-light", "from:treehome-light")
    assert attack.keys() == ["attack", "from:treehome-light", "to:borderland-light", "armies:2"]
    move = draft(match, "to:moonwell-light", "from:treehome-light", "armies:3")
    assert move.keys() is not None and move.keys()[0] == "move"  # type: ignore[index]


def test_a_new_source_keeps_what_still_fits() -> None:
    """IM-108, IM-109, IM-144: a target that is not adjacent falls away, and so does a number that is too large."""
    match = marching("attack_1")
    one = draft(match, "from:treehome-light", "to:borderland-light", "armies:3")
    other = next(
        pick
        for pick in additions(one, "from")
        if not draft(match, pick, "to:borderland-light").is_possible([pick, "to:borderland-light"])
    )
    assert one.changed([], [other])[-1] == other and "to:borderland-light" not in one.changed([], [other])
    assert one.changed([], ["armies:2"]) == ["from:treehome-light", "to:borderland-light", "armies:2"]
    assert "armies:3" not in draft(match, "to:borderland-light", "armies:3").changed([], ["from:heartwood-light"])


def test_a_first_press_says_from_where_and_the_next_to_where() -> None:
    """IM-108: a site can be pressed for one thing only, as long as it is not clear from where armies go."""
    match = marching()
    start = draft(match)
    assert touches(start, "from:treehome-light") == ["site:treehome-light"]
    assert touches(start, "to:moonwell-light") == touches(start, "armies:1") == []
    under_way = draft(match, "from:treehome-light")
    assert touches(under_way, "to:moonwell-light") == ["site:moonwell-light"]
    assert touches(under_way, "to:borderland-light") == ["site:borderland-light"]
    attack = draft(marching("attack_1"), "from:treehome-light")
    assert touches(attack, "from:moonwell-light") == ["site:moonwell-light"]


def test_targets_say_for_whom_the_inhabitants_fight() -> None:
    """IM-112, IM-113, IM-114: neutral from the site that the card shows, against the attacker from elsewhere."""
    match = marching("attack_1")
    for source, said in {"treehome-light": "neutral", "moonwell-light": "for_defender"}.items():
        found = notes(draft(match, f"from:{source}"))
        assert {note for pick, note in found.items() if pick.startswith("to:")} == {said}


def test_numbers_say_what_they_go_against_and_how_many_stay() -> None:
    """IM-119, IM-144, IM-123: four armies at Treehome; two defend Borderland, and Moonwell is the player's own."""
    match = marching()
    attack = draft(match, "from:treehome-light", "to:borderland-light")
    assert [number_said(attack, number) for number in (1, 3)] == [
        ("attackers", {"stay": 3, "against": 2}, ["attack"]),
        ("attackers", {"stay": 1, "against": 2}, ["attack"]),
    ]
    move = draft(match, "to:moonwell-light", "from:treehome-light", "armies:3")
    assert number_said(move, 3) == ("movers", {"stay": 1}, ["move"])


def test_the_only_number_is_told_too() -> None:
    """IM-144: of two armies one can go; the engine takes that number itself, and the page still shows it."""
    armies = ["treehome-light 2, moonwell-light 1", "borderland-light 2", *RIVALS[1:]]
    match = act(given(armies=armies, plans=[{"attack_1": "region_treehome"}, *OTHERS]), "attack_1")
    one = draft(match, "to:borderland-light")
    assert number_said(one, 1) == ("attackers", {"stay": 1, "against": 2}, ["attack"])
    assert draft(match).additions()  # and nothing is said before it is known where they go


def number_said(one: Draft, number: int) -> tuple[str, dict[str, str | int], list[str]]:
    one.additions()
    (note,) = one.offers[f"armies:{number}"].notes
    return note.name, note.facts, note.signs


def test_one_army_stays_behind() -> None:
    """IM-144, IM-123: the total counts those sent against those that may go."""
    match = marching()
    assert totals(draft(match)) == totals(draft(match, "from:treehome-light")) == {}
    assert totals(draft(match, "from:treehome-light", "armies:2")) == {"army": (2, 3)}
