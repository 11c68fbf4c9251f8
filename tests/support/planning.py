"""Tables of Immortals at which planning is about to begin, and people who plan there in secret."""

import asyncio
import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.support.databases import store_at
from tests.support.server import Guest, RunningServer, Seat

from wartable.matches.match import Match
from wartable.server.keys import hashed
from wartable.server.stored import Charter, Entry, Sitting
from wartable.server.story import Story, fold
from wartable.server.terms import Terms
from wartable.titles import title

NAMES = ["Ann", "Bob", "Cid"]
TOKENS = [secrets.token_urlsafe(32) for _ in NAMES]
TABLES = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"]
LAID = ("extract_gold", "construct", "attack_1", "attack_or_movement", "magic_1")
SEED = 1
CREATED = "2026-01-01T00:00:00Z"


# --- tables at which planning is about to begin


def until_planning() -> Match:
    """The same three-player game, up to the first planning. Ann is first player: one with blank cards alone passes."""
    match, chance = Match(title("immortals"), 3, SEED, {}), random.Random(SEED)
    while match.decisions()[0].question != "plan":
        question = match.decisions()[0]
        match.choose(question.seat, chance.choice(question.options).key)
    return match


def about_to_plan(terms: Terms) -> Story:
    """The same game as a table tells it, with an entry every second."""
    match = until_planning()
    charter = Charter(TABLES[0], "immortals", 1, 3, match.options, match.seed, ["person"] * 3, CREATED, terms=terms)
    entries = [Entry(seat + 1, "join", seat, [name], at=1000) for seat, name in enumerate(NAMES)]
    entries += [
        Entry(number, "choice", seat, [key], at=1000 * number) for number, (seat, key) in enumerate(match.choices, 4)
    ]
    return fold(match.title, charter, entries)


async def lay(folder: Path, address: str | None, table: str, match: Match, seats: list[str]) -> None:
    """Write the table down as a server would have done."""
    game, rules = match.title.name, match.title.rules_version
    charter = Charter(table, game, rules, match.players, match.options, match.seed, seats, CREATED)
    people = [seat for seat, kind in enumerate(seats) if kind == "person"]
    joins = [Entry(number, "join", seat, [NAMES[seat]]) for number, seat in enumerate(people, 1)]
    first = len(joins) + 1
    choices = [Entry(number, "choice", seat, [key]) for number, (seat, key) in enumerate(match.choices, first)]
    standing = fold(match.title, charter, joins + choices).standing()
    store = store_at(folder, address)
    await store.open()
    await store.create(charter, Sitting(people[0], hashed(TOKENS[people[0]]), NAMES[people[0]]), standing)
    for seat, join in list(zip(people, joins, strict=True))[1:]:
        await store.join(table, join, Sitting(seat, hashed(TOKENS[seat]), NAMES[seat]), standing)
    await asyncio.gather(*(store.append(table, entry, standing) for entry in choices))
    await store.close()


def guests(server: RunningServer) -> list[Guest]:
    return [server.guest(wartable_guest=token) for token in TOKENS]


def sit_down(server: RunningServer, table: str, number: int = 3) -> list[Seat]:
    """The people of a table, and one who watches; each has heard of all the others."""
    people = [guest.sit(table) for guest in guests(server)[:number]]
    seats = [*people, server.guest().sit(table)]
    for seat in seats:
        while seat.await_type("presence")["spectators"] == 0:
            pass  # arrivals are reported together, the spectator last
    return seats


# --- planning


def plan_key(seat: Seat, style: str) -> str:
    """Lay a card on the next space, or leave it empty: on the same spaces always, but blank or not as the style is."""
    offers = seat.offers()
    if next_space(seat) not in LAID:
        return next(key for key in offers if key.endswith(":empty"))
    cards = [key for key in offers if key.split(":")[1] not in ("blank", "empty")]
    blanks = [key for key in offers if key.endswith(":blank")]
    if style == "blanks":
        return (blanks or cards)[0]
    return cards[0 if style == "cards" else -1] if cards else blanks[0]


def next_space(seat: Seat) -> str:
    return str(seat.moment["decision"]["options"][0]["touches"][0]).split(":")[-1]


def plan(seat: Seat, style: str, most: int = 10) -> list[str]:
    """Plan space by space; which card lies on which space, as a draft names it."""
    picks: list[str] = []
    while len(picks) < most and is_planning(seat):
        space, key = next_space(seat), plan_key(seat, style)
        picks.append(f"{space}:{key.split(':')[1]}")
        assert seat.choose(key)["type"] == "ack"
    return picks


def is_planning(seat: Seat) -> bool:
    return seat.moment["decision"] is not None and seat.moment["decision"]["question"] == "plan"


def turn(seat: Seat, kind: str) -> None:
    """Undo or redo, and see it."""
    answer = seat.say(kind)
    assert answer["type"] == "ack", answer
    seat.await_seq(answer["seq"])


def dither(seat: Seat) -> None:
    """Lay cards, take them back, lay them again, and take them back."""
    plan(seat, "blanks", 3)
    for kind in ("undo", "undo", "redo", "undo", "undo"):
        turn(seat, kind)
    assert not seat.moment["undo"]["may"]


def ponder(seat: Seat) -> None:
    """Draft a plan: lay cards from the last addition backwards, move one, take others back, and try what cannot be."""
    draft = seat.moment["draft"]
    for place in (-1, 0, 7, 3):
        draft = drafted(seat, add=[draft["additions"][place]["key"]])
    card = draft["picks"][0]["key"].split(":")[1]
    elsewhere = [one["key"] for one in draft["additions"] if one["key"].endswith(f":{card}")]
    draft = drafted(seat, add=elsewhere[-1:], drop=[draft["picks"][1]["key"]])
    assert seat.say("change_draft", add=["construct:nonsense"])["type"] == "refused"
    seat.say("ask_why", thing="space:0:construct", held=[f"card:{card}"])
    drafted(seat, drop=[one["key"] for one in draft["picks"]])


def drafted(seat: Seat, **wish: list[str]) -> dict[str, Any]:
    answer = seat.say("change_draft", **wish)
    assert answer["type"] == "draft", answer
    return dict(answer["draft"])


def send(seat: Seat, keys: list[str]) -> None:
    """Lay the same plan as a draft, from its end, and send it in one go."""
    picks = [key for key in keys if not key.endswith(":empty")]
    for pick in reversed(picks):
        drafted(seat, add=[pick])
    answer = seat.say("choose_set", picks=picks)
    assert answer["type"] == "ack", answer
    seat.await_seq(answer["seq"])


def received(seat: Seat, since: int = 0) -> list[str]:
    """The frames, without what names the table, and without who came: how many frames that takes depends on speed."""
    frames = [frame for frame in seat.frames[since:] if not frame.startswith('{"type":"presence"')]
    for table in TABLES:
        frames = [frame.replace(table, "table") for frame in frames]
    return [json.dumps(without_ids(json.loads(frame))) for frame in frames]


def without_ids(message: dict[str, Any]) -> dict[str, Any]:
    """What a viewer is called in the talk of a table is another word at every table."""
    ids = {"ack": "id", "talk": "you"}
    return message | {ids[message["type"]]: ""} if message["type"] in ids else message


def hear_all(seat: Seat, done: int) -> None:
    """Read until that many others are seen to be done, or planning is over."""
    while is_phase(seat, "planning") and sum(not one["choosing"] for one in seat.moment["view"]["players"]) < done:
        seat.next()


def is_phase(seat: Seat, phase: str) -> bool:
    return bool(seat.moment["view"]["phase"] == phase)


def nothing_comes(seat: Seat) -> None:
    with pytest.raises(TimeoutError):
        seat.next(0.3)
