"""Fair deals: what a table commits to, what those who sit down give to it, and what is told of both, and when."""

from collections.abc import Sequence

from wartable.engine.seed import Seed
from wartable.matches.fairness import Fair, commitment_of, fair_part, seed_from
from wartable.server.stored import Charter, Entry
from wartable.server.table_info import Fairness


def secret_of(charter: Charter) -> str | None:
    """What the table commits to: nothing where the seed is a number, which can be shared, or may be known already."""
    return charter.seed if isinstance(charter.seed, str) and not charter.is_fork else None


def commitment_at(charter: Charter) -> str | None:
    secret = secret_of(charter)
    return None if secret is None else commitment_of(secret)


def contribution_in(join: Entry) -> str | None:
    return join.body[1] if len(join.body) > 1 else None


def contributions_in(entries: Sequence[Entry], players: int) -> list[str | None]:
    """By seats. Nobody joins a seat twice, and a player who stood up again is not in the log."""
    joins = {entry.seat: contribution_in(entry) for entry in entries if entry.kind == "join"}
    return [joins.get(seat) for seat in range(players)]


def seed_of(charter: Charter, contributions: Sequence[str | None]) -> Seed:
    """The seed by which the game is dealt."""
    secret = secret_of(charter)
    return charter.seed if secret is None else seed_from(secret, charter.id, contributions)


def fair_part_of(charter: Charter, contributions: Sequence[str | None]) -> Fair | None:
    """What the record of the game tells of it; only when the game is over."""
    secret = secret_of(charter)
    return None if secret is None else fair_part(secret, charter.id, contributions)


def fairness_of(charter: Charter, contributions: Sequence[str | None], is_told: bool) -> Fairness:
    """Commitment and contributions are told to everybody at once; secret and seed when the record is."""
    return Fairness(
        table=charter.id,
        commitment=commitment_at(charter),
        contributions=list(contributions),
        secret=secret_of(charter) if is_told else None,
        seed=seed_of(charter, contributions) if is_told else None,
    )
