"""The edition in force. A process has one for each game, chosen before the game's modules are loaded.

Component data are constants that the compiled rules hold directly, so they cannot change later; and a process that
could hold two editions would have to say at every step which one it means. The environment carries the choice to
worker processes.
"""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wartable.editions.laying import FieldChange, changes_between, digest_of, laid_over
from wartable.editions.refusal import BadEdition
from wartable.editions.shapes import shape_of

VARIABLE = "WARTABLE_EDITION"
HEAD = "edition"
LONGEST_NAME = 60
MAIN = "components"
NOT_COMPONENTS = ("how", "lesson")  # other files of a game's folder
PACKAGE = Path(__file__).parents[1]
_loaded: set[str] = set()


class EditionName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What records, tables and pages say about the data of a game. The digest is that of the data, not of the name."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"{self.name} ({self.digest})"


class GameEdition(msgspec.Struct, frozen=True):
    """The data of a game as an edition has them, and every field in which they differ from the printed ones."""

    game: str
    label: EditionName
    file: str
    text: str
    components: dict[str, Any]
    changes: list[FieldChange]

    def changed_ids(self) -> frozenset[str]:
        """The ids of the rows that hold a change, or are new."""
        return frozenset(part for change in self.changes for part in change.path)


def read_components(file: Path) -> dict[str, Any]:
    """The data in a component file of a game: as printed, or as the chosen edition has them."""
    with file.open("rb") as opened:
        printed = tomllib.load(opened)
    game = file.parent.name
    _loaded.add(game)
    edition = edition_of(game)
    if edition is None:
        return printed
    found: dict[str, Any] = edition.components if file.stem == MAIN else edition.components[file.stem]
    return found


def choose_edition(file: Path | str) -> EditionName | None:
    """Play with this edition from now on, in this process and in those that it starts; None if nothing differs.

    It has to be chosen before its game is first used.
    """
    path = Path(file).absolute()
    edition = read_edition(path)
    label = edition.label if edition.changes else None
    if edition.game in _loaded:
        if label_of(edition.game) != label:
            raise BadEdition("loaded_already", game=edition.game, file=str(file))
        return label
    others = [one for one in files_chosen() if read_edition(one).game != edition.game]
    os.environ[VARIABLE] = os.pathsep.join(map(str, [*others, path]))
    return label


def edition_of(game: str) -> GameEdition | None:
    """The edition of a game that is in force; None for the printed data."""
    found = (read_edition(file) for file in files_chosen())
    return next((one for one in found if one.game == game and one.changes), None)


def label_of(game: str) -> EditionName | None:
    """Name and digest of the edition that is in force; None for the printed data."""
    edition = edition_of(game)
    return None if edition is None else edition.label


def files_chosen() -> list[Path]:
    """The files of all editions that were asked for."""
    return [Path(one) for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]


@cache
def read_edition(file: Path) -> GameEdition:
    """The edition in a file; refuses what is none, with the line, the field and what is allowed.

    Examples:
        >>> file = Path("mine.toml")
        >>> head = '[edition]\\ngame = "quests"\\nname = "Mine"\\n'
        >>> _ = file.write_text(head + '[[citizens]]\\nid = "knight"\\nstrength = 3\\n')
        >>> edition = read_edition(file)
        >>> edition.label.name, edition.changed_ids() >= {"knight"}
        ('Mine', True)
    """
    try:
        text = file.read_text(encoding="utf-8")
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition("no_toml", file=str(file), why=str(error)) from error
    game, name = _head_of(file, given.pop(HEAD, None))
    printed = printed_components(game)
    try:
        shape_of(printed).refuse(given, ())
    except BadEdition as bad:
        raise bad.found_in(str(file), text, given) from bad
    components = laid_over(printed, given)
    label = EditionName(name, digest_of(components))
    return GameEdition(game, label, str(file), text, components, changes_between(printed, components))


def _head_of(file: Path, head: Any) -> tuple[str, str]:
    texts = [head.get(one) for one in ("game", "name")] if isinstance(head, dict) else [None]
    if not all(isinstance(one, str) and one.isprintable() and 0 < len(one) <= LONGEST_NAME for one in texts):
        raise BadEdition("no_head", file=str(file))
    if head["game"] not in games():
        raise BadEdition("no_such_game", file=str(file), game=head["game"], allowed=", ".join(games()))
    return head["game"], head["name"]


def games() -> list[str]:
    return sorted(file.parent.name for file in PACKAGE.glob(f"*/{MAIN}.toml"))


def component_files(game: str) -> list[Path]:
    """The main file first, then those of expansions."""
    found = [file for file in sorted((PACKAGE / game).glob("*.toml")) if not file.stem.startswith(NOT_COMPONENTS)]
    return sorted(found, key=lambda file: file.stem != MAIN)


def printed_components(game: str) -> dict[str, Any]:
    """The printed data; those of an expansion are a table of its name."""
    whole: dict[str, Any] = {}
    for file in component_files(game):
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        whole |= tables if file.stem == MAIN else {file.stem: tables}
    return whole


def is_renamed(game: str, thing: str) -> bool:
    """Whether the edition has given another name to a component, which is then its name in every language."""
    return thing in _renamed(game)


@cache
def _renamed(game: str) -> frozenset[str]:
    edition = edition_of(game)
    changes = [] if edition is None else edition.changes
    return frozenset(change.path[-2] for change in changes if len(change.path) > 1 and change.path[-1] == "name")
