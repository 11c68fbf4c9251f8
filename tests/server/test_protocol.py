"""The protocol: generated types are up to date, and documents say what the structures are."""

import subprocess
import sys

import msgspec
import pytest
from tests.support.server import ROOT

from tools import protocol_types
from wartable.server import protocol, wishes


@pytest.mark.skipif(
    not (protocol_types.TYPEGEN / "node_modules").is_dir(), reason="the type generator is not installed"
)
def test_the_client_s_types_are_those_of_the_server() -> None:
    command = [sys.executable, "tools/protocol_types.py", "--check"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_message_is_told_in_the_document() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    messages = [*protocol.ServerMessage.__args__, *wishes.ClientMessage.__args__]
    for message in messages:
        assert f"`{message.__name__} {{" in text, message.__name__
        for field in message.__struct_fields__:
            assert field in text, f"{message.__name__}.{field}"


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
