"""Hostility: messages, paths and frames that no page would send; the same seed makes the same."""

import json
import random
import re
import struct
from typing import Any

from wartable.server import wishes
from wartable.server.pages import CLIENT_ROUTES
from wartable.server.routes import API

STRINGS = [
    "",
    "a",
    "\x00",
    "\ud7ff",
    "ünï",
    "x" * 5000,
    "../../etc/passwd",
    "%00",
    "'; DROP TABLE events; --",
    "\u202e",
    "🐉" * 20,
]
NUMBERS = [-1, 0, 1, 2**31, 2**53, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308]
MESSAGES = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in wishes.ClientMessage.__args__}
RIGHTFUL = ("say", "react", "mute", "complain", "switch_talk", "face")  # for everybody who is at the table
RIGHTFUL_SEATED = ("fill_seat", "stand_in", "come_back", "resign", "pause")
KINDS = [*MESSAGES, "moment", "ack", "", "__class__", None, 7]
THINGS = ["slot", "quest", "hand", "guild", "player_hand", "citizen_deck", "hire", "pay", "use", "take", "draw"]
METHODS = [*["GET", "POST"] * 6, *["DELETE"] * 2, "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"]
ROUTES = [re.sub("{[^}]*}", "{}", path) for route in API for path in sorted(route.paths)]
PATHS = [
    *ROUTES, *(f"/{page}/{{}}" for page in CLIENT_ROUTES), "/", "/assets/{}", "/{}", "/api", "/api/tables/{}/socket",
    "/api/schema/{}", "/api/schema/openapi.json", "/{}/../{}", "/health", "/metrics", "/admin",
]  # fmt: skip


class Hostile:
    """Makes nonsense; the same seed makes the same. `names` are those of tables and players that there are."""

    def __init__(self, seed: int, table: str, keys: list[str], names: list[str]) -> None:
        self.chance = random.Random(seed)
        self.keys = keys
        self.names = [table, *names, "quests", "0", "1", "2", "99999999999999999999", *STRINGS]

    def value(self, depth: int = 0) -> Any:
        pick = self.chance.randrange(8 if depth < 3 else 5)
        if pick < 2:
            return self.chance.choice(STRINGS)
        if pick < 4:
            return self.chance.choice(NUMBERS)
        if pick == 4:
            return self.chance.choice([None, True, False])
        if pick < 7:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.chance.choice(STRINGS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def thing(self) -> str:
        words = [
            str(self.chance.choice([*range(-1, 9), 10**12, "knight", "nobody"]))
            for _ in range(self.chance.randrange(4))
        ]
        return ":".join([self.chance.choice(THINGS), *words])

    def wish(self, is_seated: bool) -> dict[str, Any]:
        """A message that is nearly right, or right but not for the one who sends it."""
        wish: dict[str, Any] = {"type": self.chance.choice(KINDS), "id": f"f{self.chance.random()}".replace(".", "")}
        wish["seq"] = self.chance.choice([self.chance.randrange(6), self.chance.choice(NUMBERS)])
        for name in ("keys", "picks", "drop", "add", "held"):
            wish[name] = self.chance.choice([[self.chance.choice(self.keys)], [self.thing()], [], self.value()])
        wish["thing"] = self.chance.choice([self.thing(), self.value()])
        wish |= {"seat": self.chance.choice([0, 1, 7, self.value()]), "number": self.value(), "author": self.value()}
        wish |= {
            name: self.chance.choice(["skilled", "thanks", self.value()]) for name in ("level", "reaction", "text")
        }
        wish |= {name: self.chance.choice([True, False, self.value()]) for name in ("yes", "on")}
        if self.chance.random() < 0.8:
            wish = {name: wish[name] for name in ("type", *MESSAGES.get(str(wish["type"]), ()))}
        if wish["type"] in (*RIGHTFUL, *RIGHTFUL_SEATED) if is_seated else wish["type"] in RIGHTFUL:
            wish["of_no_use"] = self.value()  # else it might be right
        return wish

    def message(self, is_seated: bool = False) -> str | bytes:
        pick = self.chance.random()
        if pick < 0.6:
            return json.dumps(self.wish(is_seated))
        if pick < 0.7:
            return json.dumps(self.value())
        text = json.dumps(self.wish(is_seated))
        if pick < 0.9:
            place = self.chance.randrange(len(text))
            return (
                text[:place] + self.chance.choice(["", "\x00", '"', "{", "]", "\\ud800", "9" * 400]) + text[place + 1 :]
            )
        if pick < 0.95:
            return self.chance.choice(["[", "{", '"']) * self.chance.randrange(1, 16_000)
        return self.chance.randbytes(self.chance.randrange(40))

    def broken_message(self) -> str:
        """What even the player whose turn it is cannot mean: half a message, or a row whose end nobody offers."""
        wish: dict[str, Any] = {"type": "choose", "id": "x", "seq": 2}
        pick = self.chance.random()
        if pick < 0.3:
            held = [self.thing() for _ in range(self.chance.randrange(3))]
            return json.dumps({"type": "ask_why", "id": "x", "thing": self.thing(), "held": held})
        if pick < 0.6:
            return json.dumps(wish | {"keys": [self.chance.choice(self.keys), f"{self.thing()}:zzz"]})
        return json.dumps(wish | {"keys": self.keys[:1]})[: self.chance.randrange(1, 40)]

    def path(self) -> str:
        template = self.chance.choice(PATHS)
        return template.format(*(self.chance.choice(self.names) for _ in range(template.count("{}"))))

    def frame(self) -> bytes:
        """A bare frame: reserved bits, unknown codes, no mask, lengths that lie."""
        head = bytes([self.chance.randrange(256)])
        length = self.chance.choice([b"\x05", b"\x85", b"\xfe\xff\xff", b"\xff" + struct.pack(">Q", 2**62), b"\x80"])
        return head + length + self.chance.randbytes(self.chance.randrange(60))
