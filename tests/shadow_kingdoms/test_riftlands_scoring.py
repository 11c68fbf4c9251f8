"""Riftlands: its Awards, the final scoring, and the Adversary of solo play."""

import pytest
from tests.support.riftlands import REFILL, rift
from tests.support.shadow_kingdoms import TITLE, Board, asked, offered, play, player, table

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHAMPIONS, champion_number
from wartable.shadow_kingdoms.ending import EndGame, score_points
from wartable.shadow_kingdoms.riftlands import rank_points, set_points
from wartable.shadow_kingdoms.riftlands_components import relic_number
from wartable.shadow_kingdoms.rifts import rifts_of
from wartable.shadow_kingdoms.solo import AdversaryMoves

# --- Awards


@pytest.mark.parametrize(
    ("award", "chits", "is_met"),
    [
        ("invader", (2, 0, 2), True),
        ("invader", (3, 1, 0), False),
        ("raider", (0, 4, 0), True),
        ("raider", (1, 0, 5), True),
        ("raider", (3, 3, 1), False),
        ("occupier", (2, 1, 2), True),
        ("occupier", (1, 3, 2), True),
        ("occupier", (2, 2, 0), False),
        ("occupier", (3, 1, 1), False),
        ("provocateur", (2, 2, 1), True),
        ("provocateur", (2, 2, 0), False),
    ],
)
def test_awards_for_chits(award: str, chits: tuple[int, int, int], is_met: bool) -> None:
    """RL-097, RL-098, RL-099, RL-100, RL-009: chits in areas, in any order; claimed like the others."""
    match = rift(Board(chits=chits), awards=f"crossroads lord_of_clash gem_hoard {award}")
    play(match, "go:magic", "die:orc:4")
    assert (asked(match) == "magic_shrine") == is_met
    if is_met:
        play(match, f"award:{award}", "marker:wild")
        assert player(match).points == 7


def test_pillager() -> None:
    """RL-101, RL-025: Relics of three different types, active or stacked."""
    awards = "crossroads lord_of_clash gem_hoard pillager"
    match = rift(Board(active="evermap_d", stack="thunder_axe_c urdr_staff_b"), awards=awards)
    assert "award:pillager" in offered(at_magic(match))
    match = rift(Board(active="evermap_d", stack="thunder_axe_c thunder_axe_d"), awards=awards)
    assert at_magic(match).game.active == 1


def at_magic(match: Match) -> Match:
    return play(match, "go:magic", "die:orc:4")


def test_four_markers_on_awards() -> None:
    """RL-I14, RL-R01: 7 battles and 4 Awards need eleven markers."""
    you = Board(chits=(4, 0, 0), off="wild strength gems")
    match = at_magic(rift(you, awards="crossroads lord_of_clash gem_hoard raider", claims=[[0], [0], [0], []]))
    play(match, "award:raider", "marker:track_14")
    assert sum(circle.seats == [0] for award in table(match).awards for circle in award.circles) == 4


def test_the_overlays_marker_on_an_award() -> None:
    """RL-R02, RL-036: the power is unlocked either way."""
    match = at_magic(rift(Board(chits=(4, 0, 0)), awards="crossroads lord_of_clash gem_hoard raider"))
    play(match, "award:raider", "marker:overlay_power")
    assert player(match).has_extra_space and "overlay_power" not in player(match).markers


# --- final scoring


def relics(names: str) -> list[int]:
    return [relic_number(name) for name in names.split()]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12), (6, 12)])
def test_relic_sets(number: int, points: int) -> None:
    """RL-102, RL-103: by the number of cards of one type; six score as five."""
    assert set_points(relics(" ".join(f"evermap_{letter}" for letter in "abcdef"[:number]))) == points


def test_three_sets() -> None:
    """RL-118: 2 Dragon Orbs, 1 Evermap and 6 Urdr Staffs: 3 + 1 + 12 = 16."""
    staffs = " ".join(f"urdr_staff_{letter}" for letter in "abcdef")
    assert set_points(relics(f"dragon_orb_a dragon_orb_f evermap_c {staffs}")) == 16


def ranks(*chits: int, area: int = 0) -> list[int]:
    """The points of each player for the chits in an area."""
    boards = [Board(chits=tuple(number if place == area else 0 for place in range(3))) for number in chits]
    game = rift(boards[0], rivals=boards[1:], players=len(chits)).game
    return [int(rank_points(game, area, seat)) for seat in range(len(chits))]


def test_ranks() -> None:
    """RL-104, RL-R36: top 6/4/3, second 5/3/2, third 4/2/1; none without a chit."""
    assert ranks(3, 2, 1, 0) == [6, 4, 3, 0]
    assert ranks(3, 2, 1, 0, area=1) == [5, 3, 2, 0] and ranks(1, 2, 3, area=2) == [1, 2, 4]


def test_two_tied_for_most_on_the_top_rift() -> None:
    """RL-106, RL-105: 5 VP each, the third player 3 VP."""
    assert ranks(2, 2, 1) == [5, 5, 3]


def test_three_tied_for_most() -> None:
    """RL-117, RL-105: (6 + 4 + 3) / 3 = 4, rounded down."""
    assert ranks(2, 2, 2) == [4, 4, 4]


def test_two_tied_for_third() -> None:
    """RL-120, RL-R37, RL-I15: they share 3, that is 1 each; nobody behind a tie moves up."""
    assert ranks(4, 3, 1, 1) == [6, 4, 1, 1]
    assert ranks(4, 3, 3, 3, 1) == [6, 2, 2, 2, 0]


def test_the_battle_bonus() -> None:
    """RL-107, RL-108: 1 VP per icon of their own kind: a Gargoyle player with 8 Gargoyle icons."""
    plans = "bandits_on_the_kingsroad hunt_in_silverglade onslaught_at_fairmarch hunger_at_fort_bramble"  # 2 each
    match = rift(Board(troop="gargoyle", completed=plans), rivals=[Board(troop="orc")])
    EndGame().happens(match.game)
    line = next(one for one in TITLE.account(match.game) if one.name == "own_icons")
    assert line.points == 8


def test_it_all_adds_up() -> None:
    """RL-109: in addition to Champions and dice."""
    you = Board(points=10, dice="orc:1", chits=(1, 0, 0), stack="evermap_d", champions="taskmaster")
    match = rift(you, rivals=[Board(points=10)])
    EndGame().happens(match.game)
    assert TITLE.scores(match.game) == [10 + 1 + 6 + 1 + 1, 10] and TITLE.winners(match.game) == [0]


SIX_RELICS = "evermap_b evermap_c evermap_d evermap_e evermap_f thunder_axe_b"


def champion_points(card: str, **board: object) -> int:
    board["champions"] = f"{board.get('champions', '')} {card}"
    return points_of(card, Board(**board))  # type: ignore[arg-type]


def points_of(card: str, you: Board) -> int:
    score = CHAMPIONS[champion_number(card)].score
    assert score is not None
    return int(score_points(rift(you, rivals=[Board(troop="gnoll")]).game, 0, score))


def test_new_endgame_champions() -> None:
    """RL-062, RL-063, RL-064, RL-065, RL-R57: chits, Relics, Champions, Chain bonuses; all but the last at most 10."""
    assert (
        champion_points("renegade_lord", chits=(2, 1, 0)) == 6
        and champion_points("renegade_lord", chits=(3, 3, 1)) == 10
    )
    assert champion_points("spymasters", stack="evermap_d evermap_e") == 4
    assert champion_points("spymasters", stack=SIX_RELICS) == 10
    assert champion_points("taskmaster", champions="thief cutter") == 3
    crowd = "thief thief shadow shadow warlock mercenary cutter miner warrior hoarder"
    orc = Board(troop="orc", off="champions_6 champions_10", champions=f"{crowd} taskmaster")
    assert len(orc.champions.split()) == 11 and points_of("taskmaster", orc) == 10
    assert champion_points("werepack", covered="0:0 0:1 1:0 1:1 2:2") == 4


# --- solo


def alone(you: Board | None = None, **position: object) -> Match:
    return rift(you, players=1, **position)


def test_the_adversary_keeps_to_the_base_shrines() -> None:
    """RL-R30: it never blocks the Riftlands Shrine; RL-R32: its Shrine's dice may be taken there."""
    match = alone(adversary="gold")
    assert "go:riftlands" in offered(match)
    play(match, "go:riftlands")
    assert "die:gold:gnoll:6" in offered(match)
    for _ in range(7):
        AdversaryMoves().happens(match.game)
        assert table(match).adversary.place != "riftlands"


def test_the_adversary_sends_expeditions() -> None:
    """RL-R31: on entering the Gem Shrine: a chit where it has fewest, topmost on a tie, and the left Relic there."""
    match = alone(adversary="tactics")
    for _ in range(4):
        AdversaryMoves().happens(match.game)
        assert table(match).rifts[0].chits == [0, 1]
    assert table(match).adversary.relics == ["dragon_orb_a"] and table(match).rifts[0].relics[0] != "dragon_orb_a"
    for _ in range(5):
        AdversaryMoves().happens(match.game)
    assert [one.chits[1] for one in table(match).rifts] == [1, 1, 0]
    assert table(match).adversary.relics == ["dragon_orb_a", "mask_of_asteraten_a"]


def test_it_takes_the_right_relic_if_there_is_no_left_one() -> None:
    """RL-R31."""
    match = alone(adversary="tactics")
    rifts = rifts_of(match.game)
    rifts.spaces = [-1, *rifts.spaces[1:]]
    AdversaryMoves().happens(match.game)
    assert table(match).adversary.relics == ["evermap_a"]


def test_final_scoring_of_the_adversary() -> None:
    """RL-R33, RL-R34, RL-R35: ranks, sets, icons of its colour (here Gnoll), and 7 or 5 VP for four Awards."""
    match = alone(Board(chits=(1, 0, 0), off="wild"), claims=[[0], [], [], []])
    rifts = rifts_of(match.game)
    rifts.chits = [1, 0, 0, 2, 1, 0]
    rifts.stacks = [[], relics("evermap_b evermap_c")]
    match.game.adversary.plans = [12]  # caravan_of_amber_gap: two Gnoll icons
    EndGame().happens(match.game)
    assert table(match).adversary.points == 10 + (5 + 7 + 7 + 7) + (6 + 5) + 3 + 2
    assert player(match).points == 4  # second in the first area


def test_its_relics_never_work() -> None:
    """RL-R34: the Adversary has no overlay."""
    match = alone(adversary="tactics")
    AdversaryMoves().happens(match.game)
    assert match.game.players[0].powers == alone().game.players[0].powers


def test_rearranging_in_solo() -> None:
    """RL-R34: as in the multiplayer game."""
    match = alone(Board(stack="evermap_d"), shrines=REFILL, turn=True)
    assert asked(match) == "rearrange"
