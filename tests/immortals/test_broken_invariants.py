"""Each invariant is shown to notice when it is broken."""

from collections.abc import Callable

import pytest
from tests.support.immortals import given

from wartable.engine.log import bit
from wartable.immortals.components import BLANK, CARD_IDS, EMPTY, REALM_IDS, SITE_IDS
from wartable.immortals.table import Immortals
from wartable.immortals.title import TITLE


def position() -> Immortals:
    match = given(
        armies=["treehome-light 3", "crown_hill-light 3"],
        regions=["treehome", "crown_hill"],
        conflicts=["conflict_light_moonwell"],
        plans=[
            {"attack_1": "conflict_light_treehome", "magic_1": "transition_5", "construct": "blank"},
            {"construct": "blank"},
        ],
        tray=[0, 0, 1],
        tower=[[5], [0], []],
    )
    return match.game  # type: ignore[return-value]


def break_extract(game: Immortals) -> None:
    wild = CARD_IDS.index("conflict_light_wild_greenwood")
    game.stack.remove(wild - 25)
    game.cards[0].spaces[0], game.cards[0].laid = wild, game.cards[0].laid | 1


def break_capitals(game: Immortals) -> None:
    game.capitals = bit(SITE_IDS.index("moonwell-light")) | bit(SITE_IDS.index("treehome-light"))


def break_draft(game: Immortals) -> None:
    game.cards[0].draft, game.cards[0].draft_realm = bit(game.stack.pop()), 1 - REALM_IDS.index("dark")


def break_over(game: Immortals) -> None:
    game.over, game.round = True, 3


def break_phase(game: Immortals) -> None:
    game.phase = 5


def break_shelf(game: Immortals) -> None:
    game.tower.shelves[0].extend([1] * 6)
    game.players[1].supply -= 6


def break_owner(game: Immortals) -> None:
    game.players[1].sites |= bit(SITE_IDS.index("treehome-light"))


def break_count(game: Immortals) -> None:
    game.armies[SITE_IDS.index("moonwell-light")] = -1


def break_magic(game: Immortals) -> None:
    game.cards[1].magic &= ~1


def break_army_space(game: Immortals) -> None:
    game.cards[0].spaces[2], game.cards[0].spaces[8] = game.cards[0].spaces[8], game.cards[0].spaces[2]


def break_magic_space(game: Immortals) -> None:
    game.cards[0].spaces[3], game.cards[0].spaces[9] = int(EMPTY), game.cards[0].spaces[3]
    game.cards[0].laid = game.cards[0].laid & ~bit(3) | bit(9)


def break_played(game: Immortals) -> None:
    game.played, game.phase = 85, 2
    game.cards[0].magic &= ~1
    game.cards[0].spaces[8], game.cards[0].laid = int(EMPTY), game.cards[0].laid & ~bit(8)


def break_decision(game: Immortals) -> None:
    game.decision = None


def break_armies(game: Immortals) -> None:
    game.players[0].limbo[0] += 1


def break_green(game: Immortals) -> None:
    game.inhabitants += 1


def break_green_tray(game: Immortals) -> None:
    game.inhabitants, game.tray_inhabitants = game.inhabitants + 1, -1


def break_held_region(game: Immortals) -> None:
    game.cards[0].regions = 0


def break_regions(game: Immortals) -> None:
    game.region_stack |= 1 << 2


def break_conflicts(game: Immortals) -> None:
    game.discard |= bit(game.stack[0])


def break_blanks(game: Immortals) -> None:
    game.cards[1].blanks += 1


def break_space(game: Immortals) -> None:
    game.cards[1].spaces[1], game.cards[1].laid = int(BLANK), game.cards[1].laid


def break_gold(game: Immortals) -> None:
    game.players[0].gold = -1


def break_marker(game: Immortals) -> None:
    game.marker = 3


def break_area(game: Immortals) -> None:
    for name in ("moonwell", "heartwood", "borderland"):
        for seat in (0, 1):
            game.players[seat].sites |= bit(SITE_IDS.index(f"{name}-light"))


BREAKS: list[tuple[str, Callable[[Immortals], None]]] = [
    ("IM-I01", break_armies),
    ("IM-I02", break_green),
    ("IM-I02", break_green_tray),
    ("IM-I03", break_owner),
    ("IM-I03", break_count),
    ("IM-I04", break_regions),
    ("IM-I04", break_held_region),
    ("IM-I05", break_conflicts),
    ("IM-I06", break_blanks),
    ("IM-I06", break_magic),
    ("IM-I07", break_extract),
    ("IM-I07", break_space),
    ("IM-I07", break_army_space),
    ("IM-I07", break_magic_space),
    ("IM-I08", break_draft),
    ("IM-I09", break_shelf),
    ("IM-I16", break_capitals),
    ("IM-I17", break_gold),
    ("IM-I19", break_area),
    ("IM-I20", break_marker),
    ("IM-I21", break_phase),
    ("IM-I26", break_over),
    ("IM-I28", break_played),
    ("IM-R80", break_decision),
]


@pytest.mark.parametrize(("name", "tamper"), BREAKS)
def test_a_broken_invariant_is_noticed(name: str, tamper: Callable[[Immortals], None]) -> None:
    """IM-I01, IM-I02, IM-I03, IM-I04, IM-I05, IM-I06, IM-I07, IM-I08, IM-I09, IM-I16, IM-I17, IM-I19, IM-I20, IM-I21,
    IM-I26, IM-I28, IM-R80: tampering is named by its id.
    """
    game = position()
    assert TITLE.broken_invariants(game) == []
    tamper(game)
    assert name in TITLE.broken_invariants(game)
