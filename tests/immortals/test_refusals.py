"""Refusals: what is not offered is refused with the rule that forbids it. Card faces are made from the data."""

import pytest
from tests.support.immortals import act, given, play

from wartable.engine.decision import NotOffered
from wartable.engine.match import Match
from wartable.immortals.cards import faces, names
from wartable.immortals.components import CARD_IDS, SITE_IDS

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


def refused(match: Match, wish: str) -> str:
    with pytest.raises(NotOffered) as refusal:
        match.choose(match.decisions()[0].seat, wish)
    assert refusal.value.sentence
    return refusal.value.rule


def test_refusals_of_a_plan() -> None:
    """IM-059..IM-064, IM-R84: each wish is refused by the rule that forbids it."""
    match = given(
        armies=["treehome-light 1"],
        regions=["treehome gull_bay"],
        conflicts=["conflict_light_wild_greenwood conflict_light_moonwell"],
        phase="planning",
    )
    assert refused(match, "extract_gold:region_gull_bay") == "IM-062"
    assert refused(match, "extract_gold:conflict_light_wild_greenwood") == "IM-064"
    assert refused(match, "extract_gold:transition_5") == "IM-060"
    assert refused(match, "attack_1:region_treehome") == "IM-059"
    assert refused(match, "extract_gold:region_moonwell") == "IM-059"
    assert refused(match, "nonsense") == "IM-058"
    play(match, "extract_gold:empty", "extract_energy:empty", "construct:empty", "attack_1:conflict_light_moonwell")
    play(match, "transition_3:empty")
    assert refused(match, "attack_2:region_treehome") == "IM-R84"
    play(match, "attack_2:empty", "attack_or_move:empty", "tribe_special:empty")
    assert refused(match, "magic_1:region_treehome") == "IM-061"


def test_refusals_of_a_turn() -> None:
    """IM-065, IM-108, IM-109, IM-144: a space without card, an own site, a site far away, too many armies."""
    match = given(
        armies=["treehome-light 3, moonwell-light 1, gull_bay-dark 2"], plans=[{"attack_1": "region_treehome"}, *OTHERS]
    )
    assert refused(match, "reveal:construct") == "IM-065"
    act(match, "attack_1")
    assert refused(match, "from:moonwell-light") == "IM-144" and refused(match, "from:thornreach-light") == "IM-108"
    play(match, "from:treehome-light")
    assert refused(match, "to:moonwell-light") == "IM-108" and refused(match, "to:gull_bay-light") == "IM-109"
    play(match, "to:heartwood-light")
    assert refused(match, "armies:3") == "IM-144"


def test_refusals_of_construction() -> None:
    """IM-096, IM-104, IM-105, IM-R59: what cannot be paid, a second building, a second capital, a second portal."""
    plans = [{"construct": "region_treehome"}, *OTHERS]
    match = given(armies=["treehome-light 1"], plans=plans, gold=[3], energy=[9], capitals="moonwell-light")
    act(match, "construct")
    assert refused(match, "capital") == "IM-105"
    match = given(armies=["treehome-light 1"], plans=plans, gold=[1], energy=[9])
    assert refused(act(match, "construct"), "capital") == "IM-096"


def test_refusals_of_magic() -> None:
    """IM-R87: the holder of the marker cannot take it."""
    match = given(armies=["treehome-light 1"], plans=[{"extract_gold": "region_treehome"}, *OTHERS])
    play(match, "reveal:extract_gold")
    assert refused(match, "take_first_player_marker") == "IM-079"


def test_every_card_has_a_face() -> None:
    """IM-002..IM-006: the faces name all cards and tribes once, and every site has a name."""
    ids = [(face.sort, face.id) for face in faces()]
    assert len(set(ids)) == len(ids) and [one for sort, one in ids if sort == "card"] == CARD_IDS[:-1]
    assert sum(sort == "tribe" for sort, _ in ids) == 10 and all(face.text and face.rule for face in faces())
    assert set(names()) == {("site", site) for site in SITE_IDS}
    magic = {face.id: face.text for face in faces() if face.kind == "magic"}
    assert magic["cards_or_transition_2"].startswith("For 2 gold: draw 2 conflict cards, or bring 2 armies")
