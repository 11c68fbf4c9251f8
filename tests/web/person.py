"""A person before the browser: opens pages, clicks what glows, and remembers every frame that came in."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Position, WebSocket, expect

PATIENCE = 15_000
CREATED = 201
OFTEN = 20.0  # milliseconds between two looks; by default there is one a frame, and each makes the page draw a frame
ZONES = ("quest:", "slot:", "citizen_deck", "guild:", "player_hand:", "hand:")  # what is clicked, best first
PICKED = ("pay_hire", "quest_party", "hand_limit", "guild_limit")
CORNER: Position = {"x": 10, "y": 8}  # cards of a full hand overlap: only their left side is seen


class Person:
    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[str] = []
        self.mistakes: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.mistakes.append(f"page error: {error}"))
        self.page.on("console", self._complain)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.location["url"].endswith("/api/tables/aaaaaaaaaaaa"):
            self.mistakes.append(f"{message.text} {message.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def another(self) -> "Person":
        """Another window of the same person."""
        return Person(self.page.context)

    # --- going somewhere

    def go(self, path: str) -> None:
        self.page.goto(path)

    def new_table(self, *seats: str, **more: Any) -> str:
        """Set up a table as this guest, and sit down at it."""
        wish = {"game": "quests", "players": len(seats), "seats": list(seats), **more}
        asking = self.page.context.request  # it shares the guest's cookie with the page
        asking.get("/api/games")
        answer = asking.post("/api/tables", data=wish)
        assert answer.status == CREATED, answer.text()
        table = answer.json()["id"]
        self.page.goto(f"/t/{table}")
        expect(self.page.locator(".table-top, .panel").first).to_be_visible()
        return str(table)

    # --- looking

    def moments(self) -> list[dict[str, Any]]:
        return [message for message in map(json.loads, self.frames) if message["type"] == "moment"]

    @property
    def moment(self) -> dict[str, Any]:
        """The newest moment. The page may show one before its frame is recorded here, so we wait for that."""
        shown = self.seq() if self.page.locator(".table-top").count() else 0
        return self._told(lambda: self._newest("moment"), lambda moment: bool(moment["seq"] >= shown))

    def draft(self) -> dict[str, Any]:
        """The choice in the making that is shown; its frame is waited for as well."""
        shown = sorted(self.picks())
        return self._told(
            lambda: self._newest("draft", "moment")["draft"] or {},
            lambda draft: sorted(pick["key"] for pick in draft.get("picks", [])) == shown,
        )

    def _told(self, newest: Callable[[], dict[str, Any]], is_shown: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        for _ in range(PATIENCE // 10):
            if is_shown(newest()):
                return newest()
            self.page.wait_for_timeout(10)
        raise AssertionError("something is shown that was never told")

    def _newest(self, *types: str) -> dict[str, Any]:
        messages: Iterator[dict[str, Any]] = map(json.loads, reversed(self.frames))
        return next(message for message in messages if message["type"] in types)

    def is_asked(self) -> bool:
        return self.page.locator(".status.yours").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".status.over").count() > 0

    def await_turn(self) -> None:
        self.page.wait_for_selector(".status.yours, .status.over")

    def seq(self) -> int:
        return int(self.page.locator(".table-top").get_attribute("data-seq") or 0)

    def shown_question(self) -> str:
        return self.page.locator(".status .text").inner_text()

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    def offered(self, zone: str = "") -> list[str]:
        """The ids of the things that glow."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.thing:is(.offered, .faint)')].map((thing) => thing.dataset.thing)"
        )
        return [name for name in dict.fromkeys(found) if name.startswith(zone)]

    # --- doing

    def act(self, do: Callable[[], None]) -> None:
        """Do something that changes the table, and wait until its answer is shown."""
        before = self.seq()
        do()
        self.await_seq(before)

    def await_seq(self, before: int) -> None:
        """Wait until what was chosen is shown."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.table-top').dataset.seq) > before", arg=before, polling=OFTEN
        )

    def drafts(self) -> int:
        """How often a draft has been told."""
        return sum('"type":"draft"' in frame for frame in self.frames)

    def await_draft(self, before: int) -> None:
        """Wait until a draft has been told once more, and is shown."""
        for _ in range(PATIENCE // 10):
            if self.drafts() > before:
                break
            self.page.wait_for_timeout(10)
        assert self.drafts() > before, "the draft has not changed"
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def click_thing(self, name: str) -> None:
        """Click a thing; where a menu opens, as several options touch it or one deserves a caution, take the last."""
        options = [option for option in self.moment["decision"]["options"] if name in option["touches"]]

        def click() -> None:
            self.thing(name).click(position=CORNER)
            for _ in range(2):
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
                if self.page.locator(".menu").count():
                    self.page.get_by_role("menuitem", name=options[-1]["text"]).click()

        self.act(click)

    def answer(self, name: str) -> None:
        """Click a button beside the question."""
        button = self.page.locator(".answers").get_by_role("button", name=re.compile(name))
        self.act(lambda: self.click_twice(button))

    def click_twice(self, button: Locator) -> None:
        """Click a button, and once more what it asks for on the spot, if it does."""
        button.click()
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        again = self.page.locator(".menu .primary")
        if again.count():
            again.click()

    def choose_sensibly(self) -> None:
        """Answer the question by clicking cards: quests first, then hires, then a card."""
        decision = self.moment["decision"]
        if decision["question"] in PICKED:
            self.pick_and_confirm()
            return
        things = [name for name in self.offered() if self._is_wanted(name, decision)]
        for zone in ZONES:
            if wanted := [name for name in things if name.startswith(zone)]:
                self.click_thing(wanted[0])
                return
        self.act(lambda: self.click_twice(self.page.locator(".answers .button").last))

    def _is_wanted(self, name: str, decision: dict[str, Any]) -> bool:
        """A quest is completed or taken where that can be, not reserved; powers that cost something are declined."""
        if name.startswith("quest:") and decision["question"] in ("main", "bonus"):
            return any(option["key"] == name for option in decision["options"])
        return bool(decision["question"] != "pay_power")

    def pick_and_confirm(self) -> None:
        """Pick cards until the totals are met, the last ones first to try the order, and confirm."""
        confirm = self.page.locator(".answers .primary")
        while confirm.is_disabled():
            self.pick(self.page.locator(".own .thing.offered").last)
        self.act(confirm.click)

    def picks(self) -> list[str]:
        """What the draft holds that the page shows."""
        return (self.page.locator(".table-top").get_attribute("data-picks") or "").split()

    def pick(self, thing: Locator) -> None:
        """Pick a thing or take it back, and wait until the draft has changed."""
        before = " ".join(self.picks())
        thing.click(position=CORNER)
        self.page.wait_for_function(
            "before => document.querySelector('.table-top').dataset.picks !== before", arg=before, polling=OFTEN
        )
