"""Names of people: what the others at a table can read."""

from wartable.server.protocol import LONGEST_NAME
from wartable.server.trouble import BAD_REQUEST, Trouble


def clean_name(name: str) -> str:
    """A name that can be seen and told apart; control characters and the like are refused."""
    name = " ".join(name.split(" ")).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Trouble(BAD_REQUEST, "name_refused")
    return name
