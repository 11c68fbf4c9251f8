"""A person who plays Immortals by clicking: lays plans by card and space, reveals, attacks, builds."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.web.person import OFTEN, Person

# the first beginning of a key that is offered is chosen, question by question
WISHES: dict[str, tuple[str, ...]] = {
    "draw": ("draw",),
    "perform": ("perform",),
    "compensation": ("energy",),
    "structure": ("shrine", "capital", "portal"),
    "magic": ("construct", "transition", "draw_conflict"),
    "turn": ("reveal",),
}
EXTRACT = ("extract_gold", "extract_energy")
MARCH = ("attack_or_move", "source", "target", "strength", "move_source", "destination", "move_number")
ARMY_SPACES = ("extract_gold", "extract_energy", "construct", "attack_1", "transition_3", "attack_2", "attack_or_move")


def wish(decision: dict[str, Any]) -> str:
    keys = [str(option["key"]) for option in decision["options"]]
    for beginning in WISHES.get(decision["question"], ()):
        for key in keys:
            if key.startswith(beginning):
                return key
    return keys[-1]


class Immortal:
    """Answers every question by clicking on map, board and buttons."""

    def __init__(self, person: Person, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.used: set[str] = set()
        self.lets_page_answer = False
        self.most_cards = 10  # how many cards are planned in a round

    def sit(self, *seats: str, **more: Any) -> str:
        return self.person.new_table(*seats, game="immortals", **more)

    def play(self, until: str = "", most: int = 2000) -> bool:
        """Play on until a question is asked, or to the end of the game."""
        for _ in range(most):
            self.person.await_turn()
            if self.person.is_over():
                return True
            if until and self.question() == until:
                return True
            if self.lets_page_answer and self.question() in ("", "compensation"):
                self.page.wait_for_timeout(20)
            else:
                self.answer()
        return False

    def always_take_energy(self) -> None:
        """From now on the page answers this question automatically."""
        self.page.get_by_role("button", name="Always energy").click()
        self.lets_page_answer = True

    def question(self) -> str:
        """What is asked; nothing where the page has just answered automatically."""
        decision = self.person.moment["decision"]
        return str(decision["question"]) if decision else ""

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.moment["view"]
        return found

    def me(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.view()["players"][self.seat]
        return mine

    def answer(self) -> None:
        self.see_newest()
        question = self.question()
        if not question:  # what was asked before is answered meanwhile, or others are
            return
        self.used.add(question)
        if question == "plan":
            self.plan()
        elif question in ("reinforce", "limbo", "transition_site"):
            self.send_armies()
        elif question in MARCH:
            self.march()
        else:
            self.click_option(wish(self.person.moment["decision"]))

    def see_newest(self) -> None:
        """Frames may be ahead of what the page shows: a card must not be pressed that is just going away."""
        shows = "seq => Number(document.querySelector('.table-top').dataset.seq) >= seq"
        self.page.wait_for_function(shows, arg=self.person.moment["seq"], polling=OFTEN)

    # --- planning

    def wanted_plan(self) -> list[tuple[str, str]]:
        """Region cards on the army spaces, conflict cards where those run out, magic on a magic space."""
        hand, sites = self.me()["hand"], self.view()["sites"]
        owned = {site["region"] for site in sites if site["owner"] == self.seat}
        cards = [card for card in hand["regions"] if card.removeprefix("region_") in owned]
        plain = [card for card in hand["conflicts"] if "_wild_" not in card]
        plan = list(zip(ARMY_SPACES, [*cards, *plain], strict=False))
        return [*plan, ("magic_1", hand["magic"][-1])][: self.most_cards]

    def plan(self) -> None:
        for space, card in self.wanted_plan():
            self.lay(space, card)
        self.confirm()

    def space(self, space: str) -> str:
        return f"space:{self.seat}:{space}"

    def lay(self, space: str, card: str) -> None:
        """Click a card and then a space."""
        self.tap(f"card:{card}")
        self.tap(self.space(space))
        expect(self.person.thing(self.space(space)).locator(".tile")).to_be_visible()

    def tap(self, thing: str) -> None:
        found = self.person.thing(thing)
        found.scroll_into_view_if_needed()
        found.click()
        self.page.mouse.move(1, 1)  # what is hovered explains itself, and would lie over the next thing

    # --- everything else

    def additions(self, step: str) -> list[dict[str, Any]]:
        """The picks of a kind that can be added."""
        return [one for one in self.person.draft()["additions"] if one["key"].startswith(f"{step}:")]

    def drag(self, thing: str, goal: Callable[[], str]) -> None:
        """Drag a thing that is picked by lifting it to another; which one is known once the server has answered."""
        before = " ".join(self.person.picks())
        changed = "before => document.querySelector('.table-top').dataset.picks !== before"
        self.person.thing(thing).hover()
        self.page.mouse.down()
        self.page.mouse.move(1, 1, steps=3)
        self.page.wait_for_function(changed, arg=before, polling=OFTEN)
        before = " ".join(self.person.picks())
        self.person.thing(goal()).hover()
        self.page.mouse.up()
        self.page.wait_for_function(changed, arg=before, polling=OFTEN)
        self.page.mouse.move(1, 1)

    def send_armies(self) -> None:
        """Send all that may be sent, the last site first, to try the order."""
        limbos = self.person.draft()["totals"]
        while any(one["have"] < one["need"] for one in limbos):
            self.pick(self.person.draft()["additions"][-1]["touches"][0])
            limbos = self.person.draft()["totals"]
        self.confirm()

    def pick(self, thing: str) -> None:
        """Press a thing, and wait until the draft has changed."""
        before = " ".join(self.person.picks())
        self.tap(thing)
        self.page.wait_for_function(
            "before => document.querySelector('.table-top').dataset.picks !== before", arg=before
        )

    def march(self) -> None:
        """Press from where and to where, and send as many as there are."""
        for step in ("from", "to"):
            found = [one for one in self.additions(step) if one["touches"]]
            if found:
                self.pick(found[-1]["touches"][0])
        self.person.act(self.page.locator(".choice .send").click)

    def confirm(self) -> None:
        confirm = self.page.locator(".answers .primary")
        expect(confirm).to_be_enabled()
        self.person.act(lambda: self.person.click_twice(confirm))

    def click_option(self, key: str) -> None:
        decision = self.person.moment["decision"]
        option = next(one for one in decision["options"] if one["key"] == key)
        touched = [thing for thing in option["touches"] if self.page.locator(f'[data-thing="{thing}"]').count()]

        def click() -> None:
            if decision["question"] == "structure":
                self.person.click_twice(self.page.locator(".buttons .button").nth(decision["options"].index(option)))
            elif not touched:
                self.person.click_twice(self.page.locator(f'.answers [data-key="{key}"]'))
            else:
                self.tap(touched[0])
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
                if self.page.locator(".menu").count():
                    self.page.get_by_role("menuitem", name=option["text"], exact=True).first.click()

        self.person.act(click)
