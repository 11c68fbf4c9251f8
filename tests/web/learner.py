"""A learner before the browser: reads each step of a lesson and does what it says, with a pointer or keys alone."""

from typing import Any

from playwright.sync_api import Locator
from tests.web.person import CORNER, OFTEN, PATIENCE, Person

LONGEST = 400  # presses of Tab; more are a trap
NUMBER = ".lesson .where span"
# What a person sees of how far it has come.
LOOK = """() => {
    const number = document.querySelector('NUMBER')?.textContent;
    const { seq, picks } = document.querySelector('.table-top').dataset;
    const told = (selector) => [...document.querySelectorAll(selector)].map((one) => one.ariaLabel ?? one.textContent);
    return {
        place: [number, seq, picks].join('; '),
        held: told('.thing[aria-pressed=true], .head[aria-pressed=true]'),
        menu: told('.menu [role=menuitem]').join('; '),
    };
}""".replace("NUMBER", NUMBER)
# What is held and let go of again, or a menu that closes, is on its way to the server.
IS_FURTHER = f"""before => {{
    const now = ({LOOK})();
    const isNew = (one) => !before.held.includes(one);
    return now.place !== before.place || now.held.some(isNew) || (now.menu && now.menu !== before.menu);
}}"""
# What glows because it is expected now, best first: the button beside the question, the thing itself, or its place.
WANTED = (
    ".status .hinted:not([disabled])",
    ".choice .hinted:not([disabled])",
    ".pile .head.hinted[aria-pressed=false]",
    ".item.hinted",
    ".thing.hinted:is(.offered, .faint)",
    ".thing.hinted.possible",
)
LISTED = ".options .hinted"
# A set may be carried out as soon as it is whole: then nothing more glows until the next step is shown.
IS_ASKED = f"""number => document.querySelector('{NUMBER}')?.textContent !== number
    || document.querySelector('{", ".join((*WANTED, LISTED))}')"""


class Learner:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.steps = 0

    def begin(self, lesson: str) -> None:
        """Come to the table of a lesson, as the button on the start page leads there."""
        self.page.goto("/about")
        table = self.page.evaluate(
            """async (name) => (await (await fetch(`/api/lessons/${name}`, {method: 'POST',
               headers: {'Content-Type': 'application/json'}, body: '{}'})).json()).id""",
            lesson,
        )
        self.page.goto(f"/t/{table}")
        self.page.locator(".lesson").wait_for()

    def learn(self) -> None:
        """To the end of the lesson."""
        while not self.is_over():
            self.step()

    def is_over(self) -> bool:
        return self.page.locator(".lesson .ways a[href^='/how/']").count() > 0

    def step(self) -> None:
        """Read on, or do what is asked."""
        self.steps += 1
        number = self.number()
        if self.next.count():
            self.press(self.next)
        else:
            self.page.wait_for_selector(".status.yours")
            self.do()
        is_next = f"was => document.querySelector('{NUMBER}')?.textContent !== was"
        self.page.wait_for_function(is_next, arg=number, timeout=PATIENCE, polling=OFTEN)

    @property
    def next(self) -> Locator:
        return self.page.locator(".lesson .do[aria-keyshortcuts]")

    def number(self) -> str:
        return self.page.locator(NUMBER).inner_text()

    def do(self) -> None:
        """One choice, or all picks of a set and then the button that sends it."""
        number = self.number()
        for _ in range(40):
            self.page.wait_for_function(IS_ASKED, arg=number, polling=OFTEN)
            if self.number() != number:
                return
            self.press_and_see(self.wanted())
            if self.page.locator(".menu").count():
                self.press_and_see(self.in_menu())
        raise AssertionError(f"the step {number} does not end")

    def press_and_see(self, target: Locator) -> None:
        """Press, and wait for what comes of it: a step, a choice or a pick further, something held, or a menu."""
        before = self.page.evaluate(LOOK)
        self.press(target)
        self.page.wait_for_function(IS_FURTHER, arg=before, polling=OFTEN)

    def in_menu(self) -> Locator:
        text = next(option["text"] for option in self.offers() if option["key"] == self.expected())
        return self.page.get_by_role("menuitem", name=text, exact=True)

    def offers(self) -> list[dict[str, Any]]:
        moment = self.person.moment
        return [*moment["decision"]["options"], *(moment["draft"] or {"additions": []})["additions"]]

    def expected(self) -> str:
        left = list(self.person.moment["lesson"]["steps"][-1]["expects"])
        for pick in self.person.picks():
            if pick in left:
                left.remove(pick)
        return str(left[0])

    def wanted(self) -> Locator:
        """What glows because it is expected now: the thing itself, or the button beside the question."""
        if self.page.locator(LISTED).filter(visible=True).count() and not self.is_wide():
            return self.listed()  # the list is open over the board
        for selector in WANTED:
            found = self.page.locator(selector).filter(visible=True)
            if found.count():
                return found.first
        return self.listed()

    def listed(self) -> Locator:
        """The same in the list of options."""
        if not self.page.locator(LISTED).filter(visible=True).count():
            self.page.locator(".sheet").get_by_role("tab", name="Options").click()
        return self.page.locator(LISTED).first

    def is_wide(self) -> bool:
        """Whether the list of options has a place beside the board."""
        return not self.page.locator(".sheet").get_by_role("tab").first.is_visible()

    def press(self, target: Locator) -> None:
        box = target.bounding_box() or {"width": 0, "height": 0}
        is_large = box["width"] > 2 * CORNER["x"] and box["height"] > 2 * CORNER["y"]
        target.click(position=CORNER if is_large else None)
        self.page.mouse.move(1, 1)  # what is hovered explains itself, and would lie over the next thing


class KeyLearner(Learner):
    """Uses nothing but the keyboard: N reads on, O goes to the options, arrows and Enter choose.

    After every press the focus is somewhere at the table, never at the top of the page.
    """

    def press_and_see(self, target: Locator) -> None:
        super().press_and_see(target)
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def press(self, target: Locator) -> None:
        if target.get_attribute("aria-keyshortcuts"):
            self.page.keyboard.press("n")
            return
        self.reach(target)
        self.page.keyboard.press("Enter")

    def wanted(self) -> Locator:
        for selector in WANTED[:2]:
            button = self.page.locator(selector)
            if button.count():
                return button.first
        return self.listed()

    def reach(self, target: Locator) -> None:
        """Go there by Tab, from the list of options on where it is in it."""
        handle = target.element_handle()
        self.page.keyboard.press("o")
        for _ in range(LONGEST):
            if self.page.evaluate("(wanted) => document.activeElement === wanted", handle):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("keys do not lead there")
