"""Champion cards: the End-game ones, and the points of each."""

import pytest
from tests.support.shadow_kingdoms import TITLE, Board, gained, given, player

from wartable.shadow_kingdoms.components import CHAMPIONS, champion_number
from wartable.shadow_kingdoms.ending import score_points

SIEGES = (
    "sack_of_port_marlow burning_of_eastkeep fall_of_goldspire ruin_of_whitewall storm_on_highwatch "
    "plunder_of_ironvault"
)
CLASHES = "skirmish_at_dunmere charge_at_lionsgate_field brawl_at_brindle_ford rout_at_sunmeadow stand_at_copper_hill"
AMBUSHES = "knives_at_foxglove_inn shadows_over_larkspur snare_at_thornwick_pass night_raid_on_millbrook"


def score(card: str, **board: object) -> int:
    kind = champion_number(card)
    board["champions"] = f"{board.get('champions', '')} {card}"
    claims = board.pop("claims", ())
    match = given(you=Board(**board), claims=claims)  # type: ignore[arg-type]
    printed = CHAMPIONS[kind].score
    assert printed is not None
    return int(score_points(match.game, 0, printed))


def first(names: str, number: int) -> str:
    return " ".join(names.split()[:number])


@pytest.mark.parametrize(("card", "plans"), [("bombardier", SIEGES), ("conqueror", CLASHES), ("huntsman", AMBUSHES)])
def test_points_by_battle_type(card: str, plans: str) -> None:
    """SK-179, SK-181, SK-186: 2 VP for each completed plan of the type."""
    assert score(card, completed=first(plans, 3)) == 6
    assert score(card, completed=first(plans, 1)) == 2 and score(card) == 0


def test_points_have_a_maximum() -> None:
    """SK-179: Bombardier at most 10, with six Sieges."""
    assert score("bombardier", completed=SIEGES) == 10


@pytest.mark.parametrize(
    ("card", "troop"),
    [("clan_chief", "orc"), ("grim_giant", "skeleton"), ("king_slayer", "gargoyle"), ("trail_master", "gnoll"),
     ("warmonger", "goblin")],
)  # fmt: skip
def test_points_by_icons(card: str, troop: str) -> None:
    """SK-180, SK-184, SK-188, SK-195, SK-197: 1 VP for each icon on completed plans, at most 10."""
    plans = f"{first(SIEGES, 4)} {first(CLASHES, 3)}"
    icons = {"goblin": 5, "orc": 3, "skeleton": 3, "gargoyle": 3, "gnoll": 3}
    assert score(card, completed=plans) == icons[troop]


@pytest.mark.parametrize(
    ("card", "champions", "points"),
    [("conscriptor", "thief thief shadow", 6), ("seer", "firebrand hoarder", 6), ("war_beast", "cutter miner", 4)],
)
def test_points_by_champions(card: str, champions: str, points: int) -> None:
    """SK-182, SK-191, SK-196, SK-082: 2 VP for each of the type; Seer counts itself."""
    assert score(card, champions=champions, off="champions_6") == points


def test_firebrand() -> None:
    """SK-183: 1 VP per completed plan, no maximum."""
    assert score("firebrand", completed=first(SIEGES, 4)) == 4


def test_hoarder() -> None:
    """SK-185: 1 VP per 2 Gold, rounded up, no maximum."""
    assert [score("hoarder", gold=gold, off="track_14") for gold in (0, 1, 2, 9, 20)] == [0, 1, 1, 5, 10]


def test_juggernaut() -> None:
    """SK-187: 3 VP for each own marker on an Award."""
    assert score("juggernaut", claims=[[0], [], [1, 0]], off="wild gems") == 6


def test_overseer() -> None:
    """SK-189, SK-R61: 2 VP per die on the board, at most 10."""
    assert score("overseer", dice="orc:1 orc:2 gnoll:1") == 6


def test_pharaoh() -> None:
    """SK-190: 10 VP for two plans of each type, nothing for less."""
    assert score("pharaoh", completed=f"{first(SIEGES, 2)} {first(CLASHES, 2)} {first(AMBUSHES, 2)}") == 10
    assert score("pharaoh", completed=f"{first(SIEGES, 3)} {first(CLASHES, 2)} {first(AMBUSHES, 1)}") == 0


def test_skullbasher() -> None:
    """SK-192: 1 VP per Influence above 10."""
    assert [score("skullbasher", influence=many, off="track_14") for many in (10, 13, 20)] == [0, 3, 10]


def test_sorceress() -> None:
    """SK-193: 1 VP per Magic, at most 10."""
    assert [score("sorceress", magic=magic) for magic in (0, 7, 13)] == [0, 7, 10]


def test_strategist() -> None:
    """SK-194, SK-102: 5 VP per plan still reserved, at most 10; the plans themselves cost nothing."""
    off = "reserve_middle reserve_right"
    plans = ["fall_of_goldspire", "ruin_of_whitewall", "rams_at_oakengate"]
    assert [score("strategist", reserve=plans[:number], off=off) for number in range(4)] == [0, 5, 10, 10]


def test_witch_doctor() -> None:
    """SK-198: 5 VP per Gem, at most 10."""
    assert [score("witch_doctor", gems=gems, off="gems") for gems in range(4)] == [0, 5, 10, 10]


def test_endgame_champions_score_at_the_end_only() -> None:
    """SK-082: nothing on being gained."""
    match = gained("firebrand", completed=first(SIEGES, 4))
    assert player(match).points == 0 and TITLE.scores(match.game) == [0, 0]
