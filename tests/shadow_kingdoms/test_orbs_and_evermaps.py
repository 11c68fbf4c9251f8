"""Riftlands: the powers of Dragon Orbs and Evermaps."""

import pytest
from tests.support.riftlands import TROOP_OF_LETTER, relic_game
from tests.support.shadow_kingdoms import Board, asked, means, offered, offered_as, play, player, row

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHAIN_IDS
from wartable.shadow_kingdoms.conquest import ResolveChains
from wartable.shadow_kingdoms.taking import TakeAnyDie

# --- Dragon Orb


@pytest.mark.parametrize(("letter", "troop"), TROOP_OF_LETTER.items())
def test_dragon_orbs(letter: str, troop: str) -> None:
    """RL-066, RL-067, RL-068, RL-069, RL-070, RL-R14, RL-R18, RL-R19: taking a die of the kind, one may be raised by 2,
    or two by 1 each, or none.
    """
    you = Board(active=f"dragon_orb_{letter}", dice=f"{troop}:2", magic=0)
    match = play(relic_game(you, shrines={"gold": f"{troop}:4"}, step=TakeAnyDie(0, 0)), f"die:gold:{troop}:4")
    assert asked(match) == "orb"
    assert offered(match) == [f"two:{troop}:2", f"two:{troop}:4", f"split:{troop}:2+{troop}:4", "pass"]
    assert player(play(match.copy(), f"two:{troop}:2")).dice == [f"{troop}:4", f"{troop}:4"]
    assert player(play(match, f"split:{troop}:2+{troop}:4")).dice == [f"{troop}:3", f"{troop}:5"]
    other = "orc" if troop != "orc" else "gnoll"
    match = relic_game(you, shrines={"gold": f"{other}:3"}, step=TakeAnyDie(0, 0))
    assert asked(play(match, f"die:gold:{other}:3")) == "destination"


def test_orb_on_a_single_die() -> None:
    """RL-R18, RL-R17: only +2 is offered, a 5 becomes 6; with sixes only nothing is asked."""
    match = relic_game(Board(active="dragon_orb_d"), shrines={"gold": "orc:5"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:5")
    assert offered(match) == ["two:orc:5", "pass"]
    assert player(play(match, "two:orc:5")).dice == ["orc:6"]
    match = relic_game(Board(active="dragon_orb_d"), shrines={"gold": "orc:6"}, step=TakeAnyDie(0, 0))
    assert asked(play(match, "die:gold:orc:6")) == "destination"


def test_two_equal_dice_make_a_pair() -> None:
    """RL-R18: two different dice, though they look alike."""
    match = relic_game(Board(active="dragon_orb_d", dice="orc:3"), shrines={"gold": "orc:3"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:3")
    assert offered(match) == ["two:orc:3", "split:orc:3+orc:3", "pass"]
    assert player(play(match, "split:orc:3+orc:3")).dice == ["orc:4", "orc:4"]


def test_orb_when_the_die_went_to_the_bag() -> None:
    """RL-R15: Orbs A to E work on other dice; Orb F has no die to raise."""
    you = Board(active="dragon_orb_d dragon_orb_f", dice="orc:1 orc:2 gnoll:3", magic=3)
    match = relic_game(you, shrines={"gold": "orc:3"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:3", "bag")
    assert offered_as(match, "two") == ["two:orc:1", "two:orc:2"]
    assert asked(play(match, "pass")) == "destination"


def test_orb_f() -> None:
    """RL-071, RL-R19: 1 Magic raises the die just taken by 2; after the Orb of its kind; not beyond 6."""
    you = Board(active="dragon_orb_d dragon_orb_f", magic=1)
    match = relic_game(you, shrines={"gold": "orc:2"}, step=TakeAnyDie(0, 0))
    play(match, "die:gold:orc:2", "two:orc:2")
    assert asked(match) == "raise_gained" and offered(match) == ["pay", "pass"]
    play(match, "pay")
    assert player(match).dice == ["orc:6"] and player(match).magic == 0
    poor = relic_game(Board(active="dragon_orb_f", magic=0), shrines={"gold": "orc:2"}, step=TakeAnyDie(0, 0))
    assert asked(play(poor, "die:gold:orc:2")) == "destination"
    six = relic_game(Board(active="dragon_orb_f", magic=3), shrines={"gold": "orc:6"}, step=TakeAnyDie(0, 0))
    assert asked(play(six, "die:gold:orc:6")) == "destination"


def test_orb_f_at_a_shrine_keeps_the_discount() -> None:
    """RL-R16, RL-110: raised before the action, the die still gives the Discount of its old face."""
    match = relic_game(Board(active="dragon_orb_f", magic=1, gold=0), shrines={"gold": "orc:2"})
    play(match, "go:gold", "pay")
    assert player(match).dice == ["orc:4"] and player(match).gold == 4


# --- Evermap


def chains(kinds: str, **board: object) -> Match:
    board.setdefault("gold", 0)
    position = {key: board.pop(key) for key in ("rows",) if key in board}
    pending = sorted(CHAIN_IDS.index(kind) for kind in kinds.split())
    return relic_game(Board(**board), step=ResolveChains(0, pending), **position)  # type: ignore[arg-type]


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
