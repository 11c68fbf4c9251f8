"""Games of earlier rules: where every choice is still legal they go on; else they stay as they were and say why."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tests.support.databases import Home

from wartable.bots.review import GameReview
from wartable.engine.decision import NotOffered
from wartable.matches.match import Match
from wartable.server import halted
from wartable.server.company import Viewer
from wartable.server.hall import Hall
from wartable.server.halted import HaltedTable
from wartable.server.keeping import Keeping
from wartable.server.protocol import Moment
from wartable.server.store import Store
from wartable.server.stored import Entry, Sitting, Standing
from wartable.server.table import Table
from wartable.server.table_info import Continue, NewTable
from wartable.server.thinker import Thinker
from wartable.server.trouble import Trouble
from wartable.server.turns import Owner
from wartable.server.wishes import AskReview, Choose, Undo
from wartable.titles import TITLES

ANN = "a" * 64
QUESTS = TITLES["quests"]
NEXT = QUESTS.rules_version + 1
SOLO = NewTable("quests", 1, ["me"], {}, 5)
Act = Callable[[Store, Hall], Awaitable[Any]]


def serving(home: Home, act: Act) -> Any:
    """What happens while a server runs; it ends as servers do."""

    async def main() -> Any:
        store = await home.open()
        hall = Hall(store, Thinker(0))
        try:
            return await act(store, hall)
        finally:
            await hall.close()
            await store.close()

    return asyncio.run(main())


async def play(table: Table, choices: int) -> None:
    """This many choices by the one person; every fifth that can be is taken back and made again."""
    viewer, chance = Viewer(ANN), random.Random(1)
    await table.enter(viewer)
    for number in range(table.story.seq, table.story.seq + choices):
        match = table.story.started()
        if match.over:
            break
        key = chance.choice(match.decisions()[0].options).key
        await table.move(viewer, Choose(f"c{number}", table.story.seq, [key]))
        if number % 5 == 0 and table.story.started().undo_refusal(0) is None:
            await table.move(viewer, Undo(f"u{number}", table.story.seq))
            await table.move(viewer, Choose(f"d{number}", table.story.seq, [key]))
    table.leave(viewer)


async def told(viewer: Viewer, number: int) -> list[str]:
    """The first messages that come."""
    texts: list[str] = []
    enough = asyncio.Event()

    async def send(message: Any) -> None:
        texts.append(message["text"])
        if len(texts) == number:
            enough.set()

    await viewer.outbox.until_ended(send, asyncio.wait_for(enough.wait(), 20))
    return texts


def played(home: Home, choices: int) -> tuple[str, Moment]:
    """A game under the current rules, and how it looked to its player at the end."""

    async def act(_: Store, hall: Hall) -> tuple[str, Moment]:
        table = await hall.table((await hall.create(SOLO, ANN)).id)
        await play(table, choices)
        return table.story.charter.id, table.moment_for(0, 0)

    found: tuple[str, Moment] = serving(home, act)
    return found


def new_rules(monkeypatch: pytest.MonkeyPatch, forbidden: int | None = None) -> None:
    """The next version of the rules, by which the choice of a number is not legal any more."""
    monkeypatch.setattr(type(QUESTS), "rules_version", NEXT)
    choose = Match.choose

    def strict(self: Match, seat: int, key: str) -> None:
        if len(self.choices) + 1 == forbidden:
            raise NotOffered("QV-999", "This is not possible any more.")
        choose(self, seat, key)

    monkeypatch.setattr(Match, "choose", strict)


def test_a_game_that_is_still_legal_goes_on(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, before = played(home, 12)
    new_rules(monkeypatch)

    async def act(store: Store, hall: Hall) -> None:
        assert [(one.halted, one.asked) for one in await hall.tables_of(ANN)] == [(None, [0])]
        stored = await store.table(table_id)
        assert stored is not None and stored.charter.rules == NEXT
        table = await hall.table(table_id)
        assert table.moment_for(0, 0) == before
        await play(table, 1)
        assert len(table.story.started().choices) == before.number + 1

    serving(home, act)


def test_a_game_that_is_not_stays_as_it_was_and_says_why(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a running game and rules that forbid its 8th choice, then it is listed as halted and shown as it stood."""
    table_id, before = played(home, 12)
    new_rules(monkeypatch, 8)

    async def act(store: Store, hall: Hall) -> None:
        (listed,) = await hall.tables_of(ANN)
        assert listed.halted is not None
        assert (listed.halted.code, listed.halted.choice, listed.halted.rule) == ("old_rules", 8, "QV-999")
        assert listed.asked == [] and not listed.over
        table = await hall.table(table_id)
        shown = table.moment_for(0, 0)
        assert (shown.view, shown.log, shown.number) == (msgspec.to_builtins(before.view), before.log, before.number)
        assert (shown.decision, shown.asked, shown.undo.may) == (None, [], False)
        ann = Owner("", ANN)
        assert msgspec.json.decode((await table.moment_at(ann, 7)).plain)["number"] == 7
        assert msgspec.json.decode((await table.moment_at(ann, before.number)).plain)["view"] == shown.view
        for refused in (table.moment_at(ann, 9), hall.continue_from(table_id, 3, Continue(), ANN)):
            with pytest.raises(Trouble) as trouble:
                await refused
            assert trouble.value.problem.code == "old_rules"
        record = table.record()
        assert record.rules == NEXT - 1 and len(record.choices) == before.number
        stored = await store.table(table_id)
        assert stored is not None and stored.charter.rules == NEXT - 1

    serving(home, act)


def test_among_people_the_record_of_an_unfinished_game_is_not_told(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a halted game of two, which later rules may let go on, then nobody gets its seed and hidden choices."""

    async def begin(_: Store, hall: Hall) -> str:
        table = await hall.table((await hall.create(NewTable("quests", 2, ["me", "open"]), ANN)).id)
        await table.take_seat(Sitting(1, "b" * 64, "Bob"))
        viewer = Viewer(ANN if table.story.asked() == [0] else "b" * 64)
        await table.enter(viewer)
        await table.move(viewer, Choose("m", 2, [table.story.started().decisions()[0].options[0].key]))
        return table.story.charter.id

    table_id = serving(home, begin)
    new_rules(monkeypatch, 1)

    async def act(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        assert isinstance(table, HaltedTable)
        info = table.info_for(0).halted
        assert info is not None and not info.record
        with pytest.raises(Trouble) as trouble:
            table.record()
        assert (trouble.value.status, trouble.value.problem.code) == (403, "record_of_halted")

    serving(home, act)


def test_its_moves_are_refused_with_the_reason(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, before = played(home, 12)
    new_rules(monkeypatch, 8)

    async def act(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        viewer = Viewer(ANN)
        await table.enter(viewer)
        with pytest.raises(Trouble) as trouble:
            await table.move(viewer, Choose("m", before.seq, ["draw"]))
        assert (trouble.value.problem.code, trouble.value.problem.rule) == ("old_rules", "QV-999")
        assert not table.bots.are_playing()

    serving(home, act)


def test_without_looks_it_is_shown_as_far_as_the_rules_go(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a server that was killed before it kept how its games looked, then the replay shows what it can."""
    monkeypatch.setattr("wartable.server.hall.SECONDS_FOR_LOOKS", -1.0)
    table_id, _ = played(home, 12)
    new_rules(monkeypatch, 8)

    async def act(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.moment_for(0, 0).number == 7
        assert len(table.record().choices) > 7

    serving(home, act)


def test_a_finished_game_opens_forever(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a finished and reviewed game that new rules do not allow, then account, record and review are as before."""
    table_id, before = played(home, 1000)
    assert before.over and before.account is not None
    review = GameReview("quests", 1, [0.5], [], [], [0.0], [0.0])

    async def keep(store: Store, _: Hall) -> None:
        await store.keep_review(table_id, msgspec.json.encode(review))

    serving(home, keep)
    new_rules(monkeypatch, 8)

    async def act(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        shown = table.moment_for(None, 0)
        assert shown.over and shown.account == before.account
        assert table.info_for(0).over
        assert len(table.record().choices) == before.number
        viewer = Viewer(ANN)
        await table.enter(viewer)
        table.reviews.ask(viewer, AskReview("r"))
        assert '"type":"review"' in (await told(viewer, 2))[-1]  # after the moment

    serving(home, act)


def test_a_finished_game_that_nobody_reviewed_says_why_it_cannot_be(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a finished game that new rules do not allow, when a review is asked for, then the rules are the reason."""
    table_id, _ = played(home, 1000)
    new_rules(monkeypatch, 8)

    async def act(_: Store, hall: Hall) -> None:
        table, viewer = await hall.table(table_id), Viewer(ANN)
        await table.enter(viewer)
        table.reviews.ask(viewer, AskReview("r"))
        refused = msgspec.json.decode((await told(viewer, 2))[-1])
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "old_rules", "QV-999")

    serving(home, act)


def test_a_game_in_play_is_kept_as_it_looks_now_and_then(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game in use, when the server is killed and the rules change, then it is shown as it recently looked."""
    monkeypatch.setattr("wartable.server.hall.SWEEP_SECONDS", 0.02)
    monkeypatch.setattr("wartable.server.hall.SECONDS_FOR_LOOKS", -1.0)

    async def begin(store: Store, _: Hall) -> tuple[str, Moment]:
        hall = Hall(store, Thinker(0), Keeping(looks_seconds=0.01))
        sweeping = asyncio.create_task(hall.sweep())
        table = await hall.table((await hall.create(SOLO, ANN)).id)
        await play(table, 12)
        seq = table.story.seq
        for _ in range(500):
            kept = await store.looks(table.story.charter.id)
            if kept is not None and kept[0] == seq:
                break
            await asyncio.sleep(0.02)
        sweeping.cancel()
        return table.story.charter.id, table.moment_for(0, 0)

    table_id, before = serving(home, begin)
    new_rules(monkeypatch, 8)

    async def act(_: Store, hall: Hall) -> None:
        shown = (await hall.table(table_id)).moment_for(0, 0)
        assert (shown.number, shown.log) == (before.number, before.log)

    serving(home, act)


def test_a_finished_game_that_would_end_otherwise_is_shown_as_it_ended(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, before = played(home, 1000)
    new_rules(monkeypatch)
    scores = type(QUESTS).scores
    monkeypatch.setattr(type(QUESTS), "scores", lambda self, game: [one + 1 for one in scores(self, game)])

    async def act(_: Store, hall: Hall) -> None:
        table = await hall.table(table_id)
        assert table.moment_for(0, 0).account == before.account

    serving(home, act)


def test_looks_that_todays_pages_cannot_show_are_not_sent(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, _ = played(home, 12)
    new_rules(monkeypatch, 8)
    monkeypatch.setattr(halted, "shown", lambda *_: None)

    async def act(_: Store, hall: Hall) -> None:
        assert (await hall.table(table_id)).moment_for(0, 0).number == 7

    serving(home, act)


def test_a_log_that_the_rules_do_not_allow_is_halted_too(home: Home) -> None:
    """Given rules that changed although nobody raised their version, then the game is shown, and does not go on."""

    async def act(store: Store, hall: Hall) -> None:
        table_id = (await hall.create(SOLO, ANN)).id
        await store.append(table_id, Entry(2, "choice", 0, ["fly"]), Standing())
        table = await hall.table(table_id)
        assert table.moment_for(0, 0).view is not None
        (listed,) = await hall.tables_of(ANN)
        assert listed.halted is not None and listed.halted.choice == 1

    serving(home, act)


def test_all_games_are_upgraded_when_the_server_starts(
    home: Home, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played(home, 12)
    played(home, 5)
    new_rules(monkeypatch, 8)
    serving(home, lambda _, hall: hall.upgrade())
    assert "1 go on, 1 cannot" in caplog.text
