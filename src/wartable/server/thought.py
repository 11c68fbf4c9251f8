"""A bot's thought, in a worker process: the game is built from its record, and the bot sees it through a window."""

import os
import secrets
import signal
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import wait

import msgspec

from wartable.bots.levels import make_bot
from wartable.engine.window import Window
from wartable.matches.match import Match, replay
from wartable.matches.record import Record
from wartable.titles import title

MOST_GAMES_KEPT = 64
NICENESS = 10
_games: OrderedDict[str, Match] = OrderedDict()


class Thought(msgspec.Struct, frozen=True):
    """What a worker needs to know: the game so far, whose move it is, and which bot moves."""

    table: str
    record: Record
    seat: int
    level: str


def prepare_worker() -> None:
    """A worker lives no longer than its server, even if that is killed; only the server listens to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def prepare_modest() -> None:
    """Like a worker, but everybody else comes first."""
    prepare_worker()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def ready() -> None:
    """Nothing; but by then the worker has started."""


def think(thought: Thought) -> str:
    """The key of the option that the bot takes."""
    match = game_of(thought.table, thought.record)
    bot = make_bot(thought.level, match.title, secrets.randbits(31))
    window = Window(match.title, match.game, thought.seat)
    code = bot.choose(window)
    if code not in window.decision.options:
        raise ValueError(f"the bot {thought.level} chose what was not offered")
    return match.title.key(code)


def game_of(table: str, record: Record) -> Match:
    """The game of the record; it is kept, so that next time only the new choices are played."""
    match = _games.pop(table, None)
    if match is None or match.choices != record.choices[: len(match.choices)]:
        match = replay(title(record.game), record, 0)
    match.follow_all(record.choices[len(match.choices) :])
    _games[table] = match
    if len(_games) > MOST_GAMES_KEPT:
        _games.popitem(last=False)
    return match


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
