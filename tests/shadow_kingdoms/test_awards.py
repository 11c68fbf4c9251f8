"""The Magic Shrine, Awards, their conditions and circles."""

import pytest
from tests.support.shadow_kingdoms import Board, asked, given, offered, offered_as, play, player, table

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import PLANS, TYPE_IDS

RICH = Board(gold=8, magic=8)
CHEST = "crossroads lord_of_clash war_chest"


def at_magic(match: Match) -> Match:
    return play(match, "go:magic", "die:orc:4")


def markers_on(match: Match, place: int) -> list[list[int]]:
    """The seats on each circle of an Award."""
    return [circle.seats for circle in table(match).awards[place].circles]


def plans(kind: str, number: int) -> str:
    found = [plan.id for plan in PLANS if TYPE_IDS[plan.type] == kind and plan.size == 3]
    return " ".join(found[:number])


def may_claim(award: str, you: Board, **position: object) -> bool:
    """Whether the Award, alone of its kind in play, can be claimed at the Magic Shrine."""
    decks = {
        "crossroads four_winds war_path spearhead serpent": 0,
        "gem_hoard warband feared_name war_chest mixed_ranks": 2,
    }
    place = next((at for names, at in decks.items() if award in names.split()), 1)
    awards = ["crossroads", "lord_of_clash", "gem_hoard"]
    awards[place] = award
    match = at_magic(given(you=you, awards=" ".join(awards), **position))  # type: ignore[arg-type]
    return f"award:{award}" in offered(match)


def test_two_magic_or_an_award() -> None:
    """SK-056, SK-R12: one of them must be done; without an Award the 2 Magic come without a question."""
    match = at_magic(given(you=Board(magic=3)))
    assert match.game.active == 1 and player(match).magic == 5
    match = at_magic(given(you=RICH, awards=CHEST))
    assert offered(match) == ["magic", "award:war_chest"]
    assert player(play(match, "magic")).magic == 10


@pytest.mark.parametrize(("off", "limit"), [("", 13), ("track_14", 20)])
def test_magic_is_limited(off: str, limit: int) -> None:
    """SK-065, SK-066, SK-R12: what exceeds the limit is lost."""
    match = at_magic(given(you=Board(magic=limit - 1, off=off)))
    assert player(match).magic == limit


def test_claiming_moves_a_marker_and_scores_at_once() -> None:
    """SK-057, SK-058, SK-063, SK-R13: the marker is chosen, unlocks its circle, and lies on the leftmost free
    circle.
    """
    match = play(at_magic(given(you=RICH, awards=CHEST)), "award:war_chest")
    assert asked(match) == "marker" and len(offered(match)) == 8
    play(match, "marker:gems")
    one = player(match)
    assert one.points == 7 and "gems" not in one.markers and one.gem_limit == 3 and one.gems == 1
    assert markers_on(match, 2) == [[0], [], []] and one.magic == 8


@pytest.mark.parametrize(("claims", "points"), [([], 7), ([1], 5), ([1, 2], 3)])
def test_circles(claims: list[int], points: int) -> None:
    """SK-059, SK-060, SK-I14: 7, 5, 3 from left to right."""
    match = at_magic(given(players=3, you=RICH, awards=CHEST, claims=[[], [], claims]))
    play(match, "award:war_chest", "marker:wild")
    assert player(match).points == points and markers_on(match, 2)[len(claims)] == [0]


def test_the_rightmost_circle_holds_many() -> None:
    """SK-061: with 4 or 5 players each marker there pays 3 VP."""
    match = at_magic(given(players=5, you=RICH, awards=CHEST, claims=[[], [], [1, 2, 3, 4]]))
    play(match, "award:war_chest", "marker:wild")
    assert player(match).points == 3 and markers_on(match, 2) == [[1], [2], [3, 4, 0]]


def test_one_marker_on_each_award() -> None:
    """SK-062: it cannot be claimed again."""
    match = at_magic(given(you=RICH, awards=CHEST, claims=[[], [], [0]]))
    assert match.game.active == 1


def test_markers_never_run_out() -> None:
    """SK-R15: 7 battles and 3 Awards use ten markers; with six plans and two Awards two are left."""
    you = Board(gold=8, magic=8, covered="0:0 0:1 0:2 1:0 1:1 1:2", off="champions_6 champions_10")
    match = at_magic(given(you=you, awards=CHEST, claims=[[0], [0], []]))
    play(match, "award:war_chest")
    assert len(offered_as(match, "marker")) == 2
    assert len(player(play(match, offered(match)[0])).markers) == 1


def test_champion_markers_are_ordered_and_troop_markers_alike() -> None:
    """SK-R17, SK-R18: limit 10 only after 6; one Troop marker stands for both while both are covered."""
    keys = offered(play(at_magic(given(you=RICH, awards=CHEST)), "award:war_chest"))
    assert "marker:champions_10" not in keys and "marker:troop_4" in keys and "marker:troop_5" not in keys
    you = Board(gold=8, magic=8, off="champions_6 troop_4")
    keys = offered(play(at_magic(given(you=you, awards=CHEST)), "award:war_chest"))
    assert "marker:champions_10" in keys and "marker:troop_5" in keys and "marker:troop_4" not in keys


SHAPES = {
    "crossroads": ("0:1 1:0 1:1 1:2 2:1", "0:0 0:1 1:0 1:1 1:2"),
    "four_winds": ("0:0 0:2 2:0 2:2", "0:0 0:2 2:0 2:1"),
    "war_path": ("0:2 1:1 2:0", "0:0 0:1 0:2"),
    "spearhead": ("0:0 1:0 2:0 1:1 1:2", "0:0 0:1 0:2 1:0 2:0"),
    "serpent": ("0:2 0:1 1:1 1:0 2:0", "0:0 0:1 0:2 1:0 1:1"),
}


@pytest.mark.parametrize("award", SHAPES)
def test_pattern_awards(award: str) -> None:
    """SK-064, SK-199, SK-R16: the shape may be turned and mirrored; more markers do no harm."""
    shape, other = SHAPES[award]
    assert may_claim(award, Board(covered=shape))
    assert not may_claim(award, Board(covered=other))
    more = next(area for area in ("0:0", "0:1", "1:2", "2:2") if area not in shape)
    assert may_claim(award, Board(covered=f"{shape} {more}"))


def test_markers_on_awards_do_not_count_for_a_shape() -> None:
    """SK-R16: only their own map."""
    assert not may_claim("war_path", Board(covered="0:0 1:1", off="wild gems strength"), claims=[[], [], [0]])


@pytest.mark.parametrize("kind", ["ambush", "clash", "siege"])
def test_lords(kind: str) -> None:
    """SK-200: three completed plans of the Battle Type."""
    assert may_claim(f"lord_of_{kind}", Board(completed=plans(kind, 3)))
    assert may_claim(f"lord_of_{kind}", Board(completed=plans(kind, 4)))
    assert not may_claim(f"lord_of_{kind}", Board(completed=plans(kind, 2)))


def test_grand_host() -> None:
    """SK-201: two completed plans with four icons."""
    four = "blades_at_moonwell carnage_at_redford_common"
    assert may_claim("grand_host", Board(completed=four))
    assert not may_claim("grand_host", Board(completed=f"{four.split(maxsplit=1)[0]} fall_of_goldspire"))


def test_five_banners() -> None:
    """SK-202: at least two icons of each Troop Type on completed plans together."""
    some = "carnage_at_redford_common slaughter_at_greyline sack_of_port_marlow"
    assert may_claim("five_banners", Board(completed=some))
    assert not may_claim("five_banners", Board(completed="carnage_at_redford_common slaughter_at_greyline"))


def test_gem_hoard() -> None:
    """SK-203: three Gems on their own board."""
    assert may_claim("gem_hoard", Board(gems=3, off="gems"))
    assert not may_claim("gem_hoard", Board(gems=2, off="gems"))


def test_warband() -> None:
    """SK-204: six Champions."""
    cards = "adept priest satyr miner oracle thief"
    assert may_claim("warband", Board(champions=cards, off="champions_6"))
    assert not may_claim("warband", Board(champions=cards[:-6], off="champions_6"))


def test_feared_name() -> None:
    """SK-205, SK-R85: Influence 16 or more."""
    assert not may_claim("feared_name", Board(influence=15, off="track_14"))
    assert may_claim("feared_name", Board(influence=16, off="track_14"))
    assert may_claim("feared_name", Board(influence=17, off="track_14"))


def test_war_chest() -> None:
    """SK-206: at least 8 Gold and at least 8 Magic."""
    assert may_claim("war_chest", Board(gold=8, magic=9))
    assert not may_claim("war_chest", Board(gold=7, magic=9)) and not may_claim("war_chest", Board(gold=9, magic=7))


def test_mixed_ranks_with_the_die_just_taken() -> None:
    """SK-207, SK-R14: dice of four Troop Types; the orc taken at the Magic Shrine is the fourth."""
    assert may_claim("mixed_ranks", Board(dice="goblin:1 skeleton:1 gnoll:1", off="troop_4"))
    assert not may_claim("mixed_ranks", Board(dice="goblin:1 orc:1 gnoll:1", off="troop_4"))
