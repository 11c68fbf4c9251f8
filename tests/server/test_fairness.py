"""Fair deals at tables: commitment, contributions, and what becomes of them when people come, go, undo and upgrade."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from tests.server.test_secrets import stored_seed
from tests.server.test_upgrades import new_rules, serving
from tests.support.databases import Home
from tests.support.server import Guest, RunningServer, Seat

from wartable.matches.fairness import commitment_of, seed_from
from wartable.matches.proof import Noted, flaw_of
from wartable.matches.record import read_record
from wartable.server.company import Viewer
from wartable.server.database import FILE, NEWEST, migrations_of, open_for_writing, version_of
from wartable.server.hall import Hall
from wartable.server.leaving import Leaving
from wartable.server.store import Store
from wartable.server.stored import Sitting
from wartable.server.table import Table
from wartable.server.table_info import Continue, NewTable
from wartable.server.thinker import Thinker
from wartable.server.thought import Thought
from wartable.server.trouble import Trouble
from wartable.server.wishes import Choose

ANN, BOB = Sitting(0, "a" * 64, "Ann"), Sitting(1, "b" * 64, "Bob")
ANNS, BOBS = "1" * 64, "2" * 64
OPEN = NewTable("quests", 2, ["open", "open"])


async def seated(hall: Hall, anns: str | None = ANNS, bobs: str | None = BOBS) -> Table:
    table_id = (await hall.create(OPEN, ANN.guest)).id
    await hall.take_seat(table_id, ANN, anns)
    await hall.take_seat(table_id, BOB, bobs)
    return await hall.table(table_id)


async def play(table: Table, choices: int = 2000) -> None:
    """Both choose at random; up to the end if nothing else is said."""
    viewers, chance = [Viewer(ANN.guest), Viewer(BOB.guest)], random.Random(4)
    made = len(table.story.started().choices)
    while not (match := table.story.started()).over and len(match.choices) < made + choices:
        question = match.decisions()[0]
        key = chance.choice(question.options).key
        await table.move(viewers[question.seat], Choose(f"c{table.story.seq}", table.story.seq, [key]))


def record_of(guest: Guest, table: str) -> dict[str, Any]:
    return dict(guest.http.get(f"/api/tables/{table}/record").json())


def play_out(seats: list[Seat], chance: random.Random) -> None:
    while not seats[0].moment["over"]:
        for seat in seats:
            catch_up(seat, seats)
        mover = next((seat for seat in seats if seat.moment["decision"]), None)
        if mover is not None:
            mover.choose_any(chance)


def catch_up(seat: Seat, seats: list[Seat]) -> None:
    seat.await_seq(max(one.moment["seq"] for one in seats))


def test_a_whole_game_is_proved_by_its_record(server: RunningServer) -> None:
    """Given a commitment seen before the game and two contributions, then the record proves both; nothing came early.

    Neither the secret nor the seed that follows from it stands in a frame, an answer or the log while the game runs.
    """
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    made = ann.create("open", "open")
    table, commitment = made["id"], made["commitment"]
    answers = [ann.take_seat(table, 0, "Ann", contribution=ANNS), bob.take_seat(table, 1, "Bob", contribution=BOBS)]
    assert [one.json()["commitment"] for one in answers] == [commitment] * 2
    seats = [ann.sit(table), bob.sit(table), eve.sit(table)]
    secret = stored_seed(server, table)
    seed = seed_from(secret, table, [ANNS, BOBS])
    told = [one.text for one in answers]
    told += [eve.http.get(f"/api/tables/{table}{page}").text for page in ("", "/fairness", "/record", "/moments/0")]
    assert eve.http.get(f"/api/tables/{table}/fairness").json() == {
        "table": table,
        "commitment": commitment,
        "contributions": [ANNS, BOBS],
        "secret": None,
        "seed": None,
    }
    play_out(seats, random.Random(5))
    told += [frame for seat in seats for frame in seat.frames] + [server.log()]
    assert not any(secret in text or seed in text for text in told)
    assert all(seat.moment["table"]["commitment"] == commitment for seat in seats)
    record = read_record(ann.http.get(f"/api/tables/{table}/record").content)
    assert record.seed == seed and record.fair is not None and record.fair.secret == secret
    assert flaw_of(record, Noted(commitment, {0: ANNS, 1: BOBS})) is None
    after = eve.http.get(f"/api/tables/{table}/fairness").json()
    assert (after["secret"], after["seed"]) == (secret, seed)


@pytest.mark.parametrize("contribution", ["", "1" * 63, "1" * 65, "G" * 64, "A" * 64, 7, "1" * 64 + "\n"])
def test_what_is_no_contribution_is_refused(server: RunningServer, contribution: object) -> None:
    ann = server.guest()
    table = ann.create("open", "open")["id"]
    assert ann.take_seat(table, 0, "Ann", contribution=contribution).status_code == 400
    assert ann.http.get(f"/api/tables/{table}").json()["you"] is None


def test_numbered_seeds_have_no_commitment(server: RunningServer) -> None:
    """Alone against bots the seed is a number that can be given and shared, as before."""
    ann = server.guest()
    table = ann.create("me", "random", seed=11)
    assert table["commitment"] is None
    told = ann.http.get(f"/api/tables/{table['id']}/fairness").json()
    assert (told["commitment"], told["secret"], told["seed"]) == (None, None, None)
    seat, chance = ann.sit(table["id"]), random.Random(1)
    while seat.await_turn():
        seat.choose_any(chance)
    record = record_of(ann, table["id"])
    assert (record["seed"], record["fair"]) == (11, None)
    assert ann.http.get(f"/api/tables/{table['id']}/fairness").json()["seed"] == 11


def test_the_cards_depend_on_what_everybody_gave(home: Home) -> None:
    """Given the same secret, then what either seat gives changes the seed; where nobody gives, the secret deals."""

    async def act(_: Store, hall: Hall) -> None:
        table = await seated(hall)
        secret = str(table.story.charter.seed)
        assert table.story.started().seed == seed_from(secret, table.story.charter.id, [ANNS, BOBS]) != secret
        alone = await seated(hall, None, BOBS)
        secret = str(alone.story.charter.seed)
        assert alone.story.started().seed == seed_from(secret, alone.story.charter.id, [None, BOBS]) != secret
        nobody = await seated(hall, None, None)
        assert nobody.story.started().seed == nobody.story.charter.seed
        await play(nobody)
        record = nobody.record()
        assert record.fair is not None and record.fair.contributions == [None, None]
        assert flaw_of(record, Noted(commitment_of(str(nobody.story.charter.seed)))) is None

    serving(home, act)


def test_what_was_given_first_stands(home: Home) -> None:
    """Given a page that asks for its seat again because it heard no answer, then the first contribution counts."""

    async def act(_: Store, hall: Hall) -> None:
        table = await seated(hall)
        seed = table.story.started().seed
        await table.take_seat(ANN, BOBS)
        assert table.story.contributions == [ANNS, BOBS] and table.story.started().seed == seed

    serving(home, act)


def test_who_stands_up_takes_their_contribution_along(server: RunningServer) -> None:
    ann, bob, cid = server.guest(), server.guest(), server.guest()
    table = ann.create("open", "open", "open")["id"]
    ann.take_seat(table, 0, "Ann", contribution=ANNS)
    bob.take_seat(table, 1, "Bob", contribution=BOBS)
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert bob.http.get(f"/api/tables/{table}/fairness").json()["contributions"] == [None, BOBS, None]
    cid.take_seat(table, 0, "Cid", contribution="3" * 64)
    assert bob.http.get(f"/api/tables/{table}/fairness").json()["contributions"] == ["3" * 64, BOBS, None]


def test_a_game_that_somebody_left_is_dealt_as_before(home: Home) -> None:
    """The contribution stays, because the cards hang on it; it tells nothing about the person."""

    async def act(store: Store, hall: Hall) -> None:
        table = await seated(hall)
        table_id, seed = table.story.charter.id, table.story.started().seed
        await play(table, 5)
        choices = table.story.started().choices
        async with hall.vacated(table_id):
            await store.writer.write(Leaving(table_id, 0))
        again = await hall.table(table_id)
        assert again.story.charter.seats == ["skilled", "person"]
        assert (again.story.started().seed, again.story.started().choices[:5]) == (seed, choices)
        assert again.fairness().contributions == [ANNS, BOBS]
        await again.stop()

    serving(home, act)


def test_a_restart_deals_the_same_cards(home: Home) -> None:
    async def before(_: Store, hall: Hall) -> tuple[str, object]:
        table = await seated(hall)
        await play(table, 9)
        return table.story.charter.id, table.moment_for(0, 0).view

    table_id, view = serving(home, before)

    async def after(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.moment_for(0, 0).view == view
        await play(table)
        assert flaw_of(table.record()) is None

    serving(home, after)


def test_a_finished_game_of_rules_that_are_gone_is_proved_all_the_same(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a halted table, then its record tells the seed that dealt, and fits."""

    async def before(_: Store, hall: Hall) -> tuple[str, bytes]:
        table = await seated(hall)
        await play(table)
        return table.story.charter.id, msgspec.json.encode(table.record())

    table_id, record = serving(home, before)
    new_rules(monkeypatch, 3)

    async def after(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.info_for(0).halted is not None
        assert msgspec.json.encode(table.record()) == record
        assert table.fairness().seed == table.record().seed

    serving(home, after)


def test_an_unfinished_halted_game_keeps_its_secret(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one person at a table that others could have joined, then not even they get the record: it may go on."""

    async def before(_: Store, hall: Hall) -> str:
        table_id = (await hall.create(NewTable("quests", 1, ["open"]), ANN.guest)).id
        await hall.take_seat(table_id, ANN, ANNS)
        await play(await hall.table(table_id), 9)
        return table_id

    table_id = serving(home, before)
    new_rules(monkeypatch, 5)

    async def after(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        told = table.fairness()
        assert (told.contributions, told.secret, told.seed) == ([ANNS], None, None)
        with pytest.raises(Trouble) as trouble:
            table.record()
        assert trouble.value.problem.code == "record_of_halted"

    serving(home, after)


def test_a_running_game_with_a_sealed_seed_is_not_continued_elsewhere(home: Home) -> None:
    """Given somebody alone at a table that others could have joined, then a fork would show what is to come."""

    async def act(_: Store, hall: Hall) -> None:
        table_id = (await hall.create(NewTable("quests", 2, ["open", "random"]), ANN.guest)).id
        await hall.take_seat(table_id, ANN, ANNS)
        with pytest.raises(Trouble) as trouble:
            await hall.continue_from(table_id, 0, Continue(), ANN.guest)
        assert (trouble.value.status, trouble.value.problem.code) == (403, "still_sealed")

    serving(home, act)


def test_a_finished_game_is_continued_with_the_same_cards_and_without_a_commitment(home: Home) -> None:
    """Its seed is known by then, so the fork commits to nothing, proves nothing, and can itself be continued."""

    async def act(_: Store, hall: Hall) -> None:
        table = await seated(hall)
        await play(table)
        made = await hall.continue_from(table.story.charter.id, 7, Continue(), ANN.guest)
        assert made.commitment is None
        fork = await hall.table(made.id)
        assert fork.story.started().seed == table.record().seed
        assert fork.story.started().choices[:7] == table.record().choices[:7]
        assert (fork.fairness().commitment, fork.fairness().seed) == (None, None)
        again = await hall.continue_from(made.id, 3, Continue(), ANN.guest)
        assert (await hall.table(again.id)).story.started().seed == table.record().seed

    serving(home, act)


def test_bots_are_never_told_the_secret(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot at a table of people, then its worker gets the seed that deals, which it needs to replay, no more."""
    thoughts: list[Thought] = []

    async def think(_: Thinker, thought: Thought, *__: object) -> str:
        thoughts.append(thought)
        return "draw"

    monkeypatch.setattr(Thinker, "think", think)

    async def act(_: Store, hall: Hall) -> str:
        table_id = (await hall.create(NewTable("quests", 2, ["open", "random"]), ANN.guest)).id
        await hall.take_seat(table_id, ANN, ANNS)
        table = await hall.table(table_id)
        while not thoughts:
            if table.story.asked() == [0]:
                await play(table, 1)
            await asyncio.sleep(0)
        await table.stop()
        return str(table.story.charter.seed)

    secret = serving(home, act)
    assert all(thought.record.fair is None and secret not in repr(thought) for thought in thoughts)


def test_a_database_of_before_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    """Given games from before there were contributions, then they are dealt by their secret, as they were."""

    async def before(_: Store, hall: Hall) -> tuple[str, str]:
        old, new = await seated(hall, None, None), await seated(hall)
        await play(old, 5)
        return old.story.charter.id, new.story.charter.id

    old, new = serving(Home(tmp_path, None), before)
    engine = open_for_writing(tmp_path)
    with engine.connect() as connection:
        command.downgrade(migrations_of(connection), "0006")
        connection.commit()
        assert version_of(connection) == "0006" < NEWEST
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        rules = dict(database.execute("SELECT id, rules FROM tables").fetchall())
    assert rules[old] > 0 == rules[new], "an older program would deal other cards"

    async def after(store: Store, hall: Hall) -> None:
        table = await hall.table(old)
        assert table.story.started().seed == table.story.charter.seed and len(table.story.started().choices) == 5
        stored = await store.table(old)
        assert stored is not None and not stored.charter.is_fork

    serving(Home(tmp_path, None), after)
