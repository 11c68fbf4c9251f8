"""What a table's log says without the rules: which choices stand, and whether the lists agree with it."""

import random
from pathlib import Path

from tests.server.test_upgrades import QUESTS, played, serving
from tests.support.databases import Home

import wartable
from wartable.server.hall import Hall
from wartable.server.replaying import choices_that_stand, disagreements
from wartable.server.store import Store
from wartable.server.stored import Entry, Standing


def test_what_stands_is_known_without_rules() -> None:
    """Given games with choices taken back and made again, then cancelling gives the choices of the record."""
    for game in ("immortals", "quests", "shadow_kingdoms"):
        match, chance = wartable.new_game(game, 3, 7), random.Random(7)
        entries: list[Entry] = []
        for _ in range(300):
            if match.over:
                break
            questions = match.decisions()
            question = chance.choice(questions)
            if chance.random() < 0.3 and match.undo_refusal(question.seat) is None:
                match.undo(question.seat)
                entries.append(Entry(len(entries) + 1, "undo", question.seat))
                continue
            key = chance.choice(question.options).key
            match.choose(question.seat, key)
            entries.append(Entry(len(entries) + 1, "choice", question.seat, [key]))
        assert any(entry.kind == "undo" for entry in entries)
        assert choices_that_stand(entries) == match.choices


def test_what_is_listed_is_compared_with_the_logs(tmp_path: Path) -> None:
    home = Home(tmp_path, None)
    table_id, _ = played(home, 12)
    assert list(disagreements(tmp_path / "wartable.db")) == []

    async def act(store: Store, _: Hall) -> None:
        await store.carry_over(table_id, QUESTS.rules_version, Standing(False, 3, [0]))

    serving(home, act)
    assert list(disagreements(tmp_path / "wartable.db")) == [f"Table {table_id} does not match its log."]
