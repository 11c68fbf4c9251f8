"""Draws what a newcomer sees: a lesson, and then a first game, of every game and of Riftlands, at three sizes.

    .venv/bin/python -m tools.first_games                 all pictures of docs/first-games.md
    .venv/bin/python -m tools.first_games --only quests   those of one lesson

The learner does what each step of the lesson says and heeds the first hints of the game. The middle and the end of the
game are played at a glance, from a seed, so that its pictures are always of the same game. An expansion has a lesson of
its own, and its first game begins where that ends.
"""

import argparse
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.support.chromium import FLAGS
from tests.support.server import RunningServer
from tests.web.learner import NUMBER, Learner
from tests.web.moments import at_a_glance, guest_token, lay_for
from tests.web.person import Person
from tools.gallery import SIZES, open_context
from tools.setup import BROWSERS

from wartable.matches.match import Match
from wartable.server.games import games
from wartable.server.lessons import Lesson, lessons
from wartable.titles import title

FOLDER = Path(__file__).parents[1] / "docs" / "first-games"
SEED = 5
PLAYERS = 3
HINTS_HEEDED = 2
MIDDLE = 0.45  # of the game's choices
SHOWN = ("desktop", "tablet", "phone")
SCALE, QUALITY, GAP = 0.5, 62, 12
THINKING = 120_000  # ms: a plain Python takes its time for a hint


class Newcomer:
    """One person with three screens: what is done on the first is seen on all."""

    def __init__(self, browser: Browser, server: RunningServer, lesson: Lesson) -> None:
        self.lesson, self.game, self.server = lesson, lesson.game, server
        self.is_expansion = lesson.name != lesson.game
        sizes = [next(size for size in SIZES if size.name == name) for name in SHOWN]
        contexts = [open_context(browser, server.address, size, "dark", known=[], advice="move") for size in sizes]
        self.token = guest_token(contexts[0])
        cookie = {"name": "wartable_guest", "value": self.token, "url": server.address}
        for context in contexts:
            context.add_cookies([cookie])  # type: ignore[list-item]
        self.person = Person(contexts[0])
        self.pages = [self.person.page, *(context.new_page() for context in contexts[1:])]

    def stages(self) -> Iterator[str]:
        """Comes to one stage after the other; each has a name."""
        yield from self.taught()
        yield from self.first_turns()
        yield from self.later()

    def taught(self) -> Iterator[str]:
        learner = Learner(self.person)
        learner.begin(self.lesson.name)
        self.follow()
        yield "1-lesson-begins"
        while learner.next.count():
            learner.step()
        self.follow()
        yield "2-lesson-asks"
        learner.learn()
        self.follow()
        yield "3-lesson-ends"

    def first_turns(self) -> Iterator[str]:
        if self.is_expansion:
            self.person.page.get_by_role("button", name="Play a first game").click()
            self.person.page.locator(".lesson").wait_for(state="detached")
        else:
            self.begin_from_the_start_page()
        self.person.await_turn()
        self.follow()
        yield "4-first-turn"
        for _ in range(HINTS_HEEDED):
            self.heed()
        self.follow()
        yield "5-after-hints"

    def begin_from_the_start_page(self) -> None:
        page = self.person.page
        page.goto("/")
        page.locator("article").filter(has=page.locator(f'a[href="/how/{self.game}"]')).locator(".primary.big").click()

    def heed(self) -> None:
        """Ask for a hint and do what it says; a set that it has laid out is carried out."""
        page = self.person.page
        page.locator(".hint .do").wait_for(state="detached")  # of the hint before
        page.keyboard.press("t")
        page.locator(".hint .do").wait_for(timeout=THINKING)
        before = self.person.seq()  # that it was asked for has been counted
        page.locator(".hint .do").click()
        page.wait_for_timeout(1000)
        if self.person.seq() == before:
            page.keyboard.press("c")
        self.person.await_seq(before)
        self.person.await_turn()

    def later(self) -> Iterator[str]:
        choices = len(self.played(None).choices)
        for name, number in (("6-middle", int(choices * MIDDLE)), ("7-end", choices)):
            match = self.played(number)
            seats = ["person", *["beginner"] * (match.players - 1)]
            self.follow(f"/t/{lay_for(self.server, match, seats, [self.token])}")
            yield name

    def played(self, choices: int | None) -> Match:
        """A first game that was played at a glance up to the first question of the newcomer's after so many choices."""
        info = next(one for one in games() if one.name == self.game)
        expansion = {name: setting for name, setting in self.lesson.script.options.items() if setting is True}
        match = Match(title(self.game), PLAYERS, SEED, info.first_game.options | expansion)
        return at_a_glance(
            match,
            lambda asked, game: choices is not None and len(game.choices) >= choices and asked.seat == 0,
        )

    def follow(self, address: str = "") -> None:
        """All screens show the same table, at rest."""
        for page in self.pages if address else self.pages[1:]:
            page.goto(address or self.person.page.url)
        for page in self.pages:
            page.locator(".table-top").wait_for()
            page.wait_for_load_state("networkidle")
            self.read_on(page)

    def read_on(self, page: Page) -> None:
        """To the step of the lesson that is read on the first screen."""
        number = self.person.page.locator(NUMBER)
        while number.count() and page.locator(NUMBER).inner_text() != number.inner_text():
            page.keyboard.press("n")
            page.wait_for_timeout(50)


def side_by_side(pages: list[Page]) -> Image.Image:
    for page in pages:
        page.mouse.move(0, 0)  # nothing explains itself unasked
    shots = [Image.open(io.BytesIO(page.screenshot())).convert("RGB") for page in pages]
    small = [
        shot.resize((int(shot.width * SCALE), int(shot.height * SCALE)), Image.Resampling.LANCZOS) for shot in shots
    ]
    width = sum(one.width for one in small) + GAP * (len(small) - 1)
    sheet, left = Image.new("RGB", (width, max(one.height for one in small)), "#1b1512"), 0
    for one in small:
        sheet.paste(one, (left, 0))
        left += one.width + GAP
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=lessons())
    wish = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    chromium = next(browser for browser in BROWSERS if browser.exists())
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name in [wish.only] if wish.only else lessons():
            newcomer = Newcomer(browser, server, lessons()[name])
            for stage in newcomer.stages():
                side_by_side(newcomer.pages).save(FOLDER / f"{name}-{stage}.webp", quality=QUALITY, method=6)
                print(name, stage, flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
