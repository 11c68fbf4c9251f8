"""Champion cards: the Ongoing ones, each as printed, and how they work together."""

import pytest
from tests.support.shadow_kingdoms import (
    CLASH_2,
    CLASH_3,
    FITTING,
    HARD_LINE,
    TYPE_PLANS,
    Board,
    asked,
    gained,
    given,
    means,
    offered,
    offered_as,
    play,
    player,
    table,
    told,
)

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHAIN_IDS
from wartable.shadow_kingdoms.conquest import ResolveChains

PLANS = HARD_LINE.split()


def battle(kind: str, values: tuple[int, int] = (2, 2), **board: object) -> Match:
    """A battle of this Battle Type, fought up to the choice of a marker."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    plan = TYPE_PLANS[kind]
    you = Board(reserve=[plan], dice=FITTING[plan].format(*values), place="gem", **board)  # type: ignore[arg-type]
    return play(given(you=you), "go:camp")


def chain(kind: str, **board: object) -> Match:
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    return given(you=Board(**board), step=ResolveChains(0, [CHAIN_IDS.index(kind)]))  # type: ignore[arg-type]


# --- gains


def test_adept() -> None:
    """SK-159, SK-R80, SK-R57: whenever another Champion is gained, also a free one."""
    assert means(gained("firebrand", champions="adept")) == (1, 1, 10)
    match = play(chain("champion", champions="adept"), "take:endgame:1")
    assert means(match) == (1, 1, 10)


def test_a_champion_does_not_react_to_its_own_arrival() -> None:
    """SK-R30: Adept gives nothing for itself; Cutter taken by a Chain bonus nothing for that bonus."""
    assert means(gained("adept")) == (0, 0, 10)
    you = Board(gold=0, magic=0)
    pending = [CHAIN_IDS.index("champion"), CHAIN_IDS.index("magic")]
    match = given(you=you, step=ResolveChains(0, pending))
    play(match, "chain:champion", "take:ongoing:1")
    assert player(match).champions == ["cutter"] and player(match).gold == 2  # for the Magic bonus only


@pytest.mark.parametrize(("card", "kind"), [("assassin", "ambush"), ("brawler", "clash"), ("brute", "siege")])
def test_strength_by_battle_type(card: str, kind: str) -> None:
    """SK-160, SK-161, SK-162, SK-111: +2 in battles of its own type only."""
    for other in TYPE_PLANS:
        strength = told(battle(other, champions=card), "fought")[0]["strength"]
        assert strength == (6 if other == kind else 4)


def test_warrior() -> None:
    """SK-178: +1 in every battle."""
    for kind in TYPE_PLANS:
        assert told(battle(kind, champions="warrior"), "fought")[0]["strength"] == 5


@pytest.mark.parametrize(("card", "kind"), [("engineer", "siege"), ("soldier", "clash"), ("stalker", "ambush")])
def test_rewards_by_battle_type(card: str, kind: str) -> None:
    """SK-166, SK-174, SK-176, SK-116: 2 Gold and 1 Magic for a completed plan of its own type only."""
    for other in TYPE_PLANS:
        match = battle(other, champions=card)
        assert means(match)[:2] == ((2, 1) if other == kind else (0, 0)) and asked(match) == "marker"


@pytest.mark.parametrize(("card", "after"), [("cutter", (2, 0, 10)), ("soul_reavers", (0, 1, 10))])
def test_for_each_chain_bonus(card: str, after: tuple[int, int, int]) -> None:
    """SK-163, SK-175, SK-R38: 2 Gold, or 1 Magic, even if the bonus itself was lost."""
    assert means(chain("gem", champions=card, gems=1)) == after


def test_cutter_comes_after_the_content() -> None:
    """SK-R49: first the content with everything it sets off, then Cutter: 3 Gold fill the track, so Cutter's
    are lost.
    """
    match = chain("gold", champions="cutter", gold=10)
    assert [(fact["amount"], fact.get("champion")) for fact in told(match, "gained")] == [(3, None)]


def test_dark_conjuror() -> None:
    """SK-164: 1 Magic more for each gain of another source; it does not set itself off."""
    assert means(gained("shadow", champions="dark_conjuror")) == (0, 5, 10)


def test_peddler() -> None:
    """SK-169, SK-234: 2 Gold more once per instance: 3 + 2 at the Gold Shrine with a die of 3."""
    match = given(you=Board(gold=0, champions="peddler"), shrines={"gold": "orc:3 gnoll:6"})
    assert player(play(match, "go:gold", "die:orc:3")).gold == 5


def test_an_instance_is_one_effect_of_one_source() -> None:
    """SK-R32: the Gold half of Quartermaster is one, its Magic half another."""
    assert means(gained("quartermaster", champions="peddler dark_conjuror")) == (5, 3, 10)


def test_a_gain_of_nothing_is_no_gain() -> None:
    """SK-R33: a 6 at the Gold Shrine, or a gain wholly lost; a gain cut by the limit still counts."""
    match = given(you=Board(gold=0, champions="peddler"))
    assert player(play(match, "go:gold", "die:gnoll:6")).gold == 0
    assert means(gained("shadow", champions="dark_conjuror", magic=13)) == (0, 13, 10)
    assert means(gained("thief", champions="peddler", gold=9, off="track_14")) == (17, 0, 10)


def test_priest_and_satyr() -> None:
    """SK-170, SK-171: as much Magic, or Gold, as Influence gained."""
    assert means(gained("elite_guard", champions="priest")) == (0, 2, 12)
    assert means(gained("elite_guard", champions="satyr")) == (2, 0, 12)


def test_priest_sees_what_the_token_moved() -> None:
    """SK-241, SK-R34, SK-R40: at 19 with the track open: Influence 20, 2 VP, 1 Magic."""
    match = gained("elite_guard", champions="priest", influence=19, off="track_14")
    assert means(match) == (0, 1, 20) and player(match).points == 2


def test_priest_with_dark_conjuror() -> None:
    """SK-235, SK-081: 2 + 1 = 3 Magic for 2 Influence."""
    assert means(gained("elite_guard", champions="priest dark_conjuror")) == (0, 3, 12)


def test_oracle_and_shaman() -> None:
    """SK-168, SK-173, SK-R82: 1 Magic, or 1 Gold, for every Gem gained or spent."""
    assert means(chain("gem", champions="oracle shaman")) == (1, 1, 10)


def test_four_together() -> None:
    """SK-236, SK-R35: Oracle, Shaman, Peddler and Dark Conjuror: 2 Magic and 3 Gold for one Gem."""
    you = Board(gold=0, magic=0, champions="oracle shaman peddler dark_conjuror", off="champions_6")
    match = play(given(you=you), "go:gem", "die:goblin:4", "take")
    assert means(match) == (3, 2, 10)


def spending(gems: int, champions: str, **board: object) -> Match:
    """A battle in which Gems flip the first die, up to the choice of a marker."""
    you = Board(
        reserve=[CLASH_2], dice="goblin:2 gargoyle:2", place="gem", gems=gems, off="gems",
        champions=champions, gold=0, magic=0, **board,  # type: ignore[arg-type]
    )  # fmt: skip
    return play(given(you=you), "go:camp", *(["flip:0"] * gems))


def test_shaman_with_peddler() -> None:
    """SK-117, SK-R36: 1 Gem spent in battle: 1 Gold and 2 more, in step 5."""
    match = spending(1, "shaman peddler")
    assert player(match).gold == 3
    names = [event.name for event in match.events]
    assert names.index("gained") > names.index("fought") > names.index("spent_gem")


def test_two_gems_spent() -> None:
    """SK-240, SK-R36, SK-R82: each its own instance: 2 x (1 + 2) = 6 Gold."""
    assert player(spending(2, "shaman peddler")).gold == 6


def test_held_rewards_cannot_pay_in_step_2() -> None:
    """SK-R36: Oracle's Magic for the flip cannot change a die in the same battle."""
    match = spending(1, "oracle")
    assert asked(match) == "marker" and player(match).magic == 1


def test_scout() -> None:
    """SK-172, SK-R81: 1 Gold and 1 Magic when a plan comes from the line, before the slot's bonus is offered."""
    match = given(you=Board(gold=1, magic=0, champions="scout"))
    play(match, "go:tactics", "die:goblin:6", f"reserve:{PLANS[0]}")
    assert offered(match) == ["pay", "pass"] and means(match) == (1, 1, 10)


def test_scout_in_camp() -> None:
    """SK-R88, SK-R36: a plan bought in Camp counts, in step 5; completing a reserved plan does not."""
    camp = Board(gold=1, magic=0, champions="scout", dice="goblin:1 gargoyle:1", place="gem")
    match = play(given(you=camp, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp")
    assert means(match) == (1, 1, 10)
    assert means(battle("clash", champions="scout")) == (0, 0, 10)


def test_plans_need_matching_dice() -> None:
    """SK-107: the helper plans of this file are what their names say."""
    assert CLASH_3 not in TYPE_PLANS.values()


# --- prices


def price_of(match: Match, key: str) -> int:
    option = next(option for option in match.decisions()[0].options if option.key == key)
    return int(option.facts["cost"])


def test_death_knight() -> None:
    """SK-165, SK-R27: 2 Gold less for a Champion, at least 0."""
    match = play(given(you=Board(champions="death_knight")), "go:champions", "die:gargoyle:6")
    assert [price_of(match, f"buy:{kind}:1") for kind in ("instant", "ongoing", "endgame")] == [0, 2, 3]


def test_miner_and_death_knight() -> None:
    """SK-243, SK-167, SK-R27: three Ongoing owned: 0 Gold at the right slot, 4 at the Shrine with a 6."""
    you = Board(gold=6, magic=0, champions="miner death_knight priest", off="champions_6 reserve_right")
    match = given(you=you, shrines={"tactics": "goblin:1 gnoll:4"})
    shop = play(match.copy(), "go:champions", "die:gargoyle:6")
    assert price_of(shop, "buy:ongoing:1") == 4
    play(match, "go:tactics", "die:goblin:1", f"reserve:{PLANS[0]}", "slot:right")
    assert price_of(match, "take:ongoing:1") == 0 and price_of(match, "take:instant:1") == 0
    assert price_of(match, "take:endgame:1") == 2


def test_miner_at_left_and_middle() -> None:
    """SK-167: the left bonus is free, the middle one costs 1."""
    left = play(given(you=Board(gold=0, champions="miner"), shrines={"tactics": "goblin:1"}), "go:tactics")
    play(left, f"reserve:{PLANS[0]}", "pay")
    assert means(left)[::2] == (0, 11)
    you = Board(gold=1, magic=0, champions="miner", off="reserve_middle")
    match = play(given(you=you, shrines={"tactics": "goblin:1"}), "go:tactics", f"reserve:{PLANS[0]}", "slot:middle")
    assert player(play(match, "die:gold:gnoll:6")).gold == 0


def test_tactician() -> None:
    """SK-177, SK-R27: 2 Gold less for a plan of the line, at the Shrine and in Camp, at least 0."""
    match = play(given(you=Board(champions="tactician", magic=0)), "go:tactics", "die:gnoll:4")
    assert [price_of(match, f"reserve:{plan}") for plan in PLANS] == [0, 0, 0, 0, 1]
    camp = Board(champions="tactician", gold=1, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = play(given(you=camp, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"), "go:camp")
    assert player(match).gold == 0 and table(match).battle is not None


def test_what_a_purchase_brings_cannot_pay_for_it() -> None:
    """SK-R86: the price must be at hand before: Thief is not bought with its own Gold."""
    match = play(given(you=Board(gold=0, magic=1)), "go:champions", "die:gargoyle:6")
    assert offered_as(match, "buy") == []


def test_adept_pays_for_sentrys_bonus() -> None:
    """SK-242, SK-R80: 1 Gold paid, Adept gives 1 Gold and 1 Magic, that Gold pays the left slot's bonus."""
    match = given(you=Board(gold=1, magic=0, champions="adept"), rows={"instant": "sentry thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1")
    assert means(match) == (1, 1, 10)
    play(match, f"reserve:{PLANS[0]}", "pay")
    assert means(match) == (0, 1, 11)


def test_a_free_champion_counts_for_the_surcharge() -> None:
    """SK-R57, SK-075: a third Ongoing costs 3 + 2."""
    match = play(given(you=Board(champions="miner priest")), "go:champions", "die:gargoyle:6")
    assert price_of(match, "buy:ongoing:1") == 5
