"""What every route needs of a request: who asks, from where, and what lives as long as the server."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from wartable.server.departures import Departures
from wartable.server.door import address_of
from wartable.server.hall import Hall
from wartable.server.keeping import DataRoom
from wartable.server.limits import Gate
from wartable.server.protocol import Problem
from wartable.server.trouble import NOT_FOUND, Trouble

Asker = Request[Any, Any, State]
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read or is against the rules.",
        403: "That is not for this guest.",
        404: "There is no such thing.",
        409: "That is not possible now.",
        413: "The request is too large.",
        429: "Too much at once.",
        503: "Not now.",
        507: "There is no room for it.",
    }.items()
}


def hall(request: Asker) -> Hall:
    gate(request).asks(address(request))
    found: Hall = request.app.state.hall
    return found


def departures(request: Asker) -> Departures:
    gate(request).asks(address(request))
    found: Departures = request.app.state.departures
    return found


def room(request: Asker) -> DataRoom:
    found: DataRoom = request.app.state.room
    return found


def gate(request: Asker) -> Gate:
    found: Gate = request.app.state.gate
    return found


def guest(request: Asker) -> str:
    return str(request.scope["state"]["guest"])


def address(request: Asker) -> str:
    return address_of(request.scope)


def number(text: str) -> int:
    """A number in an address; Python would read signs, spaces, other digits and endless ones too."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Trouble(NOT_FOUND, "not_found")
    return int(text)
