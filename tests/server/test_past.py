"""The past: an earlier moment is the same however it is come by, and looking back again and again costs little."""

import asyncio
import random
from functools import partial

import msgspec
import pytest

import wartable
from wartable.matches.match import Match
from wartable.server.description import describe
from wartable.server.past import CHOICES_A_SNAPSHOT, Past, Snapshots
from wartable.server.stored import Charter, Entry, StoredTable, now
from wartable.server.story import Story, fold
from wartable.server.table_info import TableInfo
from wartable.server.telling import Teller
from wartable.server.turns import Owner
from wartable.titles import title

CHOICES = 200
ANN = Owner("home", "ann")


@pytest.fixture(scope="module", params=["shadow_kingdoms", "immortals"])
def story(request: pytest.FixtureRequest) -> Story:
    """A long game of two; in Immortals there are simultaneous choices too."""
    match, chance = wartable.new_game(request.param, 2, 3), random.Random(3)
    while not match.over and len(match.choices) < CHOICES:
        question = chance.choice(match.decisions())
        match.choose(question.seat, chance.choice(question.options).key)
    game = title(request.param)
    charter = Charter("x" * 12, game.name, game.rules_version, 2, match.options, 3, ["greedy"] * 2, now())
    return fold(
        game, charter, [Entry(number, "choice", seat, [key]) for number, (seat, key) in enumerate(match.choices, 1)]
    )


def info_of(story: Story, you: int | None) -> TableInfo:
    return describe(StoredTable(story.charter, story.standing(), []), you)


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_moment_is_the_same_with_and_without_snapshots(story: Story, viewer: int | None) -> None:
    snapshots = Snapshots()
    numbers = random.Random(1).sample(range(story.number_of(viewer)), 20)
    for number in [*numbers, *numbers]:
        info = info_of(story, viewer)
        plainly = Teller(story.at(number, viewer), info, []).looked_at()
        with_snapshots = Teller(story.at(number, viewer, partial(snapshots.replay, "x")), info, []).looked_at()
        assert msgspec.json.encode(with_snapshots) == msgspec.json.encode(plainly)


def test_looking_back_plays_few_choices_again(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody who has looked at the end once, then any other moment is a few choices from a snapshot."""
    played = []
    choose = Match.choose
    monkeypatch.setattr(Match, "choose", lambda self, seat, key: played.append(key) or choose(self, seat, key))
    snapshots, last = Snapshots(), story.number_of(None) - 1
    story.at(last, None, partial(snapshots.replay, "x"))
    played.clear()
    story.at(last, None, partial(snapshots.replay, "x"))
    assert 0 < len(played) <= CHOICES_A_SNAPSHOT + 1


def test_a_snapshot_of_choices_taken_back_is_not_used(story: Story) -> None:
    """Given a game that went another way since, then the moment follows the choices that stand."""
    snapshots = Snapshots()
    record = story.started().record()
    snapshots.replay("x", story.title, record, 150)
    other, chance = wartable.new_game(record.game, 2, 4), random.Random(9)
    while len(other.choices) < 150:
        question = other.decisions()[0]
        other.choose(question.seat, chance.choice(question.options).key)
    assert snapshots.replay("x", story.title, other.record(), 140).choices == other.choices[:140]


def test_a_moment_that_was_just_told_is_not_made_again(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a moment that was asked for, then the next who sees the same gets the same bytes; others do not."""

    async def main() -> None:
        past = Past()
        first = await past.moment(ANN, story, info_of(story, None), 5)
        assert await past.moment(Owner("elsewhere", "eve"), story, info_of(story, None), 5) is first
        assert await past.moment(ANN, story, info_of(story, 0), 5) is not first
        changed = msgspec.structs.replace(info_of(story, None), over=True)
        assert await past.moment(ANN, story, changed, 5) is not first
        monkeypatch.setattr("wartable.server.past.MOST_BYTES", 3 * len(first.plain))
        for number in range(6, 30):
            await past.moment(ANN, story, info_of(story, None), number)
        assert past._size <= 3 * len(first.plain)
        past.close()

    asyncio.run(main())
