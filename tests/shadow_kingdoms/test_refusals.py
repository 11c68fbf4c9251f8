"""Refusals: a choice that is not offered is refused with the rule that forbids it, and with a reason that is true."""

import pytest
from tests.support.riftlands import relic_game, rift, rift_battle
from tests.support.shadow_kingdoms import (
    CLASH_2,
    CLASH_3,
    HARD_LINE,
    SIEGE_2,
    Board,
    asked,
    given,
    in_camp,
    play,
)

from wartable.engine.decision import NotOffered
from wartable.matches.match import Match
from wartable.shadow_kingdoms.conquest import ResolveChains

PLANS = HARD_LINE.split()


def refused(match: Match, wish: str) -> str:
    with pytest.raises(NotOffered) as refusal:
        match.choose(0, wish)
    assert refusal.value.sentence
    return str(refusal.value.rule)


def test_moves_that_are_not_allowed() -> None:
    """SK-029, SK-032, SK-033, SK-220: each with its rule."""
    match = given(you=Board(place="gem"), shrines={"gold": ""})
    assert [refused(match, wish) for wish in ("go:gem", "go:gold", "go:camp")] == ["SK-029", "SK-033", "SK-032"]
    assert refused(given(players=1, adversary="gold"), "go:gold") == "SK-220"


def test_cards_that_cannot_be_taken() -> None:
    """SK-075, SK-078, SK-089, SK-090, SK-R25: price, limit, slot."""
    match = play(given(you=Board(gold=0)), "go:champions", "die:gargoyle:6")
    assert refused(match, "buy:ongoing:1") == "SK-075"
    full = play(given(you=Board(champions="miner priest satyr")), "go:champions", "die:gargoyle:6")
    assert refused(full, "buy:instant:1") == "SK-078"
    poor = play(given(you=Board(gold=0)), "go:tactics", "die:goblin:6")
    assert refused(poor, f"reserve:{PLANS[4]}") == "SK-089"
    no_slot = play(given(you=Board(reserve=["fall_of_goldspire"])), "go:tactics", "die:goblin:6")
    assert refused(no_slot, f"reserve:{PLANS[0]}") == "SK-090"


def test_battles_and_awards_that_are_not_allowed() -> None:
    """SK-107, SK-104, SK-R03, SK-118, SK-120: plans, markers and areas."""
    you = Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", place="gem", magic=1)
    match = play(given(you=you), "go:camp")
    assert refused(match, f"battle:{PLANS[0]}") == "SK-107"
    assert refused(match, "battle:fall_of_goldspire") == "SK-104"
    play(match, f"battle:{CLASH_2}", "done")
    assert refused(match, "marker:champions_10") == "SK-R17"
    play(match, "marker:wild")
    assert refused(match, "area:9:9") == "SK-120"


def test_awards_that_cannot_be_claimed() -> None:
    """SK-057, SK-062, SK-020: the condition, a marker of the player's own, or not in play."""
    awards = "crossroads lord_of_clash war_chest"
    match = given(you=Board(gold=8, magic=8, off="wild"), awards=awards, claims=[[0], [], []])
    play(match, "go:magic", "die:orc:4")
    found = [refused(match, f"award:{name}") for name in ("crossroads", "lord_of_clash", "gem_hoard")]
    assert found == ["SK-062", "SK-057", "SK-020"]


def test_rifts_that_cannot_be_activated() -> None:
    """RL-013, RL-R06: no Magic."""
    match = play(given(riftlands=True, you=Board(magic=1)), "go:riftlands", "die:gold:gnoll:6")
    assert refused(match, "rift:rift_1") == "RL-013"


def test_another_players_turn() -> None:
    """SK-028, SK-R77: nobody else is asked."""
    assert given().title.why_not(given().game, 1, "go:gold").rule == "SK-028"


# --- Magic and Gold that is missing


def why(match: Match, wish: str) -> tuple[str, str]:
    """The rule and the sentence that answer a wish."""
    refusal = match.title.why_not(match.game, 0, wish)
    return refusal.rule, refusal.sentence


NO_MAGIC = "It costs 1 Magic, and you have 0."


def test_cycling_without_magic() -> None:
    """SK-067, SK-068: at the Tactics and the Champions Shrine, and at the Camp."""
    tactics = play(given(you=Board(magic=0)), "go:tactics", "die:goblin:6")
    assert why(tactics, f"cycle:{PLANS[0]}") == ("SK-067", NO_MAGIC)
    champions = play(given(you=Board(magic=0)), "go:champions", "die:gargoyle:6")
    assert why(champions, "cycle:instant:1") == ("SK-068", NO_MAGIC)
    both = Board(
        reserve=[CLASH_2, "rams_at_oakengate"], off="reserve_middle", magic=0, dice="goblin:1 gargoyle:1 orc:1"
    )
    camp = in_camp(both, line=f"toll_at_crooked_bridge {' '.join(PLANS[:4])}")
    assert asked(camp) == "battle_plan" and why(camp, f"cycle:{PLANS[0]}") == ("SK-067", NO_MAGIC)


def test_cycling_with_an_empty_deck() -> None:
    """SK-R23: the card would come straight back."""
    tactics = play(given(you=Board(magic=2), no_plan_deck=True), "go:tactics", "die:goblin:6")
    assert why(tactics, f"cycle:{PLANS[0]}")[0] == "SK-R23"


def test_cycling_that_would_leave_no_battle() -> None:
    """SK-R03: with Magic at hand, the last plan within reach stays."""
    camp = in_camp(Board(dice="goblin:1 gargoyle:1 orc:1", gold=6, magic=2), line=f"{CLASH_2} {' '.join(PLANS[:4])}")
    assert why(camp, f"cycle:{CLASH_2}")[0] == "SK-R03"


def test_what_cannot_be_paid() -> None:
    """SK-104, SK-075, SK-098: plans at the Camp, Champions at their Shrine and by the right slot."""
    you = Board(reserve=[CLASH_2, SIEGE_2], off="reserve_middle troop_4", gold=1, magic=0)
    you.dice = "goblin:1 gargoyle:1 orc:1 skeleton:1"
    camp = in_camp(you, line=f"{' '.join(PLANS[:4])} toll_at_crooked_bridge")
    assert why(camp, "battle:toll_at_crooked_bridge") == ("SK-104", "It costs 5 Gold, and you have 1.")
    assert why(camp, "plan:toll_at_crooked_bridge") == ("SK-104", "It costs 5 Gold, and you have 1.")
    shrine = play(given(you=Board(gold=2, magic=0)), "go:champions", "die:gargoyle:6")
    assert why(shrine, "champion_slot:ongoing:1") == ("SK-075", "It costs 3 Gold, and you have 2.")
    slot = play(given(you=Board(gold=2, off="reserve_right")), "go:tactics", "die:goblin:6")
    play(slot, f"reserve:{PLANS[0]}", "slot:right")
    assert why(slot, "take:ongoing:1") == ("SK-098", "It costs 3 Gold, and you have 1.")


# --- plans


def test_a_reserved_plan_at_the_choice_of_the_plan() -> None:
    """SK-104, SK-107, SK-100: a plan of the player's own that can be fought, one that cannot, and cycling either."""
    dice = "goblin:1 gargoyle:1 orc:1"
    both = Board(reserve=[CLASH_2, CLASH_3], off="reserve_middle", dice=dice, magic=1)
    camp = in_camp(both, line=f"toll_at_crooked_bridge {' '.join(PLANS[:4])}")
    assert why(camp, f"plan:{CLASH_2}") == ("SK-104", "This can be chosen now.")
    assert why(camp, f"plan:{CLASH_3}")[0] == why(camp, f"battle:{CLASH_3}")[0] == "SK-107"
    assert why(camp, f"cycle:{CLASH_2}")[0] == "SK-100"
    assert why(camp, f"reserve:{PLANS[0]}")[0] == "SK-088"


def test_plans_after_the_battle() -> None:
    """SK-103, SK-088: one battle on a turn; and plans are reserved elsewhere."""
    you = Board(reserve=[CLASH_2, CLASH_3], off="reserve_middle", dice="goblin:1 gargoyle:1", magic=1)
    match = play(in_camp(you), f"battle:{CLASH_2}", "done", "marker:wild", "area:2:2")
    assert asked(match) == "after_battle"
    assert why(match, f"plan:{CLASH_3}")[0] == why(match, f"battle:{PLANS[0]}")[0] == "SK-103"
    assert why(match, f"reserve:{PLANS[0]}")[0] == "SK-088"
    assert why(match, f"plan:{CLASH_2}")[0] == "SK-126"
    assert why(match, "pass") == ("SK-R21", "Here the answer is “done”.")


def test_plans_of_others() -> None:
    """SK-100, SK-126, SK-088: those that players have stay with them; those in the deck cannot be taken."""
    rivals = [Board(reserve=[CLASH_2], completed=CLASH_3)]
    match = play(given(you=Board(gold=6), rivals=rivals), "go:tactics", "die:goblin:6")
    found = [why(match, f"plan:{plan}")[0] for plan in (CLASH_2, CLASH_3, SIEGE_2)]
    assert found == ["SK-100", "SK-126", "SK-088"]


# --- things of other moments


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("champion_slot:instant:1", "SK-073"),
        ("cycle:instant:1", "SK-R21"),
        (f"plan:{PLANS[0]}", "SK-088"),
        (f"battle:{PLANS[0]}", "SK-104"),
        (f"cycle:{PLANS[0]}", "SK-R21"),
        ("award:war_chest", "SK-056"),
        ("marker:0:wild", "SK-118"),
        ("area:0:1:1", "SK-120"),
        ("slot:0:left", "SK-095"),
        ("shrine_die:gold:gnoll:6", "SK-035"),
        ("own_die:0:orc:1", "SK-108"),
        ("own_die:1:orc:1", "SK-I29"),
        ("camp:1", "SK-I29"),
        ("flip:0", "SK-052"),
        ("colour:orc", "SK-022"),
        ("pass", "SK-029"),
        ("relic:dragon_orb_a", "RL-007"),
        ("location:riftlands", "RL-005"),
        ("plan:nowhere", "SK-029"),
    ],
)
def test_things_have_their_time(wish: str, rule: str) -> None:
    """SK-029, SK-108, SK-052: while the Warden is to move, the reason says when a thing can be chosen instead."""
    assert why(given(you=Board(dice="orc:1")), wish)[0] == rule


def test_markers_that_are_alike() -> None:
    """SK-R18, SK-118: the second Troop space waits for the first; a marker leaves once."""
    match = play(in_camp(Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", magic=0, off="wild")))
    assert asked(match) == "marker"
    assert why(match, "marker:troop_5")[0] == "SK-R18" and why(match, "marker:wild")[0] == "SK-118"


def test_dice_that_cannot_be_changed() -> None:
    """SK-070, SK-069, SK-053: beyond 1 and 6, back again, and flips without a Gem."""
    match = play(in_camp(Board(reserve=[CLASH_2], dice="goblin:6 gargoyle:2", magic=2)), f"battle:{CLASH_2}")
    assert why(match, "up:0")[0] == "SK-070" and why(match, "flip:0") == ("SK-053", "You have no Gem.")
    play(match, "up:1")
    assert why(match, "down:1")[0] == "SK-069" and why(match, "down:0")[0] == "SK-069"


def test_bonuses_that_were_not_earned() -> None:
    """SK-R49: only Chain bonuses that are pending can be ordered."""
    match = given(step=ResolveChains(0, [0, 1]))
    assert asked(match) == "chain_order" and why(match, "chain:die")[0] == "SK-R49"


# --- Riftlands


def test_staffs_that_cannot_be_used() -> None:
    """RL-020, RL-096, RL-R61: not active, too dear, used, or good for nothing."""
    you = Board(active="urdr_staff_a urdr_staff_e", stack="urdr_staff_b", magic=1, place="gem")
    match = play(relic_game(you), "go:gold")
    found = [why(match, f"staff:urdr_staff_{letter}")[0] for letter in "ab"]
    assert found == ["RL-096", "RL-020"]
    assert why(play(match, "staff:urdr_staff_e", "gold"), "staff:urdr_staff_e")[0] == "RL-096"


def test_relics_that_cannot_be_taken() -> None:
    """RL-017, RL-024: only those of the rift's area; and the player's own stay as they are."""
    match = play(rift(Board(magic=3, stack="evermap_b")), "go:riftlands", "die:gold:gnoll:6", "rift:rift_1")
    assert asked(match) == "relic_pick"
    assert why(match, "relic:mask_of_asteraten_a")[0] == "RL-017"
    assert why(rift(Board(stack="evermap_b")), "relic:evermap_b")[0] == "RL-024"


def test_rewards_that_are_left_to_take() -> None:
    """RL-R27: nobody leaves before the automatic gains are taken."""
    match = rift_battle("clash", champions="brawler_rl", active="thunder_axe_c")
    assert asked(match) == "battle_rewards" and why(match, "done")[0] == "RL-R27"
    assert why(play(match, "gains"), "gains")[0] == "RL-R27"


def test_exchanges_beyond_the_limit() -> None:
    """RL-R20: at most 3, and elsewhere none."""
    match = play(rift(Board(troop="goblin", gold=6, magic=0)), "go:gold", "die:gnoll:6")
    assert why(match, "exchange:4")[0] == "RL-R20" and why(rift(), "exchange:1")[0] == "RL-030"
