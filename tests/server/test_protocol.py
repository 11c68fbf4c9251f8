"""The protocol: generated types are up to date, and documents say what the structures are."""

import re
import subprocess
import sys

import msgspec
import pytest
from tests.support.server import ROOT

from tools import protocol_types
from wartable.server import protocol, wishes
from wartable.server.bans import BANNED, SIGNED_OUT
from wartable.server.routes import API
from wartable.server.sockets import NO_SUCH_TABLE, PLACE, TOO_MANY
from wartable.server.table_info import SeatInfo, TableInfo

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.skipif(
    not (protocol_types.TYPEGEN / "node_modules").is_dir(), reason="the type generator is not installed"
)
def test_the_client_s_types_are_those_of_the_server() -> None:
    command = [sys.executable, "tools/protocol_types.py", "--check"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_message_is_told_in_the_document() -> None:
    messages = [*protocol.ServerMessage.__args__, *wishes.ClientMessage.__args__]
    for message in messages:
        assert f"`{message.__name__} {{" in PAGE, message.__name__
        for field in message.__struct_fields__:
            assert field in PAGE, f"{message.__name__}.{field}"


def test_every_route_is_told_in_the_document_and_no_other() -> None:
    routes = {(method, path) for route in API for method in route.http_methods for path in route.paths}
    routes.add(("WS", PLACE.pattern.replace("([^/]+)", "{table_id}")))
    told = re.findall(r"^\| `([A-Z]+) (/\S+)` \|", PAGE, re.MULTILINE)
    assert {(method, bare(path)) for method, path in routes} == {(method, bare(path)) for method, path in told}


def bare(path: str) -> str:
    """Whatever the parts of an address are called that differ."""
    return re.sub("{[^}]*}", "{}", path)


@pytest.mark.parametrize("structure", [TableInfo, SeatInfo])
def test_the_document_has_exactly_the_fields_of_what_tells_of_a_table(structure: type[msgspec.Struct]) -> None:
    found = re.search(f"`{structure.__name__}`: `([^`]+)`", PAGE)
    assert found is not None
    assert [field.partition(":")[0] for field in found.group(1).split(", ")] == list(structure.__struct_fields__)


@pytest.mark.parametrize("code", [BANNED, SIGNED_OUT, NO_SUCH_TABLE, TOO_MANY])
def test_every_close_code_of_our_own_is_told_in_the_document(code: int) -> None:
    assert re.search(f"Close codes: .*{code} ", PAGE)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"choose","id":"a","seq":1,"keys":["x"],"more":1}',
        '{"type":"choose","id":"a","seq":-1,"keys":["x"]}',
        '{"type":"choose","id":"a","seq":1,"keys":[]}',
        '{"type":"choose","id":"a b","seq":1,"keys":["x"]}',
        '{"type":"choose","id":"a","seq":1.5,"keys":["x"]}',
        '{"type":"choose","id":"a","seq":"1","keys":["x"]}',
        '{"type":"moment"}',
        '{"id":"a","seq":1}',
        "[]",
        "",
    ],
)
def test_what_is_not_in_the_protocol_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=wishes.ClientMessage)
