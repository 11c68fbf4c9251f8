"""The build: which modules are compiled, and that locks name packages and hashes but no registry."""

import re
from pathlib import Path

import hatch_build
import pytest

from tools import setup
from wartable.titles import TITLES

ROOT = setup.ROOT
FUNDING_LINKS = {"github.com", "opencollective.com", "paulmillr.com", "tidelift.com"}


def test_modules_are_compiled_unless_they_say_why_not(tmp_path: Path) -> None:
    for name, text in (
        ("engine/agenda.py", '"""The agenda."""\n'),
        ("engine/__init__.py", ""),
        ("quests/turn.py", "x = 1\n\n# not compiled: too late, this line is within the code\n"),
        ("envs/spiel.py", '"""OpenSpiel.\n\nIn many\nlines.\n"""\n\n# not compiled: a base class\nx = 1\n'),
        ("quests/view.py", '"""The view."""\n\n# not compiled: msgspec makes the classes\n'),
        ("server/app.py", ""),
    ):
        path = tmp_path / "wartable" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    compiled = [str(path.relative_to(tmp_path / "wartable")) for path in hatch_build.modules_to_compile(tmp_path)]
    assert compiled == ["engine/agenda.py", "quests/turn.py"]


def test_pure_builds_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_PURE", "1")
    assert hatch_build.why_not_compile() == "WARTABLE_PURE=1"
    assert hatch_build.compile_rules() == {}


def test_no_compiler_means_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WARTABLE_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hatch_build.why_not_compile() == "no C compiler (no-such-compiler)"


def test_no_library_lies_beside_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


@pytest.mark.parametrize("lock", ["requirements.lock", "web/package-lock.json", "web/typegen/package-lock.json"])
def test_locks_name_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert '"resolved"' not in text
    assert not re.search(r"^-|file:|--index|--find-links", text, re.MULTILINE)
    addresses = set(re.findall(r"https?://([^/\"]+)", text))
    assert addresses <= FUNDING_LINKS


def test_every_locked_package_has_a_hash() -> None:
    names = re.findall(r"^([a-z0-9-]+)==", setup.LOCK.read_text(), re.MULTILINE)
    assert len(names) > 50
    assert all("--hash=sha256:" in setup.locked(name) for name in set(names))


def test_the_games_are_the_folders_that_hold_a_title() -> None:
    """The build cannot ask titles.py, because it runs where the package cannot be imported."""
    assert set(hatch_build.GAMES) == set(TITLES)


def generated_c(folder: Path, line: str) -> Path:
    path = folder / "wartable_engine" / "__native_engine.c"
    path.parent.mkdir()
    path.write_text(line)
    return path


def test_shifts_of_a_number_are_made_as_wide_as_python_means_them(tmp_path: Path) -> None:
    path = generated_c(tmp_path, "    cpy_r_r1 = 1 << cpy_r_r0;\n    cpy_r_r2 = cpy_r_r1 << 12;\n")
    hatch_build.widen_shifts(tmp_path)
    assert path.read_text() == "    cpy_r_r1 = (int64_t)1 << cpy_r_r0;\n    cpy_r_r2 = cpy_r_r1 << 12;\n"


@pytest.mark.parametrize("line", ["    cpy_r_r1 = (int64_t)1 << cpy_r_r0;\n", "    cpy_r_r2 = cpy_r_r1 << 12;\n", ""])
def test_the_build_fails_when_no_shift_needs_to_be_widened_any_more(tmp_path: Path, line: str) -> None:
    generated_c(tmp_path, line)
    with pytest.raises(SystemExit, match=r"take widen_shifts out of hatch_build\.py"):
        hatch_build.widen_shifts(tmp_path)
