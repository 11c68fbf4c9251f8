"""Riftlands: its components, and the Riftlands Shrine."""

import pytest
from tests.support.riftlands import REFILL, rift
from tests.support.shadow_kingdoms import TITLE, Board, asked, given, offered, offered_as, play, player, table, told

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import BASE_CHAMPIONS, CHAMPIONS, champion_number
from wartable.shadow_kingdoms.riftlands_components import RELICS
from wartable.shadow_kingdoms.rifts import rifts_of

# --- components and set-up


def test_updated_champions_replace_the_base_cards() -> None:
    """RL-001, RL-R47, RL-I06: 78 cards, 24 + 30 + 24; none of the six replaced ones; still Ongoing for 3 Gold."""
    game = rift().game
    cards = [card for deck in game.champion_decks for card in deck.cards] + game.rows
    assert len(cards) == 78 and [sum(CHAMPIONS[card].type == kind for card in cards) for kind in range(3)] == [
        24,
        30,
        24,
    ]
    replaced = {champion_number(name) for name in ["assassin", "brawler", "brute", "engineer", "soldier", "stalker"]}
    assert not replaced & set(cards)
    updated = [champion for champion in CHAMPIONS if champion.replaces]
    assert len(updated) == 6 and all(champion.type == 1 for champion in updated)


def test_17_champions_are_added() -> None:
    """RL-002: Pathfinder three times, 10 Ongoing, 4 End-game."""
    added = [champion for champion in CHAMPIONS[len(BASE_CHAMPIONS) :] if not champion.replaces]
    assert [sum(c.copies for c in added if c.type == kind) for kind in range(3)] == [3, 10, 4]
    assert next(champion for champion in added if champion.type == 0).id == "pathfinder"


def test_the_base_game_has_none_of_it() -> None:
    """RL-008: its cards, Awards and locations are used in Riftlands games only."""
    view = table(given())
    assert view.rifts == [] and len(view.awards) == 3 and "go:riftlands" not in offered(given())
    assert len(player(given()).markers) == 10


def test_each_player_gets_an_overlay() -> None:
    """RL-003, RL-R03: of their own monster kind; the base board still applies: the Orc has one Champion more, all
    else is as ever.
    """
    match = rift(players=5)
    assert [table(match).players[seat].champion_limit for seat in range(5)] == [3, 4, 3, 3, 3]
    assert [table(match).players[seat].gem_limit for seat in range(5)] == [1, 1, 1, 1, 2]


def test_the_overlays_marker_is_the_eleventh() -> None:
    """RL-004, RL-R01, RL-I05: in addition to the ten base circles."""
    assert len(player(rift()).markers) == 11 and "overlay_power" in player(rift()).markers


def test_the_board_extension() -> None:
    """RL-005, RL-007, RL-R04, RL-R54: three areas with two Relics each, dealt left and right from the first area on."""
    match = Match(TITLE, 3, 4, {"riftlands": True, "colours": "by_seat"})
    rifts = rifts_of(match.game)
    assert [rifts.deck.cards[place] for place in range(6)] == rifts.spaces and rifts.deck.drawn == 6
    assert len(rifts.deck.cards) == 30 == len(RELICS)
    assert [len(one.relics) for one in table(match).rifts] == [2, 2, 2]
    assert [one.cost for one in table(match).rifts] == [3, 2, 1]


def test_seven_chits_each() -> None:
    """RL-006, RL-I02."""
    assert all(one.chits_left == 7 and one.chits == [0, 0, 0] for one in table(rift(players=4)).players)


def test_a_fourth_award() -> None:
    """RL-008, RL-R55: one of five, drawn at random, never mixed with the others."""
    drawn = {table(Match(TITLE, 2, seed, {"riftlands": True})).awards[3].award for seed in range(40)}
    assert drawn == {"invader", "raider", "occupier", "provocateur", "pillager"}
    base = {award.award for seed in range(40) for award in table(Match(TITLE, 2, seed, {})).awards}
    assert not drawn & base


# --- the Riftlands Shrine


def test_a_further_destination() -> None:
    """RL-010, RL-R51, RL-I16: from anywhere but itself, while a die is in a base Shrine; it holds none itself."""
    assert offered(rift())[-1] == "go:riftlands"
    assert "go:riftlands" not in offered(rift(Board(place="riftlands")))
    assert len(table(rift()).shrines) == 5
    empty = dict.fromkeys(REFILL, "")
    match = rift(shrines={**empty, "gold": "orc:1"}, rivals=[Board(place="riftlands")], players=2)
    assert "go:riftlands" in offered(match)


def test_a_die_of_any_base_shrine() -> None:
    """RL-011, RL-019, RL-R53: without that Shrine's action, and no cards are cycled there."""
    match = play(rift(Board(magic=0, gold=0)), "go:riftlands")
    assert asked(match) == "die_from_any_shrine" and "pass" not in offered(match) and len(offered(match)) == 10
    play(match, "die:gold:gargoyle:4")
    assert player(match).dice == ["gargoyle:4"] and player(match).gold == 0
    assert [key for key in offered(match) if key.startswith("cycle")] == []


def test_the_gray_four() -> None:
    """RL-015, RL-012, RL-013, RL-I12: second rift with one own chit and a Discount of 2: 2 + 1 - 2 = 1 Magic."""
    you = Board(troop="gargoyle", magic=1, chits=(0, 1, 0))
    match = play(rift(you, shrines={"magic": "skeleton:4 orc:4"}), "go:riftlands", "die:magic:skeleton:4")
    play(match, "rift:rift_2")
    assert player(match).magic == 0 and player(match).chits == [0, 2, 0]


@pytest.mark.parametrize(
    ("value", "rifts"), [(6, []), (5, ["rift_3"]), (4, ["rift_2", "rift_3"]), (3, ["rift_1", "rift_2", "rift_3"])]
)
def test_rift_costs(value: int, rifts: list[str]) -> None:
    """RL-014, RL-R08: 3, 2, 1 Magic; Gold does not help."""
    match = rift(Board(magic=0, gold=13), shrines={"gold": f"orc:{value}"})
    play(match, "go:riftlands", f"die:gold:orc:{value}")
    assert offered_as(match, "rift") == [f"rift:{name}" for name in rifts]


def test_a_discount_of_five() -> None:
    """RL-116: any rift for 0 Magic; the rest is lost."""
    match = rift(Board(magic=2), shrines={"gold": "orc:1"})
    play(match, "go:riftlands", "die:gold:orc:1", "rift:rift_1")
    assert player(match).magic == 2


def test_activating_a_rift() -> None:
    """RL-016, RL-017, RL-018, RL-R09, RL-I03: a chit into its area, one of its face-up Relics, space refilled."""
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "rift:rift_2")
    assert player(match).chits == [0, 1, 0] and player(match).chits_left == 6 and player(match).magic == 7
    assert asked(match) == "relic_pick" and offered(match) == ["relic:mask_of_asteraten_a", "relic:thunder_axe_a"]
    play(match, "relic:thunder_axe_a")
    assert table(match).rifts[1].relics[1] == "thunder_axe_a"  # it moves when its place is chosen
    play(match, "stack")
    assert player(match).relic_stack == ["thunder_axe_a"]
    assert table(match).rifts[1].relics[0] == "mask_of_asteraten_a" and table(match).rifts[1].relics[1] is not None


def test_one_rift_or_none() -> None:
    """RL-013, RL-R05, RL-I18: it may be left; after one activation the visit is over."""
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "done")
    assert match.game.active == 1 and player(match).chits_left == 7
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "rift:rift_3", "relic:dragon_orb_b", "stack")
    assert match.game.active == 1 and len(told(match, "placed_chit")) == 1


def test_without_chits() -> None:
    """RL-R06: the visit is still allowed for the die."""
    match = play(rift(Board(magic=9, chits=(3, 2, 2))), "go:riftlands", "die:gold:gnoll:6")
    assert match.game.active == 1 and player(match).dice == ["gnoll:6"]


def test_an_area_without_relics() -> None:
    """RL-R07: the chit counts, no Relic is gained."""
    match = rift(Board(magic=9))
    rifts = rifts_of(match.game)
    rifts.spaces = [*rifts.spaces[:4], -1, -1]
    rifts.deck.drawn = len(rifts.deck.cards)
    for key in ("go:riftlands", "die:gold:gnoll:6", "rift:rift_3"):
        match.choose(0, key)
    assert match.game.active == 1 and player(match).chits == [0, 0, 1] and player(match).relic_stack == []


def test_refills_know_only_the_base_shrines() -> None:
    """RL-019: they count and fill five Shrines."""
    match = rift(Board(place="riftlands"), shrines=REFILL, turn=True)
    assert [len(shrine.dice) for shrine in table(match).shrines] == [2] * 5
