"""Riftlands: the powers of the thirty Relics."""

import pytest
from tests.support.shadow_kingdoms import (
    CLASH_2,
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
    shrine,
    table,
    told,
)

from wartable.engine.match import Match
from wartable.shadow_kingdoms.components import CHAIN_IDS
from wartable.shadow_kingdoms.conquest import ResolveChains
from wartable.shadow_kingdoms.rifts import rifts_of
from wartable.shadow_kingdoms.taking import TakeAnyDie

PLANS = HARD_LINE.split()
FACE_UP = "dragon_orb_a evermap_a mask_of_asteraten_a thunder_axe_a urdr_staff_a dragon_orb_b"
TROOP_OF_LETTER = {"a": "gargoyle", "b": "gnoll", "c": "goblin", "d": "orc", "e": "skeleton"}


def rift(you: Board, **position: object) -> Match:
    """A Riftlands game of a Skeleton player, whose overlay does not matter in these tests."""
    you.troop = you.troop or "skeleton"
    rivals = position.pop("rivals", [Board(troop="goblin")])
    return given(you=you, riftlands=True, rivals=rivals, **position)  # type: ignore[arg-type]


# --- Dragon Orb


@pytest.mark.parametrize(("letter", "troop"), TROOP_OF_LETTER.items())
def test_dragon_orbs(letter: str, troop: str) -> None:
    """RL-066..RL-070, RL-R14, RL-R18, RL-R19: taking a die of the kind: one raised by 2, or two by 1 each, or none."""
    you = Board(active=f"dragon_orb_{letter}", dice=f"{troop}:2", magic=0)
    match = play(rift(you, shrines={"gold": f"{troop}:4"}, step=TakeAnyDie(0, 0)), f"die:gold:{troop}:4")
    assert asked(match) == "raise"
    assert offered(match) == [f"two:{troop}:2", f"two:{troop}:4", f"split:{troop}:2+{troop}:4", "pass"]
    assert player(play(match.copy(), f"two:{troop}:2")).dice == [f"{troop}:4", f"{troop}:4"]
    assert player(play(match, f"split:{troop}:2+{troop}:4")).dice == [f"{troop}:3", f"{troop}:5"]
    other = "orc" if troop != "orc" else "gnoll"
    match = rift(you, shrines={"gold": f"{other}:3"}, step=TakeAnyDie(0, 0))
    assert asked(play(match, f"die:gold:{other}:3")) == "destination"


def test_orb_on_a_single_die() -> None:
    """RL-R18, RL-R17: only +2 is offered, a 5 becomes 6; with sixes only nothing is asked."""
    match = rift(Board(active="dragon_orb_d"), shrines={"gold": "orc:5"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:5")
    assert offered(match) == ["two:orc:5", "pass"]
    assert player(play(match, "two:orc:5")).dice == ["orc:6"]
    match = rift(Board(active="dragon_orb_d"), shrines={"gold": "orc:6"}, step=TakeAnyDie(0, 0))
    assert asked(play(match, "die:gold:orc:6")) == "destination"


def test_two_equal_dice_make_a_pair() -> None:
    """RL-R18: two different dice, though they look alike."""
    match = rift(Board(active="dragon_orb_d", dice="orc:3"), shrines={"gold": "orc:3"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:3")
    assert offered(match) == ["two:orc:3", "split:orc:3+orc:3", "pass"]
    assert player(play(match, "split:orc:3+orc:3")).dice == ["orc:4", "orc:4"]


def test_orb_when_the_die_went_to_the_bag() -> None:
    """RL-R15: Orbs A to E work on other dice; Orb F has no die to raise."""
    you = Board(active="dragon_orb_d dragon_orb_f", dice="orc:1 orc:2 gnoll:3", magic=3)
    match = rift(you, shrines={"gold": "orc:3"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:3", "bag")
    assert offered_as(match, "two") == ["two:orc:1", "two:orc:2"]
    assert asked(play(match, "pass")) == "destination"


def test_orb_f() -> None:
    """RL-071, RL-R19: 1 Magic raises the die just taken by 2; after the Orb of its kind; not beyond 6."""
    you = Board(active="dragon_orb_d dragon_orb_f", magic=1)
    match = rift(you, shrines={"gold": "orc:2"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:2", "two:orc:2")
    assert asked(match) == "raise_gained" and offered(match) == ["pay", "pass"]
    play(match, "pay")
    assert player(match).dice == ["orc:6"] and player(match).magic == 0
    poor = rift(Board(active="dragon_orb_f", magic=0), shrines={"gold": "orc:2"}, step=TakeAnyDie(0, 0))
    assert asked(play(poor, "die:gold:orc:2")) == "destination"
    six = rift(Board(active="dragon_orb_f", magic=3), shrines={"gold": "orc:6"}, step=TakeAnyDie(0, 0))
    assert asked(play(six, "die:gold:orc:6")) == "destination"


def test_orb_f_at_a_shrine_keeps_the_discount() -> None:
    """RL-R16, RL-110: raised before the action, the die still gives the Discount of its old face."""
    match = rift(Board(active="dragon_orb_f", magic=1, gold=0), shrines={"gold": "orc:2"})
    play(match, "go:gold", "pay")
    assert player(match).dice == ["orc:4"] and player(match).gold == 4


# --- Evermap


def chains(kinds: str, **board: object) -> Match:
    board.setdefault("gold", 0)
    position = {key: board.pop(key) for key in ("rows",) if key in board}
    pending = sorted(CHAIN_IDS.index(kind) for kind in kinds.split())
    return rift(Board(**board), step=ResolveChains(0, pending), **position)  # type: ignore[arg-type]


def test_evermap_a() -> None:
    """RL-072, RL-R61: 2 Magic for 1 Gem; not without supply, space or Magic."""
    match = chains("influence", active="evermap_a", magic=2)
    assert asked(match) == "paid_bonus" and offered(match) == ["pay:evermap_a", "done"]
    play(match, "pay:evermap_a")
    assert player(match).gems == 1 and player(match).magic == 0
    assert asked(chains("influence", active="evermap_a", magic=1)) == "destination"
    assert asked(chains("influence", active="evermap_a", magic=2, gems=1)) == "destination"


def test_evermap_b() -> None:
    """RL-073, RL-R29, RL-R60: 1 Magic for a face-up Instant; cycling while the price stays payable; paid when
    chosen.
    """
    match = chains("influence", active="evermap_b", magic=2, rows={"instant": "thief shadow shadow"})
    play(match, "pay:evermap_b")
    assert offered(match) == [*(f"take:instant:{n}" for n in "123"), *(f"cycle:instant:{n}" for n in "123"), "pass"]
    play(match, "cycle:instant:2")
    assert offered_as(match, "cycle") == [] and player(match).magic == 1
    play(match, "take:instant:1")
    assert player(match).gold == 6 and player(match).magic == 0 and row(match, "instant")[0] is not None
    declined = play(chains("influence", active="evermap_b", magic=2), "pay:evermap_b", "pass")
    assert player(declined).magic == 2 and asked(declined) == "destination"
    full = chains("influence", active="evermap_b", magic=2, champions="cutter miner warrior")
    assert asked(full) == "destination"


def test_evermap_c() -> None:
    """RL-074: 1 Magic for 2 VP, once for each Chain bonus."""
    match = chains("influence influence", active="evermap_c", magic=5)
    play(match, "pay:evermap_c")
    assert player(match).points == 2 and asked(match) == "paid_bonus"
    play(match, "pay:evermap_c")
    assert player(match).points == 4 and player(match).magic == 3 and asked(match) == "destination"


def test_evermap_d_and_e() -> None:
    """RL-075, RL-076, RL-R59: 1 Magic, and 2 Gold, by themselves, each an instance."""
    assert means(chains("gem", active="evermap_d evermap_e", magic=0))[:2] == (2, 1)
    match = chains("gem", active="evermap_d evermap_e", magic=0, champions="peddler dark_conjuror")
    assert means(match)[:2] == (4, 2)


def test_evermap_f() -> None:
    """RL-077, RL-R56: an Ongoing Champion for 2 Magic and 1 for each owned before; Gold reductions do not help."""
    match = chains("influence", active="evermap_f", magic=4, champions="miner death_knight")
    play(match, "pay:evermap_f")
    assert offered_as(match, "take") == [f"take:ongoing:{n}" for n in "123"] and offered_as(match, "cycle") == []
    play(match, "take:ongoing:1")
    assert player(match).magic == 0 and len(player(match).champions) == 3
    assert asked(chains("influence", active="evermap_f", magic=3, champions="miner death_knight")) == "destination"


def test_evermaps_in_any_order() -> None:
    """RL-R28: after the automatic gains, each once for that bonus; then the next bonus."""
    match = chains("influence", active="evermap_a evermap_c", magic=3)
    assert offered(match) == ["pay:evermap_a", "pay:evermap_c", "done"]
    play(match, "pay:evermap_c", "pay:evermap_a")
    assert player(match).magic == 0 and player(match).points == 2 and player(match).gems == 1


def test_the_order_of_bonuses_with_prices() -> None:
    """RL-R28: asked with a paid Evermap, or with Orb F and a die among them; not with automatic ones."""
    assert asked(chains("magic gold", active="evermap_c")) == "chain_order"
    assert asked(chains("magic gold", active="evermap_d")) == "destination"
    assert asked(chains("magic die", active="dragon_orb_f")) == "chain_order"
    assert asked(chains("magic gold", active="dragon_orb_f")) == "destination"


# --- Mask of Asteraten


@pytest.mark.parametrize(("letter", "troop"), TROOP_OF_LETTER.items())
def test_masks(letter: str, troop: str) -> None:
    """RL-078..RL-082, RL-R42: one die of the kind may count as Wild in Camp; another kind may not."""
    plan = {"gargoyle": "rams_at_oakengate", "gnoll": "rams_at_oakengate"}.get(troop, "burning_of_eastkeep")
    fits = {"rams_at_oakengate": "orc:2", "burning_of_eastkeep": "gnoll:2"}[plan]
    you = Board(active=f"mask_of_asteraten_{letter}", reserve=[plan], dice=f"{fits} {troop}:3", place="gem", magic=0)
    match = play(rift(you), "go:camp")
    assert asked(match) == "marker"
    stranger = "goblin" if troop != "goblin" else "skeleton"
    you = Board(active=f"mask_of_asteraten_{letter}", reserve=[plan], dice=f"{fits} {stranger}:3", place="gem")
    assert "go:camp" not in offered(rift(you))


def test_mask_f() -> None:
    """RL-083: any one die for 2 Magic."""
    you = Board(active="mask_of_asteraten_f", reserve=[CLASH_2], dice="goblin:2 orc:3", place="gem", magic=2)
    match = play(rift(you), "go:camp")
    assert player(match).magic == 0 and asked(match) == "marker"
    you = Board(active="mask_of_asteraten_f", reserve=[CLASH_2], dice="goblin:2 orc:3", place="gem", magic=1)
    assert "go:camp" not in offered(rift(you))


def test_mask_f_needs_magic_beyond_cycling() -> None:
    """RL-R40: 3 Magic reach a plan one space further down, 2 do not."""
    row_of = f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}"
    for magic, can in ((3, True), (2, False)):
        you = Board(active="mask_of_asteraten_f", dice="goblin:2 orc:3", place="gem", gold=1, magic=magic)
        assert ("go:camp" in offered(rift(you, line=row_of))) == can


def test_mask_f_with_the_gargoyle() -> None:
    """RL-124, RL-R40: 0 Magic; the 2 Magic gained on buying the plan pay for Mask F."""
    you = Board(
        troop="gargoyle", off="overlay_power", active="mask_of_asteraten_f", dice="goblin:2 orc:3", place="gem",
        gold=1, magic=0,
    )  # fmt: skip
    match = play(rift(you, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp")
    assert asked(match) == "marker" and player(match).magic == 0 and player(match).influence == 11


def test_wild_sources_in_their_order() -> None:
    """RL-R42: ability, Mask, power, Gem, Mask F; for equal colours never going backwards."""
    you = Board(
        troop="skeleton", off="wild gems", active="mask_of_asteraten_e mask_of_asteraten_f", gems=2, magic=2,
        reserve=["duel_at_stagbrook"], dice="skeleton:1 skeleton:2", place="gem",
    )  # fmt: skip
    match = play(rift(you), "go:camp", f"battle:{CLASH_2}")
    assert offered(match) == ["wild:ability", "wild:mask_of_asteraten_e", "wild:gem", "wild:mask_of_asteraten_f"] or (
        offered(match) == ["wild:ability", "wild:mask_of_asteraten_e", "wild:gem"]
    )
    play(match, "wild:gem")
    assert offered(match) == ["wild:gem", "wild:mask_of_asteraten_f"]


def test_the_last_source_is_kept_for_those_who_need_it() -> None:
    """RL-R42, SK-R46: a Mask for one colour only; the other surplus die needs the Gem."""
    you = Board(
        active="mask_of_asteraten_d", gems=1, magic=0, reserve=[CLASH_2], dice="orc:1 gnoll:2", place="gem",
    )  # fmt: skip
    match = play(rift(you), "go:camp")
    assert asked(match) == "marker" and player(match).gems == 0


# --- Thunder Axe


def battle(**board: object) -> Match:
    """A Clash fought up to step 5."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    position = {key: board.pop(key) for key in ("rows", "relics") if key in board}
    you = Board(reserve=[CLASH_2], dice="goblin:2 gargoyle:2", place="gem", **board)  # type: ignore[arg-type]
    match = play(rift(you, **position), "go:camp")
    if asked(match) == "battle_plan":
        play(match, f"battle:{CLASH_2}")
    return play(match, "done") if asked(match) == "change" else match


def test_thunder_axe_a() -> None:
    """RL-084: 2 Magic for a face-up Instant, within the limit."""
    match = battle(active="thunder_axe_a", magic=2, rows={"instant": "thief shadow shadow"})
    assert offered(match) == ["item:thunder_axe_a", "done"]
    play(match, "item:thunder_axe_a", "take:instant:1")
    assert means(match)[:2] == (6, 0)


def test_thunder_axe_b() -> None:
    """RL-085, RL-R43: 2 Magic for a face-up Relic; the space is refilled."""
    match = play(
        battle(active="thunder_axe_b", magic=2, relics=FACE_UP), "item:thunder_axe_b", "relic:evermap_a", "stack"
    )
    assert player(match).relic_stack == ["evermap_a"] and player(match).magic == 0
    assert None not in table(match).rifts[0].relics


def test_thunder_axe_c_and_d() -> None:
    """RL-086, RL-087: 1 Magic, and 2 Gold, by themselves."""
    match = battle(active="thunder_axe_c thunder_axe_d")
    assert means(match)[:2] == (2, 1) and asked(match) == "marker"


def test_thunder_axe_e() -> None:
    """RL-088, RL-R61: 1 Magic for 1 Influence; not at a locked 13."""
    match = play(battle(active="thunder_axe_e", magic=1), "item:thunder_axe_e")
    assert means(match) == (0, 0, 11)
    assert asked(battle(active="thunder_axe_e", magic=1, influence=13)) == "marker"


def test_thunder_axe_f() -> None:
    """RL-089: 2 Magic for 1 Gem of the Shrine."""
    match = play(battle(active="thunder_axe_f", magic=2), "item:thunder_axe_f")
    assert player(match).gems == 1 and player(match).magic == 0


def test_items_may_be_paid_before_the_gains() -> None:
    """RL-R27: paying first matters at the limit; an item is offered while it is payable."""
    match = battle(active="thunder_axe_c thunder_axe_e", magic=1)
    assert offered(match) == ["gains", "item:thunder_axe_e"]
    match = battle(active="thunder_axe_c thunder_axe_e", magic=0)
    assert offered(match) == ["item:thunder_axe_e", "done"] and player(match).magic == 1


def test_a_relic_retired_before_its_item_is_lost() -> None:
    """RL-R52: still active when its turn comes; one gained in step 5 is too late."""
    match = battle(active="thunder_axe_b thunder_axe_e", magic=3, relics="thunder_axe_f evermap_a")
    play(match, "item:thunder_axe_b", "relic:thunder_axe_f", "replace:thunder_axe_e")
    assert asked(match) == "marker" and player(match).active_relics == ["thunder_axe_b", "thunder_axe_f"]


# --- Urdr Staff


def at(place: str, staff: str, **board: object) -> Match:
    position = {key: board.pop(key) for key in ("shrines", "line", "plan_top", "rows", "relics") if key in board}
    position.setdefault("relics", "evermap_a evermap_b mask_of_asteraten_a thunder_axe_a dragon_orb_a dragon_orb_b")
    board.setdefault("magic", 0)
    return play(rift(Board(active=staff, **board), **position), f"go:{place}")  # type: ignore[arg-type]


@pytest.mark.parametrize("place", ["gem", "gold", "riftlands"])
def test_first_tasks_come_before_anything_else(place: str) -> None:
    """RL-096, RL-110: after each move, the Riftlands Shrine included, once per turn; or they are left."""
    match = at(place, "urdr_staff_b", champions="hatchling")
    assert asked(match) == "staff" and offered(match) == ["staff:urdr_staff_b", "done"] and player(match).magic == 0
    play(match, "staff:urdr_staff_b", "relic:evermap_a")
    assert asked(match) in ("die_at_shrine", "die_from_any_shrine")


def test_staff_a() -> None:
    """RL-090, RL-R38, RL-R60: for 2 Magic a die goes to another Shrine, its face unchanged."""
    match = at("gold", "urdr_staff_a", magic=2, shrines={"gold": "orc:3"})
    play(match, "staff:urdr_staff_a")
    assert "die:gold:orc:3" not in offered(match) and len(offered(match)) == 8
    play(match, "die:gem:orc:6")
    assert offered(match) == ["to:magic", "to:champions", "to:gold", "to:tactics"]
    play(match, "to:gold")
    assert shrine(match, "gold") == ["orc:3", "orc:6"] and player(match).magic == 0
    assert asked(at("gold", "urdr_staff_a", magic=1)) == "die_at_shrine"


def test_staff_a_does_not_open_an_empty_shrine() -> None:
    """RL-R38: the destination needed a die when moving."""
    match = rift(Board(active="urdr_staff_a", magic=5), shrines={"gold": ""})
    assert "go:gold" not in offered(match)


def test_staff_b() -> None:
    """RL-091, RL-R54, RL-R39: a face-up Relic goes under the deck, and a new one is revealed in its place."""
    match = play(at("gold", "urdr_staff_b"), "staff:urdr_staff_b")
    assert len(offered_as(match, "relic")) == 6
    play(match, "relic:thunder_axe_a")
    assert (
        table(match).rifts[1].relics[0] == "mask_of_asteraten_a" and table(match).rifts[1].relics[1] != "thunder_axe_a"
    )
    assert rifts_of(match.game).deck.known == 1


def test_staff_c() -> None:
    """RL-092: a plan is cycled free of charge; the line slides and is refilled."""
    match = play(at("gold", "urdr_staff_c", plan_top=CLASH_2), "staff:urdr_staff_c", f"cycle:{PLANS[1]}")
    assert line(match) == [PLANS[0], *PLANS[2:], CLASH_2] and player(match).magic == 0


def test_staff_d() -> None:
    """RL-093: a Champion is cycled free of charge."""
    match = play(at("gold", "urdr_staff_d"), "staff:urdr_staff_d")
    assert len(offered_as(match, "cycle")) == 9
    before = row(match, "endgame")
    play(match, "cycle:endgame:2")
    assert row(match, "endgame")[1] != before[1] and row(match, "endgame")[0] == before[0]


def test_staffs_with_an_empty_deck() -> None:
    """RL-R39: B, C and D are not offered."""
    match = rift(Board(active="urdr_staff_b urdr_staff_c", magic=0))
    rifts_of(match.game).deck.drawn = 30
    match.game.plan_deck.drawn = len(match.game.plan_deck.cards)
    rifts_of(match.game).deck.cards = rifts_of(match.game).deck.cards[:]
    rifts_of(match.game).deck.drawn = len(rifts_of(match.game).deck.cards)
    match.choose(0, "go:gold")
    assert asked(match) == "die_at_shrine"


def test_staff_e() -> None:
    """RL-094: 1 Magic for 2 Gold, or 2 Gold for 1 Magic; with what Peddler and Dark Conjuror add."""
    match = play(at("gem", "urdr_staff_e", magic=1, gold=2), "staff:urdr_staff_e")
    assert offered(match) == ["gold", "magic"]
    assert means(play(match.copy(), "gold"))[:2] == (4, 0)
    assert means(play(match, "magic"))[:2] == (0, 2)
    match = at("gem", "urdr_staff_e", magic=1, gold=0, champions="peddler")
    assert means(play(match, "staff:urdr_staff_e"))[:2] == (4, 0)


def test_staff_f() -> None:
    """RL-095, RL-R41, RL-I13: for 1 Magic a chit goes to another area; Infiltrator and Syphon do not see it."""
    match = at("gem", "urdr_staff_f", magic=1, gold=0, chits=(2, 0, 1), champions="infiltrator syphon")
    play(match, "staff:urdr_staff_f", "from:rift_1")
    assert offered(match) == ["to:rift_2", "to:rift_3"]
    play(match, "to:rift_2")
    assert player(match).chits == [1, 1, 1] and means(match)[:2] == (0, 0)


def test_two_staffs() -> None:
    """RL-R44: both, in any order, each once; the second is chosen after the first has been carried out."""
    match = at("gem", "urdr_staff_d urdr_staff_e", magic=1, gold=2)
    assert offered(match) == ["staff:urdr_staff_d", "staff:urdr_staff_e", "done"]
    play(match, "staff:urdr_staff_e", "gold")
    assert offered(match) == ["staff:urdr_staff_d", "done"]


# --- Staffs and the Camp


def test_staff_e_opens_the_camp() -> None:
    """RL-119, RL-R40: 1 Gold, 1 Magic, the plan on the 3-Gold space: the Magic becomes 2 Gold, and the plan is
    bought.
    """
    you = Board(active="urdr_staff_e", gold=1, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    match = rift(you, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}")
    play(match, "go:camp")
    assert told(match, "paid_gold") == [{"seat": 0, "amount": 3}] and means(match)[:2] == (0, 0)
    assert asked(match) == "marker"  # every choice on the way was the only one


def test_without_the_staff_the_camp_is_closed() -> None:
    """RL-R40: the same position without it."""
    you = Board(gold=1, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    assert "go:camp" not in offered(rift(you, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"))


def test_staff_c_brings_a_plan_within_reach() -> None:
    """RL-R40: cycling a cheaper card free of charge lets the plan slide."""
    you = Board(active="urdr_staff_c", gold=1, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = rift(you, line=f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}")
    play(match, "go:camp")
    assert told(match, "cycled_plan")[0]["plan"] == PLANS[0] and told(match, "battle")[0]["plan"] == CLASH_2


def test_both_staffs_together() -> None:
    """RL-R40: Staff C and Staff E in either order."""
    you = Board(active="urdr_staff_c urdr_staff_e", gold=0, magic=1, dice="goblin:1 gargoyle:1", place="gem")
    lay = f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"
    match = rift(you, line=lay)
    assert "go:camp" in offered(match)
    play(match, "go:camp")
    assert sorted(offered(match)) == ["staff:urdr_staff_c", "staff:urdr_staff_e"]


def test_staff_c_cannot_remove_the_last_plan() -> None:
    """RL-R39, RL-R40, RL-I20: in Camp a plan must stay certain."""
    you = Board(active="urdr_staff_c", gold=5, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = play(rift(you, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp", "staff:urdr_staff_c")
    assert f"cycle:{CLASH_2}" not in offered(match) and len(offered(match)) == 4


def test_a_staff_must_not_spend_the_magic_that_is_needed() -> None:
    """RL-R40: Staff F for 1 Magic is not offered in Camp when that Magic must bring the plan within reach."""
    lay = f"{PLANS[0]} {CLASH_2} {' '.join(PLANS[1:4])}"
    you = Board(active="urdr_staff_f", gold=1, magic=1, chits=(1, 0, 0), dice="goblin:1 gargoyle:1", place="gem")
    assert told(play(rift(you, line=lay), "go:camp"), "moved_chit") == []
    you.gold = 2
    assert "staff:urdr_staff_f" in offered(play(rift(you, line=lay), "go:camp"))


def test_nothing_goes_on_for_ever() -> None:
    """RL-R49, SK-R53: first tasks end when every Staff is used, whatever is left to pay with."""
    match = at("gem", "urdr_staff_b urdr_staff_e", magic=13, gold=13, off="track_14")
    play(match, "staff:urdr_staff_e", "gold", "staff:urdr_staff_b", "relic:evermap_a")
    assert asked(match) == "die_at_shrine"
