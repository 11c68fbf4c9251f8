"""A person who plays Shadow Kingdoms by clicking on the board: what is wished for, and how it is clicked."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.person import Person

# the first beginning of a key that is offered is chosen, question by question
WISHES: dict[str, Sequence[str]] = {
    "destination": ("go:camp", "go:riftlands", "go:tactics", "go:champions", "go:gem", "go:magic", "go:gold"),
    "gem_shrine": ("take",),
    "magic_shrine": ("award", "magic"),
    "champions_shrine": ("buy:ongoing", "buy:instant", "buy:endgame"),
    "tactics_shrine": ("reserve",),
    "reserve_bonus": ("pay",),
    "champion_pick": ("take",),
    "marker": ("marker:wild", "marker:track_14", "marker:troop_4", "marker:strength"),
    "battle_plan": ("battle",),
    "area": ("area:1", "area:0", "area:2"),
    "rift": ("rift:rift_3", "rift:rift_2", "rift:rift_1"),
    "relic_place": ("active", "replace"),
    "staff": ("staff",),
    "raise": ("raise",),
    "orb": ("two",),
    "paid_bonus": ("pay",),
}
HAS_MENU = "() => new Promise(requestAnimationFrame).then(() => document.querySelector('.menu') !== null)"
LEAVES = ("done", "pass")
LONGEST = 600
FEW_GEMS = 1
MUCH_MAGIC = 3


def destination(view: dict[str, Any]) -> Sequence[str]:
    """Gems and Magic before a battle, so that it can be fought with everything; plans and Champions in between."""
    me = view["players"][0]
    first = ["go:camp"] if me["gems"] >= FEW_GEMS and me["magic"] >= MUCH_MAGIC else []
    if me["gems"] < FEW_GEMS:
        first.append("go:gem")
    if me["magic"] < MUCH_MAGIC:
        first.append("go:magic")
    return [*first, *WISHES["destination"]] if me["markers"] and len(me["dice"]) >= 2 else WISHES["destination"][1:]


def wish(decision: dict[str, Any], view: dict[str, Any]) -> str:
    """The key that is wished for."""
    keys = [option["key"] for option in decision["options"]]
    question = decision["question"]
    wishes = destination(view) if question == "destination" else WISHES.get(question, ())
    for beginning in wishes:
        for key in keys:
            if key.startswith(beginning):
                return str(key)
    if question in ("flip", "change"):
        return "done"
    return next((key for key in reversed(keys) if key in LEAVES), str(keys[-1]))


class Warden:
    """Answers every question by clicking: things on the board, the knobs of dice in a battle, or a button."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.used: set[str] = set()
        self.fought_with_everything = False  # a battle with a flipped die, a raised one and a Wild one

    def sit(self, *seats: str, **more: Any) -> str:
        return self.person.new_table(*seats, game="shadow_kingdoms", **more)

    def play(self, until: str = "", until_fought: bool = False) -> bool:
        """Play on until a question is asked, until a battle was fought with everything, or to the end of the game."""
        for _ in range(LONGEST):
            self.person.await_turn()
            if self.person.is_over() or (until_fought and self.fought_with_everything):
                return True
            if until and self.person.moment["decision"]["question"] == until:
                return True
            self.answer()
        return False

    def answer(self) -> None:
        decision, view = self.person.moment["decision"], self.person.moment["view"]
        if decision["question"] in ("flip", "change"):
            self.change_dice()
        elif self.person.moment["draft"] is not None:
            self.confirm()  # what is suggested, or nothing
        else:
            self.click_option(wish(decision, view))

    def click_option(self, key: str) -> None:
        decision = self.person.moment["decision"]
        option = next(one for one in decision["options"] if one["key"] == key)
        self.used.add(key.split(":", maxsplit=1)[0] if key.count(":") < 1 else ":".join(key.split(":")[:2]))

        def click() -> None:
            if not option["touches"]:
                self.person.click_twice(
                    self.page.locator(".answers").get_by_role("button", name=option["text"], exact=True)
                )
                return
            if option["mode"]:
                self.page.locator(".answers").get_by_role("button", name=option["mode"]).click()
            thing = self.page.locator(f'.thing:is(.offered, .faint)[data-thing="{option["touches"][0]}"]').first
            thing.click()
            if self.page.evaluate(HAS_MENU):
                self.page.get_by_role("menuitem", name=option["text"], exact=True).first.click()

        self.person.act(click)
        self.page.mouse.move(1, 1)  # what is hovered explains itself, and would lie over the next thing

    def change_dice(self) -> None:
        """Flip the weakest die of the plan, and raise the first that can be raised, as far as Gems and Magic go."""
        battle = self.person.moment["view"]["battle"]
        strengths = [int(die.split(":")[1]) for die in battle["dice"]]
        weakest = strengths.index(min(strengths))
        flips = self.page.get_by_role("button", name="Flip").all()
        is_flipped = bool(flips) and self.turn(flips[weakest], "flip")
        raises = self.page.get_by_role("button", name="Raise by 1").all()
        is_raised = any(self.turn(knob, "up") for knob in raises)  # the first that turns is enough
        self.fought_with_everything |= is_flipped and is_raised and bool(battle["surplus"])
        self.confirm()

    def turn(self, knob: Locator, word: str) -> bool:
        """Press a knob of a die, if it can be pressed, and wait until the draft holds the change."""
        if not knob.is_enabled():
            return False
        self.person.pick(knob)
        self.used.add(word)
        return True

    def confirm(self) -> None:
        confirm = self.page.locator(".answers .primary")
        expect(confirm).to_be_enabled()
        self.person.act(confirm.click)
