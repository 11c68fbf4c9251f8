"""A person who plays Dragon Valley by clicking on the board: what is wished for, and how it is clicked."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect
from tests.web.person import Person

# the first beginning of a key's last part that is offered is chosen, question by question
WISHES: dict[str, Sequence[str]] = {
    "choose_role": ("divide",),
    "choose_pile": ("pile1", "pile2"),
    "chapel_answer": ("block",),
    "charge_now": ("no",),
    "guard_now": ("yes",),
    "rebellion_cash": ("cash",),
    "construction_now": ("no",),
    "remodel_mode": ("no_effect",),
    "battle_extra": ("orc", "dragon", "battering_ram"),
    "advance_join": ("go",),
    "loyalty_give": ("decline",),
    "sap": ("arc_jewel", "pass"),
}
LEAVES = ("done", "pass", "none", "no", "end_turn", "keep")
MOST_MOVES = 2  # in one Move action
PLACES = (
    "pass",
    "keep",
    *(f"{column}{row}" for row in range(1, 7) for column in "abc"),
    *(f"t{n}" for n in range(1, 10)),
)
BEATS = {"archer": ("orc", "dragon"), "knight": ("battering_ram", "orc")}


class Baron:
    """Answers every question by clicking: things on the board, items of a division, or a button."""

    def __init__(self, person: Person, brisk_after: int = 99) -> None:
        """After some rounds turns are ended without an action, so that a whole game does not take long."""
        self.person = person
        self.brisk_after = brisk_after
        self.page = person.page
        self.used: set[str] = set()
        self.moves = 0

    def sit(self, *seats: str, **more: Any) -> str:
        return self.person.new_table(*seats, game="dragon_valley", **more)

    def play(self, until: str = "", most: int = 900) -> bool:
        """Play on until a question is asked, or to the end of the game."""
        for _ in range(most):
            self.person.await_turn()
            if self.person.is_over():
                return not until
            if until and self.question == until:
                return True
            self.answer()
        return False

    @property
    def decision(self) -> dict[str, Any]:
        return dict(self.person.moment["decision"])

    @property
    def question(self) -> str:
        return str(self.decision["question"])

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.person.moment["view"])

    def offers(self) -> list[str]:
        return [option["key"] for option in self.decision["options"]]

    @property
    def draft(self) -> dict[str, Any]:
        """The choice in the making."""
        return self.person.draft()

    @property
    def changed_draft(self) -> dict[str, Any]:
        """The draft as it was told after it was changed last, carried out since or not."""
        messages = map(json.loads, reversed(self.person.frames))
        return dict(next(one["draft"] for one in messages if one["type"] == "draft"))

    def answer(self) -> None:
        if self.question == "assign_item":
            self.divide()
        elif self.person.moment["draft"] is not None:
            self.make_set(self.wish())
        else:
            self.click_option(self.wish())

    # --- what is wished for

    def wish(self) -> str:
        keys, question = self.offers(), self.question
        if question == "turn_menu":
            return self.deed(keys)
        if question == "move_unit":
            return self.stack(keys)
        if question == "move_to":
            return self.goal(keys)
        return self.first_wish(question, keys)

    def first_wish(self, question: str, keys: list[str]) -> str:
        for beginning in WISHES.get(question, ()):
            for key in keys:
                if key.rpartition(":")[2].startswith(beginning):
                    return key
        return next((key for key in reversed(keys) if key in LEAVES), keys[-1])

    def deed(self, keys: list[str]) -> str:
        self.moves = 0
        if self.view["round"] > self.brisk_after:
            return "end_turn"
        cards = [key for key in keys if key.startswith("card:") and key != "card:remodel"]
        for wanted in ("build", "move", *cards, "guard", "scout"):
            if wanted in keys:
                return wanted
        return "end_turn"

    def stack(self, keys: list[str]) -> str:
        """A siege is taken where that can be; else a few stacks move, and it is done."""
        for key in keys:
            if key.startswith("take:"):
                return key
        stacks = [key for key in keys if "." in key]
        self.moves += 1
        if "done" in keys and (self.moves > MOST_MOVES or not stacks):
            return "done"
        return stacks[-1] if stacks else keys[0]

    def goal(self, keys: list[str]) -> str:
        """A battle that is won, then a territory, then the highest space."""
        view = self.view
        unit = keys[0].split(":")[0].split(".")[1]
        goals = {key.rpartition(":")[2]: key for key in keys}
        for enemy in view["baronies"][self.decision["seat"]]["enemies"]:
            if enemy["place"] in goals and enemy["enemy"] in BEATS.get(unit, ()):
                return goals[enemy["place"]]
        return next((key for place, key in goals.items() if place.startswith("t")), keys[0])

    # --- how it is clicked

    def click_option(self, key: str) -> None:
        option = next(one for one in self.decision["options"] if one["key"] == key)
        self.used.add(f"{self.question}:{key.split(':', maxsplit=1)[0]}")

        def click() -> None:
            if not option["touches"]:
                self.page.locator(".answers").get_by_role("button", name=option["text"], exact=True).click()
            else:
                self.show(option["touches"][0])
                thing = self.page.locator(f'.thing:is(.offered, .faint)[data-thing="{option["touches"][0]}"]').first
                thing.click(position={"x": 8, "y": 6})
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            if self.page.locator(".menu").count():
                self.page.get_by_role("menuitem", name=option["text"], exact=True).first.click()

        self.person.act(click)
        self.page.mouse.move(1, 1)  # what is hovered explains itself, and would lie over the next thing

    def make_set(self, key: str) -> None:
        """Pick this, then what is wished for until the set is carried out; what is no pick is the button's answer."""
        before = self.person.seq()
        self.used.add(f"{self.question}:{key.split(':', maxsplit=1)[0]}")
        pick = next((one for one in self.draft["additions"] if one["key"] == key), None)
        while pick is not None:
            self.click_pick(pick)
            if self.changed_draft["full"]:
                self.person.await_seq(before)
                return
            pick = self.further_pick()
        self.confirm()

    def further_pick(self) -> dict[str, Any] | None:
        """What is added to a set that is not whole; a whole one is carried out."""
        draft = self.draft
        found = {one["key"]: one for one in draft["additions"] if not one["instead"]}
        if draft["ready"] or not found:
            return None
        places = [key for key in found if key.rpartition(":")[2] in PLACES]
        if places and "." in places[0].split(":")[0]:
            return found[self.goal(places)]
        return found[self.first_wish(self.question, list(found))]

    def click_pick(self, pick: dict[str, Any]) -> None:
        """Click what a pick touches, and wait until the draft has changed."""
        before = self.person.drafts()

        def click() -> None:
            if not pick["touches"]:
                self.page.locator(f'.answers [data-pick="{pick["key"]}"]').click()
                return
            self.show(pick["touches"][0])
            self.page.locator(f'.thing:is(.offered, .faint, .possible)[data-thing="{pick["touches"][0]}"]').first.click(
                position={"x": 8, "y": 6}
            )
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            if self.page.locator(".menu").count():
                self.page.get_by_role("menuitem", name=pick["text"], exact=True).first.click()

        click()
        self.person.await_draft(before)
        self.page.mouse.move(1, 1)

    def show(self, thing: str) -> None:
        """On a phone one place is seen at a time: go where the thing lies."""
        tabs = self.page.locator(".places")
        if not tabs.count() or self.page.locator(f'[data-thing="{thing}"]').count():
            return
        tabs.get_by_role("tab").last.click()

    def item(self, number: int) -> Any:
        return self.page.locator(f'.dividing [data-thing^="item:"][data-thing$=":{number}"]')

    def divide(self) -> None:
        """Every second item goes to the other pile, by one key each; then it is confirmed."""
        piles = len(next(draw for draw in self.view["draws"] if draw["waiting"])["piles"])
        items = self.page.locator('.dividing [data-thing^="item:"]').count()
        for number in range(items):
            self.item(number).press(str(number % piles + 1))
        expect(self.page.locator(".totals")).to_contain_text(f"{items}/{items}")
        self.confirm()

    def confirm(self) -> None:
        confirm = self.page.locator(".answers .primary")
        expect(confirm).to_be_enabled()
        self.person.act(confirm.click)
