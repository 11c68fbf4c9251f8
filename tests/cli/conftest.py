"""A recorded game in a file, and a way to run commands."""

from collections.abc import Callable
from pathlib import Path

import pytest

import wartable
from wartable.cli import main
from wartable.engine.chance import chance_from
from wartable.matches.record import Record


class Ran:
    """How a command ended and what it printed, with single spaces."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.raw = out
        self.out = " ".join(out.split())
        self.err = " ".join(err.split())


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")

    def running(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as ended:
            main([str(one) for one in arguments])
        assert isinstance(ended.value.code, int)
        return Ran(ended.value.code, *capsys.readouterr())

    return running


@pytest.fixture(scope="session")
def record() -> Record:
    """A whole game, played at random."""
    match = wartable.new_game("quests", players=2, seed=9)
    chance = chance_from(9)
    while not match.over:
        question = match.decisions()[0]
        match.choose(question.seat, question.options[chance.below(len(question.options))].key)
    return match.record()


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    return path
