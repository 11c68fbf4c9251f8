"""Opening the database: damage or loss is reported before anything is written, and accepted only explicitly."""

import logging
import secrets
from pathlib import Path

from sqlalchemy import Engine

from wartable.server.checking import Examination, examine_folder
from wartable.server.copies import copies_in, keep_copy, set_aside
from wartable.server.folder import FolderUnusable
from wartable.server.halts import DAMAGED, Halt
from wartable.server.mark import Mark, MarkDamaged, read_mark
from wartable.server.tally import Tally, bare_connection, recount, store_tally, stored_tally
from wartable.words import say

log = logging.getLogger(__name__)


class DataDamaged(FolderUnusable):
    """What is in the folder is not what the server left there."""


def look_first(folder: Path, accept_loss: bool) -> Examination:
    """Examine the database of a folder; one that has lost something is refused, or set aside and accepted."""
    found = examine_folder(folder)
    if not found.findings:
        return found
    if not accept_loss or not found.is_usable:
        raise DataDamaged("as_told", why=advice(folder, found))
    place = set_aside(folder, keep_copy)
    for finding in found.findings:
        log.warning("accepted: %s", finding.sentence)
    log.warning("the files as they were found are kept in %s", place)
    return found


def advice(folder: Path, found: Examination) -> str:
    """What is wrong, and what can be done about it."""
    copies = copies_in(folder)
    newest = {"copy": str(copies[-1])} if copies else {}
    lines = [say("server", "damage", {"folder": str(folder)})]
    lines += [f"  - {finding.sentence}" for finding in found.findings]
    lines.append(say("server", "damage-advice", {"folder": str(folder), **newest}))
    if found.is_usable:
        lines.append(say("server", "damage-accept", {"folder": str(folder)}))
    return "\n".join(lines)


def begin(engine: Engine, folder: Path, mark: Mark, found: Examination) -> Tally:
    """The first commit of a server: it shows that the disk can be written, and says what counts from now on."""
    with engine.begin() as connection:
        bare = bare_connection(connection)
        tally = stored_tally(bare)
        if tally is None or found.findings:
            counted = recount(bare)
            name = tally.database if tally else secrets.token_hex(8)
            tally = Tally(name, tally.generation if tally else 0, *counted)
            halt = Halt(DAMAGED).text()
            bare.executemany("UPDATE tables SET halted = ? WHERE id = ?", [(halt, table) for table in found.broken])
        highest = max(tally.generation, _generation_of_the_mark(folder))
        tally = Tally(tally.database, highest + 1, tally.entries, tally.digest)
        store_tally(bare, tally)
    mark.move(tally)
    mark.sync()
    return tally


def _generation_of_the_mark(folder: Path) -> int:
    try:
        mark = read_mark(folder)
    except MarkDamaged:
        return 0
    return 0 if mark is None else mark.generation
