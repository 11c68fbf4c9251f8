"""Invariants that compare two moments, watched over whole games of both editions."""

from collections import Counter

import pytest
from tests.support.players import STYLES, Player
from tests.support.shadow_kingdoms import TITLE

from wartable.engine.chance import chance_from
from wartable.engine.log import Event
from wartable.shadow_kingdoms.components import MAP_SIDES, PLANS
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import chains_earned, markers_on_awards
from wartable.shadow_kingdoms.options import COLOUR, DESTINATION, MAP_SIDE
from wartable.shadow_kingdoms.riftlands_components import REARRANGE, RELIC_PLACE, RIFTS
from wartable.shadow_kingdoms.rifts import Rifts, chits_on_board, relics_of
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import BAG_FIELD, BAG_MASK

CHECKED_EVERY = 7
SLOW = {"random": 1, "curious": 1, "eager": 2}  # games of each style


class Step:
    """One choice: the game before and after it, its key, and what was told."""

    def __init__(self, before: ShadowKingdoms, key: str, after: ShadowKingdoms, events: list[Event]) -> None:
        assert before.decision is not None
        self.before, self.key, self.after, self.events = before, key, after, events
        self.names = [event.name for event in events]
        self.asked = before.decision.question
        self.seat = int(before.decision.seat)
        self.same_turn = "turn" not in self.names and not after.over


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("riftlands", [False, True])
@pytest.mark.parametrize("players", TITLE.players)
def test_watched_games(players: int, riftlands: bool, style: str) -> None:
    """SK-I01, SK-I02, SK-I03, SK-I04, SK-I05, SK-I06, SK-I07, SK-I08, SK-I09, SK-I10, SK-I11, SK-I12, SK-I13, SK-I14,
    SK-I15, SK-I16, SK-I17, SK-I18, SK-I19, SK-I20, SK-I21, SK-I22, SK-I23, SK-I24, SK-I25, SK-I26, SK-I27, SK-I28,
    SK-I29, SK-I30, RL-I01, RL-I02, RL-I03, RL-I04, RL-I05, RL-I06, RL-I07, RL-I08, RL-I09, RL-I10, RL-I11, RL-I12,
    RL-I13, RL-I14, RL-I15, RL-I16, RL-I17, RL-I18, RL-I19, RL-I20, SK-R52, RL-R49: games of all kinds of players; every
    choice is watched.
    """
    for seed in range(SLOW[style]):
        game = TITLE.new(players, chance_from(seed), TITLE.settings(players, {"riftlands": riftlands}))
        game.events = log = []
        game.run()
        player, number = Player(TITLE, style, seed), 0
        chains = Counter[int]()
        while not game.over:
            before, told = game.copy(), len(log)
            option = player.choose(game.decision)
            game.answer(game.decision.seat, option)
            step = Step(before, TITLE.key(option), game, log[told:])
            for watch in WATCHERS:
                watch(step)
            chains.update(int(event.facts["seat"]) for event in step.events if event.name == "chain")
            number += 1
            if number % CHECKED_EVERY == 0 or game.over:
                assert TITLE.broken_invariants(game) == []
        assert number < TITLE.longest
        every_chain_bonus_was_a_new_border(game, chains)


def tracks_and_points_never_fall(step: Step) -> None:
    """SK-I16, SK-I17: Influence and VP never decrease."""
    for old, new in zip(step.before.players, step.after.players, strict=True):
        assert new.influence >= old.influence and new.points >= old.points


def wardens_never_stay(step: Step) -> None:
    """SK-I18: a Warden is never in the same location at the end of two consecutive turns of its owner."""
    if step.asked == DESTINATION:
        moved = next(event for event in step.events if event.name in ("moved", "went_home"))
        assert step.before.players[step.seat].place != step.after.players[step.seat].place
        assert moved.facts["seat"] == step.seat


def unlocked_things_stay_unlocked(step: Step) -> None:
    """SK-I19: the set of markers on a board never grows, and covered areas stay covered."""
    for old, new in zip(step.before.players, step.after.players, strict=True):
        assert new.markers & ~old.markers == 0 and old.covered & ~new.covered == 0


def one_refill_before_the_move(step: Step) -> None:
    """SK-I20, SK-I26: at most once in a turn, at its start; then there is a destination."""
    if "refilled" in step.names:
        turn = max(place for place, name in enumerate(step.names) if name == "turn")
        assert step.names.count("refilled") == step.names[turn:].count("refilled") == 1
        assert not {"moved", "went_home"} & set(step.names[turn:])


def reserved_plans_stay(step: Step) -> None:
    """SK-I28: a reserved plan stays in its slot until its battle; then the slot is free, for Sentry too."""
    for old, new in zip(step.before.players, step.after.players, strict=True):
        for slot, plan in enumerate(old.reserve):
            assert plan in (NOTHING, new.reserve[slot]) or plan in ([step.after.battle.plan, *new.completed])


def others_are_left_alone(step: Step) -> None:
    """SK-I29, RL-I20: only the active player's board changes; at a refill Relics of others may."""
    if not step.same_turn or step.asked in (COLOUR, MAP_SIDE):
        return
    for seat, (old, new) in enumerate(zip(step.before.players, step.after.players, strict=True)):
        if seat != step.before.active and step.asked != REARRANGE:
            assert (old.gold, old.magic, old.influence, old.points, old.gems) == (
                new.gold, new.magic, new.influence, new.points, new.gems,
            )  # fmt: skip
            assert (old.dice, old.covered, old.champions, old.reserve) == (
                new.dice, new.covered, new.champions, new.reserve,
            )  # fmt: skip


def champions_never_leave(step: Step) -> None:
    """SK-I30, RL-I17: neither Champions nor Relics leave their owner."""
    for seat, (old, new) in enumerate(zip(step.before.players, step.after.players, strict=True)):
        assert new.champions[: len(old.champions)] == old.champions
        if isinstance(step.after.annex, Rifts):
            assert set(relics_of(step.before, seat)) <= set(relics_of(step.after, seat))


def colours_never_change(step: Step) -> None:
    """SK-I01, SK-I02: every colour keeps its number of dice, wherever they lie."""
    assert colours(step.before) == colours(step.after) or is_between_places(step)


def colours(game: ShadowKingdoms) -> Counter[int]:
    dice = [die for shrine in game.shrines for die in shrine] + game.battle.troops
    for player in game.players:
        dice = dice + player.dice + ([player.locked_die] if player.locked_die != NOTHING else [])
    counts = Counter(die // 6 for die in dice)
    for troop in range(5):
        counts[troop] += game.bag >> BAG_FIELD * troop & BAG_MASK
    return counts


def is_between_places(step: Step) -> bool:
    return any(type(game.asker).__name__ in ("FindRoom", "ChooseSpace") for game in (step.before, step.after))


def strength_pays_by_the_chart(step: Step) -> None:
    """SK-I24: Total Strength is at most the Influence, and scores what the chart says."""
    chart = {0: 1, 5: 3, 8: 5, 11: 7, 14: 9, 17: 12, 20: 15}
    for event in step.events:
        if event.name == "fought":
            total = int(event.facts["strength"])
            assert total <= step.after.players[step.seat].influence
            assert event.facts["points"] == chart[max(row for row in chart if row <= total)]


def the_extra_die_stays(step: Step) -> None:
    """RL-I10, SK-I02: it changes by alteration only, keeping its colour, or leaves in a battle."""
    for old, new in zip(step.before.players, step.after.players, strict=True):
        if old.locked_die != NOTHING and new.locked_die != old.locked_die:
            assert new.locked_die // 6 == old.locked_die // 6 or "sent_troops" in step.names


def active_relics_change_rarely(step: Step) -> None:
    """RL-I11: only on gaining a Relic, or at a refill."""
    if isinstance(step.after.annex, Rifts) and isinstance(step.before.annex, Rifts):
        changed = step.before.annex.active != step.after.annex.active
        assert not changed or step.asked in (RELIC_PLACE, REARRANGE)


def chits_only_come(step: Step) -> None:
    """RL-I12, RL-I13, RL-I18: chits never decrease, at most one is placed by a choice, for the price of its rift."""
    if not isinstance(step.after.annex, Rifts):
        return
    for seat in range(step.after.seats):
        assert 0 <= chits_on_board(step.after, seat) - chits_on_board(step.before, seat) <= 1
    if step.key.startswith("rift:"):
        rift = next(place for place, one in enumerate(RIFTS) if one.id == step.key[5:])
        paid = [int(event.facts["amount"]) for event in step.events if event.name == "paid_magic"]
        most = RIFTS[rift].cost + step.before.annex.chits[step.seat * 3 + rift]  # type: ignore[attr-defined]
        assert sum(paid) <= most and step.names.count("placed_chit") == 1


def every_chain_bonus_was_a_new_border(game: ShadowKingdoms, chains: Counter[int]) -> None:
    """SK-I22, SK-I21, SK-I13: bonuses told are borders covered; all have had as many turns; markers are where
    they belong.
    """
    for seat, player in enumerate(game.players):
        assert chains[seat] == chains_earned(player) and player.side < len(MAP_SIDES)
        assert player.covered.bit_count() == len(player.completed) <= 7
        assert markers_on_awards(game, seat) <= len(game.awards)
    assert len({player.turns for player in game.players}) == 1
    assert all(0 <= plan < len(PLANS) for player in game.players for plan in player.completed)


WATCHERS = [
    tracks_and_points_never_fall,
    wardens_never_stay,
    unlocked_things_stay_unlocked,
    one_refill_before_the_move,
    reserved_plans_stay,
    others_are_left_alone,
    champions_never_leave,
    colours_never_change,
    strength_pays_by_the_chart,
    the_extra_die_stays,
    active_relics_change_rarely,
    chits_only_come,
]
