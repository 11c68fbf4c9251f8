"""Invariants: watched over random games."""

from collections.abc import Callable

import pytest
from tests.support.chances import to_come
from tests.support.immortals import table

from wartable.engine.chance import chance_from
from wartable.engine.log import Event
from wartable.immortals.components import SITE_IDS
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
