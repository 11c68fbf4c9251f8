"""Drafts of Immortals: plans and armies out of limbo, picked in any order."""

import random

import pytest
from tests.contract.test_drafts import some_set
from tests.support.cases import Case
from tests.support.immortals import act, given, play, table
from tests.support.players import STYLES, Player

from wartable.immortals.components import SITE_IDS
from wartable.immortals.title import TITLE
from wartable.immortals.view import HandView
from wartable.matches.draft import Draft
from wartable.matches.match import Match

OTHERS = [{"attack_1": "blank"}, {"attack_1": "blank"}]
RIVALS = ["crown_hill-light 1", "deep_hall-light 1"]
REGIONS = ["treehome gull_bay moonwell the_murk"]
CHAINS = ("reinforce", "limbo", "transition_site", "attack_or_move", "source", "target", "strength")
CHAINS += ("move_source", "destination", "move_number")


def draft(match: Match, *picks: str) -> Draft:
    """What is said of these picks of the seat that is asked first."""
    found = match.draft(match.decisions()[0].seat, list(picks))
    assert found is not None
    return found


def additions(one: Draft, verb: str) -> list[str]:
    return [pick for pick in one.additions() if pick.startswith(f"{verb}:")]


def totals(one: Draft) -> dict[str, tuple[int, int]]:
    return {total.what: (total.have, total.need) for total in one.totals()}


def notes(one: Draft) -> dict[str, str]:
    found = {pick: next(iter(one.offers[pick].notes), None) for pick in one.additions()}
    return {pick: note.name for pick, note in found.items() if note is not None}


def touches(one: Draft, pick: str) -> list[str]:
    one.additions()
    return one.offers[pick].touches


def check_armies_can_leave(match: Match, picks: list[str]) -> None:
    """IM-123, IM-144: whichever numbers are offered, one army stays where they come from, and none goes there."""
    for source in [pick.partition(":")[2] for pick in picks if pick.startswith("from:")]:
        armies, one = int(match.game.armies[SITE_IDS.index(source)]), draft(match, *picks)
        assert all(int(pick.partition(":")[2]) < armies for pick in additions(one, "armies"))
        assert f"to:{source}" not in one.additions()


# --- every chain


def test_every_chain_is_picked_in_any_order() -> None:
    """Given every moment of games in which armies are sent, when a set that the questions allow is picked in any order,

    then each pick can be added to those before it, and the set leads to what the questions lead to.
    """
    met = set()
    for seed, style in enumerate(STYLES):
        case = Case(TITLE, 3, {})
        match, player = case.new_match(seed), Player(TITLE, style, seed)
        while not match.over:
            decision = match.game.decisions()[0]
            if TITLE.question(decision) in CHAINS:
                met.add(TITLE.question(decision))
                check_in_any_order(case, match, len(match.choices))
            match.choose(int(decision.seat), TITLE.key(player.choose(decision)))
    assert met == set(CHAINS)


def check_in_any_order(case: Case, match: Match, seed: int) -> None:
    decision = match.game.decisions()[0]
    picks, after = some_set(case, match, decision, seed)
    random.Random(seed).shuffle(picks)
    made: list[str] = []
    for pick in picks:
        one = Draft(TITLE, match.game, decision.seat, made)
        assert pick in one.additions()
        made = one.changed([], [pick])
        assert sorted(made) == sorted(picks[: len(made)])
        check_armies_can_leave(match, made)
    other = match.copy()
    other.choose_set(int(decision.seat), picks)
    assert other.choices == after.choices and case.seen_by_all(other.game) == case.seen_by_all(after.game)


# --- the plan


def planning(**more: object) -> Match:
    armies = ["treehome-light 4, treehome-dark 2, gull_bay-dark 1", *RIVALS]
    return given(armies=armies, regions=REGIONS, phase="planning", **more)  # type: ignore[arg-type]


def test_a_plan_may_be_empty_and_takes_cards_in_any_order() -> None:
    """IM-059, IM-R84: cards are laid in any order; spaces without a pick stay empty."""
    match = planning()
    assert draft(match).keys() == [f"{space}:empty" for space in draft_spaces()]
    match.choose_set(0, ["magic_1:blank", "attack_1:region_treehome", "extract_gold:region_gull_bay"])
    laid = {space.id: space.card for space in table(match, 0).players[0].spaces if space.card}
    assert laid == {"extract_gold": "region_gull_bay", "attack_1": "region_treehome", "magic_1": "blank"}


def draft_spaces() -> list[str]:
    """The spaces that are asked for: where the later of two spaces alike can only stay empty, it is not."""
    spaces = ["extract_gold", "extract_energy", "construct", "attack", "transition_3"]
    return [*spaces, "attack_or_move", "tribe_special", "magic"]


def test_a_card_lies_on_one_space_and_moves_to_another() -> None:
    """IM-058: a pick takes its card along: what is laid elsewhere leaves where it lay, and others stay."""
    one = draft(planning(), "construct:region_treehome", "extract_gold:region_gull_bay")
    assert "attack_1:region_treehome" in one.additions()
    assert one.changed([], ["attack_1:region_treehome"]) == ["extract_gold:region_gull_bay", "attack_1:region_treehome"]


def test_a_card_takes_the_space_of_another() -> None:
    """IM-I07: a space holds one card: another one laid there sends it back to the hand, and no other."""
    one = draft(planning(), "construct:region_treehome", "extract_gold:region_gull_bay", "magic_1:blank")
    changed = one.changed([], ["construct:blank"])
    assert changed == ["extract_gold:region_gull_bay", "magic_1:blank", "construct:blank"]


def test_of_two_spaces_alike_each_keeps_its_card() -> None:
    """IM-R84: either space takes the card, which lies where it was laid; carried out, both are in canonical order."""
    match = planning()
    one = draft(match, "attack_2:region_treehome")
    assert one.keys() is not None and one.picks == ["attack_2:region_treehome"]
    assert touches(one, "attack_2:region_treehome") == ["space:0:attack_2", "card:region_treehome"]
    two = draft(match, *one.changed([], ["attack_1:blank"]))
    assert two.picks == ["attack_2:region_treehome", "attack_1:blank"]
    assert two.changed([], ["attack_1:region_gull_bay"]) == ["attack_2:region_treehome", "attack_1:region_gull_bay"]
    assert two.changed([], ["attack_2:conflict_light_moonwell"]) == two.picks  # not in the hand
    keys = two.keys()
    assert keys is not None and "attack:region_treehome" in keys and "attack:blank" in keys
    assert set(two.picks_of(keys)) == {"attack_1:region_treehome", "attack_2:blank"}


def test_blank_cards_are_several() -> None:
    """IM-004: four blank cards can be laid, two of them on spaces alike; not a fifth, nor two on one space."""
    one = draft(planning(), "attack_1:blank", "construct:blank", "magic_1:blank")
    assert {"attack_2:blank", "magic_2:blank", "extract_gold:blank"} <= set(one.additions())
    assert "construct:blank" not in one.additions()
    four = [*one.picks, "magic_2:blank"]
    assert draft(planning(), *four).keys() is not None and draft(planning(), *four, "attack_2:blank").keys() is None


def test_the_hand_is_foreseen_without_what_is_planned() -> None:
    """IM-059, IM-004: cards that lie on the board are not in the hand, and blank cards are counted down."""
    match = planning()
    bare, planned = draft(match).foreseen(), draft(match, "attack_1:region_treehome", "magic_1:blank").foreseen()
    assert isinstance(bare, HandView) and isinstance(planned, HandView)
    assert set(bare.regions) - set(planned.regions) == {"region_treehome"}
    assert (bare.blanks, planned.blanks) == (4, 3) and planned.magic == bare.magic


def test_notes_say_what_a_card_would_bring() -> None:
    """IM-087, IM-093, IM-096, IM-112..IM-114: the best of the sites, as things stand."""
    cards = ["conflict_light_gull_bay conflict_dark_wild_suncoast"]
    one = draft(planning(limbo=[(2, 0)], conflicts=cards))
    found = notes(one)
    assert found["extract_gold:region_treehome"] == "gold" and found["extract_energy:region_gull_bay"] == "energy"
    assert found["transition_3:region_treehome"] == "armies" and found["transition_3:region_gull_bay"] == "empty_limbo"
    assert found["construct:region_gull_bay"] == "build" and found["magic_1:blank"] == "blank"
    assert found["construct:conflict_light_gull_bay"] == "no_army"
    assert (
        found["attack_1:region_treehome"] == "neutral_from_there"
        and found["attack_1:conflict_light_gull_bay"] == "for_you_there"
    )
    assert found["attack_1:conflict_dark_wild_suncoast"] == "wild"
    assert "magic_1:transition_5" not in found  # the card says it all


@pytest.mark.parametrize(
    ("pick", "number"),
    [("extract_gold:region_treehome", 4), ("extract_energy:region_treehome", 4), ("transition_3:region_treehome", 2)],
)
def test_notes_count_what_the_best_site_brings(pick: str, number: int) -> None:
    """IM-087, IM-088, IM-094: the richer realm counts, and no more armies than lie in limbo."""
    one = draft(planning(limbo=[(1, 2)]))
    one.additions()
    note = next(iter(one.offers[pick].notes), None)
    assert note is not None and note.facts == {"number": number}


def test_notes_warn_of_what_would_do_nothing() -> None:
    """IM-104, IM-105, IM-R59, IM-R47: nothing can be built where all stands, and no spell without its condition."""
    built = "treehome-light treehome-dark"
    one = draft(planning(shrines=built, portals=built, limbo=[(0, 0)]))
    found = notes(one)
    assert found["construct:region_treehome"] == found["tribe_special:region_treehome"] == "built"
    assert found["tribe_special:region_gull_bay"] == "shrine" and found["magic_1:transition_5"] == "nothing"
    idle = {pick for pick in found if "idle" in one.offers[pick].notes[0].signs}
    assert idle == {pick for pick, note in found.items() if note in ("built", "nothing", "no_army", "empty_limbo")}


def test_the_plan_counts_what_it_may_cost() -> None:
    """IM-095, IM-131: costs against what the player has and what the plan brings in."""
    match = planning(limbo=[(3, 3)], gold=[2], energy=[1])
    assert totals(draft(match)) == {"energy": (0, 1), "gold": (0, 2)}
    spent = totals(draft(match, "transition_3:region_treehome", "magic_1:transition_5"))
    assert spent["energy"][0] > 0 and spent["gold"][1] == 2
    earned = totals(draft(match, "extract_gold:region_treehome", "construct:region_gull_bay"))
    assert earned["gold"][1] == 6 and earned["energy"][0] + earned["gold"][0] > 0


def test_what_does_not_fit_is_explained() -> None:
    """IM-060, IM-061, IM-062, IM-064: why a card that is pressed cannot lie on the space that is pressed next."""
    match = planning(conflicts=["conflict_dark_wild_suncoast"])
    one = draft(match)

    def why(*things: str) -> str:
        return one.why_not_there(match.game, list(things)).rule

    assert why("card:transition_5", "space:0:construct") == "IM-060"
    assert why("space:0:magic_2", "card:region_treehome") == "IM-061"
    assert why("card:region_moonwell", "space:0:attack_2") == why("card:region_moonwell") == "IM-062"
    assert why("card:conflict_dark_wild_suncoast", "space:0:extract_gold") == "IM-064"


# --- armies out of limbo


def reinforcing(limbo: tuple[int, int]) -> Match:
    armies = ["treehome-light 1, moonwell-light 1, gull_bay-dark 1", *RIVALS]
    match = given(armies=armies, limbo=[limbo], phase="reinforcements")
    return play(match, "no_draw", "no_draw", "no_draw")


def test_reinforcements_come_from_both_limbos_at_once() -> None:
    """IM-054, IM-055, IM-056: light and dark armies in any order, fewer if wanted."""
    match = reinforcing((6, 4))
    assert totals(draft(match)) == {"light": (0, 2), "dark": (0, 1)}
    picks = ["site:gull_bay-dark", "site:treehome-light"]
    assert totals(draft(match, *picks)) == {"light": (1, 2), "dark": (1, 1)}
    assert draft(match, *picks).keys() == ["site:treehome-light", "done", "site:gull_bay-dark"]
    assert draft(match).keys() == ["done", "done"]


def test_the_sites_are_foreseen_with_the_armies_that_come() -> None:
    """IM-055: as many more as were picked; sites to which none goes are not told."""
    match = reinforcing((6, 4))
    before = {site.id: site.armies for site in table(match).sites}
    found = draft(match, *["site:treehome-light"] * 2, "site:gull_bay-dark").foreseen()
    assert [(site.id, site.armies - before[site.id]) for site in found] == [("treehome-light", 2), ("gull_bay-dark", 1)]  # type: ignore[attr-defined]


def test_no_more_reinforcements_than_allowed() -> None:
    """IM-054: what lies beyond is refused, for each limbo separately."""
    match = reinforcing((6, 4))
    full = draft(match, "site:treehome-light", "site:treehome-light")
    assert full.additions() == ["site:gull_bay-dark"]
    assert full.changed([], ["site:moonwell-light"]) == full.picks
    refusal = full.why_not(match.game, "site:moonwell-light")
    assert refusal.rule == "IM-054" and "2 armies may come from the light limbo" in refusal.sentence


def test_armies_of_magic_come_from_one_limbo() -> None:
    """IM-131, IM-R49, IM-R50: the first site says which; a site of the other realm starts over; all of them come."""
    armies = ["treehome-light 1, moonwell-light 1, gull_bay-dark 1, treehome-dark 1", *RIVALS]
    plans = [{"magic_1": "transition_5"}, *OTHERS]
    match = act(given(armies=armies, limbo=[(6, 2)], plans=plans, gold=[1], energy=[4]), "magic_1")
    assert totals(draft(match)) == {"army": (0, 5)}
    light = ["site:treehome-light"] * 3
    assert totals(draft(match, *light)) == {"army": (3, 5)} and draft(match, *light).keys() is None
    dark = draft(match, *light).changed([], ["site:gull_bay-dark"])
    assert dark == ["site:gull_bay-dark"] and totals(draft(match, *dark)) == {"army": (1, 2)}
    whole = draft(match, "site:treehome-dark", *dark)
    assert whole.keys() == ["limbo:dark", "site:treehome-dark", "site:gull_bay-dark"]
