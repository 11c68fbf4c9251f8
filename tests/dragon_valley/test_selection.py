"""The Selection and Deployment phases."""

from collections import Counter

import pytest
from tests.support.dragon_valley import (
    asked,
    asked_seat,
    barony,
    divide,
    enemies,
    given,
    offered,
    play,
    points,
    supply,
    table,
    told,
    units,
)

from wartable.dragon_valley.components import CARD_ROWS
from wartable.dragon_valley.title import TITLE
from wartable.matches.match import Match

CHART = {2: (3, 4, 5), 3: (4, 5, 6), 4: (3, 4, 5)}
TITLE_CARDS = [card.id for card in CARD_ROWS]


def items(match: Match, draw: int = 0) -> list[str]:
    one = table(match).draws[draw]
    return [item for pile in one.piles for item in pile.items] + [waiting.item for waiting in one.waiting]


def counted(match: Match, draw: int = 0) -> tuple[int, int, int]:
    kinds = Counter(item.split(":")[0] for item in items(match, draw))
    return kinds["building"], kinds["card"], kinds["unit"]


def one_apart(match: Match, draw: int = 0) -> str:
    """The first card is alone in the second pile."""
    cards = [at for at, item in enumerate(items(match, draw)) if item.startswith("card:")]
    return " ".join("2" if at == cards[0] else "1" for at in range(len(items(match, draw))))


def answer_roles(match: Match) -> Match:
    while asked(match) in ("choose_partner", "choose_role"):
        play(match, offered(match)[0])
    return match


def choose_all(match: Match) -> Match:
    while asked(match) in ("choose_partner", "choose_role", "assign_item", "choose_pile"):
        play(match, offered(match)[-1])
    return match


# --- the draw


def test_every_round_begins_with_a_fresh_deck() -> None:
    """DV-036, DV-215: all twelve cards are shuffled again, including those used in the round before."""
    match = given(at="round_end", cards=["blessing charge", "smite"], discards="remodel lucky_day")
    assert table(match).round == 2
    drawn = {item for item in items(match) if item.startswith("card:")}
    assert len(drawn) == 4 and table(match).deck == 8
    assert {f"card:{name}" for name in table(match).unseen_cards} | drawn == {f"card:{name}" for name in TITLE_CARDS}
    assert len({tuple(items(Match(TITLE, 2, seed, {}))[3:7]) for seed in range(6)}) > 3


@pytest.mark.parametrize("players", [2, 3])
def test_the_kings_favored_is_the_only_castellan(players: int) -> None:
    """DV-037: with two or three players nobody else divides."""
    match = given(players=players, at="select", favored=1)
    assert [draw.castellan for draw in table(match).draws] == [1] and asked_seat(match) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_numbers_of_the_chart(players: int) -> None:
    """DV-038, DV-039, DV-040, DV-I14: tiles, cards and cubes for each Castellan, and the number of piles."""
    match = answer_roles(given(players=players, at="select"))
    draws = table(match).draws
    assert [counted(match, number) for number in range(len(draws))] == [CHART[players]] * (2 if players == 4 else 1)
    assert [len(draw.piles) for draw in draws] == {2: [2], 3: [3], 4: [2, 2]}[players]
    cubes = CHART[players][2] * len(draws)
    assert sum(table(match).bag.values()) == 70 - cubes


@pytest.mark.parametrize(("players", "left"), [(2, 8), (3, 7), (4, 4)])
def test_undrawn_cards_are_the_remaining_deck(players: int, left: int) -> None:
    """DV-055, DV-R38: 8, 7 or 4 cards are left for Lucky Day, always at least three."""
    assert table(answer_roles(given(players=players, at="select"))).deck == left >= 3


def test_tiles_come_from_the_top() -> None:
    """DV-041: the top three tiles of the stack are drawn."""
    match = given(at="select", stack="tower wall chapel dungeon dungeon")
    assert sorted(items(match)[:3]) == ["building:chapel", "building:tower", "building:wall"]
    assert table(match).stack == 2


def test_cubes_come_at_random_from_the_bag() -> None:
    """DV-041: only cubes of the bag are drawn; over many draws every kind comes."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        match = Match(TITLE, 2, seed, {})
        seen.update(item for item in items(match) if item.startswith("unit:"))
    assert len(seen) == 6 and 30 < seen["unit:knight"] + seen["unit:archer"] < 100
    match = given(at="select", units=["keep.archer*15 keep.knight*15 keep.trebuchet*10"])
    assert not {"unit:archer", "unit:knight", "unit:trebuchet"} & set(items(match))


def test_drawn_items_are_open_to_all() -> None:
    """DV-042: everybody, spectators too, sees items and piles."""
    match = given(players=3, at="select")
    play(match, offered(match)[0])
    assert table(match, None).draws == table(match, 0).draws == table(match, 2).draws
    assert len(items(match)) == 15


def test_no_tiles_when_the_stack_is_short() -> None:
    """DV-053, DV-R40: with two tiles left of four needed none is drawn; cards and cubes are divided."""
    match = given(players=3, at="select", stack="tower wall")
    assert counted(match) == (0, 5, 6) and table(match).stack == 2


def test_the_last_cubes_are_drawn() -> None:
    """DV-054, DV-R41: three cubes are in the bag, so three are drawn; with an empty bag cards and tiles alone."""
    full = "keep.trebuchet*10 keep.archer*15 keep.knight*15"
    match = given(at="select", units=[full], enemies=["pass.orc*10 pass.dragon*10 pass.battering_ram*7"])
    assert counted(match) == (3, 4, 3)
    match = given(at="select", units=[full], enemies=["pass.orc*10 pass.dragon*10 pass.battering_ram*10"])
    assert counted(match) == (3, 4, 0)


def test_two_castellans_share_the_last_cubes() -> None:
    """DV-R41: five cubes for two pairs are drawn alternately: three for the King's Favored's pair."""
    full = "keep.trebuchet*10 keep.archer*15 keep.knight*15"
    match = given(players=4, at="select", units=[full], enemies=["pass.orc*10 pass.dragon*10 pass.battering_ram*5"])
    answer_roles(match)
    assert [counted(match, 0)[2], counted(match, 1)[2]] == [3, 2]


# --- the division


def test_a_single_card_may_lie_apart() -> None:
    """DV-056, DV-043: of 3 tiles, 4 cards and 5 cubes a single card may be one pile."""
    match = given(at="select")
    divide(match, one_apart(match))
    piles = table(match).draws[0].piles
    assert sorted(len(pile.items) for pile in piles) == [1, 11]


def test_three_piles_of_one_one_and_thirteen() -> None:
    """DV-057, DV-043: one card / one cube / 4 tiles, 4 cards and 5 cubes."""
    match = given(players=3, at="select")
    kinds = [item.split(":")[0] for item in items(match)]
    card, cube = kinds.index("card"), len(kinds) - 1
    divide(match, " ".join("2" if at == card else ("3" if at == cube else "1") for at in range(15)))
    assert [len(pile.items) for pile in table(match).draws[0].piles] == [13, 1, 1]


def test_four_players_divide_twelve_items() -> None:
    """DV-058: a single card against 3 tiles, 3 cards and 5 cubes is legal."""
    match = answer_roles(given(players=4, at="select"))
    divide(match, one_apart(match))
    assert [len(pile.items) for pile in table(match).draws[0].piles] == [11, 1]


def test_no_pile_is_empty() -> None:
    """DV-043, DV-058, DV-I15: when all others are in pile 1 the last item must go to pile 2."""
    match = given(at="select")
    while asked(match) == "assign_item":
        play(match, offered(match)[0])  # pile 1
    assert [len(pile.items) for pile in table(match).draws[0].piles] == [11, 1]


def test_equal_items_get_piles_that_do_not_fall() -> None:
    """DV-I15: piles have the numbers that the divider gives them; equal items are laid in rising order."""
    match = given(players=3, at="select", stack="wall wall wall wall")
    assert offered(match) == ["lay:wall:1", "lay:wall:2", "lay:wall:3"]
    play(match, "lay:wall:2")
    assert offered(match) == ["lay:wall:2", "lay:wall:3"]
    play(match, "lay:wall:3")  # so the other Walls are forced
    assert [pile.items for pile in table(match).draws[0].piles][2] == ["building:wall"] * 3
    choose_all(match)
    assert asked(match) == ""


def test_a_division_takes_at_most_fifteen_choices() -> None:
    """DV-I25: item by item, two or three options each."""
    match = given(players=3, at="select")
    number = 0
    while asked(match) == "assign_item":
        assert 2 <= len(offered(match)) <= 3
        play(match, offered(match)[0])
        number += 1
    assert number <= 15


# --- the choice


def test_with_two_players_the_other_takes_a_pile() -> None:
    """DV-044: the other player takes one, the Castellan the one left."""
    match = given(at="select", favored=1)
    divide(match, one_apart(match))
    assert asked_seat(match) == 0 and offered(match) == ["pile1", "pile2"]
    play(match, "pile2")
    assert len(barony(match, 0).cards) == 1 and len(barony(match, 1).cards) == 3


@pytest.mark.parametrize(
    ("scores", "order"), [([0, 5, 3], [2, 1]), ([0, 3, 5], [1, 2]), ([9, 4, 4], [1, 2]), ([0, -5, -5], [1, 2])]
)
def test_the_lower_score_chooses_first(scores: list[int], order: list[int]) -> None:
    """DV-045, DV-046, DV-R42: if scores are equal, the first one clockwise from the Castellan, who is last."""
    match = given(players=3, at="select", scores=scores)
    choose_divide(match)
    seen = []
    while asked(match) == "choose_pile":
        seen.append(asked_seat(match))
        play(match, offered(match)[0])
    assert seen == order
    assert [fact["seat"] for fact in told(match, "took_pile")] == [*order, 0]


def choose_divide(match: Match) -> Match:
    while asked(match) == "assign_item":
        play(match, offered(match)[-1])
    return match


def test_equal_scores_with_another_castellan() -> None:
    """DV-046: with seat 1 as Castellan and equal scores seat 2 chooses before seat 0."""
    match = choose_divide(given(players=3, at="select", favored=1))
    assert asked_seat(match) == 2


# --- four players


def test_the_kings_favored_names_a_partner() -> None:
    """DV-047: any of the other three; the two left form the second pair."""
    match = given(players=4, at="select", favored=2)
    assert asked(match) == "choose_partner" and asked_seat(match) == 2 and offered(match) == ["p1", "p2", "p4"]
    play(match, "p2", "divide", "divide")
    draws = table(match).draws
    assert {draws[0].castellan, *draws[0].choosers} == {2, 1} and {draws[1].castellan, *draws[1].choosers} == {3, 0}


@pytest.mark.parametrize(("role", "castellan"), [("divide", 1), ("choose", 0)])
def test_the_lower_score_of_a_pair_picks_the_role(role: str, castellan: int) -> None:
    """DV-048: it divides, or lets the partner divide and chooses first."""
    match = play(given(players=4, at="select", scores=[5, 2, 0, 0]), "p2")
    assert asked(match) == "choose_role" and asked_seat(match) == 1 and offered(match) == ["divide", "choose"]
    play(match, role)
    play(match, "divide")
    draw = table(match).draws[0]
    assert draw.castellan == castellan and draw.choosers == [1 - castellan]


def test_equal_scores_in_a_pair() -> None:
    """DV-049, DV-050: the King's Favored decides in their own pair, in the other the first one clockwise."""
    match = play(given(players=4, at="select", favored=1), "p1")
    assert asked_seat(match) == 1
    play(match, "divide")
    assert asked_seat(match) == 2


def test_the_order_of_a_selection_with_four_players() -> None:
    """DV-051, DV-052, DV-R39: partner, both roles, both draws, both divisions, both choices."""
    match = given(players=4, at="select")
    seen = []
    while asked(match) != "":
        if not seen or seen[-1] != (asked(match), asked_seat(match)):
            seen.append((asked(match), asked_seat(match)))
        key = {"choose_partner": "p3", "choose_role": "divide"}.get(asked(match), offered(match)[0])
        play(match, key)
    assert seen == [
        ("choose_partner", 0),
        ("choose_role", 0),
        ("choose_role", 1),
        ("assign_item", 0),
        ("assign_item", 1),
        ("choose_pile", 2),
        ("choose_pile", 3),
    ]
    took = [(fact["seat"], fact["castellan"]) for fact in told(match, "took_pile")]
    assert took == [(2, 0), (0, 0), (3, 1), (1, 1)]


def test_six_tiles_eight_cards_ten_cubes_with_four_players() -> None:
    """DV-040, DV-I15: so much leaves the supply, and all of it comes to the players."""
    match = choose_all(given(players=4, at="select"))
    assert sum(len(barony(match, seat).cards) for seat in range(4)) == 8
    assert sum(sum(barony(match, seat).supply.values()) for seat in range(4)) == 6
    assert sum(table(match).bag.values()) == 60 and table(match).stack == 48


# --- deployment


def test_deployment() -> None:
    """DV-059, DV-061, DV-062, DV-063, DV-064, DV-I28: enemies to the pass, friends to the Keep, tiles to the supply."""
    match = given(at="select", stack="wall wall moat_arc_wall")
    choose_all(match)
    assert asked(match) == ""
    for seat in (0, 1):
        one = barony(match, seat)
        assert {stack.place for stack in one.units} <= {"keep"} and {stack.place for stack in one.enemies} <= {"pass"}
    assert sorted((supply(match, 0) + " " + supply(match, 1)).split()) == ["moat_arc_wall", "wall", "wall"]
    cubes = sum(stack.count for seat in (0, 1) for stack in [*barony(match, seat).units, *barony(match, seat).enemies])
    assert cubes == 5 and len(barony(match, 0).cards) + len(barony(match, 1).cards) == 4
    assert told(match, "built") == []


def test_nobody_fights_at_deployment() -> None:
    """DV-060: Knights in the pass do not battle the enemies that are put there."""
    full = "keep.trebuchet*10 keep.archer*15 keep.knight*14"
    match = given(at="select", units=["pass.knight " + full], enemies=["pass.battering_ram*9"])
    choose_all(match)
    assert points(match) == 0 and "pass.knight" in units(match) and told(match, "battle") == []
    assert enemies(match, 0) or enemies(match, 1)


def test_tiles_are_kept_and_cards_are_open() -> None:
    """DV-062, DV-063, DV-174: unbuilt tiles stay from round to round; cards stay face up until the round ends."""
    match = given(at="turn round_end", supply=["wall tower dungeon dungeon"], cards=["kings_envoy"])
    assert barony(match).cards == ["kings_envoy"]
    play(match, "end_turn")
    assert table(match).round == 2 and barony(match).cards == []
    assert supply(match) == "dungeon dungeon tower wall"
