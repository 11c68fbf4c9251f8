"""Invariants that hold at every moment: each is reported when it is broken.

Whole games are watched beside this file.
"""

from collections.abc import Callable

import pytest
from tests.support.shadow_kingdoms import (
    TITLE,
    Board,
    end_turn,
    given,
    play,
    table,
)

from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.invariants import MOST_OPTIONS
from wartable.shadow_kingdoms.options import BATTLE_PLAN
from wartable.shadow_kingdoms.riftlands_components import RELICS
from wartable.shadow_kingdoms.rifts import rifts_of
from wartable.shadow_kingdoms.table import ShadowKingdoms


def lose_a_die(game: ShadowKingdoms) -> None:
    game.bag -= 1


def show_a_seven(game: ShadowKingdoms) -> None:
    game.players[0].dice = [30]
    game.bag -= 1 << 32


def lose_a_gem(game: ShadowKingdoms) -> None:
    game.gems -= 1


def hold_two_gems(game: ShadowKingdoms) -> None:
    game.players[0].gems, game.gems = 2, game.gems - 2


def double_a_plan(game: ShadowKingdoms) -> None:
    game.line = [game.line[0], *game.line[:4]]


def lose_a_champion(game: ShadowKingdoms) -> None:
    game.champion_decks[1].drawn += 1


def leave_a_gap_in_the_line(game: ShadowKingdoms) -> None:
    game.line = game.line[:4]


def leave_a_gap_in_a_row(game: ShadowKingdoms) -> None:
    game.rows = [-1, *game.rows[1:]]


def own_four_champions(game: ShadowKingdoms) -> None:
    game.players[0].champions = [0, 0, 0, 1]


def hold_four_dice(game: ShadowKingdoms) -> None:
    game.players[0].dice = [0, 0, 1, 1]


def use_a_locked_slot(game: ShadowKingdoms) -> None:
    game.players[0].reserve = [-1, 3, -1]


def lose_a_marker(game: ShadowKingdoms) -> None:
    game.players[0].markers &= ~4


def cover_without_a_plan(game: ShadowKingdoms) -> None:
    game.players[0].covered = 1


def claim_twice(game: ShadowKingdoms) -> None:
    game.claims = [[0, 0], [], []]


def own_too_much_gold(game: ShadowKingdoms) -> None:
    game.players[0].gold = 14


def own_too_much_magic(game: ShadowKingdoms) -> None:
    game.players[0].magic = 14


def lose_influence(game: ShadowKingdoms) -> None:
    game.players[0].influence = 9


def unlock_ten_before_six(game: ShadowKingdoms) -> None:
    game.players[0].markers &= ~2


def take_two_turns(game: ShadowKingdoms) -> None:
    game.players[0].turns += 2


def fight_beyond_influence(game: ShadowKingdoms) -> None:
    game.battle.total = 11


def offer_nothing(game: ShadowKingdoms) -> None:
    game.decision = Decision(0, 2, [])


def offer_too_much(game: ShadowKingdoms) -> None:
    game.decision = Decision(0, 2, list(range(MOST_OPTIONS + 1)))


def choose_an_impossible_plan(game: ShadowKingdoms) -> None:
    game.decision = Decision(0, BATTLE_PLAN, [20 << 24, 20 << 24 | 1])


BREAKS: list[tuple[str, Callable[[ShadowKingdoms], None]]] = [
    ("SK-I01", lose_a_die),
    ("SK-I02", show_a_seven),
    ("SK-I03", lose_a_gem),
    ("SK-I04", hold_two_gems),
    ("SK-I05", double_a_plan),
    ("SK-I06", lose_a_champion),
    ("SK-I07", leave_a_gap_in_the_line),
    ("SK-I08", leave_a_gap_in_a_row),
    ("SK-I09", own_four_champions),
    ("SK-I10", hold_four_dice),
    ("SK-I11", use_a_locked_slot),
    ("SK-I12", lose_a_marker),
    ("SK-I13", cover_without_a_plan),
    ("SK-I14", claim_twice),
    ("SK-I15", own_too_much_gold),
    ("SK-I15", own_too_much_magic),
    ("SK-I15", lose_influence),
    ("SK-I19", unlock_ten_before_six),
    ("SK-I21", take_two_turns),
    ("SK-I24", fight_beyond_influence),
    ("SK-I25", offer_nothing),
    ("SK-I25", offer_too_much),
    ("SK-I27", choose_an_impossible_plan),
]


@pytest.mark.parametrize(("name", "spoil"), BREAKS, ids=lambda one: getattr(one, "__name__", one))
def test_what_is_broken_is_reported(name: str, spoil: Callable[[ShadowKingdoms], None]) -> None:
    """SK-I01, SK-I02, SK-I03, SK-I04, SK-I05, SK-I06, SK-I07, SK-I08, SK-I09, SK-I10, SK-I11, SK-I12, SK-I13, SK-I14,
    SK-I15, SK-I19, SK-I21, SK-I24, SK-I25, SK-I27: given a table with one thing wrong, then its id is named.
    """
    game = given().game
    assert TITLE.broken_invariants(game) == []
    spoil(game)
    assert name in TITLE.broken_invariants(game)


def test_a_late_adversary_is_reported() -> None:
    """SK-I23: a plan less than its entries into the Tactics Shrine."""
    game = given(players=1, round_number=6).game
    assert len(game.adversary.plans) == 1
    game.plan_deck.cards = [*game.plan_deck.cards, *game.adversary.plans]
    game.adversary.plans = []
    assert TITLE.broken_invariants(game) == ["SK-I23"]


def lose_a_relic(game: ShadowKingdoms) -> None:
    rifts_of(game).deck.drawn += 1


def place_eight_chits(game: ShadowKingdoms) -> None:
    rifts_of(game).chits = [8, 0, 0, 0, 0, 0, 0, 0, 0]


def leave_a_relic_space_empty(game: ShadowKingdoms) -> None:
    rifts = rifts_of(game)
    rifts.deck.cards = [*rifts.deck.cards, rifts.spaces[0]]
    rifts.spaces = [-1, *rifts.spaces[1:]]


def activate_three(game: ShadowKingdoms) -> None:
    rifts_of(game).active = [[0, 1, 2], [], []]


def lose_the_eleventh_marker(game: ShadowKingdoms) -> None:
    game.players[0].markers &= ~(1 << 10)


def bring_a_replaced_champion(game: ShadowKingdoms) -> None:
    game.rows = [*game.rows[:3], 8, *game.rows[4:]]


def claim_a_fifth_award(game: ShadowKingdoms) -> None:
    game.claims = [[0], [0], [0], [0], [0]]


def use_a_stacked_relic(game: ShadowKingdoms) -> None:
    rifts = rifts_of(game)
    rifts.stacks = [[rifts.deck.cards[-1]], [], []]
    rifts.deck.cards = rifts.deck.cards[:-1]
    game.players[0].gets_powers(RELICS[rifts.stacks[0][0]].powers)


RIFT_BREAKS: list[tuple[str, Callable[[ShadowKingdoms], None]]] = [
    ("RL-I01", lose_a_relic),
    ("RL-I02", place_eight_chits),
    ("RL-I03", leave_a_relic_space_empty),
    ("RL-I04", activate_three),
    ("RL-I05", lose_the_eleventh_marker),
    ("RL-I06", bring_a_replaced_champion),
    ("RL-I14", claim_a_fifth_award),
    ("RL-I16", lose_a_die),
    ("RL-I17", use_a_stacked_relic),
    ("RL-I19", offer_too_much),
]


@pytest.mark.parametrize(("name", "spoil"), RIFT_BREAKS, ids=lambda one: getattr(one, "__name__", one))
def test_what_is_broken_in_the_riftlands_is_reported(name: str, spoil: Callable[[ShadowKingdoms], None]) -> None:
    """RL-I01, RL-I02, RL-I03, RL-I04, RL-I05, RL-I06, RL-I14, RL-I16, RL-I17, RL-I19, RL-I20: the expansion's, beside
    those of the base game.
    """
    game = given(riftlands=True).game
    assert TITLE.broken_invariants(game) == []
    spoil(game)
    assert name in TITLE.broken_invariants(game)


def test_no_decision_out_of_turn() -> None:
    """SK-R77: after the set-up only the active player is asked."""
    match = given(players=4)
    for _ in range(30):
        assert match.decisions()[0].seat == match.game.active
        play(match, match.decisions()[0].options[-1].key)


def test_a_turn_always_ends() -> None:
    """SK-R53: with much Magic, cycling ends when it is spent."""
    match = play(given(you=Board(magic=13)), "go:champions", "die:gargoyle:6")
    for _ in range(13):
        play(match, next(key for key in [o.key for o in match.decisions()[0].options] if key.startswith("cycle")))
    assert not any(option.key.startswith("cycle") for option in match.decisions()[0].options)
    assert end_turn(match).game.active == 1 and table(match).players[0].magic == 0
