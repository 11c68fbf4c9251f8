#!/usr/bin/env python3
"""Writes web/src/session/protocol.ts from the structures of the server: `tools/protocol_types.py [--check]`."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from wartable.engine.face import CardFace
from wartable.server import (
    lobby,
    lobby_routes,
    player_info,
    protocol,
    puzzle_info,
    rating_info,
    table_info,
    tiding_info,
    wire,
    wishes,
)
from wartable.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "session" / "protocol.ts"
TYPEGEN = ROOT / "web" / "typegen"
GENERATOR = "node_modules/openapi-typescript/bin/cli.js"
HEADER = "// Written by tools/protocol_types.py from src/wartable/server/protocol.py and the views of the games.\n"
NOISE = re.compile(r" +/\*\* (\w+|@enum {unknown}) \*/")  # comments that say no more than the line below them
OTHERS = [
    protocol.Problem,
    protocol.GameInfo,
    protocol.RuleChapter,
    protocol.HowToPlay,
    puzzle_info.PuzzleList,
    table_info.NewTable,
    table_info.TakeSeat,
    table_info.Continue,
    table_info.Fairness,
    lobby.LobbyInfo,
    lobby.QuickMatch,
    lobby.Again,
    lobby_routes.Invitation,
    player_info.Me,
    player_info.DeviceLink,
    player_info.LinkInfo,
    player_info.RecoveryCodes,
    player_info.PasskeyQuestion,
    player_info.Export,
    rating_info.ProfileInfo,
    rating_info.Leaderboard,
    rating_info.RatingChange,
    rating_info.HideProfile,
    tiding_info.TidingInfo,
    tiding_info.WaysInfo,
    *(wish for wish in wire.Wish.__subclasses__() if wish.__module__ in (player_info.__name__, tiding_info.__name__)),
]


def schema() -> dict[str, Any]:
    """An OpenAPI document that holds nothing but the structures."""
    views = [title.view_type() for title in TITLES.values()]
    types = [protocol.ServerMessage, wishes.ClientMessage, *OTHERS, CardFace, *views]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    wished = {wish.__name__ for wish in wire.Wish.__subclasses__()}
    for name, component in components.items():
        component["additionalProperties"] = False
        component.pop("title", None)
        for field in component["properties"].values():
            field.pop("default", None)
        if name not in wished:  # what the server sends is always complete
            component["required"] = list(component["properties"])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wartable", "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    }


def generate() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder, "openapi.json"), Path(folder, "protocol.ts")
        source.write_text(json.dumps(schema()), encoding="utf-8")
        node = [sys.executable, str(ROOT / "tools" / "node.py"), GENERATOR, str(source), "-o", str(result)]
        subprocess.run(node, cwd=TYPEGEN, check=True, stdout=subprocess.DEVNULL)
        lines = result.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("export"))
    return HEADER + "".join(in_our_style(line) for line in lines[first:] if not NOISE.match(line))


def in_our_style(line: str) -> str:
    """Two spaces and single quotes, as everywhere in the client."""
    text = line.lstrip(" ")
    indent = " " * ((len(line) - len(text) + 1) // 2)
    return indent + (text if text.startswith(("*", "/*")) else text.replace('"', "'"))


def main(arguments: list[str]) -> int:
    fresh = generate()
    if "--check" not in arguments:
        TARGET.write_text(fresh, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == fresh:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is not what the server's structures give: run tools/protocol_types.py")
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
