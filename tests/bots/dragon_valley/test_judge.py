"""The judge of Dragon Valley: it divides evenly, takes the better pile, builds rows, besieges, and sees what comes."""

import pytest
from tests.support.dragon_valley import asked, given, offered, play, points, table

from wartable.bots.dragon_valley.division import in_canonical_form, plan_division, worth_of_item, worth_of_pile
from wartable.bots.dragon_valley.outlook import outcome, outcome_of_enemies, worth_of_rows
from wartable.bots.levels import make_bot
from wartable.bots.playout import Seating
from wartable.bots.search.bot import SearchBot
from wartable.dragon_valley.components import BUILDING_IDS, DRAGON, FIRST_CUBE, FOE_IDS, ORC, PASS, RAM
from wartable.dragon_valley.title import TITLE
from wartable.engine.chance import chance_from
from wartable.engine.window import Window
from wartable.matches.match import Match

NOBODY = [0] * 57


def choice(match: Match) -> str:
    """What a greedy bot would choose now."""
    decision = match.game.decisions()[0]
    bot = make_bot("greedy", TITLE, 1)
    return TITLE.key(bot.choose(Window(TITLE, match.game, decision.seat)))


def play_by_bot(match: Match) -> Match:
    while not match.over and asked(match) != "":
        play(match, choice(match))
    return match


# --- seeing what the enemies will do


def test_an_enemy_in_an_empty_barony_costs_four() -> None:
    game = given().game
    assert [outcome(game, 0, PASS, enemy, NOBODY[:]) for enemy in (RAM, ORC, DRAGON)] == [-400, -400, -400]


def test_an_enemy_before_a_row_of_walls_brings_four() -> None:
    game = given(buildings=["a2.wall b2.wall c2.wall"]).game
    assert outcome(game, 0, PASS, ORC, NOBODY[:]) == 400
    assert outcome(game, 0, PASS, RAM, NOBODY[:]) < -400  # it breaks a Wall on its way


def test_a_knight_in_the_way_kills_rams() -> None:
    assert outcome_of_enemies(given(units=["a1.knight"], enemies=["pass.battering_ram*2"]).game, 0) == 400


# --- dividing and choosing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_division_is_even_for_the_chooser(players: int) -> None:
    """To the chooser the piles differ by less than a third of what the worst division would give away."""
    for seed in range(4):
        match = Match(TITLE, players, seed, {})
        while asked(match) != "choose_pile":
            play(match, choice(match))
        game = match.game
        for draw in game.draws:
            chooser = draw.choosers[0]
            worths = [worth_of_pile(game, chooser, draw, pile) for pile in range(len(draw.owners))]
            everything = sum(abs(worth_of_item(game, chooser, item)) for item in draw.items)
            assert max(worths) - min(worths) < everything / 3


def test_plans_are_in_canonical_form() -> None:
    assert in_canonical_form([3, 3, 5, 20], [1, 0, 1, 0]) == [0, 1, 1, 0]
    match = Match(TITLE, 3, 5, {})
    plan = plan_division(match.game, match.game.draws[0])
    assert plan[0] == 0 and set(plan) == {0, 1, 2}


def test_the_better_pile_is_taken() -> None:
    """A Dragon that will cost 4 points is left to the Castellan."""
    match = given(at="select", stack="wall wall wall")
    while asked(match) == "assign_item":
        play(match, offered(match)[-1])
    game = match.game
    draw, seat = game.draws[0], match.decisions()[0].seat
    taken = int(choice(match).removeprefix("pile")) - 1
    assert worth_of_pile(game, seat, draw, taken) == max(worth_of_pile(game, seat, draw, pile) for pile in (0, 1))
    assert worth_of_item(game, seat, FIRST_CUBE + 3 + FOE_IDS.index("dragon")) < 0


# --- building and besieging


def test_it_completes_a_row() -> None:
    """Two Walls stand on a2 and b2: the third goes to c2."""
    match = given(buildings=["a2.wall b2.wall"], supply=["wall"], units=["keep.trebuchet"])
    play_by_bot(match)
    assert match.game.players[0].buildings[6] == BUILDING_IDS.index("wall")
    assert worth_of_rows(match.game, match.game.players[0].buildings) > 0


def test_it_completes_a_siege() -> None:
    """Two Knights and an Archer conquer the Goblin Fort."""
    match = play_by_bot(given(units=["t1.archer pass.knight*2"]))
    assert points(match) == 7


def test_it_takes_a_siege() -> None:
    """Once it moves: whether to move at all it decides without looking so far."""
    match = play_by_bot(play(given(units=["t3.trebuchet t3.knight*2", "pass.knight"], seat=1), "move"))
    assert points(match, 1) > 0 and table(match).baronies[1].conquered == ["ram_foundry"]


def test_it_kills_a_ram_with_a_knight_and_spares_the_archer() -> None:
    match = play_by_bot(given(units=["a3.knight a3.archer"], enemies=["a2.battering_ram"]))
    assert points(match) == 2 and sum(match.game.players[0].units) == 2


def test_it_orders_the_advance_well() -> None:
    """The Orc does not come first, which would leave both Rams alive (DV-271); a Knight kept for later is as good."""
    match = play_by_bot(given(at="advance", enemies=["a1.battering_ram*2 a1.orc"], units=["a2.knight"]))
    assert points(match) >= 4


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    """The greedy seat wins most games against random ones, and no invariant breaks."""
    won = 0
    for seed in range(3):
        game = TITLE.new(players, chance_from(seed), TITLE.settings(players, {}))
        game.run()
        bots = [make_bot("greedy" if seat == seed % players else "random", TITLE, seed) for seat in range(players)]
        tally = Seating(TITLE, bots, True).play(game)
        assert tally.broken == [] and tally.most_options <= 200
        won += TITLE.winners(game) == [seed % players]
    assert won >= 2


def test_a_kind_bot_does_not_dally_in_a_long_game() -> None:
    """given a bot that would always take the next best / then it does so early in a game, and never after 16 rounds"""
    match = Match(TITLE, 2, 3, {})
    seat = match.game.decisions()[0].seat
    bot = make_bot("search:iterations=4:slack=1:horizon=4", TITLE, 1)
    assert isinstance(bot, SearchBot)
    for rounds, kind in ((1, True), (16, True), (17, False), (40, False)):
        match.game.round = rounds
        assert bot.is_kind(Window(TITLE, match.game, seat), 1) == kind
