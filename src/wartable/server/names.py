"""Names of people: visible, and such that the others at a table can tell them apart."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path

import msgspec
from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.utils import path as confusables_file

from wartable.server.trouble import BAD_REQUEST, CONFLICT, Trouble
from wartable.server.wire import LONGEST_NAME

UNSEEN = {  # letters and marks that show nothing, or a blank
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
MOST_MARKS = 2  # combining marks on one letter
ANY_SCRIPT = {"COMMON", "INHERITED"}
SCRIPTS_TOGETHER = [  # "highly restrictive" of Unicode Technical Standard 39, section 5.2
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
]


def clean_name(name: str) -> str:
    """A visible name that can be told from others; control characters and the like are refused."""
    name = unicodedata.normalize("NFC", " ".join(name.split(" ")).strip())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or UNSEEN & set(name) or is_heaped(name):
        raise Trouble(BAD_REQUEST, "name_refused")
    if not is_of_one_script(name):
        raise Trouble(BAD_REQUEST, "name_mixed")
    return name


def refuse_look_alike(name: str, others: Iterable[str]) -> None:
    if any(are_alike(name, other) for other in others):
        raise Trouble(CONFLICT, "name_taken")


def are_alike(one: str, other: str) -> bool:
    """Could people at a table take one name for the other?"""
    return not _looks(one).isdisjoint(_looks(other))


def is_of_one_script(name: str) -> bool:
    """Letters of one script, or of scripts that are written together: Latin and Cyrillic are not."""
    scripts = unique_aliases(unicodedata.normalize("NFKC", name)) - ANY_SCRIPT
    return len(scripts) <= 1 or any(scripts <= together for together in SCRIPTS_TOGETHER)


def _looks(name: str) -> set[str]:
    """What a name looks like as it is written, and in lower case: either may be mistaken for another name."""
    plain = "".join(unicodedata.normalize("NFKC", name).split())
    return {_skeleton(plain).casefold(), _skeleton(plain.casefold())}


def _skeleton(text: str) -> str:
    """Unicode Technical Standard 39, section 4: every character stands for all that look like it."""
    shown = "".join(PROTOTYPES.get(one, one) for one in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", shown)


class LookAlike(msgspec.Struct):
    c: str


def _prototypes() -> dict[str, str]:
    """The one that stands for all that look alike. A look-alike knows only its prototype, which knows them all.

    The package's own tables of them also name every character: they would take 5 MB of a server's memory.
    """
    table = Path(confusables_file("confusables.json")).read_bytes()
    alike = msgspec.json.decode(table, type=dict[str, list[LookAlike]])

    def rank(one: str) -> tuple[int, int, str]:
        return len(alike.get(one, [])), len(one), one

    pairs = ((one, max(one, others[0].c, key=rank)) for one, others in alike.items() if len(others) == 1)
    return {one: stands for one, stands in pairs if stands != one}


PROTOTYPES = _prototypes()


def is_heaped(name: str) -> bool:
    """So many marks on a letter that they cover other lines."""
    marks = 0
    for one in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(one) else 0
        if marks > MOST_MARKS:
            return True
    return False
