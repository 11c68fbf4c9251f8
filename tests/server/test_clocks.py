"""Clocks: a thousand games against a model, and what nobody may read from them."""

import random
from typing import NamedTuple

import pytest
from tests.support.planning import about_to_plan

from wartable.server import telling
from wartable.server.clocks import LAG, RETURN, Clocks, Tick
from wartable.server.description import describe
from wartable.server.outages import down_within
from wartable.server.stored import Entry, StoredTable
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.telling import Teller
from wartable.server.terms import DAY, SECOND, Clock, Days, Live, Terms

GAMES = 1000
CLOSE = 50  # milliseconds
LIVE = Live(60, 5, 30)


# --- the model


class Question(NamedTuple):
    """What a seat was asked: when it was, how much of the time is free, and the spans in which its clock ran."""

    free: int
    spans: list[tuple[int, int]]

    def charge(self) -> int:
        return max(0, sum(end - begin for begin, end in self.spans) - self.free)


class Model:
    """One seat's clock by its definition: what it had, less what questions took beyond their free part, plus gifts."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.has = clock.first
        self.question: Question | None = None
        self.free_left = 0

    def starts(self, free: int) -> None:
        self.question = Question(free, [])

    def runs(self, begin: int, end: int) -> None:
        assert self.question is not None
        self.question.spans.append((begin, end))

    def ends(self) -> None:
        if self.question is not None:
            used = sum(end - begin for begin, end in self.question.spans)
            self.free_left = max(0, self.question.free - used)
            self.has = max(0, self.has - self.question.charge())
            self.question = None

    def left(self) -> int:
        return max(0, self.has - (self.question.charge() if self.question else 0))


class Playing:
    """A simulated game of sequential turns: people think, their choices travel, they take back, pause, and servers die.

    It plays on the true time of the model, in which nothing counts while no server runs.
    """

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        clocks: list[Clock] = [LIVE, Live(20, 2, 10), Days(1)]
        self.clock = self.chance.choice(clocks)
        self.seats = self.chance.randint(1, 4)
        self.models = [Model(self.clock) for _ in range(self.seats)]
        self.ticks: list[Tick] = []
        self.now = self.chance.randint(1, 10**12)
        self.turn = 0
        self.turns: list[int] = []  # who chose, to be taken back
        self.fresh(0, LAG)
        self.tick("join", 0)

    def tick(self, kind: str, seat: int, down: int = 0, stopped: bool = False) -> None:
        runs = frozenset() if stopped else frozenset({self.turn})
        self.ticks.append(Tick(self.now, kind, seat, runs, None, down, stopped))

    def fresh(self, seat: int, free: int) -> None:
        if isinstance(self.clock, Days):
            self.models[seat].has = self.clock.first
        self.models[seat].starts(free)

    def think(self) -> None:
        """Think for a while, and lag: sometimes far too long."""
        longest = 3 * self.clock.first if self.chance.random() < 0.03 else min(20 * SECOND, self.clock.first // 3)
        end = self.now + self.chance.randint(0, longest) + self.chance.randint(0, 2 * LAG)
        self.models[self.turn].runs(self.now, end)
        self.now = end

    def step(self) -> None:
        deed = self.chance.choices([self.choose, self.undo, self.pause, self.restart], [12, 3, 1, 1])[0]
        self.think()
        deed()

    def choose(self) -> None:
        actor, model = self.turn, self.models[self.turn]
        model.ends()
        model.has += self.clock.bonus
        self.turns.append(actor)
        self.turn = self.chance.randrange(self.seats)
        if self.turn == actor:
            model.starts(LAG)
        else:
            self.fresh(self.turn, LAG)
        self.tick("choice", actor)

    def undo(self) -> None:
        """Whoever chose last takes it back: the gift is gone, what was used stays used, and nothing is free."""
        if not self.turns:
            self.models[self.turn].ends()
            self.models[self.turn].starts(self.models[self.turn].free_left)
            return
        actor = self.turns.pop()
        running = self.models[self.turn]
        if self.turn == actor:
            assert running.question is not None
            running.question = running.question._replace(free=0)
        running.ends()
        self.models[actor].has = max(0, self.models[actor].has - self.clock.bonus)
        self.turn = actor
        self.models[actor].starts(0)
        self.tick("undo", actor)

    def pause(self) -> None:
        model = self.models[self.turn]
        model.ends()
        self.tick("pause", self.turn, stopped=True)
        self.now += self.chance.randint(0, DAY)
        model.starts(model.free_left)
        self.tick("pause", self.turn)

    def restart(self) -> None:
        """The server is killed, and comes back."""
        down = self.chance.randint(0, DAY)
        self.now += down
        self.tick("down", -1, down)


def folded(playing: Playing, ticks: list[Tick]) -> Clocks:
    clocks = Clocks(playing.clock, playing.seats)
    for tick in ticks:
        clocks.take(tick)
    return clocks


def test_no_clock_is_off_from_the_model() -> None:
    """Given 1,000 games with lags, restarts, pauses and undo, then every clock is right after every entry, to 50 ms."""
    furthest = restarts = undos = zeros = 0
    for seed in range(GAMES):
        playing = Playing(seed)
        clocks = folded(playing, playing.ticks)
        for _ in range(30):
            done = len(playing.ticks)
            playing.step()
            for tick in playing.ticks[done:]:
                clocks.take(tick)
            if playing.ticks[-1].kind == "down":  # all that a new server knows is the log
                restarts += 1
                clocks = folded(playing, playing.ticks)
            undos += playing.ticks[-1].kind == "undo"
            for seat, model in enumerate(playing.models):
                furthest = max(furthest, abs(clocks.left_at(seat, playing.now) - model.left()))
                zeros += model.left() == 0
    assert furthest <= CLOSE
    assert min(restarts, undos, zeros) > GAMES / 2, "not enough has happened to them"


def test_a_clock_says_beforehand_when_it_is_at_zero() -> None:
    for seed in range(200):
        playing = Playing(seed)
        for _ in range(seed % 12):
            playing.step()
        clocks = folded(playing, playing.ticks)
        zero = clocks.zero()
        assert zero is not None
        at, seats = zero
        assert all(clocks.left_at(seat, at) == 0 for seat in seats)
        assert at == playing.now or all(clocks.left_at(seat, at - 1) > 0 for seat in clocks.runs)


# --- phases in secret


def test_a_phase_in_secret_has_its_own_time_and_costs_nobody_their_own() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.take(Tick(1000, "join", 0, frozenset({0, 1}), 0))
    assert [clocks.left_at(seat, 11_000) for seat in (0, 1)] == [20_000, 20_000]
    clocks.take(Tick(11_000, "choice", 0, frozenset({1}), 0))
    assert clocks.left_at(0, 21_000) == clocks.left_at(1, 21_000) == 10_000, "whoever is done looks like the others"
    assert clocks.zero() == (31_000, [1]), "only who still has to choose comes to zero"
    clocks.take(Tick(25_000, "choice", 1, frozenset({0}), None))
    assert clocks.left == [60_000, 60_000]


def test_who_comes_back_from_zero_has_a_little() -> None:
    clocks = Clocks(Live(10, 0, 10), 1)
    clocks.take(Tick(1000, "join", 0, frozenset({0}), None))
    clocks.take(Tick(12_000, "bot", 0, frozenset(), None))
    assert clocks.left == [0]
    clocks.take(Tick(50_000, "back", 0, frozenset({0}), None))
    assert clocks.left_at(0, 50_000) == RETURN


def test_an_outage_counts_only_where_it_covers_the_time() -> None:
    assert down_within([(0, 10), (20, 30), (90, 99)], 5, 25) == 10


@pytest.fixture(scope="module")
def planned() -> Story:
    return about_to_plan(Terms(clock=LIVE))


def test_nobody_reads_from_a_clock_what_another_did_in_secret(planned: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a planning in which Bob does nothing, plans all, or takes back, then Ann and spectators see one clock."""
    now = 1000 * (planned.seq + 30)
    monkeypatch.setattr(telling, "millis", lambda: now)
    told = {(viewer, clock_of(planned, viewer)) for viewer in (0, None)}
    done, at = planned, 1000 * planned.seq
    for number in range(12):
        at += 1500
        own = [one for one in done.started().decisions() if one.seat == 1]
        if not own:
            break
        kind, keys = ("undo", []) if number == 3 else ("choice", [own[0].options[0].key])
        after = done.after(Entry(done.seq + 1, kind, 1, keys, at=at))  # type: ignore[arg-type]
        if after.standing().asked != planned.standing().asked:
            break
        done = after
        assert {(viewer, clock_of(done, viewer)) for viewer in (0, None)} == told
    assert done.seq > planned.seq + 3, "Bob has done something"


def clock_of(story: Story, viewer: int | None) -> str:
    return repr(Teller(story, info(viewer, story), []).moment(0).clock)


def info(viewer: int | None, story: Story) -> TableInfo:
    return describe(StoredTable(story.charter, story.standing(), []), viewer)


def test_a_hint_for_a_secret_choice_is_counted_for_others_when_it_is_made(planned: Story) -> None:
    """Given Bob, who asks for a hint while all plan, then others hear of it when the plans are revealed, not before."""
    asked = planned.after(Entry(planned.seq + 1, "hint", 1, at=1000 * planned.seq + 900))
    assert [asked.seq_of(viewer) - planned.seq_of(viewer) for viewer in (0, 1, None)] == [0, 1, 0]
    assert asked.standing().life.hints == {}
    told = asked
    while told.standing().life.hints == {}:
        question = told.started().decisions()[0]
        told = told.after(Entry(told.seq + 1, "choice", question.seat, [question.options[-1].key], at=told.seq * 1000))
    assert told.standing().life.hints == {1: 1}
    assert told.standing().asked != planned.standing().asked
