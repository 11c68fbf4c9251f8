"""Following a page of `docs`: its blocks, each of which says where it goes, are applied to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import wartable

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(wartable.__file__).parent
BLOCK = re.compile(r"```\w+\n# (?P<file>[\w/.<>]+\.\w+), (?P<where>[^\n]+)\n(?P<text>.*?)```", re.DOTALL)
KEY = re.compile(r"^(\w+) = .*$", re.MULTILINE)
NOT_COPIED = ("client", "__pycache__", "rules")
SOURCES_ONLY = (*NOT_COPIED, "*.so")


def copied(folder: Path, left_out: tuple[str, ...] = NOT_COPIED) -> Path:
    """A copy of the package that is tested, compiled or plain, and of the pages of rules, as a project has them."""
    if left_out == NOT_COPIED:
        for library in PACKAGE.parent.glob("wartable_*.so"):
            (folder / "src").mkdir(exist_ok=True)
            shutil.copy(library, folder / "src")
    shutil.copytree(PACKAGE, folder / "src" / "wartable", ignore=shutil.ignore_patterns(*left_out))
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    return folder


def blocks(page: str, section: str | None = None) -> Iterator[tuple[str, str, str]]:
    """File, place and text of each block of a section, or of the whole page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    chapter = text.split(f"## {section}\n")[1].split("\n## ")[0] if section else text
    found = [match.group("file", "where", "text") for match in BLOCK.finditer(chapter)]
    assert len(found) == chapter.count("```") / 2, "every block says where it goes"
    yield from found


def carry_out(project: Path, page: str, section: str | None = None) -> None:
    """Apply the blocks of a section, or of the whole page, to the copy."""
    for file, where, text in blocks(page, section):
        path = place_of(project, file)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(edited(before, where, text), encoding="utf-8")


def place_of(project: Path, file: str) -> Path:
    """Where a file lies that a page names: documents, tests and the client from the root, others from the package."""
    top = file.split("/", maxsplit=1)[0]
    return project / file if top in ("docs", "tests", "web") else project / "src" / "wartable" / file


def edited(text: str, where: str, block: str) -> str:
    if where == "a new file":
        assert not text
        return block
    if where == "at the end":
        return f"{text}\n{block}"
    if where == "instead of these keys":
        return with_keys(text, block)
    if where.startswith("in the row "):
        before, name, after = text.partition(f"id = {where.removeprefix('in the row ')}\n")
        row, gap, others = after.partition("\n\n")
        return before + name + with_keys(row, block) + gap + others
    side, _, literal = where.partition(" ")
    anchor = literal[1:-1].replace("\\n", "\n")
    assert text.count(anchor) == 1, anchor
    return text.replace(anchor, f"{anchor}{block}" if side == "after" else f"{block}{anchor}")


def with_keys(text: str, block: str) -> str:
    """The text with the values that the block gives to keys, each of which stands in it once."""
    for key in KEY.finditer(block):
        text, changes = re.subn(rf"(?m)^{key[1]} = .*$", key[0], text)
        assert changes == 1, key[1]
    return text


def run(project: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy, in a process that knows no other."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(map(str, [project / "src", project]))}
    command = [sys.executable, "-P", *map(str, arguments)]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
