"""Adding a card: the page `docs/adding-a-card.md` is carried out on a copy of the package, and games are played."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wartable

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(wartable.__file__).parent
PAGE = ROOT / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"```(?:toml|python|ftl)\n# (?P<file>[\w/]+\.\w+), (?P<where>[^\n]+)\n(?P<text>.*?)```", re.DOTALL)
NOT_COPIED = ("client", "__pycache__", "trained", "rules")
KEY = re.compile(r"^(\w+) = .*$", re.MULTILINE)

PLAY = """
import sys
from wartable.engine.chance import chance_from
from wartable.quests.cards import faces
from wartable.quests.components import CITIZENS, QUESTS
from wartable.titles import title

quests = title("quests")
assert quests.__class__.__module__ == "wartable.quests.title" and sys.argv[1] in sys.modules["wartable"].__file__
names = {face.id: face for face in faces()}
assert len(names) == len(CITIZENS) + len(QUESTS) + 6
met = set()
for seed in range(60):
    players = quests.players[seed % len(quests.players)]
    game = quests.new(players, chance_from(seed), {})
    chance = chance_from(seed)
    game.run()
    while not game.over:
        assert quests.broken_invariants(game) == [], quests.broken_invariants(game)
        decision = game.decision
        option = decision.options[chance.below(len(decision.options))]
        met |= set(quests.key(option).split(":"))
        if chance.below(20) == 0:
            world = quests.imagine(game, decision.seat, seed)
            assert quests.broken_invariants(world) == []
            assert [quests.key(one) for one in world.decision.options] == [quests.key(one) for one in decision.options]
            quests.view(game, decision.seat)
        game.answer(decision.seat, option)
    assert quests.broken_invariants(game) == []
print(*sorted(met & set(sys.argv[2:])))
for wanted in sys.argv[2:]:
    if wanted in names:
        print(names[wanted].rule, names[wanted].text)
"""


def carry_out(package: Path, section: str) -> None:
    """Apply the blocks of a section of the page to the copy."""
    for file, where, text in blocks(section):
        path = package / file if "/" in file else package / "quests" / file
        path.write_text(edited(path.read_text(encoding="utf-8"), where, text), encoding="utf-8")


def blocks(section: str) -> Iterator[tuple[str, str, str]]:
    page = PAGE.read_text(encoding="utf-8")
    chapter = page.split(f"## {section}\n")[1].split("\n## ")[0]
    found = [match.group("file", "where", "text") for match in BLOCK.finditer(chapter)]
    assert len(found) == chapter.count("```") / 2, "every block says where it goes"
    yield from found


def edited(text: str, where: str, block: str) -> str:
    if where == "at the end":
        return f"{text}\n{block}"
    if where == "instead of these keys":
        for key in KEY.finditer(block):
            text, changes = re.subn(rf"(?m)^{key[1]} = .*$", key[0], text)
            assert changes == 1, key[1]
        return text
    side, _, literal = where.partition(" ")
    anchor = literal[1:-1].replace("\\n", "\n")
    assert text.count(anchor) == 1, anchor
    return text.replace(anchor, f"{anchor}{block}" if side == "after" else f"{block}{anchor}")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that is tested, compiled or plain."""
    for library in PACKAGE.parent.glob("wartable_*.so"):
        shutil.copy(library, tmp_path)
    return Path(shutil.copytree(PACKAGE, tmp_path / "wartable", ignore=shutil.ignore_patterns(*NOT_COPIED)))


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of its sources alone."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "wartable", ignore=shutil.ignore_patterns(*NOT_COPIED, "*.so")))


def run(package: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program on the copy, in a process that knows no other."""
    command = [sys.executable, "-P", "-c", program, *arguments]
    return subprocess.run(command, env={"PYTHONPATH": str(package.parent)}, capture_output=True, text=True, check=False)


def play(package: Path, *wanted: str) -> list[str]:
    """Play 60 random games of the copy with all invariants checked; what was met, then the text of each card named."""
    command = [sys.executable, "-P", "-c", PLAY, str(package.parent), *wanted]
    ended = subprocess.run(
        command, env={"PYTHONPATH": str(package.parent)}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()


@pytest.mark.slow
def test_a_29th_citizen_and_a_33rd_quest_are_rows(package: Path) -> None:
    """Given the page, when its rows and counts are added, then 60 random games meet the cards and break no rule."""
    carry_out(package, "A citizen")
    carry_out(package, "A quest")
    met, citizen, quest = play(package, "cartographer", "survey_the_salt_marshes")
    assert met.split() == ["cartographer", "survey_the_salt_marshes"]
    paid = "Pay a citizen from your hand or guild: gain a Draw action and gain a Reserve action."
    assert citizen == f"QV-225 {paid}"
    assert quest == "QV-226 Gain a Draw action and gain a Reserve action."


@pytest.mark.slow
def test_many_more_kinds_of_many_copies_are_rows_too(package: Path) -> None:
    """Given 40 kinds, one of them with five copies, which no machine word holds, then games break no rule."""
    row = next(text for _, where, text in blocks("A citizen") if where == "at the end")
    path = package / "quests" / "components.toml"
    text = path.read_text(encoding="utf-8")
    for number in range(12):
        copy = row.replace("cartographer", f"cartographer_{number}").replace("gold = 1", "gold = 0")
        text += "\n" + (copy.replace("copies = 3", "copies = 5") if number == 11 else copy)
    counts = "citizen_cards = 122\nkinds_of_role = { worker = 19, soldier = 7, shadow = 7, holy = 7 }\n"
    path.write_text(edited(text, "instead of these keys", counts), encoding="utf-8")
    assert "cartographer_11" in play(package, *(f"cartographer_{number}" for number in range(12)))[0]


@pytest.mark.slow
def test_a_power_of_a_new_sort_is_a_row_a_verb_and_a_deed(sources: Path) -> None:
    """Given the page's new power on the Paladin, who has none, then it is offered in random games and does its work."""
    carry_out(sources, "A power of a new sort")
    path = sources / "quests" / "components.toml"
    before, name, after = path.read_text(encoding="utf-8").partition('id = "paladin"')
    path.write_text(before + name + after.replace("steps = []", 'steps = ["clear_tavern_line"]', 1), encoding="utf-8")
    met, paladin = play(sources, "clear_tavern_line", "paladin")
    assert "clear_tavern_line" in met.split()
    assert paladin == "QV-165 Discard all citizens of the tavern line."


def test_counts_that_disagree_with_the_rows_stop_the_program(package: Path) -> None:
    """Given a row without its count, then the package cannot be imported."""
    row = next(text for _, where, text in blocks("A citizen") if where == "at the end")
    path = package / "quests" / "components.toml"
    path.write_text(edited(path.read_text(encoding="utf-8"), "at the end", row), encoding="utf-8")
    command = [sys.executable, "-P", "-c", "import wartable.quests.title"]
    ended = subprocess.run(
        command, env={"PYTHONPATH": str(package.parent)}, capture_output=True, text=True, check=False
    )
    assert ended.returncode and "assert_printed_counts" in ended.stderr
