"""The package: built apart from everything else, installed where nothing else is, it starts.

Plain rules only: compiling takes minutes, and `./test` installs the compiled ones anyway.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from urllib.request import urlopen

import hatch_build
import pytest
from hatchling.bridge.app import Application
from tools.setup import LOCK, ROOT

UV = Path(sys.executable).parent / "uv"
PAGE = "wartable/client/index.html"
NOT_COMPILED = 'def mistake() -> int:\n    return "no number"\n'


def run(*command: object) -> str:
    """Run a program that knows nothing of this project, and return what it said."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    words = [str(word) for word in command]
    ended = subprocess.run(words, env=kept | {"WARTABLE_PURE": "1"}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist of the project, and the wheel that was made from that sdist and nothing else."""
    folder = tmp_path_factory.mktemp("built")
    run(UV, "build", "--quiet", "--python", sys.executable, "--out-dir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path) -> Path:
    """The programs of an environment in which the wheel and what it needs is all there is."""
    environment = built / "environment"
    run(UV, "venv", "--quiet", "--python", sys.executable, environment)
    wheel = next(built.glob("*.whl"))
    run(UV, "pip", "install", "--quiet", "--python", environment, "--constraint", versions(built), wheel)
    return environment / "bin"


def versions(folder: Path) -> Path:
    """What is locked, without hashes: versions that this machine has fetched before."""
    pinned = re.findall(r"^[\w.-]+==[^ \\\n]+(?: ; [^\\\n]+)?", LOCK.read_text(), re.MULTILINE)
    path = folder / "versions.txt"
    path.write_text("\n".join(pinned))
    return path


@pytest.mark.slow
def test_the_wheel_carries_the_client_the_rules_and_no_library(built: Path) -> None:
    """Given plain rules, then the wheel fits every machine and holds all that a server shows."""
    wheel = next(built.glob("*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert PAGE in names and "wartable/rules/quests.md" in names and "wartable/quests/components.toml" in names
    assert not [name for name in names if name.endswith(".so")]


@pytest.mark.slow
def test_an_sdist_needs_no_node_because_it_carries_the_client(built: Path, tmp_path: Path) -> None:
    """Given an sdist, when it is unpacked, then its client counts as built."""
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = next(tmp_path.iterdir())
    assert (unpacked / "src" / PAGE).is_file()
    asked = "import hatch_build; print(hatch_build.is_client_built())"
    told = subprocess.run([sys.executable, "-c", asked], cwd=unpacked, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "True"


@pytest.mark.slow
def test_an_installed_wheel_serves_the_page(installed: Path, tmp_path: Path) -> None:
    """Given a clean environment, when `wartable serve` is started there, then the client and the games are answered."""
    command = [installed / "wartable", "serve", "--port", "0", "--data", tmp_path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={"LANG": "C"}) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\w.:]+", server.stdout.readline())
        assert address is not None
        page, games = urlopen(address[0]).read(), urlopen(f"{address[0]}/api/games").read()
        server.send_signal(signal.SIGTERM)
    assert b"<script" in page and b"Quests of Valeria" in games
    assert server.returncode == 0


@pytest.mark.slow
def test_an_installed_wheel_plays_and_says_that_its_rules_are_plain(installed: Path) -> None:
    assert "plain Python" in run(installed / "wartable", "--version")
    told = json.loads(run(installed / "wartable", "simulate", "quests", "--games", 4, "--bots", "random", "--json"))
    assert told["finished"] == 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        ("import wartable.envs as e; e.gymnasium('quests', 2)", "envs"),
        ("import wartable.envs as e; e.batch('quests', 2, 4)", "envs"),
        ("from wartable.cli import main; main(['train', 'quests'])", "train"),
        ("from wartable.cli import main; main(['simulate', 'quests', '--save', 'x.parquet'])", "data"),
        ("from wartable.cli import main; main(['report', 'quests'])", "data"),
    ],
)
def test_what_needs_an_extra_names_it(installed: Path, asked: str, extra: str, tmp_path: Path) -> None:
    """Given no extras, then what needs one says which of its packages is missing and how it is installed."""
    command = [installed / "python", "-c", asked]
    ended = subprocess.run(command, env={}, cwd=tmp_path, capture_output=True, text=True, check=False)
    told = re.search(r'(\w+) is not installed\. .* pip install "wartable\[(\w+)]"\.', ended.stderr)
    assert ended.returncode and told is not None and told[2] == extra
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert any(one.startswith(told[1]) for one in extras[extra])


def test_rules_that_cannot_be_compiled_stay_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Given rules that mypyc refuses, when a wheel is built, then it holds no library, and the build says why."""
    source = tmp_path / "src"
    (source / "wartable" / "engine").mkdir(parents=True)
    (source / "wartable" / "engine" / "agenda.py").write_text(NOT_COMPILED)
    monkeypatch.setattr(hatch_build, "SOURCE", source)
    monkeypatch.setattr(hatch_build, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(hatch_build, "compiled_folder", lambda: tmp_path / "compiled" / "libraries")
    monkeypatch.delenv("WARTABLE_PURE", raising=False)
    hook = hatch_build.WartableBuild(str(ROOT), {}, None, None, str(tmp_path), "wheel", Application())  # type: ignore[arg-type]
    assert hook.compiled_rules() == {}
    said = capfd.readouterr()
    assert "The rules stay plain Python" in said.out + said.err
    assert "Incompatible return value type" in said.out + said.err
