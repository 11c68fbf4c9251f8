"""Riftlands: how Relics are kept, active or stacked, and when that changes."""

from tests.support.riftlands import REFILL, rift
from tests.support.shadow_kingdoms import Board, asked, offered, play, player

from wartable.matches.match import Match
from wartable.shadow_kingdoms.components import CHAMPIONS, champion_number
from wartable.shadow_kingdoms.ending import score_points


def gaining(you: Board) -> Match:
    """The player has chosen the Relic of the third rift and is asked for its place."""
    you.magic = 9
    return play(rift(you), "go:riftlands", "die:gold:gnoll:6", "rift:rift_3", "relic:dragon_orb_b")


def test_active_or_stacked() -> None:
    """RL-020, RL-021, RL-R12, RL-I04: a free space may be used or not; only active Relics have their power."""
    match = gaining(Board())
    assert offered(match) == ["stack", "active"]
    play(match, "active")
    assert player(match).active_relics == ["dragon_orb_b"] and match.game.players[0].powers
    match = gaining(Board(active="thunder_axe_c"))
    assert offered(match) == ["stack", "active"]


def test_both_spaces_full() -> None:
    """RL-022: one may be retired to the stack for the new one."""
    match = gaining(Board(active="thunder_axe_c thunder_axe_d"))
    assert offered(match) == ["stack", "replace:thunder_axe_c", "replace:thunder_axe_d"]
    play(match, "replace:thunder_axe_c")
    assert player(match).active_relics == ["dragon_orb_b", "thunder_axe_d"]
    assert player(match).relic_stack == ["thunder_axe_c"]


def test_rearranging_at_a_refill() -> None:
    """RL-023, RL-R13: each player with a stack, from the active one clockwise, before the move."""
    boards = [Board(active="thunder_axe_c", stack="evermap_d"), Board(stack="evermap_e urdr_staff_b"), Board()]
    match = rift(boards[0], rivals=boards[1:], players=3, shrines=REFILL, turn=True, seat=1)
    assert asked(match) == "rearrange" and match.decisions()[0].seat == 1
    assert offered(match) == ["keep", "relic:evermap_e", "relic:urdr_staff_b"]
    play(match, "relic:evermap_e", "relic:urdr_staff_b")
    assert player(match, 1).active_relics == ["evermap_e", "urdr_staff_b"] and player(match, 1).relic_stack == []
    assert match.decisions()[0].seat == 0
    play(match, "relic:evermap_d")
    assert player(match, 0).active_relics == ["evermap_d"] and player(match, 0).relic_stack == ["thunder_axe_c"]
    assert asked(match) == "destination" and match.decisions()[0].seat == 1


def test_every_set_is_reached_once() -> None:
    """RL-023, RL-R12: two spaces, one Relic active and three stacked: every set that keeps or exchanges."""
    you = Board(active="thunder_axe_c", stack="evermap_d evermap_e urdr_staff_b")
    reached: list[tuple[str, ...]] = []

    def explore(match: Match) -> None:
        if asked(match) != "rearrange":
            reached.append(tuple(sorted(player(match).active_relics)))
            return
        for key in offered(match):
            explore(play(match.copy(), key))

    explore(rift(you, shrines=REFILL, turn=True))
    assert len(reached) == len(set(reached)) == 1 + 3 + 3 + 3


def test_both_spaces_empty() -> None:
    """RL-R12: if the first stays empty the second is not asked."""
    match = rift(Board(stack="evermap_d evermap_e"), shrines=REFILL, turn=True)
    play(match, "keep")
    assert asked(match) == "destination" and player(match).active_relics == []


def test_relics_change_at_no_other_time() -> None:
    """RL-024, RL-I11: without a refill nobody is asked; the set-up is none (RL-R13)."""
    assert asked(rift(Board(active="thunder_axe_c", stack="evermap_d"), turn=True)) == "destination"


def test_stacked_relics_count() -> None:
    """RL-025, RL-063: Spymasters counts active and stacked ones alike."""
    score = CHAMPIONS[champion_number("spymasters")].score
    match = rift(Board(active="thunder_axe_c", stack="evermap_d evermap_e"))
    assert score is not None and score_points(match.game, 0, score) == 6


def test_a_stacked_relic_has_no_power() -> None:
    """RL-020, RL-I17: Hatchling-like gains do not come from the stack."""
    assert rift(Board(stack="evermap_d thunder_axe_c")).game.players[0].powers == rift().game.players[0].powers


def test_relics_never_leave_their_owner() -> None:
    """RL-I17, RL-I01: retired ones lie in the stack."""
    match = gaining(Board(active="thunder_axe_c thunder_axe_d"))
    play(match, "replace:thunder_axe_d")
    assert sorted(player(match).active_relics + player(match).relic_stack) == [
        "dragon_orb_b",
        "thunder_axe_c",
        "thunder_axe_d",
    ]
