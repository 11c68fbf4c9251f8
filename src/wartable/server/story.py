"""The story of a table: its log, folded into the game as it stands."""

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec.structs import replace

from wartable.engine.agenda import Game, Witness
from wartable.engine.contract import Title
from wartable.engine.decision import NotAsked
from wartable.matches.match import Match, replay
from wartable.matches.record import Record
from wartable.server.clocks import Clocks, Tick
from wartable.server.fairness import contribution_in, seed_of
from wartable.server.living import LIVED, PERSON, Scope, after, kind_at
from wartable.server.privacy import Last, Scene, Told, scene_of
from wartable.server.stored import Charter, Entry, Standing
from wartable.server.terms import Life
from wartable.server.traces import touched_by
from wartable.server.trouble import CONFLICT, Trouble, trouble_of

UNTOUCHED = Life()  # the life of tables at which nothing has happened beside the game
Replay = Callable[[Title[Any], Record, int], Match]


class Act(NamedTuple):
    """What a seat chose in one go: it is taken back and made again as a whole."""

    seat: int
    keys: list[str]


class Story:
    """The game after a number of entries. It never changes: `after` returns how it goes on.

    While seats choose simultaneously, nobody else learns what one of them chooses. So every viewer has a count of
    its own of what it was sent (`seq_of`) and of the choices it has seen made (`number_of`).
    """

    def __init__(self, title: Title[Any], charter: Charter) -> None:
        self.title = title
        self.charter = charter
        self.seq = 0
        self.names: list[str | None] = [None if kind == PERSON else kind for kind in charter.seats]
        self.contributions: list[str | None] = [None] * charter.players
        self.match: Match | None = None
        self.undone: list[Act] = []
        self.acts: list[int] = []  # for each choice the number of the entry that made it
        self.seen_by: list[int | None] = []  # for each choice the one seat that saw it made; None: everybody
        self.joined: list[int] = []  # seats in the order in which people sat down
        self.life = UNTOUCHED
        self.secret_hints: list[int] = []  # of which others learn when the secret choices are over
        self.clocks = None if charter.terms.clock is None else Clocks(charter.terms.clock, charter.players)
        self.times: list[list[int]] = []  # for each choice what every clock had left after it
        self.told = Told(charter.players)
        self.last = Last()
        self.is_halted = False
        self.glimpses: dict[int, object] = {}  # of the newest log lines, by their numbers
        self._start_when_full()

    def after(self, entry: Entry) -> "Story":
        """The story with one more entry; refuses what the rules do not allow."""
        story = copy(self)
        story.names, story.undone, story.seen_by = self.names[:], self.undone[:], self.seen_by[:]
        story.acts, story.contributions = self.acts[:], self.contributions[:]
        story.told, story.last = self.told.copy(), self.last.copy()
        story.secret_hints, story.times = self.secret_hints[:], self.times[:]
        story.clocks = None if self.clocks is None else self.clocks.copy()
        story.match = None if self.match is None else self.match.copy()
        story._take(entry, is_newest=True)
        return story

    def at(self, number: int, viewer: int | None, replayed: Replay = replay) -> "Story":
        """The story as it stood after this number of the choices that a viewer has seen made."""
        match = self.started()
        upto = self._seen(viewer)[number - 1] + 1 if number else 0
        story = copy(self)
        story.undone, story.seen_by, story.last = [], self.seen_by[: max(0, upto - 1)], Last()
        story.acts = self.acts[: max(0, upto - 1)]
        story.match = replayed(self.title, match.record(), max(0, upto - 1))
        if upto < len(match.choices):
            story.life = Life(self.life.fills)  # who had resigned by then, or was replaced, does not matter to the game
        if story.clocks is not None:
            story.clocks = self.clocks_at(upto)
        if upto:
            seat, key = match.choices[upto - 1]
            story._choose(seat, [key], is_newest=True)
        return story

    def clocks_at(self, upto: int) -> Clocks | None:
        """What was left after so many choices; these clocks do not run."""
        if self.clocks is None or not upto:
            return None if self.charter.terms.clock is None else Clocks(self.charter.terms.clock, self.charter.players)
        stopped = Clocks(self.clocks.clock, self.charter.players)
        stopped.left = self.times[upto - 1]
        return stopped

    def halted(self) -> "Story":
        """The same story, in which nobody is asked any more."""
        story = copy(self)
        story.is_halted = True
        return story

    def standing(self) -> Standing:
        """What a list of tables shows: only what everybody knows."""
        zero = None if self.clocks is None else self.clocks.zero()
        due = 0 if zero is None else zero.at
        if self.match is None:
            return Standing(life=self.life)
        asked = [seat for seat, _ in self.shown_asked(None)]
        return Standing(self.is_over, self.number_of(None), asked, self.life, due)

    @property
    def is_over(self) -> bool:
        """By the rules, or by resignation."""
        return self.match is not None and (self.match.over or self.life.is_ended)

    def level_at(self, seat: int) -> str | None:
        """The bot that plays in a seat, if one does."""
        kind = kind_at(self.life, self.charter.seats, seat)
        return None if kind == PERSON else kind

    def asked(self) -> list[int]:
        """The seats that have something to decide."""
        if self.match is None or self.is_over or self.is_halted:
            return []
        return [int(decision.seat) for decision in self.match.game.decisions()]

    def shown_asked(self, viewer: int | None) -> list[tuple[int, str]]:
        """Those whom a viewer sees being asked, with the question; every seat knows about itself."""
        if self.match is None or self.is_over or self.is_halted:
            return []
        really = self.asked()
        return [one for one in self.title.asked(self.match.game) if one[0] != viewer or one[0] in really]

    def started(self) -> Match:
        if self.match is None:
            raise Trouble(CONFLICT, "not_started")
        return self.match

    def must_ask(self, seat: int) -> None:
        """Refuses what only makes sense for a seat that is asked; after the end it is not a matter of turns."""
        self.started()
        if self.is_over:
            raise trouble_of(NotAsked("", "game_over"))
        if seat not in self.asked():
            raise Trouble(CONFLICT, "not_asked")

    def may_redo(self, seat: int) -> bool:
        return self._to_redo(seat) is not None

    # --- what a viewer was sent

    def seq_of(self, viewer: int | None) -> int:
        """How many events the viewer was sent."""
        return self.told.seq_of(viewer)

    def number_of(self, viewer: int | None) -> int:
        """How many of the choices that stand the viewer has seen made."""
        return len(self._seen(viewer))

    def numbers_of(self, viewer: int | None) -> list[int]:
        """How many of the first 0, 1, 2 … choices the viewer has seen made."""
        return list(accumulate((seer in (None, viewer) for seer in self.seen_by), initial=0))

    def lines_of_others(self, viewer: int) -> tuple[int, int] | None:
        """The lines of the log from after the viewer's last turn to what others did last; the end is excluded."""
        match = self.match
        seen = [] if match is None else self._seen(viewer)
        others = [number for number in seen if match is not None and match.choices[number][0] != viewer]
        if match is None or not others:
            return None
        ends = [*match.events_before[1:], len(match.events)]
        own = [number for number in seen if number < others[-1] and number not in others]
        first, end = ends[own[-1]] if own else 0, ends[others[-1]]
        return (first, end) if first < end else None

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether nothing has happened since except simultaneous choices by others, which do not concern the seat."""
        return self.told.own[seat] <= seq <= self.told.seq_of(seat)

    def is_seen(self, later: "Story") -> bool:
        """Whether everybody is sent what has happened since."""
        return later.told.watchers != self.told.watchers

    def _seen(self, viewer: int | None) -> list[int]:
        return [number for number, seer in enumerate(self.seen_by) if seer in (None, viewer)]

    # --- folding

    def _take(self, entry: Entry, is_newest: bool) -> None:
        self.seq = entry.seq
        before = scene_of(self.title, self.match)
        if entry.kind in LIVED:
            self._live(entry)
        elif entry.kind == "join":
            self.names[entry.seat] = entry.body[0]
            self.joined = [*self.joined, entry.seat]
            self.contributions[entry.seat] = contribution_in(entry)
            self._start_when_full()
        elif entry.kind == "undo":
            self._undo(entry.seat)
        else:
            self._choose(entry.seat, self._keys(entry), is_newest)
        self._count(entry, before, scene_of(self.title, self.match))

    def _live(self, entry: Entry) -> None:
        """Something beside the game."""
        scope = Scope(self.charter.seats, self.charter.terms.level, self.match is not None, self.is_over)
        life = after(self.life, entry, scope)
        if entry.kind == "hint":
            self.secret_hints.append(entry.seat)
            return
        self.life = life
        if entry.kind == "fill":
            self.names[entry.seat] = life.fills.get(entry.seat)
            self._start_when_full()

    def _count(self, entry: Entry, before: Scene, after: Scene) -> None:
        """What everybody is sent, and what time it took."""
        if entry.kind == "hint" and before.hides(after):
            self.told.count_for(entry.seat)
        elif entry.kind in LIVED:
            self.told.count_for_all()
        else:
            self.told.count(entry.seat, before, after)
        is_apart = not before.is_with(after)
        if is_apart and (before.is_together or after.is_together):
            self.undone = []
        if is_apart and self.secret_hints:
            hints = dict(self.life.hints)
            for seat in self.secret_hints:
                hints[seat] = hints.get(seat, 0) + 1
            self.life, self.secret_hints = replace(self.life, hints=hints), []
        if self.clocks is not None:
            self._tick(self.clocks, entry, after)

    def _tick(self, clocks: Clocks, entry: Entry, scene: Scene) -> None:
        stops = self.life.is_paused
        runs = frozenset() if stops else frozenset(seat for seat in self.asked() if self.level_at(seat) is None)
        down = int(entry.body[0]) if entry.kind == "down" else 0
        phase = scene.mark if scene.is_together else None
        clocks.take(Tick(entry.at, entry.kind, entry.seat, runs, phase, down, stops))
        made = 0 if self.match is None else len(self.match.choices)
        self.times = self.times[:made] + [clocks.left[:]] * (made - len(self.times))

    def _keys(self, entry: Entry) -> list[str]:
        if entry.kind == "choice":
            is_together = self.started().game.strands is not None
            self.undone = [one for one in self.undone if is_together and one.seat != entry.seat]
            return entry.body
        place = self._to_redo(entry.seat)
        if place is None:
            raise Trouble(CONFLICT, "nothing_to_redo")
        return self.undone.pop(place).keys

    def _to_redo(self, seat: int) -> int | None:
        """Where the seat's most recently undone act is; while seats choose simultaneously, each has its own."""
        is_together = self.match is not None and self.match.game.strands is not None
        places = [place for place, one in enumerate(self.undone) if one.seat == seat or not is_together]
        return places[-1] if places and self.undone[places[-1]].seat == seat else None

    def _choose(self, seat: int, keys: list[str], is_newest: bool) -> None:
        match = self.started()
        first = now = scene_of(self.title, match)
        touched: list[str] = []
        eyes = Eyes(self.title)
        for place, key in enumerate(keys):
            if place:
                match.refuse_if_revealed()
            if is_newest or now.is_together:  # the only ones whose traces anybody looks at
                touched += touched_by(match, seat, key)
            before = now
            match.game.witness = eyes if is_newest else None
            match.choose(seat, key)
            now = scene_of(self.title, match)
            self.seen_by.append(seat if before.hides(now) else None)
            self.acts.append(self.seq)
        match.game.witness = None
        self.glimpses = eyes.glimpses
        self.last.leave(seat, touched, first, now)

    def _undo(self, seat: int) -> None:
        match = self.started()
        scene = scene_of(self.title, match)
        places = self._last_act(match, seat)
        keys = [match.choices[place][1] for place in places]
        match.undo(seat, max(1, len(places)))
        self.undone.append(Act(seat, keys))
        for place in reversed(places):
            del self.seen_by[place]
            del self.acts[place]
        self.last.leave(seat, [], scene, scene_of(self.title, match))

    def _last_act(self, match: Match, seat: int) -> list[int]:
        """The places of the choices that the seat last made in one go."""
        own = [place for place, (chooser, _) in enumerate(match.choices) if chooser == seat]
        return [place for place in own if self.acts[place] == self.acts[own[-1]]] if own else []

    def _start_when_full(self) -> None:
        if self.match is None and None not in self.names:
            charter = self.charter
            seed = seed_of(charter, self.contributions)
            self.match = Match(self.title, charter.players, seed, charter.options)


class Eyes(Witness):
    """Keeps what is seen while one thing after the other happens."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.glimpses: dict[int, object] = {}

    def look(self, game: Game) -> None:
        glimpse = self.title.glimpse(game)
        if glimpse is not None and game.events is not None:
            self.glimpses[len(game.events) - 1] = glimpse


def fold(title: Title[Any], charter: Charter, entries: Iterable[Entry]) -> Story:
    """The story in a log."""
    *_, story = unfold(title, charter, entries)
    return story


def unfold(title: Title[Any], charter: Charter, entries: Iterable[Entry]) -> Iterator[Story]:
    """The story before the first entry and after each, to be looked at before the next; the last one is to be kept."""
    story = Story(title, charter)
    waiting: Entry | None = None
    yield story
    for entry in entries:
        if waiting is not None:
            story._take(waiting, is_newest=False)
            yield story
        waiting = entry
    if waiting is not None:
        yield story.after(waiting)
