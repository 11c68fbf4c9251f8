"""The turn: moving the Warden, taking a die, and refilling the board."""

import pytest
from tests.support.shadow_kingdoms import (
    CLASH_2,
    TITLE,
    Board,
    asked,
    end_turn,
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

from wartable.engine.chance import chance_from
from wartable.shadow_kingdoms.verbs import dice_in_shrines, draw_die

GOING = ["go:gem", "go:magic", "go:champions", "go:gold", "go:tactics"]
EMPTY = dict.fromkeys(("gem", "magic", "champions", "gold", "tactics"), "")


def test_turns_pass_clockwise() -> None:
    """SK-028, SK-R95: to the next higher seat, after the last one to the first."""
    match = given(players=3, first_player=1, seat=1)
    seats = []
    for _ in range(4):
        seats.append(match.game.active)
        end_turn(match)
    assert seats == [1, 2, 0, 1]


def test_the_warden_must_move() -> None:
    """SK-029, SK-I18: to a location where it is not."""
    match = given(you=Board(place="gold"))
    assert asked(match) == "destination" and offered(match) == [key for key in GOING if key != "go:gold"]


def test_nobody_goes_to_camp_on_the_first_turn() -> None:
    """SK-030: Wardens begin there, even if a plan could be completed."""
    able = Board(reserve=[CLASH_2], dice="goblin:3 gargoyle:3")
    assert offered(given(you=able)) == GOING
    elsewhere = Board(reserve=[CLASH_2], dice="goblin:3 gargoyle:3", place="gem")
    assert "go:camp" in offered(given(you=elsewhere))


def test_nobody_battles_twice_running() -> None:
    """SK-030: after a battle the Warden stands in Camp, so the next move leads away from it."""
    you = Board(reserve=[CLASH_2], dice="goblin:3 gargoyle:3", place="gem", magic=0)
    match = play(given(you=you, players=1), "go:camp", "marker:wild", "area:0:0")
    assert player(match).place == "camp" and "go:camp" not in offered(match)


def test_a_camp_is_for_its_owner_alone() -> None:
    """SK-031: another Warden in its Camp does not stand in mine, and mine does not open by it."""
    match = given(you=Board(place="gem"), rivals=[Board(place="camp", reserve=[CLASH_2], dice="goblin:3 gargoyle:3")])
    assert "go:camp" not in offered(match)


def test_camp_needs_a_plan_that_can_be_completed() -> None:
    """SK-032: without one it is no destination."""
    assert "go:camp" not in offered(given(you=Board(place="gem", reserve=[CLASH_2], dice="goblin:3 orc:3")))


def test_an_empty_shrine_cannot_be_entered() -> None:
    """SK-033: four Shrines are left."""
    assert offered(given(shrines={"gold": ""})) == [key for key in GOING if key != "go:gold"]


def test_wardens_do_not_block_each_other() -> None:
    """SK-034: any number may stand in one Shrine."""
    match = given(players=3, rivals=[Board(place="magic"), Board(place="magic")])
    play(match, "go:magic", "die:orc:4")
    assert table(match).shrines[1].wardens == [0, 1, 2]


def test_a_die_is_taken_before_the_action() -> None:
    """SK-035, SK-036: a die of the player's choice goes to an open Troop space, its face unchanged."""
    match = play(given(), "go:champions")
    assert asked(match) == "die_at_shrine" and offered(match) == ["die:skeleton:4", "die:gargoyle:6"]
    play(match, "die:skeleton:4")
    assert player(match).dice == ["skeleton:4"] and shrine(match, "champions") == ["gargoyle:6"]
    assert asked(match) == "champions_shrine"


def test_equal_dice_are_one_option() -> None:
    """SK-R74: dice are a multiset."""
    match = play(given(shrines={"gold": "orc:3 orc:3 gnoll:1"}), "go:gold")
    assert offered(match) == ["die:orc:3", "die:gnoll:1"]


def test_without_an_open_space_a_die_goes_to_the_bag() -> None:
    """SK-037, SK-R11: the new one, or one of their own dice in whose place it goes; chosen before the action."""
    you = Board(dice="goblin:1 goblin:1 gnoll:2")
    match = play(given(you=you), "go:champions", "die:skeleton:4")
    assert asked(match) == "no_room" and offered(match) == ["bag", "replace:goblin:1", "replace:gnoll:2"]
    before = table(match).bag
    play(match, "replace:goblin:1")
    assert player(match).dice == ["goblin:1", "skeleton:4", "gnoll:2"]
    assert table(match).bag["goblin"] == before["goblin"] + 1
    other = play(given(you=you), "go:champions", "die:skeleton:4", "bag")
    assert player(other).dice == ["goblin:1", "goblin:1", "gnoll:2"]
    assert table(other).bag["skeleton"] == before["skeleton"] + 1


def test_with_an_open_space_the_die_must_be_placed() -> None:
    """SK-R09: discarding is not offered."""
    match = play(given(you=Board(dice="goblin:1 goblin:1")), "go:champions", "die:skeleton:4")
    assert asked(match) == "champions_shrine"


def test_a_discarded_die_still_gives_its_discount() -> None:
    """SK-R10, SK-038: the Discount is that of the die taken this turn."""
    you = Board(dice="goblin:1 goblin:1 gnoll:2", gold=0)
    match = play(given(you=you, shrines={"gold": "orc:2 gnoll:6"}), "go:gold", "die:orc:2", "bag")
    assert player(match).gold == 4


def test_only_the_die_taken_this_turn_gives_a_discount() -> None:
    """SK-038, SK-039: dice on the board do not help, and a 6 gives none."""
    match = play(given(you=Board(dice="goblin:1 gnoll:1", gold=0)), "go:gold", "die:gnoll:6")
    assert player(match).gold == 0


@pytest.mark.parametrize(("dice", "is_refilled"), [("orc:1 orc:2", True), ("orc:1 orc:2 orc:3", False)])
def test_the_board_is_refilled_at_the_threshold(dice: str, is_refilled: bool) -> None:
    """SK-040, SK-R01: no more dice than players, counted at the start of a turn, before the move."""
    match = given(shrines={**EMPTY, "gem": dice[:5], "gold": dice[6:]}, turn=True)
    assert bool(told(match, "refilled")) == is_refilled
    assert asked(match) == "destination"


def test_without_a_destination_the_board_is_refilled() -> None:
    """SK-041, SK-047: all dice lie where the Warden stands, and Camp is closed; then the turn goes on as usual."""
    match = given(you=Board(place="gem"), shrines={**EMPTY, "gem": "orc:1 orc:2 orc:3"}, turn=True)
    assert told(match, "refilled") == [{}] and len(offered_as(match, "go")) == 4
    with_camp = Board(place="gem", reserve=[CLASH_2], dice="goblin:3 gargoyle:3")
    match = given(you=with_camp, shrines={**EMPTY, "gem": "orc:1 orc:2 orc:3"}, turn=True)
    assert told(match, "refilled") == []


def test_a_refill_returns_dice_and_draws_again() -> None:
    """SK-042, SK-043, SK-R05: those in Shrines go to the bag, those on boards stay; each Shrine gets as many as
    players.
    """
    match = given(players=3, you=Board(dice="orc:5 gnoll:5"), shrines={**EMPTY, "gem": "orc:1 orc:2 orc:3"}, turn=True)
    assert [len(shrine.dice) for shrine in table(match).shrines] == [3] * 5
    assert player(match).dice == ["orc:5", "gnoll:5"]


def test_davids_refill() -> None:
    """SK-048, SK-044: 3 players and exactly 3 dice: 15 rolled dice and nine other Champions."""
    match = given(players=3, seat=1, shrines={**EMPTY, "gem": "orc:1 orc:2 orc:3"}, turn=True)
    assert dice_in_shrines(match.game) == 15
    old = ["elite_guard", "thief", "shadow"]
    assert len(told(match, "laid_champion")) == 9
    assert match.game.champion_decks[0].cards[-3:] == [0, 5, 4]  # elite_guard, thief, shadow, the last one lowest
    assert row(match, "instant") != old


def test_champions_go_under_their_deck_in_order() -> None:
    """SK-044, SK-R07, SK-R76: slot 1, 2, 3, then slots are filled from the top, without shuffling."""
    match = given(
        shrines=EMPTY, turn=True, tops={"ongoing": "adept priest satyr"}, rows={"ongoing": "cutter warrior miner"}
    )
    assert row(match, "ongoing") == ["adept", "priest", "satyr"]
    deck = match.game.champion_decks[1]
    assert [TITLE.key(30 << 24 | card) for card in deck.cards[-3:]] == ["item:cutter", "item:warrior", "item:miner"]
    assert deck.known == 3


def test_a_refill_touches_nothing_else() -> None:
    """SK-046: plans, Awards and Gems stay."""
    match = given(shrines=EMPTY, gems=6, turn=True)
    calm = given(gems=6, turn=True)
    assert line(match) == line(calm) and table(match).awards == table(calm).awards and table(match).gems == 6


def test_dice_may_run_short() -> None:
    """SK-045: Shrines are filled in order, as far as the dice reach."""
    full = "goblin:1 orc:1 skeleton:1 gargoyle:1 gnoll:1"
    five = Board(dice=full, off="troop_4 troop_5")
    match = given(players=5, you=five, rivals=[five, five, five, five], shrines=EMPTY, turn=True)
    assert [len(shrine.dice) for shrine in table(match).shrines] == [5, 5, 5, 5, 0]


def test_champions_may_run_short() -> None:
    """SK-045, SK-R25: with an empty deck the same cards come back; a slot without a card stays empty."""
    match = given(rows={"endgame": "firebrand - -"}, no_champion_decks=False, shrines=EMPTY, turn=True)
    assert None not in row(match, "endgame")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_after_a_refill_there_is_always_a_destination(players: int) -> None:
    """SK-R04, SK-I20, SK-R66: with all boards full of dice at least three Shrines are open."""
    full = Board(dice="goblin:1 orc:1 skeleton:1 gargoyle:1 gnoll:1", off="troop_4 troop_5", place="gem", magic=0)
    boards = [full for _ in range(players)]
    match = given(players=players, you=full, rivals=boards[1:], shrines=EMPTY, turn=True, adversary="magic")
    assert told(match, "refilled") == [{}] and len(offered_as(match, "go")) >= 3


def test_at_most_one_refill_a_turn() -> None:
    """SK-244, SK-R01, SK-R92, SK-I26: 3 dice at the start; the turn takes one; the next turn begins with a refill."""
    match = given(shrines={**EMPTY, "gem": "orc:1", "gold": "orc:2 orc:3"}, turn=True)
    play(match, "go:gold", "die:orc:2")
    assert match.game.active == 1 and told(match, "refilled") == [{}]
    names = [event.name for event in match.events]
    assert names.index("refilled") > max(place for place, name in enumerate(names) if name == "turn")


def test_every_die_and_face_is_equally_likely() -> None:
    """SK-R79: a die of the bag, then its face, one at a time; the bag holds twice as many orcs here."""
    match = given()
    game = match.game
    counts = dict.fromkeys(range(5), 0)
    faces = dict.fromkeys(range(6), 0)
    game.chance = chance_from(5)
    for _ in range(3000):
        game.bag = 2 | 4 << 8 | 2 << 16 | 1 << 24 | 1 << 32
        die = draw_die(game)
        counts[die // 6] += 1
        faces[die % 6] += 1
    assert all(400 < number < 600 for number in faces.values())
    assert 500 < counts[0] < 700 and 1080 < counts[1] < 1320 and 230 < counts[3] < 370


def test_what_lies_in_the_bag_is_known() -> None:
    """SK-R06, SK-042: by conservation; the view tells it by Troop Type."""
    bag = table(given(players=2)).bag
    assert bag == {"goblin": 4, "orc": 4, "skeleton": 4, "gargoyle": 4, "gnoll": 4}


def test_gold_and_magic_stay_when_moving() -> None:
    """SK-029: the move itself costs nothing."""
    match = play(given(), "go:champions")
    assert means(match) == (6, 3, 10)
