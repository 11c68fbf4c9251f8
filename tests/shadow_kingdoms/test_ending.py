"""The end of the game, final scoring, winners, and solo play."""

import pytest
from tests.support.shadow_kingdoms import (
    CLASH_2,
    HARD_LINE,
    TITLE,
    Board,
    asked,
    end_turn,
    given,
    line,
    offered,
    play,
    player,
    table,
    told,
)

from wartable.engine.contract import ScoreLine
from wartable.matches.match import Match
from wartable.shadow_kingdoms.ending import EndGame
from wartable.shadow_kingdoms.solo import AdversaryMoves

PLANS = HARD_LINE.split()
SIX = "0:0 0:1 0:2 1:0 1:1 1:2"
ALMOST = {"covered": SIX, "magic": 0, "gold": 0}


def last_battle(seat: int = 0, players: int = 3, first_player: int = 0) -> Match:
    """The seat completes its seventh plan."""
    ready = Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", place="gem", **ALMOST)  # type: ignore[arg-type]
    boards = [Board(magic=0) for _ in range(players)]
    boards[seat] = ready
    match = given(you=boards[0], rivals=boards[1:], players=players, seat=seat, first_player=first_player)
    play(match, "go:camp")
    while asked(match) in ("marker", "area", "chain_order", "die_from_any_shrine", "champion_pick", "after_battle"):
        play(match, next((key for key in ("done", "pass") if key in offered(match)), offered(match)[0]))
    return match


def ended(*boards: Board, **position: object) -> Match:
    """The game is over with these boards."""
    players = len(boards)
    match = given(you=boards[0], rivals=boards[1:], players=players, **position)  # type: ignore[arg-type]
    EndGame().happens(match.game)
    return match


def test_the_seventh_plan_triggers_the_end() -> None:
    """SK-208, SK-R59: the others still have their turns up to the right-hand neighbour of the starting player."""
    match = last_battle()
    assert table(match).end_triggered and not match.over and match.game.active == 1
    end_turn(end_turn(match))
    assert match.over and [one.turns for one in match.game.players] == [1, 1, 1]


def test_the_last_player_ends_the_game_right_away() -> None:
    """SK-209, SK-R59, SK-I21: with seat 1 starting, seat 0 is the last."""
    assert last_battle(seat=0, first_player=1).over
    assert not last_battle(seat=2, first_player=1).over


def test_a_hundred_rounds_are_enough() -> None:
    """SK-R52: the game ends after the last player's turn and is scored normally."""
    match = given(round_number=100, you=Board(dice="orc:1"))
    end_turn(match)
    assert not match.over
    end_turn(match)
    assert match.over and player(match).points == 2  # a die of the start and one more


def lines(match: Match, seat: int = 0) -> dict[str, int]:
    found: list[ScoreLine] = [one for one in TITLE.account(match.game) if one.seat == seat]
    return {one.name: one.points for one in found}


def test_final_scoring() -> None:
    """SK-210, SK-211, SK-R60, SK-R61, SK-R62: End-game Champions and 1 VP per die; Gold, Magic, plans score nothing."""
    you = Board(
        champions="hoarder overseer thief cutter",
        dice="orc:1 gnoll:1",
        gold=5,
        reserve=[CLASH_2],
        points=10,
        off="champions_6",
    )
    match = ended(you, Board(gold=13, magic=13))
    assert TITLE.scores(match.game) == [10 + 3 + 4 + 2, 0]
    assert player(match).gold == 5 and player(match).dice == ["orc:1", "gnoll:1"]
    assert lines(match)["dice"] == 2


def test_one_thing_may_count_twice() -> None:
    """SK-R61: two cards count the same dice, each on its own; nothing is consumed."""
    match = ended(Board(champions="overseer war_beast cutter", dice="orc:1"), Board())
    assert TITLE.scores(match.game)[0] == 2 + 2 + 1


def test_reserved_plans_cost_nothing() -> None:
    """SK-102: nothing is lost for them."""
    assert TITLE.scores(ended(Board(reserve=[CLASH_2], points=4), Board()).game) == [4, 0]


def test_most_points_win() -> None:
    """SK-212."""
    assert TITLE.winners(ended(Board(points=9), Board(points=11), Board(points=10)).game) == [1]


def test_influence_breaks_ties_and_then_victory_is_shared() -> None:
    """SK-213, SK-214: among the tied players only."""
    boards = [Board(points=9, influence=12), Board(points=9, influence=13), Board(points=3, influence=13)]
    assert TITLE.winners(ended(*boards).game) == [1]
    boards[0].influence = 13
    assert TITLE.winners(ended(*boards).game) == [0, 1]


def test_the_score_has_no_limit() -> None:
    """SK-015, SK-R63: 140 points and more simply go on."""
    match = ended(Board(points=139, dice="orc:1 orc:2 orc:3"), Board())
    assert TITLE.scores(match.game)[0] == 142


# --- solo


def alone(you: Board | None = None, **position: object) -> Match:
    return given(you=you or Board(magic=0), players=1, **position)  # type: ignore[arg-type]


def moved(match: Match) -> Match:
    """The Adversary makes one move."""
    AdversaryMoves().happens(match.game)
    return match


def test_the_adversary_moves_after_each_turn() -> None:
    """SK-219, SK-R08, SK-221: one Shrine clockwise: Gem, Magic, Champions, Gold, Tactics, Gem; it takes no die."""
    match = alone()
    places = []
    dice = sum(len(shrine.dice) for shrine in table(match).shrines)
    for _ in range(5):
        places.append(table(moved(match)).adversary.place)
    assert places == ["magic", "champions", "gold", "tactics", "gem"]
    assert sum(len(shrine.dice) for shrine in table(match).shrines) == dice
    match = play(alone(), "go:gold", "die:gnoll:6")
    assert table(match).adversary.place == "magic" and match.game.active == 0


def test_its_shrine_is_closed() -> None:
    """SK-220, SK-R65: to the Warden, not to effects."""
    match = alone(Board(off="reserve_middle", magic=0), adversary="gold", shrines={"tactics": "goblin:1 gnoll:4"})
    assert "go:gold" not in offered(match) and "go:gem" in offered(match)
    play(match, "go:tactics", "die:goblin:1", f"reserve:{PLANS[0]}", "slot:middle")
    assert "die:gold:gnoll:6" in offered(match)


def test_entering_the_players_shrine_scores() -> None:
    """SK-222: 2 VP; not if the player stands elsewhere."""
    match = play(alone(adversary="champions"), "go:gold", "die:gnoll:6")
    assert table(match).adversary.points == 12
    match = play(alone(adversary="magic"), "go:gold", "die:gnoll:6")
    assert table(match).adversary.points == 10


@pytest.mark.parametrize(
    ("plan", "points"), [("sack_of_port_marlow", 9), ("fall_of_goldspire", 12), ("crushing_of_dawnkeep", 15)]
)
def test_entering_the_tactics_shrine(plan: str, points: int) -> None:
    """SK-223, SK-224: it completes the plan on the 5-Gold space for 9, 12 or 15 VP; the line is refilled."""
    match = alone(adversary="gold", line=f"{' '.join(PLANS[:4])} {plan}", plan_top=CLASH_2)
    moved(match)
    assert table(match).adversary.plans == [plan] and table(match).adversary.points == 10 + points
    assert line(match) == [*PLANS[:4], CLASH_2]


def test_it_takes_the_most_expensive_plan_left() -> None:
    """SK-R68: if the 5-Gold space is empty."""
    match = alone(adversary="gold")
    match.game.line = match.game.line[:3]
    match.game.plan_deck.drawn = len(match.game.plan_deck.cards)
    assert table(moved(match)).adversary.plans == [PLANS[2]]


def test_meeting_in_the_tactics_shrine() -> None:
    """SK-R67: 2 VP and the plan."""
    match = moved(alone(Board(place="tactics"), adversary="gold"))
    assert table(match).adversary.points == 10 + 2 + 15


@pytest.mark.parametrize(("dice", "is_refilled"), [(3, True), (4, False)])
def test_solo_refill(dice: int, is_refilled: bool) -> None:
    """SK-225: at 3 or fewer dice, 2 to each Shrine; Champions are renewed as in any refill."""
    names = ("gem", "magic", "champions", "gold", "tactics")
    shrines = {name: "orc:1" if place < dice else "" for place, name in enumerate(names)}
    match = alone(shrines=shrines, turn=True)
    assert bool(told(match, "refilled")) == is_refilled
    if is_refilled:
        assert [len(shrine.dice) for shrine in table(match).shrines] == [2] * 5
        assert len(told(match, "laid_champion")) == 9


def test_no_legal_move_in_solo() -> None:
    """SK-R66, SK-041: four dice in the player's own and the blocked Shrine, so the board is refilled."""
    shrines = {"gem": "orc:1 orc:2", "magic": "orc:3 orc:4", "champions": "", "gold": "", "tactics": ""}
    match = alone(Board(place="magic", magic=0), shrines=shrines, adversary="gem", turn=True)
    assert told(match, "refilled") == [{}] and len(offered(match)) >= 3


def test_after_the_players_seventh_plan_it_moves_once_more() -> None:
    """SK-226, SK-R70: with all its effects; then the game ends."""
    match = last_battle(players=1)
    assert match.over and table(match).adversary.place == "magic"


def test_its_seventh_plan_ends_the_game_at_once() -> None:
    """SK-227, SK-I23: even before the player's next turn."""
    match = alone(adversary="gold", round_number=34)
    moved(match).game.run()
    assert match.over and len(match.game.adversary.plans) == 7


def test_both_reach_seven_on_the_last_move() -> None:
    """SK-R70: both count; final scoring follows."""
    match = last_battle(players=1)
    assert len(match.game.players[0].completed) == 7 and match.over


def test_the_adversary_scores_awards() -> None:
    """SK-228, SK-R69, SK-R71: 7 VP without the player's marker, 5 with it; nothing for dice or Influence."""
    match = ended(Board(off="wild", dice="orc:1"), claims=[[0], [], []])
    assert table(match).adversary.points == 10 + 5 + 7 + 7


def test_a_tie_is_a_loss_in_solo() -> None:
    """SK-229: the player wins only with more points."""
    for points, won in ((31, []), (32, [0])):
        assert TITLE.winners(ended(Board(points=points)).game) == won
    assert TITLE.winners(ended(Board(points=30)).game) == []


def test_the_leftmost_circle_is_the_players() -> None:
    """SK-R71: 7 VP; nobody else claims in solo play."""
    match = alone(Board(gold=8, magic=8), awards="crossroads lord_of_clash war_chest")
    play(match, "go:magic", "die:orc:4", "award:war_chest", "marker:wild")
    assert player(match).points == 7


def test_a_solo_game_lasts_at_most_34_turns() -> None:
    """SK-R52, SK-I23, SK-238: the Adversary enters the Tactics Shrine on its moves 4, 9, ... 34."""
    match = alone()
    while not match.over:
        end_turn(match)
    assert match.game.players[0].turns == 34 and len(match.game.adversary.plans) == 7
    moves = [event["location"] for event in told(match, "adversary_moved")]
    assert [number for number, place in enumerate(moves, 1) if place == "tactics"] == [4, 9, 14, 19, 24, 29, 34]
