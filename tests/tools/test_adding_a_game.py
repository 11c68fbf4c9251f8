"""Adding a game: the page `docs/adding-a-game.md` is carried out on a copy of the project, and all that asks the titles
meets the game: build, contracts, coverage, golden file, client types, command line.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.following import ROOT, SOURCES_ONLY, carry_out, copied, run

pytestmark = pytest.mark.slow

GAME = "pennies"
COMPILED = "components knowledge options setup table title turn verbs"
BESIDE = ("hatch_build.py", "pyproject.toml")
SAY_MODULES = "import hatch_build, pathlib; print(*hatch_build.modules_to_compile(pathlib.Path('src')))"
SAY_SCHEMAS = "from tools import protocol_types; print(*protocol_types.schema()['components']['schemas'])"
SAY_OFFER = """
from wartable.server import games
(offered,) = [one for one in games.games() if one.name == "pennies"]
face, *_ = games.cards("pennies")
print(offered.title, offered.players)
print(face.name, face.text, sep=": ")
print(*[chapter.heading for chapter in games.rules("pennies")])
"""
WITHOUT_PLUGINS = ("-p", "no:schemathesis", "-p", "no:playwright", "-p", "no:faker", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Given a copy of the project to which Pennies has been added, step by step, with its golden file."""
    folder = copied(tmp_path_factory.mktemp("project"), SOURCES_ONLY)
    for name in ("tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    carry_out(folder, "adding-a-game.md")
    written = run(folder, "-m", "tools.golden", "--write", GAME)
    assert written.returncode == 0, written.stderr
    return folder


def told(ended: subprocess.CompletedProcess[str]) -> str:
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_it_is_compiled(project: Path) -> None:
    modules = told(run(project, "-c", SAY_MODULES)).split()
    assert " ".join(Path(path).stem for path in modules if f"/{GAME}/" in path) == COMPILED


def test_its_types_are_right(project: Path) -> None:
    told(run(project, "-m", "mypy", "--strict", "--follow-imports=silent", f"src/wartable/{GAME}"))


def test_its_imports_point_one_way(project: Path) -> None:
    program = Path(sys.prefix) / "bin" / "lint-imports"
    assert "0 broken" in told(run(project, program, "--no-logo", "--no-cache"))


def test_its_rules_are_covered(project: Path) -> None:
    assert f"{GAME}.md: 6 ids, 6 in code, 6 in tests" in told(run(project, "tools/rule_coverage.py"))


def test_its_golden_file_is_kept(project: Path) -> None:
    assert told(run(project, "-m", "tools.golden", GAME)) == ""
    assert len((project / "tests" / "records" / f"{GAME}.golden").read_text(encoding="utf-8").splitlines()) == 1000


def test_contract_words_and_its_own_tests_hold(project: Path) -> None:
    folders = ("tests/contract", "tests/words/test_sentences.py", f"tests/{GAME}")
    passed = told(run(project, "-m", "pytest", "-q", *WITHOUT_PLUGINS, "-k", GAME, *folders))
    assert " passed" in passed and "failed" not in passed


def test_the_style_is_kept(project: Path) -> None:
    told(run(project, "-m", "pytest", "-q", *WITHOUT_PLUGINS, "-k", f"{GAME} or class", "tests/tools/test_style.py"))
    told(run(project, "-m", "ruff", "check", f"src/wartable/{GAME}", f"tests/{GAME}", "src/wartable/titles.py"))
    told(run(project, "-m", "ruff", "format", "--check", f"src/wartable/{GAME}", f"tests/{GAME}"))


def test_the_server_offers_it(project: Path) -> None:
    name, first, *heading = told(run(project, "-c", SAY_OFFER)).splitlines()
    assert (name, first, heading) == ("Pennies [2, 3, 4]", "Large purse: 60 pennies.", ["The rules"])


def test_the_client_has_its_types(project: Path) -> None:
    assert "PenniesView" in told(run(project, "-c", SAY_SCHEMAS)).split()


@pytest.mark.parametrize("bots", ["random", "casual,greedy"])
def test_it_is_played_from_the_command_line(project: Path, bots: str) -> None:
    wish = ("--players", "2", "--games", "2", "--bots", bots, "--jobs", "1", "--check", "--json")
    assert json.loads(told(run(project, "-m", "wartable", "simulate", GAME, *wish)))["finished"] == 2
