"""Set-up for one to five players, and the choices made in it."""

import pytest
from tests.support.shadow_kingdoms import TITLE, asked, offered, play, table

from wartable.engine.decision import BadSetup
from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import AWARDS, CHAMPIONS


def new(players: int, seed: int = 3, **options: object) -> Match:
    return Match(TITLE, players, seed, options)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_players(players: int) -> None:
    """SK-001: solo against the Adversary, otherwise without one."""
    assert (table(new(players)).adversary is not None) == (players == 1)
    with pytest.raises(BadSetup):
        new(6)


@pytest.mark.parametrize(("players", "gems", "dice", "each"), [(2, 6, 6, 4), (3, 7, 7, 5), (4, 8, 8, 6), (5, 9, 9, 7)])
def test_gems_and_dice_by_player_count(players: int, gems: int, dice: int, each: int) -> None:
    """SK-017, SK-018, SK-019, SK-006, SK-007: Gems in the Shrine, dice in the bag, rolled dice in every Shrine."""
    view = table(new(players))
    assert view.gems == gems
    assert [len(shrine.dice) for shrine in view.shrines] == [each] * 5
    assert sum(view.bag.values()) == 5 * dice - 5 * each
    lying = [die.split(":")[0] for shrine in view.shrines for die in shrine.dice]
    assert all(view.bag[troop] + lying.count(troop) == dice for troop in view.bag)


def test_solo_set_up() -> None:
    """SK-215, SK-216, SK-217, SK-218, SK-238: 3 Gems, 5 dice a colour, 2 in each Shrine; the Adversary with 10 VP."""
    match = play(new(1), "colour:orc")
    play(match, "side:a")
    view = table(match)
    assert view.gems == 3 and [len(shrine.dice) for shrine in view.shrines] == [2] * 5
    lying = [die.split(":")[0] for shrine in view.shrines for die in shrine.dice]
    assert len(view.bag) == 5 and all(view.bag[troop] + lying.count(troop) == 5 for troop in view.bag)
    assert view.adversary is not None and (view.adversary.place, view.adversary.points) == ("gem", 10)
    assert view.players[0].points == 0 and view.active == view.first_player == 0
    assert (view.players[0].gold, view.players[0].magic, view.players[0].influence) == (6, 3, 10)


def test_the_adversary_has_another_colour() -> None:
    """SK-217, SK-R91: one of the four others at random."""
    colours = set()
    for seed in range(40):
        view = table(play(new(1, seed), "colour:orc", "side:b"))
        assert view.adversary is not None
        colours.add(view.adversary.troop)
    assert colours == {"goblin", "skeleton", "gargoyle", "gnoll"}


def test_the_three_gems_award_is_removed_in_solo_play() -> None:
    """SK-215, RL-R34: in none of many games; with others at the table it appears."""
    assert not any(award.award == "gem_hoard" for seed in range(60) for award in table(new(1, seed)).awards)
    assert any(award.award == "gem_hoard" for seed in range(60) for award in table(new(2, seed)).awards)


@pytest.mark.parametrize("points", [10, 17, 30])
def test_difficulty(points: int) -> None:
    """SK-218, SK-230, RL-R35: the Adversary starts with 10 to 30 points."""
    view = table(new(1, adversary_points=points, riftlands=True))
    assert view.adversary is not None and view.adversary.points == points
    for wrong in (9, 31):
        with pytest.raises(BadSetup):
            new(1, adversary_points=wrong)


def test_five_plans_lie_in_the_line() -> None:
    """SK-016: the first card dealt on the 1-Gold space, the fifth on the 5-Gold space next to the deck."""
    match = new(2)
    dealt = [event.facts["plan"] for event in match.events if event.name == "laid_plan"]
    if not dealt:  # set-up is not told: the line itself says what was dealt first
        deck = match.game.plan_deck
        dealt = [TITLE.key(14 << 24 | plan).removeprefix("cycle:") for plan in deck.cards[:5]]
    view = table(match)
    assert [space.cost for space in view.line] == [5, 4, 3, 2, 1]
    assert [space.plan for space in reversed(view.line)] == dealt
    assert view.plan_deck == 43


def test_one_award_of_each_deck() -> None:
    """SK-020: left, middle, right; the other 12 are out of the game."""
    decks = {award.id: award.deck for award in AWARDS}
    assert [decks[award.award] for award in table(new(3)).awards] == ["left", "middle", "right"]


def test_three_champions_in_each_row() -> None:
    """SK-021: the rest of each type is its deck."""
    types = {champion.id: int(champion.type) for champion in CHAMPIONS}
    for kind, one in enumerate(table(new(3)).rows):
        assert [types[str(card)] for card in one.slots] == [kind] * 3
        assert one.deck == [21, 20, 20][kind] - 3


def test_colours_are_chosen_in_seat_order() -> None:
    """SK-022, SK-R64: each a different one, before the maps are dealt, with the whole board already visible."""
    match = new(3)
    assert asked(match) == "colour" and match.decisions()[0].seat == 0 and len(offered(match)) == 5
    assert all(one.map is None and one.map_board is None for one in table(match).players)
    play(match, "colour:skeleton")
    assert match.decisions()[0].seat == 1 and "colour:skeleton" not in offered(match)
    play(match, "colour:goblin", "colour:gnoll")
    assert [one.troop for one in table(match).players] == ["skeleton", "goblin", "gnoll"]
    assert asked(match) == "map_side" and match.decisions()[0].seat == 0


def test_colours_may_be_fixed() -> None:
    """SK-R64: then only the sides are chosen."""
    match = new(3, colours="by_seat")
    assert [one.troop for one in table(match).players] == ["goblin", "orc", "skeleton"] and asked(match) == "map_side"


def test_sides_may_be_dealt() -> None:
    """SK-R64: then nothing is asked before the first turn, and chance turns up either side."""
    matches = [new(3, seed, colours="sides_dealt") for seed in range(12)]
    assert {asked(match) for match in matches} == {"destination"}
    maps = [one.map for match in matches for one in table(match).players]
    assert {one.id[-1] for one in maps if one is not None} == {"a", "b"}


def test_maps_are_dealt_and_a_side_is_chosen() -> None:
    """SK-005, SK-023: no two the same board; the side stays."""
    match = new(5, colours="by_seat")
    assert len({one.map_board for one in table(match).players}) == 5
    play(match, "side:b", "side:a", "side:b", "side:a", "side:a")
    sides = [one.map.id[-1] for one in table(match).players if one.map is not None]
    assert sides == ["b", "a", "b", "a", "a"]


def test_every_player_starts_alike() -> None:
    """SK-022, SK-024, SK-025, SK-026, SK-128: Warden in Camp, ten markers, Influence 10, Gold 6, Magic 3, no points."""
    for one in table(new(4)).players:
        assert (one.place, one.influence, one.gold, one.magic, one.points, one.gems) == ("camp", 10, 6, 3, 0, 0)
        assert len(one.markers) == 10 and one.dice == [] and one.champions == []


def test_the_first_player_is_drawn() -> None:
    """SK-027, SK-R78: at random, after all sides are chosen; it stays for the whole game."""
    first = set()
    for seed in range(30):
        match = new(3, seed, colours="by_seat")
        play(match, "side:a", "side:a", "side:a")
        first.add(table(match).first_player)
        assert match.game.active == table(match).first_player
    assert first == {0, 1, 2}


def test_chance_acts_in_the_order_of_the_steps() -> None:
    """SK-R78, RL-R55: the expansion draws after the Champion decks, so everything before is the same with it."""
    base, more = table(new(3, 9)), table(new(3, 9, riftlands=True))
    assert base.line == more.line and base.shrines == more.shrines and base.awards == more.awards[:3]
    assert base.rows != more.rows
