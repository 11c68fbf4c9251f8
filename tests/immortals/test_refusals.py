"""Refusals: what is not offered is refused with the rule that forbids it. Card faces are made from the data."""

from pathlib import Path

import pytest
from tests.support.immortals import act, given, plan, play
from tests.support.immortals_draft import DARK_HAND, DARK_HAND_2, LIGHT_HAND, choose, draft

from wartable.engine.chance import chance_from
from wartable.engine.decision import NotOffered
from wartable.immortals import refusals, refused_actions
from wartable.immortals.cards import faces, names
from wartable.immortals.components import CARD_IDS, REALM_IDS, SITE_IDS, SPACE_IDS
from wartable.immortals.options import QUESTION_WORDS
from wartable.immortals.title import TITLE
from wartable.matches.match import Match
from wartable.words import names_in

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


def refused(match: Match, wish: str) -> str:
    with pytest.raises(NotOffered) as refusal:
        match.choose(match.decisions()[0].seat, wish)
    assert refusal.value.sentence
    return refusal.value.rule


def test_refusals_of_a_plan() -> None:
    """IM-058, IM-060, IM-061, IM-062, IM-064, IM-R84: each wish is refused by the rule that forbids it."""
    match = given(
        armies=["treehome-light 1"],
        regions=["treehome gull_bay"],
        conflicts=["conflict_light_wild_greenwood conflict_light_moonwell"],
        phase="planning",
    )
    assert refused(match, "extract_gold:region_gull_bay") == "IM-062"
    assert refused(match, "extract_gold:conflict_light_wild_greenwood") == "IM-064"
    assert refused(match, "extract_gold:transition_5") == "IM-060"
    assert refused(match, "attack:region_treehome") == "IM-R84" and refused(match, "magic:region_treehome") == "IM-061"
    assert refused(match, "extract_gold:region_moonwell") == "IM-058"
    assert refused(match, "nonsense") == "IM-058"
    play(match, "extract_gold:empty", "extract_energy:empty", "construct:empty", "attack:conflict_light_moonwell")
    play(match, "transition_3:empty")
    assert why(match, "attack:region_treehome") == "in_order"
    assert why(match, "attack:conflict_light_moonwell") == "laid_already"
    play(match, "attack:empty", "attack_or_move:empty", "tribe_special:empty")
    assert refused(match, "magic:region_treehome") == "IM-061"


def test_refusals_of_a_turn() -> None:
    """IM-065, IM-108, IM-109, IM-144, IM-R88: a space without a card, their own site, one far away, too many armies."""
    match = given(
        armies=["treehome-light 3, moonwell-light 1, gull_bay-dark 2"], plans=[{"attack_1": "region_treehome"}, *OTHERS]
    )
    assert refused(match, "reveal:construct:region_treehome") == "IM-065"
    act(match, "attack_1")
    assert refused(match, "from:moonwell-light") == "IM-144" and refused(match, "from:thornreach-light") == "IM-108"
    assert refused(match, "pass") == "IM-R88" and refused(match, "card:blank") == "IM-108"
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
    """IM-104, IM-131, IM-134, IM-135, IM-138, IM-R49, IM-R50: options, sites and limbos that do not fit."""
    armies = ["treehome-light 2, treehome-dark 1, moonwell-light 1, thornreach-light 1"]

    def cast(card: str, **more: str) -> Match:
        plans = [{"magic_1": card}, *OTHERS]
        match = given(armies=armies, plans=plans, gold=[9], energy=[9], regions=["treehome"], limbo=[(5, 5)], **more)
        return act(match, "magic_1")

    match = cast("takeover_or_shrine", shrines="moonwell-light")
    assert refused(match, "take_first_player_marker") == "IM-134"
    play(match, "construct")
    assert refused(match, "site:moonwell-light") == "IM-104" and refused(match, "site:gull_bay-light") == "IM-134"
    match = play(cast("takeover_or_shrine"), "take_over_region_card")
    assert refused(match, "site:treehome-light") == "IM-135" and refused(match, "site:gull_bay-light") == "IM-135"
    match = cast("transition_5")
    assert refused(match, "limbo:nowhere") == "IM-R50" and why(match, "limbo:1:light") == "not_your_board"
    play(match, "limbo:light", "site:treehome-light")
    assert why(match, "site:moonwell-light") == "in_site_order" and why(match, "site:treehome-dark") == "other_realm"
    assert refused(match, "site:gull_bay-light") == "IM-131" and refused(match, "done") == "IM-R49"
    assert refused(play(cast("cards_or_transition_2"), "transition", "limbo:light"), "site:gull_bay-light") == "IM-138"


def why(match: Match, wish: str) -> str:
    """The sentence's name in the catalogue."""
    return refusals.reason(match.game, match.game.decisions()[0], wish.split(":"))[1]


def test_refusals_of_a_movement() -> None:
    """IM-069, IM-120, IM-121, IM-123: sites that the card does not show, that are not owned, that no way leads to."""
    match = given(
        armies=["white_falls-light 6, white_falls-dark 2, borderland-light 1, treehome-light 1, deep_hall-light 1"],
        plans=[{"attack_or_move": "region_white_falls"}, *OTHERS],
        gold=[1],
        portals="white_falls-dark",
    )
    play(act(match, "attack_or_move"), "move")
    assert refused(match, "from:treehome-light") == "IM-069" and refused(match, "from:moonwell-light") == "IM-067"
    play(match, "from:white_falls-light")
    assert refused(match, "to:deep_hall-light") == "IM-121" and refused(match, "to:moonwell-light") == "IM-120"
    assert why(match, "to:white_falls-light") == "another_site"
    play(match, "to:treehome-light")
    assert refused(match, "armies:6") == "IM-123"


def test_refusals_of_things_on_the_table() -> None:
    """IM-058, IM-062, IM-065, IM-205, IM-R84: a page may ask why about a card, a space or a site instead of a key."""
    match = given(armies=["treehome-light 1"], regions=["treehome gull_bay"], phase="planning")
    assert refused(match, "card:region_gull_bay") == "IM-062" and refused(match, "card:transition_5") == "IM-060"
    assert refused(match, "space:0:attack_1") == "IM-R84" and refused(match, "space:1:attack_1") == "IM-058"
    match = given(armies=["treehome-light 1"], plans=[{"extract_gold": "region_treehome"}, *OTHERS])
    assert refused(match, "space:0:construct") == "IM-065" and refused(match, "space:1:magic_1") == "IM-072"
    assert refused(Match(match.title, 2, 1, {}), "site:nowhere") == "IM-022"
    match = Match(match.title, 2, 1, {})
    missing = next(site for number, site in enumerate(SITE_IDS) if not match.game.mode.sites >> number & 1)
    assert refused(match, f"site:{missing}") == "IM-205"
    for name in (f"region_{missing.split('-')[0]}", f"conflict_light_{missing.split('-')[0]}"):
        assert refused(match, f"card:{name}") == "IM-205"


def test_refusals_of_the_beginning() -> None:
    """IM-022, IM-027, IM-047, IM-055: groups, draft cards, fallen armies and reinforcements."""
    match = Match(given().title, 3, 1, {})
    assert refused(match, "group:99") == "IM-022"
    while match.decisions()[0].question != "draft_card":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    assert refused(match, "card:conflict_light_nowhere") == "IM-027"
    while match.decisions()[0].question != "divide":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    assert refused(match, "light:40") == "IM-047"
    match = given(armies=["treehome-light 1, moonwell-light 1"], limbo=[(6, 0)], phase="reinforcements")
    play(match, "no_draw", "no_draw", "no_draw")
    assert refused(match, "site:gull_bay-light") == "IM-055"


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    """Given the names in the code and in the catalogue, then they are the same."""
    source = Path(str(refusals.__file__)).read_text(encoding="utf-8")
    source += Path(str(refused_actions.__file__)).read_text(encoding="utf-8")
    source += (Path(str(refusals.__file__)).parent / "drafts.py").read_text(encoding="utf-8")
    written = names_in("immortals", "refusals")
    expected = {f"expects_{question}" for question in QUESTION_WORDS[1:]}
    assert {name for name in written if f'"{name}"' not in source} == expected
    reasons = [*refusals.NUMBERS.values(), *refused_actions.STRUCTURE_REASONS]
    assert {name for _, name in reasons} <= set(written)


def test_who_is_asked_nothing_is_told_why() -> None:
    """IM-027, IM-030, IM-053, IM-058, IM-072, IM-184: the reason fits the phase."""
    match = draft(hands=[DARK_HAND, LIGHT_HAND, DARK_HAND_2], groups=[[3, 1], [2, 2], [4, 4]])
    choose(match, "conflict_dark_foothold")
    assert waits(match, 0) == "IM-027"
    match.choose(1, "card:conflict_light_moonwell")
    match.choose(2, "card:conflict_dark_gull_bay")
    assert waits(match, 1) == "IM-030"
    assert waits(given(armies=["treehome-light 1"], phase="reinforcements"), 2) == "IM-053"
    planned = plan(given(armies=["treehome-light 1"], phase="planning"))
    assert waits(planned, 0) == "IM-058"
    turn = given(armies=["treehome-light 1"], plans=[{"extract_gold": "region_treehome"}, *OTHERS])
    assert waits(turn, 1) == "IM-072"
    turn.game.over, turn.game.decision = True, None
    assert waits(turn, 0) == "IM-184"


def waits(match: Match, seat: int) -> str:
    return TITLE.why_not(match.game, seat, "pass").rule


THINGS = [
    *(f"site:{site}" for site in SITE_IDS),
    *(f"card:{card}" for card in CARD_IDS[:-1]),
    *(f"space:{seat}:{space}" for seat in range(2) for space in SPACE_IDS),
    *(f"limbo:{seat}:{realm}" for seat in range(2) for realm in REALM_IDS),
]
OF_SITES = ("draft_site", "reinforce", "affected_site", "source", "target", "move_source", "destination")
OF_SITES += ("transition_site", "shrine_site", "take_over_site", "return")


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 1), (5, 2)])
def test_every_wish_has_a_rule_and_a_reason(players: int, seed: int) -> None:
    """Given every question of a game, then every thing on the table and every other key is refused with a reason.

    A site is never refused without saying what is wrong with it where a site is asked for.
    """
    match, chance = Match(TITLE, players, seed, {"exile_return": True}), chance_from(seed)
    met: dict[str, int] = {}
    keys: set[str] = {"nonsense", "", "a:b:c:d"}
    while not match.over:
        question = match.decisions()[-1]
        met[question.question] = met.get(question.question, 0) + 1
        offered = {option.key for option in question.options}
        keys |= offered
        if met[question.question] in (1, 5, 20):
            for wish in [*THINGS, *sorted(keys - offered)]:
                rule, name = refusals.reason(match.game, match.game.decisions()[-1], wish.split(":"))
                assert rule.startswith("IM-") and name in names_in("immortals", "refusals")
                if wish.split(":")[-1] in SITE_IDS and question.question in OF_SITES:
                    assert not name.startswith("expects_"), (question.question, wish)
        match.choose(question.seat, question.options[chance.below(len(question.options))].key)
    assert len(met) > 15


def test_every_card_has_a_face() -> None:
    """IM-002, IM-003, IM-004, IM-005, IM-006: the faces name all cards and tribes once, and every site has a name."""
    ids = [(face.sort, face.id) for face in faces()]
    assert len(set(ids)) == len(ids) and [one for sort, one in ids if sort == "card"] == CARD_IDS[:-1]
    assert sum(sort == "tribe" for sort, _ in ids) == 10 and all(face.text and face.rule for face in faces())
    assert set(names()) == {("site", site) for site in SITE_IDS}
    magic = {face.id: face.text for face in faces() if face.kind == "magic"}
    assert magic["cards_or_transition_2"].startswith("For 2 gold: draw 2 conflict cards, or bring 2 armies")
