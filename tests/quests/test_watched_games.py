"""Invariants that compare two moments, watched over whole games, some of which complete many quests and some few."""

from collections import Counter

import pytest
from tests.support.players import STYLES, Player
from tests.support.quests import TITLE

from wartable.engine.chance import chance_from
from wartable.engine.log import Event
from wartable.quests import pile
from wartable.quests.components import (
    CITIZENS,
    COST_RESERVE,
    GUILD_MASTERS,
    NO_COST,
    QUESTS,
    citizen_number,
    quest_number,
)
from wartable.quests.groups import Group, deeds_of
from wartable.quests.options import BONUS, GUILD_LIMIT, HAND_LIMIT, MAIN
from wartable.quests.powers import PayPower
from wartable.quests.table import NOTHING, Quests

SEEDS = range(5)
COSTS = [0, 1, 1, 2, 2, 3]
HAND_COST = 2
ATTACKS = ("discard_from_guild", "take_from_guild", "discard_random", "take_random", "discard_reserved_quest")
WEIGHTS = {0: 1.25, 1: 1.6, 5: 1.0, 7: 1.0}  # pending Draws, Hires and steps that take a card in the measure of QV-R48
SLACK = 1e-9


class Step:
    """One choice: the game before and after it, its key, and what was told."""

    def __init__(self, before: Quests, key: str, after: Quests, events: list[Event]) -> None:
        self.before = before
        self.key = key
        self.after = after
        self.events = events
        self.names = [event.name for event in events]
        self.asked_before = before.decision.question
        self.asked_after = after.decision.question if after.decision is not None else 0
        self.same_turn = "turn" not in self.names and not after.over
        self.in_end_phase = self.asked_after in (HAND_LIMIT, GUILD_LIMIT)
        self.same_action_phase = self.same_turn and not self.in_end_phase
        self.refilled = not self.same_action_phase and self.asked_before not in (HAND_LIMIT, GUILD_LIMIT)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", TITLE.players)
def test_watched_games(players: int, style: str) -> None:
    """QV-I04, QV-I05, QV-I06, QV-I09, QV-I10, QV-I11, QV-I12, QV-I13, QV-I14, QV-I16, QV-I19, QV-I20, QV-I21: the
    watchers below look at every choice.
    """
    for seed in SEEDS:
        game = TITLE.new(players, chance_from(seed), {})
        game.events = log = []
        game.run()
        player, watchers = Player(TITLE, style, seed), [*WATCHERS, Measured(), Powers()]
        while not game.over:
            before, told = game.copy(), len(log)
            option = player.choose(game.decision)
            game.answer(game.decision.seat, option)
            step = Step(before, TITLE.key(option), game, log[told:])
            for watch in watchers:
                watch(step)
        hires_are_paid_exactly(log)
        all_seats_have_had_the_same_number_of_turns(game, log)


def line_is_only_emptied_in_an_action_phase(step: Step) -> None:
    """QV-I04, QV-R21: during an Action Phase slots are only emptied, never filled."""
    if step.same_action_phase:
        pairs = zip(step.before.tavern.line, step.after.tavern.line, strict=True)
        assert all(new in (old, NOTHING) for old, new in pairs)


def line_is_full_after_the_refill(step: Step) -> None:
    """QV-I05: no empty slot lies left of a filled one, and the line is full unless there is no card to draw."""
    if step.refilled:
        line = step.after.tavern.line
        assert sorted(line, key=lambda kind: kind == NOTHING) == line
        assert NOTHING not in line or not citizens_were_left(step)


def citizens_were_left(step: Step) -> bool:
    """Whether a citizen could have been drawn when the line was filled; discards to a limit came afterwards."""
    tavern = step.after.tavern
    later = sum(name in ("discarded_from_hand", "discarded_from_guild") for name in step.names)
    pile_counts = not step.after.mode.solo and pile.size(tavern.citizen_discard) > later
    return bool(tavern.citizen_deck) or pile_counts


def spaces_are_full_after_the_refill(step: Step) -> None:
    """QV-I06: all spaces are filled unless no quest is left; solo, positions 1 to 5 after turn 1, later no gap."""
    if not step.refilled:
        return
    tavern = step.after.tavern
    filled = [quest != NOTHING for quest in tavern.spaces]
    if step.after.mode.solo and step.before.round == 1:
        assert filled == [False] + [True] * 5
    elif step.after.mode.solo:
        assert sorted(filled, reverse=True) == filled and (all(filled) or not tavern.quest_deck)
    else:
        assert all(filled) or not (tavern.quest_deck or tavern.quest_discard)


def waiting_players_only_lose_by_attacks(step: Step) -> None:
    """QV-I09: in another player's turn hand, guild and reserve change only by attacks and only by losing cards."""
    busy = {step.before.active, step.after.active}
    for seat, (old, new) in enumerate(zip(step.before.players, step.after.players, strict=True)):
        if seat in busy:
            continue
        assert new.completed == old.completed
        changed = (old.hand, old.guild, old.reserve) != (new.hand, new.guild, new.reserve)
        assert not changed or step.key.startswith(ATTACKS)
        assert not Counter(pile.cards(new.hand)) - Counter(pile.cards(old.hand))
        assert not Counter(pile.cards(new.guild)) - Counter(pile.cards(old.guild))
        assert new.reserve in (old.reserve, NOTHING)


def completed_quests_only_grow(step: Step) -> None:
    """QV-I10: the list only grows; no quest in it is ever moved."""
    for old, new in zip(step.before.players, step.after.players, strict=True):
        assert new.completed[: len(old.completed)] == old.completed


def main_actions_never_rise_within_a_turn(step: Step) -> None:
    """QV-I11, QV-056: and no answer to another question uses one up, unless it lets a forced main action follow."""
    if step.same_turn:
        used = step.before.main_actions - step.after.main_actions
        assert used == 1 if step.asked_before == MAIN and step.asked_after != MAIN else used >= 0


def parties_meet_their_quests(step: Step) -> None:
    """QV-I12: the citizens discarded for a quest met its roles and resources, and all of them came from the guild."""
    for place, event in enumerate(step.events):
        if event.name != "completed":
            continue
        party: Counter[int] = Counter()
        for discard in step.events[place + 1 :]:
            if discard.name != "discarded_from_guild":
                break
            party[citizen_number(str(discard.facts["citizen"]))] += 1
        assert meets(party, quest_number(str(event.facts["quest"])))
        assert not party - Counter(pile.cards(step.before.players[step.before.active].guild))


def meets(party: Counter[int], quest: int) -> bool:
    """The requirement, counted card by card: numbers, and as much again for each "="."""
    cards = [CITIZENS[kind] for kind in party.elements()]
    needed = QUESTS[quest]
    roles = all(sum(card.role == role for card in cards) >= number for role, number in needed.roles.items())
    for name, number in needed.resources.items():
        numbers = sum(card.numbers[name] for card in cards)
        if numbers * (1 + sum(name in card.equals for card in cards)) < number:
            return False
    return roles


def solo_discard_piles_only_grow(step: Step) -> None:
    """QV-I16: solo, no card leaves a discard pile, decks never rise, and at most 34 turns are played."""
    if not step.after.mode.solo:
        return
    old, new = step.before.tavern, step.after.tavern
    assert not Counter(pile.cards(old.citizen_discard)) - Counter(pile.cards(new.citizen_discard))
    assert set(old.quest_discard) <= set(new.quest_discard)
    assert len(new.citizen_deck) <= len(old.citizen_deck) and len(new.quest_deck) <= len(old.quest_deck)
    assert step.after.round <= 34


def measure(game: Quests) -> float:
    """M of QV-R48: citizens of the active player, and the pending steps with their weights."""
    player = game.players[game.active]
    groups = [step for step in [*game.agenda, game.asker] if isinstance(step, Group)]
    pending = [deed for group in groups for deed in deeds_of(group.steps)]
    return pile.size(player.hand) + pile.size(player.guild) + sum(WEIGHTS.get(deed, 0.0) for deed in pending)


class Measured:
    """QV-I19, QV-R48: M falls by 0.25 with a bonus Draw, by 0.75 with a bonus hire from the hand.

    It rises only by a main action, a hire from the line or a completed quest. Taken whenever D1 or D6 is offered.
    """

    def __init__(self) -> None:
        self.key = ""
        self.value = 0.0
        self.actions = 0

    def __call__(self, step: Step) -> None:
        if step.asked_before in (MAIN, BONUS):
            self.key = "main" if step.asked_before == MAIN else step.key
            self.value, self.actions = measure(step.before), step.before.main_actions
        if not step.same_turn:
            self.key = ""
        if self.key and step.asked_after in (MAIN, BONUS) and self.has_fallen_only(step):
            fall = self.value - measure(step.after)
            assert fall >= {"draw": 0.25, "hire": 0.75}.get(self.key.split(":")[0], 0.0) - SLACK, self.key

    def has_fallen_only(self, step: Step) -> bool:
        may_rise = self.key == "main" or self.key.startswith(("hire:slot", "quest"))
        return not may_rise and step.after.main_actions == self.actions


class Powers:
    """QV-I20, QV-070, QV-071: a power is gained only for a citizen that entered by a Hire action, once per entry."""

    def __init__(self) -> None:
        self.hired: Counter[int] = Counter()

    def __call__(self, step: Step) -> None:
        self.hired.update(citizen_number(str(one.facts["citizen"])) for one in step.events if one.name == "hired")
        gained = self.kind_gained(step)
        if gained is not None:
            assert self.hired[gained] > 0
            self.hired[gained] -= 1
        if step.names[-1:] == ["hired"]:
            kind = citizen_number(str(step.events[-1].facts["citizen"]))
            draws = CITIZENS[kind].power.deeds[:1] == [0] and step.after.tavern.citizen_deck
            assert not draws or CITIZENS[kind].power.cost == COST_RESERVE or gained == kind

    def kind_gained(self, step: Step) -> int | None:
        """The citizen whose power is asked for the first time: its payment, or its whole group if it has none."""
        asker = step.after.asker
        if isinstance(asker, PayPower):
            return int(asker.kind)
        if isinstance(asker, Group) and asker.source < len(CITIZENS):
            power = CITIZENS[asker.source].power
            return int(asker.source) if asker.steps == power.group and power.cost == NO_COST else None
        return None


def scores_are_counted_and_never_fall(step: Step) -> None:
    """QV-I21: points of completed quests, and 1 for each of the two types of the owner's guild master."""
    scores = TITLE.scores(step.after)
    for player, score in zip(step.after.players, scores, strict=True):
        types = GUILD_MASTERS[player.guild_master].bonus
        completed = [QUESTS[quest] for quest in player.completed]
        assert score == sum(one.points for one in completed) + sum(one.type in types for one in completed)
    assert all(new >= old for old, new in zip(TITLE.scores(step.before), scores, strict=True))


def the_end_comes_when_a_round_ends(step: Step) -> None:
    """QV-I14: the game is over exactly when a round ends with the end triggered or with 15 idle rounds."""
    if step.after.mode.solo:
        return
    round_ended = step.after.over or step.after.round > step.before.round
    last = step.after.end_triggered or step.after.idle_rounds == 15
    assert not round_ended or step.after.over == last


def hires_are_paid_exactly(log: list[Event]) -> None:
    """QV-I13, QV-R16: exactly the cost of the slot (2 from the hand) is discarded before a citizen enters the guild."""
    cost, paid = 0, 0
    for event in log:
        if event.name == "picked_from_line":
            cost, paid = COSTS[int(event.facts["slot"])], 0
        elif event.name == "picked_from_hand":
            cost, paid = HAND_COST, 0
        elif event.name in ("discarded_from_hand", "discarded_from_guild"):
            paid += 1
        elif event.name == "hired":
            assert paid == cost


def all_seats_have_had_the_same_number_of_turns(game: Quests, log: list[Event]) -> None:
    """QV-I14, QV-180: when the game is over."""
    turns = Counter(event.facts["seat"] for event in log if event.name == "turn")
    assert set(turns.values()) == {game.round} and len(turns) == game.seats


WATCHERS = [
    line_is_only_emptied_in_an_action_phase,
    line_is_full_after_the_refill,
    spaces_are_full_after_the_refill,
    waiting_players_only_lose_by_attacks,
    completed_quests_only_grow,
    main_actions_never_rise_within_a_turn,
    parties_meet_their_quests,
    solo_discard_piles_only_grow,
    scores_are_counted_and_never_fall,
    the_end_comes_when_a_round_ends,
]
