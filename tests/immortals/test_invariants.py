"""Invariants: watched over random games, and each of them shown to notice when it is broken."""

from collections.abc import Callable

import pytest
from tests.support.chances import to_come
from tests.support.immortals import given, table

from wartable.engine.chance import chance_from
from wartable.engine.log import Event, bit
from wartable.immortals.components import BLANK, CARD_IDS, EMPTY, REALM_IDS, SITE_IDS
from wartable.immortals.masks import count
from wartable.immortals.table import Immortals, points_of
from wartable.immortals.title import TITLE
from wartable.matches.match import Match, replay

GAMES = [(2, 1), (3, 2), (3, 3), (4, 4), (5, 5), (5, 6)]
CHANCY = {"thrown", "reshuffled", "seeded", "passed_hands", "draft_ended"}


class Watcher:
    """Compares the table before and after each choice with what the log says has happened."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Immortals = match.game  # type: ignore[assignment]
        self.before = self.game.copy()
        self.seen = len(match.events)
        self.round_scored = 0

    def choose(self, seat: int, key: str) -> None:
        self.before, self.seen = self.game.copy(), len(self.match.events)
        self.match.choose(seat, key)
        assert TITLE.broken_invariants(self.game) == []
        for check in CHECKS:
            check(self, self.match.events[self.seen :])

    def on_board(self, game: Immortals, seat: int) -> int:
        return sum(game.armies[site] for site in range(50) if game.players[seat].sites >> site & 1)


def battles_leave_no_party_in_the_tray(watch: Watcher, events: list[Event]) -> None:
    """IM-I11"""
    attacks = [event for event in events if event.name in ("attacked", "attacked_free_site")]
    for event in attacks[-1:]:
        parties = [event.facts["seat"], *([event.facts["victim"]] if "victim" in event.facts else [])]
        assert all(watch.game.players[int(seat)].tray == 0 for seat in parties)


def inhabitants_are_thrown(watch: Watcher, events: list[Event]) -> None:
    """IM-I12"""
    for event in [event for event in events if event.name == "thrown"][:1]:
        lying = watch.before.tray_inhabitants
        expected = min(1, watch.before.inhabitants) if lying == 0 else lying - (lying > 3)
        assert event.facts["in"] == expected


def the_source_keeps_an_army(watch: Watcher, events: list[Event]) -> None:
    """IM-I13"""
    for event in events:
        if event.name in ("attacked", "attacked_free_site", "moved"):
            assert watch.game.armies[SITE_IDS.index(str(event.facts["source"]))] >= 1


def losses_go_to_the_opposite_realm(watch: Watcher, events: list[Event]) -> None:
    """IM-I15"""
    targets = [str(event.facts["site"]) for event in events if event.name in ("attacked", "attacked_free_site")]
    for event in events:
        if event.name == "lost_armies":
            assert not targets[-1].endswith(str(event.facts["realm"]))
    lost = sum(int(event.facts["armies"]) for event in events if event.name == "lost_armies")
    grown = [
        max(0, watch.game.players[seat].limbo[realm] - watch.before.players[seat].limbo[realm])
        for seat in range(watch.game.seats)
        for realm in range(2)
    ]
    setup = watch.before.round == 0
    assert setup or sum(grown) <= lost


def stocks_change_as_told(watch: Watcher, events: list[Event]) -> None:
    """IM-I17, IM-I29"""
    for seat in range(watch.game.seats):
        own = [event for event in events if event.facts.get("seat") == seat]
        for word in ("gold", "energy"):
            gained = sum(int(event.facts[word]) for event in own if event.name == f"gained_{word}")
            paid = sum(int(event.facts.get(word, 0)) for event in own if event.name == "paid")
            change = getattr(watch.game.players[seat], word) - getattr(watch.before.players[seat], word)
            assert change == gained - paid


def points_only_grow(watch: Watcher, events: list[Event]) -> None:
    """IM-I18"""
    for seat in range(watch.game.seats):
        change = points_of(watch.game.players[seat]) - points_of(watch.before.players[seat])
        own = [event for event in events if event.facts.get("seat") == seat]
        scored = sum(int(event.facts["points"]) for event in own if event.name == "scored")
        built = sum(
            {"portal": 1, "shrine": 1, "capital": 2}[str(e.facts["structure"])] for e in own if e.name == "built"
        )
        assert change == scored + built >= 0


def the_order_changes_between_rounds_only(watch: Watcher, events: list[Event]) -> None:
    """IM-I20"""
    if watch.before.round and watch.before.round == watch.game.round:
        assert watch.game.first == watch.before.first
    elif watch.before.round:
        assert watch.game.first == watch.game.marker or watch.game.over


def turns_use_up_cards(watch: Watcher, events: list[Event]) -> None:
    """IM-I21"""
    decision = watch.before.decision
    if decision is not None and TITLE.question(decision) == "turn" and watch.game.round == watch.before.round:
        seat = decision.seat
        assert count(watch.game.cards[seat].laid) < count(watch.before.cards[seat].laid)


def armies_reach_the_board_as_told(watch: Watcher, events: list[Event]) -> None:
    """IM-I22, IM-I27"""
    for seat in range(watch.game.seats):
        own = [event for event in events if event.facts.get("seat") == seat]
        came = sum(
            int(event.facts["armies"]) for event in own if event.name in ("deployed", "deployed_group", "occupied")
        )
        if watch.before.round:
            assert watch.on_board(watch.game, seat) - watch.on_board(watch.before, seat) <= came
        for event in own:
            if event.name == "deployed":
                assert watch.before.players[seat].sites >> SITE_IDS.index(str(event.facts["site"])) & 1


def taken_cards_are_in_hand(watch: Watcher, events: list[Event]) -> None:
    """IM-I23"""
    for event in [event for event in events if event.name == "took_region_card"][-1:]:
        seat = int(event.facts["seat"])
        assert f"region_{event.facts['region']}" in (TITLE.view(watch.game, seat).players[seat].hand or []).regions


def chance_is_drawn_where_named(watch: Watcher, events: list[Event]) -> None:
    """IM-I30, IM-212"""
    if not CHANCY & {event.name for event in events}:
        assert to_come(watch.game.chance) == to_come(watch.before.chance)


CHECKS: list[Callable[[Watcher, list[Event]], None]] = [
    battles_leave_no_party_in_the_tray,
    inhabitants_are_thrown,
    the_source_keeps_an_army,
    losses_go_to_the_opposite_realm,
    stocks_change_as_told,
    points_only_grow,
    the_order_changes_between_rounds_only,
    turns_use_up_cards,
    armies_reach_the_board_as_told,
    taken_cards_are_in_hand,
    chance_is_drawn_where_named,
]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_random_game_keeps_every_invariant(players: int, seed: int) -> None:
    """IM-I01, IM-I02, IM-I03, IM-I04, IM-I05, IM-I06, IM-I07, IM-I08, IM-I09, IM-I11, IM-I12, IM-I13, IM-I15,
    IM-I16, IM-I17, IM-I18, IM-I19, IM-I20, IM-I21, IM-I22, IM-I23, IM-I26, IM-I27, IM-I28, IM-I29, IM-I30,
    IM-R80: after every choice of a whole game.
    """
    match = Match(TITLE, players, seed, {"tower_model": "coin" if seed == 6 else "shelves"})
    watch, chance = Watcher(match), chance_from(seed)
    while not match.over:
        questions = match.decisions()
        question = questions[chance.below(len(questions))]
        watch.choose(question.seat, question.options[chance.below(len(question.options))].key)
    assert len(match.choices) < TITLE.longest and table(match).round == table(match).rounds


def test_a_replay_gives_the_same_game() -> None:
    """IM-I24, IM-191: the same seed and choices give the same table after every step."""
    match, chance = Match(TITLE, 3, 9, {}), chance_from(2)
    views = []
    while not match.over:
        question = match.decisions()[0]
        match.choose(question.seat, question.options[chance.below(len(question.options))].key)
        if len(match.choices) % 50 == 0:
            views.append((len(match.choices), match.view(0)))
    record = match.record()
    again = replay(TITLE, record)
    assert again.scores == match.scores and again.view(None) == match.view(None)
    for number, view in views[::4]:
        assert replay(TITLE, record, number).view(0) == view


# --- each invariant notices


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
