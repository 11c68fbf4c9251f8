"""Moments worth looking at: games that are played by a plain policy up to a question, and laid on a server's tables."""

import hashlib
import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext
from tests.support.databases import put
from tests.support.server import RunningServer

from wartable.bots.habitual import HabitualBot
from wartable.bots.levels import judge_of
from wartable.engine.window import Window
from wartable.matches.match import Match, Question, replay
from wartable.titles import title

LONGEST = 3000
LAST = ("done", "pass", "none", "no", "end_turn", "decline", "go", "keep", "no_effect")
COLUMNS = "abc"
TABLE_COLUMNS = "id, game, rules, players, options, seed, seats, created, over, choices, asked"
NAMES = ("Mira", "Tom", "Ash")  # of the people at a table


def to_the_pass(place: str) -> int:
    """How far a place lies from the enemy lands."""
    if place[0] == "t":
        return -1
    if place in ("pass", "keep"):
        return 0 if place == "pass" else 8
    return COLUMNS.index(place[0]) + int(place[1])


def marching(question: Question, number: int) -> str:
    """Everybody marches to the pass and besieges the first tile; items are dealt in turn."""
    keys = [option.key for option in question.options]
    if question.question == "assign_item":
        return keys[number % len(keys)]
    if question.question == "turn_menu":
        return "move" if "move" in keys else "end_turn"
    if question.question == "move_to":
        return min(keys, key=lambda key: to_the_pass(key.rpartition(":")[2]))
    if question.question == "move_count":
        return keys[-1]
    if question.question == "move_unit":
        stacks = [key for key in keys if "." in key]
        return min(stacks, key=lambda key: to_the_pass(key.split(".")[0])) if stacks else "done"
    return next((key for key in keys if key in LAST), keys[0])


Condition = Callable[[Question, Match], bool]


def play_until(game: str, players: int, seed: int, wanted: Condition, **options: str) -> Match | None:
    """The match at the first question that is wanted, or None when the game does not get there."""
    match = Match(title(game), players, seed, dict(options))
    for number in range(LONGEST):
        if match.over:
            return None
        question = match.decisions()[0]
        if wanted(question, match):
            return match
        match.choose(question.seat, marching(question, number))
    return None


def at_a_glance(match: Match, wanted: Condition) -> Match:
    """Plays on as quick bots do, to the first question that is wanted or to the end: there is much on the table."""
    bots = [HabitualBot(seat + 1, judge_of(match.title)) for seat in range(match.players)]
    while not match.over:
        question = min(match.decisions(), key=lambda one: one.seat)
        if wanted(question, match):
            break
        code = bots[question.seat].choose(Window(match.title, match.game, question.seat))
        match.choose(question.seat, match.title.key(code))
    return match


def near_the_end(game: str, players: int, seed: int, left: int) -> Match:
    """A match at a glance, some choices before its end, where the first seat is asked."""
    match = at_a_glance(Match(title(game), players, seed, {}), lambda *_: False)
    end = next(end for end in range(len(match.choices) - left, 0, -1) if match.choices[end][0] == 0)
    return replay(match.title, match.record(), end)


def guest_token(context: BrowserContext) -> str:
    context.request.get("/api/games")
    return str(next(one["value"] for one in context.cookies() if one["name"] == "wartable_guest"))


def lay(server: RunningServer, match: Match, seats: list[str], *contexts: BrowserContext) -> str:
    """Put the match on a table of its own; the people at it are the owners of the browsers, all others are bots."""
    return lay_for(server, match, seats, [guest_token(context) for context in contexts])


def lay_for(server: RunningServer, match: Match, seats: list[str], tokens: list[str]) -> str:
    """The same for the owners of these cookies."""
    named = f"{tokens[0]} {match.title.name} {match.options} {match.seed} {len(match.choices)}"
    table = hashlib.sha256(named.encode()).hexdigest()
    table = "".join("abcdefghijklmnop"[int(digit, 16)] for digit in table[:12])
    asked = [question.seat for question in match.decisions()]
    at = "2026-01-01T00:00:00.000+00:00"
    charter = (table, match.title.name, match.title.rules_version, match.players, json.dumps(match.options))
    rest = (str(match.seed), json.dumps(seats), at, match.over, len(match.choices), json.dumps(asked))
    people = [seat for seat, kind in enumerate(seats) if kind == "person"]
    sat = [(seat, one, name) for seat, one, name in zip(people, tokens, NAMES, strict=False)]
    joined = [("join", seat, name) for seat, _, name in sat]
    happened = [*joined, *(("choice", seat, key) for seat, key in match.choices)]
    put(server, f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", charter + rest)
    guests = [(table, seat, hashlib.sha256(one.encode()).hexdigest(), name) for seat, one, name in sat]
    put(server, "INSERT INTO sittings VALUES (?, ?, ?, ?)", *guests)
    events = [(table, seq, kind, seat, json.dumps([word]), at) for seq, (kind, seat, word) in enumerate(happened, 1)]
    put(server, "INSERT INTO events VALUES (?, ?, ?, ?, ?, NULL, ?)", *events)
    return table
