"""The style's promises that a machine can watch: what follows is said once and last, and verbs move the pieces."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.titles import TITLES

SOURCES = Path(__file__).parents[2] / "src" / "wartable"
ENGINE_LINES = 1000
AGENDA = ("do", "then", "do_instead")
CHANGING = ("append", "extend", "insert", "remove", "pop", "clear", "sort")
# Files that lay the table out or imagine it otherwise; verbs say in their first line that they are some.
LAYING_OUT = (
    "table.py",
    "setup.py",
    "dealing.py",
    "knowledge.py",
    "seeding.py",
    "memory.py",
    "riftlands.py",
    "tower.py",
)
ON_THE_TABLE = ("game", "player", "battle", "known", "marks", "adversary", "stock", "tavern", "draw")
# What says where the game stands, and notes for the length of a turn; nothing of it is a piece.
STANDING = {
    "over",
    "active",
    "round",
    "phase",
    "first",
    "favored",
    "ending",
    "is_last_round",
    "end_triggered",
    "turns",
    "main_actions",
    "actions",
    "effort",
    "idle_rounds",
    "quest_this_round",
    "just_conquered",
    "dragon_slayer",
    "declared",
    "could_lay",
    "regions_back",
    "conflicts_back",
    "magic_back",
    "blanks_back",
    "drawn",
    "is_holding",
    "combined",
    "total",
    "wilds",
    "moved",
    "engaged",
    "free",
    "critical",
    "towers",
    "arrived",
    "entered",
    "blessed_moved",
}


def rules() -> list[Path]:
    return [path for game in TITLES for path in sorted((SOURCES / game).glob("*.py"))]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


# --- what follows


def is_on_agenda(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in AGENDA


def too_early(block: list[ast.stmt], is_last: bool) -> Iterator[int]:
    """The lines at which something is put on the agenda although the function does not end or leave after it."""
    for number, statement in enumerate(block):
        following = block[number + 1 : number + 2]
        ends = isinstance(following[0], ast.Return) if following else is_last
        if isinstance(statement, ast.If):
            yield from too_early(statement.body, ends)
            yield from too_early(statement.orelse, ends)
        elif isinstance(statement, ast.For | ast.While):
            yield from too_early(statement.body, False)
        elif any(is_on_agenda(node) for node in ast.walk(statement)) and not ends:
            yield statement.lineno


@pytest.mark.parametrize("path", rules(), ids=name_of)
def test_what_follows_is_put_on_the_agenda_once_and_last(path: Path) -> None:
    found = [f"{path.name}:{line}" for function in functions(path) for line in too_early(function.body, True)]
    assert not found


# --- verbs


def is_of_verbs(path: Path) -> bool:
    return "verbs" in path.read_text("utf-8").splitlines()[0].lower() or path.name in LAYING_OUT


def changed(node: ast.AST) -> list[ast.expr]:
    """What a statement sets, or what a call changes."""
    if isinstance(node, ast.Assign):
        return [one for target in node.targets for one in getattr(target, "elts", [target])]
    if isinstance(node, ast.AugAssign):
        return [node.target]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        return [node.func.value]
    return []


def field_of(target: ast.expr) -> str | None:
    """The last attribute in a chain that begins at something on the table."""
    field = None
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute) and field is None:
            field = target.attr
        target = target.value
    return field if isinstance(target, ast.Name) and target.id in ON_THE_TABLE else None


@pytest.mark.parametrize("path", [one for one in rules() if not is_of_verbs(one)], ids=name_of)
def test_only_verbs_move_pieces(path: Path) -> None:
    fields = [
        (field_of(target), target.lineno)
        for function in functions(path)
        for node in ast.walk(function)
        for target in changed(node)
    ]
    found = [f"{path.name}:{line} {field}" for field, line in fields if field is not None and field not in STANDING]
    assert not found


# --- the engine


def test_the_engine_stays_small() -> None:
    """The design allows the engine 1,000 lines: what is not needed to write rules belongs somewhere else."""
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in (SOURCES / "engine").glob("*.py"))
    assert lines <= ENGINE_LINES


# --- names


def classes() -> Iterator[tuple[str, str]]:
    """Every class with the room it is in."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name, path.relative_to(SOURCES).parts[0]


def test_no_class_shares_its_name_with_another() -> None:
    """Only games may use the same word, each for its own: every game has a Player and a step that ends it."""
    rooms: dict[str, list[str]] = {}
    for name, room in classes():
        rooms.setdefault(name, []).append(room)
    across = {name: where for name, where in rooms.items() if len(where) > 1 and not set(where) <= set(TITLES)}
    twice = {name: where for name, where in rooms.items() if len(where) > len(set(where))}
    assert not across and not twice
