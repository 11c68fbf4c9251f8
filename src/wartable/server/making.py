"""Making: what a wish for a table becomes, or why not."""

import base64
import secrets

import msgspec

from wartable.bots.equal import EQUAL, equal_to, known_as, points_of
from wartable.bots.levels import known_bots
from wartable.editions.chosen import label_of
from wartable.engine.decision import Refusal
from wartable.engine.seed import SECRET_BYTES, Seed
from wartable.server.description import bot_names
from wartable.server.games import title_of
from wartable.server.living import PERSON
from wartable.server.marks import told_apart
from wartable.server.names import clean_name, refuse_look_alike
from wartable.server.rated import refuse_unratable
from wartable.server.stored import Charter, Sitting, now
from wartable.server.table_info import NewTable
from wartable.server.terms import Terms
from wartable.server.trouble import BAD_REQUEST, Trouble, trouble_of
from wartable.server.wire import LARGEST_SEED

ME, OPEN = "me", "open"


def charter_of(wish: NewTable, points: float | None = None) -> Charter:
    """The new table's charter; refuses what cannot be played. `points` are those of bots that equal the maker."""
    title = title_of(wish.game)
    try:
        options = title.settings(wish.players, dict(wish.options))
    except Refusal as refusal:
        raise trouble_of(refusal) from refusal
    _refuse_seats(wish)
    seats = [seated(kind, points) for kind in wish.seats]
    refuse_unratable(title.name, seats, wish.terms, wish.seed is not None)
    return Charter(
        id=new_id(),
        game=title.name,
        rules=title.rules_version,
        players=wish.players,
        options=options,
        seed=seed_for(wish),
        seats=seats,
        created=now(),
        edition=label_of(title.name),
        terms=terms_of(wish),
    )


def seated(kind: str, points: float | None) -> str:
    if kind in (ME, OPEN):
        return PERSON
    return equal_to(points) if points is not None and known_as(kind) == EQUAL else kind


def wants_equals(wish: NewTable) -> bool:
    return any(known_as(kind) == EQUAL for kind in wish.seats)


def terms_of(wish: NewTable) -> Terms:
    if wish.terms.level not in known_bots():
        raise Trouble(BAD_REQUEST, "no_such_level")
    return msgspec.structs.replace(wish.terms, follows="")


def seed_for(wish: NewTable) -> Seed:
    """Where another person can sit, or a game is rated, chance is sealed: nobody can know what is hidden.

    The maker cannot give anything to it here: the server would know that before it commits itself.
    """
    if OPEN in wish.seats or wish.terms.rated:
        return secrets.token_hex(SECRET_BYTES)
    return secrets.randbelow(LARGEST_SEED) if wish.seed is None else wish.seed


def sitting_of(wish: NewTable, charter: Charter, guest: str, called: str) -> Sitting | None:
    """Where the maker of the table sits, if anywhere; `called` is their name unless the wish has another."""
    if ME not in wish.seats:
        return None
    seat = wish.seats.index(ME)
    others = bot_names(charter.seats)
    name = clean_name(wish.name) if wish.name else told_apart(called, others)
    refuse_look_alike(name, others)
    return Sitting(seat, guest, name)


def _refuse_seats(wish: NewTable) -> None:
    if len(wish.seats) != wish.players:
        raise Trouble(BAD_REQUEST, "seats_count")
    if wish.seats.count(ME) > 1:
        raise Trouble(BAD_REQUEST, "one_me")
    if any(kind not in (ME, OPEN, EQUAL, *known_bots()) and points_of(kind) is None for kind in wish.seats):
        raise Trouble(BAD_REQUEST, "no_such_level")
    if wish.seed is not None and OPEN in wish.seats:
        raise Trouble(BAD_REQUEST, "seed_with_people")


def new_id() -> str:
    """60 random bits: anybody with the link may come, nobody finds a table by guessing."""
    return base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]
