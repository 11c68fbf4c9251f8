"""Gem, Gold, Champions and Tactics Shrine, and the uses of Magic there."""

import pytest
from tests.support.shadow_kingdoms import (
    HARD_LINE,
    Board,
    asked,
    given,
    line,
    means,
    offered,
    offered_as,
    play,
    player,
    row,
    table,
    told,
)

PLANS = HARD_LINE.split()


# --- Gem Shrine


def test_one_gem_may_be_taken() -> None:
    """SK-049, SK-R83: or declined."""
    match = play(given(), "go:gem", "die:goblin:4")
    assert offered(match) == ["take", "pass"]
    assert player(play(match, "take")).gems == 1 and table(match).gems == 5
    other = play(given(), "go:gem", "die:goblin:4", "pass")
    assert player(other).gems == 0 and table(other).gems == 6


def test_no_gem_without_supply_or_space() -> None:
    """SK-050, SK-051: an empty Shrine, or 1 Gem on a board that holds 1."""
    assert play(given(you=Board(gems=1)), "go:gem", "die:goblin:4").game.active == 1
    match = given()
    match.game.gems = 0
    match.choose(0, "go:gem")
    match.choose(0, "die:goblin:4")
    assert match.game.active == 1


@pytest.mark.parametrize(("gems", "off", "may"), [(0, "", True), (1, "", False), (2, "gems", True), (3, "gems", False)])
def test_gem_limit(gems: int, off: str, may: bool) -> None:
    """SK-051, SK-I04: 1, or 3 once the marker is off."""
    match = play(given(you=Board(gems=gems, off=off)), "go:gem", "die:goblin:4")
    assert (asked(match) == "gem_shrine") == may


def test_gems_are_used_only_in_a_battle() -> None:
    """SK-052: nowhere else is there a use for them."""
    match = given(you=Board(gems=1, magic=0, gold=0, dice="orc:1"))
    for keys in (["go:gold", "die:gnoll:6"], ["go:tactics", "die:goblin:6"], ["go:champions", "die:gargoyle:6"]):
        assert player(play(match.copy(), *keys)).gems == 1


# --- Gold Shrine


@pytest.mark.parametrize(("value", "gold"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_gold_equals_the_discount(value: int, gold: int) -> None:
    """SK-085, SK-086, SK-231, SK-010: a die of Strength 1 brings 5, one of 6 nothing."""
    match = given(you=Board(gold=2), shrines={"gold": f"orc:{value} gnoll:3"})
    assert player(play(match, "go:gold", f"die:orc:{value}")).gold == 2 + gold


@pytest.mark.parametrize(("off", "limit"), [("", 13), ("track_14", 20)])
def test_gold_is_limited(off: str, limit: int) -> None:
    """SK-087, SK-135: excess is lost."""
    match = given(you=Board(gold=limit - 2, off=off), shrines={"gold": "orc:1 gnoll:3"})
    assert player(play(match, "go:gold", "die:orc:1")).gold == limit


# --- Champions Shrine


def at_champions(you: Board, die: int = 6, **position: object) -> object:
    match = given(you=you, shrines={"champions": f"skeleton:{die} gargoyle:6"}, **position)  # type: ignore[arg-type]
    return play(match, "go:champions", f"die:skeleton:{die}")


def test_kiras_champion() -> None:
    """SK-077, SK-075, SK-R58: 2 Ongoing owned, a die of Strength 5: 3 + 2 - 1 = 4 Gold."""
    match = at_champions(Board(gold=6, champions="miner priest"), 5)
    play(match, "buy:ongoing:1")
    assert player(match).gold == 2 and player(match).champions[-1] == "cutter"


@pytest.mark.parametrize(("kind", "cost"), [("instant", 1), ("ongoing", 3), ("endgame", 5)])
def test_base_costs(kind: str, cost: int) -> None:
    """SK-074: 1, 3 and 5 Gold."""
    rows = {"instant": "shadow shadow shadow"}
    match = play(at_champions(Board(gold=5), rows=rows), f"buy:{kind}:1")
    assert player(match).gold == 5 - cost


def test_the_discount_never_pays_back() -> None:
    """SK-076: the price is at least 0, unused Discount is lost."""
    match = play(at_champions(Board(gold=0), 1, rows={"instant": "shadow thief thief"}), "buy:instant:1")
    assert player(match).gold == 0 and player(match).champions == ["shadow"]


def test_only_payable_champions_are_offered() -> None:
    """SK-073, SK-R86: with 3 Gold and a 6 no End-game card."""
    match = at_champions(Board(gold=3, magic=0))
    assert offered(match) == [f"buy:{kind}:{slot}" for kind in ("instant", "ongoing") for slot in (1, 2, 3)] + ["done"]


def test_one_purchase_only() -> None:
    """SK-073, SK-083: one, or none at all."""
    match = play(at_champions(Board(gold=13, magic=0)), "buy:ongoing:1")
    assert match.game.active == 1 and len(player(match).champions) == 1
    match = play(at_champions(Board(gold=13, magic=0)), "done")
    assert player(match).champions == [] and player(match).dice == ["skeleton:6"]


@pytest.mark.parametrize(("off", "limit"), [("", 3), ("champions_6", 6), ("champions_6 champions_10", 10)])
def test_champion_limit(off: str, limit: int) -> None:
    """SK-078, SK-129, SK-I09: 3, then 6, then 10 cards of all types together."""
    cards = ["adept", "priest", "satyr", "miner", "oracle", "peddler", "scout", "shaman", "engineer", "brute"]
    full = at_champions(Board(gold=13, magic=0, champions=" ".join(cards[:limit]), off=off), 1)
    assert full.game.active == 1
    almost = at_champions(Board(gold=13, magic=0, champions=" ".join(cards[: limit - 1]), off=off), 1)
    assert offered_as(almost, "buy")


def test_the_slot_is_refilled() -> None:
    """SK-079, SK-R24, SK-R26: from that deck, in the same slot; the row does not slide."""
    match = at_champions(Board(), rows={"ongoing": "cutter miner warrior"}, tops={"ongoing": "adept"})
    play(match, "buy:ongoing:2")
    assert row(match, "ongoing") == ["cutter", "adept", "warrior"] and player(match).champions == ["miner"]


def test_an_empty_deck_leaves_the_slot_empty() -> None:
    """SK-R25, SK-I08: everything else goes on; cycling is not possible then (SK-R23)."""
    match = at_champions(Board(magic=0), tops={"ongoing": "adept"})
    deck = match.game.champion_decks[1]
    deck.drawn = len(deck.cards)
    match.choose(0, "buy:ongoing:2")
    assert row(match, "ongoing") == ["cutter", None, "warrior"]


def test_champions_may_be_cycled_for_magic() -> None:
    """SK-068, SK-071, SK-R21, SK-R93: before and after the purchase, each slot its own option, as often as paid."""
    match = at_champions(Board(magic=2), rows={"instant": "shadow shadow shadow"}, tops={"instant": "warlock sentry"})
    assert offered_as(match, "cycle")[:3] == ["cycle:instant:1", "cycle:instant:2", "cycle:instant:3"]
    play(match, "cycle:instant:2")
    assert row(match, "instant") == ["shadow", "warlock", "shadow"] and player(match).magic == 1
    assert match.game.champion_decks[0].cards[-1] == 4
    play(match, "buy:ongoing:1")
    assert offered_as(match, "buy") == [] and offered_as(match, "cycle")
    play(match, "cycle:instant:2")
    assert row(match, "instant")[1] == "sentry" and match.game.active == 1


def test_cycling_needs_no_purchase() -> None:
    """SK-R21: even if nothing can be bought."""
    match = at_champions(Board(gold=0, magic=1))
    assert offered_as(match, "buy") == [] and len(offered_as(match, "cycle")) == 9


def test_no_cycling_with_an_empty_deck() -> None:
    """SK-R23: the card would come straight back."""
    match = given(you=Board(magic=3))
    match.game.champion_decks[2].drawn = len(match.game.champion_decks[2].cards)
    match.choose(0, "go:champions")
    match.choose(0, "die:skeleton:4")
    assert offered_as(match, "cycle:endgame") == [] and len(offered_as(match, "cycle")) == 6


def test_instants_stay_and_count() -> None:
    """SK-080: the effect comes once; the card counts for limit and price."""
    match = play(at_champions(Board(gold=6, magic=0), rows={"instant": "shadow thief thief"}), "buy:instant:1")
    assert player(match).magic == 4 and player(match).champions == ["shadow"]
    again = at_champions(Board(gold=1, magic=0, champions="shadow"))
    assert offered_as(again, "buy") == []


# --- Tactics Shrine


def at_tactics(you: Board, die: int = 6, **position: object) -> object:
    match = given(you=you, shrines={"tactics": f"goblin:{die} gnoll:4"}, **position)  # type: ignore[arg-type]
    return play(match, "go:tactics", f"die:goblin:{die}")


def test_kiras_plan() -> None:
    """SK-092, SK-089: Discount 4 on the 2-Gold space: 0 Gold, the rest is lost."""
    match = play(at_tactics(Board(gold=3, magic=0), 2), f"reserve:{PLANS[1]}")
    assert player(match).gold == 3 and player(match).slots[0].plan == PLANS[1]


@pytest.mark.parametrize("place", range(5))
def test_a_plan_costs_its_space(place: int) -> None:
    """SK-088, SK-089, SK-016: 1 to 5 Gold with a die of 6."""
    match = play(at_tactics(Board(gold=5, magic=0)), f"reserve:{PLANS[place]}")
    assert player(match).slots[0].plan == PLANS[place]
    assert player(match).gold == 5 - place - 1


def test_the_line_slides_and_is_refilled() -> None:
    """SK-091, SK-R24, SK-I07: the cards above slide down one space, a new one lies on the 5-Gold space."""
    match = at_tactics(Board(magic=0), plan_top="fall_of_goldspire")
    play(match, f"reserve:{PLANS[1]}")
    assert line(match) == [PLANS[0], PLANS[2], PLANS[3], PLANS[4], "fall_of_goldspire"]


def test_no_slot_no_plan() -> None:
    """SK-090: the left slot is full and the others locked."""
    match = at_tactics(Board(reserve=["ruin_of_whitewall"], magic=0))
    assert match.game.active == 1


def test_one_plan_a_visit() -> None:
    """SK-088: one plan, or none."""
    match = play(at_tactics(Board(gold=13, magic=1, off="reserve_middle")), f"reserve:{PLANS[0]}", "slot:left", "pass")
    assert offered_as(match, "reserve") == [] and offered_as(match, "cycle")


def test_plans_may_be_cycled_for_magic() -> None:
    """SK-067, SK-071, SK-R23: the card goes under the deck, the line slides, the top card comes to the 5-Gold space."""
    match = at_tactics(Board(magic=2), plan_top="fall_of_goldspire ruin_of_whitewall")
    play(match, f"cycle:{PLANS[0]}")
    assert line(match) == [*PLANS[1:], "fall_of_goldspire"] and player(match).magic == 1
    play(match, f"cycle:{PLANS[4]}")
    assert line(match) == [*PLANS[1:4], "fall_of_goldspire", "ruin_of_whitewall"] and player(match).magic == 0
    assert offered_as(match, "cycle") == []


def test_plans_are_not_cycled_with_an_empty_deck() -> None:
    """SK-R23, SK-R25: and a plan that leaves is not replaced."""
    match = at_tactics(Board(magic=3), no_plan_deck=True)
    assert offered_as(match, "cycle") == []
    play(match, f"reserve:{PLANS[0]}")
    assert line(match) == [*PLANS[1:], None]


def test_magic_is_spent_nowhere_else() -> None:
    """SK-067, SK-068, SK-R21: neither at the Gem nor at the Gold Shrine."""
    assert play(given(you=Board(magic=5)), "go:gold", "die:gnoll:6").game.active == 1
    assert offered(play(given(you=Board(magic=5)), "go:gem", "die:goblin:4")) == ["take", "pass"]


def test_champions_are_not_cycled_at_the_tactics_shrine() -> None:
    """SK-068, SK-067: each Shrine has its own cards."""
    assert not any("instant" in key for key in offered(at_tactics(Board(magic=5))))
    assert not any(plan in key for plan in PLANS for key in offered(at_champions(Board(magic=5))))


def test_reserved_plans_lie_open() -> None:
    """SK-100, SK-R75, SK-I28: in their slot, until they are fought; others do not take them."""
    match = play(at_tactics(Board(magic=0)), f"reserve:{PLANS[0]}", "pass")
    assert table(match).players[0].slots[0].plan == PLANS[0]
    assert PLANS[0] not in line(match) and told(match, "reserved")[0]["slot"] == "left"


def test_three_slots() -> None:
    """SK-094, SK-101, SK-R19, SK-R20, SK-I11: left open from the start; middle and right by their markers, in
    any order.
    """
    keys = {"": [], "reserve_right": ["left", "right"], "reserve_middle": ["left", "middle"]}
    for off, slots in keys.items():
        match = play(at_tactics(Board(gold=6, off=off)), f"reserve:{PLANS[0]}")
        assert offered_as(match, "slot") == [f"slot:{slot}" for slot in slots]
        assert off or player(match).slots[0].plan == PLANS[0]
    match = at_tactics(Board(off="reserve_middle reserve_right", reserve=["", "ruin_of_whitewall"]))
    play(match, f"reserve:{PLANS[0]}")
    assert offered_as(match, "slot") == ["slot:left", "slot:right"]


# --- reserve bonuses


def reserved(you: Board, slot: str = "left", die: int = 1, **position: object) -> object:
    match = play(at_tactics(you, die, **position), f"reserve:{PLANS[0]}")
    return play(match, f"slot:{slot}") if asked(match) == "reserve_slot" else match


def test_left_bonus() -> None:
    """SK-095, SK-096: pay 1 Gold for 1 Influence, at once or never."""
    match = reserved(Board(gold=2, magic=0))
    assert offered(match) == ["pay", "pass"]
    assert means(play(match, "pay")) == (1, 0, 11)
    other = play(reserved(Board(gold=2, magic=0)), "pass")
    assert means(other) == (2, 0, 10) and other.game.active == 1


def test_the_discount_does_not_pay_for_a_bonus() -> None:
    """SK-R28: with no Gold left there is no bonus, however weak the die."""
    assert reserved(Board(gold=0, magic=0)).game.active == 1


def test_middle_bonus() -> None:
    """SK-097, SK-R87, SK-R42: 2 Gold for one die of any Shrine, without its action; declining costs nothing."""
    you = Board(gold=5, magic=0, off="reserve_middle")
    match = reserved(you, "middle")
    assert asked(match) == "die_from_any_shrine" and "die:tactics:gnoll:4" in offered(match)
    play(match, "die:gold:gnoll:6")
    assert player(match).gold == 3 and player(match).dice == ["goblin:1", "gnoll:6"] and match.game.active == 1
    other = play(reserved(you, "middle"), "pass")
    assert player(other).gold == 5
    assert reserved(Board(gold=1, magic=0, off="reserve_middle"), "middle").game.active == 1


def test_right_bonus() -> None:
    """SK-098, SK-099: a Champion for its base cost, without surcharge; not at the limit."""
    you = Board(gold=3, magic=0, off="reserve_right", champions="adept priest")
    match = reserved(you, "right")
    assert asked(match) == "champion_pick"
    assert offered_as(match, "take") == [f"take:{kind}:{slot}" for kind in ("instant", "ongoing") for slot in (1, 2, 3)]
    play(match, "take:ongoing:3")
    assert "warrior" in player(match).champions and player(match).gold == 0 + 1
    full = Board(gold=9, off="reserve_right", champions="adept priest satyr", magic=0)
    assert reserved(full, "right").game.active == 1


def test_a_bonus_that_gives_nothing_is_not_offered() -> None:
    """SK-R41: Influence at a locked 13; at 20 it is offered, for 2 VP; a Champion that cannot be paid."""
    assert reserved(Board(influence=13, magic=0)).game.active == 1
    match = play(reserved(Board(influence=20, off="track_14", magic=0)), "pay")
    assert player(match).influence == 20 and player(match).points == 2
    assert reserved(Board(gold=0, magic=0, off="reserve_right"), "right").game.active == 1


def test_cycling_at_the_right_bonus() -> None:
    """SK-R22: while an effect lets you choose a Champion you may first cycle, wherever you are."""
    match = reserved(Board(gold=5, magic=1, off="reserve_right"), "right")
    assert len(offered_as(match, "cycle")) == 9
    play(match, "cycle:endgame:1")
    assert player(match).magic == 0 and asked(match) == "champion_pick"


def test_an_effect_that_cannot_give_anything_is_skipped() -> None:
    """SK-R84: no die in any other Shrine, and the taken one was the last."""
    empty = dict.fromkeys(("gem", "magic", "champions", "gold"), "")
    match = given(you=Board(off="reserve_middle", magic=0), shrines={**empty, "tactics": "goblin:1"})
    play(match, "go:tactics", "die:goblin:1") if asked(match) == "destination" else None
    play(match, f"reserve:{PLANS[0]}", "slot:middle")
    assert match.game.active == 1 and not told(match, "paid_gold")
